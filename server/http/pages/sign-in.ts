import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { pluralize } from '../../documents/document-words.ts'
import { type Html, html } from '../../documents/html.ts'
import { networkOf } from '../../identity/address.ts'
import { normalizeEmail } from '../../identity/email.ts'
import { count } from '../../monitoring/count.ts'
import { findKnownBrowser, rememberBrowser } from '../../sign-in/known-browser.ts'
import { canUsePasskeys, passkeySignIn, passkeySignInOptions } from '../../sign-in/passkeys.ts'
import { endSession, requestCode, verifyCode } from '../../sign-in/sign-in.ts'
import { clearCookie, readCookie, setCookie } from './cookies.ts'
import { type Answer, message, tooManyTriesPage } from './page.ts'
import type { Pages, Visit } from './visit.ts'

/** Limits for ten minutes and one network address. A class of thirty signing in together stays below them. */
const mostCodeRequests = 60
const mostCodeTries = 100

export const signInPages = {
  'auth.signIn': async visit => {
    const next = safePath(visit.query.get('next'))
    if (visit.signedIn) return { redirect: next }
    return signInPage(visit, next)
  },

  'auth.requestCode': async visit => {
    const { app, form, visitor } = visit
    const next = safePath(form.get('next'))
    const wait = await countGuess(visit, 'code request', mostCodeRequests)
    if (wait !== undefined) return tooManyTriesPage(wait)
    const typed = form.get('email') ?? ''
    const email = normalizeEmail(typed)
    if (!email) return signInPage(visit, next, 'That doesn’t look like an email address.', typed)
    const knownBrowser = findKnownBrowser(app.secrets, readKnown(visit), email)
    const result = await requestCode(app, { email, network: networkOf(visitor.address), knownBrowser })
    if ('waitSeconds' in result) return tooManyTriesPage(result.waitSeconds)
    return {
      ...codePage(next, html`<p>We’ve emailed a code to <strong>${email}</strong>.</p>`),
      cookies: [setCookie(app.publicUrl, 'browser', result.browserSecret)],
    }
  },

  'auth.verifyCode': async visit => {
    const { app, form, request, visitor } = visit
    const next = safePath(form.get('next'))
    const wait = await countGuess(visit, 'code', mostCodeTries)
    if (wait !== undefined) return tooManyTriesPage(wait)
    const browserSecret = readCookie(request.headers.cookie, app.publicUrl, 'browser')
    const browser = { ...visitor, known: readKnown(visit) }
    const result = browserSecret
      ? await verifyCode(app, browserSecret, form.get('code') ?? '', browser)
      : { triesLeft: 0 }
    const isSignedIn = 'sessionSecret' in result
    count('learn_sign_ins_total', { method: 'code', outcome: isSignedIn ? 'signed_in' : 'refused' })
    if (isSignedIn) {
      if (visit.signedIn) await endSession(app, visit.signedIn.secret)
      return {
        redirect: next,
        cookies: [...signedInCookies(visit, result), clearCookie(app.publicUrl, 'browser')],
      }
    }
    if (result.triesLeft > 0) {
      const left = pluralize(result.triesLeft, 'attempt')
      return codePage(next, problem(`That code is wrong. You have ${left} left.`), 400)
    }
    return signInPage(visit, next, 'That code no longer works. Request a new one.')
  },

  'auth.signOut': async ({ app, signedIn, form }) => {
    if (signedIn) await endSession(app, signedIn.secret)
    const next = form.get('next')
    return {
      redirect: next ? `/auth/sign-in?next=${encodeURIComponent(safePath(next))}` : '/auth/sign-in',
      cookies: [clearCookie(app.publicUrl, 'session')],
    }
  },

  'auth.passkeySignInOptions': async visit => {
    const wait = await countGuess(visit, 'passkey', mostCodeTries)
    if (wait !== undefined) return tooManyTriesPage(wait)
    return { json: await passkeySignInOptions(visit.app) }
  },

  'auth.passkeySignIn': async visit => {
    const { app, json, visitor } = visit
    const response = readResponse<AuthenticationResponseJSON>(json)
    const result = response && (await passkeySignIn(app, response, { ...visitor, known: readKnown(visit) }))
    count('learn_sign_ins_total', { method: 'passkey', outcome: result ? 'signed_in' : 'refused' })
    if (!result)
      return {
        status: 400,
        json: { error: 'This passkey isn’t registered here. Sign in with an emailed code instead.' },
      }
    if (visit.signedIn) await endSession(app, visit.signedIn.secret)
    return { json: {}, cookies: signedInCookies(visit, result) }
  },
} satisfies Partial<Pages>

const readKnown = ({ app, request }: Visit) => readCookie(request.headers.cookie, app.publicUrl, 'known')

/** The cookies of a browser where somebody has just signed in. */
function signedInCookies(visit: Visit, { sessionSecret, email }: { sessionSecret: string; email: string }) {
  const { publicUrl, secrets } = visit.app
  return [
    setCookie(publicUrl, 'session', sessionSecret),
    setCookie(publicUrl, 'known', rememberBrowser(secrets, readKnown(visit), email)),
  ]
}

/** An authenticator's response. The WebAuthn library checks its parts. */
export function readResponse<Response>(json: unknown): Response | undefined {
  const given = json as { response?: { id?: unknown; response?: unknown } } | null
  const { response } = given ?? {}
  const { id } = response ?? {}
  const fits = typeof id === 'string' && /^[\w-]{1,1024}$/.test(id) && typeof response?.response === 'object'
  return fits ? (response as Response) : undefined
}

/** Counts a visit that may be a guess against its network address. */
export async function countGuess(
  { app, visitor }: Visit,
  kind: string,
  most: number,
): Promise<number | undefined> {
  return await app.rateLimits.countGuess(kind, visitor.address, most, app.now())
}

/** Where people go who did not ask for a page: to their children, or to the start of adding one. */
const family = '/family'

const pagesAfterSignIn = /^\/(auth\/[\w/-]*|device|(family|tutor)(\/[\w-]+)*)$/

/** Where to go after signing in: one of our pages, never another site. Parsed as a browser would, with dots resolved. */
export function safePath(next: string | null): string {
  const url = next?.startsWith('/') ? URL.parse(next, 'http://here') : null
  if (url?.origin !== 'http://here' || !pagesAfterSignIn.test(url.pathname)) return family
  return url.pathname + url.search
}

const problem = (text: string): Html => html`<p role="alert" class="problem">${text}</p>`

function signInPage({ app }: Visit, next: string, wrong?: string, email = ''): Answer {
  const isInvited = next.startsWith('/auth/invitation')
  const body = html`${wrong && problem(wrong)}
${isInvited && html`<p>To accept your invitation, sign in with the address it was sent to.</p>`}
<form method="post" action="/auth/sign-in">
<input type="hidden" name="next" value="${next}">
<label for="email">Your email address</label>
<input id="email" name="email" type="email" value="${email}" required maxlength="254" autocomplete="username webauthn" autofocus>
<button class="first">Send me a code</button>
</form>
${
  canUsePasskeys(app.publicUrl) &&
  html`<div id="passkey-sign-in" data-next="${next}" hidden>
<p class="or">or</p>
<button type="button">Sign in with a passkey</button>
<p role="alert" class="problem" hidden></p>
</div>`
}
<p class="note">New here? Signing in creates your account.</p>`
  return { page: { title: 'Sign in', status: wrong ? 400 : 200, body } }
}

function codePage(next: string, above: Html, status = 200): Answer {
  const body = html`${above}
<form method="post" action="/auth/code">
<input type="hidden" name="next" value="${next}">
<label for="code">The code from the email</label>
<input id="code" name="code" inputmode="numeric" pattern="[0-9 ]{6,9}" required autocomplete="one-time-code" autofocus>
<button class="first">Sign in</button>
</form>
<p class="note">The code works for 10 minutes. No email? Check your spam folder, or
<a href="/auth/sign-in?next=${encodeURIComponent(next)}">request a new code</a>.</p>`
  return { page: { title: 'Enter your code', status, body } }
}

export const otherSitePage = (publicUrl: string): Answer =>
  message('Request refused', `This form was sent from another site. Open ${publicUrl} and try again.`, 403)
