import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clientFamily, family, newChild } from '../../../test/support/learning/family.ts'
import { World } from '../../../test/support/world.ts'
import { mostUsernames } from './usernames.ts'

const world = await World.create()
after(() => world.close())

const rename = (token: string, studentId: string, username: string) =>
  world.call('learn.updateLearnStudentUsername', token, { studentId, username })

const signIn = async (username: string) => {
  const response = await fetch(`${world.server.url}/auth/student`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, pin: '4071' }),
  })
  return response.status
}

test('a child signs in with the new username and the same PIN, and the old name is free', async () => {
  const { parent, studentId, username, token } = await family(world)
  const { status, body } = await rename(parent.token, studentId, ` Owl-${studentId} `)
  assert.deepEqual([status, body.username], [200, `Owl-${studentId}`])
  assert.equal(await signIn(`owl-${studentId}`), 200)
  assert.equal(await signIn(username), 401)
  assert.equal((await world.call('learn.getLearnStudent', token, { studentId })).body._tag, 'Unauthorized')
  const other = await family(world)
  assert.equal((await rename(other.parent.token, other.studentId, username)).status, 200)
})

test('a name that is taken or blank is refused, in any case, and tries are counted', async () => {
  const [one, two] = [await family(world), await family(world)]
  const taken = await rename(one.parent.token, one.studentId, two.username.toUpperCase())
  assert.equal(taken.body._tag, 'Conflict')
  assert.equal((await rename(one.parent.token, one.studentId, '   ')).body._tag, 'BadRequest')
  assert.equal(await signIn(one.username), 200, 'nothing has changed')
  let last = ''
  for (let tries = 0; tries < 21; tries++)
    last = (await rename(one.parent.token, one.studentId, two.username)).body._tag ?? ''
  assert.equal(last, 'TooManyRequests')
})

test('a guardian who has left the organization still corrects what is recorded about the child', async () => {
  const tenant = await world.tenant()
  const { parent, studentId, organizationId } = await clientFamily(world, tenant)
  await world.call('members.leaveOrganization', parent.token, { organizationId })
  const change = { studentId, displayName: 'Wren', targetSchool: null, extraTimePercent: 25 }
  const { status, body } = await world.call('learn.updateLearnStudent', parent.token, change)
  assert.deepEqual([status, body.displayName, body.extraTimePercent], [200, 'Wren', 25])
})

test('a repeated request is no further try', async () => {
  const { key } = await world.tenant()
  const { email } = await world.person()
  const add = (child: ReturnType<typeof newChild>, idempotencyKey: string) =>
    world.call('learn.completeLearnParentChildOnboarding', key, child, {
      headers: { 'idempotency-key': idempotencyKey },
    })
  const child = newChild(email)
  const first = await add(child, 'once')
  assert.equal(first.status, 201)
  for (let time = 0; time < 2 * mostUsernames; time++)
    assert.deepEqual((await add(child, 'once')).body, first.body)
  assert.equal((await add(newChild(email), 'another')).status, 201)
})
