import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { subjects } from '@learn/content'
import type { Browser, Page } from 'playwright-core'
import { arrive, inspect } from './support/adult-pages.ts'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { look, sizes } from './support/child-pages.ts'
import { clientFamily, family } from './support/learning/family.ts'
import { storeSiblings } from './support/learning/large-group.ts'
import { answers, storeStanding } from './support/learning/standings.ts'
import { names, section, table, tutorPages } from './support/learning/tutor-pages.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
const origin = world.server.app.publicUrl
const { club, openAs } = tutorPages(world)
let browser: Browser
before(async () => {
  if (!withoutBrowser) browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await world.close()
})

const skip = withoutBrowser

/** On sheets of landscape A4, each with the names of the topics, and with a sign where there is no number. */
async function printed(page: Page, topics: number): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  assert.equal(await page.locator('button:visible, nav:visible').count(), 0)
  const sign = await page.evaluate<string>(
    `getComputedStyle(document.querySelector('.heat [data-level=few]'), '::before').content`,
  )
  assert.equal(sign, '"–"')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = pdf.match(/MediaBox \[0 0 841\.\d+ 594\.\d+\]/g)?.length ?? 0
  assert(sheets > 5)
  assert.equal(pdf.match(/\/MediaBox/g)?.length, sheets, 'every sheet is on its side')
  const turned = pdf.match(/\/Subtype \/Form/g)?.length ?? 0
  assert(turned >= topics * (sheets - 1), `${turned} names on ${sheets} sheets`)
  await page.emulateMedia({ media: 'screen' })
}

test('a tutor sees a group at a glance, and filters it', { skip }, async () => {
  const { team, organizationId, ...tenant } = await club()
  const tutor = await world.member({ organizationId }, 'member')
  const { page, problems } = await openAs(browser, tutor)
  await arrive(page, 'Ashgrove Tutors')
  await page.getByText('5 children, Year 5').waitFor()
  await page.getByRole('link', { name: 'Saturday club' }).click()
  await arrive(page, 'Saturday club')
  assert.equal(page.url(), `${origin}/tutor/${organizationId}/${team.id}`)
  assert.deepEqual(await names(page), ['Ada', 'Ben <b>Reed</b>', 'Cyd', 'Dot'])
  assert.equal(await page.locator('b', { hasText: 'Reed' }).count(), 0, 'a name is text')
  await inspect(page, 'tutor-group')
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await look(page, 'tutor-group-print')
  await page.emulateMedia({ media: 'screen' })

  const words = section(page, 'Worth talking to')
  await words.getByText('Stuck on Fractions of amounts.').waitFor()
  await words.getByText('Stuck on Multiplying. Last practised 299 days ago.').waitFor()
  await words.getByText('Has not practised yet.').waitFor()
  const all = await table(page).getByRole('columnheader').count()

  await page.getByRole('link', { name: /^Due for review/ }).click()
  await section(page, 'Children and topics').getByText('3 of 4 children', { exact: true }).waitFor()
  assert.deepEqual(await names(page), ['Ada', 'Ben <b>Reed</b>', 'Cyd'])
  assert((await table(page).getByRole('columnheader').count()) < all, 'other topics are hidden')
  await table(page)
    .getByRole('cell', { name: /^\d+% right, due for review$/ })
    .first()
    .waitFor()
  assert.match(page.url(), /\?show=due$/)
  await page.reload()
  await arrive(page, 'Saturday club')
  assert.deepEqual(await names(page), ['Ada', 'Ben <b>Reed</b>', 'Cyd'], 'a reload keeps the filter')
  await page.getByRole('link', { name: /^Falling/ }).click()
  await page.waitForURL(/show=falling/)
  assert.deepEqual(await names(page), ['Ben <b>Reed</b>'])
  await page.getByRole('link', { name: /^Not practised for a week/ }).click()
  await page.waitForURL(/show=quiet/)
  assert.deepEqual(await names(page), ['Cyd', 'Dot'])
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await page.waitForURL(/show=quiet&subject=english/)
  await page.getByRole('link', { name: /^Stuck/ }).click()
  await page.getByText('Nobody at the moment.').waitFor()
  await page.goBack()
  await page.waitForURL(/show=quiet&subject=english/)

  assert.equal(await page.getByText('Median of the group').count(), 0)
  await world.call('learn.updateLearnSettings', tenant.key, { organizationId, groupComparisons: true })
  await page.reload()
  await page.getByText('Median of the group').waitFor()
  assert.deepEqual(problems, [])
  await page.context().close()
})

test('a client sees their own group only, and a clear page when access ends', { skip }, async () => {
  const { team, ...tenant } = await club()
  const { organizationId, key } = tenant
  const tutor = await world.member(tenant, 'member', 'client')
  await world.call('teams.addTeamMember', key, { teamId: team.id, memberId: tutor.memberId })
  const { page } = await openAs(browser, tutor, '/tutor', sizes.phone)
  await arrive(page, 'Ashgrove Tutors')
  assert.deepEqual(await names(page), ['Ada', 'Ben <b>Reed</b>', 'Cyd', 'Dot'])
  await page.goto(`${origin}/family`)
  await arrive(page, 'Ashgrove Tutors')
  await world.call('members.removeMember', key, { memberId: tutor.memberId })
  await page.getByRole('button', { name: 'Set work', exact: true }).click()
  await page.getByRole('button', { name: 'Set for 4 children' }).click()
  await arrive(page, 'You can’t see this page')
  await inspect(page, 'tutor-lost')
  await page.getByRole('link', { name: 'See who you teach' }).click()
  await arrive(page, 'You don’t teach anybody here yet')
  await inspect(page, 'tutor-nobody')
  await page.goto(`${origin}/tutor/${organizationId}`)
  await arrive(page, 'You can’t see this page')
  await page.context().close()
})

test('the page of a school without groups says what to do, and an administrator makes one', {
  skip,
}, async () => {
  const tenant = await world.tenant('Elm School')
  const { organizationId } = tenant
  const made = (childDisplayName: string) => clientFamily(world, tenant, { childDisplayName })
  const [none, one] = [await made('None'), await made('One')]
  await storeStanding(world, one, answers('maths.area', '+'))
  const admin = await world.member(tenant, 'admin')
  const { page, problems } = await openAs(browser, admin)
  await arrive(page, 'Elm School')
  await page.getByText(/^There are no groups yet/).waitFor()
  const row = table(page).getByRole('row', { name: /^None/ })
  assert((await row.getByRole('cell', { name: 'too few answers' }).count()) > 20)
  await inspect(page, 'tutor-no-groups')
  await page.getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create group' }).click()
  await dialog.getByText('Type a name for the group.').waitFor()
  await dialog.getByLabel('Name').fill('5B <i>')
  await dialog.getByRole('button', { name: 'Create group' }).click()
  await arrive(page, '5B <i>')
  await page.getByRole('heading', { name: 'No children here yet' }).waitFor()
  await inspect(page, 'tutor-empty-group')
  await page.getByRole('button', { name: 'Add to this group' }).click()
  await dialog.getByRole('checkbox', { name: 'One', exact: true }).check()
  await inspect(page, 'tutor-add-children')
  await dialog.getByRole('button', { name: 'Add 1 child' }).click()
  await table(page).getByRole('link', { name: 'One' }).waitFor()
  assert.deepEqual(await names(page), ['One'])

  for (const { studentId } of [none, one]) {
    await page.goto(`${origin}/tutor/${organizationId}/children/${studentId}`)
    await page.getByText(/There are not enough answers yet to say/).waitFor()
    await page.getByText(/^Nothing has been set for/).waitFor()
  }
  assert.deepEqual(problems, [])
  await page.context().close()
})

test('an administrator turns group comparisons on and off, and tutors see what changes', {
  skip,
}, async () => {
  const tenant = await world.tenant('Oak School')
  const child = await clientFamily(world, tenant)
  await storeSiblings(world, child, 8)
  const admin = await world.member(tenant, 'admin')
  const { page, problems } = await openAs(browser, admin)
  await arrive(page, 'Oak School')
  const settings = section(page, 'Settings of Oak School')
  const middle = table(page).getByRole('row', { name: /^Median of the group/ })
  assert.equal(await middle.count(), 0)
  await settings.getByLabel('Group comparisons').check()
  await settings.getByText('Saved. Group comparisons are on.').waitFor()
  await middle.waitFor()
  assert((await middle.getByRole('cell', { name: /^\d+% right$/ }).count()) > 5)
  await inspect(page, 'tutor-comparisons')
  await page.reload()
  await middle.waitFor()
  await settings.getByLabel('Group comparisons').uncheck()
  await middle.waitFor({ state: 'detached' })
  assert.deepEqual(problems, [])
  await page.context().close()
})

test('a tutor of several organizations chooses one, and the address keeps the choice', { skip }, async () => {
  const [first, second] = [await world.tenant('Ash School'), await world.tenant('Birch <i>School</i>')]
  await clientFamily(world, first, { childDisplayName: 'At Ash' })
  await clientFamily(world, second, { childDisplayName: 'At Birch' })
  const tutor = await world.member(second, 'member')
  await world.owner.query(
    `insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
      values (uuidv7(), $1, $2, 'member', 'team', now())`,
    [tutor.userId, first.organizationId],
  )
  const { page, problems } = await openAs(browser, tutor)
  await arrive(page, 'Where you teach')
  await page.getByRole('link', { name: 'Ash School' }).click()
  await arrive(page, 'Ash School')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  const chooser = page.getByRole('navigation', { name: 'Where you teach' })
  await chooser.getByRole('link', { name: 'Birch <i>School</i>' }).click()
  await arrive(page, 'Birch <i>School</i>')
  assert.equal(page.url(), `${origin}/tutor/${second.organizationId}?subject=english`)
  assert.deepEqual(await names(page), ['At Birch'])
  await page.reload()
  await arrive(page, 'Birch <i>School</i>')
  assert.deepEqual(await names(page), ['At Birch'])
  await inspect(page, 'tutor-chooser')

  await world.call('members.removeMember', second.key, { memberId: tutor.memberId })
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  await arrive(page, 'You can’t see this page')
  assert.equal(await page.getByText('At Birch').count(), 0, 'nothing is left on the screen')
  assert.deepEqual(problems, [])
  await page.context().close()
})

test('people who only teach start on their own page, and parents on theirs', { skip }, async () => {
  const tenant = await world.tenant('A new school')
  const tutor = await world.member(tenant, 'viewer')
  const { page, problems } = await openAs(browser, tutor, '/family')
  await arrive(page, 'A new school')
  await page.getByRole('heading', { name: 'No children here yet' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Set work' }).count(), 0)
  await inspect(page, 'tutor-empty')
  await page.getByRole('link', { name: 'Add your own child' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/family/add')
  assert.deepEqual(problems, [])
  await page.context().close()

  const child = await family(world)
  const { page: parents } = await openAs(browser, child.parent, '/family')
  await arrive(parents, 'Robin')
  assert.equal(await parents.getByRole('link', { name: 'Teaching' }).count(), 0)
  await parents.context().close()
})

test('300 children and all topics of maths appear within a moment', { skip }, async t => {
  const tenant = await world.tenant('A large school')
  const child = await clientFamily(world, tenant, { childDisplayName: 'Zoe' })
  await storeSiblings(world, child, 299)
  const tutor = await world.member(tenant, 'member')
  const { page, problems } = await openAs(browser, tutor)
  await arrive(page, 'A large school')
  await page.getByText('300 children, Year 5', { exact: true }).waitFor()
  await table(page).getByRole('link', { name: 'Zoe', exact: true }).waitFor()
  const maths = subjects.find(({ id }) => id === 'maths')?.topics.length ?? 0
  assert.equal(await table(page).locator('tbody td').count(), 300 * (maths + 1))
  assert((await table(page).locator('td[data-level="5"]').count()) > 1_000)
  const milliseconds = await page.evaluate<number>(`new Promise(done => {
    const link = [...document.querySelectorAll('nav[aria-label=Subject] a')].find(one => one.textContent === 'English')
    const before = performance.now()
    link.click()
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - before)))
  })`)
  t.diagnostic(`${Math.round(milliseconds)} ms for the next subject`)
  assert(milliseconds < 1_500, `${milliseconds} ms`)
  await page.goBack()
  await table(page).getByRole('link', { name: 'Zoe', exact: true }).waitFor()
  await printed(page, maths)
  assert.deepEqual(problems, [])
  await page.context().close()
})
