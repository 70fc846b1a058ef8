import { type Answers, call } from '@learn/sdk'
import { getLearnMailPreferences, updateLearnMailPreferences } from '@learn/sdk/operations'
import { signal } from '@preact/signals'
import { connection } from './family.ts'
import { failureWords } from './words.ts'

type Emails = Answers['learn.getLearnMailPreferences']

/** What the person has chosen, once it is known. */
export const emails = signal<Emails | undefined>(undefined)

/** Returns what went wrong, or nothing. */
export async function loadEmails(): Promise<string> {
  const asked = await call(connection, getLearnMailPreferences).attempt()
  if (asked.ok) emails.value = asked.data
  return asked.ok ? '' : failureWords(asked.error)
}

/** Where this device is, as far as it says. */
export const deviceTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Turns the weekly email on or off, in this device's time zone. Returns what went wrong, or nothing. */
export async function chooseWeekly(weekly: boolean): Promise<string> {
  const timeZone = deviceTimeZone()
  const update = (choice: { weekly: boolean; timeZone?: string }) =>
    call(connection, updateLearnMailPreferences, choice).attempt()
  let chosen = await update({ weekly, ...(timeZone && { timeZone }) })
  // The device may have a newer list of time zones than the server.
  if (!chosen.ok && chosen.error._tag === 'BadRequest') chosen = await update({ weekly })
  if (chosen.ok) emails.value = chosen.data
  return chosen.ok ? '' : failureWords(chosen.error)
}
