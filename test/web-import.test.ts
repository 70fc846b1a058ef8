import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page, ViewportSize } from 'playwright-core'
import { adultPages, arrive, inspect } from './support/adult-pages.ts'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages, sizes } from './support/child-pages.ts'
import { clientFamily, onboard } from './support/learning/family.ts'
import { type Person, World } from './support/world.ts'

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

async function openAs(
  { email }: Pick<Person, 'email'>,
  path: string,
  viewport: ViewportSize = sizes.desktop,
) {
  const { page, problems } = await watchedPage(browser, { viewport })
  await page.goto(`${origin}${path}`)
  await signIn(page, email)
  return { page, problems }
}

async function school() {
  const tenant = await world.tenant('Ashgrove School')
  return { ...tenant, admin: await world.member(tenant, 'admin') }
}

const header = 'child,year,parent,email,exam,group'
const row = (name: string, year = 'Year 5', email = `${name.toLowerCase()}@ashgrove.example.org`) =>
  `${name},${year},Parent of ${name},${email},gl,Year 5 maths`
const names = ['Ada', 'Ben', 'Cyd', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy']

const cardsOn = async (page: Page) =>
  await Promise.all(
    (await page.locator('.cards li').all()).map(async card => ({
      name: (await card.locator('.name').textContent()) ?? '',
      username: (await card.locator('.username').textContent()) ?? '',
      pin: (await card.locator('.pin-shown').textContent()) ?? '',
    })),
  )

async function signInChild({ username, pin }: { username: string; pin: string }): Promise<number> {
  const { status } = await fetch(`${origin}/auth/student`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, pin }),
  })
  return status
}

test('an administrator checks a file, corrects it, adds the class and prints its cards', {
  skip,
}, async () => {
  const { admin, organizationId } = await school()
  const { page, problems } = await openAs(admin, `/tutor/${organizationId}`)
  await arrive(page, 'Ashgrove School')
  await page.getByRole('link', { name: 'Add children from a file' }).click()
  await arrive(page, 'Add children')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByText('Choose a file, or paste its lines.').waitFor()
  await inspect(page, 'import-start')

  const bad = [
    header,
    row('<b>Ada</b>', 'Year 12', 'ada@ashgrove.example.org'),
    row('Ben', 'Year 5', 'not an address'),
  ].join('\r\n')
  await page.getByLabel('Choose the file').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(bad),
  })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('heading', { name: '2 things to correct' }).waitFor()
  const cells = await page.locator('.problems tbody td').allTextContents()
  assert.deepEqual(cells.slice(0, 2), ['2', 'year'])
  assert.deepEqual(cells.slice(3), ['3', 'email', 'This is not a full email address.'])
  assert.equal(await page.getByRole('button', { name: /^Add/ }).count(), 0)
  await inspect(page, 'import-problems')

  await page.getByLabel('Or paste its lines').fill([header, ...names.map(name => row(name))].join('\n'))
  assert.equal(await page.getByText('2 things to correct').count(), 0)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('heading', { name: '9 children, 1 new group, 9 emails' }).waitFor()
  await inspect(page, 'import-checked')
  await page.getByRole('button', { name: 'Add 9 children' }).click()
  await arrive(page, '9 children added')
  await inspect(page, 'import-added')

  await page.getByRole('link', { name: 'Make sign-in cards' }).click()
  await arrive(page, 'Sign-in cards')
  await page.getByRole('button', { name: 'Make 9 sign-in cards' }).waitFor()
  await inspect(page, 'cards-choice')
  await page.getByRole('button', { name: 'Make 9 sign-in cards' }).click()
  await arrive(page, 'Print these cards now')
  const cards = await cardsOn(page)
  assert.deepEqual(
    cards.map(({ name }) => name),
    names,
  )
  for (const card of cards.slice(0, 2)) assert.equal(await signInChild(card), 200)
  await inspect(page, 'cards')
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await page.setViewportSize({ width: 718, height: 1047 }) // A4 without its margins.
  const pictures = process.env.LEARN_TEST_PICTURES
  if (pictures) await page.screenshot({ path: `${pictures}/cards-print.png`, fullPage: true })
  assert.equal(await page.getByRole('button', { name: 'Print' }).isVisible(), false)
  assert.equal(await page.locator('.top').isVisible(), false)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  assert.equal(/\/Count (\d+)/.exec(pdf)?.[1], '2', 'nine cards need two sheets')
  assert.match(pdf, /\/MediaBox \[0 0 59[45][.\d]* 84[12]/)
  await page.emulateMedia({ media: null })
  assert.deepEqual(problems, [])
  await page.context().close()
})

test('leaving the cards asks first, and they are not shown again', { skip }, async () => {
  const tenant = await school()
  const { admin, organizationId, key } = tenant
  await onboard(world, key, 'waiting@ashgrove.example.org', { childDisplayName: 'Ivo' })
  const { page } = await openAs(admin, `/tutor/${organizationId}/cards`, sizes.phone)
  await arrive(page, 'Sign-in cards')
  await page.getByRole('button', { name: 'Make sign-in cards' }).click()
  await page.getByText('Tick at least one child.').waitFor()
  await page.getByLabel('Ivo').check()
  await page.getByRole('button', { name: 'Make 1 sign-in card' }).click()
  await arrive(page, 'Print these cards now')
  const asked: string[] = []
  let answer = false
  page.on('dialog', dialog => {
    asked.push(dialog.message())
    void (answer ? dialog.accept() : dialog.dismiss())
  })
  await page.getByRole('link', { name: 'Done' }).click()
  assert.equal(await page.locator('.cards li').count(), 1, 'the reader stays')
  answer = true
  await page.getByRole('link', { name: 'Done' }).click()
  await arrive(page, 'Ashgrove School')
  assert.deepEqual(asked.length, 2)
  assert.match(asked[0] ?? '', /shown only once/)
  await page.goBack()
  await arrive(page, 'Sign-in cards')
  assert.equal(await page.locator('.cards').count(), 0)
  await page.context().close()
})

test('a tutor gets cards once the guardian allows it in the settings', { skip }, async () => {
  const tenant = await school()
  const { organizationId } = tenant
  const child = await clientFamily(world, tenant, { childDisplayName: 'Robin' })
  const tutor = await world.member(tenant, 'member')
  const { page, problems } = await openAs(tutor, `/tutor/${organizationId}`)
  await arrive(page, 'Ashgrove School')
  assert.equal(await page.getByRole('link', { name: 'Add children from a file' }).count(), 0)
  await page.getByRole('link', { name: 'Sign-in cards' }).click()
  await arrive(page, 'Sign-in cards')
  await page.getByLabel('Robin').check()
  const make = page.getByRole('button', { name: 'Make 1 sign-in card' })
  await make.click()
  await page.getByText(/You can’t make cards for Robin: their guardians set the PIN/).waitFor()
  await inspect(page, 'cards-refused')

  const { page: settings } = await openAs(child.parent, `/family/${child.studentId}/settings`)
  const rule = settings.getByLabel('Tutors may give Robin a new PIN')
  await rule.check()
  await settings.getByText('Saved', { exact: true }).waitFor()
  await inspect(settings, 'settings-pin-rule')
  await settings.reload()
  assert.equal(await rule.isChecked(), true)
  await settings.context().close()

  await make.click()
  await arrive(page, 'Print these cards now')
  const [card] = await cardsOn(page)
  assert(card)
  assert.equal(card.username, child.username)
  assert.equal(await signInChild({ username: child.username, pin: '4071' }), 401)
  assert.equal(await signInChild(card), 200)
  const refusals = problems.filter(problem => !problem.includes('403'))
  assert.deepEqual(refusals, [])
  await page.context().close()
})
