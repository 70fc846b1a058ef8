import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'

/** Who may import whom, by top folder; tests and what is under test/, bench/ and scripts/ may import anything. */
const allowed: Record<string, { folders: string[]; packages: RegExp }> = {
  contract: { folders: [], packages: /^typebox(\/|$)/ },
  content: { folders: [], packages: /^$/ },
  learning: { folders: [], packages: /^$/ },
  server: { folders: ['contract', 'content', 'learning', 'mcp'], packages: /./ },
  sdk: { folders: ['contract'], packages: /^$/ },
  mcp: { folders: ['contract'], packages: /^@modelcontextprotocol\// },
  cli: { folders: ['contract', 'sdk', 'mcp'], packages: /./ },
}

const files: { path: string; text: string; imports: string[] }[] = []
for await (const path of glob('{contract,content,learning,server,sdk,mcp,cli}/**/*.ts', {
  exclude: name => name.includes('node_modules'),
})) {
  if (path.endsWith('.test.ts')) continue
  const text = await readFile(path, 'utf8')
  const named = /^(?:import|export)\b(?:[^'"`]*?\bfrom)?\s*'([^']+)'|\bimport\('([^']+)'\)/gm
  const imports = [...text.matchAll(named)].map(([, plain, dynamic]) => plain ?? dynamic ?? '')
  files.push({ path, text, imports })
}

/** The folder-relative path of what an import names, or the package's name. */
function resolve(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  return name.startsWith('@learn/') ? name.slice('@learn/'.length) : name
}

test('there is something to check', () => {
  assert(files.length > 30)
  assert(files.flatMap(({ imports }) => imports).length > 100)
})

test('folders import only what stands below them', () => {
  const broken: string[] = []
  for (const { path, imports } of files) {
    const [folder = ''] = path.split('/')
    const rule = allowed[folder]
    for (const name of imports) {
      const target = resolve(path, name)
      const [targetFolder = ''] = target.split('/')
      const within = targetFolder === folder || rule?.folders.includes(targetFolder)
      const isPackage = !name.startsWith('.') && !name.startsWith('@learn/')
      const fine = isPackage ? name.startsWith('node:') || rule?.packages.test(name) : within
      if (!fine) broken.push(`${path} imports ${name}`)
    }
  }
  assert.deepEqual(broken, [])
})

test('the SDK takes only types from the contract, so that no schema comes into a browser', () => {
  for (const { path, text } of files) {
    if (path.startsWith('sdk/'))
      assert.doesNotMatch(text, /^(import|export) (?!type\b)[^'"`]*'@learn\//m, path)
  }
})

test('contract, content and learning read no clock, no file, no chance and no environment', () => {
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

const nouns =
  /^server\/((organizations|invitations|members|teams|audit|billing|jobs|learn|media)\/|identity\/identity\.)/

test('inside the server, calls go http → execute → handlers → noun → its store → storage, never upward', () => {
  const layer = (path: string) => {
    if (/^server\/(main|admin|start|sweep)\.ts$/.test(path)) return 6
    if (path.startsWith('server/http/')) return 5
    if (path === 'server/path/execute.ts') return 4
    if (path === 'server/handlers.ts') return 3
    // The operator acts outside the path, by the statements of the nouns.
    if (path.startsWith('server/operator/')) return 2
    if (nouns.test(path)) return path.endsWith('.store.ts') ? 1 : 2
    return 0
  }
  const broken: string[] = []
  for (const { path, imports } of files) {
    for (const name of imports) {
      const target = resolve(path, name)
      if (target.startsWith('server/') && layer(target) > layer(path))
        broken.push(`${path} imports ${target}`)
    }
  }
  assert.deepEqual(broken, [])
})

test("a noun calls another noun's functions, never its store", () => {
  const broken: string[] = []
  for (const { path, imports } of files) {
    if (!nouns.test(path)) continue
    for (const name of imports) {
      const target = resolve(path, name)
      if (target.endsWith('.store.ts') && nouns.test(target) && dirname(target) !== dirname(path)) {
        broken.push(`${path} imports ${target}`)
      }
    }
  }
  assert.deepEqual(broken, [])
})

/** Who may hold, charge, give back or grant credits, and what of it. */
const moversOfCredits: Record<string, string[]> = {
  'server/path/charge.ts': ['postReservation', 'Reserved', 'reserveCredits', 'voidReservation'],
  'server/work/attempt.ts': ['extendReservation', 'postReservation', 'voidReservation'],
  'server/jobs/jobs.ts': ['voidReservation'],
  'server/organizations/organizations.ts': ['closeCredits'],
  'server/operator/operator.ts': ['grantCredits'],
  'server/payments/payments.store.ts': ['priorities'],
  'server/sweep.ts': ['settleDueCredits'],
}

test('only the path, the job runner and the few who must touch credits: no function can forget or repeat a charge', () => {
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
    /\b(hold|postAll|release)\b[^}]*\} from '[^']*\/charge\.ts'/.test(text),
  )
  assert.deepEqual(
    chargers.map(({ path }) => path),
    ['server/path/execute.ts'],
  )
})

test('SQL stands only in stores and in storage', () => {
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
    if (nouns.test(path)) assert.doesNotMatch(text, /Date\.now|new Date\(\)|Math\.random|randomUUID/, path)
  }
})

test('no type is given up', () => {
  for (const { path, text } of files) {
    assert.doesNotMatch(
      text,
      /\bas any\b|: any\b|<any>|@ts-ignore|@ts-nocheck|biome-ignore(?! format:)/,
      path,
    )
  }
})
