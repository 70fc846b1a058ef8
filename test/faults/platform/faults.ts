import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Chance } from '../chance.ts'
import type { FaultyServer, Losses } from '../servers.ts'
import type { FaultyDatabase } from './database.ts'
import type { SlowDisk } from './slow-disk.ts'
import type { Wire } from './wire.ts'

export interface Breakable {
  readonly seed: number
  readonly servers: readonly [FaultyServer, ...FaultyServer[]]
  readonly database: FaultyDatabase
  /** What each of the networks is between. */
  readonly wires: Readonly<Record<'database' | 'clients' | 'mail' | 'payments', readonly [Wire, ...Wire[]]>>
  readonly slowDisk: SlowDisk | undefined
  readonly clockFile: string
  readonly losses: Losses
}

/** A fault that struck. */
export interface Strike {
  readonly name: string
  readonly begun: number
  readonly ended: number
}

/** Draws what it needs, so that the seed alone decides, and returns what then happens. False: there was nothing to hit. */
type Fault = readonly [weight: number, draw: (chance: Chance) => () => Promise<unknown>]

/** They come one after another. */
function suddenFaults({ servers, database, wires, losses }: Breakable): Record<string, Fault> {
  const [anyWire, server] = [wireOf(wires), (chance: Chance) => chance.pick(servers)]
  return {
    'server killed': [
      5,
      chance => {
        const hit = server(chance)
        return () => hit.kill(losses)
      },
    ],
    'server frozen': [
      3,
      chance => {
        const [hit, milliseconds, end] = [server(chance), chance.whole(300, 3_000), chance.fork()]
        return async () => {
          await hit.ready()
          return await hit.stall(end, milliseconds, losses)
        }
      },
    ],
    'server out of memory': [
      1,
      chance => {
        const hit = server(chance)
        return async () => {
          await hit.ready()
          return await hit.exhaust(losses)
        }
      },
    ],
    'database killed': [2, () => () => database.kill()],
    'database process killed': [
      1,
      chance => {
        const which = chance.next()
        return () => database.killOneProcess(pids => pids[Math.floor(which * pids.length)])
      },
    ],
    'database frozen': [
      2,
      chance => {
        const milliseconds = chance.whole(200, 2_000)
        return () => database.freeze(milliseconds)
      },
    ],
    'connections cut': [
      4,
      chance => {
        const wire = anyWire(chance)
        return async () => wire.cut()
      },
    ],
  }
}

/** They last for a while, during which others strike. */
function lingeringFaults({ database, wires, slowDisk, clockFile }: Breakable): Record<string, Fault> {
  const anyWire = wireOf(wires)
  return {
    'connections slow': [
      2,
      chance => {
        const [wire, delay, long] = [anyWire(chance), chance.whole(5, 50), chance.whole(500, 2_000)]
        return () => wire.slow(delay, long)
      },
    ],
    'connections lost': [
      2,
      chance => {
        const [wire, long] = [anyWire(chance), chance.whole(200, 1_500)]
        return () => wire.lose(long)
      },
    ],
    'connections silent': [
      2,
      chance => {
        const [wire, long] = [anyWire(chance), chance.whole(300, 2_500)]
        return () => wire.hold(long)
      },
    ],
    'clock jumped': [
      2,
      chance => {
        const minutes = chance.whole(-20, 20)
        return () => writeFile(clockFile, String(minutes * 60_000))
      },
    ],
    ...(slowDisk && {
      'disk slow': [
        2,
        chance => {
          const [delay, long] = [chance.whole(10, 80), chance.whole(500, 2_000)]
          return () => slowDisk.slow(delay, long)
        },
      ],
    }),
    ...(database.hasOwnDisk && {
      'disk full': [
        1,
        chance => {
          const long = chance.whole(300, 1_500)
          return () => database.fill(long)
        },
      ],
    }),
  }
}

/** Each of the networks as often as the others. That to the database counts twice: most depends on it. */
const wireOf = (wires: Breakable['wires']) => (chance: Chance) =>
  chance.pick(wires[chance.pick(['database', 'database', 'clients', 'mail', 'payments'] as const)])

/** Breaks things for some seconds, or up to three times as long until people got enough done. Then repairs everything. */
export async function breakThings(
  breakable: Breakable,
  seconds: number,
  isEnough: () => boolean,
): Promise<Strike[]> {
  const { seed, servers, database, clockFile } = breakable
  const started = Date.now()
  const isOver = () => {
    const passed = (Date.now() - started) / 1000
    return passed > 3 * seconds || (passed > seconds && isEnough())
  }
  const strikes: Strike[] = []
  const sudden = new Chance(seed, 'sudden faults')
  const lingering = new Chance(seed, 'lingering faults')
  // On a slow machine, servers that are killed as soon as they start would never do anything.
  const recover = async () => {
    if (sudden.happens(0.8)) await Promise.all(servers.map(server => server.ready()))
  }
  await Promise.all([
    strikeAgain(suddenFaults(breakable), { chance: sudden, isOver, strikes, before: recover }),
    strikeAgain(lingeringFaults(breakable), { chance: lingering, isOver, strikes }),
  ])
  await writeFile(clockFile, '0')
  await database.untilItAnswers()
  await Promise.all(servers.map(server => server.ready()))
  return strikes
}

interface Striking {
  readonly chance: Chance
  readonly isOver: () => boolean
  readonly strikes: Strike[]
  readonly before?: () => Promise<void>
}

async function strikeAgain(
  faults: Record<string, Fault>,
  { chance, isOver, strikes, before = async () => undefined }: Striking,
): Promise<void> {
  const all = Object.entries(faults).flatMap(([name, [weight, draw]]) =>
    Array.from({ length: weight }, () => ({ name, draw })),
  )
  while (!isOver()) {
    await before()
    await sleep(chance.whole(50, 900))
    const fault = all[chance.whole(0, all.length - 1)]
    if (!fault) continue
    const strike = fault.draw(chance)
    const begun = Date.now()
    const hit = await strike()
    if (hit !== false) strikes.push({ name: fault.name, begun, ended: Date.now() })
  }
}

/** The faults that need what this machine lacks. */
export function leftOut({ database, slowDisk }: Pick<Breakable, 'database' | 'slowDisk'>): string[] {
  return [
    ...(database.hasOwnDisk ? [] : ['"disk full" is left out: only root can give the database a small disk']),
    ...(slowDisk ? [] : ['"disk slow" is left out: it needs a C compiler (cc)']),
  ]
}
