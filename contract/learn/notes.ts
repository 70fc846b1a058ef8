import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Deleted, Id, list, named, Timestamp } from '../values.ts'
import { exampleIds } from './values.ts'

const Text = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: 'Plain text. Line breaks are allowed.',
})
const Shared = Type.Boolean({
  description: 'Whether the student’s guardians, and others who see only their own families, can read it.',
})

const note = closed(
  {
    id: Id,
    organizationId: Id,
    studentId: Id,
    writtenByUserId: Id,
    text: Type.String(),
    sharedWithGuardians: Shared,
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { $id: 'LearnNote' },
)
export interface LearnNote extends Static<typeof note> {}
export const LearnNote = named<LearnNote>(note)

export const exampleNote: LearnNote = {
  id: '019a0b1e-5600-7c3d-8e4f-5a6b7c8d9e0f',
  organizationId: exampleIds.organizationId,
  studentId: exampleIds.studentId,
  writtenByUserId: exampleIds.userId,
  text: 'Counts on fingers under time pressure. Try number bonds first.',
  sharedWithGuardians: false,
  createdAt: '2026-01-31T09:30:00.000Z',
  updatedAt: '2026-01-31T09:30:00.000Z',
}

/** A student never reads notes about themselves. */
const writing = { role: 'member', scope: 'learn:write', effect: 'mutate' } as const

export const createLearnNote = operation({
  id: 'learn.createLearnNote',
  method: 'POST',
  path: '/v1/learn/notes',
  summary: 'Write a note about a student',
  description:
    'Writes a note about a student for the people who teach them. Say whether the guardians can read it too: there is no default. Students never see notes. A student can have at most 500.',
  body: closed({ studentId: Id, text: Text, sharedWithGuardians: Shared }, { $id: 'CreateLearnNoteRequest' }),
  response: LearnNote,
  status: 201,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  about: 'studentId',
  ...writing,
  example: {
    request: { studentId: exampleNote.studentId, text: exampleNote.text, sharedWithGuardians: false },
    response: exampleNote,
  },
})

export const listLearnNotes = operation({
  id: 'learn.listLearnNotes',
  method: 'GET',
  path: '/v1/learn/notes',
  summary: 'List notes about students',
  description:
    'Lists the notes about every student you can see, newest first. A `client` member, such as a parent or tutor, sees their own notes and those that are shared with guardians.',
  ...list(LearnNote, 'LearnNotePage', {
    sortBy: ['createdAt'],
    filters: { organizationId: 'id', studentId: 'id' },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  scope: 'learn:read',
  effect: 'read',
  example: {
    request: { 'filter[studentId]': exampleNote.studentId },
    response: { data: [exampleNote], total: 1, nextCursor: null, prevCursor: null },
  },
})

export const updateLearnNote = operation({
  id: 'learn.updateLearnNote',
  method: 'PATCH',
  path: '/v1/learn/notes/{noteId}',
  summary: 'Change a note',
  description:
    'Changes the text of a note, or who can read it. Fields you leave out stay unchanged. A `client` member can change only their own notes.',
  params: closed({ noteId: Id }),
  body: closed(
    { text: Type.Optional(Text), sharedWithGuardians: Type.Optional(Shared) },
    { $id: 'UpdateLearnNoteRequest' },
  ),
  response: LearnNote,
  status: 200,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  about: 'noteId',
  ...writing,
  example: {
    request: { noteId: exampleNote.id, sharedWithGuardians: true },
    response: { ...exampleNote, sharedWithGuardians: true, updatedAt: '2026-02-02T16:05:12.480Z' },
  },
})

export const deleteLearnNote = operation({
  id: 'learn.deleteLearnNote',
  method: 'DELETE',
  path: '/v1/learn/notes/{noteId}',
  summary: 'Delete a note',
  description: 'Permanently deletes a note. A `client` member can delete only their own notes.',
  params: closed({ noteId: Id }),
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  about: 'noteId',
  ...writing,
  destructive: true,
  example: {
    request: { noteId: exampleNote.id },
    response: { id: exampleNote.id, deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})
