/** A piece of an upload: where it starts, and how long it is. */
export interface Piece {
  readonly start: number
  readonly bytes: number
}

/** The smallest part that S3 accepts, except for the last. */
export const smallestPart = 5 * 1024 * 1024
/** How much of an upload to store at a time: enough for a part of its own. */
export const usualPart = 8 * 1024 * 1024

/**
 * The pieces without a gap, from the first byte on. A server that was presumed lost may have written others; they are
 * skipped if they don't fit.
 */
export function chainOf<P extends Piece>(pieces: Iterable<P>): P[] {
  const byStart = new Map([...pieces].map(piece => [piece.start, piece]))
  const chain: P[] = []
  for (let next = byStart.get(0); next && next.bytes > 0; next = byStart.get(next.start + next.bytes))
    chain.push(next)
  return chain
}

export const endOf = (chain: readonly Piece[]): number => {
  const last = chain.at(-1)
  return last ? last.start + last.bytes : 0
}

/** Groups pieces until each group is large enough for a part; only the last may be smaller. */
export function groupIntoParts<P extends Piece>(chain: readonly P[]): P[][] {
  const lots: P[][] = []
  let size = smallestPart
  for (const piece of chain) {
    if (size >= smallestPart) {
      lots.push([])
      size = 0
    }
    lots.at(-1)?.push(piece)
    size += piece.bytes
  }
  return lots
}

/** The bytes in buffers of one size; the last may be smaller. If the source fails, what came before is yielded first. */
export async function* splitIntoBuffers(
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  const take = () => {
    const taken = Buffer.concat(waiting, length)
    waiting = []
    length = 0
    return taken
  }
  let broken: { error: unknown } | undefined
  try {
    for await (const chunk of source) {
      for (let rest = chunk; rest.length > 0; ) {
        const part = rest.subarray(0, size - length)
        waiting.push(part)
        length += part.length
        rest = rest.subarray(part.length)
        if (length === size) yield take()
      }
    }
  } catch (error) {
    broken = { error }
  }
  if (length > 0) yield take()
  if (broken) throw broken.error
}

/** Works on up to `most` items at a time. After a failure it waits for those under way, and then throws. */
export async function runConcurrently<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const rest = items.entries()
  let failed = false
  const workUntilDone = async () => {
    for (const [index, item] of rest) {
      if (failed) return
      await work(item, index).catch(error => {
        failed = true
        throw error
      })
    }
  }
  const results = await Promise.allSettled(
    Array.from({ length: Math.min(most, items.length) }, workUntilDone),
  )
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
