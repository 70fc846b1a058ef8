import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'

/** What each top folder may import. Tests, test/, bench/, scripts/ and examples/ may import anything. */
const allowed: Record<string, { folders: string[]; packages: RegExp }> = {
  contract: { folders: [], packages: /^typebox(\/|$)/ },
  content: { folders: [], packages: /^$/ },
  learning: { folders: ['contract'], packages: /^$/ },
  server: { folders: ['contract', 'content', 'learning', 'mcp'], packages: /./ },
  sdk: { folders: ['contract'], packages: /^$/ },
  mcp: { folders: ['contract'], packages: /^@modelcontextprotocol\// },
  cli: { folders: ['contract', 'sdk', 'mcp'], packages: /./ },
  web: { folders: ['sdk'], packages: /^(preact|@preact\/signals)(\/|$)/ },
}

/** Charts in emails and reports have the same shapes as those on pages. It imports nothing. */
const sharedGeometry = 'web/drawing/charts/geometry.ts'

const files: { path: string; text: string; imports: string[] }[] = []
for await (const path of glob('{contract,content,learning,server,sdk,mcp,cli,web}/**/*.{ts,tsx}', {
  exclude: name => name.includes('node_modules'),
})) {
  if (path.endsWith('.test.ts')) continue
  const text = await readFile(path, 'utf8')
  const named = /^(?:import|export)\b(?:[^'"`]*?\bfrom)?\s*'([^']+)'|\bimport\('([^']+)'\)/gm
  const imports = [...text.matchAll(named)].map(([, plain, dynamic]) => plain ?? dynamic ?? '')
  files.push({ path, text, imports })
}

/** The path that an import leads to, from the project's folder, or the package's name. */
function resolve(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  return name.startsWith('@learn/') ? name.slice('@learn/'.length) : name
}

test('there is something to check', () => {
  assert(files.length > 30)
  assert(files.flatMap(({ imports }) => imports).length > 100)
})

test('a folder imports only the folders and packages that it may', () => {
  const broken: string[] = []
  for (const { path, imports } of files) {
    const [folder = ''] = path.split('/')
    const rule = allowed[folder]
    for (const name of imports) {
      const target = resolve(path, name)
      const [targetFolder = ''] = target.split('/')
      const within = targetFolder === folder || rule?.folders.includes(targetFolder)
      if (target === sharedGeometry && folder === 'server') continue
      const isPackage = !name.startsWith('.') && !name.startsWith('@learn/')
      const fine = isPackage ? name.startsWith('node:') || rule?.packages.test(name) : within
      if (!fine) broken.push(`${path} imports ${name}`)
    }
  }
  assert.deepEqual(broken, [])
})

test('the geometry of charts imports nothing, so that the server can use it', () => {
  assert.deepEqual(files.find(({ path }) => path === sharedGeometry)?.imports, [])
})

test('the SDK imports only types from the contract, so that no browser has to load a schema', () => {
  for (const { path, text } of files) {
    if (path.startsWith('sdk/'))
      assert.doesNotMatch(text, /^(import|export) (?!type\b)[^'"`]*'@learn\//m, path)
  }
})

test('learning takes only the words of decisions from the contract, and no schema', () => {
  for (const { path, imports } of files) {
    if (!path.startsWith('learning/')) continue
    const taken = imports.filter(name => name.startsWith('@learn/'))
    assert.deepEqual(
      taken.filter(name => name !== '@learn/contract/learn/words'),
      [],
      path,
    )
  }
  const words = files.find(({ path }) => path === 'contract/learn/words.ts')
  assert.deepEqual(words?.imports, [])
})

test('contract, content and learning use no clock, no files, no randomness and no environment', () => {
  for (const { path, text, imports } of files) {
    if (!/^(contract|content|learning)\//.test(path)) continue
    assert.deepEqual(
      imports.filter(name => name.startsWith('node:')),
      [],
      path,
    )
    assert.doesNotMatch(text, /\bprocess\.|Date\.now|new Date\(\)|Math\.random/, path)
  }
})

/** The modules whose functions answer operations. A store with the same name belongs to its module alone. */
const handlers = await readFile('server/handlers.ts', 'utf8')
const nouns = new Set(
  [...handlers.matchAll(/^import \* as \w+ from '\.\/([^']+)'/gm)].map(([, path]) => `server/${path}`),
)
const isNoun = (path: string) => nouns.has(path.replace(/\.store\.ts$/, '.ts'))

/**
 * The layers of the server, from the top. A file imports its own layer and those below. Every file must be in one, so a
 * new folder has to be named here.
 */
const layers: [name: string, files: RegExp][] = [
  [
    'programs',
    /^server\/(main|admin|start|start-options|prepare-database|assembly|front|pace|sweep|welcome)\.ts$/,
  ],
  ['programs', /^server\/(backup|move|processes|operator\/(bundle|check|commands))\//],
  ['entrances', /^server\/http\//],
  ['path', /^server\/path\/(execute|receive)\.ts$/],
  ['handlers', /^server\/handlers\.ts$/],
  [
    'nouns',
    /^server\/(accounts|audit|billing|invitations|jobs|learn|media|members|operator|organizations|teams)\//,
  ],
  ['nouns', /^server\/identity\/(identity|sign-ins)\.(store\.)?ts$/],
  ['services', /^server\/(mail|oauth|objects|payments|pictures|recordings|scanning|settings|sign-in|work)\//],
  ['services', /^server\/(application|config|surface)\.ts$/],
  ['services', /^server\/path\//],
  ['ground', /^server\/(documents|identity|monitoring|storage)\//],
  [
    'ground',
    /^server\/(busyness|context|error-code|fault|ids|log|names|not-found|operator-error|readable-log|secrets|system-user|times|turns|used-time|watchdog)\.ts$/,
  ],
]
const order = [...new Set(layers.map(([name]) => name))].reverse()

function layerOf(path: string): string {
  const found = layers.find(([, files]) => files.test(path))
  assert(found, `${path} is in no layer of test/boundaries.test.ts`)
  return found[0]
}

/** It may import types of the services, because functions get the services through it. */
const typesOnly = /^server\/context\.ts$/

test('inside the server, a file imports only from its own layer and the layers below', () => {
  const broken: string[] = []
  for (const { path, text, imports } of files) {
    if (!path.startsWith('server/')) continue
    const own = order.indexOf(layerOf(path))
    for (const name of imports) {
      const target = resolve(path, name)
      if (!target.startsWith('server/') || order.indexOf(layerOf(target)) <= own) continue
      const isType = text
        .split('\n')
        .some(line => line.startsWith('import type ') && line.endsWith(`'${name}'`))
      if (!(isType && typesOnly.test(path))) broken.push(`${path} imports ${target}`)
    }
  }
  assert.deepEqual(broken, [])
})

test("a noun calls another noun's functions, never its store, even in the same folder", () => {
  assert(nouns.size > 20)
  const broken: string[] = []
  for (const { path, imports } of files) {
    for (const name of imports) {
      const target = resolve(path, name)
      if (!target.endsWith('.store.ts') || !isNoun(target)) continue
      const owner = target.replace(/\.store\.ts$/, '.ts')
      // Other files in a noun's folder, the sweeps and the operator's tool may use its store; other nouns may not.
      const isAnotherNoun = isNoun(path) && path !== owner && path !== target
      const isElsewhere = /^server\/(learn|media)\//.test(path) && dirname(path) !== dirname(target)
      if (isAnotherNoun || isElsewhere) broken.push(`${path} imports ${target}`)
    }
  }
  assert.deepEqual(broken, [])
})

/** The files that may reserve, charge, release or grant credits, and what each may import for that. */
const moversOfCredits: Record<string, string[]> = {
  'server/path/charge.ts': ['postReservation', 'Reserved', 'reserveCredits', 'voidReservation'],
  'server/work/attempt.ts': ['extendReservation', 'postReservation', 'voidReservation'],
  'server/jobs/jobs.ts': ['voidReservation'],
  'server/organizations/organizations.ts': ['closeCredits'],
  'server/operator/operator.ts': ['grantCredits'],
  'server/payments/payments.store.ts': ['priorities'],
  'server/sweep.ts': ['settleDueCredits'],
}

test('only a few known files move credits, so that no operation can forget or repeat a charge', () => {
  const found: Record<string, string[]> = {}
  for (const { path, text } of files) {
    const names = /import \{([^}]+)\} from '[^']+\/credits\.store\.ts'/.exec(text)?.[1]
    if (names)
      found[path] = names
        .split(',')
        .map(name => name.replace('type', '').trim())
        .filter(Boolean)
        .sort()
  }
  const expected = Object.entries(moversOfCredits).map(([path, names]) => [path, names.toSorted()])
  assert.deepEqual(found, Object.fromEntries(expected))
  const chargers = files.filter(({ text }) =>
    /\b(reserve|reserveIn|chargeAll|release)\b[^}]*\} from '[^']*\/charge\.ts'/.test(text),
  )
  assert.deepEqual(
    chargers.map(({ path }) => path),
    ['server/path/dry-run.ts', 'server/path/execute.ts', 'server/path/perform.ts'],
  )
})

test('there is SQL only in stores and in storage', () => {
  for (const { path, text } of files) {
    if (path.endsWith('.store.ts') || path.startsWith('server/storage/')) continue
    assert.doesNotMatch(text, /['"`]\s*(select|insert into|update \w+ set|delete from|with \w+ as)\b/i, path)
  }
})

test('the environment is read only in config.ts', () => {
  for (const { path, text } of files) {
    if (path !== 'server/config.ts' && path !== 'cli/config.ts')
      assert.doesNotMatch(text, /process\.env/, path)
  }
})

test('nouns take the time and ids from their context', () => {
  for (const { path, text } of files) {
    if (path.startsWith('server/') && layerOf(path) === 'nouns' && !path.startsWith('server/operator/'))
      assert.doesNotMatch(text, /Date\.now|new Date\(\)|Math\.random|randomUUID/, path)
  }
})

test('no code bypasses the type checker or the linter', () => {
  for (const { path, text } of files) {
    assert.doesNotMatch(
      text,
      /\bas any\b(?! [a-z])|: any\b(?! [a-z])|<any>|@ts-ignore|@ts-nocheck|biome-ignore(?! format:)/,
      path,
    )
  }
})
