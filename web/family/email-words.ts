import type { Answers } from '@learn/sdk'

/** Such as “Monday 23 November”, where the family lives. */
export function nextWords({
  nextWeeklyAt,
  timeZone,
}: Pick<Answers['learn.getLearnMailPreferences'], 'nextWeeklyAt' | 'timeZone'>): string {
  if (nextWeeklyAt === null) return ''
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const time = new Date(nextWeeklyAt)
  try {
    return time.toLocaleDateString('en-GB', { ...options, timeZone }).replace(',', '')
  } catch {
    return time.toLocaleDateString('en-GB', options).replace(',', '') // This browser does not know the zone.
  }
}

/** “London” for Europe/London. */
export const placeOf = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
