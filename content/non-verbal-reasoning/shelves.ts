interface Sized {
  readonly width: number
  readonly height: number
}

interface Spot<Item> {
  readonly x: number
  readonly y: number
  readonly one: Item
}

const gap = 6

/** Puts drawings side by side in rows within a picture, or returns nothing if they don't fit. */
export function shelved<Item extends Sized>(
  items: readonly Item[],
  wide: number,
  high = wide,
): Spot<Item>[] | undefined {
  const rows: Item[][] = []
  for (const one of items) {
    const last = rows.at(-1)
    if (last && widthOf([...last, one]) <= wide - 4) last.push(one)
    else rows.push([one])
  }
  const heights = rows.map(row => Math.max(...row.map(({ height }) => height)))
  const all = heights.reduce((sum, height) => sum + height + gap, -gap)
  if (all > high - 4 || items.some(({ width }) => width > wide - 4)) return undefined
  let y = (high - all) / 2
  return rows.flatMap((row, at) => {
    const rowHeight = heights[at] ?? 0
    let x = (wide - widthOf(row)) / 2
    const spots = row.map(one => {
      const spot = { x, y: y + (rowHeight - one.height) / 2, one }
      x += one.width + gap
      return spot
    })
    y += rowHeight + gap
    return spots
  })
}

const widthOf = (row: readonly Sized[]) => row.reduce((sum, { width }) => sum + width + gap, -gap)
