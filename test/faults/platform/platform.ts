import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { placeForCluster } from '../../../server/storage/embedded/postgres.ts'
import { startMailServer } from '../../support/mail/mail-server.ts'
import { StripeSimulator } from '../../support/stripe-simulator.ts'
import type { TestOptions } from '../../support/world.ts'
import { Chance } from '../chance.ts'
import { Load, type Payer } from '../load.ts'
import { FaultyServer, type Losses } from '../servers.ts'
import { Uploads } from '../uploads.ts'
import { FaultyDatabase } from './database.ts'
import { judge } from './judge.ts'
import { type Morning, settingsOf, urlOf } from './morning.ts'
import { School } from './school.ts'
import { makeSlowDisk, type SlowDisk } from './slow-disk.ts'
import { Wire } from './wire.ts'

export interface PlatformOptions {
  readonly seed: number
  /** How long people work while things break. */
  readonly seconds: number
  readonly say: (line: string) => void
}

const unusual: TestOptions = {
  jobTimes: { beatMilliseconds: 250, superviseMilliseconds: 500, pollSeconds: 0.5 },
  sweepTimes: { everyMilliseconds: 500, silentMilliseconds: 5_000 },
  reservationMilliseconds: 4_000,
}
const uploadsADay = 12

/** A school's day in miniature, while servers, database, disk, network, clock and memory fail. */
export async function platformFaults(morning: Morning, { seed, seconds, say }: PlatformOptions) {
  const slowDisk = await makeSlowDisk()
  const database = await FaultyDatabase.start(morning.cluster, slowDisk)
  const wire = await Wire.lay({ port: database.port, host: '127.0.0.1' })
  const mail = await startMailServer()
  const dataDir = join(database.folder, 'files')
  await mkdir(dataDir)
  const clockFile = join(dataDir, 'clock')
  await writeFile(clockFile, '0')
  const stripe = await StripeSimulator.start()
  const { tenant } = morning
  const env = {
    ...settingsOf({ databaseUrl: urlOf(morning, wire.port), dataDir, mailPort: mail.port, stripe }),
    LEARN_TRIAL_CLOCK: clockFile,
  }
  const lines: string[] = []
  const servers = [1, 2].map(() => new FaultyServer(env, unusual, lines, ['--max-old-space-size=300']))
  const owner = new pg.Client({ connectionString: urlOf(morning, database.port) })
  owner.on('error', () => undefined)
  const losses: Losses = { kills: 0, killsAtStart: 0, stalls: 0 }
  try {
    await Promise.all(servers.map(server => server.ready()))
    const chance = new Chance(seed + 1_000_000) // What people do must not change the faults.
    const where = () =>
      Promise.race((chance.happens(0.5) ? servers : servers.toReversed()).map(it => it.ready()))
    const [first, ...others] = morning.payers
    const payers: [Payer, ...Payer[]] = [inTheMorning(first), ...others.map(inTheMorning)]
    const load = new Load(payers, chance, where)
    const uploads = new Uploads(morning.library, chance, where)
    const school = new School({ tenant, pupils: morning.pupils, stripe, chance, where })
    load.start(4)
    const day = Promise.allSettled([school.run(), uploads.bring(uploadsADay)])
    const counts = await breakThings(
      { chance: new Chance(seed), servers, database, wire, slowDisk, clockFile, losses },
      seconds,
    )
    school.close()
    await load.stop()
    const refused = (await day).flatMap(part => (part.status === 'rejected' ? [String(part.reason)] : []))
    await owner.connect()
    const mails = mail.received
    const judged = await judge({ owner, school, tenant, load, payers, uploads, dataDir, mails })
    const violations = [...refused, ...judged]
    const answers = [...school.answered.values()].reduce((sum, count) => sum + count, 0)
    say(
      `seed ${seed}: ${JSON.stringify(counts)}; ${answers} answers, ${load.tally.done} paid calls, ${uploads.ended} uploads, ${school.invited.length} invitations, ${school.bought} credits; ${violations.length} violations`,
    )
    for (const violation of violations) say(`  ${violation}`)
    if (violations.length > 0) await keepTraces(seed, database, lines)
    return violations.map(violation => `seed ${seed}: ${violation}`)
  } finally {
    await Promise.all(servers.map(server => server.close()))
    await owner.end().catch(() => undefined)
    wire.close()
    await stripe.stop()
    await mail.close()
    await database.stop()
    await slowDisk?.remove()
  }
}

const inTheMorning = (payer: Payer): Payer => ({ ...payer, heads: [] })

/** Keeps the logs of the servers and the database of a day with violations. */
async function keepTraces(seed: number, { folder }: FaultyDatabase, lines: readonly string[]) {
  const to = await mkdtemp(join(tmpdir(), `learn-day-${seed}-`))
  await writeFile(join(to, 'servers.log'), lines.join('\n'))
  const { data } = await placeForCluster(folder)
  await cp(join(data, 'server.log'), join(to, 'database.log'))
}

interface Breakable {
  readonly chance: Chance
  readonly servers: readonly FaultyServer[]
  readonly database: FaultyDatabase
  readonly wire: Wire
  readonly slowDisk: SlowDisk | undefined
  readonly clockFile: string
  readonly losses: Losses
}

/** The possible faults, weighted by how often they happen. */
function faultsOf({ chance, servers, database, wire, slowDisk, clockFile, losses }: Breakable) {
  const any = () => servers[chance.whole(0, servers.length - 1)]
  const faults: Record<string, [weight: number, strike: () => Promise<unknown> | undefined]> = {
    'server killed': [5, () => any()?.kill(losses)],
    'server frozen': [3, () => any()?.stall(chance, chance.whole(300, 3_000), losses)],
    'server out of memory': [1, () => any()?.exhaust(losses)],
    'database killed': [2, () => database.kill()],
    'database process killed': [
      1,
      () => database.killOneProcess(pids => pids[chance.whole(0, pids.length - 1)]),
    ],
    'database frozen': [2, () => database.freeze(chance.whole(200, 2_000))],
    'connections cut': [3, async () => wire.cut()],
    'connections slow': [2, () => wire.slow(chance.whole(5, 50), chance.whole(500, 2_000))],
    'clock jumped': [2, () => writeFile(clockFile, String(chance.whole(-20, 20) * 60_000))],
    ...(slowDisk && {
      'disk slow': [2, () => slowDisk.slow(chance.whole(10, 80), chance.whole(500, 2_000))],
    }),
    ...(database.hasOwnDisk && { 'disk full': [1, () => database.fill(chance.whole(300, 1_500))] }),
  }
  return Object.entries(faults).flatMap(([name, [weight, strike]]) =>
    Array.from({ length: weight }, () => ({ name, strike })),
  )
}

async function breakThings(breakable: Breakable, seconds: number): Promise<Record<string, number>> {
  const { chance, servers, database, clockFile } = breakable
  const faults = faultsOf(breakable)
  const counts: Record<string, number> = {}
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    await sleep(chance.whole(50, 1_200))
    const fault = faults[chance.whole(0, faults.length - 1)]
    if (!fault) continue
    counts[fault.name] = (counts[fault.name] ?? 0) + 1
    await fault.strike()
  }
  await writeFile(clockFile, '0')
  await database.untilItAnswers()
  await Promise.all(servers.map(server => server.ready()))
  return counts
}
