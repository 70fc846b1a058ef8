import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeQuestion, topics } from '@learn/content'
import { readingGrade } from '@learn/content/reading'
import type { Template } from '@learn/content/template'
import { lessonMarkdown } from '@learn/content/topic'
import { bundles } from '../scripts/bundle.ts'
import { bar, median } from './bars.ts'
import { countDifferent, seeds, stepOf } from './content/different-questions.ts'
import { startCommand } from './processes.ts'

const timed = 1_000
const loads = 7

/** The variety and speed of the templates, the cost of loading the content, and the reading grade of the lessons. */
export async function run(): Promise<void> {
  const templates = topics.flatMap(topic => topic.templates)
  const different = await countDifferent() // Uses every core, so it must finish before anything is timed.
  different.sort((a, b) => a.count - b.count)
  console.log(`\nTemplates with the fewest different questions in ${seeds.toLocaleString('en')} seeds:`)
  for (const { id, count } of different.slice(0, 8)) console.log(`  ${id.padEnd(60)} ${count}`)

  const costs = templates.map(template => ({ template, ...cost(template) }))
  costs.sort((a, b) => b.milliseconds - a.milliseconds)
  console.log('\nSlowest templates, median per question:')
  for (const { template, milliseconds } of costs.slice(0, 8))
    console.log(`  ${template.id.padEnd(60)} ${milliseconds.toFixed(3)} ms`)
  const slowest = (drawn: boolean) =>
    Math.max(
      ...costs.filter(({ hasPicture }) => hasPicture === drawn).map(({ milliseconds }) => milliseconds),
    )

  const grades = topics.map(({ id, lesson }) => ({ id, grade: readingGrade(lessonMarkdown(lesson())) }))
  grades.sort((a, b) => b.grade - a.grade)
  console.log(`\nHardest lesson to read: ${grades[0]?.id}`)

  const loaded = await load()
  bar('different questions per template, median', median(different.map(({ count }) => count)), {
    least: 500,
  })
  bar('different questions per template, fewest', different[0]?.count ?? 0, { least: 40 })
  bar('time to make a question, slowest template', slowest(false), { most: 0.3 }, ' ms')
  bar('time to make a question with pictures, slowest template', slowest(true), { most: 2 }, ' ms')
  bar('time to load the content', loaded.milliseconds, { most: 80 }, ' ms')
  bar('memory of the loaded content', loaded.megabytes, { most: 30 }, ' MB')
  bar('reading grade, hardest lesson', grades[0]?.grade ?? Number.NaN, { most: 5 })
}

function cost({ id, version }: Template): { milliseconds: number; hasPicture: boolean } {
  const times: number[] = []
  let hasPicture = false
  for (let seed = 0; seed < timed; seed++) {
    const started = performance.now()
    const question = makeQuestion({ templateId: id, version, seed, step: stepOf(seed) })
    times.push(performance.now() - started)
    hasPicture ||= question?.mode === 'options' && question.options.some(({ picture }) => picture)
    hasPicture ||= question?.picture !== undefined
  }
  return { milliseconds: median(times), hasPicture }
}

const measured = `
const started = performance.now(), before = process.memoryUsage().rss
await import('@learn/content')
console.log(performance.now() - started, (process.memoryUsage().rss - before) / 1e6)`

interface Load {
  milliseconds: number
  megabytes: number
}

/**
 * Loads the content in new processes with the settings of `npm start`, including the bundle and the compile cache.
 * Alternates with loading the sources directly, for comparison.
 */
async function load(): Promise<Load> {
  const { env, args } = await startCommand()
  const flags = args.slice(0, -1)
  const plain = flags.filter(flag => flag !== '--import' && !flag.endsWith('.ts'))
  const caches = await mkdtemp(join(tmpdir(), 'learn-bench-'))
  const once = async (kind: string, given: string[]): Promise<Load> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...given, '--input-type=module', '-e', measured],
      { env: { ...env, NODE_COMPILE_CACHE: join(caches, kind) } },
    )
    const [milliseconds = Number.NaN, megabytes = Number.NaN] = stdout.trim().split(' ').map(Number)
    return { milliseconds, megabytes }
  }
  try {
    await rm(bundles, { recursive: true, force: true })
    const first = { started: await once('started', flags), sources: await once('sources', plain) }
    console.log(`\nFirst load: ${loadText(first.started)} (from sources: ${loadText(first.sources)})`)
    const started: Load[] = []
    const sources: Load[] = []
    for (let round = 0; round < loads; round++) {
      started.push(await once('started', flags))
      sources.push(await once('sources', plain))
    }
    console.log(
      `Later loads, median: ${loadText(medianOf(started))} (from sources: ${loadText(medianOf(sources))})`,
    )
    return medianOf(started)
  } finally {
    await rm(caches, { recursive: true, force: true })
  }
}

const loadText = ({ milliseconds, megabytes }: Load) =>
  `${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`

const medianOf = (measurements: readonly Load[]): Load => ({
  milliseconds: median(measurements.map(({ milliseconds }) => milliseconds)),
  megabytes: median(measurements.map(({ megabytes }) => megabytes)),
})
