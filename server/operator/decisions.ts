import type pg from 'pg'
import { findReproducibleDecision } from '../learn/practice/decisions.store.ts'
import { reproduce } from '../learn/practice/reproduce.ts'
import { OperatorError } from '../operator-error.ts'
import { runPrepared } from '../storage/prepared-query.ts'

export interface Repetition {
  readonly identical: boolean
  /** It differs, and was made with another version of the content, which may be why. */
  readonly isOfOtherContent: boolean
  readonly report: string
}

/** Repeats a decision from its recorded inputs. Throws with the first difference if the result is not identical. */
export async function reproduceDecision(client: pg.ClientBase, id: string): Promise<string> {
  const { identical, report } = await repeatDecision(client, id)
  if (identical) return report
  throw new OperatorError(report)
}

export async function repeatDecision(client: pg.ClientBase, id: string): Promise<Repetition> {
  const decision = await findReproducibleDecision(
    { query: (statement, values) => runPrepared(client, statement, values) },
    id,
  )
  if (!decision) throw new OperatorError(`There is no decision ${id}.`)
  const { record, view, seed, modelVersion, contentVersion } = decision
  const { firstDifference } = reproduce({ record, view, seed, contentVersion })
  const facts = [
    `chosen:    ${record.selectedCandidateId}`,
    `algorithm: ${record.algorithmId} ${record.algorithmVersion}`,
    `model:     ${modelVersion}`,
    `content:   ${contentVersion}`,
    `seed:      ${seed}, draw ${record.draw}`,
  ].join('\n')
  if (firstDifference === null)
    return { identical: true, isOfOtherContent: false, report: `identical: decision ${id}\n${facts}` }
  const { path, recorded, computed } = firstDifference
  return {
    identical: false,
    isOfOtherContent: path === 'contentVersion',
    report: `different: decision ${id}\n${facts}\nfirst difference at ${path}\n  recorded: ${JSON.stringify(recorded)}\n  computed: ${JSON.stringify(computed)}`,
  }
}
