import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { adultPages, inspect } from './support/adult-pages.ts'
import { openBrowser, withoutBrowser } from './support/browser.ts'
import { childPages } from './support/child-pages.ts'
import { OAuthClient } from './support/oauth-client.ts'
import { World } from './support/world.ts'

const operator = 'Ashgrove Tutors, privacy@ashgrove.example'
const world = await World.create({ host: 'localhost', operator })
const origin = world.server.app.publicUrl
const { watchedPage } = childPages(world)
const { signIn, submitCode, submitEmail } = adultPages(world)
let browser: Browser
before(async () => {
  if (!withoutBrowser) browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await world.close()
})

const skip = withoutBrowser

test('everybody can read every page of an account', { skip }, async () => {
  const { page, problems } = await watchedPage(browser)
  const email = 'reader@example.org'
  await page.goto(origin)
  await inspect(page, 'account-start')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByText(operator).waitFor()
  await inspect(page, 'account-privacy')
  await page.getByRole('link', { name: 'Your account', exact: true }).click()
  await inspect(page, 'account-sign-in')
  await submitEmail(page, email)
  await inspect(page, 'account-code')
  await submitCode(page, '000000')
  await page.getByText('That code is wrong').waitFor()
  await inspect(page, 'account-wrong-code')

  await page.goto(`${origin}/auth/account`)
  await signIn(page, email)
  const { user_code, verification_uri } = await (await OAuthClient.discover(origin)).startDevice()
  await page.goto(verification_uri)
  await inspect(page, 'account-device')
  await page.getByLabel('The code shown on the device').fill(user_code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await inspect(page, 'account-approval')
  await page.getByRole('button', { name: 'Allow' }).click()
  await inspect(page, 'account-allowed')

  const { organizationId, key } = await world.tenant('Ashgrove Tutors')
  await world.call('organizations.createInvitation', key, { organizationId, email, role: 'member' })
  const [mail] = await world.waitForMails(email, 1, /invitation/)
  await page.goto(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await inspect(page, 'account-invitation')
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await inspect(page, 'account-accepted')

  await page.goto(`${origin}/auth/account`)
  await inspect(page, 'account-account')
  await page.getByLabel('Your email address, to confirm').fill('somebody.else@example.org')
  await page.getByRole('button', { name: 'Close my account' }).click()
  await page.getByRole('heading', { name: 'Your account is still open' }).waitFor()
  await inspect(page, 'account-still-open')
  await page.goto(`${origin}/nowhere`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await inspect(page, 'account-missing')
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
