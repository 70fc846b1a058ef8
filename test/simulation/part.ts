import type { Actor } from './actor.ts'
import type { GatedDatabase } from './gated-database.ts'
import type { SessionRole } from './lane.ts'
import type { RunState } from './run-state.ts'

/** Everything an actor works with. */
export interface Means {
  readonly run: RunState
  readonly db: GatedDatabase
  readonly actor: Actor
  /** By the clock of its process. */
  readonly now: () => Date
}

export type Work = (means: Means) => Promise<void>

/** An actor who could start now. */
export interface Part {
  readonly name: string
  readonly role: SessionRole
  readonly purpose: string
  readonly work: Work
}
