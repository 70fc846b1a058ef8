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
import { type Breakable, breakThings, leftOut } from './faults.ts'
import { type Day, judge, settle } from './judge.ts'
import { Mailbox } from './mailbox.ts'
import { repeatsOf } from './mails.ts'
import { type Morning, urlOf } from './morning.ts'
import { School } from './school.ts'
import { settingsOf } from './settings.ts'
import { makeSlowDisk } from './slow-disk.ts'
import { Wire } from './wire.ts'

export interface PlatformOptions {
  readonly seed: number
  /** How long people work while things break. */
  readonly seconds: number
  /** Nothing breaks, and the day ends as soon as everybody has done something. */
  readonly quiet?: boolean
  readonly say: (line: string) => void
}

export interface DayReport {
  readonly violations: readonly string[]
  /** How often each fault struck. */
  readonly faults: Readonly<Record<string, number>>
  readonly figures: Readonly<Record<string, number>>
  readonly leftOut: readonly string[]
}

const unusual: TestOptions = {
  jobTimes: { beatMilliseconds: 250, superviseMilliseconds: 500, pollSeconds: 0.5 },
  sweepTimes: { everyMilliseconds: 500, silentMilliseconds: 5_000 },
  reservationMilliseconds: 4_000,
}
const uploadsADay = 12
const heapMegabytes = 200

/**
 * A school's day in miniature, while servers, database, disk, network, clock and memory fail. `alsoDo` sees the day after it was
 * judged, before everything is stopped.
 */
export async function platformFaults(
  morning: Morning,
  { seed, seconds, quiet = false, say }: PlatformOptions,
  alsoDo?: (day: Day) => Promise<void>,
): Promise<DayReport> {
  const building = await build(morning, seed)
  const { servers, database, owner, lines } = building
  try {
    await Promise.all(servers.map(server => server.ready()))
    const { day, refused } = await live(morning, building, quiet ? undefined : seconds)
    const ended = servers.flatMap(({ ownEnds }) => ownEnds.map(how => `a server ended by itself: ${how}`))
    const violations = [...refused, ...ended, ...(await judge(day))]
    const report = { violations, ...countsOf(day), leftOut: leftOut(building) }
    say(`seed ${seed}: ${listed(report.faults)}; ${listed(report.figures)}; ${violations.length} violations`)
    for (const violation of violations) say(`  ${violation}`)
    if (violations.length > 0) say(`  traces: ${await keepTraces(seed, database, lines)}`)
    await alsoDo?.(day)
    return { ...report, violations: violations.map(violation => `seed ${seed}: ${violation}`) }
  } finally {
    await Promise.all(servers.map(server => server.close()))
    await owner.end().catch(() => undefined)
    await building.close()
  }
}

const listed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')

/** The servers and everything around them, with breakable networks in between. */
async function build(morning: Morning, seed: number) {
  const slowDisk = await makeSlowDisk(morning.folder)
  const database = await FaultyDatabase.start(morning.cluster, slowDisk)
  const mail = await startMailServer()
  const stripe = await StripeSimulator.start()
  const local = (port: number) => ({ port, host: '127.0.0.1' })
  const wires = {
    database: [await Wire.lay(local(database.port))],
    mail: [await Wire.lay(local(mail.port))],
    payments: [await Wire.lay(local(Number(new URL(stripe.url).port)))],
  } as const
  const dataDir = join(database.folder, 'files')
  await mkdir(dataDir)
  const clockFile = join(morning.folder, 'clock')
  await writeFile(clockFile, '0')
  const env = {
    ...settingsOf({
      databaseUrl: urlOf(morning, wires.database[0].port),
      dataDir,
      mailPort: wires.mail[0].port,
      paymentsPort: wires.payments[0].port,
      stripe,
    }),
    LEARN_TRIAL_CLOCK: clockFile,
    NODE_COMPILE_CACHE: join(morning.program, '../compiled'),
  }
  const lines: string[] = []
  const program = [`--max-old-space-size=${heapMegabytes}`, morning.program]
  const servers = [
    new FaultyServer(env, unusual, lines, program),
    new FaultyServer(env, unusual, lines, program),
  ] as const
  const front = (server: FaultyServer) =>
    Wire.lay(() => local(Number(new URL(server.url ?? 'http://127.0.0.1:9').port)))
  const clients = [await front(servers[0]), await front(servers[1])] as const
  const owner = new pg.Client({ connectionString: urlOf(morning, database.port) })
  owner.on('error', () => undefined)
  const losses: Losses = { kills: 0, killsAtStart: 0, stalls: 0 }
  const close = async () => {
    for (const wire of Object.values(allWires).flat()) wire.close()
    await stripe.stop()
    await mail.close()
    await database.stop()
    await slowDisk?.remove()
  }
  const allWires = { ...wires, clients }
  const breakable: Breakable = { seed, servers, database, wires: allWires, slowDisk, clockFile, losses }
  return { ...breakable, mail, stripe, dataDir, lines, owner, close }
}

type Building = Awaited<ReturnType<typeof build>>

/** People work while things break. Afterwards everything is repaired, and whatever was begun comes to its end. */
async function live(morning: Morning, building: Building, seconds: number | undefined) {
  const { seed, servers, wires, stripe, mail, owner, clockFile } = building
  const { tenant, pupils } = morning
  const chance = new Chance(seed, 'where')
  const where = async () => {
    const order = chance.happens(0.5) ? [0, 1] : [1, 0]
    const at = await Promise.race(order.map(at => servers[at]?.ready().then(() => at)))
    return `http://127.0.0.1:${wires.clients[at ?? 0]?.port}`
  }
  const [first, ...others] = morning.payers
  const payers: [Payer, ...Payer[]] = [inTheMorning(first), ...others.map(inTheMorning)]
  const load = new Load({ payers, seed, where })
  const uploads = new Uploads({ tenant: morning.library, seed, where })
  const mailbox = new Mailbox(mail.received)
  const school = new School({ tenant, pupils, stripe, mailbox, seed, where })
  load.start(4)
  const uploading = uploads.bring(uploadsADay).then(
    () => [],
    error => [String(error)],
  )
  const all = Promise.all([school.run(), uploading])
  const strikes =
    seconds === undefined ? [] : await breakThings(building, seconds, () => isEnough(school, load))
  if (seconds === undefined) await untilAllDidSomething(school, load)
  school.close()
  await load.stop()
  const refused = (await all).flat()
  await owner.connect()
  await settle(owner, milliseconds => writeFile(clockFile, String(milliseconds)))
  const { dataDir, lines } = building
  const day: Day = { owner, school, tenant, load, payers, uploads, dataDir, mailbox, strikes, lines }
  return { day, refused }
}

const isEnough = ({ answered }: School, { tally }: Load) =>
  tally.done >= 10 && [...answered.values()].flat().length >= 10

const longestQuietDay = 120_000

async function untilAllDidSomething(school: School, { tally }: Load): Promise<void> {
  for (let waited = 0; waited < longestQuietDay; waited += 50) {
    const { answered, grownUps, bought } = school
    const areAllThere = answered.size > 0 && grownUps.joined.size > 0 && grownUps.invited.length > 2
    if (areAllThere && bought > 0 && tally.done > 20) return
    await sleep(50)
  }
}

const inTheMorning = (payer: Payer): Payer => ({ ...payer, heads: [] })

function countsOf({ strikes, school, load, uploads, mailbox }: Day) {
  const faults: Record<string, number> = {}
  for (const { name } of strikes) faults[name] = (faults[name] ?? 0) + 1
  const { grownUps } = school
  const figures = {
    answers: [...school.answered.values()].reduce((sum, ids) => sum + ids.length, 0),
    'paid calls': load.tally.done,
    uploads: uploads.ended,
    invitations: grownUps.invited.length,
    'guests who joined': grownUps.joined.size,
    'sign-ins with a PIN': school.signIns,
    'sign-ins with a code': grownUps.browsers.reduce((sum, { tally }) => sum + tally.signedIn, 0),
    'credits bought': school.bought,
    emails: mailbox.letters.length,
    'emails that came twice': repeatsOf(mailbox, strikes).length,
  }
  return { faults, figures }
}

/** What the servers and the database logged on a day that went wrong. */
async function keepTraces(
  seed: number,
  { folder }: FaultyDatabase,
  lines: readonly string[],
): Promise<string> {
  const to = await mkdtemp(join(tmpdir(), `learn-day-${seed}-`))
  await writeFile(join(to, 'servers.log'), lines.join('\n'))
  const { data } = await placeForCluster(folder)
  await cp(join(data, 'server.log'), join(to, 'database.log'))
  return to
}
