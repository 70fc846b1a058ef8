import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { learn, newSettings } from '../../test/support/command-line.ts'
import { OAuthClient } from '../../test/support/oauth-client.ts'
import { SecretService } from '../../test/support/secret-service.ts'
import { Visitor } from '../../test/support/visitor.ts'
import { World } from '../../test/support/world.ts'
import { changeProfiles, readProfiles } from './profiles.ts'
import { tokenPath } from './tokens.ts'

const world = await World.create()
after(() => world.close())
const { key } = await world.tenant()
const url = world.server.app.publicUrl
const elsewhere = process.platform === 'linux' ? false : 'these keychains use D-Bus, which is only on Linux'

async function settings() {
  const made = await newSettings(url, { LEARN_KEYCHAIN_TIMEOUT: '60' })
  after(made.remove)
  return made
}

async function keychainIn(directory: string) {
  const keychain = new SecretService()
  after(() => keychain.close())
  return { keychain, DBUS_SESSION_BUS_ADDRESS: await keychain.listen(join(directory, 'bus')) }
}

/** A keychain that accepts a request and never answers. */
async function silentKeychainIn(directory: string): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer(socket => void sockets.push(socket.resume()))
  const path = join(directory, 'silent')
  await once(server.listen(path), 'listening')
  after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return `unix:path=${path}`
}

describe('a token', { skip: elsewhere, concurrency: true }, () => {
  test('is stored in the keychain and nowhere else', async () => {
    const { config, env, directory } = await settings()
    const { keychain, ...bus } = await keychainIn(directory)
    const { code, err } = await learn(
      ['login', '--with-token', '--quiet'],
      { ...env, ...bus },
      { input: key },
    )
    assert.deepEqual([code, err], [0, ''])
    assert.deepEqual((await readdir(directory, { recursive: true })).sort(), [
      'bus',
      'profiles.json',
      'tokens',
    ])
    assert.equal((await readProfiles(config)).profiles.default?.storage, 'keychain')
    const [item] = keychain.items.values()
    assert.equal(item?.secret, JSON.stringify({ accessToken: key }))

    assert.equal((await learn(['whoami'], { ...env, ...bus })).code, 0)
    assert.equal((await learn(['logout'], { ...env, ...bus })).code, 0)
    assert.equal(keychain.items.size, 0)
  })

  test('is stored in a keychain that is slow to answer', async () => {
    const { env, directory } = await settings()
    const { keychain, ...bus } = await keychainIn(directory)
    keychain.busyUntil = Date.now() + 5_000
    const { code, err } = await learn(
      ['login', '--with-token', '--quiet'],
      { ...env, ...bus },
      { input: key },
    )
    assert.deepEqual([code, err], [0, ''])
    assert.equal(keychain.items.size, 1)
  })

  test('is renewed in the keychain, or in a file if the keychain fails', async () => {
    const { config, env, directory } = await settings()
    const { keychain, ...bus } = await keychainIn(directory)
    await learn(['login', '--with-token'], { ...env, ...bus }, { input: key })
    const [item] = keychain.items.values()
    assert(item)
    const program = await OAuthClient.discover(url)
    const person = await Visitor.createSignedIn(world, 'sam@example.org')
    const { access_token, refresh_token } = await program.signInDevice(person)
    const past = new Date(Date.now() - 1_000).toISOString()
    item.secret = JSON.stringify({ accessToken: access_token, refreshToken: refresh_token, expiresAt: past })
    const { code, out } = await learn(['whoami'], { ...env, ...bus })
    assert.equal(code, 0)
    assert.equal(JSON.parse(out).email, 'sam@example.org')
    const renewed = JSON.parse(item.secret)
    assert.notEqual(renewed.refreshToken, refresh_token)

    item.secret = JSON.stringify({ ...renewed, expiresAt: past })
    keychain.isReadOnly = true
    const second = await learn(['whoami'], { ...env, ...bus })
    assert.equal(second.code, 0, second.err)
    assert.match(second.err, /^The keychain can’t be used, so the token is kept in a file: /)
    assert.equal((await readProfiles(config)).profiles.default?.storage, 'file')
    assert.equal((await learn(['whoami'], env)).code, 0)
  })

  test('is stored in a private file, with a warning, if the keychain never answers', async () => {
    const { config, env, directory } = await settings()
    const DBUS_SESSION_BUS_ADDRESS = await silentKeychainIn(directory)
    const hanging = { ...env, LEARN_KEYCHAIN_TIMEOUT: '1', DBUS_SESSION_BUS_ADDRESS }
    const { code, err } = await learn(['login', '--with-token', '--quiet'], hanging, { input: key })
    assert.equal(code, 0, err)
    const path = tokenPath(config, 'default')
    assert.match(err, /^The keychain did not answer within 1 s, so the token is kept in a file: /)
    assert(err.includes(`kept in a file: ${path}\nOnly you can read the file`), err)
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    assert.equal((await readProfiles(config)).profiles.default?.storage, 'file', 'and that is remembered')
    const again = await learn(['whoami'], hanging)
    assert.deepEqual([again.code, again.err], [0, ''], 'the keychain is not asked again')
  })

  test('is reported as unreadable, after a short wait, if its keychain does not answer', async () => {
    const { config, env, directory } = await settings()
    await changeProfiles(config, () => ({
      current: 'default',
      profiles: { default: { url, storage: 'keychain' } },
    }))
    const DBUS_SESSION_BUS_ADDRESS = await silentKeychainIn(directory)
    const hanging = { ...env, LEARN_KEYCHAIN_TIMEOUT: '0.5', DBUS_SESSION_BUS_ADDRESS }
    const { code, err } = await learn(['whoami', '--json'], hanging)
    assert.equal(code, 1)
    const { _tag, message } = JSON.parse(err)
    assert.equal(_tag, 'LocalError')
    assert.match(message, /^Can’t read the token of profile default\. The keychain did not answer/)
  })
})
