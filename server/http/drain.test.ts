import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

test('a connection that never sent a request does not delay the stop', async () => {
  const server = await world.startAnotherServer()
  const { port, hostname: host } = new URL(server.url)
  const opened = connect({ port: Number(port), host })
  await once(opened, 'connect')
  const closed = once(opened, 'close')
  const began = performance.now()
  await server.close()
  await closed
  assert(performance.now() - began < 10_000)
})

test('a connection opened just before the stop still gets its answer', async () => {
  const server = await world.startAnotherServer()
  const { port, hostname: host } = new URL(server.url)
  const opened = connect({ port: Number(port), host })
  await once(opened, 'connect')
  const ended = server.close()
  opened.write('GET /healthz HTTP/1.1\r\nHost: learn\r\n\r\n')
  assert.match(Buffer.concat(await Array.fromAsync(opened)).toString(), /^HTTP\/1\.1 200 /)
  await ended
})
