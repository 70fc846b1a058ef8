import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { Damaged, makeLock, openLock, seal, unseal } from './sealed.ts'

const { key } = await makeLock('a passphrase for tests', 'ours')

const collect = async (source: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(source))
const sealed = async (bytes: Buffer, pieces = 10_000, name = 'students') => {
  async function* inPieces() {
    for (let at = 0; at < bytes.length; at += pieces) yield bytes.subarray(at, at + pieces)
  }
  return await collect(seal(key, name, inPieces()))
}
async function* from(bytes: Buffer, pieces = 7_001) {
  for (let at = 0; at < bytes.length; at += pieces) yield bytes.subarray(at, at + pieces)
}
const open = async (bytes: Buffer, name = 'students') => await collect(unseal(key, name, from(bytes)))

test('what was sealed is opened again, whatever its size', async () => {
  for (const size of [0, 1, 65_535, 65_536, 65_537, 131_072, 300_000]) {
    const bytes = randomBytes(size)
    assert.deepEqual(await open(await sealed(bytes)), bytes, String(size))
    assert.deepEqual(await open(await sealed(bytes, 65_536)), bytes, String(size))
  }
})

test('a changed, moved, cut or exchanged part is noticed', async () => {
  const bytes = randomBytes(200_000)
  const whole = await sealed(bytes)
  for (const at of [0, 20, 65_600, whole.length - 1]) {
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 1
    await assert.rejects(open(changed), Damaged, `byte ${at}`)
  }
  const chunk = 65_536 + 16
  for (const length of [0, 10, 16, 17, 16 + chunk, 16 + 2 * chunk, whole.length - 1])
    await assert.rejects(open(whole.subarray(0, length)), Damaged, `cut after ${length}`)
  const [salt, one, two, rest] = [0, 16, 16 + chunk, 16 + 2 * chunk].map((at, place, all) =>
    whole.subarray(at, all[place + 1]),
  ) as [Buffer, Buffer, Buffer, Buffer]
  await assert.rejects(open(Buffer.concat([salt, two, one, rest])), Damaged, 'two chunks exchanged')
  await assert.rejects(open(whole, 'guardians'), Damaged, 'another file')
  await assert.rejects(open(Buffer.concat([whole, Buffer.from('x')])), Damaged, 'something added')
})

test('another passphrase does not open it, and the same one does in any spelling of its letters', async () => {
  const made = await makeLock('Café für alle 2026', 'ours')
  assert.deepEqual(await openLock(made.lock, 'Cafe\u0301 für alle 2026'), made.key)
  await assert.rejects(openLock(made.lock, 'Cafe fur alle 2026'), /does not open/)
})
