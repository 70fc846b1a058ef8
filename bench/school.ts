import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '@learn/content/random'
import type pg from 'pg'
import { bar } from './bars.ts'
import {
  histories,
  type SeededStudent,
  seedAttempts,
  seedStudents,
  setCounts,
  tokenOf,
} from './decisions/seed.ts'
import { percentile } from './load.ts'
import { backends, cpuSeconds, type ServerProcess, startDatabase, startServer } from './processes.ts'
import { Pupil } from './school/pupil.ts'
import { seedOrganizations, settle } from './seed.ts'

const levels = [100, 500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000]
const mostChildren = levels.at(-1) ?? 0
const schools = 25
/** How many earlier answers each child has. */
const answersBefore = 60
const joinMilliseconds = 10
const settleMilliseconds = 45_000
const measureMilliseconds = 45_000
const longestStepMilliseconds = 500

/**
 * How many children can practise at once on this machine. They think about each question for 30 seconds on average, and the
 * server, PostgreSQL and all of these children share the machine. More children join until the p99 of a step is too long.
 */
export async function run(): Promise<void> {
  const database = await startDatabase()
  const server = await startServer(database.url)
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const leaving = new AbortController()
  const practising: Promise<void>[] = []
  try {
    const children = await seedSchools(database.owner)
    const steps: number[] = []
    let refused = 0
    const onStep = (status: number, milliseconds: number) => {
      if (status !== 201) refused++
      steps.push(milliseconds)
    }
    const figures: { level: number; p50: number; p99: number }[] = []
    for (const level of levels) {
      while (practising.length < level) {
        const child = children[practising.length]
        if (!child) throw new Error('there are not enough children')
        const pupil = new Pupil({ port: server.port, agent }, child, onStep)
        practising.push(pupil.practise(leaving.signal))
        await sleep(joinMilliseconds)
      }
      await Promise.race([sleep(settleMilliseconds), firstFailure(practising)])
      steps.length = 0
      const busy = await cpuOf(server, database.owner)
      await Promise.race([sleep(measureMilliseconds), firstFailure(practising)])
      const spent = (await cpuOf(server, database.owner)) - busy
      const sorted = steps.toSorted((one, other) => one - other)
      const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)]
      const perSecond = (sorted.length / measureMilliseconds) * 1_000
      console.log(
        `${level} children: ${perSecond.toFixed(0)} steps a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms; server and PostgreSQL used ${((spent / measureMilliseconds) * 1_000).toFixed(2)} processors`,
      )
      if (p99 >= longestStepMilliseconds) break
      figures.push({ level, p50, p99 })
    }
    const last = figures.at(-1)
    bar('children practising at once, with a p99 under 500 ms', last?.level ?? 0, { least: 1_500 })
    bar('p50 of a step with so many, against 100', (last?.p50 ?? Number.NaN) / (figures[0]?.p50 ?? 1), {
      most: 2,
    })
    bar('steps that failed', refused, { most: 0 })
  } finally {
    leaving.abort()
    await Promise.allSettled(practising)
    agent.destroy()
    await server.stop()
    await database.stop()
  }
}

/** No child stops without an error, so the first to end has failed. */
const firstFailure = (practising: readonly Promise<void>[]) => Promise.race(practising)

async function cpuOf({ process }: ServerProcess, owner: pg.Client): Promise<number> {
  return await cpuSeconds([process.pid ?? 0, ...(await backends(owner, 'learn'))])
}

/** Children of many organizations, each with some earlier answers and an access token. */
async function seedSchools(owner: pg.Client): Promise<(SeededStudent & { token: string })[]> {
  console.log(`Seeding ${mostChildren.toLocaleString('en')} children in ${schools} schools …`)
  const { rows } = await owner.query<{ id: string }>('select id from api_keys')
  const made = await seedOrganizations(owner, { count: schools, keyId: rows[0]?.id ?? '', reached: 0 })
  const ofASchool = Array<number>(mostChildren / schools).fill(answersBefore)
  const random = new Random('schools')
  const [history = []] = histories(answersBefore)
  const seeded: SeededStudent[][] = []
  await owner.query('begin')
  for (const id of made) {
    const organization = await seedStudents(owner, id, ofASchool)
    seeded.push([...organization.students])
    await owner.query('set local session_replication_role = replica')
    for (const student of organization.students)
      await seedAttempts(owner, organization, student, history, random)
    await owner.query('set local session_replication_role = origin')
  }
  await owner.query('set local session_replication_role = replica')
  await setCounts(owner)
  await owner.query('commit')
  await settle(owner)
  const children: (SeededStudent & { token: string })[] = []
  // One child of each school in turn, so that every level has children of all schools.
  for (let at = 0; at < ofASchool.length; at++)
    for (const students of seeded) {
      const student = students[at]
      if (student) children.push({ ...student, token: await tokenOf(owner, student.id) })
    }
  return children
}
