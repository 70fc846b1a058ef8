import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getLearnPaper } from '@learn/contract/learn/papers'
import { connect, type LearnPaper } from '@learn/sdk'
import { Sitting } from './sitting.ts'

const paper = { ...getLearnPaper.example.response, submittedAt: null } as LearnPaper
const handedIn = { ...paper, submittedAt: paper.endsAt } as LearnPaper
const minutes = (Date.parse(paper.endsAt) - Date.parse(paper.serverTime)) / 60_000

type Reply = 'lost' | { readonly refused: string; readonly status: number }

/** A page in front of a server that takes every answer, unless `replies` says otherwise. */
function open({ replies = [] as Reply[], stored = new Map<string, string>() } = {}) {
  const saved: { position: number; answer: string | null; flagged: boolean }[] = []
  const state = { milliseconds: 0, isOver: false }
  const send: typeof fetch = async (address, init) => {
    const { pathname } = new URL(String(address))
    if (pathname.endsWith('/submit')) state.isOver = true
    if (!pathname.endsWith('/answers')) return Response.json(state.isOver ? handedIn : paper)
    const reply = replies.shift()
    if (reply === 'lost') throw new TypeError('no network')
    if (reply)
      return Response.json({ _tag: reply.refused, message: 'No.', requestId: 'r' }, { status: reply.status })
    saved.push(JSON.parse(String(init?.body)))
    return Response.json(paper.questions[0])
  }
  const sitting = new Sitting({
    connection: connect({ baseUrl: 'http://learn.test', fetch: send }),
    store: {
      getItem: name => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: name => void stored.delete(name),
    },
    studentId: 's',
    paperId: paper.id,
    pause: async () => undefined,
    now: () => state.milliseconds,
  })
  return { sitting, saved, state, stored }
}

test('answers arrive in the order in which they were put down, and are then forgotten here', async () => {
  const { sitting, saved, stored } = open()
  await sitting.start()
  sitting.note(1, { answer: 'A', flagged: false })
  sitting.note(2, { answer: null, flagged: true })
  assert.notEqual(stored.size, 0, 'kept while under way')
  await sitting.handIn()
  assert.deepEqual(
    saved.map(({ position, answer, flagged }) => [position, answer, flagged]),
    [
      [1, 'A', false],
      [2, null, true],
    ],
  )
  assert.equal(stored.size, 0)
  assert.equal(sitting.showing.value.kind, 'done')
})

test('an answer changed while the first is under way is the one that stays', async () => {
  const { sitting, saved } = open()
  await sitting.start()
  sitting.note(1, { answer: 'A', flagged: false })
  sitting.note(1, { answer: 'B', flagged: false })
  await sitting.handIn()
  assert.equal(saved.at(-1)?.answer, 'B')
  assert.equal(sitting.notes.value.get(1)?.answer, 'B')
})

test('a lost answer is sent again', async () => {
  const { sitting, saved } = open({ replies: ['lost', { refused: 'InternalError', status: 500 }] })
  await sitting.start()
  sitting.note(1, { answer: 'A', flagged: false })
  await sitting.handIn()
  assert.deepEqual(
    saved.map(({ answer }) => answer),
    ['A'],
  )
})

test('what a page could not send, the next one sends', async () => {
  const first = open({ replies: [{ refused: 'Unauthorized', status: 401 }] })
  await first.sitting.start()
  first.sitting.note(1, { answer: 'A', flagged: true })
  await first.sitting.handIn()
  assert.deepEqual(first.sitting.showing.value, { kind: 'closed', why: 'signed out' })

  const second = open({ stored: first.stored })
  await second.sitting.start()
  assert.deepEqual(second.sitting.notes.value.get(1), { answer: 'A', flagged: true })
  assert.equal(second.saved[0]?.answer, 'A')
  assert.equal(second.stored.size, 0)
})

test('notes that are not notes are left alone', async () => {
  for (const text of ['[[1,null],["1",{}],[2,{"answer":3,"flagged":false}]]', '{}', 'not JSON']) {
    const { sitting, saved } = open({ stored: new Map([[`learn.paper.s.${paper.id}`, text]]) })
    await sitting.start()
    assert.equal(sitting.showing.value.kind, 'open')
    assert.deepEqual(saved, [], text)
  }
})

test('the clock is the server’s, and when it runs out the paper is handed in', async () => {
  const { sitting, state } = open()
  await sitting.start()
  assert.equal(sitting.secondsLeft.value, minutes * 60)
  state.milliseconds = 1_500
  sitting.tick()
  assert.equal(sitting.secondsLeft.value, minutes * 60 - 1)
  state.milliseconds = minutes * 60_000
  state.isOver = true
  sitting.tick()
  await new Promise<void>(resolve => {
    const stop = sitting.showing.subscribe(({ kind }) => {
      if (kind === 'done') queueMicrotask(() => resolve(stop()))
    })
  })
})

test('a paper that another tab has handed in shows its result', async () => {
  const { sitting, state } = open({ replies: [{ refused: 'Conflict', status: 409 }] })
  await sitting.start()
  state.isOver = true
  sitting.note(1, { answer: 'A', flagged: false })
  await sitting.handIn()
  assert.equal(sitting.showing.value.kind, 'done')
})
