import { nearest } from '@learn/contract/nearest'
import { UsageError } from '../failure.ts'

/** Something that people may call by one of its names. */
export interface Candidate {
  readonly id: string
  readonly names: readonly string[]
}

/** The id of the only candidate with that name. Case matters only where it tells two candidates apart. */
export function matchName(given: string, kind: string, candidates: readonly Candidate[]): string {
  const matching = (same: (name: string) => boolean) => candidates.filter(({ names }) => names.some(same))
  const exact = matching(name => name === given)
  const found = exact.length > 0 ? exact : matching(name => name.toLowerCase() === given.toLowerCase())
  const [only, ...others] = found
  if (!only) throw notFoundError(given, kind, candidates)
  if (others.length === 0) return only.id
  const lines = found.map(({ id, names }) => `  ${id}  ${names.join(', ')}`)
  throw new UsageError(
    `${found.length} ${kind}s match "${given}":\n${lines.join('\n')}`,
    'Use the ID of one of them.',
  )
}

function notFoundError(given: string, kind: string, candidates: readonly Candidate[]): UsageError {
  const names = candidates.flatMap(candidate => candidate.names)
  const meant = nearest(given, names)
  const article = /^[aeiou]/.test(kind) ? 'an' : 'a'
  return new UsageError(
    `There is no ${kind} "${given}".${meant ? ` Did you mean "${meant}"?` : ''}`,
    `Use ${article} ${kind}’s name or ID. To list them: learn ${kind}s list`,
  )
}
