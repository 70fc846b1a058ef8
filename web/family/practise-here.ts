import { signIn, signOut } from '../api/api.ts'
import { handOver } from '../api/handover.ts'

/** Shows the child's sign-in with the username typed already. A brother or sister who was signed in here is signed out. */
export async function practiseHere(username: string): Promise<void> {
  await signOut()
  handOver(sessionStorage, username)
  location.assign('/learn/sign-in')
}

/** Signs a new child in with the PIN that the parent has just chosen, and shows their first page. */
export async function startHere(child: { username: string; pin: string; first: string }): Promise<void> {
  if (await signIn(child.username, child.pin)) await practiseHere(child.username)
  else location.assign(child.first)
}
