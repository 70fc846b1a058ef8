import type { Store } from '../api/outbox.ts'

/** A child whom this device remembers, because somebody asked it to. */
export interface Remembered {
  readonly username: string
  readonly avatarId: string
}

const name = 'learn.children'
const most = 6

export function readRemembered(store: Store): Remembered[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRemembered).slice(0, most) : []
  } catch {
    return []
  }
}

/** The newest comes first. */
export function remember(store: Store, child: Remembered): void {
  write(store, [child, ...readRemembered(store).filter(({ username }) => username !== child.username)])
}

export function forget(store: Store, username: string): void {
  write(
    store,
    readRemembered(store).filter(other => other.username !== username),
  )
}

function write(store: Store, children: readonly Remembered[]): void {
  try {
    if (children.length === 0) store.removeItem(name)
    else store.setItem(name, JSON.stringify(children.slice(0, most)))
  } catch {} // Storage may be full or forbidden; then nobody is remembered.
}

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Remembered).username === 'string' &&
  typeof (value as Remembered).avatarId === 'string'
