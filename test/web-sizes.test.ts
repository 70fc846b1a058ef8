import assert from 'node:assert/strict'
import { readFile, stat } from 'node:fs/promises'
import { test } from 'node:test'

/** `npm run bench -- web` measures the same in a browser. */
const { child, family, tutor } = JSON.parse(await readFile('web/built/pages.json', 'utf8')) as {
  family: { script: string; pieces: string[] }
  tutor: { script: string; shared: string[]; pieces: string[] }
  child: { script: string; style: string; fonts: string[]; worker: string }
}

async function kilobytes(...names: string[]): Promise<number> {
  const sizes = await Promise.all(names.map(async name => (await stat(`web/built/assets/${name}`)).size))
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

test('the script of a child’s pages has at most 50 KB, gzipped', async () => {
  const size = await kilobytes(`${child.script}.gz`)
  assert(size > 5 && size <= 50, `${size} KB`)
})

test('everything for the first visit has at most 120 KB, with brotli', async () => {
  const { script, style, worker, fonts } = child
  const size = await kilobytes(`${script}.br`, `${style}.br`, worker, ...fonts)
  assert(size > 10 && size <= 120, `${size} KB`)
})

test('the script of a parent’s pages has at most 110 KB with its charts, gzipped, and much less without', async () => {
  const { script, pieces } = family
  const size = await kilobytes(...pieces.map(name => `${name}.gz`))
  assert(size > 10 && size <= 110, `${size} KB`)
  assert(pieces.length > 1 && pieces.includes(script))
  const source = await readFile(`web/built/assets/${script}`, 'utf8')
  assert(!source.includes('The same as a table'), 'charts are loaded only where they are shown')
})

test('the scripts that a tutor’s page begins with have at most 60 KB, gzipped, and no charts', async () => {
  const { script, shared, pieces } = tutor
  const size = await kilobytes(...[script, ...shared].map(name => `${name}.gz`))
  assert(size > 10 && size <= 60, `${size} KB`)
  const sources = await Promise.all(
    [script, ...shared].map(name => readFile(`web/built/assets/${name}`, 'utf8')),
  )
  assert(sources.every(source => !source.includes('The same as a table')))
  assert(
    pieces.some(name => family.pieces.includes(name)),
    'what both parts need is loaded once',
  )
})
