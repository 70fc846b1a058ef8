import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { contract } from '@learn/contract'
import { newSettings, runLearn } from '../../test/support/command-line.ts'
import { json, ScriptedServer } from '../../test/support/scripted-server.ts'

const server = await ScriptedServer.start()
const settings = await newSettings(server.url, { LEARN_TOKEN: 'x' })
after(async () => {
  server.close()
  await settings.remove()
})

const { studentId } = contract['learn.getLearnStudentState'].example.request
const state = contract['learn.getLearnStudentState'].example.response
const [topic] = state.masteryByTopic
assert(topic)
const topics = {
  ...contract['learn.listLearnTopics'].example.response,
  data: [
    { id: 'maths.area', name: 'Area' },
    { id: 'maths.angles', name: 'Angles' },
    { id: 'maths.time', name: 'Telling the time' },
  ],
}
const show = (...words: string[]) => runLearn(words, settings.config, { isTable: true, columns: 80 })

test('a student’s state is a table with topic names and percentages: the weakest on top, and those with too few answers below', async () => {
  const masteryByTopic = [
    { ...topic, topicId: 'maths.area', score: 0.9149, attempts: 20, rightAnswers: 18, enoughEvidence: true },
    { ...topic, topicId: 'maths.time', score: 0.2, attempts: 0, rightAnswers: 0, enoughEvidence: false },
    { ...topic, topicId: 'maths.angles', score: 0.4, attempts: 2, rightAnswers: 1, enoughEvidence: false },
  ].map(each => ({ ...each, lastPractisedAt: each.attempts > 0 ? '2026-01-31T09:30:00.000Z' : '' }))
  const [mistake] = state.openMisconceptions
  const openMisconceptions = [
    { ...mistake, topicId: 'maths.area', forParent: 'Adds the sides. Count squares together.' },
  ]
  server.script(json({ ...state, masteryByTopic, openMisconceptions }), json(topics))
  const { code, out, err } = await show('students', 'state', studentId)
  assert.equal(code, 0, err)
  assert.equal(
    out.slice(out.indexOf('topics\n')),
    [
      'topics',
      '  topic             mastery  answers  right  last practised',
      '  Area                  91%       20    90%  2026-01-31',
      '  Angles               ~40%        2    50%  2026-01-31',
      '  Telling the time     ~20%        0',
      '',
    ].join('\n'),
  )
  assert.match(out, /^mistakes +Area: Adds the sides\. Count squares together\.$/m)
  assert.match(
    err,
    /^Mastery is the predicted chance of a right answer\. Weakest topics first\. ~ means too few answers/,
  )
})

test('without the names of topics their IDs are shown, and --json has the answer unchanged', async () => {
  server.script(json(state), json({ _tag: 'Forbidden', message: 'No.', requestId: 'r' }, 403))
  assert.match((await show('students', 'state', studentId)).out, new RegExp(`^  ${topic.topicId} `, 'm'))
  server.script(json(state))
  assert.deepEqual(JSON.parse((await show('students', 'state', studentId, '--json')).out), state)
})

test('progress is shown by day and by topic, the weakest first', async () => {
  const progress = {
    studentId,
    days: [{ day: '2026-01-31', attempts: 3, rightAnswers: 2, minutes: 2.5 }],
    topics: [
      { topicId: 'maths.area', first: 0.68, latest: 0.71, attempts: 2 },
      { topicId: 'maths.angles', first: 0.5, latest: 0.4, attempts: 1 },
    ],
  }
  server.script(json(progress), json(topics))
  const { out } = await show('students', 'progress', studentId)
  assert.equal(
    out,
    [
      'days',
      '  day         answers  right  minutes',
      '  2026-01-31        3    67%      2.5',
      '',
      'topics',
      '  topic   before  now  answers',
      '  Angles     50%  40%        1',
      '  Area       68%  71%        2',
      '',
    ].join('\n'),
  )
  server.script(json({ studentId, days: [], topics: [] }))
  assert.equal((await show('students', 'progress', studentId)).err, 'There are no answers in this period.\n')
})

test('a decision shows its question without the answer, and how to answer it', async () => {
  const step = contract['learn.createLearnDecision'].example.response
  const { sessionId } = contract['learn.createLearnDecision'].example.request
  assert(step.question)
  server.script(json(step, 201))
  const { out, err } = await show('decisions', 'create', sessionId)
  assert.match(out, /^question +What is the digit/m)
  assert.match(out, /^options\n {2}letter +text\n {2}A /m)
  assert.doesNotMatch(out, /explanation/)
  assert.equal(err, `Answer with: learn attempts create --decision-id ${step.decision.id} --answer ANSWER\n`)
})
