import * as contract from '@learn/contract/learn/mail-preferences'
import type { Input } from '@learn/contract/operation'
import type { Context, MutationContext } from '../../context.ts'
import { dueAt, firstWeekAfter, readTimeZone } from './due.ts'
import * as store from './mail-preferences.store.ts'

export async function getLearnMailPreferences(ctx: Context): Promise<contract.LearnMailPreferences> {
  return toPublic(await store.findPreferences(ctx.db, ctx.actor.userId))
}

export async function updateLearnMailPreferences(
  ctx: MutationContext<'BadRequest'>,
  asked: Input<typeof contract.updateLearnMailPreferences>,
): Promise<contract.LearnMailPreferences> {
  const { userId } = ctx.actor
  const wanted = asked.timeZone === undefined ? undefined : requireTimeZone(ctx, asked.timeZone)
  const before = await store.lockPreferences(ctx.db, userId, wanted ?? contract.usualTimeZone, ctx.now)
  const timeZone = wanted ?? before.timeZone
  const weekly = asked.weekly ?? before.weekly
  const after = { weekly, timeZone, ...nextFor(before, { weekly, timeZone }, ctx.now) }
  await store.savePreferences(ctx.db, userId, after, ctx.now)
  ctx.audit(null, userId)
  return toPublic(after)
}

/**
 * The next email. In another time zone it keeps its Monday, so that moving house neither loses nor repeats one. Somebody
 * who turns it on again gets no week twice either.
 */
function nextFor(
  before: store.PreferenceRow,
  { weekly, timeZone }: Pick<store.PreferenceRow, 'weekly' | 'timeZone'>,
  now: Date,
): Pick<store.PreferenceRow, 'nextWeek' | 'nextAt'> {
  if (!weekly) return { nextWeek: before.nextWeek, nextAt: null }
  const first = firstWeekAfter(timeZone, now)
  const kept = before.nextWeek
  const nextWeek = kept !== null && (before.weekly || kept > first) ? kept : first
  return { nextWeek, nextAt: dueAt(timeZone, nextWeek).toISOString() }
}

function requireTimeZone(ctx: Context<'BadRequest'>, name: string): string {
  const timeZone = readTimeZone(name)
  if (timeZone === undefined)
    throw ctx.fault('BadRequest', 'timeZone is not the name of a time zone, such as Europe/London.')
  return timeZone
}

const toPublic = (row: store.PreferenceRow | undefined): contract.LearnMailPreferences => ({
  weekly: row?.weekly ?? null,
  timeZone: row?.timeZone ?? contract.usualTimeZone,
  nextWeeklyAt: row?.nextAt ?? null,
})
