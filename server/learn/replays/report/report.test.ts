import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topics } from '@learn/content'
import { exampleReplay } from '@learn/contract/learn/replays/example'
import type { LearnPolicyReplay, LearnReplayOutcome } from '@learn/contract/learn/replays/outcome'
import { replayEstimators } from '@learn/contract/learn/words'
import { openBrowser, openPage, withoutBrowser } from '../../../../test/support/browser.ts'
import { replayReport, replayReportPolicy } from './report.ts'
import { ticksBetween, ticksUpTo } from './scale.ts'

const { outcome: small } = exampleReplay
assert(small)

/** An outcome with every part. Each number occurs once. */
const outcome: LearnReplayOutcome = {
  ...small,
  estimates: replayEstimators.map((estimator, index) => ({
    estimator,
    value: 0.661 + index / 1_000,
    low: 0.641 + index / 1_000,
    high: 0.681 + index / 1_000,
  })),
  weights: [0, 0.5, 1, 2].map((from, index) => ({
    from,
    to: [0.5, 1, 2, null][index] ?? null,
    decisions: 100 * (index + 1),
  })),
  calibration: Array.from({ length: 10 }, (_, index) => ({
    predicted: 0.3 + index * 0.06,
    observed: 0.31 + index * 0.06,
    decisions: 100 + index,
  })),
  topics: topics.slice(0, 20).map(({ id }, index) => ({
    topicId: id,
    children: 30 - index,
    decisions: 900 - index,
    loggedShare: 0.05,
    policyShare: 0.05 + index / 1_000,
    reward: 0.5 + index / 1_000,
  })),
  yearGroups: [
    ...small.yearGroups,
    {
      yearGroup: 'Year 6',
      children: 12,
      decisions: 300,
      logged: { value: 0.6, low: 0.5, high: 0.7 },
      estimate: null,
      refusedFor: ['effective_sample'],
    },
  ],
}
const estimated: LearnPolicyReplay = { ...exampleReplay, outcome }

const refused: LearnPolicyReplay = {
  ...exampleReplay,
  outcome: {
    ...outcome,
    status: 'insufficient_support',
    summary: 'There is not enough data to estimate this policy.',
    headline: null,
    difference: null,
    check: null,
    estimates: [],
    support: {
      ...outcome.support,
      effectiveSample: 120.4,
      unsupportedMass: 0.12,
      refusedFor: ['effective_sample', 'unsupported_mass'],
    },
  },
}

const gain: LearnPolicyReplay = {
  ...estimated,
  reward: 'mastery_gain',
  outcome: {
    ...outcome,
    logged: { value: 0.031, low: -0.002, high: 0.064 },
    headline: { value: 0.029, low: -0.01, high: 0.05 },
    difference: { value: -0.002, low: -0.01, high: 0.006 },
  },
}

const unfinished = (status: LearnPolicyReplay['status'], more: Partial<LearnPolicyReplay> = {}) =>
  replayReport({ ...exampleReplay, status, outcome: null, chargedCredits: 0, finishedAt: null, ...more })

const tables = (page: string, kind: string) =>
  [...(page.split(`<table class="${kind}">`)[1]?.split('</table>')[0] ?? '').matchAll(/<tr>.*?<\/tr>/gs)].map(
    ([row]) =>
      [...row.matchAll(/<t[hd].*?>(.*?)<\/t[hd]>/gs)].map(([, text]) => text?.replaceAll(/<.*?>/g, '')),
  )
/** The figure with the plot of this id. */
const plot = (page: string, id: string) =>
  page
    .split('<figure>')
    .find(figure => figure.includes(`id="${id}-title"`))
    ?.split('</figure>')[0] ?? ''

const single = /^(meta|!doctype)$/

/** Every element is closed, in the right order. */
function assertWellFormed(page: string): void {
  const open: string[] = []
  for (const [tag, end, name = '', attributes = ''] of page
    .replace(/<style>.*?<\/style>/s, '')
    .matchAll(/<(\/?)([\w!-]+)((?:\s+[\w:-]+(?:="[^"<]*")?)*)\s*\/?>/g)) {
    if (end) assert.equal(open.pop(), name, tag)
    else if (!single.test(name) && !tag.endsWith('/>')) open.push(name)
    assert.doesNotMatch(attributes, /\s(style|on\w+|href|src)=/, tag)
  }
  assert.deepEqual(open, [])
  const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
  assert.equal(new Set(ids).size, ids.length, 'every id is unique')
  for (const [, names = ''] of page.matchAll(/aria-labelledby="([^"]*)"/g))
    for (const name of names.split(' ')) assert(ids.includes(name), name)
}

test('a report is a complete, self-contained page for every status and every outcome', () => {
  for (const page of [
    ...[estimated, refused, gain, exampleReplay].map(replayReport),
    ...(['queued', 'running', 'succeeded', 'failed', 'canceled'] as const).map(status => unfinished(status)),
  ]) {
    assert.match(page, /^<!doctype html>\n<html lang="en">/)
    assert.doesNotMatch(page, /<script|<link|<img|https?:|undefined|NaN|Infinity|\[object|\bnull\b/)
    assert(page.includes('<h1>What would another policy have achieved?</h1>'))
    assertWellFormed(page)
  }
  assert.equal(replayReport(estimated), replayReport(estimated))
})

test('the answer comes first as text, then what it measures, then the plots', () => {
  const page = replayReport(estimated)
  const order = [
    'Better than the logged decisions: +1.2 points.',
    outcome.summary,
    '<dt>In the log</dt><dd>64.9%<small>64.0 to 65.8%</small>',
    '<dt>This policy</dt><dd>66.1%<small>65.2 to 67.0%</small>',
    '<dt>Difference</dt><dd>+1.2 points<small>+0.4 to +2.0 points</small>',
    'gives 66.0% (64.9 to 67.1%), which agrees.',
    outcome.rewardMeaning,
    outcome.claim,
    '<svg',
  ].map(words => [words, page.indexOf(words)] as const)
  for (const [words, place] of order) assert(place > 0, words)
  assert.deepEqual(
    order.map(([, place]) => place),
    order.map(([, place]) => place).toSorted((one, other) => one - other),
  )
})

test('the report claims no more than the interval of the difference allows', () => {
  const difference = (low: number, high: number) =>
    replayReport({
      ...estimated,
      outcome: { ...outcome, difference: { value: (low + high) / 2, low, high } },
    })
  assert.match(difference(-0.03, -0.01), /Worse than the logged decisions: −2\.0 points\./)
  assert.match(difference(-0.01, 0.03), /No clear difference from the logged decisions: it may be chance\./)
  const check = { value: 0.7, low: 0.69, high: 0.71 }
  assert.match(
    replayReport({ ...estimated, outcome: { ...outcome, check } }),
    /<p class="warning">The check, Self-normalized IPS, gives 70\.0%.*does not agree/,
  )
})

test('the headline comes first, then the check, and the direct method is last', () => {
  const page = replayReport(estimated)
  const rows = tables(page, 'words estimates').slice(1)
  assert.equal(rows.length, replayEstimators.length)
  assert.deepEqual(
    [rows[0], rows[1], rows.at(-1)].map(row => row?.[0]),
    ['Doubly robust', 'Self-normalized IPS', 'Direct method'],
  )
  assert.equal(rows.at(-1)?.[3]?.includes('Never the headline'), true)
  const drawn = plot(page, 'estimates')
  assert.deepEqual(
    [...drawn.matchAll(/<g class="(\w+)"><title>/g)].map(([, kind]) => kind),
    ['headline', 'check', ...Array(6).fill('other'), 'model'],
  )
  assert.match(drawn, /class="label strong" x="0" y="\d+">Doubly robust</)
  assert.match(drawn, /In the log: 64\.9%/)
})

test('every mark is where its numbers say, and inside the plot', () => {
  const drawn = plot(replayReport(estimated), 'estimates')
  const line = Number(/<line class="logged" x1="([\d.]+)%"/.exec(drawn)?.[1])
  for (const [, low, high, value] of drawn.matchAll(
    /<line x1="([\d.-]+)%" x2="([\d.-]+)%" .*?\/>\n<svg class="mark" x="([\d.-]+)%"/g,
  )) {
    assert(0 <= Number(low) && Number(low) < Number(value) && Number(value) < Number(high))
    assert(Number(high) <= 100 && line < Number(value))
  }
})

test('each plot has a title, a description and its numbers in a table', () => {
  const page = replayReport(estimated)
  for (const id of ['estimates', 'weights', 'calibration', 'topics', 'year-groups', 'versions']) {
    const drawn = plot(page, id)
    assert.match(drawn, new RegExp(`role="img" aria-labelledby="${id}-title ${id}-description"`))
    assert.match(drawn, /<title id=.*?>.+?<\/title>\n<desc id=.*?>.+?<\/desc>/s)
  }
  assert.deepEqual(tables(page, 'weights').slice(1), [
    ['0 to 0.5', '100'],
    ['0.5 to 1', '200'],
    ['1 to 2', '300'],
    ['2 or more', '400'],
  ])
  assert.equal(tables(page, 'calibration').length, 1 + 10)
  assert.deepEqual(tables(page, 'versions').slice(1), [
    ['Version 1', '109', '10,013', '64.1% (62.8 to 65.4%)'],
    ['Version 2', '105', '9,859', '65.7% (64.4 to 67.0%)'],
  ])
  assert.deepEqual(tables(page, 'year-groups').slice(1), [
    ['Year 5', '214', '64.9% (64.0 to 65.8%)', '66.1% (65.2 to 67.0%)'],
    ['Year 6', '12', '60.0% (50.0 to 70.0%)', 'not enough data'],
  ])
})

test('the plot shows the topics that would change most, by name, and the table shows all', () => {
  const page = replayReport(estimated)
  const drawn = plot(page, 'topics')
  assert.match(drawn, /The 12 of 20 topics whose share would change most/)
  assert.equal([...drawn.matchAll(/class="label"/g)].length, 12)
  assert(drawn.includes(`>${topics[19]?.name}<`) && !drawn.includes(`>${topics[0]?.name}<`))
  assert.equal(tables(page, 'topics').length, 1 + 20)
  assert.deepEqual(tables(page, 'topics').at(-1), [topics[19]?.name, '11', '881', '51.9%', '5.0%', '6.9%'])
  const gone = {
    ...outcome,
    topics: [{ ...outcome.topics[0], topicId: 'maths.gone' }] as typeof outcome.topics,
  }
  assert.match(plot(replayReport({ ...estimated, outcome: gone }), 'topics'), /maths\.gone/)
})

test('judged and left-out decisions add up to all decisions read', () => {
  const rows = tables(replayReport(estimated), 'words left-out').slice(1)
  const numbers = rows.map(([, decisions = '']) => Number(decisions.replaceAll(',', '')))
  assert.deepEqual(numbers, [19_872, 412, 388, 0, 151, 4_487, 25_310])
  assert.equal(
    numbers.slice(0, -1).reduce((sum, number) => sum + number),
    numbers.at(-1),
  )
})

test('a refusal has no estimate, but the figures with their limits and what would help', () => {
  const [, page = ''] = replayReport(refused).split('</head>')
  assert.match(page, /<p class="verdict">Not enough data yet\.<\/p>/)
  assert.doesNotMatch(
    page,
    /estimates-title|year-groups|calibration|Doubly robust|Self-normalized|66\.1|This policy<\/dt>/,
  )
  const [, sample, weight, mass] = tables(page, 'words support')
  assert.deepEqual(sample?.slice(0, 3), ['Effective sample', '120 of 19,872', '✗ not met: at least 994'])
  assert.deepEqual(weight?.slice(1, 3), ['1.003', '✓ 0.9 to 1.1'])
  assert.deepEqual(mass?.slice(1, 3), ['12.0%', '✗ not met: at most 1%'])
  assert.match(page, /Replay a longer period/)
  assert.match(page, /In rules, use “offers”/)
  assert.doesNotMatch(page, /hardly ever chosen/)
})

test('if nothing was judged, the policy is not blamed, and the left-out decisions are counted', () => {
  assert(refused.outcome)
  const decisions = { ...refused.outcome.decisions, judged: 0 }
  const page = replayReport({ ...refused, outcome: { ...refused.outcome, decisions } })
  assertWellFormed(page)
  assert.match(page, /Not enough data yet/)
  assert.match(page, /Which decisions were judged/)
  assert.doesNotMatch(page, /How far the log supports|what would help|How much each decision counts/)
})

test('a gain in mastery is given in points', () => {
  const page = replayReport(gain)
  assert.match(page, /<dt>In the log<\/dt><dd>\+3\.1 points<small>−0\.2 to \+6\.4 points</)
  assert.match(page, /<dt>Difference<\/dt><dd>−0\.2 points</)
  assert.match(page, /Gain in mastery, in points out of 100\./)
})

test('a replay that is unfinished, failed or was canceled says so', () => {
  const running = unfinished('running', { progress: 0.419, message: 'Read 40,000 of 100,000 decisions' })
  assert.match(running, /This replay is still running\..*41% done: Read 40,000 of 100,000 decisions\./s)
  assert.match(
    unfinished('queued', { progress: 0, message: null }),
    /This replay has not started yet\..*0% done\./s,
  )
  const error = { kind: 'InternalError' as const, message: 'The server had a fault.' }
  assert.match(
    unfinished('failed', { error }),
    /This replay failed\. Nothing was charged\..*The server had a fault\./s,
  )
  assert.match(unfinished('canceled'), /This replay was canceled\. Nothing was charged\./)
  for (const page of [running, unfinished('failed', { error })]) assert.doesNotMatch(page, /<svg|<table/)
})

test('all text is escaped, wherever it comes from', () => {
  const evil = '</code></title><script>alert(1)</script>"\'&'
  const hostile: LearnPolicyReplay = {
    ...estimated,
    policy: { kind: 'rules', rules: [{ choose: [{ candidates: evil, probability: 1 }] }] },
    outcome: {
      ...outcome,
      summary: evil,
      topics: [{ ...outcome.topics[0], topicId: evil }] as typeof outcome.topics,
    },
  }
  for (const page of [replayReport(hostile), unfinished('running', { message: evil })]) {
    assert(!page.includes(evil) && !page.includes('<script'))
    assertWellFormed(page)
  }
  assert.equal(replayReport(hostile).split('&#60;script&#62;alert(1)').length - 1, 4)
})

test('ticks are round and few, and cover the values', () => {
  assert.deepEqual(ticksBetween(0.64, 0.69), [0.64, 0.65, 0.66, 0.67, 0.68, 0.69])
  assert.deepEqual(ticksBetween(-0.013, 0.031), [-0.01, 0, 0.01, 0.02, 0.03])
  assert.deepEqual(ticksUpTo(7_800), [0, 2_000, 4_000, 6_000, 8_000])
  for (let most = 1; most < 3e6; most = Math.ceil(most * 1.37)) {
    const ticks = ticksUpTo(most)
    assert(
      ticks.length <= 7 && (ticks.at(-1) ?? 0) >= most && (ticks.at(-2) ?? 0) < most,
      `${most}: ${ticks}`,
    )
  }
})

test('the report fits a small phone, makes no requests, and its policy allows its own style', {
  skip: withoutBrowser,
}, async () => {
  assert.match(replayReportPolicy, /^default-src 'none'; style-src 'sha256-/)
  const browser = await openBrowser()
  try {
    const page = await openPage(browser, { viewport: { width: 320, height: 640 } })
    const asked: string[] = []
    const refusedByPolicy: string[] = []
    page.on('request', request => asked.push(request.url()))
    page.on('console', message => refusedByPolicy.push(message.text()))
    for (const replay of [estimated, refused, gain]) {
      await page.setContent(replayReport(replay))
      await page.evaluate('document.querySelectorAll("details").forEach(details => { details.open = true })')
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320)
      assert.equal(await page.evaluate('getComputedStyle(document.body).marginTop'), '0px')
      const widest = await page.evaluate(
        'Math.max(...[...document.querySelectorAll("main *")].map(e => e.getBoundingClientRect().right))',
      )
      assert(Number(widest) <= 320, `an element reaches to ${widest}`)
    }
    assert.deepEqual(asked, [])
    assert.deepEqual(refusedByPolicy, [])
  } finally {
    await browser.close()
  }
})
