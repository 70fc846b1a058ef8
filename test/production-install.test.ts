import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

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
