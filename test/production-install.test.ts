import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import { readConfig } from '../server/config.ts'
import { settingNames } from '../server/settings/settings.ts'

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
})

test('the lockfile names no registry', () => {
  assert.doesNotMatch(read('package-lock.json'), /"resolved": "https?:/)
})

const deployed = [
  'Dockerfile',
  'compose.yaml',
  'deploy/learn.service',
  'deploy/Caddyfile',
  'deploy/nginx.conf',
]
const pages = ['docs/operating/install.md', 'docs/operating/running.md', 'README.md']
/** Node's own. */
const others = ['NODE_COMPILE_CACHE']
const isKnown = (name: string) => others.includes(name) || settingNames.some(setting => setting === name)

test('every variable in the files for operators is a setting', () => {
  const named = [...deployed, ...pages].flatMap(file =>
    [...read(file).matchAll(/\b(?:LEARN|STRIPE)_[A-Z0-9_]+|\bDATABASE_URL\b/g)].map(([name]) => name),
  )
  assert(new Set(named).size > 15)
  // The terminals in which the pages' examples run have these.
  assert.deepEqual(new Set(named.filter(name => !isKnown(name))), new Set(['LEARN_URL', 'LEARN_TOKEN']))
  const [, inImage = ''] = /^ENV (.*)$/m.exec(read('Dockerfile')) ?? []
  const [, inUnit = ''] = /^Environment=(.*)$/m.exec(read('deploy/learn.service')) ?? []
  const set = [...`${inImage} ${inUnit}`.matchAll(/(\w+)=/g)].map(([, name = '']) => name)
  assert(set.length >= 6)
  assert.deepEqual(
    set.filter(name => !isKnown(name)),
    [],
  )
})

interface Service {
  readonly profiles?: readonly string[]
  readonly read_only?: boolean
  readonly environment?: Readonly<Record<string, string>>
}

/** What Compose does with `${NAME:-default}` and `${NAME:?message}`. */
const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g,
    (_, name, otherwise = '') => values[name] ?? otherwise,
  )

test('the server accepts the settings of the compose project, with all profiles and with none', () => {
  const { services }: { services: Record<string, Service> } = parse(read('compose.yaml'))
  const environmentWith = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(services.server?.environment ?? {}).map(([name, text]) => [name, fillIn(text, values)]),
    )
  const required = { POSTGRES_PASSWORD: 'pass', LEARN_SECRET: 's'.repeat(32) }
  assert.equal(readConfig(environmentWith(required)).databaseUrl, 'postgres://learn:pass@postgres/learn')
  const all = {
    ...required,
    LEARN_CLAMD: 'clamav:3310',
    LEARN_S3_BUCKET: 'learn',
    LEARN_S3_ENDPOINT: 'http://s3:9000',
    LEARN_S3_DOWNLOADS: 'streamed',
    LEARN_S3_ACCESS_KEY_ID: 'learn',
    LEARN_S3_SECRET_ACCESS_KEY: 'a secret key',
  }
  readConfig(environmentWith(all))
  for (const name of ['server', 'make-bucket'])
    assert.deepEqual(
      Object.keys(services[name]?.environment ?? {}).filter(setting => !isKnown(setting)),
      [],
    )
  const profiles = Object.entries(services).map(([name, service]) => [name, service.profiles?.join()])
  assert.deepEqual(Object.fromEntries(profiles), {
    server: undefined,
    postgres: undefined,
    clamav: 'clamav',
    s3: 's3',
    'make-bucket': 's3',
  })
  assert.equal(services.server?.read_only, true)
})

const withoutSystemd = spawnSync('systemd-analyze', ['--version']).error && 'systemd is not installed'
test('systemd accepts the unit, and rates it as well protected', { skip: withoutSystemd }, () => {
  const analyze = (...words: string[]) =>
    execFileSync('systemd-analyze', [...words, 'deploy/learn.service'], { encoding: 'utf8', stdio: 'pipe' })
  analyze('verify')
  analyze('security', '--offline=true', '--threshold=20')
})
