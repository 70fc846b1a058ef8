import type { Context, MutationContext } from '../../context.ts'
import { pluralize } from '../../documents/document-words.ts'
import { Fault } from '../../fault.ts'
import { foldUsername } from '../../identity/pin.ts'
import { readName } from '../../names.ts'

export const mostUsernames = 20

/** The username as it is stored, or throws `BadRequest`. */
export function readUsername(ctx: Context<'BadRequest'>, field: string, text: string): string {
  const username = readName(ctx, field, text).trim()
  if (!foldUsername(username)) throw ctx.fault('BadRequest', `${field} must not be blank.`)
  return username
}

/** Whether a name is taken could be guessed. Counted by person: another key does not allow more tries. */
export async function countUsername({
  parts,
  actor,
  now,
}: Pick<Context, 'parts' | 'actor' | 'now'>): Promise<void> {
  const wait = await parts.guesses.countGuess('username', actor.userId, mostUsernames, now)
  if (wait === undefined) return
  throw new Fault(
    'TooManyRequests',
    `You have tried too many usernames. Try again in ${pluralize(wait, 'second')}.`,
    { retryAfterSeconds: wait },
  )
}

/**
 * A call that uses up a username was not a guess, nor was the dry run that agents make first. A dry run alone uses up
 * nothing, so without a limit it could test any number of usernames.
 */
export function takeBackTries({ parts, actor, now }: Pick<MutationContext, 'parts' | 'actor' | 'now'>): void {
  for (let tries = 0; tries < 2; tries++) parts.guesses.takeBackGuess('username', actor.userId, now)
}
