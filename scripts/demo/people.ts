import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '@learn/content/random'
import type { Application } from '../../server/application.ts'
import { networkOf } from '../../server/identity/address.ts'
import { isCommonPin } from '../../server/identity/common-pin.ts'
import { requestCode, verifyCode } from '../../server/sign-in/sign-in.ts'
import { type Caller, call, newVisit } from './calls.ts'
import type { DemoChild } from './cast.ts'
import { Learner } from './practice.ts'

const mailMilliseconds = 20_000

interface Person {
  readonly email: string
  readonly address: string
}

/** Signs a person in with the code from their email, as on the sign-in page. */
async function signIn(app: Application, outbox: string, { email, address }: Person): Promise<Caller> {
  const asker = { email, network: networkOf(address), knownBrowser: undefined }
  const requested = await requestCode(app, asker)
  if ('waitSeconds' in requested) throw new Error(`${email} has requested too many codes`)
  const code = await waitForCode(outbox, email)
  const signedIn = await verifyCode(app, requested.browserSecret, code, {
    ...newVisit(address),
    known: undefined,
  })
  if ('triesLeft' in signedIn) throw new Error(`${email} could not sign in`)
  return { token: signedIn.sessionSecret, audience: 'web', address }
}

async function waitForCode(outbox: string, email: string): Promise<string> {
  for (const end = Date.now() + mailMilliseconds; Date.now() < end; await sleep(10)) {
    const names = (await readdir(outbox).catch(() => [])).filter(name => name.endsWith('.json')).sort()
    for (const name of names.toReversed()) {
      const mail: unknown = JSON.parse(await readFile(join(outbox, name), 'utf8'))
      if (!isMail(mail) || mail.to !== email) continue
      const code = /^(\d+) is your Learn code$/.exec(mail.subject)?.[1]
      if (code) return code
    }
  }
  throw new Error(`no email with a code reached ${email}`)
}

const isMail = (mail: unknown): mail is { to: string; subject: string } =>
  typeof mail === 'object' && mail !== null && 'to' in mail && 'subject' in mail

/** Signs the person in and accepts the invitation that is waiting for them. */
export async function acceptInvitation(
  app: Application,
  admin: Caller,
  outbox: string,
  invitee: Person,
): Promise<void> {
  const filter = { 'filter[status]': 'pending', limit: '100' } as const
  const { data } = await call(app, admin, 'organizations.listInvitations', filter)
  const invitation = data.find(pending => pending.email === invitee.email)
  if (!invitation) return // A parent whose second child has joined is a guardian already.
  const person = await signIn(app, outbox, invitee)
  await call(app, person, 'organizations.acceptInvitation', { token: invitation.token })
}

/** Adds a child to their family. The subjects are all four. */
export async function addChild(app: Application, admin: Caller, child: DemoChild): Promise<Learner> {
  const pin = pinFor(child.username)
  const { student } = await call(app, admin, 'learn.completeLearnParentChildOnboarding', {
    parentDisplayName: child.family.parent,
    parentEmail: child.family.email,
    childDisplayName: child.name,
    childUsername: child.username,
    childPin: pin,
    yearGroup: child.yearGroup,
    targetSchool: child.targetSchool,
    examFamilyId: child.examFamilyId,
    subjectIds: [],
    avatarId: child.avatarId,
  })
  return new Learner(child, student.id, pin)
}

/** The same PIN in every demo, but never one that the server refuses. */
function pinFor(username: string): string {
  const random = new Random(`demo PIN ${username}`)
  for (;;) {
    const pin = String(random.int(0, 9_999)).padStart(4, '0')
    if (!isCommonPin(pin)) return pin
  }
}
