/** Figures about fewer children are not shown: they could reveal one of them. */
export const leastChildren = 10

interface Group {
  readonly children: number
}

/**
 * The groups that may be shown. Readers can subtract them from the whole, so the hidden groups together must have no
 * children or at least ten. If they don't, the smallest of the other groups is hidden too.
 */
export function selectGroups<G extends Group>(
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
