import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())

/** Signs in on a new or a used connection and resets it at once. Says when it is ready, and when the connection is gone. */
const client = `
  const { workerData: { port, isNew, flags }, parentPort } = require('node:worker_threads')
  const body = JSON.stringify({ username: 'brave-otter-12', pin: '4071' })
  const signIn = 'POST /auth/student HTTP/1.1\\r\\nHost: here\\r\\nContent-Type: application/json\\r\\nContent-Length: ' + body.length + '\\r\\n\\r\\n' + body
  const socket = new (require('node:net').Socket)()
  const leave = () => socket.write(signIn, () => socket.resetAndDestroy())
  const whenAsked = work => {
    parentPort.postMessage('ready')
    Atomics.wait(flags, 0, 0)
    work()
  }
  socket.on('close', () => { Atomics.store(flags, 1, 1); Atomics.notify(flags, 1) })
  if (isNew) whenAsked(() => socket.connect(port, '127.0.0.1', leave))
  else {
    socket.connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\\r\\nHost: here\\r\\n\\r\\n'))
    socket.once('data', () => whenAsked(leave))
  }`

/** The server runs in this thread, so it reads nothing until the client has gone. */
async function leaveBeforeItIsRead(isNew: boolean): Promise<void> {
  const flags = new Int32Array(new SharedArrayBuffer(8))
  const port = Number(new URL(world.server.url).port)
  const worker = new Worker(client, { eval: true, workerData: { port, isNew, flags } })
  await once(worker, 'message')
  Atomics.store(flags, 0, 1)
  Atomics.notify(flags, 0)
  Atomics.wait(flags, 1, 0)
  await once(worker, 'exit')
}

const findTries = async () =>
  (await world.owner.query('select network, tries from student_sign_in_tries order by network')).rows

test('a sign-in of a client that is gone before it is read is counted against its address, or not made at all', async () => {
  await leaveBeforeItIsRead(true)
  await leaveBeforeItIsRead(false)
  for (let waited = 0; waited < 30_000 && (await findTries()).length === 0; waited += 20) await sleep(20)
  const tries = await findTries()
  assert.deepEqual(
    tries.map(({ network }) => network),
    ['*', '127.0.0.1'],
  )
  assert(!world.log.some(line => line.includes('request failed')), world.log.join(''))
})
