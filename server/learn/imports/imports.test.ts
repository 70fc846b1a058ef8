import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { acceptInvitation } from '../../../test/support/learning/family.ts'
import { type Tenant, World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const columns = 'child,year,parent,email,exam,username,group'
let made = 0
/** A domain that only one test has. */
const newDomain = () => `class${++made}.example.org`
const row = (at: number, domain: string, group = '') =>
  `Child ${at},Year 5,Parent ${at},parent${at}@${domain},gl,,${group}`
const fileOf = (count: number, domain: string, group = '') =>
  [columns, ...Array.from({ length: count }, (_, at) => row(at + 1, domain, group))].join('\n')

const send = ({ key, organizationId }: Tenant, csv: string, options = {}, headers = {}) =>
  world.call('learn.importLearnStudents', key, { organizationId, lines: csv, ...options }, { headers })

const counted = [
  'students',
  'student_credentials',
  'families',
  'teams',
  'guardians',
  'consents',
  'entitlements',
]
async function countRows({ organizationId }: Tenant): Promise<number[]> {
  const tables = [...counted, 'invitations', 'team_students']
  const counts = tables.map(table => `(select count(*)::int from ${table} where organization_id = $1)`)
  const { rows } = await world.owner.query(`select array[${counts.join(', ')}] as counts`, [organizationId])
  return rows[0].counts
}
const countMails = async () => (await world.owner.query('select count(*)::int as n from mails')).rows[0].n

test('a class is added with its group, and each parent is invited once', async () => {
  const tenant = await world.tenant()
  const domain = newDomain()
  const csv = [
    columns,
    `Robin,Year 5,Alex Reed,alex@${domain},gl,robin-${domain},Tuesday group`,
    `Ada,y6,Sam Hill,sam@${domain},CEM Select,,tuesday group`,
    `Eve,6,Alex Reed,ALEX@${domain},gl,,`,
  ].join('\n')
  const check = await send(tenant, csv, { checkOnly: true })
  const summary = { children: 3, emails: 2, newGroups: ['Tuesday group'], problems: [] }
  assert.deepEqual(check.body, { ...summary, students: [] })
  const { status, body } = await send(tenant, csv)
  assert.equal(status, 200)
  assert.deepEqual({ ...body, students: [] }, { ...summary, students: [] })
  assert.deepEqual(
    body.students.map(({ line, displayName }) => [line, displayName]),
    [
      [2, 'Robin'],
      [3, 'Ada'],
      [4, 'Eve'],
    ],
  )
  assert.equal(body.students[0]?.username, `robin-${domain}`)
  assert.match(body.students[1]?.username ?? '', /^ada-\d{3,}$/)
  const { body: listed } = await world.call('learn.listLearnStudents', tenant.key, {})
  const robin = listed.data.find(({ displayName }) => displayName === 'Robin')
  assert.equal(robin?.credential.pinSet, false)
  assert.deepEqual([robin?.consent.given, robin?.consent.basis], [true, 'organization'])
  assert.deepEqual(robin?.subjectIds.length, 4)
  assert.equal(listed.data.find(({ displayName }) => displayName === 'Eve')?.teamId, robin?.teamId)
  const { body: teams } = await world.call('teams.listTeams', tenant.key, {
    'filter[organizationId]': tenant.organizationId,
  })
  const group = teams.data.find(({ name }) => name === 'Tuesday group')
  const inGroup = await world.call('learn.listLearnStudents', tenant.key, {
    'filter[teamId]': group?.id ?? '',
  })
  assert.deepEqual(inGroup.body.data.map(({ displayName }) => displayName).sort(), ['Ada', 'Robin'])
  for (const name of ['alex', 'sam']) assert.equal((await world.waitForMails(`${name}@${domain}`)).length, 1)
})

test('a parent who accepts becomes the guardian of all their imported children', async () => {
  const tenant = await world.tenant()
  const parent = await world.person()
  const rows = ['Robin', 'Eve'].map(name => `${name},5,Alex,${parent.email},gl,,`)
  await send(tenant, [columns, ...rows].join('\n'))
  await acceptInvitation(world, tenant.key, parent)
  const { body } = await world.call('learn.listLearnStudents', parent.token, {})
  assert.deepEqual(
    body.data.map(({ youAreGuardian }) => youAreGuardian),
    [true, true],
  )
})

test('a parent who is a member already is the guardian at once, and gets a notice', async () => {
  const tenant = await world.tenant()
  const member = await world.member(tenant)
  await send(tenant, `${columns}\nRobin,5,Alex,${member.email},gl,,`)
  const { body } = await world.call('learn.listLearnStudents', member.token, {})
  assert.deepEqual(
    body.data.map(({ youAreGuardian }) => youAreGuardian),
    [true],
  )
  assert.equal((await world.waitForMails(member.email)).length, 1)
})

test('a check lists every problem with its line, and changes nothing', async () => {
  const tenant = await world.tenant()
  const domain = newDomain()
  await send(tenant, fileOf(1, domain))
  const before = await countRows(tenant)
  const again = row(1, domain)
  const many = Array.from({ length: 11 }, (_, at) => `Kid ${at},5,Ann,ann@${domain},gl,,New group`)
  const { status, body } = await send(tenant, [columns, again, 'Bad,Year 9,,x,y,,', ...many].join('\n'), {
    checkOnly: true,
  })
  assert.equal(status, 200)
  assert.deepEqual(
    body.problems.map(({ line, column }) => [line, column]),
    [
      [2, 'child'],
      [3, 'parent'],
      [3, 'year'],
      [3, 'exam'],
      [3, 'email'],
      [14, 'email'],
    ],
  )
  assert.deepEqual(body.students, [])
  assert.deepEqual(await countRows(tenant), before)
})

test('a spreadsheet file is refused in one sentence', async () => {
  const csv = 'PK\u0003\u0004\u0014\u0006'
  const { status, body } = await send(await world.tenant(), csv, { checkOnly: true })
  assert.equal(status, 200)
  const message = 'This is a spreadsheet file. Save it as CSV first.'
  assert.deepEqual(body.problems, [{ line: 1, column: null, message }])
})

test('500 children with one bad line: the line and the reason are named, and nothing is written', async () => {
  const tenant = await world.tenant()
  const lines = fileOf(500, newDomain(), 'Year 5').split('\n')
  lines[250] = lines[250]?.replace('Year 5', 'Year 12') ?? ''
  const before = [await countRows(tenant), await countMails()]
  const { status, body } = await send(tenant, lines.join('\r\n'))
  assert.equal(status, 400)
  assert.match(
    (body as { message?: string }).message ?? '',
    /^Line 251, year: The year must be Year 4, Year 5 or Year 6\. Nothing was added\./,
  )
  assert.deepEqual([await countRows(tenant), await countMails()], before)
})

test('500 children are added at once', async t => {
  const tenant = await world.tenant()
  const domain = newDomain()
  const started = performance.now()
  const cpu = process.cpuUsage()
  const { status, body } = await send(tenant, fileOf(500, domain, 'Year 5'))
  const { user, system } = process.cpuUsage(cpu)
  const seconds = (performance.now() - started) / 1_000
  t.diagnostic(
    `500 children: ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of CPU in the server`,
  )
  assert.equal(status, 200)
  assert.equal(body.students.length, 500)
  assert(seconds < 60)
  const [students, credentials] = await countRows(tenant)
  assert.deepEqual([students, credentials], [500, 500])
  const { rows } = await world.owner.query(
    'select count(*)::int as n from student_credentials where organization_id = $1 and pin_hash is not null',
    [tenant.organizationId],
  )
  assert.equal(rows[0].n, 0)
  await world.waitForMails(`parent500@${domain}`)
})

test('a file of 10,001 lines is read, and refused with the number that is allowed', async () => {
  const tenant = await world.tenant()
  const { status, body } = await send(tenant, fileOf(10_001, newDomain()))
  assert.equal(status, 400)
  assert.match(
    (body as { message?: string }).message ?? '',
    /has 10,001 children, and at most 500 can be added at once/,
  )
})

test('a repeated request adds the children once', async () => {
  const tenant = await world.tenant()
  const csv = fileOf(2, newDomain())
  const answers = [1, 2].map(() => send(tenant, csv, {}, { 'idempotency-key': 'class' }))
  const [first, second] = await Promise.all(answers)
  const [students] = await countRows(tenant)
  assert.equal(students, 2)
  assert.deepEqual(
    [first?.status, second?.status].sort(),
    second?.status === first?.status ? [200, 200] : [200, 409],
  )
})

test('a full group takes nobody more, and the check says so', async () => {
  const tenant = await world.tenant()
  const domain = newDomain()
  await send(tenant, fileOf(499, domain, 'Hall'))
  const csv = [columns, row(1, newDomain(), 'HALL'), row(2, newDomain(), 'Hall')].join('\n')
  const { body } = await send(tenant, csv, { checkOnly: true })
  assert.deepEqual(
    body.problems.map(({ line, column }) => [line, column]),
    [[2, 'group']],
  )
  assert.deepEqual(body.newGroups, [])
})

test('the audit log names every child, team and invitation, and no name', async () => {
  const tenant = await world.tenant()
  const { body } = await send(tenant, `${columns}\nWinterbottom,5,Alex,alex@${newDomain()},gl,,Tuesday group`)
  const { body: log } = await world.call('audit.listAuditEvents', tenant.key, { limit: '100' })
  const events = log.data.filter(({ operation }) => operation === 'learn.importLearnStudents')
  const subjects = events.map(({ subjectId }) => subjectId)
  assert(subjects.includes(body.students[0]?.studentId ?? ''))
  assert(!JSON.stringify(log).includes('Winterbottom'))
  await send(tenant, `${columns}\nWinterbottom,5,Alex,not an address,gl,,Tuesday group`)
  assert(!world.log.join('').includes('Winterbottom'))
})

test('a file that is sent again adds nobody twice, whatever letters the names have', async () => {
  const tenant = await world.tenant()
  const csv = `${columns}\nÉlodie,Year 5,Zoë Ångström,zoe@${newDomain()},gl,,École`
  assert.equal((await send(tenant, csv)).status, 200)
  const { body } = await send(tenant, csv.replace('Élodie', 'E\u0301lodie'), { checkOnly: true })
  assert.deepEqual([body.problems.map(({ column }) => column), body.newGroups], [['child'], []])
})

test('after a class was imported, its school can still invite teachers', async () => {
  const tenant = await world.tenant()
  await world.owner.query(
    `insert into invitation_mails (organization_id, day, sent) values ($1, (now() at time zone 'UTC')::date, 499)`,
    [tenant.organizationId],
  )
  assert.equal((await send(tenant, fileOf(5, newDomain()))).status, 200)
  const invite = (email: string) =>
    world.call('organizations.createInvitation', tenant.key, {
      organizationId: tenant.organizationId,
      email,
      role: 'member',
    })
  const domain = newDomain()
  assert.equal((await invite(`one@${domain}`)).status, 201)
  assert.equal((await invite(`two@${domain}`)).body._tag, 'TooManyRequests')
})
