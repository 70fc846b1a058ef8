import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CandidateCode, ReasonCode } from '@learn/contract/learn/words'
import { type ExplainedDecision, explain } from './explain.ts'

const day = 86_400_000
const now = Date.UTC(2026, 4, 4, 16)

const candidate = (label: string, reasonCodes: readonly CandidateCode[] = [], eligible = true) => {
  const [type = '', name = ''] = label.split(': ')
  return { candidateId: `${type.toLowerCase()}:${name}`, targetId: name, label, eligible, reasonCodes }
}

const explained = (reasonCodes: readonly ReasonCode[], changes: Partial<ExplainedDecision> = {}) =>
  explain(
    {
      actionType: 'practice',
      selectedCandidateId: 'practice:Time',
      propensity: 1,
      reasonCodes,
      candidates: [candidate('Practice: Time'), candidate('Lesson: Time')],
      candidateScores: [],
      lastPractisedAt: null,
      decidedAt: now,
      ...changes,
    },
    'Robin',
  )

test('a review says that the child has been away from a topic only if that is so', () => {
  const after = (days: number) => explained(['due_review'], { lastPractisedAt: now - days * day })
  for (const days of [-3, 0, 0.01, 1.9]) {
    assert.match(after(days), /because some practice should bring back what Robin knew\./)
    assert.doesNotMatch(after(days), /practised/)
  }
  assert.match(after(3), /hasn’t practised it for a few days and may be forgetting it\./)
  assert.match(after(10), /hasn’t practised it for a while and may be forgetting it\./)
})

test('a topic that the child knew well is not said to have too few answers to tell', () => {
  const review = explained(['due_review', 'prerequisite', 'not_enough_evidence'])
  assert.match(
    review,
    /because some practice should bring back what Robin knew, and other topics build on it\./,
  )
  assert.match(explained(['not_enough_evidence']), /because we don’t yet have enough answers on it /)
})

test('an easier question is not said to follow several difficult ones: one may have been enough', () => {
  const question = explained(['confidence_recovery'])
  assert.match(question, /^We chose practice on “Time” because an easier question should help now\./)
  const lesson = { actionType: 'lesson', selectedCandidateId: 'lesson:Time' } as const
  assert.match(
    explained(['confidence_recovery'], lesson),
    /^We chose a lesson on “Time” because a lesson should make its questions easier\./,
  )
})

test('a question that looks at an earlier mistake says so first', () => {
  const scored = (value: number) =>
    explained(['prerequisite'], {
      candidateScores: [
        {
          candidateId: 'practice:Time',
          score: value,
          propensity: 1,
          reasonCodes: [],
          scoreBreakdown: [{ component: 'misconception', value }],
        },
      ],
    })
  assert.match(
    scored(0.6),
    /because Robin made a mistake on it that we want to look at again, and other topics /,
  )
  assert.match(scored(0), /because other topics build on it\./)
})

test('a rule that limits topics is stated as a rule, because the session may be shorter than it says', () => {
  const rest = { actionType: 'break', selectedCandidateId: 'break:rest' } as const
  const against = (code: CandidateCode) =>
    explained(['content_fallback'], { ...rest, candidates: [candidate('Practice: Time', [code], false)] })
  assert.match(
    against('rule_topic_share'),
    /nothing more to do in this session\. We couldn’t choose practice on “Time” because no more than eight of twenty questions are on one topic\.$/,
  )
  assert.match(against('rule_subject_share'), /because no more than fourteen of twenty questions /)
  assert.match(against('rule_topic_run'), /because no more than four questions in a row /)
})

test('the end of a first session says that it is complete', () => {
  const end = explained(['content_fallback'], {
    actionType: 'break',
    selectedCandidateId: 'break:rest',
    candidates: [candidate('Practice: Time', ['diagnostic', 'rule_subject_placed'], false)],
  })
  assert.equal(end, 'We chose a break because this first session has done its work: we know where to start.')
})

test('an explanation says how likely the choice was, without figures', () => {
  const explainWith = (propensity: number) =>
    explain(
      {
        actionType: 'practice',
        selectedCandidateId: 'practice:a',
        propensity,
        reasonCodes: ['prerequisite'],
        candidates: [
          {
            candidateId: 'practice:a',
            targetId: 'a',
            label: 'Practice: Make a word',
            eligible: true,
            reasonCodes: [],
          },
          { candidateId: 'lesson:b', targetId: 'b', label: 'Lesson: Time', eligible: true, reasonCodes: [] },
        ],
        candidateScores: [
          { candidateId: 'practice:a', score: 0, propensity, reasonCodes: [], scoreBreakdown: [] },
          {
            candidateId: 'lesson:b',
            score: 0,
            propensity: 1 - propensity,
            reasonCodes: [],
            scoreBreakdown: [],
          },
        ],
        lastPractisedAt: null,
        decidedAt: now,
      },
      'Robin',
    )
  assert.equal(
    explainWith(0.125),
    'We chose practice on “Make a word” because other topics build on it. It was one of 2 choices, and not a likely one; the other was a lesson on “Time”. Now and then we try a less likely choice, to find out what helps.',
  )
  assert.doesNotMatch(explainWith(0.4), /Now and then/)
  assert.match(explainWith(0.6), /the more likely of 2 choices; the other was a lesson on “Time”\.$/)
  assert.match(explainWith(0.9), /by far the more likely of 2 choices/)
  for (const propensity of [0.125, 0.4, 0.6, 0.9]) assert.doesNotMatch(explainWith(propensity), /%/)
})
