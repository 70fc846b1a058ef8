import type { ErrorKind } from '@learn/contract/errors'
import type { Fault, PlainKind } from './fault.ts'
import { uuidv7 } from './ids.ts'
import type { Secrets } from './secrets.ts'
import type { Queries, Transaction } from './storage/database.ts'

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

/** What a mutation wants recorded: something happened to this subject in this organization. */
export interface Deed {
  readonly organizationId: string
  readonly subjectId: string
}

/** The context of a mutation in its transaction, and the deeds that it will have named when it is done. */
export function mutationContext(
  base: Omit<Context<ErrorKind>, 'db'>,
  db: Transaction,
): { ctx: MutationContext<ErrorKind>; deeds: readonly Deed[] } {
  const newIds = new Set<string>()
  const deeds: Deed[] = []
  const newId = () => {
    const id = uuidv7(base.now)
    newIds.add(id)
    return id
  }
  const enterNew = async (organizationId: string) => {
    if (!newIds.has(organizationId)) throw new Error('only an organization made in this call can be entered')
    await db.rescope([...base.organizations, organizationId])
  }
  const audit = (organizationId: string, subjectId: string) => deeds.push({ organizationId, subjectId })
  return { ctx: { ...base, db, newId, enterNew, audit }, deeds }
}
