import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from './index.ts'
import { nouns, nounVerbOf } from './noun-verb.ts'

const nounVerbText = (id: string, nounVerb?: string) => {
  const { noun, verb } = nounVerbOf({ id, ...(nounVerb && { nounVerb }) })
  return `${noun} ${verb}`
}

test('every operation has a noun that help can describe, and a verb', () => {
  for (const operation of operations) {
    const { noun, verb } = nounVerbOf(operation)
    assert(noun in nouns, `${operation.id}: there is no noun "${noun}"`)
    assert.match(`${noun} ${verb}`, /^[a-z]+(-[a-z]+)* [a-z]+(-[a-z]+)*$/, operation.id)
  }
})

test('no two operations share a noun and verb', () => {
  const all = operations.map(operation => nounVerbText(operation.id, operation.nounVerb))
  assert.deepEqual(
    all.filter((words, index) => all.indexOf(words) < index),
    [],
  )
})

test('every noun has an operation and a one-line description', () => {
  const used = new Set(operations.map(operation => nounVerbOf(operation).noun))
  for (const [noun, { about }] of Object.entries(nouns)) {
    assert(used.has(noun), noun)
    assert.match(about, /^[A-Z][^.\n]{5,60}$/, noun)
  }
})

test('few operations declare their own words, and none declares what the rule gives anyway', () => {
  const declared = operations.filter(({ nounVerb }) => nounVerb)
  assert(declared.length <= operations.length / 8)
  for (const { id, nounVerb } of declared) assert.notEqual(nounVerbText(id), nounVerb, id)
})

test('a new operation on a known noun needs no words of its own', () => {
  // For every id an operation has: the same noun with a verb nobody has used yet.
  for (const { id, nounVerb } of operations) {
    if (nounVerb) continue
    const [area, name = ''] = id.split('.')
    const renamed = `${area}.${name.replace(/^[a-z]+/, 'archive')}`
    const { noun, verb } = nounVerbOf({ id: renamed })
    assert.equal(noun, nounVerbOf({ id }).noun, renamed)
    assert.match(verb, /^archive/, renamed)
  }
})

test('an id is split at its noun', () => {
  const expected = {
    'teams.listTeams': 'teams list',
    'teams.addTeamMember': 'teams add-member',
    'learn.createLearnPolicyReplay': 'replays create',
    'learn.listLearnPolicyReplayDecisions': 'replays decisions',
    'learn.getLearnStudentProgress': 'students progress',
    'learn.updateLearnTopicSetting': 'topic-settings update',
    'learn.listLearnExamFamilies': 'exam-families list',
    'organizations.lookUpInvitation': 'invitations look-up',
    'identity.listSessions': 'sign-ins list',
    'media.listMediaItemUses': 'media uses',
    'billing.getBalance': 'billing balance',
    'notes.createNote': 'notes create',
    'notes.tidy': 'notes tidy',
  }
  for (const [id, words] of Object.entries(expected)) assert.equal(nounVerbText(id), words)
})
