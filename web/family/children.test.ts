import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleStudent } from '@learn/contract/learn/students'
import { childrenOf, needsOwnWord, organizationOf } from './children.ts'
import { failureWords, listWords } from './words.ts'

const membership = (organizationId: string, membershipType: 'team' | 'client') => ({
  organizationId,
  membershipType,
  organizationName: `Organization ${organizationId}`,
})
const pupil = (displayName: string, organizationId: string, youAreGuardian = false) => ({
  ...exampleStudent,
  displayName,
  organizationId,
  youAreGuardian,
})

test('a family has the children of a guardian and of a client, and no teacher’s whole class', () => {
  const students = [
    pupil('Zoe', 'school', true),
    pupil('Somebody', 'school'),
    pupil('Alex', 'tutor'),
    pupil('Émile', 'left', true),
  ]
  const shown = childrenOf(students, [membership('school', 'team'), membership('tutor', 'client')])
  assert.deepEqual(
    shown.map(({ displayName }) => displayName),
    ['Alex', 'Émile', 'Zoe'],
  )
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
