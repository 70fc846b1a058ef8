import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Day as JudgedDay, judge, settle } from '../platform/judge.ts'
import * as breaks from './breaks.ts'
import { Day } from './day.ts'
import { Findings, secondsOf } from './findings.ts'
import { type Installation, install, keepLogs } from './installation.ts'
import { lookUp } from './losses.ts'
import { installPackages } from './packages.ts'
import { Pulse } from './pulse.ts'
import { countAnswered, restartAll } from './rolling.ts'

export interface ClusterOptions {
  /** How often the primary is killed. There are as many switchovers and rolling restarts, but at most ten. */
  readonly times: number
  /** The control run: no commit waits for a standby, so writes must get lost. */
  readonly asynchronous: boolean
  readonly seed: number
  readonly say: (line: string) => void
}

export interface ClusterReport {
  readonly figures: Readonly<Record<string, number>>
  readonly violations: readonly string[]
}

const most = { killSeconds: 25, switchoverSeconds: 5 }
const mostRounds = 10
const limit = { requests: 300, tolerance: 15 }

/** Builds the reference set-up on this machine, runs a school's day on it, and breaks it. */
export async function clusterFaults(options: ClusterOptions): Promise<ClusterReport> {
  installPackages(options.say)
  const installation = await install(options.say)
  try {
    options.say('The cluster is running.')
    const report = await (options.asynchronous ? loseOnPurpose : breakAll)(installation, options)
    if (report.violations.length > 0) options.say(`Logs: ${await keepLogs(installation)}`)
    return report
  } catch (error) {
    options.say(`Logs: ${await keepLogs(installation)}`)
    throw error
  } finally {
    await installation.close()
  }
}

async function breakAll(installation: Installation, options: ClusterOptions): Promise<ClusterReport> {
  const day = new Day(installation, options.seed)
  const findings = new Findings(day, options.say)
  await breakDatabase(day, findings, options)
  await restartServers(day, findings, options)
  findings.violations.push(...(await day.end()), ...(await judgeDay(installation, day)))
  const answered = await countAnswered(installation, limit.requests)
  findings.add(`answered with a limit of ${limit.requests}`, answered)
  if (Math.abs(answered - limit.requests) > limit.tolerance)
    findings.violations.push(`with a limit of ${limit.requests}, ${answered} requests were answered`)
  return findings
}

async function breakDatabase(day: Day, findings: Findings, { times, say }: ClusterOptions): Promise<void> {
  for (let kill = 0; kill < times; kill++) {
    const loss = breaks.losses[kill % breaks.losses.length] ?? 'plain'
    await findings.pause(`primary lost, ${loss}`, () => breaks.losePrimary(day, loss, say), most.killSeconds)
  }
  for (let round = 0; round < Math.min(times, mostRounds); round++)
    await findings.pause('switchover', () => breaks.switchOver(day, say), most.switchoverSeconds)
  await findings.pause('standby frozen', () => breaks.freezeStandby(day))
  await findings.pause('disk of the standby full', () => breaks.fillStandby(day))
  await findings.pause('etcd away', () => breaks.loseEtcd(day))
  await findings.pause('server killed', () => breaks.killServer(day))
  await findings.watch('a standby promoted by hand', () => breaks.promotePretender(day))
  await findings.watch('the Patroni of the primary hangs', () => breaks.hangPatroni(day))
  await findings.watch('only a standby that is behind is left', () => breaks.leaveTheOneBehind(day))
}

async function restartServers(day: Day, findings: Findings, { times, say }: ClusterOptions): Promise<void> {
  for (let round = 0; round < Math.min(times, mostRounds); round++) {
    const { answered, failures } = await restartAll(day.installation)
    findings.add('requests during rolling restarts', answered)
    findings.add('of them failed', failures.length)
    findings.violations.push(...failures.map(failure => `rolling restart: ${failure}`))
    say(`rolling restart: ${answered} requests answered, ${failures.length} failed`)
  }
}

/** Once no work is in progress, compares everything. */
async function judgeDay(installation: Installation, day: Day): Promise<string[]> {
  const { database, people, dataDir, clockFile, lines } = installation
  const { load, payers, uploads, school, mailbox, strikes } = day
  const owner = database()
  await owner.connect()
  try {
    await settle(owner, milliseconds => writeFile(clockFile, String(milliseconds)))
    const things = { load, payers, uploads, school, mailbox, strikes, dataDir, lines }
    const judged: JudgedDay = { ...things, owner, tenant: people.tenant }
    return [...(await judge(judged)), ...load.violations]
  } finally {
    await owner.end()
  }
}

const controlPulseMilliseconds = 60

/** The same loss as in the real run, but no commit waits for a standby: the check must find lost writes. */
async function loseOnPurpose(installation: Installation, options: ClusterOptions): Promise<ClusterReport> {
  const { cluster, balancer, people } = installation
  const { primary } = await cluster.whole()
  const told = await primary.tell('PATCH', '/config', { synchronous_mode: false })
  if (told?.status !== 200) throw new Error(`Patroni refused the configuration: ${told?.body}`)
  while ((await cluster.members()).some(({ role }) => role === 'sync_standby')) await sleep(200)
  const pulse = new Pulse({
    url: balancer.url,
    tenant: people.office,
    everyMilliseconds: controlPulseMilliseconds,
  })
  let [acknowledged, lost] = [0, 0]
  for (let kill = 0; kill < options.times; kill++) {
    const loss = 'after its network was cut'
    const pause = await breaks.losePrimary({ installation, pulse }, loss, options.say, false)
    const found = await lookUp(installation, { teams: pulse.writes.map(({ id }) => id) })
    acknowledged = found.acknowledged
    lost = found.lost
    options.say(
      `primary lost, without synchronous commits: ${secondsOf(pause)} s; ${acknowledged} writes acknowledged, ${lost} lost`,
    )
  }
  await pulse.stop()
  const violations = lost > 0 ? [] : ['the control run lost nothing, so the check can’t find losses']
  return { figures: { 'acknowledged writes': acknowledged, 'lost, as expected': lost }, violations }
}
