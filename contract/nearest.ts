/** The known name that a typo most likely stands for, if any is close enough. */
export function nearest(given: string, known: Iterable<string>): string | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const wanted = plain(given)
  let best: string | undefined
  let bestDistance = Math.min(3, Math.max(1, Math.floor(wanted.length / 3))) + 1
  for (const name of known) {
    // `status` also stands for `filter[status]`.
    const distance = Math.min(editDistance(wanted, plain(name)), editDistance(`filter${wanted}`, plain(name)))
    if (distance < bestDistance) [best, bestDistance] = [name, distance]
  }
  return best
}

/** How many characters must be inserted, deleted, replaced or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 3 || from.length > 64) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const at = (line: readonly number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY
      const swapped = from[row - 2] === to[column - 1] && from[row - 1] === to[column - 2]
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    ;[before, last] = [last, next]
  }
  return last[to.length] ?? Number.POSITIVE_INFINITY
}
