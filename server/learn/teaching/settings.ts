import { topics } from '@learn/content'
import type * as contract from '@learn/contract/learn/settings'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { readTopic } from './content.ts'
import * as store from './settings.store.ts'
import { settingsOf } from './topic-visibility.store.ts'

export async function listLearnTopicSettings(
  ctx: Context<'NotFound'>,
): Promise<Output<typeof contract.listLearnTopicSettings>> {
  const { hidden, withheld } = await settingsOf(ctx.db, organizationIdOf(ctx))
  const data = topics.map(({ id }) => ({
    topicId: id,
    hidden: hidden.has(id),
    lessonPublished: !withheld.has(id),
  }))
  return { data, total: data.length, nextCursor: null, prevCursor: null }
}

export async function updateLearnTopicSetting(
  ctx: MutationContext<'NotFound'>,
  input: Input<typeof contract.updateLearnTopicSetting>,
): Promise<Output<typeof contract.updateLearnTopicSetting>> {
  const organizationId = organizationIdOf(ctx)
  const { id } = readTopic(ctx, input.topicId)
  const { hidden = null, lessonPublished = null } = input
  ctx.audit(organizationId, organizationId)
  return await store.saveTopicSetting(ctx.db, organizationId, id, { hidden, lessonPublished }, ctx.now)
}

export async function getLearnSettings(
  ctx: Context<'NotFound'>,
): Promise<Output<typeof contract.getLearnSettings>> {
  return await store.findSettings(ctx.db, organizationIdOf(ctx))
}

export async function updateLearnSettings(
  ctx: MutationContext,
  {
    requirePublishedContent,
    eraseInactiveDays,
    newPolicyPercent,
    guardianConsentRequired,
    groupComparisons,
    staffPinResets,
  }: Input<typeof contract.updateLearnSettings>,
): Promise<Output<typeof contract.updateLearnSettings>> {
  const organizationId = organizationIdOf(ctx)
  ctx.audit(organizationId, organizationId)
  return await store.saveSettings(ctx.db, {
    organizationId,
    requirePublishedContent: requirePublishedContent ?? null,
    eraseInactiveDays: eraseInactiveDays ?? null,
    changesDays: eraseInactiveDays !== undefined,
    newPolicyPercent: newPolicyPercent ?? null,
    guardianConsentRequired: guardianConsentRequired ?? null,
    groupComparisons: groupComparisons ?? null,
    staffPinResets: staffPinResets ?? null,
    now: ctx.now,
  })
}
