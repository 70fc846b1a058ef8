import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newSettings, runLearn } from '../../test/support/command-line.ts'
import { clientFamily } from '../../test/support/learning/family.ts'
import { type Tenant, World } from '../../test/support/world.ts'

const world = await World.create()
const settings = await newSettings(world.server.url)
after(async () => {
  await world.close()
  await settings.remove()
})

const learn = (token: string, ...words: string[]) => runLearn(words, { ...settings.config, token })
const createTeam = async (
  { organizationId }: Pick<Tenant, 'organizationId'>,
  token: string,
  name: string,
) => {
  const { body } = await world.call('teams.createTeam', token, { organizationId, name })
  return body.id
}

test('a team is found by its name, in any case', async () => {
  const tenant = await world.tenant()
  const id = await createTeam(tenant, tenant.key, 'Saturday club')
  for (const name of ['Saturday club', 'saturday CLUB', id]) {
    const { code, out, err } = await learn(tenant.key, 'teams', 'get', name)
    assert.equal(code, 0, err)
    assert.equal(JSON.parse(out).id, id)
  }
  const listed = await learn(tenant.key, 'members', 'list', '--team', 'saturday club')
  assert.equal(listed.code, 0, listed.err)
})

test('an ID is used as it is, without another request', async () => {
  const tenant = await world.tenant()
  const id = await createTeam(tenant, tenant.key, 'Robins')
  const count = async (...words: string[]) => {
    const before = world.log.length
    assert.equal((await learn(tenant.key, ...words)).code, 0)
    return world.log.length - before
  }
  const one = await count('teams', 'get', id)
  assert.equal(await count('teams', 'get', 'Robins'), 2 * one)
})

test('a student is found by name or username, and a name that two students share is refused', async () => {
  const tenant = await world.tenant()
  const [robin, other] = [await clientFamily(world, tenant), await clientFamily(world, tenant)]
  const found = await learn(tenant.key, 'students', 'get', robin.username)
  assert.equal(JSON.parse(found.out).id, robin.studentId)
  const both = await learn(tenant.key, 'students', 'progress', 'robin')
  assert.equal(both.code, 2)
  assert.match(both.err, /^2 students match "robin":\n/)
  for (const { studentId, username } of [robin, other])
    assert(both.err.includes(`  ${studentId}  Robin, ${username}\n`), both.err)
  await world.call('learn.updateLearnStudent', tenant.key, {
    studentId: other.studentId,
    displayName: 'ROBIN',
  })
  const exact = await learn(tenant.key, 'students', 'get', 'ROBIN')
  assert.equal(JSON.parse(exact.out).id, other.studentId, 'case counts where it tells two apart')
})

test('an unknown name is refused with the nearest one', async () => {
  const tenant = await world.tenant()
  await createTeam(tenant, tenant.key, 'Robins')
  const { code, err } = await learn(tenant.key, 'teams', 'get', 'Robns')
  assert.equal(code, 2)
  assert.equal(
    err,
    'There is no team "Robns". Did you mean "Robins"?\nUse a team’s name or ID. To list them: learn teams list\n',
  )
})

test('--organization takes a name, and narrows the search for other names', async () => {
  const tenant = await world.tenant('Ashgrove Tutors')
  const token = await world.token(tenant.userId)
  const { body: second } = await world.call('organizations.createOrganization', token, {
    name: 'Beech School',
  })
  await createTeam(tenant, token, 'Robins')
  const id = await createTeam({ organizationId: second.id }, token, 'Robins')
  assert.equal((await learn(token, 'teams', 'get', 'Robins')).code, 2)
  const { out, err } = await learn(token, 'teams', 'get', 'Robins', '--organization', 'beech school')
  assert.equal(JSON.parse(out || '{}').id, id, err)
  const created = await learn(token, 'teams', 'create', '--name', 'Wrens', '--organization', 'Beech School')
  assert.equal(JSON.parse(created.out).organizationId, second.id)
  const list = await learn(token, 'teams', 'list', '--organization', 'Beech School')
  assert.equal(JSON.parse(list.out).total, 2)
  const organization = await learn(token, 'organizations', 'get', 'Ashgrove Tutors')
  assert.equal(JSON.parse(organization.out).id, tenant.organizationId)
})

test('the caller’s only organization is used where one is required', async () => {
  const tenant = await world.tenant()
  const created = await learn(tenant.key, 'teams', 'create', '--name', 'Robins')
  assert.equal(JSON.parse(created.out).organizationId, tenant.organizationId)
  const token = await world.token(tenant.userId)
  const { body: another } = await world.call('organizations.createOrganization', token, { name: 'Another' })
  const several = await learn(token, 'teams', 'create', '--name', 'Robins')
  assert.equal(several.code, 2)
  assert.match(
    several.err,
    /^--organization is required\. .* To always use one: export LEARN_ORGANIZATION='…'\n/,
  )
  const named = { ...settings.config, token, organization: 'another' }
  const chosen = await runLearn(['teams', 'create', '--name', 'Robins'], named)
  assert.equal(JSON.parse(chosen.out).organizationId, another.id)
})

test('a profile keeps the ID of an organization that was named', async () => {
  const tenant = await world.tenant('Ashgrove Tutors')
  const own = await newSettings(world.server.url)
  after(own.remove)
  const signIn = await runLearn(['login', '--with-token', '--organization', 'ashgrove tutors'], own.config, {
    input: tenant.key,
  })
  assert.equal(signIn.code, 0, signIn.err)
  const readKept = async () =>
    JSON.parse((await runLearn(['profiles', '--json'], own.config)).out)[0].organizationId
  assert.equal(await readKept(), tenant.organizationId)
  const used = await runLearn(['profiles', 'use', 'default', '--organization', 'Ashgrove Tutors'], own.config)
  assert.equal(used.code, 0, used.err)
  const wrong = await runLearn(['profiles', 'use', 'default', '--organization', 'Ashgrov'], own.config)
  assert.match(
    wrong.err,
    /^There is no organization "Ashgrov"\. Did you mean "Ashgrove Tutors"\?|^There is no organization "Ashgrov"\.\n/,
  )
  assert.equal(await readKept(), tenant.organizationId)
})

test('names are looked up only after the rest of the input has been checked, and not in a document', async () => {
  const tenant = await world.tenant()
  const before = world.log.length
  const wrong = await learn(tenant.key, 'teams', 'update', 'Robins', '--name', '')
  assert.equal(wrong.code, 2)
  assert.match(wrong.err, /^--name must/)
  const document = await runLearn(
    ['teams', 'get', '--input', '-'],
    { ...settings.config, token: tenant.key },
    { input: JSON.stringify({ teamId: 'Robins' }) },
  )
  assert.match(document.err, /^"teamId" in standard input must/)
  assert.equal(world.log.length, before)
})
