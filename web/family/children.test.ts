import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleStudent } from '@learn/contract/learn/students'
import { childrenOf, needsOwnWord, organizationOf, teachesSomewhere, unclearPlaces } from './children.ts'
import { failureWords, listWords } from './words.ts'

const membership = (organizationId: string, membershipType: 'team' | 'client') => ({
  organizationId,
  membershipType,
  organizationName: `Organization ${organizationId}`,
})
const pupil = (displayName: string, organizationId: string, youAreGuardian = false, teamId = 'theirs') => ({
  ...exampleStudent,
  teamId,
  displayName,
  organizationId,
  youAreGuardian,
})

test('a family has the children of a guardian and of their family’s team, and no teacher’s whole class', () => {
  const students = [
    pupil('Zoe', 'school', true),
    pupil('Somebody', 'school'),
    pupil('Alex', 'tutor', false, 'ours'),
    pupil('In the group', 'tutor'),
    pupil('Émile', 'left', true),
  ]
  const memberships = [membership('school', 'team'), membership('tutor', 'client'), membership('x', 'client')]
  assert.deepEqual(unclearPlaces(students, memberships), ['tutor'])
  const shown = childrenOf(students, new Set(['ours']))
  assert.deepEqual(
    shown.map(({ displayName }) => displayName),
    ['Alex', 'Émile', 'Zoe'],
  )
})

test('people teach if they see children of others, or belong to a school that has none yet', () => {
  const own = pupil('Zoe', 'family', true)
  assert.equal(teachesSomewhere([], []), false)
  assert.equal(teachesSomewhere([own], [membership('family', 'team')]), false)
  assert.equal(teachesSomewhere([own], [membership('family', 'team'), membership('tutor', 'client')]), false)
  assert.equal(teachesSomewhere([own], [membership('family', 'team'), membership('school', 'team')]), true)
  assert.equal(teachesSomewhere([own, pupil('A', 'tutor')], [membership('tutor', 'client')]), true)
})

test('only guardians are asked, and only while the consent stands on the organization’s word', () => {
  const consent = { ...exampleStudent.consent, basis: 'organization' } as const
  assert.equal(needsOwnWord({ ...exampleStudent, consent }), true)
  assert.equal(needsOwnWord({ ...exampleStudent, consent, youAreGuardian: false }), false)
  assert.equal(needsOwnWord({ ...exampleStudent, consent: { ...consent, given: false } }), false)
  assert.equal(needsOwnWord(exampleStudent), false)
  assert.equal(organizationOf(pupil('A', 'tutor'), [membership('tutor', 'client')]), 'Organization tutor')
  assert.match(organizationOf(pupil('A', 'left'), []), /^The organization/)
})

test('parents read lists and failures as people write them', () => {
  assert.equal(listWords(['Maths'], 4), 'Maths')
  assert.equal(listWords(['Maths', 'English', 'Verbal reasoning'], 4), 'Maths, English and verbal reasoning')
  assert.equal(listWords(['a', 'b', 'c', 'd'], 4), 'all four subjects')
  const words = (_tag: string) => failureWords({ _tag, message: 'As the server says.', requestId: 'r-1' })
  assert.match(words('NetworkError'), /Nothing is lost/)
  assert.equal(words('Conflict'), 'As the server says.')
  assert.match(words('InternalError'), /r-1/)
  assert.match(
    failureWords({ _tag: 'TooManyRequests', message: '', retryAfterSeconds: 200 }),
    /wait 4 minutes/,
  )
})
