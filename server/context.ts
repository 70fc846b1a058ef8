import type { ErrorKind } from '@learn/contract/errors'
import type { Job } from '@learn/contract/jobs'
import type { CallerKind } from '@learn/contract/operation'
import type { Fault, PlainKind } from './fault.ts'
import type { RateLimits } from './identity/rate-limit.ts'
import { uuidv7 } from './ids.ts'
import type { Mail } from './mail/mail.ts'
import { enqueueMail } from './mail/queue.ts'
import type { ByteSource, Incoming } from './objects/incoming.ts'
import type { KeptObjects } from './objects/kept-objects.ts'
import type { PaymentDesk } from './payments/desk.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Secrets } from './secrets.ts'
import type { Queries, Transaction } from './storage/database.ts'
import { findInvitingOrganization } from './storage/invited.store.ts'
import { holdOrganization } from './storage/organization.store.ts'
import type { Surface } from './surface.ts'
import { enqueueJob, type JobOccasion } from './work/enqueue.ts'

/** Who is calling. A key acts on behalf of the user who made it. */
export interface Actor {
  readonly principalId: string
  /** The key, the grant or the session that it came with. */
  readonly credentialId: string
  readonly kind: CallerKind
  readonly userId: string
}

/**
 * What a function gets beside its input. `Kind` is what it may fail with: a function that needs a kind
 * which its operation does not declare does not compile.
 */
export interface Context<Kind extends ErrorKind = never> {
  readonly operationId: string
  readonly actor: Actor
  /** What the caller's credential may do. */
  readonly scopes: ReadonlySet<string>
  readonly expiresAt: Date | null
  /** The organizations of which the caller is only a client. */
  readonly clientOf: ReadonlySet<string>
  /** The organizations that this call may touch: those in which the actor has the operation's least role. */
  readonly organizations: readonly string[]
  /** The same, ready to be a parameter of the type `uuid[]`. */
  readonly reach: Buffer
  readonly now: Date
  readonly db: Queries
  readonly secrets: Secrets
  /** How this server is reached, for what a person will click on. */
  readonly publicUrl: string
  /** Where the payment provider is asked. */
  readonly desk: PaymentDesk
  /** Where the bytes of files are kept. */
  readonly objects: KeptObjects
  /** Where bytes arrive that come in pieces. */
  readonly incoming: Incoming
  readonly processing: MediaProcessing
  /** Where pictures are opened. */
  readonly pictures: Pictures
  /** What this server can be asked. */
  readonly surface: Surface
  /** Counts what could be guessing. */
  readonly guesses: Pick<RateLimits, 'countGuess' | 'takeBackGuess'>
  /** How long a new family tries for nothing; null for as long as it likes. */
  readonly trialDays: number | null
  readonly fault: (kind: Kind & PlainKind, message: string) => Fault
}

/** What happens to a file between its last byte and its being ready. */
export interface MediaProcessing {
  /** Whether a file of this type is looked through at all. */
  readonly isNeeded: (mediaType: string) => boolean
  /** There is something to do. */
  readonly kick: () => void
  /** All of an upload has arrived, and nobody is at it. */
  readonly endUpload: (mediaItemId: string) => void
}

/** What a function gets whose input is bytes that come for as long as they come. It is in no transaction. */
export interface UploadContext<Kind extends ErrorKind = never> extends Context<Kind> {
  /** The bytes, where they come beside the input and not in it. */
  readonly source: ByteSource | undefined
  /** What time it is by now: `now` is when the request began, which may be hours ago. */
  readonly clock: () => Date
  /** All or nothing, and only if the caller may still do it. Each leaves an audit event. */
  readonly commit: <T>(work: (ctx: MutationContext<Kind>) => Promise<T>) => Promise<T>
}

/** What a mutation gets on top. Each leaves an audit event, or `execute.ts` refuses to commit it. */
export interface MutationContext<Kind extends ErrorKind = never> extends Context<Kind> {
  /** The same for a request that is repeated under one idempotency key: others, asked under it, can do it once. */
  readonly requestName: () => string
  readonly newId: () => string
  /** Lets this transaction write to an organization that it has just made: `newId` must have given the id. */
  readonly enterNew: (organizationId: string) => Promise<void>
  /**
   * Lets it write to the organization that has invited the caller: whoever has the seed had the token. False where
   * there is no such invitation any more.
   */
  readonly enterInvited: (tokenSeed: string) => Promise<boolean>
  /** Without an organization it is about the caller's own account. */
  readonly audit: (organizationId: string | null, subjectId: string) => void
  /** An organization that is no more has no audit events either; that it was deleted is recorded apart. */
  readonly auditDeletion: (organizationId: string) => void
  /** Leaves with the commit, or not at all. */
  readonly mail: (mail: Mail) => Promise<void>
  /** Begins, with the commit, the work that this operation answers with. It holds the credits of this call. */
  readonly startJob: (data: object) => Promise<Job>
  /** For what others need not wait for, and find by themselves where it is lost. */
  readonly afterCommit: (work: () => void) => void
}

/** The organization that the call is about. */
export function theOrganization({
  operationId,
  organizations,
}: Pick<Context, 'operationId' | 'organizations'>): string {
  const [only, ...others] = organizations
  if (only === undefined || others.length > 0)
    throw new Error(`${operationId} is not about exactly one organization`)
  return only
}

/** The organization was there when the call was let in, and is no more. */
export function gone(ctx: Context<'NotFound'>): never {
  throw ctx.fault('NotFound', 'Organization not found.')
}

/** What a mutation wants recorded: something happened to this subject in this organization. */
export interface Deed {
  readonly organizationId: string | null
  readonly subjectId: string
  readonly deletion: boolean
}

/** The context of a mutation in its transaction, and the deeds, mails and jobs that there will be when it is done. */
export function mutationContext(
  base: Omit<Context<ErrorKind>, 'db'>,
  db: Transaction,
  { requestName, ...occasion }: JobOccasion & { readonly requestName: () => string },
): {
  ctx: MutationContext<ErrorKind>
  deeds: readonly Deed[]
  mails: readonly Mail[]
  jobs: readonly string[]
  afterwards: readonly (() => void)[]
} {
  const newIds = new Set<string>()
  const deeds: Deed[] = []
  const newId = () => {
    const id = uuidv7(base.now)
    newIds.add(id)
    return id
  }
  const enter = (organizationId: string) => db.rescope([...base.organizations, organizationId])
  const enterNew = async (organizationId: string) => {
    if (!newIds.has(organizationId))
      throw new Error('only an organization created in this call can be entered')
    await enter(organizationId)
  }
  const enterInvited = async (tokenSeed: string) => {
    const organizationId = await findInvitingOrganization(db, tokenSeed)
    if (!organizationId) return false
    await enter(organizationId)
    return await holdOrganization(db, organizationId)
  }
  const audit = (organizationId: string | null, subjectId: string) =>
    deeds.push({ organizationId, subjectId, deletion: false })
  const auditDeletion = (organizationId: string) =>
    deeds.push({ organizationId, subjectId: organizationId, deletion: true })
  const mails: Mail[] = []
  const mail = async (content: Mail) => {
    await enqueueMail(db, base.secrets, uuidv7(base.now), content, base.now)
    mails.push(content)
  }
  const jobs: string[] = []
  const startJob = async (data: object) => {
    const id = newId()
    jobs.push(id)
    audit(theOrganization(base), id)
    return await enqueueJob(db, { ...occasion, id, organizationId: theOrganization(base), data })
  }
  const afterwards: (() => void)[] = []
  const afterCommit = (work: () => void) => void afterwards.push(work)
  const writes = { audit, auditDeletion, mail, startJob, afterCommit }
  const own = { db, requestName, newId, enterNew, enterInvited, ...writes }
  return { ctx: { ...base, ...own }, deeds, mails, jobs, afterwards }
}
