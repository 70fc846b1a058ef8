import type { ErrorKind } from '@learn/contract/errors'
import type { Job } from '@learn/contract/jobs'
import type { Operation } from '@learn/contract/operation'
import type { Fault, PlainKind } from './fault.ts'
import type { Actor } from './identity/actor.ts'
import type { RateLimits } from './identity/rate-limit.ts'
import type { Mail } from './mail/mail.ts'
import type { ByteSource, Incoming } from './objects/incoming.ts'
import type { StoredObjects } from './objects/stored-objects.ts'
import type { PaymentDesk } from './payments/desk.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Secrets } from './secrets.ts'
import type { Queries } from './storage/database.ts'

/**
 * What an operation's function gets in addition to its input. `Kind` lists the errors it may throw: using a kind that
 * the operation does not declare is a compile error.
 */
export interface Context<Kind extends ErrorKind = never> {
  readonly operationId: string
  readonly actor: Actor
  /** The scopes of the caller's credential. */
  readonly scopes: ReadonlySet<string>
  readonly expiresAt: Date | null
  /** The organizations in which the caller is only a client. */
  readonly clientOf: ReadonlySet<string>
  /** The organizations that this call may touch: those in which the actor has the role the operation needs. */
  readonly organizations: readonly string[]
  /** The same, encoded as a `uuid[]` parameter. */
  readonly reach: Buffer
  readonly now: Date
  readonly db: Queries
  readonly secrets: Secrets
  /** This server's origin, for links that people click. */
  readonly publicUrl: string
  /** The rest of the server that functions use. */
  readonly parts: Parts
  readonly fault: (kind: Kind & PlainKind, message: string) => Fault
}

/** What a function needs that only reads, whether a caller or the server itself wants to know. */
export type Reading<Kind extends ErrorKind = never> = Pick<Context<Kind>, 'db' | 'now' | 'fault'>

/** The parts of the server that a few functions use: money, files, limits and prices. */
export interface Parts {
  readonly desk: Pick<PaymentDesk, 'terms'>
  readonly incoming: Pick<Incoming, 'countArrived'>
  readonly processing: MediaProcessing
  /** Counts attempts that could be guesses. */
  readonly guesses: Pick<RateLimits, 'countGuess' | 'takeBackGuess'>
  /** How many days a new family can try Learn for free; null for no limit. */
  readonly trialDays: number | null
  readonly operations: readonly Operation[]
  /** The most that a call to a paid operation can cost. */
  readonly quote: (
    operation: Operation,
    ctx: Context<'BadRequest' | 'NotFound'>,
    input: object,
  ) => Promise<{ readonly units: number; readonly credits: number }>
}

/** The parts whose effects a rollback can't undo. */
export interface OutsideParts extends Parts {
  /** Talks to the payment provider. */
  readonly desk: PaymentDesk
  /** Stores the bytes of files. */
  readonly objects: StoredObjects
  /** Receives the bytes of uploads. */
  readonly incoming: Incoming
  /** Opens and draws images. */
  readonly pictures: Pictures
}

/** What happens to a file after its last byte has arrived and before it is ready. */
export interface MediaProcessing {
  /** Whether files of this type are processed at all. */
  readonly isNeeded: (mediaType: string) => boolean
  /** Starts processing without waiting for the next poll. */
  readonly kick: () => void
  /** Ends an upload whose bytes have all arrived and that nobody is working on. */
  readonly endUpload: (mediaItemId: string) => void
}

/** What an upload's function gets. It runs outside a transaction, because receiving bytes can take hours. */
export interface UploadContext<Kind extends ErrorKind = never> extends Context<Kind> {
  readonly parts: OutsideParts
  /** The bytes, if they come separately from the input. */
  readonly source: ByteSource | undefined
  /** The current time. `now` is when the request began, which may be hours ago. */
  readonly clock: () => Date
  /** Runs a transaction if the caller still has access. Each leaves an audit event. */
  readonly commit: <T>(work: (ctx: MutationContext<Kind>) => Promise<T>) => Promise<T>
}

/** Who made a row that is its own audit record. Null if it was the child whom the row is about. */
export interface Maker {
  /** The user or API key. */
  readonly principalId: string | null
  /** The user, or the user for whom the API key acted. */
  readonly userId: string | null
}

/** What a mutation gets in addition. Each must leave an audit event, or `execute.ts` refuses to commit it. */
export interface MutationContext<Kind extends ErrorKind = never> extends Context<Kind> {
  /** For statements without rows that nothing depends on: each shares the round trip of the next one, or of the commit. */
  readonly soon: Queries
  /** Whether the transaction is made again, because another one was in the way. */
  readonly isRetried: boolean
  /** The same for every repetition under one idempotency key, so that other systems can deduplicate by it. */
  readonly requestName: () => string
  readonly newId: () => string
  /** Does what a rollback can't undo, such as storing bytes or asking for a payment. A dry run returns `instead`. */
  readonly outside: <T>(effect: (parts: OutsideParts) => Promise<T>, instead: T) => Promise<T>
  /**
   * Does what can't fail but may keep others waiting for its locks, such as erasing a child. A dry run can be repeated for
   * ever, so it returns `instead`.
   */
  readonly unlessDryRun: <T>(work: () => Promise<T>, instead: T) => Promise<T>
  /** Lets this transaction write to an organization that it has just created. The id must come from `newId`. */
  readonly enterNew: (organizationId: string) => Promise<void>
  /**
   * Lets it write to the organization that invited the caller: only the invitation's token reveals its seed. False if
   * the invitation no longer exists.
   */
  readonly enterInvited: (tokenSeed: string) => Promise<boolean>
  /**
   * Lets the call write to all organizations that closing the caller's account concerns, and locks them and the account.
   * False if the account has been closed meanwhile.
   */
  readonly enterAccount: () => Promise<boolean>
  /** Records an audit event. Without an organization it is about the caller's own account. */
  readonly audit: (organizationId: string | null, subjectId: string) => void
  /** Instead of an audit event, for rows that say who made them: a child's decisions and answers. */
  readonly auditInRow: () => Maker
  /** A deleted organization has no audit events either, so its deletion is recorded separately. */
  readonly auditDeletion: (organizationId: string) => void
  /** Sends an email if the transaction commits. */
  readonly mail: (mail: Mail) => Promise<void>
  /** Starts this operation's job if the transaction commits. The job takes over the call's reserved credits. */
  readonly startJob: (data: object) => Promise<Job>
  /** Runs after the commit. It may be lost in a crash, so it must only speed up what happens anyway. */
  readonly afterCommit: (work: () => void) => void
}

/** The organization that the call is about. */
export function organizationIdOf({
  operationId,
  organizations,
}: Pick<Context, 'operationId' | 'organizations'>): string {
  const [only, ...others] = organizations
  if (only === undefined || others.length > 0)
    throw new Error(`${operationId} is not about exactly one organization`)
  return only
}
