import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  writingKinds as taughtKinds,
  writingTaskById,
} from '../content/english/creative-writing/writing-tasks.ts'
import * as taught from '../content/index.ts'
import { check } from './checks/check.ts'
import * as attempts from './learn/attempts.ts'
import * as content from './learn/content.ts'
import { getLearnPolicyDecisionLog } from './learn/decisions.ts'
import { completeLearnParentChildOnboarding as onboarding } from './learn/onboarding.ts'
import { exampleDecision } from './learn/record.ts'
import { subjectIds, yearGroups } from './learn/values.ts'
import { getLearnWritingTask, writingKinds } from './learn/writing-tasks.ts'

test('the contract has the same subjects, years and answer modes as the content', () => {
  assert.deepEqual(subjectIds, taught.subjectIds)
  assert.deepEqual(content.optionLetters, taught.letters)
  assert.equal(attempts.longestAnswer, taught.longestAnswer)
  const years = new Set(taught.topics.map(({ year }) => `Year ${year}`))
  assert.deepEqual([...years].sort(), [...yearGroups])
  const modes = new Set(taught.topics.flatMap(taught.modesOf))
  assert.deepEqual([...modes].sort(), [...content.answerModes])
})

test('the example question is the one that its id stands for', () => {
  const { questionId, stem, answer, explanation, seconds, options } = content.exampleQuestion
  const reference = taught.parseQuestionId(questionId)
  const made = reference && taught.makeQuestion(reference)
  assert(made?.mode === 'options')
  assert.deepEqual(
    { stem, answer, explanation, seconds, texts: options.map(({ text }) => text) },
    {
      stem: made.stem,
      answer: made.answer,
      explanation: made.explanation,
      seconds: made.seconds,
      texts: made.options.map(({ text }) => text),
    },
  )
})

test('writing tasks have the same kinds as in the content, and the example is one of them', () => {
  assert.deepEqual(writingKinds, Object.keys(taughtKinds))
  const { id, kind, kindName, title, minutes, prompt, planning, criteria, modelAnswer } =
    getLearnWritingTask.example.response
  const task = writingTaskById(id)
  assert(task)
  assert.equal(kindName, taughtKinds[kind])
  assert.deepEqual([task.kind, task.title, task.minutes, task.prompt], [kind, title, minutes, prompt])
  for (const line of planning) assert(task.planning.includes(line))
  for (const line of criteria) assert(task.criteria.includes(line))
  assert(task.model.replaceAll('\n\n', ' ').startsWith(modelAnswer.text))
})

const request = onboarding.example.request
const fits = (changes: object) => check(onboarding.body, { ...request, ...changes }).length === 0
const without = (name: string) =>
  Object.fromEntries(Object.entries(request).filter(([other]) => other !== name))

test('an onboarding requires every field except the tutor, and rejects others', () => {
  for (const name of Object.keys(request))
    assert.equal(check(onboarding.body, without(name)).length === 0, name === 'tutorInviteEmail', name)
  assert(!fits({ country: 'UK' }))
  for (const name of Object.keys(request))
    assert.equal(fits({ [name]: null }), ['targetSchool', 'tutorInviteEmail'].includes(name), name)
})

test('the texts of an onboarding have the specified lengths', () => {
  const lengths: [keyof typeof request, number, number][] = [
    ['parentDisplayName', 1, 160],
    ['parentEmail', 3, 254],
    ['childDisplayName', 1, 160],
    ['childUsername', 1, 128],
    ['childPin', 4, 4],
    ['targetSchool', 0, 160],
    ['examFamilyId', 1, 128],
    ['avatarId', 1, 128],
    ['tutorInviteEmail', 0, 254],
  ]
  for (const [name, least, most] of lengths) {
    assert(fits({ [name]: 'x'.repeat(least) }) && fits({ [name]: 'x'.repeat(most) }), name)
    if (least > 0) assert(!fits({ [name]: 'x'.repeat(least - 1) }), name)
    assert(!fits({ [name]: 'x'.repeat(most + 1) }), name)
  }
  assert(fits({ childPin: '🦊🐻🐼🐸' }), 'an emoji counts as one character')
})

test('an onboarding accepts the specified years and any list of subjects, even empty or with duplicates', () => {
  for (const yearGroup of ['Year 4', 'Year 5', 'Year 6']) assert(fits({ yearGroup }))
  assert(!fits({ yearGroup: 'Year 7' }))
  assert(fits({ subjectIds: [] }) && fits({ subjectIds: ['maths', 'maths'] }))
  assert(!fits({ subjectIds: ['science'] }))
})

test('the studentId of the latest decision is optional and may be any text', () => {
  for (const query of [{}, { studentId: '' }, { studentId: 'x' }, { studentId: 'x'.repeat(129) }])
    assert.deepEqual(check(getLearnPolicyDecisionLog.query, query), [])
})

test('the example of a decision adds up', () => {
  for (const { score, scoreBreakdown } of exampleDecision.candidateScores)
    assert.equal(
      score,
      scoreBreakdown.reduce((sum, { value }) => sum + value, 0),
    )
})
