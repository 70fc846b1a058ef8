/** Of fewer children nothing is told: it could be told of one of them. */
export const leastChildren = 10

interface Group {
  readonly children: number
}

/**
 * The groups that may be told of. The rest of the whole can be had by subtraction, so what is left out is nobody or has at
 * least ten children together: where it has not, the smallest of the others is left out too.
 */
export function shownGroups<G extends Group>(
  groups: readonly G[],
  childrenIn: (hidden: readonly G[]) => number,
): G[] {
  const shown = groups.filter(({ children }) => children >= leastChildren)
  const hidden = groups.filter(({ children }) => children < leastChildren)
  const left = childrenIn(hidden)
  if (left === 0 || left >= leastChildren) return shown
  const smallest = shown.reduce<G | undefined>(
    (least, group) => (least && least.children <= group.children ? least : group),
    undefined,
  )
  return shown.filter(group => group !== smallest)
}
