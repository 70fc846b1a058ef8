import { nearest } from '@learn/contract/nearest'
import { UsageError } from '../failure.ts'

/** The fields of one answer or item, by their paths. */
export type Row = Readonly<Record<string, unknown>>

/** The value at a path such as `data.0.email`, or undefined. Selected rows have whole paths as their keys. */
export function valueAt(value: unknown, path: string): unknown {
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, path)) return (value as Row)[path]
  let found = value
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Row)[step]
  }
  return found
}

export const selectFrom = (value: unknown, paths: readonly string[]): Row =>
  Object.fromEntries(paths.map(path => [path, valueAt(value, path) ?? null]))

/** Refuses a path that starts with an unknown field, unless a newer server sent that field. */
export function refuseUnknown(
  paths: readonly string[],
  known: readonly string[],
  values: readonly unknown[],
): void {
  for (const path of paths) {
    const [first = ''] = path.split('.')
    if (
      known.length === 0 ||
      known.includes(first) ||
      values.some(value => valueAt(value, first) !== undefined)
    )
      continue
    const meant = nearest(first, known)
    throw new UsageError(
      `--fields: there is no field "${first}".${meant ? ` Did you mean "${meant}"?` : ''}`,
      `Fields: ${known.join(', ')}.`,
    )
  }
}
