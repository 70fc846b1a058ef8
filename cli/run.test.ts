import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { after, test } from 'node:test'
import { learn, learnHere, newSettings } from '../test/support/command-line.ts'
import { World } from '../test/support/world.ts'
import { wantsColour } from './config.ts'
import own from './package.json' with { type: 'json' }
import { writeTo } from './terminal/terminal.ts'

const world = await World.create()
after(() => world.close())
const { key, organizationId } = await world.tenant('Ashgrove Tutors')
const { env, config, remove } = await newSettings(world.server.url, { LEARN_TOKEN: key })
after(remove)

/** Tells the address of everything that is loaded. */
const telling = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { process._rawDebug(url); return next(url, context) } })`

test('whoami loads nothing that it does not need: it is as fast as a request', async () => {
  const hook = `data:text/javascript,${encodeURIComponent(telling)}`
  const command = [process.execPath, '--import', hook, 'cli/main.ts']
  const { code, err } = await learn(['whoami', '--json'], env, { command })
  assert.equal(code, 0, err)
  const loaded = err.split('\n').filter(line => line.startsWith('file:'))
  assert(loaded.some(url => url.endsWith('/cli/own/whoami.ts')))
  const needless = loaded.filter(
    url => !/\/(cli\/([a-z]+\/)?[\w-]+|sdk\/[\w-]+|contract\/nearest)\.ts$/.test(url),
  )
  assert.deepEqual(needless, [], 'no operation, no package')
  assert.deepEqual(
    loaded.filter(url => /keychain|oauth|cli\/(operation|help|output|media)\//.test(url)),
    [],
  )
})

test('the version is the package’s', async () => {
  assert.deepEqual(await learnHere(['--version'], config), {
    code: 0,
    out: `learn ${own.version}\n`,
    err: '',
  })
  assert.deepEqual(JSON.parse((await learnHere(['--version', '--json'], config)).out), {
    version: own.version,
  })
})

test('a command that takes nothing refuses what it is given', async () => {
  for (const [args, words] of [
    [['whoami', 'again'], 'learn whoami does not take "again".\nSee learn whoami --help\n'],
    [['logout', '--al'], 'learn logout has no flag --al.\nSee learn logout --help\n'],
    [['login', '--strat'], 'learn login has no flag --strat.\nDid you mean --start?\n'],
    [
      ['login', '--start', '--with-token'],
      '--start and --with-token are two ways to sign in: give one of them.\n',
    ],
    [['login', '--wait', 'long', '--poll', 'aaaaaaaaaaaa'], 'There is no such sign-in, or it is over.\n'],
    [['login', '--poll', '../../etc/passwd'], '"../../etc/passwd" is no handle of a sign-in.\n'],
    [['login', 'now'], 'learn login does not take "now".\n'],
  ] as const) {
    const { code, err } = await learnHere(args, config)
    assert.equal(code, 2)
    assert(err.startsWith(words), err)
  }
})

test('a reader that has gone away ends the command quietly', async () => {
  const child = spawn(process.execPath, ['cli/main.ts', 'whoami'], { env: { ...process.env, ...env } })
  child.stdout.destroy()
  let err = ''
  child.stderr.on('data', chunk => (err += chunk))
  const code = await new Promise(resolve => child.once('close', resolve))
  assert.deepEqual([code, err], [0, ''])
})

test('who does not listen to the remarks still gets the answer and the code', async () => {
  for (const [url, expected] of [
    [env.LEARN_URL ?? '', 0],
    ['http://127.0.0.1:1', 1],
  ] as const) {
    const child = spawn(process.execPath, ['cli/main.ts', 'whoami', '--url', url], {
      env: { ...process.env, ...env },
    })
    child.stdout.resume()
    child.stderr.destroy()
    assert.equal(await new Promise(resolve => child.once('close', resolve)), expected)
  }
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
