import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { adultPages, arrive, inspect } from './support/adult-pages.ts'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages, look, pin, reachQuestion, sizes } from './support/child-pages.ts'
import { acceptInvitation, onboard } from './support/learning/family.ts'
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
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

/** Answers the first three steps. */
async function fill(page: Page, { child = 'Robin', year = 'Year 5' } = {}) {
  await arrive(page, 'First, about you')
  await page.getByLabel('Your name').fill('Alex Reed')
  await next(page)
  await arrive(page, 'Your child')
  await page.getByLabel('First name or nickname').fill(child)
  await page.getByLabel(year).check()
  await next(page)
  await arrive(page, 'Which test is it?')
  await page.getByLabel(/^GL Assessment/).check()
  await next(page)
  await arrive(page, `How ${child} signs in`)
}

const wordsPerMinute = 200
const secondsPerCharacter = 0.25

/** How long it takes to read everything that a page shows. */
async function readingSeconds(page: Page): Promise<number> {
  const text = await page.evaluate<string>('document.querySelector("main").innerText')
  const words = text.split(/\s+/).filter(word => /\p{L}|\p{N}/u.test(word)).length
  return (words / wordsPerMinute) * 60
}

test('a new parent gets from the start page to the child’s first question, by keyboard, in two minutes', {
  skip,
}, async t => {
  const { page, problems } = await watchedPage(browser, { viewport: sizes.phone })
  const email = 'new.parent@example.org'
  await page.goto(origin)
  const start = await readingSeconds(page)
  await page.getByRole('link', { name: /I am a grown-up/ }).click()
  await signIn(page, email)
  await arrive(page, 'Welcome to Learn')
  const welcome = await readingSeconds(page)
  assert.equal(new URL(page.url()).pathname, '/family')
  await inspect(page, 'family-welcome')
  await page.getByRole('link', { name: 'Add your child' }).press('Enter')

  let seconds = 0
  const read = async (title: string, typed = '') => {
    await arrive(page, title)
    const taken = (await readingSeconds(page)) + typed.length * secondsPerCharacter
    t.diagnostic(`${title}: ${taken.toFixed(0)} s`)
    seconds += taken
  }
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus()
    await page.keyboard.type(text)
  }
  const onward = () => page.keyboard.press('Enter')

  await read('First, about you', 'Alex Reed')
  await inspect(page, 'family-you')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await page.getByText('Type your name.').waitFor()
  await page.locator('#parentName:focus').waitFor()
  await inspect(page, 'family-you-empty')
  await type('Your name', 'Alex Reed')
  await onward()

  await read('Your child', 'Robin')
  await inspect(page, 'family-child')
  await type('First name or nickname', 'Robin')
  await onward()
  await page.getByText('Choose a year.').waitFor()
  await page.locator('[name=yearGroup]:focus').waitFor()
  await page.keyboard.press('ArrowDown')
  assert.equal(await page.getByLabel('Year 5').isChecked(), true)
  await inspect(page, 'family-child-filled')
  await onward()

  await read('Which test is it?')
  await page.getByText('Not sure which?').press('Enter')
  await page.getByText('School or tutor (optional)').press('Enter')
  await inspect(page, 'family-test')
  await page.getByLabel(/^GL Assessment/).press('Space')
  await onward()

  await read('How Robin signs in', pin)
  await type('PIN', '1234')
  await onward()
  await page.getByText('This PIN is easy to guess.').waitFor()
  await inspect(page, 'family-sign-in-easy')
  await page.getByLabel('PIN', { exact: true }).fill('')
  await type('PIN', pin)
  await inspect(page, 'family-sign-in')
  await onward()

  await page.getByText('their network addresses').waitFor()
  await read('Check and agree')
  await page.goBack()
  await arrive(page, 'How Robin signs in')
  assert.equal(await page.getByLabel('PIN', { exact: true }).inputValue(), pin)
  await page.goForward()
  await arrive(page, 'Check and agree')
  await page.getByRole('button', { name: 'Create account' }).press('Enter')
  await page.getByText('Without your agreement').waitFor()
  await page.getByLabel(/I am Robin’s parent or guardian/).press('Space')
  await inspect(page, 'family-agree')
  await page.getByRole('button', { name: 'Create account' }).press('Enter')

  await read('Robin is ready')
  await inspect(page, 'family-ready')
  t.diagnostic(
    `the wizard takes ${seconds.toFixed(0)} s, start page and welcome another ${(start + welcome).toFixed(0)} s`,
  )
  assert(seconds < 120, `${seconds} seconds`)
  assert(seconds > 60, `${seconds} seconds`)
  await page.setViewportSize(sizes.tablet)
  await page.getByRole('button', { name: 'Start practising on this device' }).press('Enter')
  await reachQuestion(page)
  assert.match(new URL(page.url()).pathname, /^\/learn\/session\//)

  const { rows } = await world.owner.query(
    `select c.basis, c.wording, c.confirmed_at as confirmed from consents c join guardians g using (student_id)
      join users u on u.id = g.user_id where u.email = $1`,
    [email],
  )
  assert.deepEqual(rows, [{ basis: 'guardian', wording: 'learning-2026-2', confirmed: null }])
  await page.goto(`${origin}/family`)
  await heading(page, 'Sign in').waitFor()
  assert.deepEqual(problems, [])
  await page.context().close()
})

test('a taken username is said at its step, and the second child joins the first', { skip }, async () => {
  const { page, problems } = await watchedPage(browser)
  const { parent } = await familyWith('taken-the-fox')
  await page.goto(`${origin}/family/add`)
  await signIn(page, parent)
  await fill(page, { child: 'Taken' })
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByLabel(/^Remember picture/).check()
  await next(page)
  await arrive(page, 'Check and agree')
  await page.getByLabel(/I am Taken’s parent/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('“taken-the-fox” is taken.').waitFor()
  await page.locator('#username:focus').waitFor()
  await inspect(page, 'family-taken')
  await page.getByLabel('Username', { exact: true }).fill('taken-too')
  await next(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await arrive(page, 'Taken is ready')
  await page.getByRole('link', { name: 'Later' }).click()
  await arrive(page, 'Your family')
  await inspect(page, 'family-children')
  await page.getByRole('link', { name: /Taken/ }).click()
  await arrive(page, 'Taken')
  await inspect(page, 'family-child-page')
  await page.getByRole('button', { name: 'Practise on this device' }).click()
  await heading(page, 'Who is here?').waitFor()
  assert.equal(await page.getByRole('button', { name: 'taken-too' }).getAttribute('aria-pressed'), 'true')
  assert.deepEqual(
    problems.filter(problem => !/status of 409/.test(problem)),
    [],
  )
  await page.context().close()
})

/** A parent with one child, who has this username. */
async function familyWith(username: string) {
  const person = await world.person()
  await onboard(world, person.token, person.email, { childUsername: username })
  return { parent: person.email }
}

test('a guardian whose consent stands on the organization’s word is asked on the first visit', {
  skip,
}, async () => {
  const { page, problems } = await watchedPage(browser)
  const { key } = await world.tenant('Ashgrove Tutors')
  const parent = await world.person()
  const { studentId } = await onboard(world, key, parent.email)
  await acceptInvitation(world, key, parent)
  const consent = async () =>
    (await world.call('learn.getLearnStudent', parent.token, { studentId })).body.consent

  await page.goto(`${origin}/family`)
  await signIn(page, parent.email)
  await arrive(page, 'Do you agree to Robin’s practice?')
  await page.getByText('Ashgrove Tutors has added Robin to Learn and told us that you agree.').waitFor()
  await page.getByText('their network addresses').waitFor()
  await inspect(page, 'family-consent')
  await page.getByRole('button', { name: 'Decide later' }).click()
  await arrive(page, 'Robin')
  await inspect(page, 'family-undecided')
  assert.equal((await consent()).basis, 'organization')

  await page.goto(`${origin}/family`)
  await page.getByRole('button', { name: 'I don’t agree' }).click()
  await arrive(page, 'Stop Robin’s practice?')
  await inspect(page, 'family-consent-no')
  await page.getByRole('button', { name: 'I don’t agree' }).click()
  await arrive(page, 'Robin')
  await page.getByText('Practice is off').waitFor()
  await inspect(page, 'family-practice-off')
  assert.equal((await consent()).given, false)

  await page.getByRole('link', { name: 'Read it again and decide' }).click()
  await page.getByRole('button', { name: 'I agree' }).click()
  await arrive(page, 'Robin')
  assert.deepEqual([(await consent()).given, (await consent()).basis], [true, 'guardian'])
  await page.getByRole('link', { name: 'What you agree to' }).click()
  await arrive(page, 'What you agree to')
  await inspect(page, 'family-agreed')
  assert.deepEqual(problems, [])
  await page.context().close()
})

test('names with markup are shown as they are', { skip }, async () => {
  const { page, problems } = await watchedPage(browser)
  const name = '<img src=x onerror=alert(1)>'
  const person = await world.person()
  const { studentId } = await onboard(world, person.token, person.email, {
    childDisplayName: name,
    avatarId: '<b>',
    targetSchool: `${name}${'x'.repeat(120)}`,
  })
  await page.goto(`${origin}/family/${studentId}/consent`)
  await signIn(page, person.email)
  assert.equal(
    new URL(page.url()).pathname,
    `/family/${studentId}/consent`,
    'back to the page that was asked for',
  )
  await page.getByRole('link', { name: `Back to ${name}` }).click()
  await arrive(page, name)
  await inspect(page, 'family-markup')
  await page.goto(`${origin}/family/nobody`)
  await arrive(page, 'There is nothing here')
  await inspect(page, 'family-missing')
  assert.deepEqual(problems, [])
  await page.context().close()
})

test('the wizard opens at its first open step, and a broken connection loses nothing', { skip }, async () => {
  const { page } = await watchedPage(browser)
  const { email } = await world.person()
  await page.goto(`${origin}/family/add/agree`)
  await signIn(page, email)
  await fill(page)
  assert.equal(new URL(page.url()).pathname, '/family/add/sign-in')
  await page.getByLabel('Username', { exact: true }).fill('robin-unplugged')
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await next(page)
  await page.getByLabel(/I am Robin’s parent/).check()
  await page.route('**/parent-child', route => route.abort())
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('We can’t reach Learn. Nothing is lost').waitFor()
  await look(page, 'family-unreachable')
  await page.unroute('**/parent-child')
  await page.getByRole('button', { name: 'Create account' }).click()
  await arrive(page, 'Robin is ready')
  await page.context().close()
})

test('without a cookie the family leads to the sign-in, and without JavaScript it says what it needs', {
  skip,
}, async () => {
  const { page } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(`${origin}/family/add`)
  await heading(page, 'Sign in').waitFor()
  await signIn(page, 'scriptless@example.org')
  await heading(page, 'Please turn on JavaScript').waitFor()
  assert.equal(new URL(page.url()).pathname, '/family/add')
  await page.context().close()
})
