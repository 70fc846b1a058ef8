import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { makeApiKey } from '../server/identity/api-key.ts'
import { callOperation } from './support/client.ts'
import { temporaryDirectory } from './support/processes.ts'

const run = promisify(execFile)

/** A copy of the project as after `npm install`, so that its sources can be changed. */
const folder = await temporaryDirectory()
const project = join(folder.path, 'learn')
const installed = join(project, 'node_modules')
const builds = join(installed, '.cache/bundles')
const workspaces = ['cli', 'content', 'contract', 'learning', 'mcp', 'sdk', 'server', 'web']
after(() => folder.remove())

before(async () => {
  for (const name of [...workspaces, 'scripts', 'package.json'])
    await cp(name, join(project, name), { recursive: true })
  await mkdir(join(installed, '@learn'), { recursive: true })
  for (const name of await readdir('node_modules'))
    if (!['@learn', '.cache'].includes(name))
      await symlink(join(process.cwd(), 'node_modules', name), join(installed, name))
  for (const name of workspaces) await symlink(join(project, name), join(installed, '@learn', name))
})

/** The output of a program that runs the way `npm start` runs the server. */
const printed = (program: string) =>
  run(process.execPath, ['--import', './scripts/use-bundle.ts', '--input-type=module', '-e', program], {
    cwd: project,
  })
const loaded = () => printed(`import { contentVersion } from '@learn/content'; console.log(contentVersion)`)
const version = async () => (await loaded()).stdout.trim()

async function setVersion(file: string, name: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/(contentVersion = )(['"]).*\2/, `$1$2${name}$2`))
}
const index = join(project, 'content/index.ts')

/** The file of the newest build that contains the content's version. */
async function builtContent(): Promise<string> {
  const all = await Promise.all(
    (await readdir(builds)).map(async name => ({ name, made: (await stat(join(builds, name))).mtimeMs })),
  )
  const [newest] = all.toSorted((a, b) => b.made - a.made)
  for (const name of await readdir(join(builds, newest?.name ?? ''))) {
    const file = join(builds, newest?.name ?? '', name)
    if ((await readFile(file, 'utf8')).includes('contentVersion = ')) return file
  }
  throw new Error('no build contains the content version')
}

test('the build contains the same lessons and questions as the sources', async () => {
  const { stdout, stderr } = await printed(
    `import { questionsText } from './scripts/questions.ts'; process.stdout.write(questionsText())`,
  )
  assert.equal(stderr, '')
  assert.equal(stdout, await readFile('generated/questions.txt', 'utf8'))
  await setVersion(await builtContent(), 'of the build')
  assert.equal(await version(), 'of the build', 'the build is used, and not rebuilt without a reason')
})

test('a changed source is rebuilt, even if its modification time is old', async () => {
  await setVersion(index, 'of the second source')
  assert.equal(await version(), 'of the second source')
  await setVersion(index, 'of an archive')
  await utimes(index, new Date(0), new Date(0))
  assert.equal(await version(), 'of an archive')
  assert.match(await readFile(await builtContent(), 'utf8'), /of an archive/)
})

test('the three latest builds are kept for servers that are still running', async () => {
  assert.equal((await readdir(builds)).length, 3)
  await setVersion(index, 'of a fourth source')
  assert.equal(await version(), 'of a fourth source')
  assert.equal((await readdir(builds)).length, 3)
})

test('concurrent loads never see half a build', async () => {
  await rm(builds, { recursive: true })
  const versions = await Promise.all([version(), version(), version(), version()])
  assert.deepEqual(new Set(versions), new Set(['of a fourth source']))
  assert.equal((await readdir(builds)).length, 1, 'no unfinished build is left behind')
})

test('an incomplete build is rebuilt', async () => {
  const file = await builtContent()
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.slice(0, text.length / 2))
  assert.equal(await version(), 'of a fourth source')
  assert.equal(await readFile(file, 'utf8'), text)
})

const listTools = async (url: string, key: string) => {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  return await response.text()
}

test('npm start builds the server in a fresh folder and runs it', async t => {
  await rm(join(installed, '.cache'), { recursive: true })
  const apiKey = makeApiKey()
  const npm = spawn('npm', ['start'], {
    cwd: project,
    env: {
      ...process.env,
      LEARN_DATA_DIR: join(folder.path, 'data'),
      LEARN_BOOTSTRAP_API_KEY: apiKey,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(npm, 'close')
  t.after(async () => {
    npm.kill('SIGTERM')
    await ended
  })
  let output = ''
  npm.stdout.on('data', chunk => (output += chunk))
  while (!output.includes('running at')) await once(npm.stdout, 'data')
  const url = /running at (http:\S+)/.exec(output)?.[1] ?? ''
  const get = (path: string) => fetch(url + path, { headers: { authorization: `Bearer ${apiKey}` } })
  const text = async (path: string) => await (await get(path)).text()

  const organizations = await callOperation(url, 'organizations.listOrganizations', apiKey, {})
  assert(organizations.body)
  const [{ id } = { id: '' }] = organizations.body.data
  assert.match(await text('/v1/organizations?sort=nothing&limits=1'), /HttpApiDecodeError.*limits/)
  const month = new Date().toISOString().slice(0, 7)
  assert.match(await text(`/v1/billing/statements/${month}?organizationId=${id}&format=html`), /<style>/)
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(await text('/auth/sign-in')) ?? []
  assert.match(await text(style), /\.card/)
  assert.match(await text('/.well-known/oauth-authorization-server'), /"token_endpoint"/)
  assert.match(await listTools(url, apiKey), /"name":"list_organizations"/)
  assert.deepEqual(
    await (await get('/openapi.json')).json(),
    JSON.parse(await readFile('generated/openapi.json', 'utf8')),
  )
})

const programs = { server: 'server/main.ts', admin: 'server/admin.ts', cli: 'cli/main.ts' }
for (const [name, source] of Object.entries(programs)) {
  test(`the program of the ${name} itself comes from the build`, async () => {
    const built = join(dirname(await builtContent()), `${name}.mjs`)
    await writeFile(built, `console.log('of the build')\n${await readFile(built, 'utf8')}`)
    const args = ['--import', './scripts/use-bundle.ts', source, 'unknown']
    const ended = run(process.execPath, args, { cwd: project, env: { PORT: 'none' } })
    await assert.rejects(ended, { stdout: /^of the build\n/ })
  })
}

test('if the build fails, the server says so and uses the sources, never an old build', async () => {
  assert.equal(await version(), 'of a fourth source')
  await setVersion(index, 'without esbuild')
  await rm(join(installed, 'esbuild'))
  const without = await loaded()
  assert.equal(without.stdout, 'without esbuild\n')
  assert.match(without.stderr, /^Could not bundle the programs, .*: Cannot find package 'esbuild'.*\n$/)

  await rm(join(installed, '.cache'), { recursive: true })
  await writeFile(join(installed, '.cache'), 'not a folder')
  await symlink(join(process.cwd(), 'node_modules/esbuild'), join(installed, 'esbuild'))
  const closed = await loaded()
  assert.equal(closed.stdout, 'without esbuild\n')
  assert.match(closed.stderr, /^Could not bundle the programs, .*: .*ENOTDIR.*\n$/)
  assert(!existsSync(builds))
})
