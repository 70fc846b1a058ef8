/** A page's items take no more than this as JSON, unless it is a single item. */
const mostBytes = 4 * 1024 * 1024

/** How many of the items, at most `limit`, fit into one answer. At least one, so that reading makes progress. */
export function countThatFit(items: readonly object[], limit: number): number {
  const count = Math.min(items.length, limit)
  let most = 0
  for (let at = 0; at < count; at++) most += mostBytesOf(items[at])
  if (most <= mostBytes) return count
  let bytes = 0
  for (let at = 0; at < count; at++) {
    bytes += Buffer.byteLength(JSON.stringify(items[at])) + 1
    if (bytes > mostBytes) return Math.max(1, at)
  }
  return count
}

/** A character takes at most six bytes, as in \u0000, and a number 25. */
const charBytes = 6
const otherBytes = 32

/** No less than the value takes as JSON. Much faster than writing it, so that only large pages are measured exactly. */
function mostBytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length * charBytes + 3
  if (typeof value !== 'object' || value === null) return otherBytes
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + mostBytesOf(item), 3)
  let sum = otherBytes
  // Object.entries would take two to nine times as long, and every page is measured.
  for (const name in value)
    sum += name.length * charBytes + 4 + mostBytesOf(value[name as keyof typeof value])
  return sum
}
