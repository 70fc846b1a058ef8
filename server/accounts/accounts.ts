import * as contract from '@learn/contract/accounts'
import type { Input, Output } from '@learn/contract/operation'
import type { Context, MutationContext } from '../context.ts'
import { pluralize } from '../documents/document-words.ts'
import { findEmail } from '../identity/credential.store.ts'
import { normalizeEmail, readEmail } from '../identity/email.ts'
import { hashSecret, makeSecret } from '../identity/secret.ts'
import { eraseStudent } from '../learn/families/rights.ts'
import { mayReceive } from '../mail/limits.ts'
import { removeWithAccount } from '../organizations/organizations.ts'
import { StaleAccess } from '../storage/scope.ts'
import * as store from './accounts.store.ts'
import { closedMail, newAddressMail, oldAddressMail } from './mail.ts'

type Ctx = MutationContext<'BadRequest' | 'Conflict'>

/** Everything is deleted in one transaction, which must not take too long. */
const mostAtOnce = 20

export async function closeAccount(
  ctx: Ctx,
  { confirmEmail, deleteUnshared = false }: Input<typeof contract.closeAccount>,
): Promise<Output<typeof contract.closeAccount>> {
  const { userId } = ctx.actor
  const email = await findEmail(ctx.db, userId)
  if (email !== undefined && normalizeEmail(confirmEmail) !== email)
    throw ctx.fault(
      'BadRequest',
      'confirmEmail is not the email address of your account. Nothing was changed.',
    )
  if (email === undefined || !(await ctx.enterAccount())) throw new StaleAccess()
  const administered = await store.findAdministered(ctx.db, userId)
  refuseShared(ctx, administered)
  const unshared = administered.filter(({ hasOthers }) => !hasOthers)
  const students = await store.findOwnStudents(ctx.db, userId)
  refuseUnconfirmed(ctx, unshared, students, deleteUnshared)
  for (const { id } of unshared) await removeWithAccount(ctx, id)
  const removed = new Set(unshared.map(({ id }) => id))
  for (const { id, organizationId } of students)
    if (!removed.has(organizationId)) await eraseStudent(ctx, organizationId, id)
  const ended = await ctx.unlessDryRun(() => store.closeAccount(ctx.db, ctx.now), [])
  for (const { organizationId, subjectId } of ended) ctx.audit(organizationId, subjectId)
  ctx.audit(null, userId)
  await ctx.mail(closedMail(email))
  return { id: userId, deletedAt: ctx.now.toISOString() }
}

/** Looks up no account but the caller's, so neither the answer nor its timing reveals whether the new address has one. */
export async function requestEmailChange(
  ctx: Ctx,
  { newEmail: asked }: Input<typeof contract.requestEmailChange>,
): Promise<Output<typeof contract.requestEmailChange>> {
  const newEmail = readEmail(ctx, 'newEmail', asked)
  const email = await findEmail(ctx.db, ctx.actor.userId)
  if (email === undefined) throw new StaleAccess()
  if (email === newEmail) throw ctx.fault('BadRequest', 'newEmail is your address already.')
  const [old, fresh] = [makeSecret('learn_ec_'), makeSecret('learn_ec_')]
  const expiresAt = new Date(ctx.now.getTime() + contract.emailChangeHours * 3_600_000)
  const hashes = { old: hashSecret(old), fresh: hashSecret(fresh) }
  await store.saveEmailChange(ctx.db, { email: newEmail, expiresAt, ...hashes })
  if (await mayReceive(ctx, newEmail, 'invitation'))
    await ctx.mail(newAddressMail(ctx.publicUrl, newEmail, fresh))
  if (await mayReceive(ctx, email, 'address'))
    await ctx.mail(oldAddressMail(ctx.publicUrl, { to: email, newEmail, token: old }))
  ctx.audit(null, ctx.actor.userId)
  return { newEmail, expiresAt: expiresAt.toISOString() }
}

/** Without the person, nobody could look after these organizations, and others share them, so they can't be deleted. */
function refuseShared(ctx: Context<'Conflict'>, administered: readonly store.Administered[]): void {
  const last = administered.filter(({ hasOtherAdministrator }) => !hasOtherAdministrator)
  const suspended = last.filter(({ suspendedReason }) => suspendedReason !== null)
  if (suspended.length > 0)
    throw ctx.fault(
      'Conflict',
      `You are the only administrator of ${listNames(suspended)}, which the operator of this server has suspended. Ask the operator first. Nothing was changed.`,
    )
  const shared = last.filter(({ hasOthers, hasOthersStudents }) => hasOthers || hasOthersStudents)
  if (shared.length > 0)
    throw ctx.fault(
      'Conflict',
      `You are the only administrator of ${listNames(shared)}, which other people use too. Make somebody else an administrator, or delete the organization first. Nothing was changed.`,
    )
}

function refuseUnconfirmed(
  ctx: Context<'Conflict'>,
  unshared: readonly store.Administered[],
  students: readonly store.OwnStudent[],
  confirmed: boolean,
): void {
  const [organizations, children] = [unshared.length, students.length]
  if (organizations > mostAtOnce || children > mostAtOnce)
    throw ctx.fault(
      'Conflict',
      `Closing your account would delete ${pluralize(organizations, 'organization')} and erase ${pluralize(children, 'student')}, and at most ${mostAtOnce} of each can be removed at once. Delete or erase some of them first. Nothing was changed.`,
    )
  if (confirmed || organizations + children === 0) return
  const losses = [
    ...(organizations > 0
      ? [`delete ${listNames(unshared, contentsOf)}, because you are the only member`]
      : []),
    ...(children > 0
      ? [
          `erase everything recorded about ${pluralize(children, 'student')}, because you are their only guardian`,
        ]
      : []),
  ]
  throw ctx.fault(
    'Conflict',
    `Closing your account would also ${losses.join('; and ')}. Export what you want to keep, and agree to the deletion with deleteUnshared. Nothing was changed.`,
  )
}

const contentsOf = ({ students, files }: store.Administered) =>
  ` (with ${pluralize(students, 'student')} and ${pluralize(files, 'file')})`

/** Enough to recognize them in one sentence. */
const mostNames = 5

function listNames(
  organizations: readonly store.Administered[],
  more: (organization: store.Administered) => string = () => '',
): string {
  const names = organizations.slice(0, mostNames).map(each => `“${each.name}”${more(each)}`)
  const others = organizations.length - names.length
  return [...names, ...(others > 0 ? [pluralize(others, 'other organization')] : [])].join(', ')
}
