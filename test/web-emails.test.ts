import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { adultPages, arrive, inspect } from './support/adult-pages.ts'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages, look, sizes } from './support/child-pages.ts'
import { onboard } from './support/learning/family.ts'
import { practiseInWeekBefore, setClock } from './support/learning/weekly.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' }, undefined, { sweepTimes: { everyMilliseconds: 50 } })
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

/** Not asked of the server, whose clock may have ended the person's token. */
const preferencesOf = async ({ userId }: { userId: string }) => {
  const { rows } = await world.owner.query(
    'select weekly, time_zone as "timeZone" from learn_mail_preferences where user_id = $1',
    [userId],
  )
  return rows[0]
}

/** A parent on the page of their only child. */
async function openChild() {
  const parent = await world.person()
  const child = await onboard(world, parent.token, parent.email)
  const { page, problems } = await watchedPage(browser, {
    viewport: sizes.phone,
    timezoneId: 'America/New_York',
  })
  await page.goto(`${origin}/family`)
  await signIn(page, parent.email)
  await arrive(page, 'Robin')
  return { parent, child, page, problems }
}

test('a guardian is asked once, and the answer goes along with the time zone', { skip }, async () => {
  const { parent, page, problems } = await openChild()
  await page.getByRole('heading', { name: 'A short email each Monday?' }).waitFor()
  await inspect(page, 'emails-asked')
  await page.getByRole('button', { name: 'Yes, please' }).click()
  await page.getByText(/The first one comes on Monday \d+ \w+\./).waitFor()
  await inspect(page, 'emails-yes')
  const { weekly, timeZone } = await preferencesOf(parent)
  assert.deepEqual([weekly, timeZone], [true, 'America/New_York'])
  await page.reload()
  await page.getByRole('heading', { name: 'Signing in' }).waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(await page.getByText('A short email each Monday?').count(), 0)
  await page.getByRole('link', { name: 'Emails' }).click()
  await arrive(page, 'Emails')
  await page.getByText(/You get it\..+in the morning in New York\./).waitFor()
  await inspect(page, 'emails-on')
  await page.getByRole('button', { name: 'Stop this email' }).click()
  await page.getByText('You don’t get it.').waitFor()
  await inspect(page, 'emails-off')
  assert.equal((await preferencesOf(parent)).weekly, false)
  assert.deepEqual(problems, [])
})

test('a guardian who says no is not asked again', { skip }, async () => {
  const { parent, page, problems } = await openChild()
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await page.getByText('All right, you get none.').waitFor()
  assert.equal((await preferencesOf(parent)).weekly, false)
  await page.getByRole('link', { name: 'change this' }).click()
  await arrive(page, 'Emails')
  await page.goto(`${origin}/family`)
  await page.getByRole('heading', { name: 'Signing in' }).waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(await page.getByText('A short email each Monday?').count(), 0)
  assert.deepEqual(problems, [])
})

test('the email can be read in the light, in the dark, wide and narrow, and its link stops it', {
  skip,
}, async () => {
  const parent = await world.person()
  const child = await onboard(world, parent.token, parent.email)
  await onboard(world, parent.token, parent.email, { childDisplayName: 'Sam' })
  const { body } = await world.call('learn.updateLearnMailPreferences', parent.token, { weekly: true })
  const due = new Date(body.nextWeeklyAt ?? 0)
  await practiseInWeekBefore(world, child, due)
  setClock(world, due, 1_000)
  const [mail] = await world.waitForMails(parent.email, 1, /^Last week on Learn/)
  setClock(world, new Date())
  assert(mail?.html && mail.pictures?.[0])
  const shown = mail.html.replace('cid:week-1', `data:image/png;base64,${mail.pictures[0].png}`)
  const { page } = await watchedPage(browser, { viewport: sizes.desktop })
  await page.setContent(shown)
  await inspect(page, 'emails-mail')
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'emails-mail-desktop-dark')
  const [width] = await page.evaluate<number[]>('[document.images[0].naturalWidth]')
  assert.equal(width, 920)
  const link = await page.getByRole('link', { name: 'Stop it' }).getAttribute('href')
  await page.goto(link ?? '')
  await inspect(page, 'emails-stop')
  assert.equal((await preferencesOf(parent)).weekly, true)
  await page.getByRole('button', { name: 'Stop this email' }).click()
  await page.getByRole('heading', { name: 'It is off' }).waitFor()
  await inspect(page, 'emails-stopped')
  assert.equal((await preferencesOf(parent)).weekly, false)
})
