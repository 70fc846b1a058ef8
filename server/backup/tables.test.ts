import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, through } from '../../test/support/database.ts'
import { connected } from '../../test/support/operating/backups.ts'
import { countCopied, readTable } from './tables.store.ts'

/** What PostgreSQL sends after the last row of a copy. */
const copyDone = Buffer.from([0x63, 0, 0, 0, 4])

test('the rows of a copy are counted, even if PostgreSQL’s count comes later than the rows', async t => {
  const direct = new URL(process.env.LEARN_TEST_DATABASE_URL ?? assert.fail())
  const proxy = createServer(client => {
    const server = connect(addressOf(direct))
    for (const socket of [client, server]) socket.setNoDelay(true).on('error', () => undefined)
    client.pipe(server)
    server.on('data', async chunk => {
      const end = chunk.indexOf(copyDone) + copyDone.length
      if (end < copyDone.length) return client.write(chunk)
      client.write(chunk.subarray(0, end))
      await sleep(100)
      client.write(chunk.subarray(end))
    })
    server.on('end', () => client.end())
  })
  t.after(() => proxy.close())
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port } = proxy.address() as AddressInfo
  await connected(through(direct, port).href, async client => {
    await client.query('create temporary table numbers as select n from generate_series(1, 100) n')
    const rows = readTable(client, { name: 'numbers', columns: ['n'] })
    for await (const _ of rows);
    assert.equal(await countCopied(client, rows), 100)
  })
})
