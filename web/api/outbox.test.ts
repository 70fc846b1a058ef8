import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Kept, Outbox, type Store } from './outbox.ts'

function memory(): Store & { readonly all: Map<string, string> } {
  const all = new Map<string, string>()
  return {
    all,
    getItem: name => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
    removeItem: name => void all.delete(name),
  }
}

const answer: Kept = {
  studentId: 's',
  sessionId: 'p',
  decisionId: 'd',
  answer: 'A',
  milliseconds: 900,
  idempotencyKey: 'k',
}

test('an answer is kept over a reload until it is removed', () => {
  const store = memory()
  new Outbox(store).keep(answer)
  const reloaded = new Outbox(store)
  assert.deepEqual(reloaded.waiting('s'), answer)
  assert.equal(reloaded.waiting('another child'), undefined)
  reloaded.remove(answer)
  assert.equal(reloaded.waiting('s'), undefined)
  assert.equal(store.all.size, 0)
})

test('removing one answer leaves a newer one', () => {
  const outbox = new Outbox(memory())
  outbox.keep(answer)
  const newer = { ...answer, decisionId: 'e', idempotencyKey: 'l' }
  outbox.keep(newer)
  outbox.remove(answer)
  assert.deepEqual(outbox.waiting('s'), newer)
})

test('without storage the answer lives as long as the page', () => {
  const refuse = () => {
    throw new Error('the storage is forbidden')
  }
  const outbox = new Outbox({ getItem: refuse, setItem: refuse, removeItem: refuse })
  outbox.keep(answer)
  assert.deepEqual(outbox.waiting('s'), answer)
  outbox.remove(answer)
  assert.equal(outbox.waiting('s'), undefined)
})

test('whatever somebody has put into the storage, nothing breaks', () => {
  for (const text of ['', '{', 'null', '[]', '5', '{"studentId":"s"}', '{"studentId":5}']) {
    const store = memory()
    store.setItem('learn.answer', text)
    assert.equal(new Outbox(store).waiting('s'), undefined, text)
  }
})
