import { topics } from '@learn/content'
import { Random } from '@learn/content/random'
import type { Attempt } from '@learn/learning'
import { packMarks } from '@learn/learning/marks'
import { pack, rebuild } from '@learn/learning/projection'
import type pg from 'pg'
import { model } from '../server/learn/knowledge/model.ts'
import { bar } from './bars.ts'
import { repeatRequest, sampleInTurn } from './decisions/cost.ts'
import { seedStudents } from './decisions/seed.ts'
import { get } from './load.ts'
import { startDatabase, startServer } from './processes.ts'
import { keyFor, seedOrganizations, settle } from './seed.ts'

const sizes = { few: 10, many: 300 } as const
const answersInATopic = 12
const hour = 3_600_000

/** Compares the CPU of the overview of 300 children, who have practised every topic, with that of 10 and with a page. */
export async function run(): Promise<void> {
  const database = await startDatabase()
  const server = await startServer(database.url)
  const { owner } = database
  try {
    const { rows } = await owner.query<{ id: string; userId: string }>(
      'select id, created_by_user_id as "userId" from api_keys',
    )
    const { id: keyId, userId } = rows[0] ?? { id: '', userId: '' }
    const [few = '', many = ''] = await seedOrganizations(owner, { count: 100, keyId, reached: 100 })
    const random = new Random('groups')
    const sample = async (organizationId: string, children: number) => {
      const { students } = await seedStudents(owner, organizationId, Array<number>(children).fill(0))
      for (const { id } of students) await seedPractice(owner, organizationId, id, random)
      const { secret } = await keyFor(owner, organizationId, userId, ['learn:read'])
      return repeatRequest(
        server,
        owner,
        get(`/v1/learn/groups/overview?organizationId=${organizationId}`, secret),
      )
    }
    const page = repeatRequest(server, owner, get('/v1/organizations', server.apiKey))
    const samples = {
      [`overview of ${sizes.few} children`]: await sample(few, sizes.few),
      [`overview of ${sizes.many} children`]: await sample(many, sizes.many),
      'page of 25 organizations': page,
    }
    await settle(owner)
    const cost = await sampleInTurn(samples)
    const overview = cost[`overview of ${sizes.many} children`] ?? 0
    const small = cost[`overview of ${sizes.few} children`] ?? 0
    console.log(`  ${topics.length} topics, each practised by every child`)
    bar(
      'CPU of an overview of 300 children, against a page of organizations',
      overview / (cost['page of 25 organizations'] ?? 0),
      {
        most: 8,
      },
    )
    bar('CPU of an overview of 300 children, against one of 10', overview / small, {
      most: sizes.many / sizes.few,
    })
  } finally {
    await server.stop()
    await database.stop()
  }
}

/** Answers in every topic over the last two weeks, as stored after the last of them. */
async function seedPractice(
  owner: pg.Client,
  organizationId: string,
  studentId: string,
  random: Random,
): Promise<void> {
  const count = topics.length * answersInATopic
  const attempts = Array.from(
    { length: count },
    (_, n): Attempt => ({
      topicId: topics[n % topics.length]?.id ?? '',
      difficulty: random.int(-10, 10) / 10,
      right: random.chance(0.7),
      at: Date.now() - (count - n) * 0.25 * hour,
    }),
  )
  const known = rebuild(model, attempts)
  await owner.query(
    `with projected as (
      insert into projections (student_id, organization_id, model_version, attempts, as_of, state)
        values ($1, $2, $3, $4, now(), $5)
    )
    insert into topic_marks (student_id, organization_id, model_version, attempts, marks, week, answers,
        right_answers, answers_before)
      values ($1, $2, $3, $4, $6, date_trunc('week', now())::date, 120, 90, 100)`,
    [
      studentId,
      organizationId,
      model.version,
      known.attempts,
      Buffer.from(pack(known)),
      Buffer.from(packMarks(model, known)),
    ],
  )
}
