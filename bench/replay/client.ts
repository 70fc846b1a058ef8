import type { Job } from '@learn/contract/jobs'
import type { LearnPolicyReplay } from '@learn/contract/learn/replays/outcome'
import type pg from 'pg'
import { keyFor, seedOrganizations } from '../seed.ts'

/** An organization, and a key that can request replays of its log. */
export interface ReplayCaller {
  readonly organizationId: string
  readonly key: string
}

/** Creates an empty organization with credits, and a key for it. */
export async function makeAsker(owner: pg.Client, credits: number): Promise<ReplayCaller> {
  const { rows } = await owner.query<{ id: string; userId: string }>(
    'select id, created_by_user_id as "userId" from api_keys',
  )
  const { id: keyId, userId } = rows[0] ?? { id: '', userId: '' }
  const [organizationId = ''] = await seedOrganizations(owner, { count: 1, keyId, reached: 0 })
  const scopes = ['learn:read', 'learn:write', 'jobs:read', 'paid', 'billing:read']
  const { secret } = await keyFor(owner, organizationId, userId, scopes)
  await owner.query(
    `select grant_credits(uuidv7(), $1, 'operator', 30, $2, null, null, now() - interval '1 day')`,
    [organizationId, credits],
  )
  return { organizationId, key: secret }
}

const policy = { kind: 'shipped', temperature: 0.16 }

/** Requests a replay with another policy. */
export async function askForReplay(url: string, { organizationId, key }: ReplayCaller): Promise<Job> {
  return await call<Job>(url, key, '/v1/learn/policy/replays', { organizationId, policy })
}

/** Waits until the job has ended in any way, which closes its event stream. */
export async function waitUntilEnded(
  url: string,
  { key }: ReplayCaller,
  { id }: Pick<Job, 'id'>,
): Promise<void> {
  const response = await fetch(`${url}/v1/jobs/${id}/events`, { headers: bearer(key) })
  await response.text()
}

export const replayOf = (url: string, { key }: ReplayCaller, { id }: Pick<Job, 'id'>) =>
  call<LearnPolicyReplay>(url, key, `/v1/learn/policy/replays/${id}`)

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

async function call<Answer>(url: string, key: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    headers: { ...bearer(key), 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answer // Safe: the operation declares this response.
}
