import type { Route } from '@learn/contract/documents/route'
import type { StudentSession, StudentSignIn } from '@learn/contract/student-sign-in'
import { connect } from './connection.ts'
import type { ConnectionOptions } from './options.ts'

/** These are not operations of the contract, because a child has no token when they sign in. */
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
 * Signs in a child. The token is valid for two hours and gives access to the child's own learning. There are no retries
 * unless you set `retries`, because each wrong attempt counts towards locking the username.
 */
export async function signInStudent({
  username,
  pin,
  ...options
}: Omit<ConnectionOptions, 'token'> & StudentSignIn): Promise<StudentSession> {
  const { data } = await connect({ retries: 0, ...options }).call<StudentSession>(signIn, { username, pin })
  return data
}

/** Signs out a child: the token stops working. */
export async function signOutStudent(options: ConnectionOptions & { readonly token: string }): Promise<void> {
  await connect(options).call(signOut, {})
}
