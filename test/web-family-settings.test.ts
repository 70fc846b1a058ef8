import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { adultPages, arrive, inspect } from './support/adult-pages.ts'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages, sizes } from './support/child-pages.ts'
import { family, practiseOnce } from './support/learning/family.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
const origin = world.server.app.publicUrl
const { watchedPage } = childPages(world)
const { signIn } = adultPages(world)
let browser: Browser
before(async () => {
  if (!withoutBrowser) browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await world.close()
})

const skip = withoutBrowser
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, part: string, name: string) =>
  section(page, part).getByRole('button', { name, exact: true }).click()
const says = (page: Page, part: string, text: string | RegExp) =>
  section(page, part).getByText(text).first().waitFor()

const studentOf = async ({ parent, studentId }: Awaited<ReturnType<typeof family>>) =>
  (await world.call('learn.getLearnStudent', parent.token, { studentId })).body

async function openSettings(child: Awaited<ReturnType<typeof family>>) {
  const { page, problems } = await watchedPage(browser, { viewport: sizes.phone })
  await page.goto(`${origin}/family/${child.studentId}`)
  await signIn(page, child.parent.email)
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  return { page, problems }
}

test('a parent changes everything about a child, and each part saves by itself', { skip }, async () => {
  const child = await family(world)
  const { page, problems } = await openSettings(child)
  await arrive(page, 'Robin’s settings')
  await section(page, 'Who can see this').getByText(child.parent.email).waitFor()
  await inspect(page, 'settings')
  await page.setViewportSize({ width: 320, height: 640 })
  const animals = await section(page, 'About').locator('.animals .pick').allInnerTexts()
  assert.equal(animals.length, 12)
  const tall = await page.evaluate<number[]>(
    `[...document.querySelectorAll('.animals .pick')].map(one => one.getBoundingClientRect().height)`,
  )
  assert.equal(new Set(tall).size, 1, 'no name is broken over two lines')
  await page.setViewportSize(sizes.phone)

  const about = section(page, 'About')
  await about.getByLabel('First name or nickname').fill('Robin <b>Reed</b>')
  await about.getByLabel('Owl').check()
  await about.getByLabel('Year 6').check()
  await press(page, 'About', 'Save')
  await says(page, 'About', 'Saved')
  await arrive(page, 'Robin <b>Reed</b>’s settings')

  const test = section(page, 'The test')
  await test.getByLabel(/^ISEB/).check()
  await test.getByLabel('English', { exact: true }).uncheck()
  await test.getByLabel(/School you hope for/).fill('Ashgrove Grammar School')
  await test.getByLabel('Extra time in tests').selectOption('25')
  await press(page, 'The test', 'Save')
  await says(page, 'The test', 'Saved')

  await section(page, 'Signing in').getByLabel('Username').fill(`owl-${child.studentId}`)
  await press(page, 'Signing in', 'Change the username')
  await says(page, 'Signing in', /signs in as “owl-/)
  await section(page, 'Signing in').getByLabel('New PIN', { exact: true }).fill('1234')
  await press(page, 'Signing in', 'Set this PIN')
  await says(page, 'Signing in', /easy to guess/)
  await section(page, 'Signing in').getByLabel('New PIN', { exact: true }).fill('8152')
  await section(page, 'Signing in').getByLabel('The same PIN again').fill('8152')
  await press(page, 'Signing in', 'Set this PIN')
  await says(page, 'Signing in', 'The new PIN is 8152.')
  await press(page, 'Signing in', 'Suggest a PIN')
  await says(page, 'Signing in', /The new PIN is (?!8152)\d{4}\./)
  await inspect(page, 'settings-saved')

  const after = await studentOf(child)
  assert.deepEqual(
    [after.displayName, after.avatarId, after.yearGroup, after.examFamilyId, after.targetSchool],
    ['Robin <b>Reed</b>', 'owl', 'Year 6', 'iseb', 'Ashgrove Grammar School'],
  )
  assert.deepEqual(
    [after.subjectIds, after.extraTimePercent, after.credential.username],
    [['maths'], 25, `owl-${child.studentId}`],
  )
  assert.deepEqual(problems, [])
  await page.context().close()
})

test('a parent invites and removes a tutor and a guardian, who lose sight at once', { skip }, async () => {
  const child = await family(world)
  const other = await world.person()
  const { page } = await openSettings(child)
  await arrive(page, 'Robin’s settings')
  const viewers = section(page, 'Who can see this')
  await viewers.getByLabel('Their email address').fill('not an address')
  await press(page, 'Who can see this', 'Send an invitation')
  await says(page, 'Who can see this', /doesn’t look like an email address/)
  await viewers.getByLabel('Their email address').fill('tutor@example.org')
  await press(page, 'Who can see this', 'Send an invitation')
  await says(page, 'Who can see this', /Invited as a tutor/)
  await press(page, 'Who can see this', 'Take back: tutor@example.org')
  await press(page, 'Who can see this', 'Yes, take it back')
  await viewers.getByRole('listitem').filter({ hasText: 'tutor@example.org' }).waitFor({ state: 'detached' })

  await viewers.getByLabel('Their email address').fill(other.email)
  await viewers.getByLabel(/^A guardian/).check()
  await press(page, 'Who can see this', 'Send an invitation')
  await says(page, 'Who can see this', /Invited as a guardian/)
  await inspect(page, 'settings-invited')
  const [mail] = await world.waitForMails(other.email)
  const link = /https?:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''

  const { page: second } = await watchedPage(browser)
  await second.goto(link)
  await signIn(second, other.email)
  await second.getByText('another guardian of their child').waitFor()
  await inspect(second, 'settings-invitation')
  await second.getByRole('button', { name: 'Accept invitation' }).click()
  await second.getByRole('link', { name: 'Go to your family' }).click()
  await second.getByRole('link', { name: 'Settings', exact: true }).click()
  await arrive(second, 'Robin’s settings')
  await section(second, 'Your data').waitFor()

  await page.reload()
  await press(page, 'Who can see this', `Remove: ${other.email}`)
  await press(page, 'Who can see this', 'Yes, remove')
  await viewers.getByRole('listitem').filter({ hasText: other.email }).waitFor({ state: 'detached' })
  await press(second, 'About', 'Save')
  await arrive(second, 'You no longer see Robin')
  await inspect(second, 'settings-lost')
  await second.getByRole('button', { name: 'Go to your family' }).click()
  await arrive(second, 'Welcome to Learn')
  await second.context().close()
  await page.context().close()
})

test('a parent downloads everything, schedules the erasure and stops it', { skip }, async () => {
  const child = await family(world)
  await practiseOnce(world, child)
  const { page } = await openSettings(child)
  await arrive(page, 'Robin’s settings')
  const arriving = page.waitForEvent('download')
  await press(page, 'Your data', 'Download everything')
  const download = await arriving
  assert.match(download.suggestedFilename(), /^learn-fox-\d{4}-\d\d-\d\d\.json$/)
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'))
  assert.equal(exported.student.id, child.studentId)
  assert(exported.attempts.length > 0)

  await says(page, 'Your data', /1 answer, .*practice session/)
  await press(page, 'Your data', 'Erase…')
  const confirm = section(page, 'Your data').getByLabel('Type “Robin” to confirm')
  await confirm.fill('Robyn')
  await press(page, 'Your data', 'Erase in 7 days')
  await says(page, 'Your data', 'as it is written here')
  await inspect(page, 'settings-erase')
  assert.equal((await studentOf(child)).erasureAt, null)
  await confirm.fill('robin')
  await press(page, 'Your data', 'Erase in 7 days')
  await page.getByText(/Everything about Robin will be erased on/).waitFor()
  await inspect(page, 'settings-erasing')
  assert.notEqual((await studentOf(child)).erasureAt, null)
  const mails = await world.waitForMails(child.parent.email)
  const mail = mails.find(({ subject }) => /will be erased/.test(subject))
  assert(mail?.text.includes(`${origin}/family/${child.studentId}/settings`))
  assert(!mail?.text.includes('Robin'))

  await page.getByRole('link', { name: 'Back to Robin' }).click()
  await arrive(page, 'Robin')
  await inspect(page, 'settings-child-erasing')
  await page.getByRole('link', { name: 'Stop this' }).click()
  await page.getByRole('button', { name: 'Stop this' }).click()
  await page.getByText(/Everything about Robin will be erased on/).waitFor({ state: 'detached' })
  assert.equal((await studentOf(child)).erasureAt, null)
  await page.context().close()
})

const linkIn = async (address: string) => {
  const mails = await world.waitForMails(address)
  return /https?:\S+\/auth\/email\?token=\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}

test('a parent changes their address with a link to both, and closes the account', { skip }, async () => {
  const { parent } = await family(world)
  const { page, problems } = await watchedPage(browser, { viewport: sizes.phone })
  await page.goto(`${origin}/family`)
  await signIn(page, parent.email)
  await page.getByRole('link', { name: 'Your account' }).click()
  const fresh = `new.${parent.email}`
  await page.getByLabel('New email address').fill(fresh)
  await page.getByRole('button', { name: 'Change my address' }).click()
  await page.getByRole('heading', { name: 'Check both inboxes' }).waitFor()
  await inspect(page, 'address-asked')
  await page.goto(await linkIn(parent.email))
  await inspect(page, 'address-confirm')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'One link is left' }).waitFor()
  await page.goto(await linkIn(fresh))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Your email address has changed' }).waitFor()
  await inspect(page, 'address-changed')
  await page.goto(`${origin}/family`)
  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByText(`You are signed in as ${fresh}`).waitFor()
  await page.getByLabel('Your email address, to confirm').fill(fresh)
  await page.getByLabel(/Also delete what nobody else shares/).check()
  await page.getByRole('button', { name: 'Close my account' }).click()
  await page.getByRole('heading', { name: 'Your account is closed' }).waitFor()
  assert.deepEqual(problems, [])
  await page.context().close()
})
