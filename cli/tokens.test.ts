import assert from 'node:assert/strict'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { learn, newSettings } from '../test/command-line.ts'
import { World } from '../test/world.ts'
import { readProfiles } from './profiles.ts'
import { tokenPath } from './tokens.ts'

const world = await World.create()
after(() => world.close())
const { key } = await world.tenant()
const onLinux = process.platform === 'linux' ? false : 'the keychain is reached by D-Bus on Linux only'

/** A keychain at a socket: whatever is done with a connection to it. */
async function keychainAt(path: string, connected: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    connected(socket)
  }).listen(path)
  await once(server, 'listening')
  after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return `unix:path=${path}`
}

test('a keychain that never answers is given up, loudly, for a file that only its owner can read', {
  skip: onLinux,
}, async () => {
  const { config, env, directory, remove } = await newSettings(world.server.url)
  after(remove)
  const address = await keychainAt(join(directory, 'bus'), socket => socket.resume())
  const settings = { ...env, LEARN_KEYCHAIN_TIMEOUT: '1', DBUS_SESSION_BUS_ADDRESS: address }
  const { code, err } = await learn(['login', '--with-token', '--quiet'], settings, { input: key })
  assert.equal(code, 0, err)
  const path = tokenPath(config, 'default')
  assert.match(err, /^Warning: the keychain can’t be used: it did not answer within 1 s\.\n/)
  assert(err.includes(`kept in ${path}, which only you can read`), err)
  assert.equal((await stat(path)).mode & 0o777, 0o600)
  assert.equal((await readProfiles(config)).profiles.default?.storage, 'file', 'and that is remembered')
  const again = await learn(['whoami'], settings)
  assert.deepEqual([again.code, again.err], [0, ''], 'the keychain is not asked again')
})
