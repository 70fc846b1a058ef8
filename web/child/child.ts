import { call, type LearnStudent } from '@learn/sdk'
import { listLearnStudents } from '@learn/sdk/operations'
import { signal } from '@preact/signals'
import { connection } from '../api/api.ts'
import { go } from '../api/router.ts'

/** Who is signed in in this browser. */
export type SignedIn = LearnStudent | 'nobody' | 'unknown'

export const child = signal<SignedIn>('unknown')
/** Set if the server could not be asked. */
export const isUnreachable = signal(false)

/** Asks the server who is signed in. A child's cookie sees one student: the child. */
export async function findChild(): Promise<void> {
  const asked = await call(connection, listLearnStudents, { limit: 1 }).attempt()
  isUnreachable.value = false
  if (asked.ok) child.value = asked.data.data[0] ?? 'nobody'
  else if (asked.error._tag === 'Unauthorized') child.value = 'nobody'
  else isUnreachable.value = true
}

const afterwards = 'learn.afterwards'

/** Shows the sign-in, and the page that was asked for afterwards. */
export function askToSignIn(): void {
  child.value = 'nobody'
  sessionStorage.setItem(afterwards, location.pathname)
  go('/learn/sign-in', { replace: true })
}

export function goOn(): void {
  const wanted = sessionStorage.getItem(afterwards) ?? '/learn'
  sessionStorage.removeItem(afterwards)
  go(wanted.startsWith('/learn') && wanted !== '/learn/sign-in' ? wanted : '/learn', { replace: true })
}
