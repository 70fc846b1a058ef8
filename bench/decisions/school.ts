import { Random } from '@learn/content/random'
import type pg from 'pg'
import { type BenchDatabase, type ServerProcess, startDatabase, startServer } from '../processes.ts'
import { keyFor, seedOrganizations, settle } from '../seed.ts'
import type { HistoryAnswer } from './history.ts'
import * as seed from './seed.ts'

const longest = 10_000
/** How many children have each kind of history. */
const ofAKind = 40
const organizations = 100

/** A server with a million answers in its database, and the decision behind each. */
export interface School {
  readonly database: BenchDatabase
  readonly server: ServerProcess
  /** An organization with a million decisions, and one with a thousand. */
  readonly large: Branch
  readonly small: Branch
  /** Children of the large one with 100 answers, with 100 answers in 100 topics, and with 10,000 answers. */
  readonly beginners: readonly seed.SeededStudent[]
  readonly tasters: readonly seed.SeededStudent[]
  readonly veterans: readonly seed.SeededStudent[]
  close(): Promise<void>
}

export interface Branch extends seed.SeededOrganization {
  readonly key: string
}

export async function openSchool(): Promise<School> {
  const database = await startDatabase()
  const server = await startServer(database.url)
  const close = async () => {
    await server.stop()
    await database.stop()
  }
  try {
    return { database, server, ...(await fill(database.owner, server)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function fill(owner: pg.Client, server: ServerProcess) {
  console.log('Seeding 1,000,000 attempts of 721 students, with their decisions …')
  const { rows } = await owner.query<{ id: string; userId: string }>(
    'select id, created_by_user_id as "userId" from api_keys',
  )
  const { id: keyId, userId } = rows[0] ?? { id: '', userId: '' }
  const made = await seedOrganizations(owner, { count: organizations, keyId, reached: organizations })
  const branch = async (id: string, kinds: readonly number[][]) => {
    const { students } = await seed.seedStudents(owner, id, kinds.flat())
    const { secret } = await keyFor(owner, id, userId, ['learn:read', 'learn:write'])
    return { id, students, key: secret }
  }
  const repeat = (count: number, attempts: number) => Array<number>(count).fill(attempts)
  const kinds = [repeat(ofAKind, 100), repeat(ofAKind, 100), repeat(ofAKind, longest), repeat(591, 1_000)]
  const large = await branch(made[0] ?? '', kinds)
  const small = await branch(made[1] ?? '', [repeat(10, 100)])
  const kind = (at: number) => large.students.slice(at * ofAKind, (at + 1) * ofAKind)
  const [beginners, tasters, veterans] = [kind(0), kind(1), kind(2)]
  const histories = seed.histories(longest)
  const historyOf = (student: seed.SeededStudent, at: number): HistoryAnswer[] => {
    const history = histories[at % histories.length] ?? []
    return tasters.includes(student) ? seed.roundOfTopics(history) : history
  }
  const random = new Random('school')
  // Triggers would look for rows that don't exist yet, and count one by one.
  await owner.query('set session_replication_role = replica')
  await seed.withoutIndexes(owner, 'learn_attempts', async () => {
    for (const organization of [large, small])
      for (const [at, student] of organization.students.entries())
        await seed.seedAttempts(owner, organization, student, historyOf(student, at), random)
  })
  await seed.setCounts(owner)
  await settle(owner)
  const template = await firstDecision(server, large.key, large.students.at(-1)?.id ?? '')
  await seed.withoutIndexes(owner, 'learn_decisions', () => seed.seedDecisions(owner, template))
  await seed.setCounts(owner)
  await owner.query('set session_replication_role = origin')
  await settle(owner)
  return { large, small, beginners, tasters, veterans }
}

/** A real decision. Its record and view are copied to the others. */
export async function firstDecision(
  { port }: Pick<ServerProcess, 'port'>,
  key: string,
  studentId: string,
): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.status !== 201) throw new Error(await response.text())
    return await response.json()
  }
  const { id } = (await post('/v1/learn/sessions', { studentId, sessionType: 'practice' })) as { id: string }
  const { decision } = (await post(`/v1/learn/sessions/${id}/decisions`, {})) as { decision: { id: string } }
  return decision.id
}
