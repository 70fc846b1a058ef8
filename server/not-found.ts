import type { Subject } from '@learn/contract/operation'
import type { Context } from './context.ts'

/** What a person calls the things that calls are about. */
const nouns: Readonly<Record<Exclude<Subject, 'home'>, string>> = {
  organizationId: 'Organization',
  teamId: 'Team',
  memberId: 'Member',
  invitationId: 'Invitation',
  apiKeyId: 'API key',
  jobId: 'Job',
  studentId: 'Student',
  sessionId: 'Session',
  decisionId: 'Decision',
  replayId: 'Replay',
  assignmentId: 'Assignment',
  noteId: 'Note',
  paperId: 'Paper',
  mediaItemId: 'File',
}

export const notFoundMessage = (subject: keyof typeof nouns) =>
  `${nouns[subject]} not found, or you don’t have access to it.`

/** Fails because what the call names does not exist, or was deleted after the call was authorized. */
export function throwNotFound(ctx: Pick<Context<'NotFound'>, 'fault'>, subject: keyof typeof nouns): never {
  throw ctx.fault('NotFound', notFoundMessage(subject))
}
