import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { Random } from '@learn/content/random'
import { newStudent, predict, update } from '@learn/learning'
import { type History, readHistories } from '../scripts/mastery/attempts.ts'
import { fitDifficulties } from '../scripts/mastery/difficulties.ts'
import { figuresOf } from '../scripts/mastery/figures.ts'
import { crossValidate, fit } from '../scripts/mastery/fit.ts'
import { compareAfterGaps } from '../scripts/mastery/gaps.ts'
import { regress } from '../scripts/mastery/regression.ts'
import { fitTracing } from '../scripts/mastery/tracing.ts'

const sigmoid = (logits: number) => 1 / (1 + Math.exp(-logits))

/** Students of known ability answering items of known difficulty. */
function invent(students: number, name: string): History[] {
  const random = new Random(name)
  return Array.from({ length: students }, () => {
    const ability = random.next() * 3 - 1.5
    return Array.from({ length: 40 }, () => {
      const item = random.int(0, 9)
      const right = random.chance(sigmoid(1 + ability - (item - 4.5) / 3))
      return { topicId: `topic-${item % 2}`, itemId: `item-${item}`, right }
    })
  })
}

test('the fitted difficulties have the order and roughly the spread of the true ones', () => {
  const { topics, items } = fitDifficulties(invent(400, 'difficulties'))
  const found = Array.from(
    { length: 10 },
    (_, item) => (topics.get(`topic-${item % 2}`) ?? 0) + (items.get(`item-${item}`) ?? 0),
  )
  assert.deepEqual(
    found.toSorted((a, b) => a - b),
    found,
  )
  const apart = (found[9] ?? 0) - (found[0] ?? 0)
  assert(Math.abs(apart - 3) < 0.5, String(apart))
})

test('knowledge tracing recovers the parameters that generated the answers', () => {
  const random = new Random('tracing')
  const histories = Array.from({ length: 3_000 }, () => {
    let known = random.chance(0.4)
    return Array.from({ length: 12 }, () => {
      const right = random.chance(known ? 0.9 : 0.25)
      known = known ? !random.chance(0.03) : random.chance(0.2)
      return { topicId: 'topic', itemId: 'item', right }
    })
  })
  const { known, learn, forget, guess, slip } = fitTracing(histories).pooled
  for (const [found, made] of [
    [known, 0.4],
    [learn, 0.2],
    [forget, 0.03],
    [guess, 0.25],
    [slip, 0.1],
  ] as const)
    assert(Math.abs(found - made) < 0.04, `${found} for ${made}`)
})

test('regression finds the weights, gives constant features none, and keeps fixed ones', () => {
  const random = new Random('regression')
  const rows = 20_000
  const features = new Float64Array(rows * 4)
  const outcomes = new Uint8Array(rows)
  for (let row = 0; row < rows; row++) {
    const [a, b] = [random.next() * 4 - 2, random.next() * 10]
    features.set([1, a, b, 7], row * 4)
    outcomes[row] = random.chance(sigmoid(-1 + 0.8 * a + 0.2 * b)) ? 1 : 0
  }
  const table = { width: 4, features, outcomes }
  const close = (found: readonly number[], wanted: readonly number[]) => {
    for (const [n, value] of found.entries()) assert(Math.abs(value - (wanted[n] ?? 0)) < 0.08, `${found}`)
  }
  close(
    regress(table, () => true, { penalty: 1, held: new Map() }),
    [-1, 0.8, 0.2, 0],
  )
  const held = regress(table, () => true, { penalty: 1, held: new Map([[1, 0.5]]) })
  assert.equal(held[1], 0.5)
})

test('the figures match their definitions', () => {
  const { auc, rmse, logLoss, ece } = figuresOf(
    Float64Array.from([0.1, 0.4, 0.4, 0.8]),
    Uint8Array.from([0, 0, 1, 1]),
  )
  assert.equal(auc, 3.5 / 4)
  assert(Math.abs(rmse - Math.sqrt((0.01 + 0.16 + 0.36 + 0.04) / 4)) < 1e-12)
  assert(Math.abs(logLoss + Math.log(0.9 * 0.6 * 0.4 * 0.8) / 4) < 1e-12)
  assert(Math.abs(ece - (0.1 + 0.2 + 0.2) / 4) < 1e-12)
})

test('only attempts after more than a day without their topic are compared, with an interval over students', () => {
  const day = 86_400_000
  const attempt = (topic: string, days: number, right: boolean) => ({
    topicId: topic,
    itemId: topic,
    right,
    at: (1 + days) * day,
  })
  const history: History = [
    attempt('a', 0, true),
    attempt('b', 2, true),
    attempt('a', 2, true),
    attempt('a', 3, true),
  ]
  const students = Array.from({ length: 20 }, () => history)
  const chances = (afterGap: number) => Float64Array.from(students.flatMap(() => [0.1, 0.2, afterGap, 0.3]))
  const { attempts, first, second, difference, interval } = compareAfterGaps(
    students,
    chances(0.8),
    chances(0.5),
  )
  assert.equal(attempts, 20)
  for (const [found, wanted] of [
    [first, -Math.log(0.8)],
    [second, -Math.log(0.5)],
    [difference, Math.log(0.5 / 0.8)],
    [interval[0], Math.log(0.5 / 0.8)],
    [interval[1], Math.log(0.5 / 0.8)],
  ] as const)
    assert(Math.abs(found - wanted) < 1e-12, `${found} for ${wanted}`)
  const mixed = Float64Array.from(students.flatMap((_, n) => [0.1, 0.2, n % 2 ? 0.8 : 0.4, 0.3]))
  const unsure = compareAfterGaps(students, mixed, chances(0.6))
  assert(unsure.interval[0] < unsure.difference && unsure.difference < unsure.interval[1])
})

test('a fit is deterministic, calibrated, and better than the share of right answers', () => {
  const train = invent(200, 'train')
  const fitted = fit(train, 'trial')
  assert.deepEqual(fit(train, 'trial').model, fitted.model)
  assert(crossValidate(fitted).auc > 0.7)
  const chances: number[] = []
  const outcomes: number[] = []
  for (const history of invent(100, 'test')) {
    let state = newStudent()
    for (const attempt of history) {
      chances.push(predict(fitted.model, state, attempt))
      outcomes.push(attempt.right ? 1 : 0)
      state = update(fitted.model, state, attempt)
    }
  }
  const { auc, ece } = figuresOf(Float64Array.from(chances), Uint8Array.from(outcomes))
  assert(auc > 0.7 && ece < 0.05, `${auc} ${ece}`)
})

test('attempts are read gzipped or plain, with or without times, and a bad line is reported', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'learn-mastery-'))
  try {
    const text =
      'student,item,topic,correct,timestamp\n1,2,3,1,0\n2,2,3,0,1700000000\n1,4,3,0,1700000000000\n'
    const read = async (bytes: string | Buffer) => {
      const file = join(directory, 'attempts.csv')
      await writeFile(file, bytes)
      return (await readHistories(file)).histories
    }
    const expected = [
      [
        { topicId: 'topic-3', itemId: 'item-2', right: true },
        { topicId: 'topic-3', itemId: 'item-4', right: false, at: 1_700_000_000_000 },
      ],
      [{ topicId: 'topic-3', itemId: 'item-2', right: false, at: 1_700_000_000_000 }],
    ]
    assert.deepEqual(await read(text), expected)
    assert.deepEqual(await read(gzipSync(text)), expected)
    await assert.rejects(read(`${text}1,2,3,maybe,0\n`), /line 5/)
    await assert.rejects(read('a,b\n'), /must start with the line/)
  } finally {
    await rm(directory, { recursive: true })
  }
})
