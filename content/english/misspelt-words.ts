import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { hardMisspellings } from './hard-words/misspellings.ts'
import { misspellings, type SpellingRule, spellingRules } from './misspellings.ts'
import { drawYear } from './word-drawing.ts'

/** A word that is often misspelt. */
export interface Misspelt {
  readonly year: number
  readonly rule: SpellingRule
  readonly word: string
  readonly wrong: readonly string[]
  readonly sentence: string
}

const isRule = (text: string): text is SpellingRule => Object.hasOwn(spellingRules, text)

const byYear = once(() => {
  const found: Record<number, Misspelt[]> = { 4: [], 5: [], 6: [] }
  for (const row of misspellings.trim().split('\n')) {
    const [year = '', rule = '', word = '', wrong = '', sentence = ''] = row.split('|')
    if (!isRule(rule)) throw new Error(`Unknown rule ${rule}`)
    found[Number(year)]?.push({ year: Number(year), rule, word, wrong: wrong.split(', '), sentence })
  }
  return found
})

export const drawMisspelt = (random: Random, step: Step): Misspelt =>
  random.pick(byYear()[drawYear(random, step)] ?? [])

const hardest = once(() =>
  hardMisspellings
    .trim()
    .split('\n')
    .map((row): Misspelt => {
      const [rule = '', word = '', wrong = '', sentence = ''] = row.split('|')
      if (!isRule(rule)) throw new Error(`Unknown rule ${rule}`)
      return { year: 6, rule, word, wrong: wrong.split(', '), sentence }
    }),
)

/** One that a good speller could misspell too, for steps 4 and 5. */
export const drawHardMisspelt = (random: Random): Misspelt => random.pick(hardest())

/** Different ones. */
export const sampleHardMisspelt = (random: Random, count: number): Misspelt[] =>
  random.sample(hardest(), count)

/** The tricky places: the first letter at which each misspelling differs. */
export function trickyPlaces({ word, wrong }: Misspelt): number[] {
  const places = wrong.map(other => [...word].findIndex((letter, at) => other[at] !== letter))
  return [...new Set(places)].filter(place => place > 0).sort((a, b) => a - b)
}

/** `accidEnt, and not accidAnt`: highlights the letters that differ. */
export function difference(right: string, wrong: string): string {
  let from = 0
  while (from < Math.min(right.length, wrong.length) && right[from] === wrong[from]) from++
  let end = 0
  while (end < Math.min(right.length, wrong.length) - from && right.at(-1 - end) === wrong.at(-1 - end)) end++
  const marked = (word: string) =>
    word.slice(0, from) + word.slice(from, word.length - end).toUpperCase() + word.slice(word.length - end)
  return `**${marked(right)}**, and not ${marked(wrong)}`
}

/** Where a misspelling differs from the right spelling, and what it has there. */
function slipIn(right: string, wrong: string): { from: number; to: number; text: string } {
  const shorter = Math.min(right.length, wrong.length)
  let from = 0
  while (from < shorter && right[from] === wrong[from]) from++
  let end = 0
  while (end < shorter - from && right.at(-1 - end) === wrong.at(-1 - end)) end++
  return { from, to: right.length - end, text: wrong.slice(from, wrong.length - end) }
}

/** A spelling with the slips of two others. Undefined where both change the same letters. */
export function bothSlips(right: string, one: string, other: string): string | undefined {
  const [first, second] = [slipIn(right, one), slipIn(right, other)].sort((a, b) => a.from - b.from)
  if (!first || !second || first.to >= second.from) return undefined
  return (
    right.slice(0, first.from) +
    first.text +
    right.slice(first.to, second.from) +
    second.text +
    right.slice(second.to)
  )
}
