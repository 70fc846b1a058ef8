import { topicById } from '@learn/content'
import * as contract from '@learn/contract/learn/assignments'
import type { MediaItem } from '@learn/contract/media/item'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { requireAssignmentFile, requireAttachable } from '../../media/assignment-files.ts'
import { addressOf } from '../../media/download.ts'
import { readPlainText } from '../../names.ts'
import { throwNotFound } from '../../not-found.ts'
import { listPage } from '../../storage/page.ts'
import { readMoment } from '../../times.ts'
import * as store from './assignments.store.ts'

/** Beyond this it is no longer a plan. */
const mostOpen = 50

type Ctx = MutationContext<'BadRequest' | 'Forbidden' | 'NotFound' | 'Conflict'>

export async function createLearnAssignment(
  ctx: Ctx,
  { studentId, ...work }: Input<typeof contract.createLearnAssignment>,
): Promise<contract.LearnAssignment> {
  const checked = await readWork(ctx, work)
  return await setWork(ctx, studentId, checked)
}

/** What is set, without the student. */
type Work = Omit<Input<typeof contract.createLearnAssignment>, 'studentId'>
type CheckedWork = Awaited<ReturnType<typeof readWork>>

/** Checks what is the same for every student, and locks the files. */
export async function readWork(ctx: Ctx, { actionType, topicId, count = 1, ...work }: Work) {
  if (!topicById(topicId))
    throw ctx.fault(
      'BadRequest',
      `Topic “${topicId}” does not exist. learn.listLearnTopics lists all topics.`,
    )
  const dueAt = readDue(ctx, work.dueAt)
  const note = readNote(ctx, work.note)
  const files = await requireAttachable(ctx, work.mediaItemIds ?? [])
  return { actionType, topicId, count, dueAt, note, files }
}

export async function setWork(
  ctx: Ctx,
  studentId: string,
  { files, ...work }: CheckedWork,
): Promise<contract.LearnAssignment> {
  await refuseUnfit(ctx, studentId, work)
  const organizationId = organizationIdOf(ctx)
  const set = { id: ctx.newId(), organizationId, studentId, assignedByUserId: ctx.actor.userId }
  const made = await store.insertAssignment(ctx.db, { ...set, ...work }, mostOpen, ctx.now)
  if (!made)
    throw ctx.fault(
      'Conflict',
      `This student already has ${mostOpen} open assignments. Cancel one, or wait until one is done.`,
    )
  const fileIds = files.map(({ id }) => id)
  if (fileIds.length > 0) await store.insertFiles(ctx.db, made.id, fileIds)
  ctx.audit(organizationId, made.id)
  return { ...made, files: files.map(toFile) }
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
    throw ctx.fault('BadRequest', 'dueAt is in the past. Give a future time, or leave it out.')
  return dueAt
}

function readNote(ctx: Context<'BadRequest'>, note: string | undefined): string | null {
  return note === undefined || note.trim() === '' ? null : readPlainText(ctx, 'note', note)
}

/** Refuses what the student could never be given. */
async function refuseUnfit(
  ctx: MutationContext<'BadRequest' | 'NotFound'>,
  studentId: string,
  { topicId, actionType }: Pick<CheckedWork, 'topicId' | 'actionType'>,
): Promise<void> {
  const setting = await store.lockStudent(ctx.db, studentId, topicId)
  if (!setting) throwNotFound(ctx, 'studentId')
  const [subjectId = ''] = topicId.split('.')
  if (!setting.subjectIds.includes(subjectId))
    throw ctx.fault(
      'BadRequest',
      `This student does not study ${subjectId}. Their subjects are ${setting.subjectIds.join(', ')}.`,
    )
  if (setting.hidden)
    throw ctx.fault(
      'BadRequest',
      'This organization hides this topic. Choose another, or ask an administrator to show it.',
    )
  if (actionType === 'lesson' && setting.lessonWithheld)
    throw ctx.fault(
      'BadRequest',
      'This organization has not published the lesson on this topic. Assign practice instead, or ask an administrator to publish it.',
    )
}

export async function listLearnAssignments(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listLearnAssignments>,
): Promise<Output<typeof contract.listLearnAssignments>> {
  return await listPage(ctx, contract.listLearnAssignments, input, request => {
    const { studentId, status = null } = request.filters
    return studentId === undefined
      ? store.findAssignments(ctx.db, ctx.reach, request, [status])
      : store.findAssignmentsOfStudent(ctx.db, ctx.reach, request, [studentId, status])
  })
}

export async function getLearnAssignment(
  ctx: Context<'NotFound'>,
  { assignmentId }: Input<typeof contract.getLearnAssignment>,
): Promise<contract.LearnAssignment> {
  const found = await store.findAssignment(ctx.db, assignmentId)
  if (!found) throwNotFound(ctx, 'assignmentId')
  return found
}

export async function createLearnAssignmentDownload(
  ctx: Context<'NotFound' | 'Conflict'>,
  input: Input<typeof contract.createLearnAssignmentDownload>,
): Promise<Output<typeof contract.createLearnAssignmentDownload>> {
  const { assignmentId, mediaItemId, disposition } = input
  const item = await requireAssignmentFile(ctx, assignmentId, mediaItemId)
  return addressOf(ctx, item, { disposition, assignmentId })
}

export async function cancelLearnAssignment(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { assignmentId }: Input<typeof contract.cancelLearnAssignment>,
): Promise<contract.LearnAssignment> {
  const canceled = await store.cancelAssignment(ctx.db, assignmentId, ctx.now)
  const closed = await getLearnAssignment(ctx, { assignmentId })
  if (!canceled) throw ctx.fault('Conflict', `This assignment is already ${closed.status}.`)
  ctx.audit(organizationIdOf(ctx), assignmentId)
  return closed
}
