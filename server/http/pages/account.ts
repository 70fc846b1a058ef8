import { contract } from '@learn/contract'
import { isId } from '@learn/contract/id'
import type { Operation } from '@learn/contract/operation'
import type { Grant, Session } from '@learn/contract/sign-ins'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { utcFormat } from '../../documents/document-words.ts'
import { type Html, html } from '../../documents/html.ts'
import { Fault } from '../../fault.ts'
import { browserName } from '../../sign-in/browser-name.ts'
import {
  addPasskey,
  canUsePasskeys,
  findPasskeys,
  passkeyOptions,
  removePasskey,
} from '../../sign-in/passkeys.ts'
import { call } from './call.ts'
import { clearCookie } from './cookies.ts'
import { changeForm } from './email-change.ts'
import { type Answer, tooManyTriesPage } from './page.ts'
import { readResponse } from './sign-in.ts'
import type { Pages, SignedInVisit } from './visit.ts'

/** The most entries of a list on the page. Nobody has more by honest means. */
const mostListed = 1_000

/** Passkey requests allowed in ten minutes for one person; a person needs only a few. */
const mostOptions = 30

export const accountPages = {
  'auth.account': async visit => await accountPage(visit),

  'auth.passkeyOptions': async visit => {
    const { app, signedIn } = visit
    const wait = await app.rateLimits.countGuess('passkey options', signedIn.userId, mostOptions, app.now())
    if (wait !== undefined) return tooManyTriesPage(wait)
    return { json: await passkeyOptions(app, signedIn) }
  },

  'auth.addPasskey': async ({ app, signedIn, json, visitor }) => {
    const response = readResponse<RegistrationResponseJSON>(json)
    const name = readPasskeyName(json)
    const added = response && name && (await addPasskey(app, signedIn, { name, response }, visitor))
    return added
      ? { json: {} }
      : { status: 400, json: { error: 'This passkey could not be added. Try again.' } }
  },

  'auth.removePasskey': async ({ app, signedIn, form, visitor }) => {
    const id = form.get('id') ?? ''
    if (isId(id)) await removePasskey(app, signedIn, id, visitor)
    return { redirect: '/auth/account' }
  },

  'auth.endSession': async visit => {
    const sessionId = visit.form.get('id') ?? ''
    throwUnlessGone(await call(visit, contract['identity.revokeSession'], { params: { sessionId } }))
    return { redirect: '/auth/account' }
  },

  'auth.signOutEverywhere': async visit => {
    throwUnlessGone(await call(visit, contract['identity.revokeAllSessions'], {}))
    return { redirect: '/auth/sign-in', cookies: [clearCookie(visit.app.publicUrl, 'session')] }
  },

  'auth.endGrant': async visit => {
    const grantId = visit.form.get('id') ?? ''
    throwUnlessGone(await call(visit, contract['identity.revokeGrant'], { params: { grantId } }))
    return { redirect: '/auth/account' }
  },

  'auth.closeAccount': async visit => {
    const { app, form } = visit
    const confirmEmail = form.get('email') ?? ''
    const body = { confirmEmail, deleteUnshared: form.get('deleteUnshared') === 'yes' }
    const closed = await call(visit, contract['identity.closeAccount'], { body })
    if (closed instanceof Fault) return closingRefused(closed, confirmEmail)
    return {
      page: {
        title: 'Your account is closed',
        body: html`<p>You are signed out everywhere. We have sent a last email to confirm it.</p>`,
      },
      cookies: [clearCookie(app.publicUrl, 'session')],
    }
  },
} satisfies Partial<Pages>

/** People must not believe that something has ended when it hasn't. What had ended before, or never was, is no trouble. */
function throwUnlessGone(result: unknown): void {
  if (result instanceof Fault && !['NotFound', 'HttpApiDecodeError'].includes(result.kind)) throw result
}

/** Gives the reason in the words of the form, and shows the form again, because it has the box to tick. */
function closingRefused({ kind, message: reason }: Fault, email: string): Answer {
  const isWrongAddress = kind === 'BadRequest' || kind === 'HttpApiDecodeError'
  const text = isWrongAddress
    ? 'This is not the email address of your account. Nothing was changed.'
    : reason.replace('with deleteUnshared', 'by ticking the box')
  const body = html`<p role="alert" class="problem">${text}</p>
${closingForm(email)}
<p><a href="/auth/account">Go back to your account</a></p>`
  return { page: { title: 'Your account is still open', status: 400, body } }
}

const closingForm = (email = '') => html`<form method="post" action="/auth/account/close">
<label for="close-email">Your email address, to confirm</label>
<input id="close-email" name="email" type="email" value="${email}" maxlength="254" autocomplete="off" required>
<label class="choice"><input name="deleteUnshared" type="checkbox" value="yes"><span>Also delete what nobody else shares: organizations
without other members, and everything recorded about children who have no other guardian</span></label>
<button class="danger">Close my account</button>
</form>`

/** The passkey's name as one line of text. */
function readPasskeyName(json: unknown): string | undefined {
  const name = (json as { name?: unknown } | null)?.name
  return typeof name === 'string'
    ? name
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, 64) || undefined
    : undefined
}

/** All entries of one of the person's lists: what isn't shown can't be ended. */
async function listAll<Item>(visit: SignedInVisit, operation: Operation): Promise<Item[]> {
  const items: Item[] = []
  let query: Record<string, string> = { limit: '100' }
  while (items.length < mostListed) {
    const page = await call<{ data: Item[]; nextCursor: string | null }>(visit, operation, { query })
    if (page instanceof Fault) throw page
    items.push(...page.data)
    if (page.nextCursor === null) break
    query = { ...query, cursor: page.nextCursor }
  }
  return items
}

async function accountPage(visit: SignedInVisit): Promise<Answer> {
  const { app, signedIn } = visit
  const passkeys = await findPasskeys(app, signedIn)
  const grants = await listAll<Grant>(visit, contract['identity.listGrants'])
  const sessions = await listAll<Session>(visit, contract['identity.listSessions'])
  const body = html`<section class="card">
<p>You are signed in as <strong>${signedIn.email}</strong>.</p>
<form method="post" action="/auth/sign-out"><button>Sign out</button></form>
</section>
<section class="card">
<h2>Your email address</h2>
<p>We send a link to both addresses, and change it when both are confirmed.</p>
${changeForm()}
</section>
${passkeysCard(canUsePasskeys(app.publicUrl), passkeys)}
${sessionsCard(sessions, signedIn.sessionId)}
${grantsCard(grants)}
<section class="card">
<h2>Close your account</h2>
<p>This can’t be undone. You leave all organizations, and API keys that act for you stop working.</p>
${closingForm()}
</section>`
  return { page: { title: 'Your account', body, layout: 'cards' } }
}

const endForm = (action: string, id: string, words: string, what: string) =>
  html`<form method="post" action="${action}"><input type="hidden" name="id" value="${id}"><button aria-label="${words}: ${what}">${words}</button></form>`

function passkeysCard(canAdd: boolean, passkeys: Awaited<ReturnType<typeof findPasskeys>>): Html {
  const add = html`<div id="add-passkey" hidden>
<label for="passkey-name">Passkey name</label>
<input id="passkey-name" maxlength="64" value="This device">
<button type="button">Add a passkey</button>
<p role="alert" class="problem" hidden></p>
</div>
<noscript><p>Turn on JavaScript to add a passkey.</p></noscript>`
  return html`<section class="card">
<h2>Passkeys</h2>
${passkeys.length === 0 && canAdd && html`<p>You have no passkeys yet. With a passkey you can sign in with your fingerprint, face or PIN instead of an emailed code.</p>`}
<ul class="entries">${passkeys.map(
    ({ id, name, createdAt }) =>
      html`<li><span>${name}, added ${day(createdAt)}</span>${endForm('/auth/passkeys/remove', id, 'Remove', name)}</li>`,
  )}</ul>
${canAdd ? add : html`<p class="note">Passkeys can’t be used here, because this server is reached by a number instead of a name.</p>`}
</section>`
}

const sessionsCard = (sessions: readonly Session[], here: string): Html => html`<section class="card">
<h2>Where you are signed in</h2>
<ul class="entries">${sessions.map(
  ({ id, userAgent, address, createdAt }) =>
    html`<li><span>${browserName(userAgent)} from ${address}, signed in ${day(createdAt)}${id === here && ' (this browser)'}</span>${id !== here && endForm('/auth/sessions/end', id, 'Sign out', browserName(userAgent))}</li>`,
)}</ul>
${
  sessions.length > 1 &&
  html`<form method="post" action="/auth/sign-out-everywhere"><button>Sign out everywhere</button></form>
<p class="note">This signs you out in all these browsers, including this one. Apps keep their access until you remove it below.</p>`
}
</section>`

const grantsCard = (grants: readonly Grant[]): Html => html`<section class="card">
<h2>Apps with access to your account</h2>
${grants.length === 0 && html`<p>No apps have access.</p>`}
<ul class="entries">${grants.map(
  ({ id, clientName, createdAt, lastUsedAt }) =>
    html`<li><span>${clientName}, allowed ${day(createdAt)}${lastUsedAt && html`, last used ${day(lastUsedAt)}`}</span>${endForm('/auth/grants/end', id, 'Remove access', clientName)}</li>`,
)}</ul>
${grants.length > 0 && html`<p class="note">Removing an app’s access also ends the API keys that were created through it.</p>`}
</section>`

const dayFormat = utcFormat({ day: 'numeric', month: 'long', year: 'numeric' })

const day = (timestamp: string) =>
  html`<time datetime="${timestamp}">${dayFormat.format(new Date(timestamp))}</time>`
