/** The name that was most likely meant, if any is near enough. */
export function nearest(typed: string, names: Iterable<string>): string | undefined {
  let found: string | undefined
  let least = Math.max(1, Math.floor(typed.length / 3)) + 1
  for (const name of names) {
    const far = distance(typed.toLowerCase(), name.toLowerCase())
    if (far < least) [found, least] = [name, far]
  }
  return found
}

/** How many letters must be changed, added, left out or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = at(row, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const swapped =
        one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? at(before, j - 2) + 1
          : Number.POSITIVE_INFINITY
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, changed, swapped))
    }
    ;[before, row] = [row, next]
  }
  return at(row, other.length)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
