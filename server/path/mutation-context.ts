import type { ErrorKind } from '@learn/contract/errors'
import {
  type Context,
  type MutationContext,
  type OutsideParts,
  organizationIdOf,
  type Parts,
} from '../context.ts'
import { uuidv7 } from '../ids.ts'
import type { Mail } from '../mail/mail.ts'
import { enqueueMail } from '../mail/queue.ts'
import { holdAccount } from '../storage/account.store.ts'
import { type Deed, inItsRow } from '../storage/audit.store.ts'
import type { Transaction } from '../storage/database.ts'
import { findInvitingOrganization } from '../storage/invited.store.ts'
import { keepOrganization } from '../storage/organization.store.ts'
import { enqueueJob, type JobOccasion } from '../work/enqueue.ts'

/** How a mutation is made. */
export interface Manner {
  readonly requestName: () => string
  readonly isDryRun?: true
  readonly isRetried?: boolean
}

/** The context of a mutation in its transaction, and the audit events, emails and jobs that it collects. */
export function mutationContext(
  base: Omit<Context<ErrorKind>, 'db'> & { readonly parts: OutsideParts },
  db: Transaction,
  { requestName, isDryRun, isRetried = false, ...occasion }: JobOccasion & Manner,
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
  const audit = (organizationId: string | null, subjectId: string) =>
    deeds.push({ organizationId, subjectId, deletion: false })
  const auditDeletion = (organizationId: string) =>
    deeds.push({ organizationId, subjectId: organizationId, deletion: true })
  const auditInRow = () => {
    deeds.push(inItsRow)
    const { kind, principalId, userId } = base.actor
    return kind === 'student' ? { principalId: null, userId: null } : { principalId, userId }
  }
  const mails: Mail[] = []
  const mail = async (content: Mail) => {
    await enqueueMail(db.soon, base.secrets, uuidv7(base.now), content, base.now)
    mails.push(content)
  }
  const jobs: string[] = []
  const startJob = async (data: object) => {
    const id = newId()
    jobs.push(id)
    audit(organizationIdOf(base), id)
    return await enqueueJob(db, { ...occasion, id, organizationId: organizationIdOf(base), data })
  }
  const unlessDryRun: MutationContext['unlessDryRun'] = async (work, instead) =>
    isDryRun ? instead : await work()
  const outside: MutationContext['outside'] = async (effect, instead) => {
    await db.flush() // A request that has been answered ends here: before anything that a rollback can't undo.
    return await unlessDryRun(() => effect(base.parts), instead)
  }
  const afterwards: (() => void)[] = []
  const afterCommit = (work: () => void) => void afterwards.push(work)
  const writes = { outside, unlessDryRun, audit, auditInRow, auditDeletion, mail, startJob, afterCommit }
  const parts = { ...base.parts, guesses: countedAfter(db, base.parts.guesses) }
  const own = { db, soon: db.soon, parts, isRetried, requestName, newId, ...entering(base, db, newIds) }
  return { ctx: { ...base, ...own, ...writes }, deeds, mails, jobs, afterwards }
}

/** A request that has been answered is no further guess: it ends when what waits for the next statement is sent. */
const countedAfter = (db: Transaction, guesses: Parts['guesses']): Parts['guesses'] => ({
  countGuess: async (...guess) => {
    await db.flush()
    return await guesses.countGuess(...guess)
  },
  takeBackGuess: (...guess) => guesses.takeBackGuess(...guess),
})

/** How a mutation reaches organizations that the caller could not touch when the call began. */
function entering(
  { organizations }: Pick<Context, 'organizations'>,
  db: Transaction,
  newIds: ReadonlySet<string>,
) {
  const enter = (organizationId: string) => db.rescope([...organizations, organizationId])
  const enterNew = async (organizationId: string) => {
    if (!newIds.has(organizationId))
      throw new Error('only an organization created in this call can be entered')
    await enter(organizationId)
  }
  const enterInvited = async (tokenSeed: string) => {
    const organizationId = await findInvitingOrganization(db, tokenSeed)
    if (!organizationId) return false
    await enter(organizationId)
    return await keepOrganization(db, organizationId)
  }
  const enterAccount = async () => {
    const concerned = await holdAccount(db)
    if (concerned) await db.rescope(concerned)
    return concerned !== undefined
  }
  return { enterNew, enterInvited, enterAccount }
}
