import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { clientFamily, family, onboard } from '../../../test/support/learning/family.ts'
import {
  choose,
  day,
  hour,
  practiseInWeekBefore,
  readMail,
  setClock,
  startPost,
  sweeps,
  waitUntil,
} from '../../../test/support/learning/weekly.ts'
import { headersOf } from '../../../test/support/mail/mime.ts'

const { world, mailServer, close } = await startPost()
after(close)

const receivedBy = ({ email }: { email: string }) =>
  mailServer.received.filter(({ to }) => to.includes(email)).filter(({ data }) => /Last week/.test(data))

const waitForMail = async (person: { email: string }) => {
  await waitUntil(() => receivedBy(person).length > 0)
  return readMail(receivedBy(person)[0]?.data ?? '')
}

test('a guardian who asked gets one email on Monday at seven, and others get none', async () => {
  setClock(world, new Date())
  const [asked, refused, never] = [await family(world), await family(world), await family(world)]
  const due = await choose(world, asked.parent, true)
  await choose(world, refused.parent, false)
  await practiseInWeekBefore(world, asked, due)
  setClock(world, due, -hour / 60)
  await sweeps(world)
  assert.equal(receivedBy(asked.parent).length, 0)
  setClock(world, due, 1_000)
  const { text, html, pictures } = await waitForMail(asked.parent)
  await sweeps(world)
  assert.equal(receivedBy(asked.parent).length, 1)
  assert.deepEqual([receivedBy(refused.parent), receivedBy(never.parent)], [[], []])
  const sentence =
    'Robin practised for 20 minutes on 2 days last week and got 20 of 40 questions right; the week before, it was 20 minutes with 20 of 40 right.'
  const minutes =
    'Minutes of practice: Monday 0, Tuesday 10, Wednesday 0, Thursday 10, Friday 0, Saturday 0, Sunday 0.'
  for (const part of [text, html]) {
    assert(part.includes(sentence), part)
    assert(part.includes(minutes))
    assert(part.includes(`https://learn.example/family/${asked.studentId}`))
    assert.match(part, /What to do next/)
  }
  assert(html.includes('<img src="cid:week-1"'))
  assert.doesNotMatch(html, /src="(?!cid:)/)
  const [picture] = pictures
  assert.equal(picture?.id, '<week-1>')
  const { width, height } = await sharp(picture?.content).metadata()
  assert.deepEqual([width, height], [920, 380])
  const whole = receivedBy(asked.parent)[0]?.data ?? ''
  for (const secret of [asked.username, '4071', 'Alex', asked.learnerKey]) {
    assert(![whole, text, html].some(part => part.includes(secret)), secret)
  }
})

test('the email can be turned off with one click, and its subject names no child', async () => {
  setClock(world, new Date())
  const { parent } = await family(world, { childDisplayName: 'Zebedee' })
  const due = await choose(world, parent, true)
  setClock(world, due, hour)
  await waitForMail(parent)
  const headers = headersOf(receivedBy(parent)[0]?.data ?? '')
  assert.equal(headers.get('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  assert.match(
    headers.get('list-unsubscribe') ?? '',
    /^<https:\/\/learn\.example\/auth\/unsubscribe\?token=weekly\.\S+>$/,
  )
  assert.match(headers.get('subject') ?? '', /^Last week on Learn: \d+( \w+)? to \d+ \w+$/)
})

test('after a week without practice the email is kind, and has no picture', async () => {
  setClock(world, new Date())
  const { parent } = await family(world)
  const due = await choose(world, parent, true)
  setClock(world, due, hour)
  const { text, html, pictures } = await waitForMail(parent)
  assert.deepEqual(pictures, [])
  for (const part of [text, html]) {
    assert.match(part, /Robin did not practise last week, and that is fine\./)
    assert.match(part, /When Robin feels like it, .+ is a good place to start\./)
    assert.doesNotMatch(part, /streak|miss|lose|hurry|only \d|behind|<img/i)
  }
})

test('children of two families are in one email, each with the first word of their name', async () => {
  setClock(world, new Date())
  const { parent, ...first } = await family(world, { childDisplayName: 'Ada Marchetti' })
  const tenant = await world.tenant()
  const other = await clientFamily(world, tenant, { childDisplayName: '<b>Bo</b> & Co' })
  await world.owner.query('update guardians set user_id = $1 where student_id = $2', [
    parent.userId,
    other.studentId,
  ])
  await world.owner.query(
    `insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
      values (gen_random_uuid(), $1, $2, 'member', 'client', now())`,
    [parent.userId, tenant.organizationId],
  )
  const due = await choose(world, parent, true)
  for (const child of [first, other]) await practiseInWeekBefore(world, child, due)
  setClock(world, due, hour)
  const { text, html, pictures } = await waitForMail(parent)
  await sweeps(world)
  assert.equal(receivedBy(parent).length, 1)
  assert.equal(pictures.length, 2)
  assert.match(text, /^Ada$/m)
  assert(html.includes('<h2>&#60;b&#62;Bo&#60;/b&#62;</h2>'))
  assert(!html.includes('<b>'))
  for (const part of [text, html]) assert.doesNotMatch(part, /Marchetti|Co\b/)
})

test('children without consent, plan or access are left out, and without any there is no email', async () => {
  setClock(world, new Date())
  const tenant = await world.tenant()
  const [withdrawn, ended, lost, suspended] = [
    await family(world),
    await family(world),
    await clientFamily(world, tenant),
    await family(world),
  ]
  const sister = await onboard(world, withdrawn.parent.token, withdrawn.parent.email, {
    childDisplayName: 'Sister',
  })
  let due = new Date()
  for (const { parent } of [withdrawn, ended, lost, suspended]) due = await choose(world, parent, true)
  const { status } = await world.call('learn.updateLearnConsent', withdrawn.parent.token, {
    studentId: withdrawn.studentId,
    given: false,
  })
  assert.equal(status, 200)
  await world.owner.query(`update entitlements set status = 'ended' where student_id = $1`, [ended.studentId])
  await world.owner.query('delete from memberships where principal_id = $1', [lost.parent.userId])
  await world.owner.query(`update organizations set suspended_reason = 'Unpaid.' where id = $1`, [
    suspended.organizationId,
  ])
  setClock(world, due, hour)
  const { html } = await waitForMail(withdrawn.parent)
  await sweeps(world)
  assert(html.includes('Sister') && html.includes(sister.studentId))
  assert(!html.includes('Robin') && !html.includes(withdrawn.studentId))
  for (const { parent } of [ended, lost, suspended]) assert.deepEqual(receivedBy(parent), [])
  assert(!world.log.join('').includes('a sweep failed'))
})

test('after a long pause of the server, old news is left out and the next Monday comes as usual', async () => {
  setClock(world, new Date())
  const { parent } = await family(world)
  const due = await choose(world, parent, true)
  setClock(world, due, 2 * day + hour)
  await sweeps(world)
  assert.deepEqual(receivedBy(parent), [])
  setClock(world, due, 7 * day - 2 * hour)
  await sweeps(world)
  assert.deepEqual(receivedBy(parent), [])
  setClock(world, due, 9 * day - 2 * hour)
  await waitForMail(parent)
  await sweeps(world)
  assert.equal(receivedBy(parent).length, 1)
})
