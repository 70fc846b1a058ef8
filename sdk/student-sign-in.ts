import type { Route } from '@learn/contract/documents/route'
import type { StudentSession, StudentSignIn } from '@learn/contract/student-sign-in'
import { connect } from './connection.ts'
import type { ConnectionOptions } from './options.ts'

/** Entrances, and no operations: a child signs in with what it knows, and with no token. */
const signIn: Route = {
  id: 'auth.studentSignIn',
  method: 'POST',
  path: '/auth/student',
  effect: 'read',
  body: true,
}
const signOut: Route = {
  id: 'auth.studentSignOut',
  method: 'POST',
  path: '/auth/student/sign-out',
  effect: 'read',
}

/**
 * Signs a child in. With the token, which lasts for two hours, it reaches its own learning. It is tried once, unless
 * `retries` says otherwise: each wrong try brings the username nearer to being locked.
 */
export async function signInStudent({
  username,
  pin,
  ...options
}: Omit<ConnectionOptions, 'token'> & StudentSignIn): Promise<StudentSession> {
  const { data } = await connect({ retries: 0, ...options }).call<StudentSession>(signIn, { username, pin })
  return data
}

/** Ends a child's token. */
export async function signOutStudent(options: ConnectionOptions & { readonly token: string }): Promise<void> {
  await connect(options).call(signOut, {})
}
