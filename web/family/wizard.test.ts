import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Answers,
  canShow,
  firstOpenStep,
  noAnswers,
  refusalOf,
  requestOf,
  type StepId,
  steps,
  suggestUsername,
  troublesIn,
  usernameOf,
} from './wizard.ts'

const email = 'alex@reed.example'
const done: Answers = {
  ...noAnswers,
  parentName: ' Alex Reed ',
  childName: ' Robin ',
  yearGroup: 'Year 5',
  examFamilyId: 'gl',
  pin: '4071',
  isAgreed: true,
}
const fieldsIn = (step: StepId, change: Partial<Answers>) =>
  Object.keys(troublesIn(step, { ...done, ...change }, email))

test('a parent who has said everything meets no trouble, and one who has said nothing is asked in order', () => {
  for (const { id } of steps) assert.deepEqual(troublesIn(id, done, email), {}, id)
  assert.equal(firstOpenStep(noAnswers, email), 'you')
  assert.equal(firstOpenStep({ ...done, pin: '' }, email), 'sign-in')
  assert.equal(firstOpenStep({ ...done, isAgreed: false }, email), 'agree')
  assert.deepEqual(
    steps.map(({ id }) => canShow(id, { ...done, examFamilyId: '' }, email)),
    [true, true, true, false, false],
  )
})

test('each step says what is missing', () => {
  const wrong: [StepId, Partial<Answers>, string][] = [
    ['you', { parentName: ' ' }, 'parentName'],
    ['you', { parentName: 'x'.repeat(161) }, 'parentName'],
    ['child', { childName: '' }, 'childName'],
    ['child', { yearGroup: '' }, 'yearGroup'],
    ['test', { examFamilyId: '' }, 'examFamilyId'],
    ['test', { subjectIds: [] }, 'subjectIds'],
    ['test', { tutorEmail: 'sam' }, 'tutorEmail'],
    ['test', { tutorEmail: ' ALEX@reed.example' }, 'tutorEmail'],
    ['sign-in', { username: ' ' }, 'username'],
    ['agree', { isAgreed: false }, 'isAgreed'],
  ]
  for (const [step, change, field] of wrong) {
    assert.deepEqual(fieldsIn(step, change), [field], JSON.stringify(change))
    assert.match(troublesIn(step, { ...done, ...change }, email)[field as keyof Answers] ?? '', /\.$/)
  }
})

test('a PIN has four characters, and those that are guessed first are refused', () => {
  for (const pin of ['', '407', '1234', '4321', '2468', '1111', '1212', '2019', '1987', 'abcd'])
    assert.deepEqual(fieldsIn('sign-in', { pin }), ['pin'], pin)
  for (const pin of ['4071', 'fox7', '9026', '🦊🦉🐻🐸'])
    assert.deepEqual(fieldsIn('sign-in', { pin }), [], pin)
})

test('a username is suggested from the name and the picture, until the parent types one', () => {
  assert.equal(suggestUsername('Robin', 'fox'), 'robin-the-fox')
  assert.equal(suggestUsername('  Zoë Mae ', 'owl', 27), 'zoe-mae-the-owl-27')
  assert.equal(suggestUsername('<b>', 'hare'), 'b-the-hare')
  assert.equal(suggestUsername('🦊', 'fox'), 'star-the-fox')
  assert.equal(usernameOf({ ...done, avatarId: 'bear' }), 'robin-the-bear')
  assert.equal(usernameOf({ ...done, username: ' rob ' }), 'rob')
})

test('the request has what the parent said, without spaces around it, and a tutor only if there is one', () => {
  assert.deepEqual(requestOf(done, email), {
    parentDisplayName: 'Alex Reed',
    parentEmail: email,
    childDisplayName: 'Robin',
    childUsername: 'robin-the-fox',
    childPin: '4071',
    yearGroup: 'Year 5',
    targetSchool: null,
    examFamilyId: 'gl',
    subjectIds: ['maths', 'english', 'verbal-reasoning', 'non-verbal-reasoning'],
    avatarId: 'fox',
  })
  const { targetSchool, tutorInviteEmail } = requestOf(
    { ...done, targetSchool: ' Ashgrove ', tutorEmail: ' sam@ashgrove.example ' },
    email,
  )
  assert.deepEqual([targetSchool, tutorInviteEmail], ['Ashgrove', 'sam@ashgrove.example'])
})

test('a refusal opens the step that it is about', () => {
  const refuse = (_tag: string, message: string) => refusalOf({ _tag, message }, done, 27)
  assert.deepEqual(refuse('Conflict', 'childUsername is taken. Choose another.'), {
    step: 'sign-in',
    troubles: { username: '“robin-the-fox” is taken. Choose another, such as “robin-the-fox-27”.' },
  })
  assert.equal(refuse('BadRequest', 'childPin is too easy to guess, because …')?.step, 'sign-in')
  assert.equal(refuse('BadRequest', 'parentDisplayName must be a single line …')?.step, 'you')
  assert.equal(refuse('Conflict', 'tutorInviteEmail: sam@… already has …')?.step, 'test')
  assert.equal(refuse('Conflict', 'This family already has 20 children.'), undefined)
  assert.equal(refuse('InternalError', 'childPin'), undefined)
})
