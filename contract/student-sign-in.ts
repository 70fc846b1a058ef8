import Type, { type Static } from 'typebox'
import { Pin } from './learn/values.ts'
import type { Scope } from './operation.ts'
import { closed, Timestamp } from './values.ts'

/** What a child brings to `auth.studentSignIn`. */
export const StudentSignIn = closed({ username: Type.String({ minLength: 1, maxLength: 128 }), pin: Pin })
export interface StudentSignIn extends Static<typeof StudentSignIn> {}

/** What it gets: the token is a bearer token of the API, for its own learning only. */
export const StudentSession = closed({
  token: Type.String(),
  expiresAt: Timestamp,
  studentId: Type.String(),
})
export interface StudentSession extends Static<typeof StudentSession> {}

/** What a child's token may do, and no other scope. */
export const studentScopes: readonly Scope[] = ['learn:read', 'learn:write']
