import {
  type ReplayPolicyKind,
  replayPolicyKinds,
  scoreComponents,
  sessionTypes,
} from '@learn/contract/learn/words'
import { type Catalogue, KnownCandidates } from './catalogue.ts'
import type { JudgedPolicy, Rule } from './judged-policy.ts'
import { patternFault } from './patterns.ts'

type Field = Exclude<keyof JudgedPolicy, 'kind'>

/** The kinds that each field applies to. */
const fields: Readonly<Record<Field, readonly ReplayPolicyKind[]>> = {
  weights: ['shipped'],
  temperature: ['shipped'],
  floor: ['shipped', 'lowest_mastery_first'],
  rules: ['rules'],
}

/** Probabilities must add up to 1 within this. */
const rounding = 1e-9

/** The first thing that is wrong with a policy and how to fix it, or undefined if it is valid. */
export function findFault(policy: JudgedPolicy, catalogue: Catalogue): string | undefined {
  return (
    kindFault(policy) ??
    weightsFault(policy) ??
    rangeFault('temperature', policy.temperature, 0.001, 100) ??
    rangeFault('floor', policy.floor, 0, 1) ??
    (policy.rules && rulesFault(policy.rules, KnownCandidates.of(catalogue)))
  )
}

function kindFault(policy: JudgedPolicy): string | undefined {
  const { kind } = policy
  if (!replayPolicyKinds.includes(kind)) return `kind must be one of ${replayPolicyKinds.join(', ')}.`
  for (const [field, kinds] of Object.entries(fields) as [Field, readonly ReplayPolicyKind[]][]) // The keys are its fields.
    if (policy[field] !== undefined && !kinds.includes(kind))
      return `${field} only applies to policies of kind ${kinds.join(' or ')}, and this one is ${kind}. Remove it, or change the kind.`
  if (kind === 'rules' && !policy.rules?.length) return 'A policy of kind rules needs at least one rule.'
  return undefined
}

function weightsFault({ weights = {} }: JudgedPolicy): string | undefined {
  for (const [name, weight] of Object.entries(weights)) {
    if (!scoreComponents.some(known => known === name))
      return `weights.${name} is not a part of the score. Use ${scoreComponents.join(', ')}.`
    const fault = rangeFault(`weights.${name}`, weight, -100, 100)
    if (fault) return fault
  }
  return undefined
}

function rangeFault(name: string, value: number | undefined, from: number, to: number): string | undefined {
  if (value === undefined || (value >= from && value <= to)) return undefined
  return `${name} must be a number from ${from} to ${to}.`
}

function rulesFault(rules: readonly Rule[], candidates: KnownCandidates): string | undefined {
  for (const [at, rule] of rules.entries()) {
    const isLast = at === rules.length - 1
    const alwaysHolds = Object.values(rule.when ?? {}).every(value => value === undefined)
    if (isLast && !alwaysHolds)
      return `rules[${at}] is the last rule and must not have a “when”, so that one rule always applies. Add a rule without it, such as { "choose": [{ "candidates": "*", "probability": 1 }] }.`
    if (!isLast && alwaysHolds)
      return `rules[${at}] always applies, so the rules after it never would. Give it a “when”, or move it to the end.`
    const fault = ruleFault(rule, `rules[${at}]`, candidates)
    if (fault) return fault
  }
  return undefined
}

function ruleFault({ when, choose }: Rule, name: string, candidates: KnownCandidates): string | undefined {
  const session = when?.sessionType
  if (session !== undefined && !sessionTypes.includes(session))
    return `${name}.when.sessionType is not a session type. Use ${sessionTypes.join(', ')}.`
  const offers = when?.offers === undefined ? undefined : patternFault(when.offers, candidates)
  if (offers) return `${name}.when.offers: ${offers}`
  let sum = 0
  for (const [at, share] of choose.entries()) {
    const place = `${name}.choose[${at}]`
    const fault = rangeFault(`${place}.probability`, share.probability, 0, 1)
    if (fault) return fault
    const unknown = patternFault(share.candidates, candidates)
    if (unknown) return `${place}.candidates: ${unknown}`
    sum += share.probability
  }
  if (Math.abs(sum - 1) <= rounding) return undefined
  return `The probabilities in ${name}.choose add up to ${Number(sum.toPrecision(10))}. They must add up to 1.`
}
