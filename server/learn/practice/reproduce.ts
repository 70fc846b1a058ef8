import { contentVersion, outlines } from '@learn/content'
import { type Decision, decide, isPolicyVersion, policyVersion } from '@learn/learning/policy'
import { type StoredView, viewFrom } from '../knowledge/view.ts'

export interface StoredDecision {
  /** Other stored fields, such as the student's state, are not compared. */
  readonly record: Decision
  readonly view: StoredView
  readonly seed: number
  readonly contentVersion: string
}

export interface Difference {
  /** Names and positions, from the outside in: `candidateScores.3.score`. */
  readonly path: string
  readonly recorded: unknown
  readonly computed: unknown
}

export interface Reproduction {
  readonly identical: boolean
  readonly firstDifference: Difference | null
}

/**
 * Decides again with the version of the policy that decided, from the stored view, which includes the scores, so the
 * model plays no part, and from the topics as they were in that version of the content. If this server does not know that
 * version and the outcome differs, the version is named as the difference.
 */
export function reproduce({ record, view, seed, contentVersion: taught }: StoredDecision): Reproduction {
  const { algorithmVersion } = record
  if (!isPolicyVersion(algorithmVersion)) return unknownVersion(algorithmVersion)
  const computed = decide(viewFrom(view, taught), seed, algorithmVersion)
  let found: Difference | null = null
  const recorded: { readonly [name: string]: unknown } = { ...record }
  for (const [name, value] of Object.entries(computed)) found ??= firstDifference(recorded[name], value, name)
  if (!found) return { identical: true, firstDifference: null }
  if (outlines().has(taught)) return { identical: false, firstDifference: found }
  const ofContent = { path: 'contentVersion', recorded: taught, computed: contentVersion }
  return { identical: false, firstDifference: ofContent }
}

/** A newer server made the decision. */
const unknownVersion = (recorded: string): Reproduction => ({
  identical: false,
  firstDifference: { path: 'algorithmVersion', recorded, computed: policyVersion },
})

/** Depth first, in the order in which a decision is written. Missing values are null. */
function firstDifference(recorded: unknown, computed: unknown, path: string): Difference | null {
  if (recorded === computed) return null
  if (!isObject(recorded) || !isObject(computed) || Array.isArray(recorded) !== Array.isArray(computed))
    return { path, recorded: recorded ?? null, computed: computed ?? null }
  for (const name of new Set([...Object.keys(computed), ...Object.keys(recorded)])) {
    const inner = path === '' ? name : `${path}.${name}`
    const found = firstDifference(recorded[name], computed[name], inner)
    if (found) return found
  }
  return null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
