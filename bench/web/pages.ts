import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { topics } from '@learn/content'
import type { Page } from 'playwright-core'
import { randomId } from '../../server/ids.ts'
import { pin } from '../../test/support/child-pages.ts'
import { assign, withdrawConsent } from '../../test/support/learning/practising.ts'
import { reachQuestion } from './child.ts'
import type { Counts } from './counts.ts'
import type { Pupil, Site } from './site.ts'

/** Looks at a page, unless one of the same name has been seen. */
export type Look = (page: Page, name: string) => Promise<void>

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()

export async function signInPages(site: Site, page: Page, look: Look): Promise<void> {
  const { username } = await site.enrol()
  await page.goto(`${site.url}/learn`)
  await page.getByLabel('Your username').fill(username)
  await look(page, 'sign-in')
  await page.getByLabel('Your PIN').fill('9182')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await page.locator('.problem').filter({ hasText: /\w/ }).waitFor()
  await look(page, 'wrong PIN')
  await page.getByLabel('Your PIN').fill(pin)
  await page.getByLabel('Remember my name on this device').check()
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await heading(page, /^Hello/)
  await press(page, 'Sign out')
  await page.getByRole('button', { name: username }).waitFor()
  await look(page, 'sign-in with a remembered name')
}

/** The pages around practice. */
export async function ownPages(site: Site, page: Page, look: Look): Promise<void> {
  const pupil = await site.enrol()
  await site.signIn(page, pupil)
  await page.getByText('Your map').waitFor()
  await look(page, 'home')
  await assign(site, pupil, { id: randomId(), actionType: 'practice', topicId: 'maths.time', count: 2 })
  await page.reload()
  await page.getByText('Set for you').waitFor()
  await look(page, 'home with set work')
  for (const path of ['settings', 'map', 'map/maths.place-value', 'map/maths.unheard-of', 'nowhere']) {
    await page.goto(`${site.url}/learn/${path}`)
    await page.locator('h1').waitFor()
    if (path === 'map') await page.locator('.topics a').first().waitFor()
    await look(page, path)
  }
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.context().setOffline(true)
  await page.goto(`${site.url}/learn`)
  await heading(page, 'No internet')
  await look(page, 'no internet')
}

/** Parts of a question that make it look different. */
const kindsOfPart = ['.passage', '.typed', '.asked .picture', '.option .picture', '.fraction', 'table']

async function partsOf(page: Page): Promise<string> {
  const text = JSON.stringify(kindsOfPart)
  const parts = await page.evaluate<string[]>(`${text}.filter(part => document.querySelector(part))`)
  return parts.length > 0 ? ` with ${parts.join(', ')}` : ''
}

/** Questions of every kind, their feedback, lessons, a break, and the end. */
export async function practicePages(site: Site, page: Page, look: Look, { seen }: Counts): Promise<void> {
  const pupil = await site.enrol({ examFamilyId: 'cem' })
  const shownTopics = topics.filter(({ id }) => /retrieval|inference|area|fractions|^non-verbal/.test(id))
  for (const { id: topicId } of shownTopics)
    await assign(site, pupil, { id: randomId(), actionType: 'practice', topicId, count: 2 })
  await assign(site, pupil, { id: randomId(), actionType: 'lesson', topicId: 'maths.place-value', count: 1 })
  await site.signIn(page, pupil)
  await press(page, 'Start')
  for (let asked = 1; asked <= seen; asked++) {
    await page.locator('form.question:not([data-told]), .stage').first().waitFor()
    if (await page.locator('.stage').isVisible()) await look(page, `lesson${await partsOf(page)}`)
    await reachQuestion(page)
    const parts = await partsOf(page)
    await look(page, `question${parts}`)
    const isRight = asked % 4 !== 0
    await site.giveAnswer(page, pupil, isRight)
    await page.getByText('Why did I get this question?').click()
    await page.locator('details p').filter({ hasText: /\w+/ }).waitFor()
    await look(page, `${isRight ? 'right' : 'wrong'} answer${parts}`)
    await page.locator('.question > footer .first').click()
    await page.locator('.told').waitFor({ state: 'detached' })
  }
  await reachBreak(page, look)
  await press(page, 'Finish')
  await page.locator('.end').getByText('You did').waitFor()
  await look(page, 'end')
}

/** A child who knows nothing is soon offered a rest. */
async function reachBreak(page: Page, look: Look): Promise<void> {
  for (;;) {
    await page.locator('form.question:not([data-told]), .stage').first().waitFor()
    if (await page.getByRole('button', { name: 'Just a few more' }).isVisible()) break
    await reachQuestion(page)
    await press(page, 'I don’t know')
    await page.locator('.told').waitFor()
    await look(page, 'not known')
    await page.locator('.question > footer .first').click()
    await page.locator('.told').waitFor({ state: 'detached' })
  }
  await look(page, 'break')
}

export async function paperPages(site: Site, page: Page, look: Look): Promise<void> {
  await site.signIn(page, await site.enrol({ examFamilyId: 'gl' }))
  await press(page, 'Take a mini-test')
  await heading(page, 'Question 1 of 12')
  await look(page, 'mini-test')
  await press(page, 'Look again later')
  await press(page, 'Next')
  await heading(page, 'Question 2 of 12')
  await look(page, 'mini-test with a flag')
  await press(page, 'Hand in')
  await heading(page, 'Hand it in?')
  await look(page, 'handing in')
  await press(page, 'Hand in')
  await heading(page, /^You got/)
  await page.locator('summary').first().click()
  await look(page, 'result of a mini-test')
}

/** What can end practice, each in the middle of a question. */
export async function closedPages(site: Site, page: Page, look: Look): Promise<void> {
  const endings: Record<string, (pupil: Pupil) => Promise<unknown>> = {
    'plan over': ({ studentId }) =>
      site.owner.query(`update entitlements set status = 'ended' where student_id = $1`, [studentId]),
    'consent withdrawn': pupil => withdrawConsent(site, pupil),
    'signed out': () => page.context().clearCookies(),
  }
  for (const [name, end] of Object.entries(endings)) {
    const pupil = await site.enrol()
    await page.context().clearCookies()
    await page.goto('about:blank')
    await site.signIn(page, pupil)
    await reachQuestion(page)
    await end(pupil)
    await press(page, 'I don’t know')
    await page.locator('.told, .stage').first().waitFor()
    if (await page.locator('.told').isVisible()) await press(page, 'Next')
    await page.locator('.stage').waitFor()
    await look(page, name)
  }
  await site.signIn(page, await site.enrol())
  await reachQuestion(page)
  await page.context().setOffline(true)
  await press(page, 'I don’t know')
  await page.locator('.band').filter({ hasText: 'Your answer is safe' }).waitFor()
  await look(page, 'waiting for the network')
}

/** The pages for grown-ups, which need no script. */
export async function adultPages(site: Site, page: Page, look: Look): Promise<void> {
  const email = 'grown-up@example.org'
  for (const [name, path] of Object.entries({
    start: '/',
    'not found': '/nowhere',
    'adults’ sign-in': '/auth/account',
  })) {
    await page.goto(`${site.url}${path}`)
    await look(page, name)
  }
  await page.locator('#email').fill(email)
  await page.locator('#email').press('Enter')
  await page.locator('#code').waitFor()
  await look(page, 'code')
  await page.locator('#code').fill(await codeFor(site, email))
  await page.locator('#code').press('Enter')
  await page.waitForURL('**/auth/account')
  await look(page, 'account')
}

async function codeFor({ outbox }: Site, email: string): Promise<string> {
  for (;;) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const { to, subject }: { to: string; subject: string } = JSON.parse(
        await readFile(join(outbox, name), 'utf8'),
      )
      const [code] = /^\d{6}/.exec(subject) ?? []
      if (to === email && code) return code
    }
    await sleep(50)
  }
}
