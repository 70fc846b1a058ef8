import { chosenActions, type KnownCandidates } from './catalogue.ts'

/** Patterns for one candidate, found by its figures instead of its name. */
const found = ['lowest_mastery', 'highest_score'] as const

/** A compiled pattern. */
export type Pattern = 'all' | (typeof found)[number] | ReadonlySet<number>

/** Compiled patterns that match something, a few hundred at most. A policy may repeat one thousands of times. */
const compiled = new WeakMap<KnownCandidates, Map<string, ReadonlySet<number>>>()

/** The hashes of the candidates that a pattern matches. */
export function compilePattern(text: string, candidates: KnownCandidates): Pattern {
  if (text === '*') return 'all'
  const name = found.find(known => known === text)
  if (name) return name
  const before = compiled.get(candidates) ?? new Map<string, ReadonlySet<number>>()
  compiled.set(candidates, before)
  const hashes = before.get(text) ?? hashesOf(text, candidates)
  if (hashes.size > 0) before.set(text, hashes)
  return hashes
}

function hashesOf(text: string, candidates: KnownCandidates): ReadonlySet<number> {
  const [action, target] = split(text)
  const matching = candidates.all.filter(
    ({ actionType, targetId }) => (action === '*' || action === actionType) && fits(targetId, target),
  )
  return new Set(matching.map(({ hash }) => hash))
}

const split = (text: string): [action: string, target: string] => {
  const colon = text.indexOf(':')
  return colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)]
}

/** `maths.*` matches the topics of maths, not the mixed questions of the whole subject. */
const fits = (targetId: string, target: string) =>
  target === '*' || target === targetId || (target.endsWith('.*') && targetId.startsWith(target.slice(0, -1)))

/** What is wrong with a pattern, or undefined if it is valid. */
export function patternFault(text: string, candidates: KnownCandidates): string | undefined {
  const compiled = compilePattern(text, candidates)
  if (!(compiled instanceof Set) || compiled.size > 0) return undefined
  const [action, target] = split(text)
  const { topicIds, subjectIds, nearest } = candidates.catalogue
  if (!text.includes(':'))
    return `“${text}” is not a valid pattern. Use an action and a target, such as practice:${topicIds[0]} or practice:*, or one of ${joinNames(['*', ...found])}.`
  if (action !== '*' && !chosenActions.some(known => known === action))
    return `“${action}” in “${text}” is not an action that a policy can choose. Use ${joinNames([...chosenActions, '*'])}.`
  if (target.endsWith('.*'))
    return `“${target.slice(0, -2)}” in “${text}” is not a subject. Use ${joinNames(subjectIds)}.`
  if (subjectIds.includes(target))
    return `“${text}” is not a candidate. Use mini-test:${target} for the whole subject, or ${action}:${target}.* for its topics.`
  const meant = nearest?.(target, [...topicIds, ...subjectIds])
  const suggestion = meant === undefined ? '' : `Did you mean “${meant}”? `
  return `“${target}” in “${text}” is not a topic. ${suggestion}learn.listLearnTopics lists all topics.`
}

const joinNames = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
