import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newSettings, runLearn } from '../../test/support/command-line.ts'
import { clientFamily } from '../../test/support/learning/family.ts'
import { decideDevice } from '../../test/support/oauth-client.ts'
import { Visitor } from '../../test/support/visitor.ts'
import { World } from '../../test/support/world.ts'
import type { Config } from '../config.ts'
import { tokenPath } from './tokens.ts'

const world = await World.create()
const settings = await newSettings(world.server.app.publicUrl)
const folder = await mkdtemp(join(tmpdir(), 'learn-debug-test-'))
after(async () => {
  await world.close()
  await settings.remove()
  await rm(folder, { recursive: true })
})
const tenant = await world.tenant()
const config = { ...settings.config, token: tenant.key }

test('--debug prints the request and the response to standard error', async () => {
  const { code, out, err } = await runLearn(['teams', 'create', '--name', 'Robins', '--debug'], config)
  assert.equal(code, 0)
  assert.equal(JSON.parse(out).name, 'Robins')
  assert.match(err, /^> POST http:\/\/\S+\/v1\/teams$/m)
  assert.match(err, /^> authorization: ••••$/m)
  assert.match(err, /^> \{.*"name":"Robins".*\}$/m)
  assert.match(err, /^< 201 \(\d+ ms\)$/m)
  assert.match(err, /^< x-request-id: [0-9a-f-]{36}$/m)
  assert.match(err, /^< \{.*"name":"Robins".*\}$/m)
})

/** The values of all secrets that were sent or received. */
const secrets: string[] = [tenant.key]

/** Runs a command and checks its output on standard error. Even if the server refuses it, the secret was sent. */
async function debug(words: string[], input = '', as: Config = config) {
  const ended = await runLearn([...words, '--debug'], as, { input })
  assert.match(ended.err, /^> [A-Z]+ http/m, words.join(' '))
  for (const secret of secrets) assert(!ended.err.includes(secret), `${words.join(' ')} shows ${secret}`)
  return ended
}

/** Runs a command, learns the secret in its answer, and checks that --debug has not shown it. */
async function debugSecret(words: string[], secretIn: (out: string) => string, input = '') {
  const { code, out, err } = await debug(words, input)
  assert.equal(code, 0, err)
  const secret = secretIn(out)
  assert(secret.length > 3 && !err.includes(secret), `${words.join(' ')} shows ${secret}`)
  secrets.push(secret)
  return secret
}

test('--debug shows no key, token, PIN or signed address', async () => {
  const fieldOf = (name: string) => (out: string) => String(JSON.parse(out)[name])
  const newKey = ['keys', 'create', '--name', 'Robot', '--role', 'viewer', '--scopes', 'teams:read']
  await debugSecret(newKey, fieldOf('secret'))
  const invite = ['invitations', 'create', '--email', 'sam@example.org', '--role', 'member']
  const token = await debugSecret(invite, fieldOf('token'))
  await debug(['invitations', 'look-up', '--token', '-'], token)
  const { studentId } = await clientFamily(world, tenant)
  secrets.push('7391')
  await debug(['students', 'reset-pin', studentId, '--pin', '-', '--yes'], '7391\n')
  const file = join(folder, 'a.txt')
  await writeFile(file, 'one half\n')
  const { out } = await debug(['media', 'upload', file])
  const { mediaItemId } = JSON.parse(out.split('\n')[0] ?? '')
  const address = await debugSecret(['media', 'download-url', mediaItemId], fieldOf('url'))
  secrets.push(new URL(address).pathname)
  const { code, err } = await debug(['media', 'download', mediaItemId, '--to', join(folder, 'b.txt')])
  assert.equal(code, 0, err)
  await debug(['api', '/v1/caller'])
})

test('--debug shows nothing of a sign-in that would let others use it', async () => {
  const { err, out } = await debug(['login', '--start'], '', settings.config)
  const { user_code, handle, verification_uri_complete } = JSON.parse(out)
  for (const secret of [user_code, verification_uri_complete]) assert(!err.includes(secret), secret)
  const pending = JSON.parse(await readFile(join(settings.directory, 'pending', `${handle}.json`), 'utf8'))
  assert(!err.includes(pending.device.deviceCode))
  secrets.push(user_code, pending.device.deviceCode)
  await decideDevice(await Visitor.createSignedIn(world, 'sam@example.org'), user_code, 'approve')
  const polled = await debug(['login', '--poll', handle], '', settings.config)
  const kept = JSON.parse(await readFile(tokenPath(settings.config, 'default'), 'utf8'))
  for (const secret of [kept.accessToken, kept.refreshToken]) assert(!polled.err.includes(secret))
  secrets.push(kept.accessToken, kept.refreshToken)
  assert.equal((await debug(['whoami'], '', settings.config)).code, 0)
  await debug(['logout'], '', settings.config)
})
