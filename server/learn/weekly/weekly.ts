import { fault } from '../../fault.ts'
import { findEmail } from '../../identity/credential.store.ts'
import { uuidv7 } from '../../ids.ts'
import type { Mail } from '../../mail/mail.ts'
import { enqueueMail } from '../../mail/queue.ts'
import { unsubscribeToken, unsubscribeUrl } from '../../mail/unsubscribe.ts'
import type { Secrets } from '../../secrets.ts'
import type { Database, Queries, Transaction } from '../../storage/database.ts'
import { notCompared, organizationsLiteral } from '../../storage/scope.ts'
import { day } from '../../times.ts'
import { isRunning } from '../families/entitlements.ts'
import { readWeek } from '../progress/progress.ts'
import { dueAt, firstWeekAfter, weekAfter, weekBefore } from './due.ts'
import { type ChildInLetter, weeklyMail } from './letter.ts'
import * as store from './weekly.store.ts'
import { wordsFor } from './words.ts'

/** Each takes a while, and other work waits meanwhile: the next run finds the others. */
const mostAtOnce = 50

/** News of a week that is older than this is not sent: the next one is near. */
const latestMilliseconds = 2 * day

interface WeeklyParts {
  /** The database as a caller sees it: the email shows nothing that the guardian could not see. */
  readonly database: Database
  readonly secrets: Pick<Secrets, 'mail' | 'unsubscribe'>
  readonly publicUrl: string
}

/**
 * Queues the weekly emails that are due. Each has its own transaction, which also says when the next one is due: whatever
 * happens, a week is queued once. One that fails does not stop the others, and is due again in the next run.
 */
export async function sendWeeklyMails(
  db: Queries,
  now: Date,
  atMost: number,
  parts: WeeklyParts,
): Promise<number> {
  const due = await store.findDue(db, now, Math.min(atMost, mostAtOnce))
  const failures: unknown[] = []
  for (const userId of due) await sendWeekly(parts, userId, now).catch(error => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `could not write ${failures.length} of ${due.length} weekly emails`)
  return due.length
}

async function sendWeekly(parts: WeeklyParts, userId: string, now: Date): Promise<void> {
  const scope = {
    principalId: userId,
    versions: notCompared,
    organizations: organizationsLiteral([]),
    share: { person: userId },
  }
  await parts.database.transaction(scope, async db => {
    const due = await store.lockDue(db, userId, now)
    if (!due) return
    const { timeZone } = due
    const week = latestWeek(due, now)
    const isDue = dueAt(timeZone, week) <= now
    const mail = isDue ? await writeMail(parts, db, userId, week, now) : undefined
    const nextWeek = isDue ? weekAfter(week) : week
    await store.setNext(db, userId, { nextWeek, nextAt: dueAt(timeZone, nextWeek) })
    if (mail) await enqueueMail(db, parts.secrets, uuidv7(now), mail, now, { userId, kind: 'weekly' })
  })
}

/** The week that was due, or the newest after a long pause of the server. */
function latestWeek({ timeZone, nextWeek }: { timeZone: string; nextWeek: string }, now: Date): string {
  const oldest = firstWeekAfter(timeZone, new Date(now.getTime() - latestMilliseconds))
  return nextWeek > oldest ? nextWeek : oldest
}

/** The email about all children of whom the person is a guardian, or undefined if there is nothing to say. */
async function writeMail(
  { secrets, publicUrl }: WeeklyParts,
  db: Transaction,
  userId: string,
  week: string,
  now: Date,
): Promise<Mail | undefined> {
  await db.rescope(await store.findOrganizations(db))
  const start = weekBefore(week)
  const children: ChildInLetter[] = []
  for (const { studentId, ...entitlement } of await store.findChildren(db, userId)) {
    if (!isRunning(entitlement, now)) continue
    const words = wordsFor(await readWeek({ db, now, fault }, studentId, start))
    children.push({ ...words, url: `${publicUrl}/family/${studentId}` })
  }
  const to = await findEmail(db, userId)
  if (to === undefined || children.length === 0) return undefined
  const token = unsubscribeToken(secrets, { userId, kind: 'weekly' })
  return weeklyMail({
    to,
    start,
    children,
    unsubscribeUrl: unsubscribeUrl(publicUrl, token),
    settingsUrl: `${publicUrl}/family/emails`,
  })
}
