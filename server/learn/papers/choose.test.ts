import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type ExamFamilyId,
  examFamilies,
  examShare,
  questionId,
  Random,
  subjectIds,
  topicById,
  topics,
} from '@learn/content'
import { isOnLongText, setOf } from '@learn/content/english/long-passages/sets'
import { choosePaper, drawInProportion, type PaperWish, planPaper, stepsFor } from './choose.ts'
import { endOf } from './clock.ts'

const nothing = new Map<string, number[]>()

const wish = (seed: number, changes: Partial<PaperWish> = {}): PaperWish => ({
  examFamilyId: 'gl',
  year: 5,
  subjectIds,
  questionCount: 12,
  hidden: new Set(),
  seed,
  ...changes,
})

const seeds = Array.from({ length: 60 }, (_, seed) => seed)
const subjectOf = (topicId: string) => topicId.slice(0, topicId.indexOf('.'))
const idsOf = (asked: PaperWish) => choosePaper(asked, nothing).map(({ question }) => questionId(question))

test('the same seed gives the same paper, and another seed another', () => {
  const papers = seeds.map(seed => idsOf(wish(seed)))
  assert.deepEqual(
    seeds.map(seed => idsOf(wish(seed))),
    papers,
  )
  assert.equal(new Set(papers.map(ids => ids.join())).size, seeds.length)
})

test('each subject has its share of the exam, rounded up or down, and so has each topic over many papers', () => {
  for (const { id: examFamilyId, mix } of examFamilies) {
    const counts = new Map<string, number>()
    const papers = 300
    for (let seed = 0; seed < papers; seed++) {
      const plan = planPaper(wish(seed, { examFamilyId, year: 6, questionCount: 20 }))
      for (const { subject, topics } of plan)
        assert(Math.abs(topics.length - 20 * mix[subject.id]) < 1, `${topics.length} of ${subject.id}`)
      const all = plan.flatMap(({ topics }) => topics)
      assert.equal(all.length, 20)
      for (const { id } of all) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    for (const { id } of topics) {
      const expected = papers * 20 * examShare(examFamilyId, id)
      const found = counts.get(id) ?? 0
      // A count varies by its square root at most.
      assert(Math.abs(found - expected) <= 4 * Math.sqrt(expected) + 1, `${id}: ${found}, not ${expected}`)
    }
  }
})

test('a paper follows its plan, but where it has no long text, other topics take the place of those that need one', () => {
  const needsText = (id: string) => topicById(id)?.templates.every(template => isOnLongText(template.id))
  for (const seed of seeds) {
    const planned = planPaper(wish(seed)).flatMap(({ topics }) => topics.map(({ id }) => id))
    const chosen = choosePaper(wish(seed), nothing).map(({ question }) => question.topicId)
    assert.equal(chosen.length, planned.length)
    for (const id of planned.filter(id => !needsText(id))) {
      assert(chosen.includes(id), id)
      chosen.splice(chosen.indexOf(id), 1)
    }
  }
})

test('a paper has questions on one long text if there are enough of them, first and in their order', () => {
  let withText = 0
  for (const seed of seeds) {
    const asked = wish(seed, { subjectIds: ['english'], questionCount: 25, year: 6 })
    const chosen = choosePaper(asked, nothing).map(({ question }) => question)
    const sets = chosen.map(question => setOf(question))
    const count = sets.filter(set => set !== undefined).length
    if (count === 0) continue
    withText++
    assert(count >= 3)
    assert.equal(new Set(sets.flatMap(set => set?.passage.id ?? [])).size, 1)
    const places = sets.slice(0, count).map(set => set?.at ?? -1)
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    )
    assert(places.every(place => place >= 0))
  }
  assert(withText >= seeds.length * 0.8, `${withText} of ${seeds.length}`)
  const short = choosePaper(wish(1, { year: 4, subjectIds: ['english'], questionCount: 25 }), nothing)
  assert(short.every(({ question }) => setOf(question) === undefined))
})

test('a paper has the child’s subjects only, topics taught so far, the year’s difficulty and the exam’s modes', () => {
  for (const year of [4, 5, 6])
    for (const examFamilyId of ['gl', 'cem', 'iseb'] satisfies ExamFamilyId[])
      for (const seed of seeds.slice(0, 20)) {
        const asked = wish(seed, { year, examFamilyId, subjectIds: ['english', 'verbal-reasoning'] })
        const modes = examFamilies.find(({ id }) => id === examFamilyId)?.modes ?? []
        for (const { question } of choosePaper(asked, nothing)) {
          assert.match(question.topicId, /^(english|verbal-reasoning)\./)
          assert((topicById(question.topicId)?.year ?? 0) <= year)
          assert(stepsFor(year).includes(question.step))
          assert(modes.includes(question.mode))
        }
      }
  assert.deepEqual([4, 5, 6].map(stepsFor), [
    [1, 2, 3],
    [2, 3, 4],
    [3, 4, 5],
  ])
})

test('no question comes twice, and a short paper repeats no stem', () => {
  for (const seed of seeds) {
    const long = choosePaper(wish(seed, { questionCount: 50, year: 6 }), nothing)
    assert.equal(long.length, 50)
    assert.equal(new Set(long.map(({ hash }) => hash)).size, 50)
    const short = choosePaper(wish(seed), nothing)
    const stems = short.map(
      ({ question }) => `${question.passage?.title} ${question.stem} ${question.picture?.svg}`,
    )
    assert.equal(new Set(stems).size, 12)
  }
})

test('subjects follow each other, the easier questions first in each', () => {
  for (const seed of seeds) {
    const chosen = choosePaper(wish(seed), nothing).map(({ question }) => question)
    const order = chosen.map(({ topicId }) => subjectIds.findIndex(id => topicId.startsWith(`${id}.`)))
    assert.deepEqual(order, order.toSorted())
    for (const [at, question] of chosen.entries()) {
      const before = chosen[at - 1]
      if (before && !setOf(before) && subjectOf(before.topicId) === subjectOf(question.topicId))
        assert(before.difficulty <= question.difficulty)
    }
  }
})

test('a question that the child was asked lately gives way to another on its topic, and the rest stay the same', () => {
  for (const seed of seeds) {
    const first = choosePaper(wish(seed), nothing)
    const known = first[seed % first.length]
    assert(known)
    const asked = new Map([[known.question.templateId, [known.hash]]])
    const hashes = new Set(choosePaper(wish(seed), asked).map(({ hash }) => hash))
    assert.equal(hashes.size, 12)
    assert(!hashes.has(known.hash))
    const gone = first.filter(({ hash }) => !hashes.has(hash)).length
    // The questions on a long text give way together.
    const onText = first.filter(({ question }) => isOnLongText(question.templateId)).length
    const most = isOnLongText(known.question.templateId) ? onText : 2
    assert(gone <= most, `${gone} of 12 have gone, at most ${most} should`)
  }
})

test('hidden topics never come, even if only one is left or none', () => {
  const maths = topics.filter(({ id }) => id.startsWith('maths.'))
  const kept = 'maths.place-value'
  const hidden = new Set(maths.map(({ id }) => id).filter(id => id !== kept))
  for (const seed of seeds.slice(0, 10)) {
    const chosen = choosePaper(wish(seed, { subjectIds: ['maths'], hidden, questionCount: 50 }), nothing)
    assert(chosen.length >= 20)
    assert(chosen.every(({ question }) => question.topicId === kept))
    assert.equal(new Set(chosen.map(({ hash }) => hash)).size, chosen.length)
  }
  assert.deepEqual(
    choosePaper(wish(1, { subjectIds: ['maths'], hidden: hidden.union(new Set([kept])) }), nothing),
    [],
  )
})

test('a draw in proportion rounds each share up or down, and gives exactly as many as asked for', () => {
  for (const seed of seeds) {
    const random = new Random(`draw:${seed}`)
    const shares = new Map(['a', 'b', 'c', 'd'].map(name => [name, random.next()]))
    shares.set('none', 0)
    const whole = [...shares.values()].reduce((sum, share) => sum + share, 0)
    const count = random.int(1, 50)
    const drawn = drawInProportion([...shares.keys()], name => shares.get(name) ?? 0, count, random)
    assert.equal(drawn.length, count)
    for (const [name, share] of shares) {
      const own = drawn.filter(other => other === name).length
      assert(Math.abs(own - (count * share) / whole) < 1 + 1e-9, `${own} of ${name}`)
    }
  }
})

test('the time is what the questions need at the exam’s pace, in whole minutes, and longer with extra time', () => {
  const start = new Date('2026-01-31T09:30:00.000Z')
  const questions = [{ seconds: 100 }, { seconds: 60 }, { seconds: 40 }]
  const minutes = (pace: number, extraTimePercent = 0) =>
    (endOf(start, questions, { pace }, extraTimePercent).getTime() - start.getTime()) / 60_000
  assert.deepEqual([minutes(0.9), minutes(0.7), minutes(0.9, 25), minutes(0.9, 100)], [3, 3, 4, 6])
  assert.equal(endOf(start, [{ seconds: 5 }], { pace: 1 }, 0).getTime() - start.getTime(), 60_000)
})
