import type { ErrorKind } from '@learn/contract/errors'
import type { Fault, PlainKind } from './fault.ts'
import type { Secrets } from './secrets.ts'
import type { Queries } from './storage/database.ts'

/** Who is calling. A key acts on behalf of the user who made it. */
export interface Actor {
  readonly principalId: string
  readonly kind: 'user' | 'key'
  readonly userId: string
}

/**
 * What a function gets beside its input. `Kind` is what it may fail with: a function that needs a kind
 * which its operation does not declare does not compile.
 */
export interface Context<Kind extends ErrorKind = never> {
  readonly operationId: string
  readonly actor: Actor
  /** The organizations that this call may touch: those in which the actor has the operation's least role. */
  readonly organizations: readonly string[]
  /** The same, ready to be a parameter of the type `uuid[]`. */
  readonly reach: Buffer
  readonly now: Date
  readonly db: Queries
  readonly secrets: Secrets
  readonly fault: (kind: Kind & PlainKind, message: string) => Fault
}

/** What a mutation gets on top. Each leaves an audit event, or `execute.ts` refuses to commit it. */
export interface MutationContext<Kind extends ErrorKind = never> extends Context<Kind> {
  readonly newId: () => string
  /** Lets this transaction write to an organization that it has just made: `newId` must have given the id. */
  readonly enterNew: (organizationId: string) => Promise<void>
  readonly audit: (organizationId: string, subjectId: string) => void
}
