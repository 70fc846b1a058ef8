import type { Context, Reading } from './context.ts'

export const day = 86_400_000

export const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const startOfDay = (date: Date) => new Date(`${dayOf(date)}T00:00:00.000Z`)

/** Days in UTC, such as `2026-01-31`; both are included. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** Reads the requested days. The default is the `usual` number of days up to today. */
export function readSpan(
  ctx: Reading<'BadRequest'>,
  asked: { from?: string | undefined; to?: string | undefined },
  { usual, most }: { usual: number; most: number },
): Span {
  const end = readDay(ctx, 'to', asked.to) ?? startOfDay(ctx.now)
  const start = readDay(ctx, 'from', asked.from) ?? new Date(end.getTime() - (usual - 1) * day)
  if (start > end) throw ctx.fault('BadRequest', 'from must not be after to.')
  if (end.getTime() - start.getTime() >= most * day)
    throw ctx.fault('BadRequest', `from and to can be at most ${most} days apart.`)
  return { from: dayOf(start), to: dayOf(end) }
}

export function readDay(
  ctx: Reading<'BadRequest'>,
  name: string,
  text: string | undefined,
): Date | undefined {
  if (text === undefined) return undefined
  const date = new Date(`${text}T00:00:00.000Z`)
  if (Number.isNaN(date.getTime()) || dayOf(date) !== text)
    throw ctx.fault('BadRequest', `${name} is not a valid date. Use YYYY-MM-DD, for example 2026-01-31.`)
  return date
}

const earliest = Date.UTC(1970, 0)
const latest = Date.UTC(9999, 11, 31)

/** Converts a time in any zone to UTC. JavaScript has no leap seconds, and PostgreSQL has no year 0. */
export function readMoment(ctx: Context<'BadRequest'>, name: string, text: string): string {
  const time = Date.parse(text)
  if (!(time >= earliest && time <= latest))
    throw ctx.fault('BadRequest', `${name} must be a valid date-time between 1970 and 9999.`)
  return new Date(time).toISOString()
}
