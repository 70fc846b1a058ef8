import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exampleStatement, type Statement } from '@learn/contract/statements'
import { openBrowser, openPage, withoutBrowser } from '../../test/support/browser.ts'
import { ticksUpTo } from './statement-chart.ts'
import { statementHtml, statementPolicy } from './statement-html.ts'

/** A month with this many operations, each called every day. */
function busyMonth(operations: number, month = '2026-01', days = 31): Statement {
  const usage = Array.from({ length: days }, (_, day) =>
    Array.from({ length: operations }, (_, index) => ({
      day: `${month}-${String(day + 1).padStart(2, '0')}`,
      operation: `noun.createThingNumber${index + 1}`,
      calls: index + 1,
      credits: (operations - index) * (day + 1),
    })),
  ).flat()
  const spent = creditsOf(usage)
  return {
    ...exampleStatement,
    month,
    usage,
    movements: [
      { kind: 'grant', credits: 1_234_567, entries: 1 },
      { kind: 'post', credits: -spent, entries: usage.length },
      { kind: 'dispute_won', credits: 20, entries: 1 },
    ],
    openingCredits: -20,
    closingCredits: 1_234_567 - spent,
  }
}

const creditsOf = (lines: readonly { credits: number }[]) =>
  lines.reduce((total, { credits }) => total + credits, 0)

/** The bars as drawn: series, height in pixels, and the credits in their titles. */
const bars = (page: string) =>
  [
    ...page.matchAll(
      /<rect class="bar" x="([\d.]+)%".*? height="([\d.]+)".*?#series-(\d+).*?, ([\d,]+) credits?</gs,
    ),
  ].map(([, x, height, series, credits]) => ({
    x: Number(x),
    height: Number(height),
    series: Number(series),
    credits: Number(credits?.replaceAll(',', '')),
  }))
const legend = (page: string) => [...page.matchAll(/<span>(.*?)<\/span><\/li>/g)].map(([, label]) => label)
const dayNumbers = (page: string) =>
  [...page.matchAll(/text-anchor="middle">(\d+)</g)].map(([, day]) => Number(day))
/** The text of a table's cells, row by row. */
const cells = (page: string, table: string) =>
  [...(page.split(`<table class="${table}">`)[1]?.split('</table>')[0] ?? '').matchAll(/<tr.*?<\/tr>/g)].map(
    ([row]) =>
      [...row.matchAll(/<t[hd].*?>(.*?)<\/t[hd]>/g)].map(([, text]) => text?.replaceAll(/<.*?>/g, '')),
  )

test('a statement is a complete page that names its month and organization', () => {
  const page = statementHtml(exampleStatement)
  assert.match(page, /^<!doctype html>\n<html lang="en">/)
  assert.match(page, /<title>Credits in January 2026 · Ashgrove Tutors<\/title>/)
  assert.match(page, /<h1>Credits in January 2026<\/h1>/)
  assert.match(page, /The whole month/)
  assert.match(page, /<svg class="chart" role="img" aria-labelledby="chart-title chart-description"/)
  assert.match(page, /43 credits in total\.\s+The highest day was 31 January, with 30\./)
  assert.match(statementPolicy, /^default-src 'none'; style-src 'sha256-/)
  assert.doesNotMatch(page, /<script|<link|<img|https?:|\sstyle=|undefined|NaN/)
  assert.equal(statementHtml(exampleStatement), page)
})

test('the movements add up, in everyday words', () => {
  assert.deepEqual(cells(statementHtml(exampleStatement), 'movements'), [
    ['What happened', 'Entries', 'Credits'],
    ['At the start of January 2026', '', '120'],
    ['Bought or granted', '1', '+1,000'],
    ['Spent', '17', '−43'],
    ['At the end of January 2026', '', '1,077'],
  ])
  assert.match(
    statementHtml(busyMonth(1)),
    /<dd>−20<\/dd>.*?<dd>\+1,234,587<\/dd>.*?<dd>−496<\/dd>.*?<dd>1,234,071</s,
  )
})

test('operations come with calls, credits and share, largest first', () => {
  assert.deepEqual(cells(statementHtml(exampleStatement), 'operations'), [
    ['Operation', 'Calls', 'Credits', 'Share'],
    ['Replay with another policy learn.createLearnPolicyReplay', '4', '30', '69.8%'],
    ['Resize or convert an image media.createMediaRendition', '13', '13', '30.2%'],
    ['Total', '17', '43', '100%'],
  ])
})

test('an operation of the contract is shown with its summary', () => {
  const usage = [{ day: '2026-01-02', operation: 'organizations.listOrganizations', calls: 1, credits: 1 }]
  assert.match(
    statementHtml({ ...exampleStatement, usage }),
    /<th scope="row">List your organizations <code>organizations\.listOrganizations<\/code>/,
  )
})

test('the bars add up to the credits spent, in their titles and in their heights', () => {
  for (const statement of [exampleStatement, busyMonth(3), busyMonth(12), busyMonth(2, '2024-02', 29)]) {
    const drawn = bars(statementHtml(statement))
    assert.equal(creditsOf(drawn), creditsOf(statement.usage))
    const [{ height, credits } = { height: 0, credits: 1 }] = drawn
    for (const bar of drawn)
      assert(Math.abs(bar.height - (bar.credits * height) / credits) < 0.001 * (1 + bar.credits))
    const days = Map.groupBy(drawn, ({ x }) => x)
    const highest = Math.max(
      ...[...days.values()].map(stack => stack.reduce((sum, bar) => sum + bar.height, 0)),
    )
    assert(highest > 100 && highest < 200.1, `the highest bar takes ${highest} of 200 pixels`)
  }
})

test('the chart shows every day of the month', () => {
  for (const [month, days] of [
    ['2026-01', 31],
    ['2026-04', 30],
    ['2026-02', 28],
    ['2024-02', 29],
  ] as const) {
    const page = statementHtml(busyMonth(2, month, days))
    assert.deepEqual(
      dayNumbers(page),
      Array.from({ length: days }, (_, index) => index + 1),
    )
    assert.equal(new Set(bars(page).map(({ x }) => x)).size, days)
    assert(bars(page).every(({ x }) => x < 100))
  }
})

test('the chart shows eight operations and adds up the others, and the table shows all', () => {
  const statement = busyMonth(12)
  const page = statementHtml(statement)
  assert.equal(legend(page).length, 9)
  assert.equal(legend(page).at(-1), '4 other operations')
  const others = bars(page).filter(({ series }) => series === 9)
  assert.equal(others.length, 31)
  const small = new Set([9, 10, 11, 12].map(number => `noun.createThingNumber${number}`))
  assert.equal(creditsOf(others), creditsOf(statement.usage.filter(({ operation }) => small.has(operation))))
  assert.equal(cells(page, 'operations').length, 12 + 2)
  assert.equal(legend(statementHtml(busyMonth(8))).length, 8)
  assert.equal(legend(statementHtml(busyMonth(9))).at(-1), '1 other operation')
})

test('the axis has whole credits in a few steps', () => {
  assert.deepEqual(ticksUpTo(1), [0, 1])
  assert.deepEqual(ticksUpTo(7), [0, 2, 4, 6, 8])
  assert.deepEqual(ticksUpTo(30), [0, 10, 20, 30])
  for (let most = 1; most < 3_000_000; most = Math.ceil(most * 1.37)) {
    const ticks = ticksUpTo(most)
    assert(ticks.every(Number.isInteger) && ticks.length >= 2 && ticks.length <= 6, `${most}: ${ticks}`)
    assert((ticks.at(-1) ?? 0) >= most && (ticks.at(-2) ?? 0) < most, `${most}: ${ticks}`)
  }
})

test('a month without spending says so and has no chart', () => {
  const page = statementHtml({
    ...exampleStatement,
    usage: [],
    movements: [],
    closingCredits: 120,
    head: null,
  })
  assert.match(page, /No credits were spent in January 2026\./)
  assert.doesNotMatch(page, /<svg|<table class="operations">/)
  assert.match(page, /The ledger has no entries yet/)
})

test('calls that cost nothing are listed, without a chart', () => {
  const usage = [{ day: '2026-01-02', operation: 'noun.tryThing', calls: 2, credits: 0 }]
  const page = statementHtml({ ...exampleStatement, usage })
  assert.doesNotMatch(page, /<svg|NaN/)
  assert.deepEqual(cells(page, 'operations')[1], ['noun.tryThing', '2', '0', '0%'])
})

test('a statement of the current month says when it was made', () => {
  const page = statementHtml({ ...exampleStatement, to: '2026-01-15T09:30:00.000Z' })
  assert.match(page, /The month is not over yet\. These figures are as of 15 January 2026, 09:30 UTC\./)
  assert.doesNotMatch(page, /The whole month|At the end of/)
})

test('the head of the ledger is shown in the form that verifyLedger takes', () => {
  const head = { number: 12_345, hash: exampleStatement.head?.hash ?? '' }
  const page = statementHtml({ ...exampleStatement, head })
  assert(page.includes('<dd>12345</dd>'))
  assert(page.includes(`<code>${head.hash}</code>`))
  assert.match(page, /<code>billing\.verifyLedger<\/code>/)
})

test('all text is escaped, wherever it comes from', () => {
  const evil = '</title><script>alert(1)</script>"\'&'
  const page = statementHtml({
    ...exampleStatement,
    organizationName: evil,
    usage: [{ day: '2026-01-02', operation: evil, calls: 1, credits: 1 }],
  })
  assert(!page.includes(evil) && !page.includes('<script'))
  assert.equal(page.split('&#60;script&#62;alert(1)').length - 1, 6)
})

test('the statement fits a small phone, makes no requests, and its policy allows its own style', {
  skip: withoutBrowser,
}, async () => {
  const browser = await openBrowser()
  try {
    const page = await openPage(browser, { viewport: { width: 320, height: 640 } })
    const asked: string[] = []
    const refused: string[] = []
    page.on('request', request => asked.push(request.url()))
    page.on('console', message => refused.push(message.text()))
    const long = { ...busyMonth(12), organizationName: 'Donaudampfschifffahrtsgesellschaft'.repeat(5) }
    for (const statement of [exampleStatement, long]) {
      await page.setContent(statementHtml(statement))
      await page.locator('summary').click()
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320)
      assert.equal(await page.evaluate('getComputedStyle(document.body).marginTop'), '0px')
      const widest = await page.evaluate(
        'Math.max(...[...document.querySelectorAll("main *")].map(e => e.getBoundingClientRect().right))',
      )
      assert(Number(widest) <= 320, `an element reaches to ${widest}`)
    }
    assert.deepEqual(asked, [])
    assert.deepEqual(refused, [])
  } finally {
    await browser.close()
  }
})
