import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'

/** Runs code in a process that is watched with a limit of two seconds. */
function watched(code: string) {
  const setUp = `
    import { noteCall, startWatchdog } from './server/watchdog.ts'
    process.on('SIGTERM', () => process.exit(0))
    startWatchdog(2)`
  const words = ['--input-type=module-typescript', '--eval', `${setUp}\n${code}`]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.on('data', chunk => (errors += chunk))
  return { child, errors: () => errors }
}

test('a process that is too busy to hear SIGTERM is ended, and says what it was doing', async () => {
  const { child, errors } = watched(`
    noteCall('identity.createApiKey')
    setTimeout(() => { console.log('busy'); for (;;); }, 1_100)`)
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [, signal] = await once(child, 'close')
  assert.equal(signal, 'SIGKILL')
  assert.match(errors(), /busy for 2 seconds and answers nobody.* The last call was identity\.createApiKey\./)
})

test('a process with pauses is left alone, and ends when it has nothing to do', async () => {
  const { child, errors } = watched(`
    for (let round = 0; round < 8; round++) {
      const until = performance.now() + 700
      while (performance.now() < until);
      await new Promise(done => setTimeout(done, 10))
    }`)
  assert.deepEqual(await once(child, 'close'), [0, null])
  assert.equal(errors().includes('busy'), false)
})
