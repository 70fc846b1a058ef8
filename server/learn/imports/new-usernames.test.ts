import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { family } from '../../../test/support/learning/family.ts'
import { type Tenant, World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const newName = () => `name-${randomBytes(6).toString('hex')}`

async function add({ key, organizationId }: Tenant, usernames: readonly string[], headers = {}) {
  const rows = usernames.map((name, at) => `Child ${at},5,P,p${100 + at}@${newName()}.example.org,gl,${name}`)
  const csv = ['child,year,parent,email,exam,username', ...rows].join('\n')
  const { status, body } = await world.call(
    'learn.importLearnStudents',
    key,
    { organizationId, lines: csv },
    { headers },
  )
  assert.equal(status, 200, JSON.stringify(body))
  return body.students.map(({ username }) => username)
}

test('a username that somebody on the server has gets a number, however it is written', async () => {
  const { username } = await family(world)
  const wish = newName()
  const [given, free] = await add(await world.tenant(), [username.toUpperCase(), wish])
  assert.match(given ?? '', new RegExp(`^${username.toUpperCase()}-\\d{3,}$`))
  assert.equal(free, wish)
})

test('a dry run says nothing about usernames', async () => {
  const { username } = await family(world)
  const wish = newName()
  const given = await add(await world.tenant(), [username, wish], { prefer: 'dry-run' })
  assert.deepEqual(given, [username, wish])
})

test('after 20 usernames that are taken, every username gets a number, so that nobody can find out more', async () => {
  const tenant = await world.tenant()
  const taken = Array.from({ length: 25 }, newName)
  const free = Array.from({ length: 3 }, newName)
  assert.deepEqual(await add(await world.tenant(), taken), taken)
  const given = await add(tenant, [...taken, ...free])
  assert(given.every(name => /-\d{3,}$/.test(name)))
  const later = newName()
  assert.notEqual((await add(tenant, [later]))[0], later)
  const [other] = await add(await world.tenant(), [later])
  assert.equal(other, later)
})

test('usernames that the server chooses can be typed', async () => {
  const { key, organizationId } = await world.tenant()
  const names = ['Zoë Smith', '<b>Robin</b>', "O'Neill", '😀', '李雷', 'x'.repeat(160)]
  const rows = names.map((name, at) => `"${name}",5,P,p${at}@${newName()}.example.org,gl`)
  const csv = ['child,year,parent,email,exam', ...rows].join('\n')
  const { body } = await world.call('learn.importLearnStudents', key, { organizationId, lines: csv })
  const starts = ['zoe-', 'brobinb-', 'oneill-', 'child-', '李雷-', `${'x'.repeat(20)}-`]
  for (const [at, start] of starts.entries())
    assert(body.students[at]?.username.startsWith(start), body.students[at]?.username)
})
