import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { alone, groupTests } from '../scripts/test-groups.ts'
import { temporaryDirectory } from './support/processes.ts'

const allFiles = globSync('{contract,content,learning,server,sdk,mcp,cli,test}/**/*.test.ts').sort()
const folder = await temporaryDirectory()
after(() => folder.remove())

const preloaded = ['--import=./test/promise-tracking.ts', '--import=./test/deadline.ts']

/** Runs test files as `npm test` does, and returns what Node's runner prints. */
async function run(files: Record<string, string>, together: boolean): Promise<string> {
  const paths = Object.keys(files).map(name => join(folder.path, name))
  for (const [name, source] of Object.entries(files))
    await writeFile(join(folder.path, name), `import { after, test } from 'node:test'\n${source}`)
  const entry = join(folder.path, 'entry.test.mjs')
  const runTogether = JSON.stringify(resolve('test/together.ts'))
  await writeFile(
    entry,
    `import { runTogether } from ${runTogether}\nawait runTogether(${JSON.stringify(paths)})\n`,
  )
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const child = spawn(
    process.execPath,
    ['--test', '--test-reporter=tap', ...preloaded, ...(together ? [entry] : paths)],
    { env: { ...env, LEARN_TEST_END_MINUTES: '0.01' }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return await text(child.stdout)
}

test('every test file is in exactly one group', () => {
  const groups = groupTests(allFiles)
  assert.deepEqual(groups.flat().sort(), allFiles)
  assert.deepEqual(
    alone.filter(file => !groups.some(group => group.length === 1 && group[0] === file)),
    [],
  )
})

test('a file that changes or measures its whole process runs alone', () => {
  const whole =
    /process\.env\.\w+ = |process\.chdir\(|process\.umask\(|setDefaultCACertificates\(|memoryUsage|^Object\.assign\(/m
  const others = allFiles.filter(file => !alone.includes(file) && file !== 'test/together.test.ts')
  assert.deepEqual(
    others.filter(file => whole.test(readFileSync(file, 'utf8'))),
    [],
  )
})

test('files in one process run one after another, and each with its own hooks', async () => {
  const source = (name: string) => `
    console.log('${name} is loaded')
    after(() => console.log('${name} has ended'))
    test('${name} works', () => console.log(sentence))
    await new Promise(resolve => setTimeout(resolve, 50))
    const sentence = '${name} is tested'`
  const printed = await run({ 'a.test.mjs': source('a'), 'b.test.mjs': source('b') }, true)
  const said = printed.match(/[ab] (is loaded|is tested|has ended)/g)
  const each = (name: string) => ['is loaded', 'is tested', 'has ended'].map(end => `${name} ${end}`)
  assert.deepEqual(said, [...each('a'), ...each('b')])
  assert.match(printed, /^# pass 4$/m)
})

test('a file that can’t be loaded fails, and those after it still run', async () => {
  const files = { 'a.test.mjs': `throw new Error('broken')`, 'b.test.mjs': `test('b works', () => {})` }
  const printed = await run(files, true)
  assert.match(printed, /error: 'broken'/)
  assert.match(printed, / ok 1 - b works$/m)
  assert.match(printed, /^# fail 1$/m)
})

const leaveServer = `
  import { createServer } from 'node:http'
  test('leaves a server', () => void createServer().listen(0))
  `

test('a file that leaves something running is stopped and fails, and says what is still open', async () => {
  for (const end of [
    '',
    `await new Promise(resolve => setTimeout(resolve, 50)); throw new Error('broken')`,
  ]) {
    const printed = await run({ 'a.test.mjs': leaveServer + end }, false)
    assert.match(printed, /This file was stopped [\s\S]*Still open: .*TCPServerWrap/)
    assert.match(printed, /^# fail 1$/m)
    if (end) assert.match(printed, /this failure: Error: broken/)
  }
})
