import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { buildPackages } from '../scripts/package.ts'
import { temporaryDirectory } from './support/processes.ts'
import { World } from './support/world.ts'

const run = promisify(execFile)
const world = await World.create()
const folder = await temporaryDirectory()
const built = join(folder.path, 'dist')
const program = join(folder.path, 'program')
after(async () => {
  await world.close()
  await folder.remove()
})

/** The machine's own Node, if it is a version we support. Ours is newer. */
async function installedNode(): Promise<string> {
  for (const directory of (process.env.PATH ?? '').split(':')) {
    const path = join(directory, 'node')
    if (directory.includes('node_modules') || !existsSync(path)) continue
    const { stdout } = await run(path, ['--version'])
    if (Number(/^v(\d+)/.exec(stdout)?.[1]) >= 20) return path
  }
  return process.execPath
}
const node = await installedNode()

const source = `
import { type Call, Learn, NotFound } from '@learn/sdk'
import type { Organization } from '@learn/contract/organizations'
import { roles } from '@learn/contract/operation'

declare const process: { argv: string[] }
declare const console: { log(text: string): void }

const [, , baseUrl = '', token = ''] = process.argv
const client = new Learn({ baseUrl, token })
const created: Organization = await client.organizations.create({ name: 'From a package' })
const names: string[] = []
for await (const { name } of client.organizations.list({ limit: 1 })) names.push(name)
const attempt = await client.organizations.get({ organizationId: created.id.replace(/^./, 'f') }).attempt()
const tag = attempt.ok ? 'none' : attempt.error._tag
// @ts-expect-error a name is a string
const wrong: () => Call<unknown, unknown> = () => client.organizations.create({ name: 5 })
export const shown: number = client.jobs.get
console.log(JSON.stringify({ names: names.sort(), tag, known: NotFound.name, roles, wrong: typeof wrong }))
`

/** Installs the packages from their archives as a user would, without a network. */
before(async () => {
  await buildPackages(built)
  await mkdir(program)
  const { stdout } = await run('npm', ['pack', '--silent', join(built, 'contract'), join(built, 'sdk')], {
    cwd: program,
  })
  const [contract = '', sdk = ''] = stdout.trim().split('\n')
  const dependencies = {
    '@learn/contract': `file:${contract}`,
    '@learn/sdk': `file:${sdk}`,
    typebox: `file:${join(process.cwd(), 'node_modules/typebox')}`,
  }
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom'],
    types: [],
    strict: true,
  }
  await writeFile(join(program, 'package.json'), JSON.stringify({ type: 'module', dependencies }))
  await writeFile(
    join(program, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['program.ts'] }),
  )
  await writeFile(join(program, 'program.ts'), source)
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: program })
})

test('a typed program compiles against the packages and runs on Node 20', async () => {
  const tsc = join(process.cwd(), 'node_modules/.bin/tsc')
  const { stdout: said } = await run(tsc, ['-p', program, '--singleThreaded']).catch(failure => failure)
  // The one deliberate error shows how an editor displays a function's type.
  assert.match(
    said,
    /^\S*program\.ts\S+ error TS2322: Type '\(input: string \| GetJobInput, options\?: RequestOptions \| undefined\) => Call<Job, .*\n$/,
  )
  const { key } = await world.tenant('Tenant')
  const { stdout } = await run(node, [join(program, 'program.js'), world.server.url, key])
  assert.deepEqual(JSON.parse(stdout), {
    names: ['From a package', 'Tenant'],
    tag: 'NotFound',
    known: 'NotFound',
    roles: ['viewer', 'member', 'admin'],
    wrong: 'function',
  })
})

test('the packages can be loaded with require()', async () => {
  const code = `const { Learn, NotFound } = require('@learn/sdk')
    const client = new Learn({ baseUrl: process.argv[1], token: process.argv[2] })
    client.organizations.list({ limit: 1 }).then(({ data }) => console.log(data.length, typeof NotFound))`
  const { key } = await world.tenant('Tenant')
  const { stdout } = await run(node, ['--input-type=commonjs', '-e', code, world.server.url, key], {
    cwd: program,
  })
  assert.equal(stdout, '1 function\n')
})

test('the published packages contain a license, and no TypeScript sources or tests', async () => {
  for (const name of ['contract', 'sdk']) {
    const files = await Array.fromAsync(glob('**/*', { cwd: join(built, name) }))
    assert(files.includes('LICENSE'))
    assert(files.includes('index.js'))
    const described = JSON.parse(await readFile(join(built, name, 'package.json'), 'utf8'))
    // So that bundlers drop unused code, and npm warns on older versions of Node.
    const { sideEffects, engines, private: isPrivate } = described
    assert.deepEqual([sideEffects, engines, isPrivate], [false, { node: '>=20.19' }, undefined])
    for (const file of files) {
      assert.doesNotMatch(file, /\.test\.|(?<!\.d)\.ts$/)
      if (file.endsWith('.js'))
        assert.doesNotMatch(
          await readFile(join(built, name, file), 'utf8'),
          /from '[^']*\.ts'|process\./,
          file,
        )
    }
  }
  const { dependencies } = JSON.parse(await readFile(join(built, 'sdk/package.json'), 'utf8'))
  assert.deepEqual(Object.keys(dependencies), ['@learn/contract'])
})

test('editors show what each operation does', async () => {
  const methods = await readFile(join(built, 'sdk/nouns.d.ts'), 'utf8')
  assert.match(
    methods,
    /^ {4}readonly jobs: \{\n {8}\/\*\* Cancel a job\. .* \*\/\n {8}readonly cancel: Method</m,
  )
  const constants = await readFile(join(built, 'sdk/operations.d.ts'), 'utf8')
  assert.match(constants, /^\/\*\* Get a job: `client\.jobs\.get`\. \*\/\nexport declare const getJob: /m)
})

test('the SDK imports no module of Node, and nothing from the contract at runtime', async () => {
  for await (const file of glob('*.js', { cwd: join(built, 'sdk') }))
    assert.doesNotMatch(await readFile(join(built, 'sdk', file), 'utf8'), /from '(?!\.\/)/, file)
})

test('the command line runs on Node 20, with its native module as a dependency', async () => {
  const { bin, version, dependencies } = JSON.parse(await readFile(join(built, 'cli/package.json'), 'utf8'))
  assert.deepEqual(Object.keys(dependencies), ['@napi-rs/keyring'])
  const { key } = await world.tenant('From a terminal')
  const env = { HOME: folder.path, LEARN_URL: world.server.url, LEARN_TOKEN: key }
  const learn = (...args: string[]) => run(node, [join(built, 'cli', bin.learn), ...args], { env })
  assert((await learn('--version')).stdout.includes(version))
  const byItself = { env: { ...env, PATH: dirname(node) } }
  assert((await run(join(built, 'cli', bin.learn), ['--version'], byItself)).stdout.includes(version))
  assert.match((await learn('help')).stdout, /^ {2}invitations {2}/m)
  const { stdout } = await learn('organizations', 'list', '--json')
  assert.equal(JSON.parse(stdout).data[0].name, 'From a terminal')
  const filtered = await learn('organizations', 'list', '--jq', '.data[0].name')
  assert.equal(filtered.stdout, 'From a terminal\n')
})
