import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { learn, newSettings, runLearn } from '../../test/support/command-line.ts'
import { decideDevice, grantsOf } from '../../test/support/oauth-client.ts'
import { Visitor } from '../../test/support/visitor.ts'
import { World } from '../../test/support/world.ts'
import { readProfiles } from '../account/profiles.ts'
import { tokenPath } from '../account/tokens.ts'

const world = await World.create()
after(() => world.close())
const url = world.server.app.publicUrl

const hasTerminal = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0
const withoutTerminal = hasTerminal
  ? false
  : 'script(1) of util-linux, which makes a terminal, is not installed'

async function settings() {
  const made = await newSettings(url)
  after(made.remove)
  return made
}

const started = async (config: Awaited<ReturnType<typeof settings>>['config'], ...flags: string[]) => {
  const { code, out } = await runLearn(['login', '--start', ...flags], config)
  assert.equal(code, 0)
  return JSON.parse(out) as {
    user_code: string
    handle: string
    verification_uri_complete: string
    poll: string
  }
}

const accessTokenIn = async (path: string): Promise<string> =>
  JSON.parse(await readFile(path, 'utf8')).accessToken

describe('learn login', { concurrency: true }, () => {
  test('shows a code, waits for approval, and signs every command in', async () => {
    const { config, env } = await settings()
    const person = await Visitor.createSignedIn(world, 'sam@example.org')
    const codeShown = Promise.withResolvers<string>()
    const ending = runLearn(['login', '--no-browser', '--scope', 'identity:read teams:read'], config, {
      onError: err => {
        const code = /\b[A-Z]{4}-[A-Z]{4}$/m.exec(err)?.[0]
        if (code) codeShown.resolve(code)
      },
    })
    assert.equal((await decideDevice(person, await codeShown.promise, 'approve')).status, 200)
    const { code, err } = await ending
    assert.equal(code, 0, err)
    assert.match(err, /Open http:\S+\/device\?user_code=[A-Z-]{9}\n/)
    assert.match(err, /Signed in at http:\S+ as sam@example\.org \(profile default\)\.\n$/)

    const path = tokenPath(config, 'default')
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    assert.equal((await stat(join(path, '..'))).mode & 0o777, 0o700)
    const { code: ended, out } = await learn(['whoami', '--json'], env)
    assert.equal(ended, 0)
    const { body } = await world.call('identity.getCaller', await accessTokenIn(path), {})
    assert.deepEqual(JSON.parse(out), body, 'the unchanged answer')
    assert.deepEqual(body.scopes, ['identity:read', 'teams:read'])
  })

  test('on a terminal opens the browser at the address with the code', {
    skip: withoutTerminal,
  }, async () => {
    const { env, directory } = await settings()
    const person = await Visitor.createSignedIn(world, 'desk@example.org')
    const opened = join(directory, 'opened')
    assert.equal(spawnSync('mkfifo', [opened]).status, 0)
    await writeFile(join(directory, 'xdg-open'), `#!/bin/sh\necho "$1" > '${opened}'\n`, { mode: 0o755 })
    const command = ['script', '-qec', `${process.execPath} cli/main.ts login`, '/dev/null']
    const ending = learn([], { ...env, PATH: `${directory}:${process.env.PATH}` }, { command })
    const address = (await readFile(opened, 'utf8')).trim()
    assert(address.startsWith(`${url}/device?user_code=`), address)
    await decideDevice(person, new URL(address).searchParams.get('user_code') ?? '', 'approve')
    const { code, out } = await ending
    assert.equal(code, 0, out)
    assert.match(out, /Signed in at http:\S+ as desk@example\.org \(profile default\)\.\r\n$/)
  })

  test('can be started by one process and finished by another, with JSON for agents', async () => {
    const { config, directory } = await settings()
    const person = await Visitor.createSignedIn(world, 'agent@example.org')
    const { user_code, handle, verification_uri_complete, poll } = await started(config)
    assert.equal(verification_uri_complete, `${url}/device?user_code=${user_code}`)
    assert.equal(poll, `learn login --poll ${handle} --wait 60`)
    const pending = join(directory, 'pending')
    assert.equal((await stat(join(pending, `${handle}.json`))).mode & 0o777, 0o600)

    const early = await runLearn(['login', '--poll', handle], config)
    assert.equal(early.code, 3)
    assert.equal(JSON.parse(early.out).state, 'pending')
    await decideDevice(person, user_code, 'approve')
    const { code, out } = await runLearn(['login', '--poll'], config)
    assert.equal(code, 0, 'the only pending sign-in need not be named')
    const { state, profile, caller } = JSON.parse(out)
    assert.deepEqual([state, profile, caller.email], ['approved', 'default', 'agent@example.org'])
    assert.deepEqual(await readdir(pending), [])
    assert.equal((await runLearn(['login', '--poll', handle], config)).code, 2)
    assert.equal((await runLearn(['whoami'], config)).code, 0)
  })

  test('waits with --wait, at the pace that the server asks for', async () => {
    const { config } = await settings()
    const person = await Visitor.createSignedIn(world, 'late@example.org')
    const { user_code, handle } = await started(config)
    assert.equal((await runLearn(['login', '--poll', handle, '--wait', '1'], config)).code, 3)
    const waiting = runLearn(['login', '--poll', handle, '--wait', '30'], config)
    await decideDevice(person, user_code, 'approve')
    const { code, out } = await waiting
    assert.equal(code, 0, out)
  })

  test('that is denied exits with 4', async () => {
    const { config } = await settings()
    const person = await Visitor.createSignedIn(world, 'no@example.org')
    const { user_code, handle } = await started(config)
    await decideDevice(person, user_code, 'deny')
    const { code, out } = await runLearn(['login', '--poll', handle], config)
    assert.deepEqual([code, JSON.parse(out)], [4, { state: 'denied' }])
  })
})

test('a sign-in that is not approved in time exits with 1', async () => {
  const { config, directory } = await settings()
  const { handle } = await started(config)
  await world.owner.query(
    `update oauth_records set expires_at = now() - interval '1 second' where model = 'DeviceCode'`,
  )
  const { code, out } = await runLearn(['login', '--poll', handle], config)
  assert.deepEqual([code, JSON.parse(out)], [1, { state: 'expired' }])
  assert.deepEqual(await readdir(join(directory, 'pending')), [])
})

test('an API key is read from standard input and stored like a sign-in', async () => {
  const { config } = await settings()
  const { key, organizationId } = await world.tenant()
  const { code, err } = await runLearn(['login', '--with-token', '--profile', 'school'], config, {
    input: `${key}\n`,
  })
  assert.equal(code, 0, err)
  const { current, profiles } = await readProfiles(config)
  assert.equal(current, 'school')
  assert.equal(profiles.school?.organizationId, organizationId, 'the only organization is the default')
  assert.equal((await runLearn(['whoami'], config)).code, 0)

  assert.equal((await runLearn(['login', '--with-token'], config, { input: 'learn_sk_wrong' })).code, 3)
  assert.equal((await runLearn(['login', '--with-token'], config, { input: '' })).code, 2)
  assert.deepEqual(
    Object.keys((await readProfiles(config)).profiles),
    ['school'],
    'a refused key is not stored',
  )
})

test('signing in again with the same profile replaces the sign-in at the server', async () => {
  const { config } = await settings()
  const person = await Visitor.createSignedIn(world, 'again@example.org')
  for (let times = 0; times < 2; times++) {
    const { user_code, handle } = await started(config)
    await decideDevice(person, user_code, 'approve')
    assert.equal((await runLearn(['login', '--poll', handle], config)).code, 0)
  }
  assert.equal((await grantsOf(world, 'again@example.org')).length, 1)
})

test('a sign-in without identity:read works, though it can’t name the caller', async () => {
  const { config } = await settings()
  const person = await Visitor.createSignedIn(world, 'little@example.org')
  const { user_code, handle } = await started(config, '--scope', 'teams:read')
  await decideDevice(person, user_code, 'approve')
  const { code, out } = await runLearn(['login', '--poll', handle], config)
  assert.equal(code, 0)
  assert.deepEqual(JSON.parse(out), { state: 'approved', profile: 'default', url, caller: null })
  const { code: refused, err } = await runLearn(['whoami', '--json'], config)
  assert.deepEqual([refused, JSON.parse(err)._tag], [1, 'Forbidden'])
})

test('a sign-in at another server does not replace this one', async () => {
  const { config } = await settings()
  const { key } = await world.tenant()
  assert.equal((await runLearn(['login', '--with-token'], config, { input: key })).code, 0)
  const { code, err } = await runLearn(['login', '--start', '--url', 'https://learn.example.org'], config)
  assert.equal(code, 2)
  assert.match(err, /Profile default is signed in at http:.*\n.*--profile NAME/)
})

test('signing in over an unencrypted connection is refused, except on this machine', async () => {
  const { config } = await settings()
  for (const way of [[], ['--start'], ['--with-token']]) {
    const args = ['login', '--url', 'http://learn.example.org', ...way]
    const { code, err } = await runLearn(args, config, { input: 'learn_sk_x' })
    assert.equal(code, 2)
    assert.match(err, /^http:\/\/learn\.example\.org is not encrypted/)
  }
})

test('a server at another address than its own is named with its own address', async () => {
  const { config } = await settings()
  const other = url.replace('127.0.0.1', 'localhost')
  const { code, err } = await runLearn(['login', '--url', other], config)
  assert.equal(code, 2)
  assert(err.includes(`The server at ${other} calls itself ${url}.\nUse that address: --url ${url}\n`), err)
})

test('an unknown scope is refused with the server’s message', async () => {
  const { config } = await settings()
  const { code, err } = await runLearn(['login', '--start', '--scope', 'teams:burn'], config)
  assert.equal(code, 2)
  assert.match(err, /refused the sign-in: unknown scope/)
})

test('learn logout ends the sign-in at the server and here', async () => {
  const { config } = await settings()
  const person = await Visitor.createSignedIn(world, 'leaving@example.org')
  const { user_code, handle } = await started(config)
  await decideDevice(person, user_code, 'approve')
  await runLearn(['login', '--poll', handle], config)
  const token = await accessTokenIn(tokenPath(config, 'default'))

  const { code, err } = await runLearn(['logout'], config)
  assert.equal(code, 0)
  assert.match(err, /Signed out of http:\S+, and deleted the token\./)
  assert.equal((await world.call('identity.getCaller', token, {})).body._tag, 'Unauthorized')
  assert.deepEqual(await grantsOf(world, 'leaving@example.org'), [])
  await assert.rejects(stat(tokenPath(config, 'default')))
  assert.equal((await runLearn(['whoami'], config)).code, 3)
  assert.equal((await runLearn(['logout'], config)).code, 3)
})

test('learn logout deletes the token even if the server is unreachable, and says so', async () => {
  const { config } = await settings()
  const { key } = await world.tenant()
  await runLearn(['login', '--with-token'], config, { input: key })
  const path = tokenPath(config, 'default')
  await writeFile(path, JSON.stringify({ accessToken: 'learn_at_x', refreshToken: 'learn_rt_x' }))
  const profiles = join(config.directory, 'profiles.json')
  await writeFile(profiles, (await readFile(profiles, 'utf8')).replace(url, 'http://127.0.0.1:1'))
  const { code, err } = await runLearn(['logout'], config)
  assert.equal(code, 0)
  assert.match(err, /Deleted the token from this machine, but couldn’t reach http:\/\/127\.0\.0\.1:1/)
  await assert.rejects(stat(path))
})

test('learn logout names the key that still works, so that it can be revoked', async () => {
  const { config } = await settings()
  const { key } = await world.tenant()
  await runLearn(['login', '--with-token'], config, { input: key })
  const { body } = await world.call('identity.getCaller', key, {})
  const { code, err } = await runLearn(['logout'], config)
  assert.equal(code, 0)
  assert.match(err, new RegExp(`The key still works\\..* learn keys revoke ${body.principalId}`))
})
