/** The most that one answer may cost a model, with a token counted as four characters. */
export const mostTokens = 8_000
export const mostCharacters = mostTokens * 4

/** Room for the sentences about what was left out. */
export const mostNoteCharacters = 2_000

/** Less of a text or a list is not worth having. */
const leastUseful = 100

/**
 * No less than the characters that the value takes as JSON. Counting stops above `most`, so that a huge value takes no
 * longer than a large one.
 */
export function lengthOf(value: unknown, most = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'string' && value.length > most) return value.length
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)?.length ?? 0
  let length = 2
  for (const [name, part] of Object.entries(value)) {
    length += (Array.isArray(value) ? 1 : JSON.stringify(name).length + 2) + lengthOf(part, most - length)
    if (length > most) break
  }
  return length
}

/** How many of the items, from the first on, take no more than `room` characters as JSON. */
export function countThatFit(items: readonly unknown[], room: number): number {
  let used = 2
  for (const [index, item] of items.entries()) {
    used += lengthOf(item, room - used) + 1
    if (used > room) return index
  }
  return items.length
}

/**
 * The value in at most `room` characters of JSON. It keeps its shape: texts and lists lose their ends, and objects lose
 * the fields for which no room is left. `cuts` gets a phrase about each.
 */
export function fit(value: unknown, room: number, path: string, cuts: string[]): unknown {
  if (lengthOf(value, room) <= room) return value
  if (typeof value === 'string') {
    const cut = cutText(value, room)
    cuts.push(`${path} is cut after ${cut.length - 1} of ${value.length} characters`)
    return cut
  }
  if (Array.isArray(value)) return fitList(value, room, path, cuts)
  // Numbers and the like always fit, because nothing is fitted into less than `leastUseful`.
  return fitObject({ ...(value as object) }, room, path, cuts)
}

function fitList(items: readonly unknown[], room: number, path: string, cuts: string[]): unknown[] {
  const count = countThatFit(items, room)
  if (count > 0 || room < leastUseful) {
    cuts.push(`${path} has ${count} of ${items.length} items`)
    return items.slice(0, count)
  }
  if (items.length > 1) cuts.push(`${path} has 1 of ${items.length} items`)
  return [fit(items[0], room - 2, `${path}[0]`, cuts)]
}

/** Small fields stay whole, and the large ones share what is left. */
function fitObject(fields: Readonly<Record<string, unknown>>, room: number, path: string, cuts: string[]) {
  const bySize = Object.entries(fields)
    .map(([name, value]) => ({ name, value, key: lengthOf(name) + 2, length: lengthOf(value, room) }))
    .sort((a, b) => a.length - b.length)
  const fitted = new Map<string, unknown>()
  let left = room - 2
  for (const [index, { name, value, key, length }] of bySize.entries()) {
    const share = Math.floor(left / (bySize.length - index)) - key
    const at = path ? `${path}.${name}` : name
    if (length > share && share < leastUseful) {
      cuts.push(`${at} is left out`)
      continue
    }
    const part = fit(value, share, at, cuts)
    fitted.set(name, part)
    left -= key + lengthOf(part)
  }
  return Object.fromEntries(
    Object.keys(fields)
      .filter(name => fitted.has(name))
      .map(name => [name, fitted.get(name)]),
  )
}

/** The text in at most `room` characters of JSON: if it is longer, its start with an ellipsis. */
export function cutText(text: string, room: number): string {
  if (lengthOf(text, room) <= room) return text
  let end = Math.max(0, room - 3)
  let cut = ''
  do {
    // Half of a surrogate pair is not a character.
    cut = `${text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '')}…`
    end = Math.floor(end * 0.9)
  } while (lengthOf(cut) > room && end > 0)
  return cut
}
