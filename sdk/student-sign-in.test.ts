import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { family } from '../test/support/learning/family.ts'
import { disconnect, ScriptedServer } from '../test/support/scripted-server.ts'
import { World } from '../test/support/world.ts'
import { Learn, signInStudent, signOutStudent } from './index.ts'

const world = await World.create()
after(() => world.close())
const baseUrl = world.server.url

test('a child signs in with a username and PIN, practises, and signs out', async () => {
  const { username, studentId } = await family(world)
  const session = await signInStudent({ baseUrl, username, pin: '4071' })
  assert.equal(session.studentId, studentId)
  const child = new Learn({ baseUrl, token: session.token })
  const { sessionType } = await child.sessions.create({ studentId, sessionType: 'practice' })
  assert.equal(sessionType, 'practice')
  await signOutStudent({ baseUrl, token: session.token })
  await assert.rejects(child.caller.get(), { _tag: 'Unauthorized' })
})

test('a wrong PIN is refused, and the message does not repeat it', async () => {
  const { username } = await family(world)
  await assert.rejects(signInStudent({ baseUrl, username, pin: '9876' }), (error: Error) => {
    assert.equal((error as { _tag?: string })._tag, 'Unauthorized')
    assert(!error.message.includes('9876'))
    return true
  })
})

test('a sign-in is not retried when its answer is lost, because the attempt may have counted', async () => {
  const scripted = await ScriptedServer.start()
  scripted.script(disconnect)
  const lost = signInStudent({ baseUrl: scripted.url, username: 'robin', pin: '9876' })
  await assert.rejects(lost, { _tag: 'NetworkError' })
  assert.equal(scripted.asked.length, 1)
  scripted.close()
})
