import assert from 'node:assert/strict'
import { test } from 'node:test'
import { valueKey } from '@learn/content/grade'
import { letters, mistakesIn, type Picture, type Step, steps } from '@learn/content/question'
import type { Random } from '@learn/content/random'
import { readingGrade, wordsOf } from '@learn/content/reading'
import { type Composed, compose, firstFour, type OptionsDraft, type Template } from '@learn/content/template'
import { lessonMarkdown, type Topic } from '@learn/content/topic'
import { countAnswers, noAnswers, predictable } from './predictable.ts'
import { isRanked, isRankPredictable, rankOf } from './ranks.ts'
import { shortcuts } from './shortcuts.ts'
import { flaws } from './wording.ts'

const seeds = 2_000

/** For replaced versions, which are proven not to have changed. */
const seedsOfReplaced = 500

/**
 * The largest share of questions in which the longest, or the shortest, or the most usual option may be the answer. By
 * chance it is one in five.
 */
const mostByShortcut = 0.3

const leastDifferent = 40

/** Whether an answer is right, found in another way than the template's own. Only the right answer may pass. */
export interface Proof {
  readonly template: Template
  readonly judge: (facts: unknown, answer: string, composed: Composed<unknown>) => boolean
}

export function proof<Facts>(
  template: Template<Facts>,
  judge: (facts: Facts, answer: string, composed: Composed<Facts>) => boolean,
): Proof {
  return { template: template as Template, judge: judge as Proof['judge'] }
}

/** A question outside the first 2,000, for a mistake that none of them has. */
type Rare = readonly [template: Template, seed: number, step: Step]

/**
 * Everything that must be true of a topic: its lesson, 2,000 questions from each of its templates, and a sentence for
 * each mistake in them.
 */
export function prove(topic: Topic, proofs: readonly Proof[], rare: readonly Rare[] = []): void {
  const mistakes = new Set<string>()
  test(`${topic.id}: every template has a proof`, () => {
    assert(topic.templates.length >= 2, 'at least two templates')
    assert.deepEqual(
      proofs.map(({ template }) => template.id),
      topic.templates.map(({ id }) => id),
    )
  })
  test(`${topic.id}: the lesson is well formed`, () => {
    const text = lessonMarkdown(topic.lesson())
    const words = wordsOf(text).length
    assert(words >= 150 && words <= 600, `${words} words`)
    const grade = readingGrade(text)
    assert(grade <= 5, `grade ${grade.toFixed(2)}`)
    checkWording(text)
    checkWording(topic.about)
    checkDrawings(text)
  })
  for (const { template, judge } of proofs) {
    test(template.id, () => proveTemplate(template, judge, mistakes))
  }
  test(`${topic.id}: every mistake in these questions has its sentences, and no other has`, () => {
    for (const template of topic.earlier ?? [])
      for (let seed = 0; seed < seedsOfReplaced; seed++)
        composeNoting(template, seed, steps[seed % steps.length] ?? 1, mistakes)
    for (const [template, seed, step] of rare) composeNoting(template, seed, step, mistakes)
    assert.deepEqual([...mistakes].sort(), Object.keys(topic.misconceptions()).sort())
  })
}

/**
 * Makes a question and notes its mistakes. The version before a template's options were balanced drew and wrote the same
 * questions, so its mistakes are noted from the same draft instead of making a question of its own.
 */
function composeNoting(
  template: Template,
  seed: number,
  step: Step,
  mistakes: Set<string>,
): Composed<unknown> {
  if (template.mode === 'typed' || (template.balancedFrom ?? 1) === 1) {
    const composed = compose(template, seed, step)
    for (const name of mistakesIn(composed)) mistakes.add(name)
    return composed
  }
  let draft: OptionsDraft | undefined
  const write = (facts: unknown, random: Random) => {
    draft = template.write(facts, random)
    return draft
  }
  const composed = compose({ ...template, write }, seed, step)
  if (draft) for (const { misconception } of firstFour(draft.right, draft.wrong)) mistakes.add(misconception)
  for (const name of mistakesIn(composed)) mistakes.add(name)
  return composed
}

function proveTemplate(template: Template, judge: Proof['judge'], mistakes: Set<string>): void {
  const places = letters.map(() => 0)
  const byShortcut = new Map<string, number>()
  const hardness = new Map<Step, number>(steps.map(step => [step, 0]))
  const different = new Set<string>()
  const answers = noAnswers()
  const ranks = [0, 0, 0, 0, 0]
  for (let seed = 0; seed < seeds; seed++) {
    const step = steps[seed % steps.length] ?? 1
    const composed = composeNoting(template, seed, step, mistakes)
    try {
      checkText(composed)
      checkAnswers(composed, answer => judge(composed.facts, answer, composed))
      if (composed.mode === 'options') {
        places[composed.right] = (places[composed.right] ?? 0) + 1
        for (const [trick, luck] of shortcuts(composed.options, composed.right))
          byShortcut.set(trick, (byShortcut.get(trick) ?? 0) + luck)
      }
      if (seed < 100)
        assert.deepEqual(compose(template, seed, step), composed, 'the same seed gives another question')
    } catch (error) {
      const { facts, draft, ...rest } = composed
      const shown = JSON.stringify({ facts, stem: draft.stem, ...rest }, null, 1).slice(0, 3000)
      throw new Error(
        `seed ${seed}, step ${step}: ${error instanceof Error ? error.message : error}\n${shown}`,
        {
          cause: error,
        },
      )
    }
    hardness.set(step, (hardness.get(step) ?? 0) + template.hardness(composed.facts))
    if (different.size < leastDifferent) different.add(identityOf(composed))
    countAnswers(answers[step], composed)
    const rank = isRanked(template.id) ? rankOf(composed) : undefined
    if (rank !== undefined) ranks[rank] = (ranks[rank] ?? 0) + 1
  }
  assert(different.size >= leastDifferent, `only ${different.size} different questions`)
  if (template.mode === 'options') checkPlaces(places)
  for (const [trick, count] of byShortcut)
    assert(count <= seeds * mostByShortcut, `choosing ${trick} answers ${Math.round(count)} of ${seeds}`)
  const expected = predictable(answers)
  assert(expected.length === 0, `predictable without the question: ${expected.join('; ')}`)
  assert(!isRankPredictable(ranks), `the right number is too often of one rank: ${ranks.join(', ')}`)
  const each = seeds / steps.length
  const [easy, hard] = [(hardness.get(1) ?? 0) / each, (hardness.get(5) ?? 0) / each]
  assert(easy > 0 && hard >= easy * 1.15, `step 5 is not harder than step 1: ${hard} against ${easy}`)
}

/** What makes a question different from another, ignoring the order of its options. */
export function identityOf(composed: Composed<unknown>): string {
  const { stem, passage, picture } = composed.draft
  const right = composed.mode === 'options' ? composed.values[composed.right] : composed.answer
  return [stem, passage?.title, picture?.svg, right].join('\n')
}

/** Without a comparison of lists, which takes ten times as long. */
function checkWording(text: string): void {
  const [found] = flaws(text)
  if (found) assert.fail(found)
}

function checkText(composed: Composed<unknown>): void {
  const { stem, passage, explanation, picture } = composed.draft
  assert(stem.length >= 10 && stem.length <= 700, `the stem has ${stem.length} characters`)
  const said = explanation.replaceAll(drawnInText, '')
  assert(said.length >= 20 && said.length <= 1_000, `the explanation has ${said.length} characters`)
  checkDrawings(explanation)
  assert.match(stem, /[.?!:)*|_]$/, 'the stem ends without punctuation')
  for (const text of [stem, explanation, passage?.text ?? '', picture?.alt ?? '']) checkWording(text)
  if (picture) checkPicture(picture)
}

function checkAnswers(composed: Composed<unknown>, isRight: (answer: string) => boolean): void {
  if (composed.mode === 'typed') {
    assert(isRight(composed.expected.value), `${composed.answer} is not right`)
    for (const { text, misconception } of composed.mistakes) {
      assert(text.length <= 60, `a mistake has ${text.length} characters`)
      checkName(misconception)
    }
    return
  }
  const { options, right, values } = composed
  assert.equal(options.length, 5)
  assert.equal(new Set(values.map(valueKey)).size, 5, 'two options have the same value')
  // Not by a set, which would read every picture to its end.
  const looks = options.map(({ text, picture }) => picture?.svg ?? text.toLowerCase())
  for (const [at, look] of looks.entries()) assert(looks.indexOf(look) === at, 'two options look the same')
  const accepted = values.map(value => isRight(value))
  assert(
    accepted.every((isAccepted, at) => isAccepted === (at === right)),
    `the judge accepts only the right option, but said ${accepted.join(', ')}`,
  )
  for (const [at, { text, picture, misconception }] of options.entries()) {
    assert(text.length >= 1 && text.length <= 160, `an option has ${text.length} characters`)
    checkWording(text)
    if (picture) checkPicture(picture)
    if (at === right) assert.equal(misconception, undefined)
    else checkName(misconception ?? '')
  }
}

const fineNames = new Set<string>()

function checkName(mistake: string): void {
  if (fineNames.has(mistake)) return
  assert.match(mistake, /^[a-z]+(-[a-z]+)+$/)
  fineNames.add(mistake)
}

const drawnInText = /<svg[\s\S]*?<\/svg>/g

/** Pictures in Markdown begin on a line of their own, or the page would not show them. */
function checkDrawings(markdown: string): void {
  for (const { 0: svg, index } of markdown.matchAll(drawnInText)) {
    assert(index === 0 || /[\n>] *$/.test(markdown.slice(0, index)), 'a picture within a line')
    checkPicture({ svg, alt: altOf(svg) })
  }
}

const altOf = (svg: string) => /aria-label="([^"]*)"/.exec(svg)?.[1] ?? ''

/** Checks that a picture is narrow enough for a phone, has no colour, is readable, and has alternative text. */
function checkPicture({ svg, alt }: Picture): void {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  assert(Number(width) > 0 && Number(width) <= 320, `${width} wide`)
  assert(Number(height) > 0 && Number(height) <= 480, `${height} high`)
  assert(alt.length >= 5 && alt.length <= 600, `the alternative text has ${alt.length} characters`)
  assert.doesNotMatch(svg, /undefined|NaN|Infinity|<script|\bon\w+=|href/)
  for (const paint of svg.match(/(?:fill|stroke)="[^"]+"/g) ?? [])
    if (!finePaints.has(paint)) {
      assert(isWithoutColour(paint), paint)
      finePaints.add(paint)
    }
  for (const [, size] of svg.matchAll(/font-size="([\d.]+)"/g))
    assert(Number(size) >= 12, `text of size ${size}`)
  assert.equal(openTags(svg), 0, 'tags that are not closed')
}

const finePaints = new Set<string>()

const isWithoutColour = (paint: string) =>
  /="(#000|#fff|#([0-9a-f])\2\2|#([0-9a-f]{2})\3\3|none|url\(#learn-[a-z]+\))"$/.test(paint)

/** Without regular expressions, which take three times as long over thousands of tags. */
function openTags(svg: string): number {
  let open = 0
  for (let at = svg.indexOf('<'); at !== -1; at = svg.indexOf('<', at + 1))
    open += svg[at + 1] === '/' ? -1 : 1
  for (let at = svg.indexOf('/>'); at !== -1; at = svg.indexOf('/>', at + 1)) open--
  return open
}

/** Chi-square over five positions; by chance, one in a thousand exceeds 18.47. */
function checkPlaces(places: readonly number[]): void {
  const all = places.reduce((sum, count) => sum + count, 0)
  const even = all / places.length
  const chiSquare = places.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
  assert(chiSquare < 18.47, `the right answer is unevenly placed: ${places.join(', ')}`)
}
