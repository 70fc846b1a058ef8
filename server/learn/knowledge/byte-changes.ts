/**
 * What to change in some bytes to get others of the same length: runs of new bytes, each with its place (4 bytes) and its
 * length (2 bytes). Undefined if the lengths differ.
 */
export function changesBetween(from: Uint8Array, to: Uint8Array): Buffer | undefined {
  if (from.length !== to.length) return undefined
  const parts: Uint8Array[] = []
  for (let at = 0; at < to.length; at++) {
    if (from[at] === to[at]) continue
    const end = endOfRun(from, to, at)
    const head = Buffer.alloc(headBytes)
    head.writeUInt32LE(at, 0)
    head.writeUInt16LE(end - at, 4)
    parts.push(head, to.subarray(at, end))
    at = end - 1
  }
  return Buffer.concat(parts)
}

const headBytes = 6
const longestRun = 2 ** 16 - 1

/** A run goes on over equal bytes if there are fewer than a new run would cost. */
function endOfRun(from: Uint8Array, to: Uint8Array, start: number): number {
  const most = Math.min(to.length, start + longestRun)
  let end = start + 1
  for (let at = end; at < most && at - end < headBytes; at++) if (from[at] !== to[at]) end = at + 1
  return end
}

/** Throws if the changes are not for bytes of this length. */
export function applyChanges(from: Uint8Array, changes: Buffer): Uint8Array {
  if (changes.length === 0) return from
  const to = Uint8Array.from(from)
  for (let at = 0; at < changes.length; ) {
    if (at + headBytes > changes.length) throw misfit()
    const place = changes.readUInt32LE(at)
    const start = at + headBytes
    at = start + changes.readUInt16LE(at + 4)
    if (at > changes.length || place + at - start > to.length) throw misfit()
    to.set(changes.subarray(start, at), place)
  }
  return to
}

const misfit = () => new Error('these changes are not for these bytes')
