import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { temporaryDirectory } from './processes.ts'

const run = promisify(execFile)

/** A copy of the project, as it is after `npm install`, whose sources can be changed. */
const folder = await temporaryDirectory()
const project = join(folder.path, 'learn')
const installed = join(project, 'node_modules')
const built = join(installed, '.cache/content.mjs')
after(() => folder.remove())

before(async () => {
  for (const name of ['content', 'contract', 'learning', 'server', 'scripts', 'package.json'])
    await cp(name, join(project, name), { recursive: true })
  await mkdir(join(installed, '@learn'), { recursive: true })
  for (const name of await readdir('node_modules'))
    if (!['@learn', '.cache'].includes(name))
      await symlink(join(process.cwd(), 'node_modules', name), join(installed, name))
  for (const name of ['content', 'contract', 'learning', 'server'])
    await symlink(join(project, name), join(installed, '@learn', name))
})

/** What a program prints that is run as `npm start` runs the server. */
const printed = (program: string) =>
  run(process.execPath, ['--import', './scripts/built.ts', '--input-type=module', '-e', program], {
    cwd: project,
  })
const loaded = () => printed(`import { contentVersion } from '@learn/content'; console.log(contentVersion)`)
const version = async () => (await loaded()).stdout.trim()

async function setVersion(file: string, name: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/(contentVersion = )(['"]).*\2/, `$1$2${name}$2`))
}
const index = join(project, 'content/index.ts')

test('content in one file gives the lessons and questions of its sources', async () => {
  const { stdout, stderr } = await printed(
    `import { documents } from './scripts/documents.ts'; process.stdout.write(documents()['generated/questions.txt'])`,
  )
  assert.equal(stderr, '')
  assert.equal(stdout, await readFile('generated/questions.txt', 'utf8'))
  await setVersion(built, 'of the one file')
  assert.equal(await version(), 'of the one file', 'it is used, and not made again without a reason')
})

test('it is made again for a source that has changed, even one with an old time', async () => {
  await setVersion(index, 'of the second source')
  assert.equal(await version(), 'of the second source')
  await setVersion(index, 'of an archive')
  await utimes(index, new Date(0), new Date(0))
  assert.equal(await version(), 'of an archive')
  assert.match(await readFile(built, 'utf8'), /of an archive/)
})

test('of several loads at once, none sees half a file', async () => {
  await rm(built)
  const versions = await Promise.all([version(), version(), version(), version()])
  assert.deepEqual(new Set(versions), new Set(['of an archive']))
  const left = (await readdir(join(installed, '.cache'))).filter(name => name.startsWith('content'))
  assert.deepEqual(left, ['content.mjs'], 'nothing unfinished stays behind')
})

test('a file that is not whole is made again', async () => {
  const text = await readFile(built, 'utf8')
  await writeFile(built, text.slice(0, text.length / 2))
  assert.equal(await version(), 'of an archive')
  assert.equal(await readFile(built, 'utf8'), text)
})

test('npm start makes what it needs in a fresh folder', { timeout: 60_000 }, async () => {
  await rm(join(installed, '.cache'), { recursive: true })
  const npm = spawn('npm', ['start'], {
    cwd: project,
    env: { ...process.env, LEARN_DATA_DIR: join(folder.path, 'data'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  npm.stdout.on('data', chunk => (output += chunk))
  while (!output.includes('running at')) await once(npm.stdout, 'data')
  const url = /running at (http:\S+)/.exec(output)?.[1]
  assert.equal((await fetch(`${url}/readyz`)).status, 200)
  npm.kill('SIGTERM')
  await once(npm, 'close')
})

test('where it can not be made, a sentence says so and the sources are used, never an old file', async () => {
  assert.equal(await version(), 'of an archive')
  await setVersion(index, 'without esbuild')
  await rm(join(installed, 'esbuild'))
  const without = await loaded()
  assert.equal(without.stdout, 'without esbuild\n')
  assert.match(without.stderr, /^Content is loaded from its sources, .*: Cannot find package 'esbuild'.*\n$/)

  await rm(join(installed, '.cache'), { recursive: true })
  await writeFile(join(installed, '.cache'), 'not a folder')
  await symlink(join(process.cwd(), 'node_modules/esbuild'), join(installed, 'esbuild'))
  const closed = await loaded()
  assert.equal(closed.stdout, 'without esbuild\n')
  assert.match(closed.stderr, /^Content is loaded from its sources, .*: .*EEXIST.*\n$/)
  assert(!existsSync(built))
})
