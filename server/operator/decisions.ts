import type pg from 'pg'
import type { StoredView } from '../learn/knowledge/view.ts'
import { findFullDecision } from '../learn/practice/decisions.store.ts'
import { reproduce } from '../learn/practice/reproduce.ts'
import { OperatorError } from '../operator-error.ts'
import { runPrepared } from '../storage/prepared-query.ts'

/** Repeats a decision from its recorded inputs. Throws with the first difference if the result is not identical. */
export async function reproduceDecision(client: pg.ClientBase, id: string): Promise<string> {
  const kept = await findFullDecision(
    { query: (statement, values) => runPrepared(client, statement, values) },
    id,
  )
  if (!kept) throw new OperatorError(`There is no decision ${id}.`)
  const { record, view, seed, modelVersion, contentVersion } = kept
  // Only createLearnDecision writes views, and it writes this type.
  const { firstDifference } = reproduce({ record, view: view as StoredView, seed, contentVersion })
  const lines = [
    `chosen:    ${record.selectedCandidateId}`,
    `algorithm: ${record.algorithmId} ${record.algorithmVersion}`,
    `model:     ${modelVersion}`,
    `content:   ${contentVersion}`,
    `seed:      ${seed}, draw ${record.draw}`,
  ].join('\n')
  if (firstDifference === null) return `identical: decision ${id}\n${lines}`
  const { path, recorded, computed } = firstDifference
  throw new OperatorError(
    `different: decision ${id}\n${lines}\nfirst difference at ${path}\n  recorded: ${JSON.stringify(recorded)}\n  computed: ${JSON.stringify(computed)}`,
  )
}
