import { closed, Id } from '../values.ts'

/** Only a guardian may call these. What counts is the link to the child, not a role or a membership. */
export const guardian = {
  params: closed({ studentId: Id }),
  status: 200,
  about: 'studentId',
  forGuardians: true,
  role: 'viewer',
  callers: ['user'],
} as const
