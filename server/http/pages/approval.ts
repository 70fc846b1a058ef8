import { scopeMeanings } from '@learn/contract/operation'
import { html } from '../../documents/html.ts'
import { approveDevice, denyDevice, findDeviceRequest } from '../../oauth/device.ts'
import { approveInteraction, denyInteraction, findInteraction } from '../../oauth/interaction.ts'
import { insertGrant, type NewGrant } from '../../oauth/oauth.store.ts'
import { recordOwn } from '../../sign-in/sign-in.ts'
import { type Answer, message, tooManyTries } from './page.ts'
import type { Pages, SignedInVisit } from './visit.ts'

/** Wrong codes in ten minutes, for a person and for a place. */
const mostWrongCodes = { person: 10, place: 30 }

export const approvalPages = {
  'auth.device': async visit => {
    const userCode = visit.query.get('user_code')
    return userCode ? await lookAtCode(visit, () => devicePage(visit, userCode)) : enterCodePage()
  },

  'auth.decideDevice': async visit => {
    const userCode = visit.form.get('user_code') ?? ''
    const decision = visit.form.get('decision')
    const decide = decision === 'approve' ? allowDevice : decision === 'deny' ? refuseDevice : devicePage
    return await lookAtCode(visit, () => decide(visit, userCode))
  },

  'auth.interaction': async visit => {
    const { request, reply, signedIn } = visit
    const interaction = await findInteraction(await visit.oauth(), request.raw, reply.raw)
    if (!interaction) return over
    const { origin, host, protocol } = new URL(interaction.redirectUri)
    const onWeb = origin !== 'null' // What follows a scheme of a program's own may look like a host, and is none.
    const body = html`${asks(interaction.clientName, interaction.clientId, signedIn.email)}
${list(interaction.scopes)}
<p>It will be told at <strong>${onWeb ? host : protocol}</strong>.</p>
${decision(request.url)}`
    // A policy can name no IPv6 address, and nothing that could end its line.
    const leadsTo = onWeb && /^[\w.:-]+$/.test(host) ? origin : protocol
    return { page: { title: 'Allow this?', body, leadsTo } }
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
      })
    const location = await approveInteraction(oauth, request.raw, reply.raw, { userId, now, keep })
    return location ? { redirect: location } : over
  },
} satisfies Partial<Pages>

const over = message(
  'This is over',
  'This request has ended, or was made in another browser. Start again there.',
  410,
)
const allowed = message('Done', 'The device is signed in. You can close this page and go back to it.')
const denied = message('Denied', 'The device gets no access. You can close this page.')

function enterCodePage(wrong?: string, status = 200): Answer {
  const body = html`${wrong && html`<p role="alert" class="problem">${wrong}</p>`}
<form method="get" action="/device">
<label for="user_code">The code that the device shows</label>
<input id="user_code" name="user_code" required maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="BCDF-GHJK" autofocus>
<button>Go on</button>
</form>`
  return { page: { title: 'Sign a device in', body, status } }
}

async function allowDevice(visit: SignedInVisit, userCode: string): Promise<Answer | undefined> {
  const { app, visitor } = visit
  const { userId } = visit.signedIn
  const oauth = await visit.oauth()
  // Found before the transaction: within it, it would take a second connection, and many at once would have none left.
  const request = await findDeviceRequest(oauth, userCode)
  if (!request) return undefined
  const approved = await app.identity.systemTransaction(async db => {
    const now = app.now()
    const grantId = await approveDevice(oauth, db, request, userId, now)
    if (grantId) await recordOwn(db, userId, 'auth.decideDevice', grantId, visitor, now)
    return grantId
  })
  return approved ? allowed : undefined
}

async function refuseDevice(visit: SignedInVisit, userCode: string): Promise<Answer | undefined> {
  return (await denyDevice(await visit.oauth(), userCode)) ? denied : undefined
}

async function devicePage(visit: SignedInVisit, userCode: string): Promise<Answer | undefined> {
  const request = await findDeviceRequest(await visit.oauth(), userCode)
  if (!request) return undefined
  const body = html`${asks(request.clientName, request.clientId, visit.signedIn.email)}
${list(request.scopes)}
<p>It was asked from <strong>${request.address}</strong>${request.agent && html` by <em>${request.agent}</em>`}.
Does the device show <strong class="code">${request.userCode}</strong>? If it does not, or you did not start this, deny it.</p>
${decision('/device', request.userCode)}`
  return { page: { title: 'Allow this?', body } }
}

/**
 * A code that is none could be a guess. It is counted before it is looked at: many at once are no more than one by one,
 * and who has guessed too often does not learn whether the next one is right.
 */
async function lookAtCode(
  { app, visitor, signedIn }: SignedInVisit,
  look: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const guessers = [
    { who: signedIn.userId, most: mostWrongCodes.person },
    { who: visitor.address, most: mostWrongCodes.place },
  ]
  for (const { who, most } of guessers) {
    const wait = app.rateLimits.countGuess('user code', who, most, app.now())
    if (wait !== undefined) return tooManyTries(wait)
  }
  const answer = await look()
  if (!answer)
    return enterCodePage('There is no such code, or it has run out. Look at the device again.', 404)
  for (const { who } of guessers) app.rateLimits.takeBackGuess('user code', who)
  return answer
}

const asks = (
  clientName: string,
  clientId: string,
  email: string,
) => html`<p><strong>${clientName}</strong> (${clientId}) asks to act
for you, <strong>${email}</strong>. It could:</p>`

/** What is asked for, in the contract's own words. */
const list = (scopes: readonly string[]) =>
  html`<ul class="scopes">${scopes.map(scope => html`<li>${(scopeMeanings as Record<string, string>)[scope] ?? scope}</li>`)}</ul>`

const decision = (
  action: string,
  userCode?: string,
) => html`<form method="post" action="${action}" class="decision">
${userCode && html`<input type="hidden" name="user_code" value="${userCode}">`}
<button name="decision" value="approve">Allow</button>
<button name="decision" value="deny" class="quiet">Deny</button>
</form>`
