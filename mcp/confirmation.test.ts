import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { type Claim, expiresAt, makeToken, refusalOf, validMilliseconds } from './confirmation.ts'

const key = createSecretKey(randomBytes(32))
const now = Date.parse('2026-01-31T09:30:00.000Z')
const claim: Claim = {
  caller: 'sam',
  organization: 'one',
  operation: 'teams.createTeam',
  input: { name: 'Blue', of: [1, { a: null, b: 'x' }] },
  credits: 5,
}
const token = makeToken(key, claim, now)
const refusal = (given: string, changed: Partial<Claim> = {}, at = now) =>
  refusalOf(key, given, { ...claim, ...changed }, at)

test('a token is valid for its call, whatever the order of the fields', () => {
  assert.equal(refusal(token), undefined)
  assert.equal(refusal(token, { input: { of: [1, { b: 'x', a: null }], name: 'Blue' } }), undefined)
  assert.match(token, /^[\x21-\x7e]{1,255}$/, 'it can be an idempotency key')
})

test('a token is not valid for any other call', () => {
  for (const changed of [{ caller: 'eve' }, { organization: 'two' }, { operation: 'teams.deleteTeam' }])
    assert.match(refusal(token, changed) ?? '', /was changed, or belongs to another/)
  for (const input of [
    { name: 'Blue' },
    { ...claim.input, more: 1 },
    { ...claim.input, of: [1, { a: null, b: 'y' }] },
  ])
    assert.match(refusal(token, { input }) ?? '', /arguments differ/)
  assert.match(refusal(token, { credits: 6 }) ?? '', /from 5 to 6 credits/)
  assert.match(refusalOf(createSecretKey(randomBytes(32)), token, claim, now) ?? '', /was changed/)
})

test('no character of a token can be changed', () => {
  for (let at = 0; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === '1' ? '2' : '1') + token.slice(at + 1)
    assert(refusal(changed), `at ${at}`)
  }
  for (const broken of ['', '.', '....', 'x', token.slice(0, -1), `${token}.`, '\u{1f600}'.repeat(40)])
    assert(refusal(broken), broken)
})

test('a token expires after ten minutes', () => {
  assert.equal(validMilliseconds, 600_000)
  assert.equal(refusal(token, {}, now + 599_999), undefined)
  assert.match(refusal(token, {}, now + 600_000) ?? '', /has expired/)
  assert.equal(expiresAt(token), '2026-01-31T09:40:00.000Z')
})

test('each token is new, so that the same call can be made twice on purpose', () => {
  assert.notEqual(makeToken(key, claim, now), token)
})
