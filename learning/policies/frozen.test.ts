import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { Random } from '@learn/content/random'
import { actionTypes, sessionTypes } from '@learn/contract/learn/words'
import { decide } from '../policy.ts'
import type { PastStep, TopicView, View } from '../view.ts'

const ids = Array.from({ length: 30 }, (_, at) => `topic-${at}`)

function topicOf(id: string, at: number, random: Random): TopicView {
  const attempts = random.chance(0.3) ? 0 : random.int(1, 40)
  const score = random.int(0, 10_000) / 10_000
  return {
    topicId: id,
    name: `Topic ${at}`,
    subjectId: random.pick(['maths', 'english']),
    subdomain: random.pick(['number', 'shape', 'words']),
    prerequisites: ids.slice(0, at).filter(() => random.chance(0.1)),
    share: random.next() / 10,
    modes: random.pick([['options'], ['typed'], ['options', 'typed']]),
    hidden: random.chance(0.1),
    lessonExists: random.chance(0.9),
    lessonPublished: random.chance(0.9),
    lessonSeen: random.chance(0.5),
    lessonThisWeek: false,
    mistaken: false,
    ease: [1.1, 0.55, 0, -0.55, -1.1],
    score,
    best: Math.max(score, random.int(0, 10_000) / 10_000),
    attempts,
  }
}

/** A view as version 1 knew it. These two functions must never change: the sums below stand for what they return. */
function firstView(number: number): View {
  const random = new Random(`frozen view ${number}`)
  const shown = ids.slice(0, random.int(1, ids.length))
  return {
    topics: shown.map((id, at) => topicOf(id, at, random)),
    session: {
      type: random.pick(sessionTypes),
      position: random.int(0, 62),
      minutes: random.int(0, 42),
      wrongInARow: random.int(0, 6),
      recentTopicIds: Array.from({ length: random.int(0, 10) }, () => random.pick(shown)),
      steps: Object.fromEntries(shown.filter(() => random.chance(0.2)).map(id => [id, random.int(1, 4)])),
      latest: [],
    },
    constraints: {
      allowedActionTypes: actionTypes.filter(() => random.chance(0.9)),
      excludedCandidateIds: shown.filter(() => random.chance(0.1)).map(id => `practice:${id}`),
      contentAvailable: random.chance(0.97),
      requirePublishedContent: random.chance(0.5),
    },
    modes: random.pick([['options'], ['options', 'typed']]),
    assignment: random.chance(0.1)
      ? { assignmentId: 'set', actionType: random.pick(actionTypes), targetId: random.pick(shown) }
      : null,
    stale: random.chance(0.1),
    year: 5,
  }
}

/** A view as versions 2 and 3 know it. */
function secondView(number: number): View {
  const random = new Random(`second frozen view ${number}`)
  const known = firstView(number)
  const shown = known.topics.map(({ topicId }) => topicId)
  const past = (): PastStep => {
    const topicId = random.pick(shown)
    if (random.chance(0.1)) return { topicId, actionType: 'lesson', step: 0, right: null }
    if (random.chance(0.05)) return { topicId: 'rest', actionType: 'break', step: 0, right: null }
    const right = random.chance(0.05) ? null : random.chance(0.7)
    return { topicId, actionType: 'practice', step: random.int(1, 5), right }
  }
  return {
    ...known,
    topics: known.topics.map(topic => ({
      ...topic,
      lessonThisWeek: random.chance(0.2),
      mistaken: random.chance(0.1),
      ease: topic.ease.map(step => step + random.next() / 2),
    })),
    session: { ...known.session, latest: Array.from({ length: random.int(0, 30) }, past) },
    year: random.int(4, 6),
  }
}

/** A view as version 4 knows it. */
function thirdView(number: number): View {
  const random = new Random(`third frozen view ${number}`)
  const known = secondView(number)
  if (random.chance(0.5)) return known
  const reading = { topicId: random.pick(known.topics).topicId, step: random.int(1, 5) }
  return { ...known, session: { ...known.session, reading } }
}

/** Recorded when each version was current. If one no longer matches, recorded decisions can't be reproduced any more. */
const recorded = {
  '1': { viewOf: firstView, sum: 'f6b3488f3428f5ceb34b114527ab91c5929be8463c387527aeae35a19acd049a' },
  '2': { viewOf: secondView, sum: '7005f7f3ca8d91835da84627963da80d066f1b9bda26ad920fa1cdc56940bb24' },
  '3': { viewOf: secondView, sum: '332236c5271d05d06e75a7afa88620ee76648fbc400a6027c62b0cc48d727e55' },
  '4': { viewOf: thirdView, sum: '777a2e2c01439227d22c557a6b9f70ee1b9c8d07ac89798f9d66ff68e75483d1' },
}

for (const [version, { viewOf, sum }] of Object.entries(recorded)) {
  test(`version ${version} decides as it did when it was current, to the last bit`, () => {
    const hash = createHash('sha256')
    for (let number = 0; number < 3_000; number++)
      hash.update(JSON.stringify(decide(viewOf(number), number * 7_919, version)))
    assert.equal(hash.digest('hex'), sum)
  })
}
