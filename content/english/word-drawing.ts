import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import type { Template, WrongChoice } from '../template.ts'
import { listed } from '../wording.ts'
import { knownWords } from '../words/common.ts'
import { firstWords, type Word, type WordList, words } from '../words/words.ts'

/** A version of a template, and the words it draws from. */
export interface Edition extends Pick<Template, 'version' | 'balancedFrom'> {
  readonly list: WordList
}

export const firstEdition: Edition = { list: firstWords, version: 1 }

export const secondEdition: Edition = { list: words, version: 2, balancedFrom: 1 }

export type Pool = () => Readonly<Record<number, readonly Word[]>>

/** The matching words of each school year. */
export const pool = (list: WordList, fits: (word: Word) => boolean): Pool =>
  once(() =>
    Object.fromEntries(
      [4, 5, 6].map(year => [year, list.headWords(undefined, year).filter(word => fits(word))]),
    ),
  )

const years: Readonly<Record<Step, readonly number[]>> = { 1: [4], 2: [4, 5], 3: [5], 4: [5, 6], 5: [6] }

export const drawYear = (random: Random, step: Step) => random.pick(years[step])

export const drawWord = (words: Pool, random: Random, step: Step): Word =>
  random.pick(words()[drawYear(random, step)] ?? [])

/** The word with its sense, if it has more than one: `**bank** (of a river)`. */
export const shown = ({ word, sense }: { readonly word: string; readonly sense?: string | undefined }) =>
  `**${word}**${sense ? ` (${sense})` : ''}`

/** `e n _ r _ o u s`: hides some letters, never the first. */
export function withGaps(random: Random, word: string, hidden: number): string {
  const places = Array.from({ length: word.length - 1 }, (_, at) => at + 1)
  const gaps = new Set(random.sample(places, Math.min(hidden, places.length)))
  return [...word].map((letter, at) => (gaps.has(at) ? '_' : letter)).join(' ')
}

/** Each step hides more letters, but always fewer than half of them. */
export const gapsOf = (word: string, step: Step) =>
  Math.max(1, Math.min(step + 1, Math.floor((word.length - 1) / 2)))

/** Words outside the lists with the same meaning and pattern as a listed word. */
const rivals = [
  'affable',
  'descendent',
  'descent',
  'failing',
  'glister',
  'grizzle',
  'inpatient',
  'plenteous',
  'spangle',
  'wrack',
]

const byLength = new Map<WordList, ReadonlyMap<number, readonly string[]>>()

/** The known words and those of the list, by length. */
function lengthsOf(list: WordList): ReadonlyMap<number, readonly string[]> {
  let found = byLength.get(list)
  if (!found) {
    const also = list === firstWords ? [] : moreRivals
    found = Map.groupBy(
      new Set([...knownWords(), ...list.spellings(), ...rivals, ...also]),
      ({ length }) => length,
    )
    byLength.set(list, found)
  }
  return found
}

/** The same for the second edition. */
const moreRivals =
  'bloomer, blooper, boasting, clunky, compulsive, continuing, dependant, differing, disordered, disorganized, extraverted, farther, foremother, garble, glassy, graciously, hurtful, ignorance, legit, lenience, literary, miniscule, ordered, organized, patronizing, pleasing, practice, practiced, quaver, retract, robbing, severely, shred, skeptical, skilled, squish, texture, thundering, waggle, whimper'.split(
    ', ',
  )

/** Verbs in -ise can also be spelt with a z. */
export const alsoSpelt = (word: string) => (word.endsWith('ise') ? [word.replace(/ise$/, 'ize')] : [])

/** Whether no other listed word fits the gaps. */
export function hasOneFilling(list: WordList, gapped: string): boolean {
  const letters = gapped.replaceAll(' ', '')
  const fits = (word: string) => {
    for (let at = 0; at < letters.length; at++)
      if (letters[at] !== '_' && letters[at] !== word[at]) return false
    return true
  }
  let found = 0
  for (const word of lengthsOf(list).get(letters.length) ?? []) if (fits(word) && ++found > 1) return false
  return true
}

/** Pairs of unrelated words of the same class. No word is in two pairs. */
export function unrelatedPairs(
  list: WordList,
  random: Random,
  from: readonly Word[],
  count: number,
): string[] {
  const found: string[] = []
  const left = random.shuffle(from)
  while (left.length > 0 && found.length < count) {
    const a = left.pop()
    const at = left.findIndex(b => a?.class === b.class && list.clear(a.class, a.word, b.word))
    const [b] = at < 0 ? [] : left.splice(at, 1)
    if (a && b) found.push(`${a.word} and ${b.word}`)
  }
  return found
}

/** Pairs of a word and one that only seems to belong to it. None where no such words are known. */
export const nearPairs = (random: Random, from: readonly Word[], count: number): string[] =>
  from
    .flatMap(({ word, near }) => (near.length > 0 ? `${word} and ${random.pick(near)}` : []))
    .slice(0, count)

/** Long enough to hide letters at this step. */
export const isLong = (word: string, step: Step) => /^[a-z]+$/.test(word) && word.length >= 4 + step / 2

/** `“loud” and “noisy”`. */
export const quoted = (words: readonly string[], joint?: 'and' | 'or') =>
  listed(
    words.map(word => `“${word}”`),
    joint,
  )

/** The word as a question shows it. */
export const factsOf = ({ word, class: wordClass, year, sense, meaning }: Word) => ({
  word,
  class: wordClass,
  year,
  ...(sense && { sense }),
  meaning,
})

export const wrongWords = (asked: string, words: readonly string[]): WrongChoice[] =>
  words.map(text => ({
    text,
    misconception:
      text.slice(0, 3) === asked.slice(0, 3) ? 'chose-a-word-that-looks-alike' : 'meaning-not-known',
  }))
