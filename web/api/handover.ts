import type { Store } from './outbox.ts'

const name = 'learn.username'

/** A grown-up hands the device over to this child: the child's sign-in page knows the username, once and in this tab. */
export function handOver(store: Store, username: string): void {
  try {
    store.setItem(name, username)
  } catch {} // Storage may be forbidden; then the child types it.
}

export function takeHandedOver(store: Store): string {
  try {
    const username = store.getItem(name) ?? ''
    store.removeItem(name)
    return username
  } catch {
    return ''
  }
}
