import * as contract from '@learn/contract/identity'
import type { Input, Output, Scope } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../context.ts'
import { notifyPerson } from '../mail/account-notices.ts'
import { readName } from '../names.ts'
import { throwNotFound } from '../not-found.ts'
import { listPage } from '../storage/page.ts'
import { translateViolations } from '../storage/rule.ts'
import { makeApiKey } from './api-key.ts'
import { findEmail } from './credential.store.ts'
import * as store from './identity.store.ts'
import { hashSecret } from './secret.ts'

export async function getCaller(ctx: Context): Promise<Output<typeof contract.getCaller>> {
  const { kind, principalId, userId } = ctx.actor
  const memberships = await store.findOwnMemberships(ctx.db)
  return {
    kind,
    principalId,
    userId: kind === 'student' ? null : userId,
    email: (await findEmail(ctx.db, principalId)) ?? null,
    scopes: [...ctx.scopes] as Scope[], // Scopes are checked before they are stored.
    expiresAt: ctx.expiresAt?.toISOString() ?? null,
    memberships,
  }
}

export async function listApiKeys(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listApiKeys>,
): Promise<Output<typeof contract.listApiKeys>> {
  return await listPage(ctx, contract.listApiKeys, input, request =>
    store.findApiKeys(ctx.db, ctx.reach, request, []),
  )
}

export async function createApiKey(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  input: Input<typeof contract.createApiKey>,
): Promise<Output<typeof contract.createApiKey>> {
  const organizationId = organizationIdOf(ctx)
  const lacking = findLackingScope(ctx, input.scopes)
  if (lacking)
    throw ctx.fault(
      'BadRequest',
      `You can’t give a key the scope ${lacking}, because you don’t have it yourself.`,
    )
  const id = ctx.newId()
  const inserted = store.insertApiKey(ctx.db, {
    id,
    membershipId: ctx.newId(),
    organizationId,
    createdByUserId: ctx.actor.userId,
    name: readName(ctx, 'name', input.name),
    role: input.role,
    scopes: input.scopes,
    expiresAt: readExpiry(ctx, input.expiresAt ?? null),
    grantId: ctx.actor.grantId,
    now: ctx.now,
  })
  await translateViolations(inserted, {
    ...grantRules(ctx),
    most_keys: () =>
      ctx.fault(
        'Conflict',
        'An organization can have at most 1,000 working API keys. Revoke one that you no longer need.',
      ),
  })
  const secret = await addSecret(ctx, id)
  ctx.audit(organizationId, id)
  return { ...(await requireKey(ctx, id)), secret }
}

/** A key's secret gives all of the key's scopes, so only a caller who already has them may get it. */
const findLackingScope = (ctx: Context, scopes: readonly string[]) =>
  scopes.find(scope => !ctx.scopes.has(scope))

/** Must have an offset; without one it would be in the server's own time zone. */
const isoMoment = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/

/** When a new key ends. By default, it lasts as long as the credential that creates it allows. */
function readExpiry(ctx: Context<'BadRequest'>, expiresAt: string | null): Date | null {
  const { kind, grantId, keysEndAt } = ctx.actor
  // A key of a grant ends with the grant in any case, and may be taken over before that.
  if (expiresAt === null) return kind === 'user' && grantId ? null : keysEndAt
  const moment = isoMoment.test(expiresAt) ? new Date(expiresAt) : new Date(Number.NaN)
  if (!(moment.getTime() > ctx.now.getTime() && moment.getUTCFullYear() <= 9999))
    throw ctx.fault(
      'BadRequest',
      'expiresAt must be a time in the future with an offset, for example 2030-01-31T09:30:00.000Z.',
    )
  if (keysEndAt && moment > keysEndAt)
    throw ctx.fault(
      'BadRequest',
      `expiresAt can be ${keysEndAt.toISOString()} at the latest, when ${kind === 'key' ? 'your own key' : 'this app’s access'} ends.`,
    )
  return moment
}

/** The app's access ended during its call. */
const grantRules = (ctx: Context<'Conflict'>) => ({
  key_without_grant: () => ctx.fault('Conflict', 'This app’s access has just ended. Sign in again.'),
})

export async function rotateApiKey(
  ctx: MutationContext<'NotFound' | 'Forbidden' | 'Conflict'>,
  { apiKeyId, overlapSeconds }: Input<typeof contract.rotateApiKey>,
): Promise<Output<typeof contract.rotateApiKey>> {
  const { scopes, role, effectiveRole, createdByUserId, expiresAt } = await requireUnrevokedKey(ctx, apiKeyId)
  const lacking = findLackingScope(ctx, scopes)
  if (lacking)
    throw ctx.fault(
      'Forbidden',
      `You can’t rotate this key: it has the scope ${lacking}, and you don’t have it yourself.`,
    )
  const { kind, keysEndAt } = ctx.actor
  if (kind === 'key' && keysEndAt && (expiresAt === null || new Date(expiresAt) > keysEndAt))
    throw ctx.fault(
      'Forbidden',
      `You can’t rotate this key: it lasts longer than your own secret, which ends at ${keysEndAt.toISOString()}.`,
    )
  if (await store.reachesBeyondCaller(ctx.db, apiKeyId))
    throw ctx.fault(
      'Forbidden',
      'You can’t rotate this key: it also belongs to organizations that you don’t administer. Revoke it and create a new one.',
    )
  // Taking over a key whose role was limited lifts the limit. The old secret must not gain rights by that.
  const isLifted = createdByUserId !== ctx.actor.userId && effectiveRole !== role
  if (overlapSeconds === 0 || isLifted) await store.deleteSecrets(ctx.db, apiKeyId)
  else await store.endSecrets(ctx.db, apiKeyId, new Date(ctx.now.getTime() + overlapSeconds * 1000))
  await translateViolations(store.saveMaker(ctx.db, apiKeyId, ctx.actor), grantRules(ctx))
  const secret = await addSecret(ctx, apiKeyId)
  ctx.audit(organizationIdOf(ctx), apiKeyId)
  return { ...(await requireKey(ctx, apiKeyId)), secret }
}

export async function revokeApiKey(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { apiKeyId }: Input<typeof contract.revokeApiKey>,
): Promise<Output<typeof contract.revokeApiKey>> {
  await requireUnrevokedKey(ctx, apiKeyId)
  await store.revokeApiKey(ctx.db, apiKeyId, ctx.now)
  ctx.audit(organizationIdOf(ctx), apiKeyId)
  return await requireKey(ctx, apiKeyId)
}

/** Gives the key a new secret, and emails the person whom it acts for. */
async function addSecret(ctx: MutationContext, apiKeyId: string): Promise<string> {
  const secret = makeApiKey()
  await store.insertSecret(ctx.db, {
    hash: hashSecret(secret),
    apiKeyId,
    organizationId: organizationIdOf(ctx),
    userId: ctx.actor.userId,
    grantId: ctx.actor.grantId,
    now: ctx.now,
  })
  const { publicUrl, now } = ctx
  await notifyPerson(ctx.db, { userId: ctx.actor.userId, change: 'key', publicUrl, now }, ctx.mail)
  return secret
}

/** Locks the key until the end of the transaction, so that two rotations happen one after the other. */
async function requireUnrevokedKey(ctx: Context<'NotFound' | 'Conflict'>, id: string) {
  const key = await requireKey(ctx, id, 'for update')
  if (key.revokedAt) throw ctx.fault('Conflict', 'This API key has been revoked.')
  return key
}

async function requireKey(ctx: Context<'NotFound'>, id: string, lock?: 'for update') {
  const key = await store.findApiKey(ctx.db, id, lock)
  if (!key) throwNotFound(ctx, 'apiKeyId')
  return key
}
