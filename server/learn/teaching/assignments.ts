import { topicById } from '@learn/content'
import * as contract from '@learn/contract/learn/assignments'
import type { MediaItem } from '@learn/contract/media/item'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, theOrganization } from '../../context.ts'
import { addressOf } from '../../media/download.ts'
import { filesToGive, givenFile } from '../../media/given.ts'
import { readPage, toPage } from '../../storage/page.ts'
import { readMoment } from '../../times.ts'
import * as store from './assignments.store.ts'

/** More than that is no plan any more. */
const mostOpen = 50

export async function createLearnAssignment(
  ctx: MutationContext<'BadRequest' | 'Forbidden' | 'NotFound' | 'Conflict'>,
  input: Input<typeof contract.createLearnAssignment>,
): Promise<contract.LearnAssignment> {
  const { studentId, actionType, topicId, count = 1 } = input
  const dueAt = readDue(ctx, input.dueAt)
  const note = readNote(ctx, input.note)
  await refuseUnfit(ctx, input)
  const given = await filesToGive(ctx, input.mediaItemIds ?? [])
  const organizationId = theOrganization(ctx)
  const set = { id: ctx.newId(), organizationId, studentId, assignedByUserId: ctx.actor.userId }
  const made = await store.insertAssignment(
    ctx.db,
    { ...set, actionType, topicId, count, note, dueAt },
    mostOpen,
    ctx.now,
  )
  if (!made)
    throw ctx.fault(
      'Conflict',
      `This student has ${mostOpen} things to do already. Cancel one, or wait until one is done.`,
    )
  const givenIds = given.map(item => item.id)
  if (givenIds.length > 0) await store.insertFiles(ctx.db, made.id, givenIds)
  ctx.audit(organizationId, made.id)
  return { ...made, files: given.map(toFile) }
}

const toFile = ({ id, name, mediaType, bytes }: MediaItem): contract.LearnAssignmentFile => ({
  mediaItemId: id,
  name,
  mediaType,
  bytes,
  available: true,
})

function readDue(ctx: Context<'BadRequest'>, asked: string | undefined): string | null {
  if (asked === undefined) return null
  const dueAt = readMoment(ctx, 'dueAt', asked)
  if (Date.parse(dueAt) <= ctx.now.getTime())
    throw ctx.fault('BadRequest', 'dueAt has passed. Name a time to come, or leave it out.')
  return dueAt
}

/** Anything but what turns the direction of writing or can't be seen; it may have lines. */
const unfit = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

function readNote(ctx: Context<'BadRequest'>, note: string | undefined): string | null {
  if (note === undefined || note.trim() === '') return null
  if (unfit.test(note.replaceAll(/[\n\r\t]/g, '')))
    throw ctx.fault('BadRequest', 'note must be plain text, without control characters.')
  return note
}

/** What the student could never be given is not set. */
async function refuseUnfit(
  ctx: MutationContext<'BadRequest' | 'NotFound'>,
  { studentId, topicId, actionType }: Input<typeof contract.createLearnAssignment>,
): Promise<void> {
  if (!topicById(topicId))
    throw ctx.fault('BadRequest', 'topicId names no topic; learn.listLearnTopics has them all.')
  const setting = await store.holdStudent(ctx.db, studentId, topicId)
  if (!setting) throw ctx.fault('NotFound', 'There is no such student.')
  const [subjectId = ''] = topicId.split('.')
  if (!setting.subjectIds.includes(subjectId))
    throw ctx.fault(
      'BadRequest',
      `This student does not learn ${subjectId}, but ${setting.subjectIds.join(', ')}.`,
    )
  if (setting.hidden)
    throw ctx.fault(
      'BadRequest',
      'This organization hides the topic. Choose another, or let an administrator show it.',
    )
  if (actionType === 'lesson' && setting.lessonWithheld)
    throw ctx.fault(
      'BadRequest',
      'This organization withholds the lesson of this topic. Set practice, or let an administrator publish it.',
    )
}

export async function listLearnAssignments(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listLearnAssignments>,
): Promise<Output<typeof contract.listLearnAssignments>> {
  const request = readPage(ctx, contract.listLearnAssignments.listing, input)
  const { studentId, status = null } = request.filters
  const found =
    studentId === undefined
      ? await store.findAssignments(ctx.db, ctx.reach, request, [status])
      : await store.findAssignmentsOfStudent(ctx.db, ctx.reach, request, [studentId, status])
  return toPage(ctx, request, found)
}

export async function getLearnAssignment(
  ctx: Context<'NotFound'>,
  { assignmentId }: Input<typeof contract.getLearnAssignment>,
): Promise<contract.LearnAssignment> {
  const found = await store.findAssignment(ctx.db, assignmentId)
  if (!found) throw ctx.fault('NotFound', 'There is no such assignment.')
  return found
}

export async function createLearnAssignmentDownload(
  ctx: Context<'NotFound' | 'Conflict'>,
  input: Input<typeof contract.createLearnAssignmentDownload>,
): Promise<Output<typeof contract.createLearnAssignmentDownload>> {
  const { assignmentId, mediaItemId, disposition } = input
  const item = await givenFile(ctx, assignmentId, mediaItemId)
  return addressOf(ctx, item, { disposition, assignmentId })
}

export async function cancelLearnAssignment(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { assignmentId }: Input<typeof contract.cancelLearnAssignment>,
): Promise<contract.LearnAssignment> {
  const canceled = await store.cancelAssignment(ctx.db, assignmentId, ctx.now)
  const closed = await getLearnAssignment(ctx, { assignmentId })
  if (!canceled) throw ctx.fault('Conflict', `This assignment is ${closed.status} already.`)
  ctx.audit(theOrganization(ctx), assignmentId)
  return closed
}
