import { tableText } from '../scripts/table.ts'
import { checkOutLastRelease, lastRelease } from '../test/support/operating/last-release.ts'
import { bar, median } from './bars.ts'
import {
  measureSlice,
  measureTables,
  openSite,
  type Site,
  type Spent,
  type TableSize,
} from './storage/site.ts'

const children = 60
const each = 6
const rounds = 4
/** A server runs for weeks, but V8 still compiles our path in the first thousands of requests. */
const warming = 6

/** Left out, because stored answers are deleted after a day. */
const passing = ['idempotent_answers']

/** The writes, disk and CPU of an answered question (its decision and attempt), alternating with an earlier version. */
export async function run(): Promise<void> {
  const before = await checkOutLastRelease()
  if (!before)
    throw new Error(
      `The benchmark compares with commit ${lastRelease}, which this checkout does not have. Fetch the whole history: git fetch --unshallow.`,
    )
  const sites: Site[] = []
  try {
    sites.push(await openSite('earlier', children, before.folder))
    sites.push(await openSite('this checkout', children))
    const withKeys = await compareSlices(sites, true, warming)
    const withoutKeys = await compareSlices(sites, false, 1)
    report(withKeys, withoutKeys)
  } finally {
    for (const site of sites) await site.close()
    await before.remove()
  }
}

interface Compared {
  readonly spent: readonly Spent[]
  readonly kept: number
}

/** The sites take turns, so that other load on the machine affects both. The first rounds warm up. */
async function compareSlices(
  sites: readonly Site[],
  withKeys: boolean,
  warming: number,
): Promise<Compared[]> {
  console.log(
    `\n${withKeys ? 'With' : 'Without'} idempotency keys, ${rounds} parts of ${children * each} questions:`,
  )
  const spent = sites.map((): Spent[] => [])
  const sizes: TableSize[][] = []
  for (let round = -warming; round < rounds; round++) {
    if (round === 0) for (const [at, site] of sites.entries()) sizes[at] = await measureTables(site)
    const order = [...sites.entries()]
    for (const [at, site] of round % 2 === 0 ? order : order.toReversed()) {
      const slice = await measureSlice(site, { each, withKeys, name: `${withKeys} ${round}` })
      if (round >= 0) spent[at]?.push(slice)
    }
  }
  const compared: Compared[] = []
  for (const [at, site] of sites.entries()) {
    const parts = spent[at] ?? []
    const questions = parts.reduce((sum, part) => sum + part.questions, 0)
    const grown = growth(sizes[at] ?? [], await measureTables(site), questions)
    printSite(site.name, parts, grown)
    const kept = grown.filter(({ name }) => !passing.includes(name))
    compared.push({ spent: parts, kept: kept.reduce((sum, one) => sum + one.table + one.indexes, 0) })
  }
  return compared
}

/** Bytes for each question. */
const growth = (before: readonly TableSize[], after: readonly TableSize[], questions: number) =>
  after
    .map(({ name, table, indexes, rows }) => {
      const was = before.find(one => one.name === name)
      const per = (now: number, then = 0) => (now - then) / questions
      return {
        name,
        rows: per(rows, was?.rows),
        table: per(table, was?.table),
        indexes: per(indexes, was?.indexes),
      }
    })
    .filter(({ table, indexes }) => table + indexes !== 0)

function printSite(name: string, parts: readonly Spent[], grown: readonly TableSize[]): void {
  const of = (figure: (part: Spent) => number) => median(parts.map(figure))
  console.log(
    `  ${name}: ${of(({ log }) => log).toFixed(0)} bytes of log with ${of(({ images }) => images).toFixed(2)} page images; CPU: server ${of(({ server }) => server).toFixed(0)} µs, PostgreSQL ${of(({ database }) => database).toFixed(0)} µs`,
  )
  const rows = grown.map(({ name, rows, table, indexes }) => [
    `    ${name}`,
    rows.toFixed(2),
    table.toFixed(0),
    indexes.toFixed(0),
  ])
  console.log(tableText([['    grows by', 'rows', 'bytes', 'of indexes'], ...rows]))
}

function report(...[withKeys, withoutKeys]: [readonly Compared[], readonly Compared[]]): void {
  for (const [how, [then, now]] of [
    ['', withKeys],
    [', without keys', withoutKeys],
  ] as const) {
    const ratio = (figure: (part: Spent) => number) =>
      median((now?.spent ?? []).map(figure)) / median((then?.spent ?? []).map(figure))
    bar(`disk for each answered question, against earlier${how}`, (now?.kept ?? 0) / (then?.kept ?? 0), {
      most: 0.45,
    })
    bar(
      `write-ahead log for each answered question, against earlier${how}`,
      ratio(({ log }) => log),
      { most: 0.6 },
    )
    bar(
      `CPU for each answered question, against earlier${how}`,
      ratio(({ server, database }) => server + database),
      { most: 0.8 },
    )
  }
}
