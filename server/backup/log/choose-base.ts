import { OperatorError } from '../../operator-error.ts'
import { type Backups, completeBackups } from '../backups.ts'
import { expanded } from '../compress.ts'
import { undefinedIfDamaged } from '../sealed.ts'
import { type BaseManifest, readBaseManifest } from './base.ts'
import { branchOf, historyOf, isHistory, logOf, partName, partOf } from './parts.ts'

export interface Base extends BaseManifest {
  readonly backup: string
  /** The branch of the log to follow. */
  readonly branch: number
  readonly branches: readonly Branch[]
  /** When the newest part of that branch was kept. */
  readonly keptUntil: Date
}

/** A branch of the log, with the branches that it came from and the positions where it left them. */
interface Branch {
  readonly number: number
  readonly writtenAt: Date
  readonly leftAt: ReadonlyMap<number, bigint>
}

export interface Goal {
  /** Undefined for the end of the log. */
  readonly moment: Date | undefined
  /** By default the branch that was written to last. */
  readonly branch: number | undefined
}

/** Chooses the newest copy of the files from which the moment, or the end of the log, can be reached. */
export async function chooseBase(backups: Backups, { moment, branch: wanted }: Goal): Promise<Base> {
  const known = new Map<string, Branch[]>()
  let earliest: string | undefined
  for (const backup of (await completeBackups(backups.place)).reverse()) {
    const base = await readBaseManifest(backups, backup).catch(undefinedIfDamaged)
    if (!base) continue // An earlier copy of the files leads to the same moment.
    const branches = known.get(base.system) ?? (await findBranches(backups, base.system))
    known.set(base.system, branches)
    const branch = wanted ? branches.find(({ number }) => number === wanted) : branches.at(-1)
    if (!branch || !leadsTo(branch, base)) continue
    if (!moment || new Date(base.completeAt) <= moment)
      return { ...base, backup, branches, branch: branch.number, keptUntil: branch.writtenAt }
    earliest = base.completeAt
  }
  if (earliest)
    throw new OperatorError(
      `The database can only be restored to a moment from ${earliest} on. Choose a later one.`,
    )
  const branches = [...known.values()].flat()
  throw new OperatorError(
    wanted && branches.length > 0
      ? `The log has no branch ${wanted}. It has ${tellBranches(branches)}.`
      : `${backups.place.address} has no copy of the database's files. Only backups made with LEARN_BACKUP_LOG=yes have one.`,
  )
}

/** Says which branch was followed, if there was a choice. */
export function tellBranch({ branches, branch }: Base): string | undefined {
  if (branches.length < 2) return undefined
  return `The log has several branches, because every restore with --to begins one: ${tellBranches(branches)}. This is branch ${branch}; choose another with --branch.`
}

const tellBranches = (branches: readonly Branch[]) =>
  branches.map(({ number, writtenAt }) => `${number} (written until ${writtenAt.toISOString()})`).join(', ')

/** All branches, the one that was written to last at the end. */
async function findBranches(backups: Backups, system: string): Promise<Branch[]> {
  const writtenAt = new Map<number, Date>()
  for await (const { name, changedAt } of backups.place.list(logOf(system))) {
    const part = partOf(name)
    if (!part || isHistory(part)) continue
    const number = branchOf(part)
    const latest = writtenAt.get(number)
    if (!latest || latest < changedAt) writtenAt.set(number, changedAt)
  }
  const branches: Branch[] = []
  for (const [number, at] of writtenAt)
    branches.push({
      number,
      writtenAt: at,
      leftAt: await readHistory(backups, partName(system, historyOf(number))),
    })
  return branches.sort((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime() || a.number - b.number)
}

async function readHistory(backups: Backups, name: string): Promise<Branch['leftAt']> {
  if (!(await backups.has(name))) return new Map()
  const text = Buffer.concat(await Array.fromAsync(expanded(backups.read(name)))).toString('utf8')
  const lines = [...text.matchAll(/^(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/gim)]
  return new Map(lines.map(([, from, at = '']) => [Number(from), positionIn(at)]))
}

function leadsTo({ number, leftAt }: Branch, { firstPart, end }: BaseManifest): boolean {
  const own = branchOf(firstPart)
  return own === number || positionIn(end) <= (leftAt.get(own) ?? -1n)
}

/** PostgreSQL writes a position in its log as two numbers. */
function positionIn(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
