import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forget, readRemembered, remember } from './remembered.ts'

function memory() {
  const all = new Map<string, string>()
  return {
    all,
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, value: string) => void all.set(name, value),
    removeItem: (name: string) => void all.delete(name),
  }
}

const named = (username: string) => ({ username, avatarId: 'fox' })
const names = (store: ReturnType<typeof memory>) => readRemembered(store).map(({ username }) => username)

test('a device remembers six children, each once, the newest first', () => {
  const store = memory()
  for (const name of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g']) remember(store, named(name))
  assert.deepEqual(names(store), ['g', 'f', 'e', 'd', 'a', 'c'])
})

test('a forgotten child leaves nothing behind', () => {
  const store = memory()
  remember(store, named('a'))
  remember(store, named('b'))
  forget(store, 'a')
  assert.deepEqual(names(store), ['b'])
  forget(store, 'b')
  assert.equal(store.all.size, 0)
})

test('whatever the storage holds, nothing breaks', () => {
  const store = memory()
  for (const text of ['', '{', '5', 'null', '[5, null, {"username":"a"}]']) {
    store.setItem('learn.children', text)
    assert.deepEqual(readRemembered(store), [], text)
  }
  const refuse = () => {
    throw new Error('the storage is forbidden')
  }
  const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse }
  remember(forbidden, named('a'))
  assert.deepEqual(readRemembered(forbidden), [])
})
