import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { contract, type OperationId, operations } from '@learn/contract'
import type { ErrorKind } from '@learn/contract/errors'
import {
  type CallerKind,
  isPaged,
  type Operation,
  type Role,
  roles,
  type Scope,
  type Subject,
  scopes,
} from '@learn/contract/operation'
import { defaultPageSize } from '@learn/contract/values'
import { makeApiKey } from '../server/identity/api-key.ts'
import { requestOf } from './support/client.ts'
import { withStripe } from './support/money.ts'
import { inputs } from './support/operation-inputs.ts'
import { organizationRows } from './support/organization-rows.ts'
import { type PopulatedTenant, populate, traces } from './support/populated-tenant.ts'
import { StripeSimulator } from './support/stripe-simulator.ts'
import { trialUnusual } from './support/trial.ts'
import { World } from './support/world.ts'

const stripe = await StripeSimulator.start()
const world = await World.create(withStripe(stripe), undefined, trialUnusual)
after(async () => {
  await world.close()
  await stripe.stop()
})

const reason = 'unpaid since the eleventh'
const suspend = async (tenant: PopulatedTenant) => {
  await world.owner.query('update organizations set suspended_reason = $2 where id = $1', [
    tenant.organizationId,
    reason,
  ])
  return tenant
}

/** Calls that are refused share these two tenants. A call that changes something gets its own tenant. */
const open = await populate(world)
const suspended = await suspend(await populate(world))
const outsider = await world.tenant('Elsewhere')
const outsiderToken = await world.token(outsider.userId)

const lacking = new Map<string, string>()
for (const scope of scopes) {
  const others = scopes.filter(other => other !== scope)
  lacking.set(scope, await world.key(open, { scopes: others }))
}

/** A credential that ended after this server had cached it. */
async function ended(credential: string, end: (credential: string) => Promise<unknown>): Promise<string> {
  assert.equal((await world.call('identity.getCaller', credential, {})).status, 200)
  await end(credential)
  return credential
}
const revokedKey = await ended(await world.key(open), key => world.revoke(key))
const deletedToken = await ended(await world.token(open.admin.userId), () =>
  world.owner.query(
    'delete from access_tokens where principal_id = $1 and hash <> sha256(convert_to($2, $3))',
    [open.admin.userId, open.admin.token, 'UTF8'],
  ),
)
const expiredToken = await world.token(open.admin.userId, { expiresAt: new Date(Date.now() - 1_000) })
const mcpToken = await world.token(open.admin.userId, { audience: 'mcp' })

/** A caller, with everything that the declared answer depends on. */
interface Caller {
  /** How the call comes in, if not with a bearer token. */
  readonly door?: {
    readonly prefix: string
    readonly headers: (tenant: PopulatedTenant) => Record<string, string>
  }
  readonly token: (tenant: PopulatedTenant, scope: Scope) => string | undefined
  /** Not one of our pages, whatever its cookies. */
  readonly isElsewhere?: true
  /** Undefined if the credential is not valid. */
  readonly kind?: CallerKind
  /** In the tenant. */
  readonly role?: Role
  /** In another organization. */
  readonly roleElsewhere?: Role
  readonly lacksScope?: true
  readonly suspended?: true
  /** Traces that the response must not contain, even if the call succeeds. */
  readonly hidden: keyof typeof traces
}

const refused = { hidden: 'everything' } as const

const ownPage = { 'learn-web': '1', 'sec-fetch-site': 'same-origin' }
const sessionCookie = ({ session }: PopulatedTenant) => ({ cookie: `learn_session=${session.secret}` })
const childCookie = ({ student }: PopulatedTenant) => ({ cookie: `learn_child=${student.token}` })

/** A caller whose browser sends cookies, and no token. */
const inBrowser = (
  prefix: string,
  cookie: (tenant: PopulatedTenant) => Record<string, string>,
  more: Record<string, string> = ownPage,
) => ({
  token: () => undefined,
  door: { prefix, headers: (tenant: PopulatedTenant) => ({ ...cookie(tenant), ...more }) },
})
const callers: Record<string, Caller> = {
  'no token': { token: () => undefined, ...refused },
  'a malformed token': { token: tenant => tenant.key.slice(0, -1), ...refused },
  'an unknown key': { token: makeApiKey, ...refused },
  'an expired token': { token: () => expiredToken, ...refused },
  'a revoked key': { token: () => revokedKey, ...refused },
  'a deleted token': { token: () => deletedToken, ...refused },
  'the secret of a browser session': { token: ({ session }) => session.secret, ...refused },
  'a token for another part of the server': { token: () => mcpToken, ...refused },
  'a cookie instead of a token': {
    ...inBrowser('', tenant => ({
      cookie: `${sessionCookie(tenant).cookie}; ${childCookie(tenant).cookie}`,
    })),
    ...refused,
  },
  'a page without a cookie': { ...inBrowser('/web', () => ({})), ...refused },
  'a child’s page without a cookie': { ...inBrowser('/web/child', () => ({})), ...refused },
  'a child’s page with the cookie of a grown-up': { ...inBrowser('/web/child', sessionCookie), ...refused },
  'a grown-up’s page with the cookie of a child': { ...inBrowser('/web', childCookie), ...refused },
  'a page with a token in place of the cookie': {
    ...inBrowser('/web', ({ admin }) => ({ authorization: `Bearer ${admin.token}` })),
    ...refused,
  },
  'a page of another site, with the cookie': {
    ...inBrowser('/web', sessionCookie, { ...ownPage, 'sec-fetch-site': 'cross-site' }),
    isElsewhere: true,
    ...refused,
  },
  'a page of another origin, with the cookie, over plain http': {
    ...inBrowser('/web', sessionCookie, { 'learn-web': '1', origin: 'http://elsewhere.example' }),
    isElsewhere: true,
    ...refused,
  },
  'a page on a neighbouring host, with a child’s cookie': {
    ...inBrowser('/web/child', childCookie, { ...ownPage, 'sec-fetch-site': 'same-site' }),
    isElsewhere: true,
    ...refused,
  },
  'a link or form with the cookie': {
    ...inBrowser('/web', sessionCookie, { 'sec-fetch-site': 'same-origin' }),
    isElsewhere: true,
    ...refused,
  },
  'an administrator’s browser': {
    ...inBrowser('/web', sessionCookie),
    kind: 'user',
    role: 'admin',
    hidden: 'secrets',
  },
  'a student’s browser': {
    ...inBrowser('/web/child', childCookie),
    kind: 'student',
    role: 'member',
    hidden: 'ofSister',
  },
  'a key without the scope': {
    token: (_, scope) => lacking.get(scope),
    kind: 'key',
    role: 'admin',
    lacksScope: true,
    ...refused,
  },
  'a viewer': {
    token: ({ viewer }) => viewer.token,
    kind: 'user',
    role: 'viewer',
    hidden: 'ofTeams',
  },
  'a member': {
    token: ({ member }) => member.token,
    kind: 'user',
    role: 'member',
    hidden: 'ofTeams',
  },
  'an administrator': { token: ({ admin }) => admin.token, kind: 'user', role: 'admin', hidden: 'secrets' },
  'an administrator’s key': { token: ({ key }) => key, kind: 'key', role: 'admin', hidden: 'secrets' },
  'a client of the team': {
    token: ({ client }) => client.token,
    kind: 'user',
    role: 'member',
    hidden: 'ofOthers',
  },
  'a client of another team': {
    token: ({ otherClient }) => otherClient.token,
    kind: 'user',
    role: 'member',
    hidden: 'ofFamilies',
  },
  'the parent': { token: ({ parent }) => parent.token, kind: 'user', role: 'member', hidden: 'ofOthers' },
  'a student': {
    token: ({ student }) => student.token,
    kind: 'student',
    role: 'member',
    hidden: 'ofSister',
  },
  'a student’s sister': {
    token: ({ sister }) => sister.token,
    kind: 'student',
    role: 'member',
    hidden: 'ofBrother',
  },
  'an administrator of another organization': {
    token: () => outsiderToken,
    kind: 'user',
    roleElsewhere: 'admin',
    hidden: 'everything',
  },
  'the key of another organization': {
    token: () => outsider.key,
    kind: 'key',
    roleElsewhere: 'admin',
    hidden: 'everything',
  },
  'the person who was invited': {
    token: ({ invited }) => invited.token,
    kind: 'user',
    hidden: 'everythingElse',
  },
  'a member of a suspended organization': {
    token: ({ member }) => member.token,
    kind: 'user',
    role: 'member',
    suspended: true,
    hidden: 'ofTeams',
  },
  'an administrator of a suspended organization': {
    token: ({ admin }) => admin.token,
    kind: 'user',
    role: 'admin',
    suspended: true,
    hidden: 'secrets',
  },
  'the parent, while the organization is suspended': {
    token: ({ parent }) => parent.token,
    kind: 'user',
    role: 'member',
    suspended: true,
    hidden: 'ofOthers',
  },
}

type Answer = 'success' | ErrorKind

/** Answers that the declaration alone can't give: for personal records, and for faults that the function finds. */
const exceptions: Partial<Record<OperationId, (name: string) => Answer | undefined>> = {
  'identity.revokeGrant': ownedByAdministrator,
  'identity.revokeSession': ownedByAdministrator,
  'identity.closeAccount': confirmedByAdministrator,
  'organizations.lookUpInvitation': sentToAnotherAddress,
  'organizations.acceptInvitation': sentToAnotherAddress,
  'learn.completeLearnParentChildOnboarding': inOwnName,
  'learn.cancelLearnOnboarding': ofAnotherFamily,
  'learn.createLearnPaper': forSister,
  'learn.createLearnGroupAssignments': ofOwnStudents,
  'learn.createLearnSignInCards': ofGuardedStudents,
  'learn.updateLearnNote': forAuthors,
  'learn.deleteLearnNote': forAuthors,
  'learn.resetLearnStudentPin': forGuardians,
  'learn.updateLearnConsent': forGuardians,
  'learn.exportLearnStudent': forGuardians,
  'learn.eraseLearnStudent': forGuardians,
  'learn.updateLearnStudentUsername': forGuardians,
  'learn.getLearnStudentErasure': forGuardians,
  'learn.scheduleLearnStudentErasure': forGuardians,
  'learn.cancelLearnStudentErasure': forGuardians,
  'learn.listLearnStudentViewers': forGuardians,
  'learn.inviteLearnStudentViewer': forGuardians,
  'learn.removeLearnStudentViewer': forGuardians,
  'media.createMediaItem': outsideOfTeams,
  'media.createMediaUpload': outsideOfTeams,
  'media.listMediaItemUses': ofNoTeam,
  'members.leaveOrganization': name => (name === 'an administrator’s key' ? 'Conflict' : undefined),
}

function ownedByAdministrator(name: string): Answer | undefined {
  return /^an administrator(’s browser| of a suspended organization)?$/.test(name) ? undefined : 'NotFound'
}

/** The input confirms the administrator's address. */
function confirmedByAdministrator(name: string): Answer | undefined {
  return ownedByAdministrator(name) && 'BadRequest'
}

function sentToAnotherAddress(name: string): Answer | undefined {
  return name === 'the person who was invited' ? undefined : 'Forbidden'
}

/** With a token, only the parent named in the input may onboard. A key onboards for its own organization. */
function inOwnName(name: string): Answer {
  return name.startsWith('the parent') || /key/.test(name) ? 'success' : 'Forbidden'
}

/** The child in the input is the sister: the student has an open paper already. */
function forSister(name: string): Answer | undefined {
  if (name === 'a student’s sister') return 'success'
  return /^a student(’s browser)?$/.test(name) ? 'NotFound' : undefined
}

/** The input names a student whom this client does not see. */
function ofOwnStudents(name: string): Answer | undefined {
  return name === 'a client of another team' ? 'NotFound' : undefined
}

/** The student in the input has a guardian, and nobody has allowed others to set the PIN. */
function ofGuardedStudents(name: string): Answer | undefined {
  return ofOwnStudents(name) ?? (name === 'the parent' ? 'success' : forGuardians(name))
}

/** Somebody else wrote the note in the input. Clients may change only their own. */
function forAuthors(name: string): Answer | undefined {
  return /^(a client of the team|the parent)$/.test(name) ? 'Forbidden' : undefined
}

/** Callers of any role who see the child but are not their guardian are refused. */
function forGuardians(name: string): Answer | undefined {
  const sees =
    /^(a viewer|a member|an administrator|an administrator’s browser|a client of the team)( of a suspended organization)?$/
  return sees.test(name) ? 'Forbidden' : undefined
}

/** The child in the input waits for another parent. Callers whose role suffices nowhere are refused before that. */
function ofAnotherFamily(name: string): Answer | undefined {
  return name.startsWith('the parent') ? 'NotFound' : undefined
}

/** These callers are not in the team that the input names. */
function outsideOfTeams(name: string): Answer | undefined {
  return /^(a member|a client of another team)$/.test(name) ? 'NotFound' : undefined
}

/** The file in the input belongs to the whole organization. */
function ofNoTeam(name: string): Answer | undefined {
  if (isClient(name)) return 'NotFound'
  return /^a (viewer|member)$/.test(name) ? 'success' : suspendedMember(name)
}

const suspendedMember = (name: string): Answer | undefined =>
  name === 'a member of a suspended organization' ? 'Forbidden' : undefined

/** Subjects that a client of another team, or another child, does not see. */
const ofFamilies: readonly (Subject | undefined)[] = [
  'studentId',
  'sessionId',
  'decisionId',
  'assignmentId',
  'noteId',
  'paperId',
  'mediaItemId',
]

/** Callers who are in no team and are not administrators. */
const isInNoTeam = (name: string) => /^a (viewer|member)/.test(name)

/** Callers who see only their own teams, and nothing that belongs to the whole organization. */
const isClient = (name: string) => /^(a client|the parent|a student)/.test(name)

/** Callers whose role suffices nowhere are refused before their input is looked at, whether or not it names a real thing. */
function isRefusedWhateverTheInput(
  { role, about, closedToClients }: Operation,
  name: string,
  { kind, role: own, roleElsewhere, suspended: isSuspended }: Caller,
): boolean {
  const held = [own, roleElsewhere].filter(known => known !== undefined)
  const isFirst = about === 'home' && kind === 'user'
  if (role === 'none' || role === 'any' || isFirst || isSuspended || held.length === 0) return false
  const suffices = held.some(known => roles.indexOf(known) >= roles.indexOf(role))
  return !suffices || (closedToClients === true && isClient(name) && roleElsewhere === undefined)
}

/** The answer that this caller gets according to the declaration. */
function declared(operation: Operation, name: string, caller: Caller): Answer {
  const { callers: kinds = ['user', 'key'], role, about, effect, closedToClients } = operation
  const has = (held: Role | undefined) =>
    held !== undefined && roles.indexOf(held) >= roles.indexOf(role as Role) // Only called if the operation needs a role.
  if (caller.isElsewhere) return 'Forbidden'
  if (caller.kind === undefined) return 'Unauthorized'
  if (!kinds.includes(caller.kind) || caller.lacksScope) return 'Forbidden'
  if (isRefusedWhateverTheInput(operation, name, caller)) return 'Forbidden'
  if (operation.forGuardians && name.startsWith('the parent')) return 'success'
  const exception = exceptions[operation.id as OperationId]?.(name)
  if (exception) return exception
  if (role === 'none' || role === 'any') return 'success'
  if (about) {
    const isStranger = name === 'a client of another team' || name === 'a student’s sister'
    const inTeam = name === 'a client of the team'
    const unseen =
      (isStranger && ofFamilies.includes(about)) ||
      (isInNoTeam(name) && about === 'mediaItemId') ||
      (isClient(name) && !inTeam && (about === 'teamId' || about === 'memberId'))
    const isAnothers = isClient(name) && (about === 'jobId' || about === 'replayId')
    if (caller.role === undefined || unseen || isAnothers) return 'NotFound'
  }
  // A person who belongs to no organization gets an empty page.
  if (!about && caller.role === undefined && caller.roleElsewhere === undefined) return 'success'
  if (closedToClients && isClient(name)) return 'Forbidden'
  const isOpen = !caller.suspended || (effect === 'read' && caller.role === 'admin')
  if (isOpen && has(caller.role)) return 'success'
  return !about && has(caller.roleElsewhere) ? 'success' : 'Forbidden'
}

/** These show an invitation to the invited person, and a parent to the caller who gave the parent's address. */
const isForTheNamed = (id: OperationId) =>
  /lookUpInvitation|acceptInvitation|completeLearnParentChildOnboarding/.test(id)

const succeeded = new Set<string>()

async function ask(id: OperationId, name: string, caller: Caller): Promise<Answer> {
  const operation: Operation = contract[id]
  const shared = caller.suspended ? suspended : open
  const spoils = operation.effect !== 'read' && declared(operation, name, caller) === 'success'
  const tenant = !spoils
    ? shared
    : caller.suspended
      ? await suspend(await populate(world))
      : await populate(world)
  const token = caller.token(tenant, operation.scope)
  const { prefix = '', headers: sent } = caller.door ?? {}
  const { path, init } = requestOf(operation, token, inputs[id](tenant), sent?.(tenant))
  const { status, headers, body } = await world.request<{ _tag?: ErrorKind; data?: []; total?: number }>(
    `${prefix}${path}`,
    init,
    operation,
  )
  const said = JSON.stringify([...headers]) + JSON.stringify(body)
  const success = status === operation.status
  if (success) succeeded.add(id)
  const hidden = !success ? 'everything' : isForTheNamed(id) ? 'secrets' : caller.hidden
  for (const trace of traces[hidden](tenant)) assert(!said.includes(trace), `${id} shows ${name} ${trace}`)
  if (success && body.total !== undefined)
    assert.equal(
      isPaged(operation) ? Math.min(body.total, defaultPageSize) : body.total,
      body.data?.length,
      `the total of ${id} includes records hidden from ${name}`,
    )
  return success ? 'success' : (body._tag ?? 'InternalError')
}

const before = {
  open: await organizationRows(world, open.organizationId),
  suspended: await organizationRows(world, suspended.organizationId),
}

const ids = operations.map(({ id }) => id as OperationId)

for (const [name, caller] of Object.entries(callers)) {
  test(`${name} gets the declared answer from every operation, and no trace of hidden data`, async () => {
    const answers: Partial<Record<OperationId, Answer>> = {}
    for (const id of ids) answers[id] = await ask(id, name, caller)
    const expected = ids.map(id => [id, declared(contract[id], name, caller)])
    assert.deepEqual(answers, Object.fromEntries(expected))
  })
}

test('every operation succeeded for at least one caller', () => {
  assert.deepEqual(
    ids.filter(id => !succeeded.has(id)),
    [],
  )
})

test('no refused call changed anything', async () => {
  assert.deepEqual(await organizationRows(world, open.organizationId), before.open)
  assert.deepEqual(await organizationRows(world, suspended.organizationId), before.suspended)
})

test('a stranger can’t find out that an organization is suspended, or that it exists', async () => {
  for (const { id, about, callers: kinds = ['user'] } of operations) {
    if (!about || about === 'home') continue
    const operation = contract[id as OperationId]
    const token = kinds.includes('user') ? outsiderToken : outsider.key
    const { path, init } = requestOf(operation, token, inputs[id as OperationId](suspended))
    const { body } = await world.request<{ _tag?: string; message: string }>(path, init)
    assert.equal(body._tag, 'NotFound', id)
    assert.doesNotMatch(body.message, /suspended|unpaid/)
  }
})

test('a list can’t be filtered by another organization', async () => {
  for (const { id, listing } of operations) {
    if (!listing?.filters.organizationId) continue
    for (const token of [outsiderToken, outsider.key, open.invited.token]) {
      const operation = contract[id as OperationId]
      const { path, init } = requestOf(operation, token, { 'filter[organizationId]': open.organizationId })
      const { body } = await world.request<{ _tag?: string }>(path, init)
      assert.equal(body._tag, 'NotFound', id)
    }
  }
})

test('a list filtered by an invalid id is refused and shows nothing', async () => {
  for (const { id, listing } of operations) {
    if (!listing?.filters.organizationId) continue
    for (const filter of ['', 'mine', `${open.organizationId}x`, `{${open.organizationId}}`]) {
      const operation = contract[id as OperationId]
      const { path, init } = requestOf(operation, open.admin.token, { 'filter[organizationId]': filter })
      const { body } = await world.request<{ _tag?: string }>(path, init)
      assert.equal(body._tag, 'BadRequest', `${id} ${filter}`)
    }
  }
})

test('a list filtered by another tenant’s ids finds nothing', async () => {
  const ask = async (filters: object) =>
    (await world.call('members.listMembers', outsiderToken, { ...filters })).body.data
  assert.deepEqual(await ask({ 'filter[teamId]': open.teamId }), [])
  const events = async (filters: object) =>
    (await world.call('audit.listAuditEvents', outsiderToken, { ...filters })).body
  for (const filters of [
    { 'filter[subjectId]': open.teamId },
    { 'filter[principalId]': await world.keyId(open.key) },
  ]) {
    const { data, total } = await events(filters)
    assert.deepEqual({ data, total }, { data: [], total: 0 })
  }
})
