import type { Connections } from './connections.ts'

export interface Move {
  readonly connections: Connections
  readonly organization: string
  /** The source, as the other database reaches it. */
  readonly sourceUrl: string
  /** The other database, without a password. */
  readonly target: string
  /** Where people find the organization from then on. */
  readonly publicUrl: string
  /** For how long it may be closed. */
  readonly closedMilliseconds: number
  /** Whether PINs and open invitations may be lost, because the installations have different keys. */
  readonly newKeys: boolean
  readonly onStep: (step: Step, sentence: string) => void
}

export type Step = 'copying' | 'following' | 'rehearsed' | 'closed' | 'decided' | 'arrived' | 'moved'
