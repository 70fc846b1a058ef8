import { hashOf } from './hash.ts'
import { type Decision, decideWith, type Policy } from './policies/drawing.ts'
import { four } from './policies/four.ts'
import { one } from './policies/one.ts'
import { three } from './policies/three.ts'
import { two } from './policies/two.ts'
import type { View } from './view.ts'

export type { Decision }

/** Every version ever shipped, by its number. */
const policies: Readonly<Record<string, Policy>> = { '1': one, '2': two, '3': three, '4': four }

export const policyVersion = '4'

export const isPolicyVersion = (version: string) => Object.hasOwn(policies, version)

/** Versions 3 and 4 only add rules to version 2, so organizations still compare the newest with the first. */
const versionBefore = '1'

/**
 * The version that decides for a student, if the current one decides for this share of them. The same share always gives
 * a student the same version, and a larger one only moves students to the current version.
 */
export const versionFor = (studentId: string, percent: number): string =>
  (hashOf(studentId) >>> 0) % 100 < percent ? policyVersion : versionBefore

/** How the current version draws. */
export const { choosing } = four

/** Chooses the next step. It uses no clock and no randomness: the caller draws the seed and stores it. */
export const decide = (view: View, seed: number, version?: string): Decision =>
  decideAmong(view, seed, version).decision

/** Also returns how many candidates were eligible: a decision weighs and records only the best of them. */
export function decideAmong(
  view: View,
  seed: number,
  version = policyVersion,
): { decision: Decision; eligible: number } {
  const policy = policies[version]
  if (!policy) throw new Error(`there is no version ${version} of the policy`)
  return decideWith(policy, view, seed)
}
