import * as contract from '@learn/contract/learn/notes'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { readPlainText } from '../../names.ts'
import { throwNotFound } from '../../not-found.ts'
import { listPage } from '../../storage/page.ts'
import * as store from './notes.store.ts'

const mostNotes = 500

export async function createLearnNote(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  { studentId, text, sharedWithGuardians }: Input<typeof contract.createLearnNote>,
): Promise<contract.LearnNote> {
  const organizationId = organizationIdOf(ctx)
  const made = await store.insertNote(
    ctx.db,
    {
      id: ctx.newId(),
      organizationId,
      studentId,
      writtenByUserId: ctx.actor.userId,
      text: readPlainText(ctx, 'text', text),
      sharedWithGuardians,
    },
    mostNotes,
    ctx.now,
  )
  if (!made)
    throw ctx.fault('Conflict', `There are already ${mostNotes} notes about this student. Delete one first.`)
  ctx.audit(organizationId, made.id)
  return made
}

export async function listLearnNotes(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listLearnNotes>,
): Promise<Output<typeof contract.listLearnNotes>> {
  return await listPage(ctx, contract.listLearnNotes, input, request => {
    const { studentId } = request.filters
    return studentId === undefined
      ? store.findNotes(ctx.db, ctx.reach, request, [])
      : store.findNotesOfStudent(ctx.db, ctx.reach, request, [studentId])
  })
}

export async function updateLearnNote(
  ctx: MutationContext<'BadRequest' | 'Forbidden' | 'NotFound'>,
  { noteId, text, sharedWithGuardians }: Input<typeof contract.updateLearnNote>,
): Promise<contract.LearnNote> {
  await requireOwn(ctx, noteId)
  const change = {
    text: text === undefined ? null : readPlainText(ctx, 'text', text),
    sharedWithGuardians: sharedWithGuardians ?? null,
  }
  const saved = (await store.saveNote(ctx.db, noteId, change, ctx.now)) ?? throwNotFound(ctx, 'noteId')
  ctx.audit(organizationIdOf(ctx), noteId)
  return saved
}

export async function deleteLearnNote(
  ctx: MutationContext<'Forbidden' | 'NotFound'>,
  { noteId }: Input<typeof contract.deleteLearnNote>,
): Promise<Output<typeof contract.deleteLearnNote>> {
  await requireOwn(ctx, noteId)
  await store.deleteNote(ctx.db, noteId)
  ctx.audit(organizationIdOf(ctx), noteId)
  return { id: noteId, deletedAt: ctx.now.toISOString() }
}

/** Colleagues may correct each other's notes. A client, such as a parent, may change only what they wrote. */
async function requireOwn(ctx: MutationContext<'Forbidden' | 'NotFound'>, noteId: string): Promise<void> {
  const note = (await store.lockNote(ctx.db, noteId)) ?? throwNotFound(ctx, 'noteId')
  if (note.writtenByUserId !== ctx.actor.userId && ctx.clientOf.has(note.organizationId))
    throw ctx.fault('Forbidden', 'Somebody else wrote this note. You can change only your own.')
}
