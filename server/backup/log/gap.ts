import type { Base } from './choose-base.ts'
import { branchOf, positionOf } from './parts.ts'

export interface KeptPart {
  readonly part: string
  readonly keptAt: Date
  /** As good as missing. */
  readonly isDamaged?: boolean
}

/** A gap in the log. */
export interface Gap {
  /** The first part that is missing or damaged. */
  readonly missing: string
  /** When the last part before it was kept. Undefined if not even the first part is there. */
  readonly intactUntil: Date | undefined
}

/** Finds the first missing or damaged part of the chosen branch. All parts have the same size. */
export function findGap(
  kept: readonly KeptPart[],
  { firstPart, branch, branches }: Pick<Base, 'firstPart' | 'branch' | 'branches'>,
  bytesOfPart: number,
): Gap | undefined {
  const parents = branches.find(({ number }) => number === branch)?.leftAt
  const isOnTheWay = ({ part }: KeptPart) => {
    const own = branchOf(part)
    if (own === branch) return true
    const left = parents?.get(own)
    return left !== undefined && numberOf(part, bytesOfPart) <= left / BigInt(bytesOfPart)
  }
  const found = new Map<bigint, KeptPart>()
  for (const one of kept) if (isOnTheWay(one)) found.set(numberOf(one.part, bytesOfPart), one)
  if (found.size === 0) return { missing: firstPart, intactUntil: undefined }
  let intactUntil: Date | undefined
  let seen = 0
  for (let next = numberOf(firstPart, bytesOfPart); seen < found.size; next++, seen++) {
    const one = found.get(next)
    if (!one || one.isDamaged) return { missing: one?.part ?? nameOf(next, branch, bytesOfPart), intactUntil }
    intactUntil = one.keptAt
  }
  return undefined
}

/** A name has two numbers, the position in units of 4 GB and the part within them. */
function numberOf(part: string, bytes: number): bigint {
  const position = positionOf(part)
  const [high, low] = [BigInt(`0x${position.slice(0, 8)}`), BigInt(`0x${position.slice(8)}`)]
  return high * partsIn4GB(bytes) + low
}

const partsIn4GB = (bytes: number) => 0x1_0000_0000n / BigInt(bytes)

function nameOf(number: bigint, branch: number, bytes: number): string {
  const words = [BigInt(branch), number / partsIn4GB(bytes), number % partsIn4GB(bytes)]
  return words.map(word => word.toString(16).toUpperCase().padStart(8, '0')).join('')
}
