import assert from 'node:assert/strict'
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { temporaryDirectory } from './support/processes.ts'

const scratch = await temporaryDirectory()
after(() => scratch.remove())

const workspaces = ['cli', 'content', 'contract', 'learning', 'mcp', 'sdk', 'server', 'web']
/** Those that `npm start` runs before the server. */
const started = ['scripts/use-bundle.ts', 'scripts/bundle.ts', 'scripts/build-web.ts']
const read = (file: string) => readFileSync(file, 'utf8')
const dependenciesOf = (folder: string): string[] =>
  Object.keys(JSON.parse(read(`${folder}/package.json`)).dependencies ?? {})

/** The packages that a file imports, without those that it needs for types alone. */
function packagesIn(file: string): string[] {
  const imports = /^(?:import|export)\b(?! type\b)(?:[^'"`;]*?\bfrom)?\s*'([^']+)'|\bimport\('([^']+)'\)/gm
  return [...read(file).matchAll(imports)]
    .map(([, plain, dynamic]) => plain ?? dynamic ?? '')
    .filter(name => !/^(?:node:|\.)/.test(name))
    .map(name => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
}

test('every package that a running server imports is a dependency, and none is a development package', () => {
  const sources = globSync(`{${workspaces.join()},scripts}/**/*.{ts,tsx}`, {
    exclude: name => /node_modules|\.test\.ts$/.test(name),
  })
  const run = sources.filter(file => !file.startsWith('scripts/') || started.includes(file))
  const imported = new Map(run.map(file => [file, packagesIn(file)]))
  assert(run.length > 700 && [...imported.values()].flat().length > 500)
  assert.deepEqual(imported.get('scripts/bundle.ts'), ['esbuild'])
  const declared = new Map([...workspaces, '.'].map(folder => [folder, dependenciesOf(folder)]))
  const missing = [...imported].flatMap(([file, names]) => {
    const own = declared.get(file.split('/')[0] ?? '') ?? declared.get('.') ?? []
    return names.filter(name => !own.includes(name)).map(name => `${file}: ${name}`)
  })
  assert.deepEqual(missing, [])
})

test('the Node that is fetched for production is the one that the tests run on', () => {
  const { devDependencies } = JSON.parse(read('package.json'))
  const { packages } = JSON.parse(read('package-lock.json'))
  assert.equal(packages['node_modules/node'].version, devDependencies.node)
  assert.equal(process.version, `v${devDependencies.node}`)
  const fetching = read('scripts/fetch-node.mjs')
  assert.equal(/knownVersion = '(.+)'/.exec(fetching)?.[1], devDependencies.node)
  for (const platform of ['linux-x64', 'linux-arm64'])
    assert.match(fetching, new RegExp(`'node-${platform}':\\s+'sha512-[\\w+/=]{88}'`))
})

/** A registry with one package. Returns its address and the package's hash. */
async function startRegistry(t: TestContext, name: string, program: string) {
  const folder = join(scratch.path, 'package')
  await mkdir(join(folder, 'bin'), { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
  await writeFile(join(folder, 'bin/node'), program, { mode: 0o755 })
  const tarball = execFileSync('tar', ['-cz', '-C', scratch.path, 'package'])
  const server = createServer((request, response) => {
    const dist = { tarball: `http://${request.headers.host}/package.tgz` }
    const versions = { '1.0.0': { name, version: '1.0.0', dist } }
    response.end(
      request.url?.endsWith('.tgz') ? tarball : JSON.stringify({ name, versions, 'dist-tags': {} }),
    )
  }).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const address = server.address()
  assert(address && typeof address === 'object')
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  return { url: `http://127.0.0.1:${address.port}/`, integrity }
}

test('only a Node whose hash we know is installed', async t => {
  const name = 'node-for-tests'
  const { url, integrity } = await startRegistry(t, name, '#!/bin/sh\necho v1.0.0\n')
  const to = join(scratch.path, 'runtime/bin/node')
  await mkdir(dirname(to), { recursive: true })
  const module = new URL('../scripts/fetch-node.mjs', import.meta.url).href
  const program = `const { fetchNode } = await import(process.argv[1])
    process.stdout.write(fetchNode(JSON.parse(process.argv[2])) ?? 'fetched')`
  const fetchWith = async (hash: string) => {
    const wanted = JSON.stringify({ name, version: '1.0.0', integrity: hash, to })
    const { PATH, HOME } = process.env
    const env = {
      PATH,
      HOME,
      npm_config_registry: url,
      npm_config_cache: join(scratch.path, 'cache'),
      npm_config_fetch_retries: '0',
    }
    const words = ['--input-type=module', '--eval', program, module, wanted]
    return (await promisify(execFile)(process.execPath, words, { env })).stdout
  }
  assert.match(await fetchWith(`sha512-${'A'.repeat(86)}==`), /EINTEGRITY/)
  assert.deepEqual(await readdir(dirname(to)), [])
  assert.equal(await fetchWith(integrity), 'fetched')
  assert.deepEqual(await readdir(dirname(to)), ['node'])
  assert.equal(execFileSync(to, { encoding: 'utf8' }), 'v1.0.0\n')
})

test('a production install loses what no program loads, and our own sources stay', async () => {
  const modules = join(scratch.path, 'slim/node_modules')
  const kept = [
    'plain/index.js',
    'plain/LICENSE.md',
    'plain/lib/test/index.js',
    'plain/node_modules/inner/index.mjs',
    '@aws-sdk/client/dist-cjs/index.js',
    '../ours/index.ts',
  ]
  const lost = [
    'plain/index.d.ts',
    'plain/index.js.map',
    'plain/README.md',
    'plain/test/index.js',
    'plain/node_modules/inner/index.d.mts',
    '@aws-sdk/client/dist-es/index.js',
  ]
  for (const file of [...kept, ...lost]) {
    await mkdir(dirname(join(modules, file)), { recursive: true })
    await writeFile(join(modules, file), '')
  }
  await mkdir(join(modules, '@learn'))
  await symlink('../../ours', join(modules, '@learn/ours'))
  const module = new URL('../scripts/slim-install.mjs', import.meta.url).href
  const program = `const { slimInstall } = await import(process.argv[1]); slimInstall(process.argv[2])`
  const slim = () =>
    spawnSync(process.execPath, ['--input-type=module', '--eval', program, module, modules], {
      encoding: 'utf8',
    })
  assert.equal(slim().stderr, '')
  const isThere = (file: string) => existsSync(join(modules, file))
  assert.deepEqual([kept.filter(isThere), lost.filter(isThere)], [kept, []])

  await mkdir(join(modules, 'typescript'))
  await writeFile(join(modules, 'plain/index.d.ts'), '')
  const developing = slim()
  assert.equal(developing.status, 1)
  assert.match(developing.stderr, /Delete node_modules and run npm install again/)
  assert(isThere('plain/index.d.ts'))
})

test('the lockfile names no registry', () => {
  assert.doesNotMatch(read('package-lock.json'), /"resolved": "https?:/)
})
