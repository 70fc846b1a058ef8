import { nearest } from '@learn/contract/nearest'
import { UsageError } from '../failure.ts'

/** The fields of one answer or item, by their paths. */
export type Row = Readonly<Record<string, unknown>>

/** What stands at a path such as `data.0.email`; nothing where there is none. */
export function at(value: unknown, path: string): unknown {
  let found = value
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Row)[step]
  }
  return found
}

export const selectFrom = (value: unknown, paths: readonly string[]): Row =>
  Object.fromEntries(paths.map(path => [path, at(value, path) ?? null]))

/** A path that begins with none of these fields is a slip, unless the server is newer than what is known here. */
export function refuseUnknown(
  paths: readonly string[],
  known: readonly string[],
  values: readonly unknown[],
): void {
  for (const path of paths) {
    const [first = ''] = path.split('.')
    if (known.length === 0 || known.includes(first) || values.some(value => at(value, first) !== undefined))
      continue
    const meant = nearest(first, known)
    throw new UsageError(
      `--fields: there is no field "${first}".${meant ? ` Did you mean "${meant}"?` : ''}`,
      `There are ${known.join(', ')}.`,
    )
  }
}
