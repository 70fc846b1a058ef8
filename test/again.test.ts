import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { temporaryDirectory } from './support/processes.ts'

/** A test that fails when it runs for the first time. */
const unsteady = (mark: string, end: string) => `import { existsSync, writeFileSync } from 'node:fs'
  import { test } from 'node:test'
  test('unsteady', () => {
    if (existsSync(${JSON.stringify(mark)})) return
    writeFileSync(${JSON.stringify(mark)}, '')
    ${end}
  })`

test('files that fail can be run once more, and what fails twice has failed', async () => {
  const folder = await temporaryDirectory()
  const files = {
    'slow.test.mjs': unsteady(join(folder.path, 'slow'), `throw new Error('too slow')`),
    'killed.test.mjs': unsteady(join(folder.path, 'killed'), 'process.exit(1)'),
    'rejecting.test.mjs': `import { test } from 'node:test'
      test('rejecting', async () => {
        Promise.reject(new Error('nobody waits for this'))
        await new Promise(resolve => setTimeout(resolve, 10))
      })`,
    'broken.test.mjs': `import { test } from 'node:test'\ntest('broken', () => { throw new Error('always') })`,
    'fine.test.mjs': `import { test } from 'node:test'\ntest('fine', () => {})`,
  }
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder.path, name), source)
  const run = async (...names: (keyof typeof files)[]) => {
    const paths = names.map(name => join(folder.path, name))
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const child = spawn(process.execPath, ['scripts/test.ts', '--again', ...paths], { env })
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
    const [, after = ''] = printed.split('run once more on their own:')
    return { code, again: names.filter(name => after.includes(name)) }
  }
  assert.deepEqual(await run('fine.test.mjs', 'killed.test.mjs', 'slow.test.mjs'), {
    code: 0,
    again: ['killed.test.mjs', 'slow.test.mjs'],
  })
  assert.deepEqual(await run('broken.test.mjs', 'fine.test.mjs', 'rejecting.test.mjs'), {
    code: 1,
    again: ['broken.test.mjs', 'rejecting.test.mjs'],
  })
  await folder.remove()
})
