import { type Scope, scopeMeanings } from '@learn/contract/operation'
import type { Application } from '../../application.ts'
import { type Html, html } from '../../documents/html.ts'
import { uuidv7 } from '../../ids.ts'
import { notifyPerson } from '../../mail/account-notices.ts'
import { enqueueMail } from '../../mail/queue.ts'
import { commandLine } from '../../oauth/client-metadata.ts'
import { approveDevice, denyDevice, findDeviceRequest } from '../../oauth/device.ts'
import { approveInteraction, denyInteraction, findInteraction } from '../../oauth/interaction.ts'
import { insertGrant, type NewGrant } from '../../oauth/oauth.store.ts'
import { isRegisteredId } from '../../oauth/registration.ts'
import { recordOwn } from '../../sign-in/sign-in.ts'
import type { Queries } from '../../storage/database.ts'
import { type Answer, message, tooManyTriesPage } from './page.ts'
import type { Pages, SignedInVisit } from './visit.ts'

/** Wrong codes allowed in ten minutes, per person and per network address. */
const mostWrongCodes = { person: 10, place: 30 }

export const approvalPages = {
  'auth.device': async visit => {
    const userCode = visit.query.get('user_code')
    return userCode ? await checkCode(visit, () => devicePage(visit, userCode)) : enterCodePage()
  },

  'auth.decideDevice': async visit => {
    const userCode = visit.form.get('user_code') ?? ''
    const decision = visit.form.get('decision')
    const decide = decision === 'approve' ? allowDevice : decision === 'deny' ? refuseDevice : devicePage
    return await checkCode(visit, () => decide(visit, userCode))
  },

  'auth.interaction': async visit => {
    const { request, reply, signedIn } = visit
    const interaction = await findInteraction(await visit.oauth(), request.raw, reply.raw)
    if (!interaction) return over
    const { origin, host, protocol } = new URL(interaction.redirectUri)
    const onWeb = origin !== 'null' // After a program's own scheme, such as editor://callback, the "host" is not a host.
    const body = html`${clientRequestHtml(interaction, signedIn.email)}
<p>You will be sent back to ${onWeb ? html`<strong>${host}</strong>` : html`the app that opens <strong>${protocol}</strong> links`}.</p>
${rights(interaction.scopes)}
${decision(request.url)}`
    // A content security policy can't contain an IPv6 address, nor anything that would end its line.
    const leadsTo = onWeb && /^[\w.:-]+$/.test(host) ? origin : protocol
    return { page: { title: approvalTitle(interaction), body, leadsTo } }
  },

  'auth.decideInteraction': async visit => {
    const { app, request, reply, signedIn, form, visitor } = visit
    const oauth = await visit.oauth()
    if (form.get('decision') !== 'approve') {
      const location = await denyInteraction(oauth, request.raw, reply.raw)
      return location ? { redirect: location } : over
    }
    const { userId } = signedIn
    const now = app.now()
    const keep = (grant: NewGrant) =>
      app.identity.systemTransaction(async db => {
        await insertGrant(db, grant)
        await recordOwn(db, userId, 'auth.decideInteraction', grant.id, visitor, now)
        await notifyOfApp(app, db, userId, now)
      })
    const location = await approveInteraction(oauth, request.raw, reply.raw, { userId, now, keep })
    return location ? { redirect: location } : over
  },
} satisfies Partial<Pages>

const over = message(
  'Request ended',
  'This request has ended, or was started in another browser. Go back to the app and start again.',
  410,
)
const allowed = message('Done', 'The device is signed in. You can close this page and return to the device.')
const denied = message('Denied', 'The device was not given access. You can close this page.')

function enterCodePage(wrong?: string, status = 200): Answer {
  const body = html`${wrong && html`<p role="alert" class="problem">${wrong}</p>`}
<form method="get" action="/device">
<label for="user_code">The code shown on the device</label>
<input id="user_code" name="user_code" required maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="BCDF-GHJK" autofocus>
<button class="first">Continue</button>
</form>`
  return { page: { title: 'Sign in on a device', body, status } }
}

async function allowDevice(visit: SignedInVisit, userCode: string): Promise<Answer | undefined> {
  const { app, visitor } = visit
  const { userId } = visit.signedIn
  const oauth = await visit.oauth()
  // Looked up before the transaction: inside it, each visit would need two connections, and the pool could run dry.
  const request = await findDeviceRequest(oauth, userCode)
  if (!request) return undefined
  const approved = await app.identity.systemTransaction(async db => {
    const now = app.now()
    const grantId = await approveDevice(oauth, db, request, userId, now)
    if (!grantId) return false
    await recordOwn(db, userId, 'auth.decideDevice', grantId, visitor, now)
    await notifyOfApp(app, db, userId, now)
    return true
  })
  return approved ? allowed : undefined
}

const notifyOfApp = ({ secrets, publicUrl }: Application, db: Queries, userId: string, now: Date) =>
  notifyPerson(db, { userId, change: 'app', publicUrl, now }, mail =>
    enqueueMail(db, secrets, uuidv7(now), mail, now),
  )

async function refuseDevice(visit: SignedInVisit, userCode: string): Promise<Answer | undefined> {
  return (await denyDevice(await visit.oauth(), userCode)) ? denied : undefined
}

async function devicePage(visit: SignedInVisit, userCode: string): Promise<Answer | undefined> {
  const request = await findDeviceRequest(await visit.oauth(), userCode)
  if (!request) return undefined
  const body = html`<p>Check that your device shows this code:</p>
<p class="compare"><strong class="code">${request.userCode}</strong></p>
<p>If it shows a different code, or you didn’t start this, choose Deny.</p>
${clientRequestHtml(request, visit.signedIn.email)}
<p>Requested from <strong>${request.address}</strong>${request.agent && html` by <em>${request.agent}</em>`}.</p>
${rights(request.scopes)}
${decision('/device', request.userCode)}`
  return { page: { title: approvalTitle(request), body } }
}

/**
 * A wrong code may be a guess. Each is counted before it is checked, so that guessing in parallel gains nothing, and a
 * visitor over the limit doesn't learn whether the next code is right.
 */
async function checkCode(
  { app, visitor, signedIn }: SignedInVisit,
  look: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const guessers = [
    { who: signedIn.userId, most: mostWrongCodes.person },
    { who: visitor.address, most: mostWrongCodes.place },
  ]
  for (const { who, most } of guessers) {
    const wait = await app.rateLimits.countGuess('user code', who, most, app.now())
    if (wait !== undefined) return tooManyTriesPage(wait)
  }
  const answer = await look()
  if (!answer) return enterCodePage('That code is wrong or has expired. Check the code on the device.', 404)
  for (const { who } of guessers) app.rateLimits.takeBackGuess('user code', who, app.now())
  return answer
}

const approvalTitle = ({ clientName }: { clientName: string }) => `Allow “${clientName}” to act for you?`

const clientRequestHtml = (
  { clientName, clientId }: { clientName: string; clientId: string },
  email: string,
) =>
  html`<p><strong>${clientName}</strong> ${!isRegisteredId(clientId) && html`(${clientId}) `}wants to act for you, <strong>${email}</strong>.</p>
${nameNote(clientId)}`

/** Who vouches for the name: we do, the owner of the client document's address, or nobody. */
function nameNote(clientId: string): Html | undefined {
  if (clientId === commandLine.client_id) return undefined
  return isRegisteredId(clientId)
    ? html`<p class="note">The app chose this name itself, and nobody has checked it. Choose Allow only if you have just connected this app yourself.</p>`
    : html`<p class="note">The app chose this name itself. Check that you recognize its address.</p>`
}

type Area<Known extends Scope = Scope> = Known extends `${infer Before}:${string}` ? Before : Known

const accountHeading = 'Your account'
const organizationHeading = 'Organizations and people'
const billingHeading = 'Credits and billing'
const systemHeading = 'Keys, jobs and history'

/** The heading for each area's scopes, in the order shown. */
const headings = {
  identity: accountHeading,
  account: accountHeading,
  organizations: organizationHeading,
  members: organizationHeading,
  teams: organizationHeading,
  invitations: organizationHeading,
  learn: 'Students and learning',
  media: 'Media library',
  billing: billingHeading,
  paid: billingHeading,
  keys: systemHeading,
  jobs: systemHeading,
  audit: systemHeading,
} satisfies Record<Area, string>

const otherHeading = 'Other'

/** The rights asked for, grouped under headings. A scope that has no meaning here is shown by its name, never left out. */
function rights(scopes: readonly string[]): Html {
  const byArea = new Map<string, string>(Object.entries(headings))
  const meanings = new Map<string, string>(Object.entries(scopeMeanings))
  const groups = Map.groupBy(scopes, scope => byArea.get(scope.split(':', 1)[0] ?? '') ?? otherHeading)
  const order = new Set([...byArea.values(), otherHeading])
  return html`<p>It will be able to:</p>
${[...order].map(heading => {
  const group = groups.get(heading)
  return (
    group &&
    html`<h2 class="rights">${heading}</h2>
<ul class="rights">${group.map(scope => html`<li>${meanings.get(scope) ?? scope}</li>`)}</ul>
`
  )
})}`
}

const decision = (
  action: string,
  userCode?: string,
) => html`<form method="post" action="${action}" class="decision">
${userCode && html`<input type="hidden" name="user_code" value="${userCode}">`}
<button name="decision" value="approve" class="first">Allow</button>
<button name="decision" value="deny">Deny</button>
</form>`
