import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topics } from '@learn/content'
import { type CoursePolicy, type Past, study } from '../bench/pupils/weeks/course.ts'
import { firstVersion } from '../bench/pupils/weeks/policies.ts'
import { type AskedQuestion, WeeksPupil, worthOf } from '../bench/pupils/weeks/pupil.ts'
import { tutor } from '../bench/pupils/weeks/tutor.ts'
import { model } from '../server/learn/knowledge/model.ts'

const day = 86_400_000
const minute = 60_000
const start = Date.UTC(2026, 0, 5, 16)
/** Topics without prerequisites, so that only the practice differs. */
const free = topics.filter(({ prerequisites }) => prerequisites.length === 0).map(({ id }) => id)
const [topicId = ''] = free

/** A question that is a little easier than the topic's average one. */
const questionOn = (id: string): AskedQuestion => ({
  topicId: id,
  difficulty: (model.topics.get(id)?.difficulty ?? 0) - 0.5,
  seconds: 40,
  mode: 'options',
})

function answer(pupil: WeeksPupil, ids: readonly string[], days: number): void {
  pupil.startSession()
  for (const [at, id] of ids.entries()) pupil.answer(questionOn(id), start + days * day + at * minute)
}

const times = (count: number, id = topicId) => Array.from({ length: count }, () => id)

/** Those without a misconception in the topic, because one that goes changes more than anything measured here. */
const pupils = Array.from({ length: 1_000 }, (_, seed) => seed).filter(
  seed => !new WeeksPupil(seed).hasMisconception(topicId),
)

/** How much pupils who all do the same gain in a topic, on average. */
function gain(days: number, work: (pupil: WeeksPupil) => void): number {
  let sum = 0
  for (const seed of pupils) {
    const pupil = new WeeksPupil(seed)
    const before = pupil.mastery(topicId, start)
    work(pupil)
    sum += pupil.mastery(topicId, start + days * day) - before
  }
  return sum / pupils.length
}

test('ten questions in two sessions are kept for longer than ten in one, as in Rohrer and Taylor 2006', () => {
  const massed = (days: number) => gain(7 + days, pupil => answer(pupil, times(10), 7))
  const spaced = (days: number) =>
    gain(7 + days, pupil => {
      answer(pupil, times(5), 0)
      answer(pupil, times(5), 7)
    })
  const after7 = spaced(7) / massed(7)
  const after28 = spaced(28) / massed(28)
  assert(after28 > 1.5 && after28 < 2.5 && after28 > 1.2 * after7, `${after7} and ${after28}`)
})

test('mixed practice is kept for longer than blocked practice, as in Rohrer, Dedrick and Stershic 2015', () => {
  const four = free.slice(0, 4)
  const blocked = (pupil: WeeksPupil) =>
    answer(
      pupil,
      four.toReversed().flatMap(id => times(8, id)),
      0,
    )
  const mixed = (pupil: WeeksPupil) => answer(pupil, Array.from({ length: 8 }, () => four).flat(), 0)
  const after1 = gain(1, mixed) / gain(1, blocked)
  const after30 = gain(30, mixed) / gain(30, blocked)
  assert(after1 < 1.3 && after30 > 1.3 && after30 < 2, `${after1} and ${after30}`)
})

test('a question teaches most when about 84% answer it correctly, as in Wilson and others 2019', () => {
  const accuracies = Array.from({ length: 99 }, (_, at) => (at + 1) / 100)
  const best = accuracies.reduce((top, one) => (worthOf(one) > worthOf(top) ? one : top))
  assert(best >= 0.83 && best <= 0.86, `${best}`)
  assert(worthOf(0.3) < 0.2 && worthOf(0.995) < 0.2)
})

test('a lesson helps pupils who practise at once more than those who practise a week later', () => {
  const after = (days: number) =>
    gain(days, pupil => {
      pupil.read(topicId, start)
      answer(pupil, times(5), days)
    })
  const without = gain(0, pupil => answer(pupil, times(5), 0))
  assert(after(0) - without > 1.5 * (after(7) - without), `${after(0)}, ${after(7)}, ${without}`)
})

test('the second ten questions on one topic in a row teach less than the first ten', () => {
  const after = (count: number) => gain(0.02, pupil => answer(pupil, times(count), 0))
  assert(after(20) < 1.6 * after(10), `${after(20)} and ${after(10)}`)
})

test('a misconception goes if its topic comes again soon after feedback, and rarely after a week', () => {
  const gone = (gap: number) => {
    const held = Array.from({ length: 1_000 }, (_, seed) => new WeeksPupil(seed)).filter(pupil =>
      pupil.hasMisconception(topicId),
    )
    for (const pupil of held) for (let round = 0; round < 8; round++) answer(pupil, [topicId], round * gap)
    return held.filter(pupil => !pupil.hasMisconception(topicId)).length / held.length
  }
  assert(gone(0.01) > 0.7 && gone(7) < 0.1, `${gone(0.01)} and ${gone(7)}`)
})

test('after many wrong answers in a row, pupils leave more often than after none', () => {
  const hard = { ...questionOn(topicId), difficulty: 9, mode: 'typed' as const }
  const left = (question: AskedQuestion) =>
    pupils.filter(seed => {
      const pupil = new WeeksPupil(seed)
      return Array.from({ length: 8 }, () => pupil.answer(question, start)).some(({ leaves }) => leaves)
    }).length / pupils.length
  assert(left(hard) > 0.3 && left({ ...hard, difficulty: -9 }) < 0.1)
})

test('the same pupil under the same policy learns the same', () => {
  assert.deepEqual(study(firstVersion, 3), study(firstVersion, 3))
})

test('the tutor keeps to the rules: variety, lessons first, and something else after three wrong answers', () => {
  for (const seed of [0, 3, 7, 9]) {
    const watched: CoursePolicy = {
      ...tutor,
      decide: (view, draw, past) => {
        const step = tutor.decide(view, draw, past)
        if (step.actionType === 'practice') assertKeepsRules(step.targetId, past, view.session.wrongInARow)
        return step
      },
    }
    const { lessons, questions } = study(watched, seed)
    assert(lessons > 5 && questions > 300, `${lessons} lessons, ${questions} questions`)
  }
})

function assertKeepsRules(next: string, { answers, lessons, session }: Past, wrongInARow: number): void {
  const today = answers.filter(answer => answer.session === session).map(answer => answer.topicId)
  const latest = today.slice(-4)
  assert(latest.length < 4 || latest.some(id => id !== next), `a fifth question in a row on ${next}`)
  assert(today.filter(id => id === next).length < 8, `a ninth question today on ${next}`)
  assert(lessons.has(next), `no lesson before ${next}`)
  assert(wrongInARow < 3 || today.at(-1) !== next, `${next} again after ${wrongInARow} wrong answers`)
}
