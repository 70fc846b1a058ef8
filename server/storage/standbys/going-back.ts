import pg from 'pg'
import { codeOf } from '../../error-code.ts'
import { Fault } from '../../fault.ts'
import { StaleAccess } from '../scope.ts'

/** Why a read that was meant for a standby was answered by the primary. */
export type Reason = 'behind' | 'lost' | 'conflict' | 'refused' | 'writes' | 'busy'

/** All of its connections are in use. */
export class StandbyBusy extends Error {}

/** The codes of `await_replay`, and of reads that replay or another reader got in the way of. */
const reasons: Readonly<Record<string, Reason>> = {
  LS002: 'behind',
  '25006': 'writes',
  '40001': 'conflict',
  '40P01': 'conflict',
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'lost',
}

/** Undefined if the primary would answer the same. Nothing was changed, so anything else can be asked again there. */
export function reasonToGoBack(error: unknown): Reason | undefined {
  if (error instanceof StaleAccess || error instanceof Fault) return undefined
  if (error instanceof StandbyBusy) return 'busy'
  if (!(error instanceof pg.DatabaseError)) return 'lost'
  if (error.code === '57014') return /conflict with recovery/.test(error.message) ? 'conflict' : undefined
  return reasons[error.code ?? ''] ?? (error.code?.startsWith('08') ? 'lost' : 'refused')
}

/** `await_replay` found out that it is no standby, or one of another history. */
const unfit: readonly unknown[] = ['LS001', 'LS003']

/** Whether the next read would fail as well. A conflict, or a statement that only the primary can run, says nothing about that. */
export const concernsAll = (error: unknown, reason: Reason): boolean =>
  reason === 'behind' || reason === 'lost' || unfit.includes(codeOf(error))
