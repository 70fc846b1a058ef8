import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { acceptInvitation, clientFamily, family, onboard } from '../../../test/support/learning/family.ts'
import { begin, next } from '../../../test/support/learning/practising.ts'
import { World } from '../../../test/support/world.ts'
import { consentWording } from './consent-wording.ts'

const world = await World.create()
after(() => world.close())

const say = (token: string, studentId: string, given: boolean, wording?: string) =>
  world.call('learn.updateLearnConsent', token, { studentId, given, ...(wording && { wording }) })

const consentOf = async (token: string, studentId: string) =>
  (await world.call('learn.getLearnStudent', token, { studentId })).body.consent

const require = (key: string, organizationId: string, guardianConsentRequired: boolean) =>
  world.call('learn.updateLearnSettings', key, { organizationId, guardianConsentRequired })

test('a parent’s own onboarding is their own consent, to the current wording', async () => {
  const { parent, studentId } = await family(world)
  const { given, basis, wording } = await consentOf(parent.token, studentId)
  assert.deepEqual([given, basis, wording], [true, 'guardian', consentWording.wording])
  const { body } = await world.call('learn.getLearnConsentWording', parent.token, {})
  assert.deepEqual(body, consentWording)
})

test('consent stands on the organization’s word until the guardian gives their own', async () => {
  const tenant = await world.tenant()
  const parent = await world.person()
  const { studentId } = await onboard(world, tenant.key, parent.email)
  assert.equal((await consentOf(tenant.key, studentId)).basis, 'organization')
  await acceptInvitation(world, tenant.key, parent)
  const before = await consentOf(parent.token, studentId)
  assert.deepEqual([before.given, before.basis], [true, 'organization'], 'accepting is not agreeing')

  const { body: after } = await say(parent.token, studentId, true, consentWording.wording)
  assert.deepEqual(after, { ...before, basis: 'guardian' })
  assert.deepEqual((await say(parent.token, studentId, true)).body, after, 'nothing changes again')
  const { body } = await world.call('learn.exportLearnStudent', parent.token, { studentId })
  const [consent, ...others] = body.consents
  assert.equal(others.length, 0)
  assert.deepEqual(
    [consent?.basis, consent?.givenByUserId, consent?.confirmedByUserId],
    ['organization', null, parent.userId],
  )
  assert(consent?.confirmedAt && consent.confirmedAt >= consent.givenAt)
})

test('a guardian who says no ends the consent, and can give their own later', async () => {
  const { parent, studentId } = await clientFamily(world, await world.tenant())
  const { body: withdrawn } = await say(parent.token, studentId, false)
  assert.deepEqual([withdrawn.given, withdrawn.basis], [false, 'organization'])
  const { body: again } = await say(parent.token, studentId, true)
  assert.deepEqual([again.given, again.basis], [true, 'guardian'])
})

test('nobody agrees to words that are not the current ones', async () => {
  const { parent, studentId } = await clientFamily(world, await world.tenant())
  for (const given of [true, false]) {
    const { status, body } = await say(parent.token, studentId, given, 'learning-2026-1')
    assert.equal(status, 409)
    assert.match(body.message ?? '', /wording is not the current version.*getLearnConsentWording/)
  }
  assert.equal((await consentOf(parent.token, studentId)).basis, 'organization')
})

test('a parent who is a member already is asked for their own consent by email', async () => {
  const tenant = await world.tenant('Ashgrove Tutors')
  const { parent } = await clientFamily(world, tenant)
  const { studentId } = await onboard(world, tenant.key, parent.email)
  const [mail] = await world.waitForMails(parent.email, 1, /A child was added/)
  assert.match(mail?.text ?? '', /told us that you agree.*We ask you yourself too.*\/family\n/s)
  assert.equal((await consentOf(parent.token, studentId)).basis, 'organization')
})

test('the invitation asks for consent too, and promises nothing about practice', async () => {
  const tenant = await world.tenant('Ashgrove Tutors')
  const { email } = await world.person()
  await onboard(world, tenant.key, email)
  const [mail] = await world.waitForMails(email)
  assert.match(mail?.text ?? '', /has told us that you agree to this\. We ask you\nyourself too/)
  assert.doesNotMatch(mail?.text ?? '', /can already practise/)
})

test('an organization can require the guardian’s own consent, there and back', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const child = await clientFamily(world, tenant)
  const { studentId, token, parent } = child
  const session = await begin(world, child)
  let { decision } = await next(world, child, session.id)
  while (decision.questionId === null) decision = (await next(world, child, session.id)).decision
  const paper = await world.call('learn.createLearnPaper', token, { studentId, questionCount: 5 })
  assert.equal(paper.status, 201)
  const tries = {
    practice: () => world.call('learn.createLearnSession', token, { studentId, sessionType: 'practice' }),
    diagnostic: () => world.call('learn.createLearnSession', token, { studentId, sessionType: 'diagnostic' }),
    'an answer': () =>
      world.call('learn.createLearnAttempt', token, { decisionId: decision.id, answer: null }),
    'a decision': () => world.call('learn.createLearnDecision', token, { sessionId: session.id }),
    'a test': () => world.call('learn.createLearnPaper', token, { studentId, questionCount: 5 }),
    'an answer in a test': () =>
      world.call('learn.saveLearnPaperAnswer', token, { paperId: paper.body.id, position: 1, flagged: true }),
  }
  const refuseAll = async () => {
    for (const [name, attempt] of Object.entries(tries)) {
      const { status, body } = await attempt()
      assert.equal(status, 403, name)
      const message = '_tag' in body ? body.message : ''
      assert.match(message ?? '', /requires a guardian’s own consent.*can agree at http\S+\/family/, name)
    }
  }
  await require(key, organizationId, true)
  await refuseAll()
  await require(key, organizationId, false)
  assert.equal((await next(world, child, session.id)).decision.id, decision.id, 'the same question waits')

  await require(key, organizationId, true)
  await refuseAll()
  await say(parent.token, studentId, true)
  assert.equal((await next(world, child, session.id)).decision.id, decision.id)
  assert.equal((await tries['an answer']()).status, 201)
  assert.equal((await tries['an answer in a test']()).status, 200)
  await say(parent.token, studentId, false)
  const { body } = await tries.practice()
  assert.match('_tag' in body ? (body.message ?? '') : '', /has withdrawn consent/)
})

test('the requirement concerns neither parents who agreed themselves nor other organizations', async () => {
  const tenant = await world.tenant()
  const strict = await world.tenant()
  await require(strict.key, strict.organizationId, true)
  await begin(world, await clientFamily(world, tenant))
  const own = await family(world)
  await require(own.parent.token, own.organizationId, true)
  await begin(world, own)
})

test('only guardians see that they are guardians', async () => {
  const tenant = await world.tenant()
  const { parent, studentId, token } = await clientFamily(world, tenant)
  const staff = await world.token(tenant.userId)
  for (const [credential, expected] of [
    [parent.token, true],
    [token, false],
    [tenant.key, false],
    [staff, false],
  ] as const) {
    const { body } = await world.call('learn.getLearnStudent', credential, { studentId })
    assert.equal(body.youAreGuardian, expected)
    const { body: list } = await world.call('learn.listLearnStudents', credential, {})
    assert.deepEqual(
      list.data.map(student => student.youAreGuardian),
      [expected],
    )
  }
})
