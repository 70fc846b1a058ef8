import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages, look, sizes } from './support/child-pages.ts'
import { OAuthClient } from './support/oauth-client.ts'
import { World } from './support/world.ts'

const operator = 'Ashgrove Tutors, privacy@ashgrove.example'
const world = await World.create({ host: 'localhost', operator })
const origin = world.server.app.publicUrl
const { watchedPage } = childPages(world)
let browser: Browser
before(async () => {
  if (!withoutBrowser) browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await world.close()
})

const skip = withoutBrowser

async function submitEmail(page: Page, email: string) {
  await page.getByLabel('Your email address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
}

async function submitCode(page: Page, code: string) {
  await page.getByLabel('The code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function signIn(page: Page, email: string) {
  const before = (await world.waitForCodes(email, 0)).length
  await submitEmail(page, email)
  const newest = (await world.waitForCodes(email, before + 1)).at(-1)
  await submitCode(page, /\d{6}/.exec(newest?.subject ?? '')?.[0] ?? '')
}

const looks = {
  phone: { size: sizes.phone, media: { colorScheme: 'light', contrast: null } },
  'phone-dark': { size: sizes.phone, media: { colorScheme: 'dark', contrast: null } },
  'tablet-contrast': { size: sizes.tablet, media: { colorScheme: 'light', contrast: 'more' } },
  desktop: { size: sizes.desktop, media: { colorScheme: 'light', contrast: null } },
  'desktop-dark': { size: sizes.desktop, media: { colorScheme: 'dark', contrast: 'more' } },
} as const

/** Looks at a page in every look, and checks that nothing on it is wider than the screen. */
async function inspect(page: Page, name: string) {
  for (const [as, { size, media }] of Object.entries(looks)) {
    await page.setViewportSize(size)
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' }) // No look is caught on its way to the next.
    await look(page, `account-${name}-${as}`)
    const [content, screen] = await page.evaluate<number[]>(
      '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    )
    assert.equal(content, screen, `${name} fits: ${as}`)
  }
}

test('everybody can read every page of an account', { skip }, async () => {
  const { page, problems } = await watchedPage(browser)
  const email = 'reader@example.org'
  await page.goto(origin)
  await inspect(page, 'start')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByText(operator).waitFor()
  await inspect(page, 'privacy')
  await page.getByRole('link', { name: 'Your account' }).click()
  await inspect(page, 'sign-in')
  await submitEmail(page, email)
  await inspect(page, 'code')
  await submitCode(page, '000000')
  await page.getByText('That code is wrong').waitFor()
  await inspect(page, 'wrong-code')

  await page.goto(`${origin}/auth/account`)
  await signIn(page, email)
  const { user_code, verification_uri } = await (await OAuthClient.discover(origin)).startDevice()
  await page.goto(verification_uri)
  await inspect(page, 'device')
  await page.getByLabel('The code shown on the device').fill(user_code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await inspect(page, 'approval')
  await page.getByRole('button', { name: 'Allow' }).click()
  await inspect(page, 'allowed')

  const { organizationId, key } = await world.tenant('Ashgrove Tutors')
  await world.call('organizations.createInvitation', key, { organizationId, email, role: 'member' })
  const [mail] = await world.waitForMails(email, 1, /invitation/)
  await page.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await inspect(page, 'invitation')
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await inspect(page, 'accepted')

  await page.goto(`${origin}/auth/account`)
  await inspect(page, 'account')
  await page.getByLabel('Your email address, to confirm').fill('somebody.else@example.org')
  await page.getByRole('button', { name: 'Close my account' }).click()
  await page.getByRole('heading', { name: 'Your account is still open' }).waitFor()
  await inspect(page, 'still-open')
  await page.goto(`${origin}/nowhere`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await inspect(page, 'missing')
  assert.deepEqual(
    problems.filter(problem => !/status of 40[04]/.test(problem)),
    [],
  )
  await page.context().close()
})

test('signing out everywhere ends the sign-in in another browser', { skip }, async () => {
  const [{ page: laptop }, { page: phone }] = [await watchedPage(browser), await watchedPage(browser)]
  for (const page of [laptop, phone]) {
    await page.goto(`${origin}/auth/account`)
    await signIn(page, 'everywhere@example.org')
    await page.getByText('You are signed in as').waitFor()
  }
  await phone.getByRole('button', { name: 'Sign out everywhere' }).click()
  await phone.getByRole('heading', { name: 'Sign in' }).waitFor()
  await laptop.reload()
  await laptop.getByRole('heading', { name: 'Sign in' }).waitFor()
  for (const page of [laptop, phone]) await page.context().close()
})

test('when something goes wrong, a browser gets a page and a program gets JSON', async () => {
  const ask = async (path: string, accept: string) => {
    const response = await fetch(`${origin}${path}`, { headers: { accept } })
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    }
  }
  const page = await ask('/nowhere', 'text/html,application/xhtml+xml')
  assert.deepEqual([page.status, page.type], [404, 'text/html; charset=utf-8'])
  assert.match(page.text, /Page not found/)
  for (const [path, accept] of [
    ['/nowhere', 'application/json'],
    ['/v1/nowhere', 'text/html'],
    ['/web/v1/nowhere', 'text/html'],
    ['/web/child/v1/nowhere', 'text/html'],
  ] as const)
    assert.match((await ask(path, accept)).text, /"_tag":"NotFound"/, path)

  await world.owner.query('alter table sign_in_codes rename to sign_in_codes_elsewhere')
  const failed = await fetch(`${origin}/auth/sign-in`, {
    method: 'POST',
    headers: { accept: 'text/html', origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=somebody%40example.org',
  })
  await world.owner.query('alter table sign_in_codes_elsewhere rename to sign_in_codes')
  assert.equal(failed.status, 500)
  const text = await failed.text()
  assert.match(text, /This is our fault, not yours/)
  assert(text.includes(failed.headers.get('x-request-id') ?? 'none'))
})
