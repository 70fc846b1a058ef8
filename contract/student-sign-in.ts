import Type, { type Static } from 'typebox'
import { Pin } from './learn/values.ts'
import type { Scope } from './operation.ts'
import { closed, Timestamp } from './values.ts'

/** The request of `auth.studentSignIn`. */
export const StudentSignIn = closed(
  { username: Type.String({ minLength: 1, maxLength: 128 }), pin: Pin },
  { $id: 'StudentSignInRequest' },
)
export interface StudentSignIn extends Static<typeof StudentSignIn> {}

/** Its response. The token is a bearer token that gives the child access to their own learning only. */
export const StudentSession = closed(
  {
    token: Type.String(),
    expiresAt: Timestamp,
    studentId: Type.String(),
  },
  { $id: 'StudentSignInResponse' },
)
export interface StudentSession extends Static<typeof StudentSession> {}

/** The only scopes of a child's token. */
export const studentScopes: readonly Scope[] = ['learn:read', 'learn:write']
