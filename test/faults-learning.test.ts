import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract, OperationId } from '@learn/contract'
import type { LearnNextStep } from '@learn/contract/learn/decisions'
import type { Input } from '@learn/contract/operation'
import { Chance } from './faults/chance.ts'
import { learningViolations } from './faults/learning.ts'
import { FaultyServer, type Losses } from './faults/servers.ts'
import { type Child, family } from './support/learning/family.ts'
import { begin, rightAnswer, wrongAnswer } from './support/learning/practising.ts'
import { testSecret, World } from './support/world.ts'

const world = await World.create()
const env = { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret, LEARN_RATE_LIMIT: '0' }
const lines: string[] = []
const server = new FaultyServer(env, {}, lines)
after(async () => {
  await server.close()
  await world.close()
})

let answers = 0
let cutOff = 0

/** Retries a call under the same idempotency key until it is answered. */
async function insist<Id extends OperationId>(
  id: Id,
  token: string,
  input: Input<Contract[Id]>,
  key: string,
) {
  for (let tries = 0; tries < 200; tries++) {
    const url = await server.ready()
    const headers = { 'idempotency-key': key }
    const told = await world.call(id, token, input, { url, headers }).catch(() => undefined)
    if (told && told.status < 500) {
      answers++
      return told
    }
    cutOff++
    await sleep(50)
  }
  throw new Error(`${id} was never answered`)
}

async function learn(child: Child, chance: Chance, sessionId: string, isOver: () => boolean) {
  let answered = 0
  for (let step = 0; !isOver(); step++) {
    const decided = await insist('learn.createLearnDecision', child.token, { sessionId }, `step ${step}`)
    assert.equal(decided.status, 201, JSON.stringify(decided.body))
    const { decision }: LearnNextStep = decided.body
    if (decision.questionId === null) continue
    const given = (chance.happens(0.7) ? rightAnswer : wrongAnswer)(decision.questionId)
    const input = { decisionId: decision.id, answer: given }
    const told = await insist('learn.createLearnAttempt', child.token, input, `answer ${step}`)
    assert.equal(told.status, 201, JSON.stringify(told.body))
    answered++
  }
  return answered
}

test('a server killed while children practise leaves nothing half-written, and no answer is lost or counted twice', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  const chance = new Chance(seed)
  const losses: Losses = { kills: 0, killsAtStart: 0, stalls: 0 }
  const children = await Promise.all(Array.from({ length: 4 }, () => family(world, { subjectIds: [] })))
  const sessions = await Promise.all(children.map(child => begin(world, child, { sessionType: 'test' })))
  await server.ready()
  let isOver = false
  const learning = children.map((child, at) => learn(child, chance, sessions[at]?.id ?? '', () => isOver))
  const found: string[] = []
  try {
    for (let round = 0; round < 6; round++) {
      await server.ready()
      const enough = answers + chance.whole(5, 25)
      for (let waited = 0; waited < 10_000 && answers < enough; waited += 5) await sleep(5)
      await sleep(chance.whole(0, 20))
      await server.kill(losses)
      found.push(
        ...(await learningViolations(
          world.owner,
          children.map(({ studentId }) => studentId),
        )),
      )
    }
  } finally {
    isOver = true
  }
  const answered = await Promise.all(learning)
  assert.deepEqual(found, [], `SEED=${seed}`)
  assert.deepEqual(
    await learningViolations(
      world.owner,
      children.map(({ studentId }) => studentId),
    ),
    [],
    `SEED=${seed}`,
  )
  const { rows } = await world.owner.query(
    'select student_id as id, count(*)::int from learn_attempts group by student_id',
  )
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  assert.deepEqual(
    children.map(({ studentId }) => counts.get(studentId)),
    answered,
  )
  assert(answered.reduce((sum, count) => sum + count, 0) > 10, 'too few questions were answered')
  assert.equal(losses.kills, 6)
  assert(cutOff >= 6, 'too few calls were cut off')
  assert(!lines.some(line => line.includes('40P01')), 'there was a deadlock')
})
