import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openBrowser, openPage, withoutBrowser } from './support/browser.ts'
import { OAuthClient } from './support/oauth-client.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
const origin = world.server.app.publicUrl
let browser: Browser
before(async () => {
  if (!withoutBrowser) browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await world.close()
})

const skip = withoutBrowser

/** A browser page, and every error on it. */
async function open(options: { javaScriptEnabled?: boolean } = {}) {
  const page = await openPage(browser, options)
  const context = page.context()
  const problems: string[] = []
  page.on('pageerror', error => problems.push(String(error)))
  page.on('console', message => message.type() === 'error' && problems.push(message.text()))
  return { context, page, problems }
}

/** The newest code sent to an address, once at least this many emails have arrived. */
async function codeFor(email: string, mails: number): Promise<string> {
  const newest = (await world.waitForCodes(email, mails)).at(-1)
  return /\d{6}/.exec(newest?.subject ?? '')?.[0] ?? ''
}

/** Types without the mouse: the page itself must have set the focus. */
async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(`#${field}:focus`).waitFor()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

async function signInByKeyboard(page: Page, email: string): Promise<void> {
  const before = (await world.waitForCodes(email, 0)).length
  await type(page, 'email', email)
  await type(page, 'code', await codeFor(email, before + 1))
}

/** An authenticator like a laptop's: it stores passkeys and confirms that its owner is present. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a person can sign in and approve a device with the keyboard alone and without scripts', {
  skip,
}, async () => {
  const { context, page } = await open({ javaScriptEnabled: false })
  const terminal = await OAuthClient.discover(origin)
  const device = await terminal.startDevice({ scope: 'organizations:read identity:read' })
  await page.goto(device.verification_uri)
  await signInByKeyboard(page, 'keyboard@example.org')
  await type(page, 'user_code', device.user_code.toLowerCase().replace('-', ' '))
  await page.getByRole('heading', { name: 'Allow “Learn command line” to act for you?' }).waitFor()
  assert(await page.getByText('view your organizations and their settings').isVisible())
  assert(await page.getByText(device.user_code).isVisible())
  await page.keyboard.press('Tab')
  assert.equal(await page.locator(':focus').textContent(), 'Skip to the content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  assert.equal(await page.locator(':focus').textContent(), 'Allow')
  await page.keyboard.press('Enter')
  await page.getByText('The device is signed in').waitFor()
  const tokens = await terminal.poll(device.device_code)
  const { body } = await world.call('identity.getCaller', tokens.access_token, {})
  assert.equal(body.email, 'keyboard@example.org')
  assert.deepEqual(body.scopes, ['organizations:read', 'identity:read'])
  await context.close()
})

test('a passkey can be added, signs in without an email, and stops working when removed', {
  skip,
}, async () => {
  const { context, page, problems } = await open()
  await addAuthenticator(context, page)
  await page.goto(`${origin}/auth/account`)
  await signInByKeyboard(page, 'passkey@example.org')
  await page.getByLabel('Passkey name').fill('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('My laptop, added').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.goto(`${origin}/auth/account`)

  const sent = (await world.waitForCodes('passkey@example.org')).length
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('You are signed in as').waitFor()
  assert(await page.getByText('passkey@example.org').isVisible())
  assert.equal((await world.waitForCodes('passkey@example.org')).length, sent, 'no email was sent')

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('You have no passkeys yet.').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This passkey isn’t registered here.').waitFor()
  assert.deepEqual(
    problems.filter(problem => !problem.includes('400')),
    [],
    'the browser reports only that the response was refused',
  )
  const { rows } = await world.owner.query(
    `select operation from audit_events e join users u on u.id = e.user_id
      where email = 'passkey@example.org' order by e.created_at, e.id`,
  )
  assert.deepEqual(
    rows.map(row => row.operation),
    ['auth.verifyCode', 'auth.addPasskey', 'auth.passkeySignIn', 'auth.removePasskey'],
  )
  await context.close()
})

test('when a passkey can’t be used because the server fails or is out of reach, the page says so in words', {
  skip,
}, async () => {
  const { context, page } = await open()
  await addAuthenticator(context, page)
  await page.goto(`${origin}/auth/account`)
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await world.owner.query('alter table passkey_challenges rename to passkey_challenges_elsewhere')
  await button.click()
  await page.getByText('Something went wrong on the server. Please try again in a moment.').waitFor()
  await world.owner.query('alter table passkey_challenges_elsewhere rename to passkey_challenges')
  await context.setOffline(true)
  await button.click()
  await page.getByText('The server can’t be reached. Please check your internet connection.').waitFor()
  await context.close()
})

test("an authenticator's response counts once, and not for another person", { skip }, async () => {
  const { context, page } = await open()
  await addAuthenticator(context, page)
  await page.goto(`${origin}/auth/account`)
  await signInByKeyboard(page, 'replayed@example.org')
  let answered: string | null = null
  page.on('request', request => {
    if (request.url().endsWith('/auth/passkeys')) answered = request.postData()
  })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('This device, added').waitFor()
  const send = (path: string, body: string | null) =>
    page.evaluate(
      async ([path, body]) =>
        (await fetch(path ?? '', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
          .status,
      [path, body] as const,
    )
  assert.equal(await send('/auth/passkeys', answered), 400, 'its challenge is used up')
  for (const body of [
    '{}',
    'null',
    '[]',
    '{"response":{"id":"x","response":{}}}',
    'no JSON',
    '{"response":5}',
  ]) {
    assert.equal(await send('/auth/passkeys', body), 400, body)
    assert.equal(await send('/auth/passkey-sign-in', body), 400, body)
  }
  await context.close()
})

test('an invited person opens the link, signs in with that address, and becomes a member', {
  skip,
}, async () => {
  const tenant = await world.tenant('Ashgrove <b>Tutors</b>')
  const { organizationId, key } = tenant
  const email = 'invited@example.org'
  await world.call('organizations.createInvitation', key, { organizationId, email, role: 'member' })
  const [mail] = await world.waitForMails(email)
  const link = /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''

  const { context, page, problems } = await open()
  await page.goto(link)
  await signInByKeyboard(page, 'somebody.else@example.org')
  await page.getByText('was sent to a different email address').waitFor()
  await page.getByRole('button', { name: 'Sign in with another address' }).click()
  await signInByKeyboard(page, email)
  await page.getByText('Ashgrove <b>Tutors</b>').waitFor()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('You are now a member of Ashgrove').waitFor()
  const { body } = await world.call('members.listMembers', key, { 'filter[role]': 'member' })
  assert.deepEqual(
    body.data.map(member => member.email),
    [email],
  )
  assert.deepEqual(
    problems.filter(problem => !problem.includes('403')),
    [],
  )
  await context.close()
})

test('the account page fits a small phone', { skip }, async () => {
  const { context, page } = await open()
  await page.setViewportSize({ width: 320, height: 700 })
  await addAuthenticator(context, page)
  const terminal = await OAuthClient.discover(origin)
  const { verification_uri_complete } = await terminal.startDevice()
  await page.goto(verification_uri_complete ?? '')
  await signInByKeyboard(page, `${'long'.repeat(15)}@${'name.'.repeat(10)}example`)
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByText('The device is signed in').waitFor()
  await page.goto(`${origin}/auth/account`)
  await page.getByLabel('Passkey name').fill('x'.repeat(64))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Remove: xxx' }).waitFor()
  await page.getByRole('button', { name: 'Remove access: Learn command line' }).waitFor()
  const width = await page.evaluate('document.documentElement.scrollWidth')
  assert.equal(width, 320, 'nothing is wider than the screen')
  await context.close()
})
