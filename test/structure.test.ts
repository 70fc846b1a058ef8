import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { type Node, parse } from 'acorn'
import { full } from 'acorn-walk'

const folders = '{contract,content,learning,server,sdk,mcp,cli,web,test,bench,scripts,examples}'
/** Written by `npm run generate`. */
const generated = new Set(['sdk/nouns.ts', 'sdk/operations.ts', 'sdk/types.ts'])
const mostLines = 300
const mostSources = 30
const mostFunctionLines = 70

interface Source {
  readonly path: string
  readonly text: string
}

/** Every source file except tests and generated code. */
const sources: Source[] = []
for await (const path of glob(`${folders}/**/*.ts`, { exclude: name => name.includes('node_modules') })) {
  if (path.endsWith('.test.ts') || generated.has(path)) continue
  sources.push({ path, text: await readFile(path, 'utf8') })
}
const paths = new Set(sources.map(({ path }) => path))

/** The files that a file imports: statically, dynamically or for types only. */
function importsOf({ path, text }: Source): string[] {
  const named = /^(?:import|export)\b(?:[^'"`]*?\bfrom)?\s*'([^']+)'|\bimport\('([^']+)'\)/gm
  return [...text.matchAll(named)]
    .map(([, plain, dynamic]) => plain ?? dynamic ?? '')
    .map(name => targetOf(path, name))
    .filter(target => paths.has(target))
}

function targetOf(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  if (!name.startsWith('@learn/')) return name
  const inside = name.slice('@learn/'.length)
  return inside.includes('/') ? `${inside}.ts` : `${inside}/index.ts`
}

/** Groups of files that import each other in a circle (Tarjan's algorithm). */
function cyclesAmong(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (node: string) => {
    order.set(node, order.size)
    lowest.set(node, order.get(node) ?? 0)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      else if (!stack.includes(next)) continue
      lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(node) !== order.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) cycles.push(group.sort())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return cycles
}

test('the search for cycles finds one', () => {
  const circle = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ])
  assert.deepEqual(cyclesAmong(circle), [['b', 'c']])
})

test('no files import each other in a circle, not even for types', () => {
  assert(sources.length > 500)
  const graph = new Map(sources.map(source => [source.path, importsOf(source)]))
  assert([...graph.values()].flat().length > 1_000)
  assert.deepEqual(cyclesAmong(graph), [])
})

test(`no folder has more than ${mostSources} source files`, () => {
  const counts = Map.groupBy(sources, ({ path }) => dirname(path))
  const crowded = [...counts]
    .filter(([folder, files]) => !folder.startsWith('content/') && files.length > mostSources)
    .map(([folder, files]) => `${folder} has ${files.length}`)
  assert.deepEqual(crowded, [])
})

test(`no file has more than ${mostLines} lines`, () => {
  const long = sources
    .filter(({ path }) => !path.startsWith('content/'))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path} has ${lines}`)
  assert.deepEqual(long, [])
})

/** Functions with the lines that they span. Stripping types leaves every line where it was. */
function functionsIn({ path, text }: Source): { name: string; lines: number }[] {
  const code = stripTypeScriptTypes(text)
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true })
  const functions: { name: string; lines: number }[] = []
  full(tree, (node: Node) => {
    if (!/Function/.test(node.type) || !node.loc) return
    const { start, end } = node.loc
    functions.push({ name: `${path}:${start.line}`, lines: end.line - start.line + 1 })
  })
  return functions
}

test(`no function has more than ${mostFunctionLines} lines`, () => {
  const functions = sources.filter(({ path }) => !path.startsWith('content/')).flatMap(functionsIn)
  assert(functions.length > 3_000)
  const long = functions
    .filter(({ lines }) => lines > mostFunctionLines)
    .map(({ name, lines }) => `${name} has ${lines}`)
  assert.deepEqual(long, [])
})
