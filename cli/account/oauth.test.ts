import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newSettings, runLearn } from '../../test/support/command-line.ts'
import { json, ScriptedServer } from '../../test/support/scripted-server.ts'
import { writePrivately } from './private-file.ts'
import { profilesPath } from './profiles.ts'
import { tokenPath } from './tokens.ts'

const [server, elsewhere] = [await ScriptedServer.start(), await ScriptedServer.start()]
const settings = await newSettings(server.url)
const { config } = settings
after(async () => {
  for (const each of [server, elsewhere]) each.close()
  await settings.remove()
})

/** The metadata of a server that wants tokens sent elsewhere. */
const metadata = {
  issuer: server.url,
  device_authorization_endpoint: `${elsewhere.url}/device`,
  token_endpoint: `${elsewhere.url}/token`,
  revocation_endpoint: `${elsewhere.url}/revoke`,
}

test('codes and tokens only go to the server that was signed in at', async () => {
  server.script(json(metadata))
  elsewhere.script(json({}))
  const started = await runLearn(['login', '--start'], config)
  assert.match(started.err, /asks for sign-ins to be sent to another server/)

  const token = { accessToken: 'learn_at_x', refreshToken: 'learn_rt_x', expiresAt: '2026-01-01T00:00:00Z' }
  await writePrivately(tokenPath(config, 'default'), token)
  const profile = { url: server.url, storage: 'file' }
  await writePrivately(profilesPath(config), { current: 'default', profiles: { default: profile } })
  for (const command of ['whoami', 'logout']) await runLearn([command], config)
  assert.deepEqual(elsewhere.asked, [])
})

test('no token is sent over an unencrypted connection', async () => {
  const { code, err } = await runLearn(['whoami', '--timeout', '1'], {
    ...config,
    url: 'http://learn.example.org',
    token: 'learn_sk_x',
  })
  assert.equal(code, 2)
  assert.match(err, /^http:\/\/learn\.example\.org is not encrypted/)
})

test('a new sign-in is kept even if the earlier one can’t be ended', async () => {
  const token = { accessToken: 'learn_at_x', refreshToken: 'learn_rt_x' }
  await writePrivately(tokenPath(config, 'default'), token)
  const profile = { url: server.url, storage: 'file' }
  await writePrivately(profilesPath(config), { current: 'default', profiles: { default: profile } })
  server.script(json({ kind: 'key', email: null, principalId: '1', memberships: [] }))
  const { code, err } = await runLearn(['login', '--with-token'], config, { input: 'learn_sk_x' })
  assert.equal(code, 0, err)
  assert.match(err, /^Signed in at/m)
})
