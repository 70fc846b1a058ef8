import { randomInt } from 'node:crypto'
import { type MutationContext, organizationIdOf } from '../../context.ts'
import { foldUsername } from '../../identity/pin.ts'
import { mostUsernames } from '../families/usernames.ts'
import { tryUsername } from './imports.store.ts'

const mostTries = 50

/**
 * Gives imported children their usernames. A name that is taken gets a number, which tells the caller that it is taken: so
 * each counts as a guess, as in an onboarding. After too many, every name gets a number, whether or not it is taken.
 */
export class NewUsernames {
  readonly #ctx: MutationContext
  #isNumberingAll = false

  private constructor(ctx: MutationContext) {
    this.#ctx = ctx
  }

  static async begin(ctx: MutationContext): Promise<NewUsernames> {
    const usernames = new NewUsernames(ctx)
    usernames.#isNumberingAll = await usernames.#countGuess()
    if (!usernames.#isNumberingAll) usernames.#takeBack() // It only asked whether the limit was reached before.
    return usernames
  }

  /** Returns the username that the child gets. `wish` is null if the file has none. */
  async give(studentId: string, { child, wish }: { child: string; wish: string | null }): Promise<string> {
    const base = wish ?? firstName(child)
    if (wish && !this.#isNumberingAll) {
      if (await this.#try(studentId, wish)) return wish
      this.#isNumberingAll = await this.#countGuess()
    }
    for (let tries = 0; tries < mostTries; tries++) {
      const username = `${[...base].slice(0, 110).join('')}-${randomInt(100, 10 ** Math.min(9, 3 + tries))}`
      if (await this.#try(studentId, username)) return username
    }
    throw new Error('no free username was found')
  }

  #try(studentId: string, username: string): Promise<boolean> {
    const organizationId = organizationIdOf(this.#ctx)
    const student = { studentId, organizationId, username, folded: foldUsername(username) }
    return tryUsername(this.#ctx.db, student, this.#ctx.now)
  }

  async #countGuess(): Promise<boolean> {
    const { parts, actor, now } = this.#ctx
    return (await parts.guesses.countGuess('username', actor.userId, mostUsernames, now)) !== undefined
  }

  #takeBack(): void {
    const { parts, actor, now } = this.#ctx
    parts.guesses.takeBackGuess('username', actor.userId, now)
  }
}

/** The first word of a name in lowercase, without accents, if there are any. */
function firstName(child: string): string {
  const [first = ''] = child.trim().split(/\s+/)
  const plain = first.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...plain.replaceAll(/[^\p{L}\p{N}]/gu, '')].slice(0, 20).join('') || 'child'
}
