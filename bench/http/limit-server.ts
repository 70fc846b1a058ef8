import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { uuidv7 } from '../../server/ids.ts'
import { invitationTokens } from '../../server/invitations/token.ts'
import { readKeys } from '../../server/operator/keys.ts'
import { deriveSecrets } from '../../server/secrets.ts'
import { encodeCursor } from '../../server/storage/cursor.ts'
import { parseTimestamp } from '../../server/storage/row-reader.ts'
import { benchSecret } from '../processes.ts'

/**
 * The least code that sends the same responses, as an upper limit: bare node:http and one named statement per response,
 * without authentication, tenants, validation, rate limit, log or metrics.
 */
const env = process.env as {
  DATABASE_URL: string
  PRINCIPAL: string
  USER_ID: string
  ORGANIZATION: string
  REACH: string
}
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.TIMESTAMPTZ) return parseTimestamp
    if (oid === pg.types.builtins.INT8) return Number
    return pg.types.getTypeParser(oid, format)
  },
}
const pool = new pg.Pool({
  connectionString: env.DATABASE_URL,
  max: 10,
  types,
  application_name: 'limit',
  idleTimeoutMillis: 0,
  options: '-c timezone=UTC',
})
const client = await pool.connect()
const { generations } = await readKeys(client, benchSecret)
client.release()
const secrets = deriveSecrets(benchSecret, undefined, generations)
const reach = `{${env.REACH}}`
const reached = env.REACH.split(',').length

const organizationColumns = `id, name, billing_email as "billingEmail", onboarding_data as "onboardingData",
  provider_customer_id as "providerCustomerId", provider_subscription_id as "providerSubscriptionId",
  provider_payment_method_id as "providerPaymentMethodId",
  provider_metered_subscription_item_id as "providerMeteredSubscriptionItemId",
  credits_balance as "creditsBalance", reserved_credits as "reservedCredits",
  auto_recharge_enabled as "autoRechargeEnabled", auto_recharge_threshold as "autoRechargeThreshold",
  auto_recharge_amount as "autoRechargeAmount", is_subscribed as "isSubscribed",
  subscription_status as "subscriptionStatus", subscription_plan as "subscriptionPlan",
  subscription_started_at as "subscriptionStartedAt", subscription_ends_at as "subscriptionEndsAt",
  subscription_current_period_end as "subscriptionCurrentPeriodEnd",
  created_at as "createdAt", updated_at as "updatedAt"`

const cursor = (
  operation: string,
  direction: 'forwards' | 'backwards',
  item: { createdAt: string; id: string },
) =>
  encodeCursor(secrets.cursor.current, [operation, env.PRINCIPAL, 'createdAt', true, '{}'].join('\n'), {
    direction,
    key: item.createdAt,
    id: item.id,
  })

async function organizations() {
  const { rows } = await pool.query({
    name: 'organizations',
    text: `select ${organizationColumns} from organizations where id = any ($1::uuid[])
      order by created_at desc, id desc limit 26`,
    values: [reach],
  })
  const data = rows.slice(0, 25)
  return {
    data,
    total: reached,
    nextCursor: cursor('organizations.listOrganizations', 'forwards', data[24]),
    prevCursor: null,
  }
}

async function invitations(query: URLSearchParams) {
  const { rows } = await pool.query({
    name: 'invitations',
    text: `select id, organization_id as "organizationId", email, role, status,
        invited_by_user_id as "invitedByUserId", token_seed, expires_at as "expiresAt",
        revoked_at as "revokedAt", revoked_by_user_id as "revokedByUserId", team_id as "teamId",
        membership_type as "membershipType", created_at as "createdAt",
        (select sum(count) from invitation_counts where organization_id = $1)::bigint as total
      from invitations where organization_id = $1 and (created_at, id) < ($2, $3)
      order by created_at desc, id desc limit 26`,
    values: [env.ORGANIZATION, query.get('key'), query.get('id')],
  })
  const page = rows.slice(0, 25)
  const tokens = invitationTokens(
    secrets.invitationToken.current,
    page.map(row => row.token_seed),
  )
  const data = page.map((row, index) => ({
    id: row.id,
    organizationId: row.organizationId,
    email: row.email,
    role: row.role,
    status: row.status,
    invitedByUserId: row.invitedByUserId,
    token: tokens[index],
    expiresAt: row.expiresAt,
    revokedAt: row.revokedAt,
    revokedByUserId: row.revokedByUserId,
    teamId: row.teamId,
    membershipType: row.membershipType,
    createdAt: row.createdAt,
  }))
  return {
    data,
    total: rows[0].total,
    nextCursor: cursor('organizations.listInvitations', 'forwards', page[24]),
    prevCursor: cursor('organizations.listInvitations', 'backwards', page[0]),
  }
}

async function createOrganization({ name }: { name: string }) {
  const now = new Date()
  const { rows } = await pool.query({
    name: 'create_organization',
    text: `with members as (
        insert into bare.memberships (id, principal_id, organization_id, role, created_at)
          values ($4, $6, $1, 'admin', $3), ($5, $7, $1, 'admin', $3)
      ), ${audited('$8', '$1', '$6', '$7', '$3')}
      insert into bare.organizations (id, name, created_at, updated_at) values ($1, $2, $3, $3)
        returning ${organizationColumns}`,
    values: [uuidv7(now), name, now, uuidv7(now), uuidv7(now), env.PRINCIPAL, env.USER_ID, uuidv7(now)],
  })
  return rows[0]
}

async function createTeam({ name, organizationId }: { name: string; organizationId: string }) {
  const now = new Date()
  const { rows } = await pool.query({
    name: 'create_team',
    text: `with ${audited('$5', '$1', '$6', '$7', '$4')}
      insert into bare.teams (id, organization_id, name, created_at, updated_at) values ($1, $2, $3, $4, $4)
        returning id, organization_id as "organizationId", name, 0 as "memberCount", created_at as "createdAt",
          updated_at as "updatedAt"`,
    values: [uuidv7(now), organizationId, name, now, uuidv7(now), env.PRINCIPAL, env.USER_ID],
  })
  return rows[0]
}

async function createAttempt({ decisionId, answer }: { decisionId: string; answer: string }) {
  const now = new Date()
  const { rows } = await pool.query({
    name: 'create_attempt',
    text: `with ${audited('$6', '$1', '$4', '$5', '$3')}
      insert into bare.learn_attempts (id, organization_id, student_id, number, session_id, decision_id, topic_id,
          question_id, difficulty, answer, is_right, score_before, score_after, answered_at, created_at)
        values ($1, $4, $4, 1, $4, $2, 'maths.place-value', 'maths.place-value/1/1', 0, $7, true, 0.5, 0.5, $3, $3)
        returning id, student_id as "studentId", session_id as "sessionId", decision_id as "decisionId",
          question_id as "questionId", topic_id as "topicId", answer, is_right as correct, answered_at as "answeredAt",
          created_at as "createdAt"`,
    values: [uuidv7(now), decisionId, now, env.PRINCIPAL, env.USER_ID, uuidv7(now), answer],
  })
  return rows[0]
}

/** Each statement also inserts the row of the audit event. */
const audited = (id: string, subject: string, principal: string, user: string, now: string) => `audited as (
    insert into bare.audit_events (id, organization_id, subject_id, principal_id, actor_kind, user_id, operation, address,
        request_id, created_at)
      values (${id}, ${subject}, ${subject}, ${principal}, 'key', ${user}, 'create', '127.0.0.1', 'none', ${now})
  )`

const creations = {
  '/v1/organizations': createOrganization,
  '/v1/teams': createTeam,
  '/v1/learn/attempts': createAttempt,
}

async function create(request: IncomingMessage): Promise<object> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const work = creations[request.url as keyof typeof creations] // Only the benchmark calls this.
  return await work(JSON.parse(Buffer.concat(chunks).toString()))
}

async function answer(request: IncomingMessage): Promise<object> {
  if (request.method === 'POST') return await create(request)
  if (request.url?.startsWith('/v1/organizations')) return await organizations()
  return await invitations(new URLSearchParams(request.url?.split('?')[1]))
}

const server = createServer(async (request, response) => {
  const body = JSON.stringify(await answer(request))
  response.writeHead(request.method === 'POST' ? 201 : 200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('SIGTERM', () => process.exit(0))
