import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { kin, moreKin } from './kin.ts'
import { type Edition, type Word, type WordClass, wordsOf } from './rows.ts'
import { inOneField, nearTo } from './themes.ts'

export type { Word, WordClass } from './rows.ts'

/** A head word, synonym or antonym of one class, with the year of its first row. */
export interface Spelling {
  readonly word: string
  readonly class: WordClass
  readonly year: number
  /** False for words that occur only as a synonym or antonym. */
  readonly head: boolean
  /** A head word has the themes of its rows; any other word has those of the words it is linked to. */
  readonly themes: readonly string[]
}

interface Known extends Spelling {
  readonly themes: string[]
}

const keyOf = (wordClass: WordClass, word: string) => `${wordClass} ${word}`

function spellingsOf(words: readonly Word[]): Map<string, Known> {
  const spellings = new Map<string, Known>()
  const add = (word: string, { class: wordClass, year, theme }: Word, head: boolean) => {
    const key = keyOf(wordClass, word)
    const spelling = spellings.get(key)
    if (!spelling) {
      spellings.set(key, { word, class: wordClass, year, head, themes: [theme] })
      return
    }
    if (head === spelling.head && !spelling.themes.includes(theme)) spelling.themes.push(theme)
  }
  for (const entry of words) add(entry.word, entry, true)
  for (const entry of words) {
    for (const other of [...entry.synonyms, ...entry.antonyms]) add(other, entry, false)
  }
  return spellings
}

type Links = Map<string, Set<string>>

function link(links: Links, a: string, b: string): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const set = links.get(from)
    if (set) set.add(to)
    else links.set(from, new Set([to]))
  }
}

/** The words linked to each word: its synonyms and antonyms, and the words it is a synonym or antonym of, in any class. */
function linksOf(words: readonly Word[]): Links {
  const found: Links = new Map()
  for (const { word, synonyms, antonyms } of words)
    for (const other of [...synonyms, ...antonyms]) link(found, word, other)
  return addKin(found, kin)
}

function addKin(links: Links, groups: string): Links {
  for (const group of groups.trim().split(/,\s*/)) {
    const [one = '', ...others] = group.split(' ')
    for (const other of others) link(links, one, other)
  }
  return links
}

function mentionsOf(words: readonly Word[]): Links {
  const found: Links = new Map()
  for (const { word, meaning } of words) {
    const set = found.get(word) ?? new Set()
    for (const other of meaning.split(/[ ,]+/)) set.add(other)
    found.set(word, set)
  }
  return found
}

/** The first edition offered any word as a wrong answer; the second only those that it explains. */
const offered = (spellings: Iterable<Spelling>, edition: Edition) =>
  [...spellings].filter(({ head }) => head || edition === 1)

function byClass(spellings: Iterable<Spelling>): Record<WordClass, Spelling[]> {
  const found: Record<WordClass, Spelling[]> = { noun: [], verb: [], adjective: [], adverb: [] }
  for (const spelling of spellings) found[spelling.class].push(spelling)
  return found
}

function byOpening(spellings: Iterable<Spelling>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { word, class: wordClass } of spellings) {
    const key = keyOf(wordClass, word.slice(0, 3))
    const list = found.get(key)
    if (list) list.push(word)
    else found.set(key, [word])
  }
  return found
}

const roots = new Map<string, string>()

function rootOf(word: string): string {
  let root = roots.get(word)
  if (root === undefined) {
    root = word.replace(/^(?:un|in|im|dis|mis|re)/, '').slice(0, 5)
    roots.set(word, root)
  }
  return root
}

const sameRoot = (a: string, b: string) => rootOf(a) === rootOf(b)

/** The words of one edition, and how they are related. */
export class WordList {
  /** Every word, in the order of the rows. */
  readonly all: () => readonly Word[]
  readonly #edition: Edition
  readonly #known: () => Map<string, Known>
  readonly #byClass: () => Record<WordClass, Spelling[]>
  readonly #byOpening: () => Map<string, string[]>
  readonly #links: () => Links
  readonly #closeTo: () => Links
  readonly #reached = new Map<string, ReadonlySet<string>>()
  readonly #nearThemes = new Map<string, ReadonlySet<string>>()

  constructor(edition: Edition) {
    this.#edition = edition
    this.all = once(() => wordsOf(edition))
    this.#known = once(() => spellingsOf(this.all()))
    this.#byClass = once(() => byClass(offered(this.#known().values(), edition)))
    this.#byOpening = once(() => byOpening(offered(this.#known().values(), edition)))
    this.#links = once(() => linksOf(this.all()))
    this.#closeTo = once(() =>
      edition === 1 ? mentionsOf(this.all()) : addKin(mentionsOf(this.all()), moreKin),
    )
  }

  /** Every word in the rows, in any position. */
  spellings(): string[] {
    return [...this.#known().values()].map(({ word }) => word)
  }

  headWords(wordClass?: WordClass, year?: number): readonly Word[] {
    return this.all().filter(
      word => (!wordClass || word.class === wordClass) && (year === undefined || word.year === year),
    )
  }

  /** The words within two links of a word, those in its meaning, and those that are too close to it. */
  #reach(word: string): ReadonlySet<string> {
    let found = this.#reached.get(word)
    if (!found) {
      const beside = this.#links().get(word) ?? []
      found = new Set([word, ...beside, ...(this.#closeTo().get(word) ?? [])]).union(
        new Set([...beside].flatMap(other => [...(this.#links().get(other) ?? [])])),
      )
      this.#reached.set(word, found)
    }
    return found
  }

  /** Whether two words are related: within two links of the list, or one occurs in the other's meaning. */
  related(a: string, b: string): boolean {
    return this.#reach(a).has(b) || this.#reach(b).has(a)
  }

  #themesOf(wordClass: WordClass, word: string): readonly string[] {
    return this.#known().get(keyOf(wordClass, word))?.themes ?? []
  }

  /** The themes close to those of a word. */
  #themesNear(wordClass: WordClass, word: string): ReadonlySet<string> {
    const key = keyOf(wordClass, word)
    let found = this.#nearThemes.get(key)
    if (!found) {
      const themes = this.#themesOf(wordClass, word)
      found = new Set(themes.flatMap(theme => [...nearTo(wordClass, theme, this.#edition)]))
      this.#nearThemes.set(key, found)
    }
    return found
  }

  /** Whether the two can't be mistaken for one another: unrelated, from different themes and different roots. */
  clear(wordClass: WordClass, a: string, b: string): boolean {
    if (sameRoot(a, b) || this.related(a, b)) return false
    const near = this.#themesNear(wordClass, a)
    return !this.#themesOf(wordClass, b).some(theme => near.has(theme))
  }

  /**
   * Words of the same class and about the same year that are unrelated to the word and to each other. Words that look
   * like it come first, because they tempt. In the second edition the others are of the same field, if there are enough.
   */
  distractors(
    random: Random,
    word: Word,
    count: number,
    suits: (other: string, taken: readonly string[]) => boolean = () => true,
  ): string[] {
    const all = this.#byClass()[word.class]
    const taken: string[] = []
    const fits = (other: string) =>
      this.clear(word.class, word.word, other) &&
      !taken.some(before => this.related(before, other)) &&
      suits(other, taken)
    const alike = this.lookAlikes(word)
    if (alike.length > 0 && random.chance(0.6)) {
      const other = random.pick(alike)
      if (fits(other)) taken.push(other)
    }
    for (let attempt = 0; attempt < 300 && taken.length < count; attempt++) {
      const other = random.pick(all)
      if (attempt < (this.#edition === 1 ? 150 : 280) && !this.#isClose(word, other)) continue
      if (fits(other.word)) taken.push(other.word)
    }
    return taken
  }

  #isClose(word: Word, other: Spelling): boolean {
    if (Math.abs(other.year - word.year) > 1) return false
    return this.inOneField(word, other.themes)
  }

  /** Whether words of these themes make a believable choice beside this word. The first edition took any. */
  inOneField(word: Word, themes: readonly string[]): boolean {
    return this.#edition === 1 || inOneField(word.class, word.theme, themes)
  }

  /** Words of the same class that start alike and mean something else: `compact` for `compatible`. */
  lookAlikes({ word, class: wordClass }: Word): string[] {
    return (this.#byOpening().get(keyOf(wordClass, word.slice(0, 3))) ?? []).filter(other =>
      this.clear(wordClass, word, other),
    )
  }
}

/** The words of the first templates, which must stay as they are. */
export const firstWords = new WordList(1)

export const words = new WordList(2)
