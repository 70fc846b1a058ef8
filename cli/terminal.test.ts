import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { after, test } from 'node:test'
import { learn, newSettings } from '../test/command-line.ts'
import { World } from '../test/world.ts'
import { wantsColour } from './config.ts'
import { writeTo } from './terminal.ts'

const world = await World.create()
after(() => world.close())
const { key, organizationId } = await world.tenant('Ashgrove Tutors')
const { env, remove } = await newSettings(world.server.url, { LEARN_TOKEN: key })
after(remove)

test('a reader that has gone away ends the command quietly', async () => {
  const child = spawn(process.execPath, ['cli/main.ts', 'whoami'], { env: { ...process.env, ...env } })
  child.stdout.destroy()
  let err = ''
  child.stderr.on('data', chunk => (err += chunk))
  const code = await new Promise(resolve => child.once('close', resolve))
  assert.deepEqual([code, err], [0, ''])
})

const hasScript = spawnSync('script', ['--version']).status === 0
const withoutScript = hasScript ? false : 'there is no script(1) of util-linux, which makes a terminal'

test('on a terminal whoami is told in words, and a program gets JSON', { skip: withoutScript }, async () => {
  const command = ['script', '-qec', `${process.execPath} cli/main.ts whoami`, '/dev/null']
  const { code, out } = await learn([], env, { command })
  assert.equal(code, 0, out)
  assert.match(out, /^API key +[0-9a-f-]{36}\r\n/)
  assert.match(out, /^may +identity:read .*paid\r\n/m)
  assert.match(out, /^valid until +it is revoked\r\n/m)
  assert.match(out, new RegExp(`^organization +Ashgrove Tutors +admin +${organizationId}\r\n`, 'm'))
  const asked = await learn([], env, {
    command: ['script', '-qec', `${process.execPath} cli/main.ts whoami --json`, '/dev/null'],
  })
  assert.equal(JSON.parse(asked.out).kind, 'key')
})

test('colour is for those who have not asked for none', () => {
  assert.equal(wantsColour({}), true)
  assert.equal(wantsColour({ NO_COLOR: '1' }), false)
  assert.equal(wantsColour({ NO_COLOR: '' }), true)
  assert.equal(wantsColour({ TERM: 'dumb' }), false)
})

test('whoever writes more than is read waits, so that a long list is never held', async () => {
  const stream = new PassThrough({ highWaterMark: 10 })
  let written = false
  const writing = writeTo(stream, 'more than ten letters').then(() => {
    written = true
  })
  await new Promise(setImmediate)
  assert.equal(written, false)
  stream.resume()
  await writing
})
