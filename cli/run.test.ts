import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { after, test } from 'node:test'
import { learn, newSettings, runLearn } from '../test/support/command-line.ts'
import { World } from '../test/support/world.ts'
import { wantsColour } from './config.ts'
import own from './package.json' with { type: 'json' }
import { writeTo } from './terminal/terminal.ts'

const world = await World.create()
after(() => world.close())
const { key, organizationId } = await world.tenant('Ashgrove Tutors')
const { env, config, remove } = await newSettings(world.server.url, { LEARN_TOKEN: key })
after(remove)

/** Prints the URL of every module that is loaded. */
const telling = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { process._rawDebug(url); return next(url, context) } })`

test('whoami loads only what it needs, which makes it as fast as a request', async () => {
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

test('the version is the package’s, as a flag and as a command', async () => {
  for (const words of [['--version'], ['-v'], ['version']])
    assert.deepEqual(await runLearn(words, config), { code: 0, out: `learn ${own.version}\n`, err: '' })
  assert.deepEqual(JSON.parse((await runLearn(['--version', '--json'], config)).out), {
    version: own.version,
  })
})

test('a command refuses flags and words that it does not take', async () => {
  for (const [args, words] of [
    [['whoami', 'again'], 'learn whoami does not take "again".\nSee learn whoami --help\n'],
    [['logout', '--al'], 'learn logout has no flag --al.\nSee learn logout --help\n'],
    [['login', '--strat'], 'learn login has no flag --strat.\nDid you mean --start?\n'],
    [['login', '--start', '--with-token'], 'Use either --start or --with-token, not both.\n'],
    [['login', '--wait', 'long', '--poll', 'aaaaaaaaaaaa'], 'That sign-in does not exist or has ended.\n'],
    [['login', '--poll', '../../etc/passwd'], '"../../etc/passwd" is not a sign-in handle.\n'],
    [['login', 'now'], 'learn login does not take "now".\n'],
  ] as const) {
    const { code, err } = await runLearn(args, config)
    assert.equal(code, 2)
    assert(err.startsWith(words), err)
  }
})

test('a closed pipe ends the command quietly', async () => {
  const child = spawn(process.execPath, ['cli/main.ts', 'whoami'], { env: { ...process.env, ...env } })
  child.stdout.destroy()
  let err = ''
  child.stderr.on('data', chunk => (err += chunk))
  const code = await new Promise(resolve => child.once('close', resolve))
  assert.deepEqual([code, err], [0, ''])
})

test('a closed standard error changes neither the answer nor the exit code', async () => {
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
const withoutScript = hasScript ? false : 'script(1) of util-linux, which makes a terminal, is not installed'

test('whoami prints lines on a terminal and JSON for a program', { skip: withoutScript }, async () => {
  const command = ['script', '-qec', `${process.execPath} cli/main.ts whoami`, '/dev/null']
  const { code, out } = await learn([], env, { command })
  assert.equal(code, 0, out)
  assert.match(out, /^API key +[0-9a-f-]{36}\r\n/)
  assert.match(out, /^scopes +identity:read [\s\S]* paid\r\n/m)
  assert.match(out, /^expires +never\r\n/m)
  assert.match(out, new RegExp(`^  Ashgrove Tutors  admin +${organizationId}\r\n`, 'm'))
  const asked = await learn([], env, {
    command: ['script', '-qec', `${process.execPath} cli/main.ts whoami --json`, '/dev/null'],
  })
  assert.equal(JSON.parse(asked.out).kind, 'key')
})

test('NO_COLOR and dumb terminals turn colour off', () => {
  assert.equal(wantsColour({}), true)
  assert.equal(wantsColour({ NO_COLOR: '1' }), false)
  assert.equal(wantsColour({ NO_COLOR: '' }), true)
  assert.equal(wantsColour({ TERM: 'dumb' }), false)
})

test('writing waits for the reader, so a long list never fills the memory', async () => {
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
