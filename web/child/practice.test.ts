import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLearnAttempt, exampleAttempt } from '@learn/contract/learn/attempts'
import { createLearnDecision } from '@learn/contract/learn/decisions'
import { getLearnSession } from '@learn/contract/learn/sessions'
import { connect } from '@learn/sdk'
import { Outbox } from '../api/outbox.ts'
import { Practice } from './practice.ts'

interface Asked {
  readonly path: string
  readonly body: string
  readonly key: string | null
}

type Reply = object | 'lost' | { readonly refused: string; readonly status: number }

const refused = (refused: string, status: number): Reply => ({ refused, status })

/** A page in front of a server that gives these replies to answers, and to everything else what the contract shows. */
function open(replies: Reply[], { onAttempt = () => undefined as unknown, steps = [] as Reply[] } = {}) {
  const asked: Asked[] = []
  const stored = new Map<string, string>()
  const store = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const send: typeof fetch = async (address, init) => {
    const { pathname: path } = new URL(String(address))
    asked.push({ path, body: String(init?.body), key: new Headers(init?.headers).get('idempotency-key') })
    const isAttempt = path.endsWith('/attempts')
    if (isAttempt) onAttempt()
    const usual = path.endsWith('/decisions')
      ? (steps.shift() ?? createLearnDecision.example.response)
      : getLearnSession.example.response
    const reply = isAttempt ? (replies.shift() ?? createLearnAttempt.example.response) : usual
    if (reply === 'lost') throw new TypeError('no network')
    if ('refused' in reply)
      return Response.json({ _tag: reply.refused, message: 'No.', requestId: 'r' }, { status: reply.status })
    return Response.json(reply)
  }
  let keys = 0
  const outbox = new Outbox(store)
  const practice = new Practice({
    connection: connect({ baseUrl: 'http://learn.test', fetch: send }),
    outbox,
    studentId: 's',
    sessionId: 'p',
    pause: async () => undefined,
    newKey: () => `key-${++keys}`,
    now: () => 0,
  })
  const attempts = () => asked.filter(({ path }) => path.endsWith('/attempts'))
  return { practice, outbox, asked, attempts }
}

test('an answer is kept while it is under way, and forgotten when the server has it', async () => {
  let keptMeanwhile: unknown
  const page = open([], {
    onAttempt: () => {
      keptMeanwhile = page.outbox.waiting('s')?.answer
    },
  })
  await page.practice.start()
  await page.practice.answer('A')
  assert.equal(keptMeanwhile, 'A')
  assert.equal(page.outbox.waiting('s'), undefined)
  assert.equal(page.practice.showing.value.kind, 'told')
})

test('an answer that gets lost is sent again with the same key, and the page says so meanwhile', async () => {
  const waiting: boolean[] = []
  const page = open(['lost', refused('InternalError', 500)])
  page.practice.isWaiting.subscribe(isWaiting => void waiting.push(isWaiting))
  await page.practice.start()
  await page.practice.answer('A')
  assert.deepEqual(
    page.attempts().map(({ key }) => key),
    ['key-1', 'key-1', 'key-1'],
  )
  assert.deepEqual(waiting, [false, true, false])
  assert.equal(page.practice.showing.value.kind, 'told')
})

test('an answer stays when the sign-in has ended, and the next page sends it first', async () => {
  const page = open([refused('Unauthorized', 401)])
  await page.practice.start()
  await page.practice.answer('A')
  assert.deepEqual(page.practice.showing.value, { kind: 'closed', why: 'signed out' })
  assert.equal(page.outbox.waiting('s')?.answer, 'A')

  const later = open([])
  later.outbox.keep({
    studentId: 's',
    sessionId: 'p',
    decisionId: exampleAttempt.decisionId,
    answer: 'A',
    milliseconds: 5,
    idempotencyKey: 'key-of-yesterday',
  })
  await later.practice.start()
  assert.match(later.asked[0]?.path ?? '', /attempts$/)
  assert.equal(later.asked[0]?.key, 'key-of-yesterday')
  assert.equal(later.practice.showing.value.kind, 'told')
})

test('a question that another tab has answered gives way to the next one', async () => {
  const page = open([refused('Conflict', 409)])
  await page.practice.start()
  await page.practice.answer('A')
  assert.equal(page.outbox.waiting('s'), undefined)
  assert.equal(page.practice.showing.value.kind, 'question')
  assert.equal(page.asked.filter(({ path }) => path.endsWith('/decisions')).length, 2)
})

test('a second tap does nothing while the first is under way', async () => {
  const page = open([])
  await page.practice.start()
  await Promise.all([page.practice.answer('A'), page.practice.answer('B'), page.practice.next()])
  assert.equal(page.attempts().length, 1)
})

test('questions are numbered through the session, also after a reload', async () => {
  const { attempts } = getLearnSession.example.response.summary
  const page = open([])
  await page.practice.start()
  assert.equal(page.practice.questions.value, attempts + 1)
  await page.practice.answer('A')
  await page.practice.next()
  assert.equal(page.practice.questions.value, attempts + 2)
})

test('practice that can’t go on says why', async () => {
  const reasons = { PaymentRequired: 'plan', Forbidden: 'consent', Conflict: 'over', BadRequest: 'trouble' }
  for (const [kind, why] of Object.entries(reasons)) {
    const page = open([], { steps: [refused(kind, 400)] })
    await page.practice.start()
    assert.deepEqual(page.practice.showing.value, { kind: 'closed', why }, kind)
  }
})

test('going on after a break is a new session with the same subjects', async () => {
  const page = open([])
  const { id, subjectIds } = getLearnSession.example.response
  assert.equal(await page.practice.goOn(), id)
  const { path, body } = page.asked.at(-1) ?? assert.fail()
  assert.equal(path, '/v1/learn/sessions')
  assert.deepEqual(JSON.parse(body), { studentId: 's', sessionType: 'practice', subjectIds })
})
