import { topics } from '@learn/content'
import { Random } from '@learn/content/random'
import type { Attempt } from '@learn/learning'
import { packMarks } from '@learn/learning/marks'
import { pack, rebuild } from '@learn/learning/projection'
import type pg from 'pg'
import { model } from '../server/learn/knowledge/model.ts'
import { bar } from './bars.ts'
import { cycleRequests, repeatRequest, sampleInTurn } from './decisions/cost.ts'
import { seedStudents } from './decisions/seed.ts'
import { get } from './load.ts'
import { startDatabase, startServer } from './processes.ts'
import { keyFor, seedOrganizations, settle } from './seed.ts'

const few = 10
export const many = 300
/** Together they have more children than the server keeps rows of, so that each look at one is a first look. */
const strangers = 40
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
    const [small = '', large = '', ...others] = await seedOrganizations(owner, {
      count: 100,
      keyId,
      reached: 100,
    })
    const requestFor = async (organizationId: string) => {
      const { secret } = await keyFor(owner, organizationId, userId, ['learn:read'])
      return get(`/v1/learn/groups/overview?organizationId=${organizationId}`, secret)
    }
    await seedGroup(owner, small, few)
    await seedGroup(owner, large, many)
    const unseen: string[] = []
    for (const id of others.slice(0, strangers)) {
      await copyGroup(owner, large, id)
      unseen.push(await requestFor(id))
    }
    await settle(owner)
    const cost = await sampleInTurn({
      'overview of 10 children': repeatRequest(server, owner, await requestFor(small)),
      'overview of 300 children': repeatRequest(server, owner, await requestFor(large)),
      'first overview of 300 children': cycleRequests(server, owner, unseen),
      'page of 25 organizations': repeatRequest(server, owner, get('/v1/organizations', server.apiKey)),
    })
    const overview = cost['overview of 300 children']
    const page = cost['page of 25 organizations']
    console.log(`  ${topics.length} topics, each practised by every child`)
    console.log(
      `  a first look at 300 children: ${(cost['first overview of 300 children'] / page).toFixed(1)} times a page`,
    )
    bar('CPU of an overview of 300 children, against a page of organizations', overview / page, { most: 8 })
    bar('CPU of an overview of 300 children, against one of 10', overview / cost['overview of 10 children'], {
      most: many / few,
    })
  } finally {
    await server.stop()
    await database.stop()
  }
}

export async function seedGroup(owner: pg.Client, organizationId: string, children: number): Promise<void> {
  const random = new Random('groups')
  const { students } = await seedStudents(owner, organizationId, Array<number>(children).fill(0))
  for (const { id } of students) await seedPractice(owner, organizationId, id, random)
}

/** As many children, with the same answers. */
async function copyGroup(owner: pg.Client, from: string, to: string): Promise<void> {
  await seedStudents(owner, to, Array<number>(many).fill(0))
  for (const table of ['projections', 'topic_marks']) {
    const { rows } = await owner.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
        and attname not in ('student_id', 'organization_id')`,
      [table],
    )
    const columns = rows.map(({ name }) => name).join(', ')
    await owner.query(
      `insert into ${table} (student_id, organization_id, ${columns})
        select new.id, $2, ${columns} from (select id, row_number() over () as n from students where organization_id = $2) new
          join (select *, row_number() over () as n from ${table} where organization_id = $1) old using (n)`,
      [from, to],
    )
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
