import type { Connections } from './connections.ts'

export interface Move {
  readonly connections: Connections
  readonly organization: string
  /** The address at which the target reaches the source. */
  readonly sourceUrl: string
  /** The address of the target, without a password. */
  readonly target: string
  /** The organization's public address after the move. */
  readonly publicUrl: string
  /** How long the organization may be closed. */
  readonly closedMilliseconds: number
  /** Whether PINs and open invitations may be lost, because the installations have different keys. */
  readonly newKeys: boolean
  readonly onStep: (step: Step, sentence: string) => void
}

export type Step = 'copying' | 'following' | 'rehearsed' | 'closed' | 'decided' | 'arrived' | 'moved'
