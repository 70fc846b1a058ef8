import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { closed } from '@learn/contract/values'
import Type from 'typebox'
import type { Application } from '../application.ts'
import { Pieces } from '../path/pieces.ts'
import { sendPieces } from './pieces.ts'

const Item = closed({ id: Type.String() })
const schema = Type.Unsafe(closed({ name: Type.String(), items: Type.Array(Item), others: Type.Array(Item) }))

async function* batchesOf<T>(...batches: T[][]) {
  yield* batches
}

async function parseWritten(answer: object): Promise<unknown> {
  let text = ''
  for await (const piece of new Pieces(schema, answer)) text += piece
  return JSON.parse(text)
}

test('lists that come in batches become one list each, without undeclared fields', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map(id => ({ id, secret: 'hidden' }))
  const cases = [
    [batchesOf([a, b], [], [c]), [{ id: 'a' }, { id: 'b' }, { id: 'c' }]],
    [batchesOf([], [a]), [{ id: 'a' }]],
    [batchesOf([]), []],
    [batchesOf(), []],
    [[b], [{ id: 'b' }]],
  ]
  for (const [items, expected] of cases)
    assert.deepEqual(await parseWritten({ name: '“n”\n', items, others: [c], secret: 'hidden' }), {
      name: '“n”\n',
      items: expected,
      others: [{ id: 'c' }],
    })
})

/** A server that always answers with this, and its log. */
async function serving(pieces: Pieces) {
  const logged: string[] = []
  // Only the log of the application is used.
  const app = { log: { warn: (_: unknown, text: string) => logged.push(text) } } as unknown as Application
  const server = createServer((_, reply) => void sendPieces(app, reply, pieces, {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port, not a pipe.
  return { url: `http://127.0.0.1:${port}`, logged, stop: () => server.close() }
}

test('no more is read than the client takes, and nothing once it has left', async () => {
  let read = 0
  let ended = false
  const endless = async function* () {
    try {
      for (; ; read++) yield [{ id: 'x'.repeat(1_000_000) }]
    } finally {
      ended = true
    }
  }
  const { url, logged, stop } = await serving(new Pieces(schema, { name: '', items: endless(), others: [] }))
  const asked = request(url).end()
  const [response] = await once(asked, 'response')
  response.pause()
  for (let before = -1; read !== before && read < 30; ) {
    before = read
    await sleep(300)
  }
  assert(read < 30, `${read} MB were read for a client that takes nothing`)
  asked.destroy()
  for (let waited = 0; !ended && waited < 30_000; waited += 20) await sleep(20)
  assert(ended)
  assert.deepEqual(logged, [])
  stop()
})

test('an answer that can’t be read to its end is cut off, and is not valid JSON', async () => {
  const failing = async function* () {
    yield [{ id: 'a' }]
    throw new Error('the database is unreachable')
  }
  const { url, logged, stop } = await serving(new Pieces(schema, { name: '', items: failing(), others: [] }))
  await assert.rejects(fetch(url).then(response => response.json()))
  assert.deepEqual(logged, ['streamed answer cut off'])
  stop()
})
