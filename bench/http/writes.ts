import { makeQuestion, parseQuestionId } from '@learn/content'
import type { LearnNextStep } from '@learn/contract/learn/decisions'
import type pg from 'pg'
import { bar } from '../bars.ts'
import { seedStudents, tokenOf } from '../decisions/seed.ts'
import { send } from '../load.ts'
import type { ServerProcess } from '../processes.ts'
import { keyFor } from '../seed.ts'
import { compare, type Listener, type Side } from './compare.ts'

const most = 4
const people = 100
const children = 48
/** So that one caller stays below 1,000 organizations in all slices. */
const fewest = 50

interface Parts {
  readonly owner: pg.Client
  readonly server: ServerProcess
  readonly limit: Listener
  readonly organizationId: string
  readonly userId: string
}

/** Compares changes with one statement that inserts the same rows into bare tables. */
export async function measureWrites(parts: Parts): Promise<void> {
  const { owner, organizationId, userId } = parts
  const name = 'Made by a benchmark'
  const create = (key: string) => send('POST', '/v1/organizations', key, { name })
  const [alone = '', ...keys] = await keysOfPeople(owner, organizationId)
  let next = 0
  await measure(parts, 'create organization', { request: () => create(keys[next++ % keys.length] ?? '') })
  await measure(parts, 'create organization, all by one caller', {
    request: () => create(alone),
    most: fewest,
    warmingSlices: 2,
  })
  const { secret } = await keyFor(owner, organizationId, userId, ['teams:write'])
  const team = send('POST', '/v1/teams', secret, { organizationId, name })
  await measure(parts, 'create team', { request: () => team })
  // It also grades the answer and updates the mastery, so its figure is only stated.
  await measure(
    parts,
    'create attempt',
    { ...(await answersOfChildren(parts)), most: children, warmingSlices: 40 },
    {},
  )
}

async function measure(
  { owner, server, limit }: Parts,
  name: string,
  { prepare, ...requests }: Pick<Side, 'request' | 'most' | 'warmingSlices' | 'prepare'>,
  bounds: { most?: number } = { most },
): Promise<void> {
  const ours: Side = { listener: server, application: 'learn', ...requests, ...(prepare && { prepare }) }
  const theirs: Side = { listener: limit, application: 'limit', ...requests }
  const { whole } = await compare(name, { ours, theirs }, owner)
  bar(`CPU with PostgreSQL, ${name}, against one bare insert`, 1 / whole, bounds, ' times')
}

/** Keys that act for a person each, because nobody may belong to more than 1,000 organizations. */
async function keysOfPeople(owner: pg.Client, organizationId: string): Promise<string[]> {
  const keys: string[] = []
  for (let at = 0; at < people; at++) {
    const { rows } = await owner.query<{ id: string }>(
      `with person as (
        insert into users (id, email, created_at) values (uuidv7(), $2, now()) returning id
      )
      insert into memberships (id, principal_id, organization_id, role, created_at)
        select uuidv7(), id, $1, 'admin', now() from person returning principal_id as id`,
      [organizationId, `person${at}@example.org`],
    )
    const { secret } = await keyFor(owner, organizationId, rows[0]?.id ?? '', ['organizations:write'])
    keys.push(secret)
  }
  return keys
}

/** Gives right answers to new questions. `prepare` makes the next question for each child. */
async function answersOfChildren({ owner, server, organizationId }: Parts) {
  const { students } = await seedStudents(owner, organizationId, Array<number>(children).fill(0))
  const learners = await Promise.all(
    students.map(async ({ id }) => {
      const token = await tokenOf(owner, id)
      const session = { studentId: id, sessionType: 'practice' }
      const { id: sessionId } = await call<{ id: string }>(server, '/v1/learn/sessions', token, session)
      return { token, sessionId }
    }),
  )
  let answers: string[] = []
  const prepare = async () => {
    answers = []
    for (const { token, sessionId } of learners) {
      const path = `/v1/learn/sessions/${sessionId}/decisions`
      let step = await call<LearnNextStep>(server, path, token, {})
      while (!step.question) step = await call<LearnNextStep>(server, path, token, {})
      answers.push(answerTo(step, token))
    }
  }
  let next = 0
  return { prepare, request: () => answers[next++ % answers.length] ?? '' }
}

function answerTo({ decision, question }: LearnNextStep, token: string): string {
  const reference = parseQuestionId(question?.questionId ?? '')
  const answer = reference && makeQuestion(reference)?.answer
  return send('POST', '/v1/learn/attempts', token, { decisionId: decision.id, answer })
}

async function call<Answer>(
  server: ServerProcess,
  path: string,
  token: string,
  input: object,
): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (response.status !== 201) throw new Error(await response.text())
  return (await response.json()) as Answer // The server checks its own answers against the contract.
}
