import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeQuestion, type Step, steps, topics } from '@learn/content'
import { readingGrade } from '@learn/content/reading'
import { compose, type Template } from '@learn/content/template'
import { lessonMarkdown } from '@learn/content/topic'
import { identityOf } from '../test/content/proofs.ts'
import { bar, median } from './bars.ts'
import { startCommand } from './processes.ts'

const seeds = 10_000
const timed = 1_000
const loads = 7

/** How many different questions there are, what one costs, what the package costs to load, and how lessons read. */
export async function run(): Promise<void> {
  const templates = topics.flatMap(topic => topic.templates)
  const different = templates.map(template => ({ id: template.id, count: differentQuestions(template) }))
  different.sort((a, b) => a.count - b.count)
  console.log(`\nfewest different questions over ${seeds.toLocaleString('en')} seeds`)
  for (const { id, count } of different.slice(0, 8)) console.log(`  ${id.padEnd(60)} ${count}`)

  const costs = templates.map(template => ({ template, ...cost(template) }))
  costs.sort((a, b) => b.milliseconds - a.milliseconds)
  console.log('\nslowest questions, median')
  for (const { template, milliseconds } of costs.slice(0, 8))
    console.log(`  ${template.id.padEnd(60)} ${milliseconds.toFixed(3)} ms`)
  const slowest = (drawn: boolean) =>
    Math.max(
      ...costs.filter(({ hasPicture }) => hasPicture === drawn).map(({ milliseconds }) => milliseconds),
    )

  const grades = topics.map(({ id, lesson }) => ({ id, grade: readingGrade(lessonMarkdown(lesson)) }))
  grades.sort((a, b) => b.grade - a.grade)
  console.log(`\nhardest lesson to read: ${grades[0]?.id}`)

  const loaded = await load()
  bar('different questions of a template, median', median(different.map(({ count }) => count)), {
    least: 500,
  })
  bar('different questions of a template, fewest', different[0]?.count ?? 0, { least: 40 })
  bar('making a question, slowest template', slowest(false), { most: 0.3 }, ' ms')
  bar('making a question with pictures, slowest template', slowest(true), { most: 2 }, ' ms')
  bar('loading the package', loaded.milliseconds, { most: 80 }, ' ms')
  bar('memory of the package', loaded.megabytes, { most: 30 }, ' MB')
  bar('reading grade of a lesson, highest', grades[0]?.grade ?? Number.NaN, { most: 5 })
}

const stepOf = (seed: number): Step => steps[seed % steps.length] ?? 1

function differentQuestions(template: Template): number {
  const seen = new Set<string>()
  for (let seed = 0; seed < seeds; seed++) seen.add(identityOf(compose(template, seed, stepOf(seed))))
  return seen.size
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

/** In processes of their own, with the environment of `npm start`: node's cache of what it has compiled before is part of it. */
async function load(): Promise<{ milliseconds: number; megabytes: number }> {
  const directory = await mkdtemp(join(tmpdir(), 'learn-bench-'))
  const { env } = await startCommand()
  const once = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', measured], {
      env: { ...env, NODE_COMPILE_CACHE: directory },
    })
    const [milliseconds = Number.NaN, megabytes = Number.NaN] = stdout.trim().split(' ').map(Number)
    return { milliseconds, megabytes }
  }
  try {
    const first = await once()
    console.log(
      `\nthe very first load: ${first.milliseconds.toFixed(0)} ms, ${first.megabytes.toFixed(0)} MB`,
    )
    const later: { milliseconds: number; megabytes: number }[] = []
    for (let round = 0; round < loads; round++) later.push(await once())
    return {
      milliseconds: median(later.map(({ milliseconds }) => milliseconds)),
      megabytes: median(later.map(({ megabytes }) => megabytes)),
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
