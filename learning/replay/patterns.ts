import { chosenActions, type KnownCandidates } from './catalogue.ts'

/** One candidate, found by what was weighed and not by its name. */
const found = ['lowest_mastery', 'highest_score'] as const

/** What a pattern stands for. */
export type Pattern = 'all' | (typeof found)[number] | ReadonlySet<number>

/** Of patterns that name something, of which there are some hundred. A policy may name one thousands of times. */
const compiled = new WeakMap<KnownCandidates, Map<string, ReadonlySet<number>>>()

/** The candidates that a pattern names, by their hashes; none where it names nothing that is taught. */
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

/** `maths.*` are the topics of maths, and not questions of all of it mixed. */
const fits = (targetId: string, target: string) =>
  target === '*' || target === targetId || (target.endsWith('.*') && targetId.startsWith(target.slice(0, -1)))

/** One sentence on what is wrong with a pattern. */
export function patternFault(text: string, candidates: KnownCandidates): string | undefined {
  const compiled = compilePattern(text, candidates)
  if (!(compiled instanceof Set) || compiled.size > 0) return undefined
  const [action, target] = split(text)
  const { topicIds, subjectIds, nearest } = candidates.catalogue
  if (!text.includes(':'))
    return `“${text}” is no pattern: write an action and a target, such as practice:${topicIds[0]} or practice:*; or *, ${listed(found)}.`
  if (action !== '*' && !chosenActions.some(known => known === action))
    return `“${action}” in “${text}” is no action that can be chosen: use ${listed([...chosenActions, '*'])}.`
  if (target.endsWith('.*'))
    return `“${target.slice(0, -2)}” in “${text}” is no subject: use ${listed(subjectIds)}.`
  if (subjectIds.includes(target))
    return `“${text}” is no candidate: a whole subject comes as mini-test:${target} alone, its topics as ${action}:${target}.*.`
  const meant = nearest?.(target, [...topicIds, ...subjectIds])
  const suggestion = meant === undefined ? '' : `Did you mean “${meant}”? `
  return `“${target}” in “${text}” is no topic. ${suggestion}learn.listLearnTopics has them all.`
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
