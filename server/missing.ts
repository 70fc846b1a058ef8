import type { Subject } from '@learn/contract/operation'
import type { Context } from './context.ts'

/** What a person calls the things that calls are about. */
const nouns: Readonly<Record<Exclude<Subject, 'home'>, string>> = {
  organizationId: 'organization',
  teamId: 'team',
  memberId: 'member',
  invitationId: 'invitation',
  apiKeyId: 'API key',
  jobId: 'job',
  studentId: 'student',
  sessionId: 'session',
  decisionId: 'decision',
  replayId: 'replay',
  assignmentId: 'assignment',
  mediaItemId: 'file in the media library',
}

export const noSuch = (subject: keyof typeof nouns) => `There is no such ${nouns[subject]}.`

/** Fails because what the call names does not exist, or was deleted after the call was authorized. */
export function missing(ctx: Context<'NotFound'>, subject: keyof typeof nouns): never {
  throw ctx.fault('NotFound', noSuch(subject))
}
