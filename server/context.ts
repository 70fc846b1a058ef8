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

/** Who is calling. A key acts on behalf of the user who created it. */
export interface Actor {
  readonly principalId: string
  /** The key, grant or session used for the call. */
  readonly credentialId: string
  readonly kind: CallerKind
  readonly userId: string
}

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
  /** How to reach the payment provider. */
  readonly desk: PaymentDesk
  /** Stores the bytes of files. */
  readonly objects: KeptObjects
  /** Receives uploads in pieces. */
  readonly incoming: Incoming
  readonly processing: MediaProcessing
  /** Decodes images. */
  readonly pictures: Pictures
  /** The operations of this server. */
  readonly surface: Surface
  /** Counts attempts that could be guesses. */
  readonly guesses: Pick<RateLimits, 'countGuess' | 'takeBackGuess'>
  /** The length of a new family's free trial; null for no limit. */
  readonly trialDays: number | null
  readonly fault: (kind: Kind & PlainKind, message: string) => Fault
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
  /** The bytes, if they come separately from the input. */
  readonly source: ByteSource | undefined
  /** The current time. `now` is when the request began, which may be hours ago. */
  readonly clock: () => Date
  /** Runs a transaction if the caller still has access. Each leaves an audit event. */
  readonly commit: <T>(work: (ctx: MutationContext<Kind>) => Promise<T>) => Promise<T>
}

/** What a mutation gets in addition. Each must leave an audit event, or `execute.ts` refuses to commit it. */
export interface MutationContext<Kind extends ErrorKind = never> extends Context<Kind> {
  /** The same for every repetition under one idempotency key, so that other systems can deduplicate by it. */
  readonly requestName: () => string
  readonly newId: () => string
  /** Lets this transaction write to an organization that it has just created. The id must come from `newId`. */
  readonly enterNew: (organizationId: string) => Promise<void>
  /**
   * Lets it write to the organization that invited the caller: only the invitation's token reveals its seed. False if
   * the invitation no longer exists.
   */
  readonly enterInvited: (tokenSeed: string) => Promise<boolean>
  /** Records an audit event. Without an organization it is about the caller's own account. */
  readonly audit: (organizationId: string | null, subjectId: string) => void
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
export function theOrganization({
  operationId,
  organizations,
}: Pick<Context, 'operationId' | 'organizations'>): string {
  const [only, ...others] = organizations
  if (only === undefined || others.length > 0)
    throw new Error(`${operationId} is not about exactly one organization`)
  return only
}

/** An audit event to be written: something happened to this subject in this organization. */
export interface Deed {
  readonly organizationId: string | null
  readonly subjectId: string
  readonly deletion: boolean
}

/** The context of a mutation in its transaction, and the deeds, emails and jobs that it collects. */
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
