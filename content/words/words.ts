import type { Random } from '../random.ts'
import { adjectivesOfPeople } from './adjectives-of-people.ts'
import { adjectivesOfThings } from './adjectives-of-things.ts'
import { adverbs } from './adverbs.ts'
import { nouns } from './nouns.ts'
import { nearTo } from './themes.ts'
import { verbs } from './verbs.ts'

export type WordClass = 'noun' | 'verb' | 'adjective' | 'adverb'

/** A word in one sense, in its base form. */
export interface Word {
  readonly word: string
  readonly class: WordClass
  readonly year: 4 | 5 | 6
  /** In words that a nine-year-old knows. */
  readonly meaning: string
  /** The sense, if the word has two: `of a river` for a bank. */
  readonly sense?: string
  readonly synonyms: readonly string[]
  readonly antonyms: readonly string[]
  /** Its theme: `size`, `weather`. */
  readonly theme: string
}

const sources: readonly (readonly [WordClass, string])[] = [
  ['adjective', adjectivesOfPeople],
  ['adjective', adjectivesOfThings],
  ['verb', verbs],
  ['noun', nouns],
  ['adverb', adverbs],
]

/** Computes a value on first use, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const listOf = (field: string) => (field === '' ? [] : field.split(', '))

function parse(wordClass: WordClass, rows: string): Word[] {
  const found: Word[] = []
  let theme = ''
  for (const row of rows.trim().split('\n')) {
    if (row.startsWith('# ')) {
      theme = row.slice(2)
      continue
    }
    const [year = '', head = '', meaning = '', synonyms = '', antonyms = ''] = row.split('|')
    const at = head.indexOf(' (')
    found.push({
      word: at < 0 ? head : head.slice(0, at),
      class: wordClass,
      year: year === '4' ? 4 : year === '5' ? 5 : 6,
      meaning,
      ...(at >= 0 && { sense: head.slice(at + 2, -1) }),
      synonyms: listOf(synonyms),
      antonyms: listOf(antonyms),
      theme,
    })
  }
  return found
}

export const allWords = once((): readonly Word[] =>
  sources.flatMap(([wordClass, rows]) => parse(wordClass, rows)),
)

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

const known = once(() => {
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
  for (const entry of allWords()) add(entry.word, entry, true)
  for (const entry of allWords()) {
    for (const other of [...entry.synonyms, ...entry.antonyms]) add(other, entry, false)
  }
  return spellings
})

const spellingsByClass = once(() => {
  const found: Record<WordClass, Spelling[]> = { noun: [], verb: [], adjective: [], adverb: [] }
  for (const spelling of known().values()) found[spelling.class].push(spelling)
  return found
})

/** Every word in the rows, in any position. */
export const allSpellings = (): string[] => [...known().values()].map(({ word }) => word)

/** Words that share or oppose a sense without the rows saying so, so neither may be a wrong answer next to the other. */
const kin = `
hesitate pause, hesitate hover, hesitate delay, hesitate linger, imitate mock, examine enquire, awful nasty, dirty nasty, lively merry,
lively boring, mention observe, mention ignore, observe remark, ignore remark, notice remark, humble low, humble lofty, cancel overturn,
sinister dark, argue contend, argue defend, receive take, receive refuse, advance gain, endure continue, cease drop, cease break,
inferior low, inferior fine, futile vain, fight scrap, fight fence, follow succeed, escape leak, dangerous serious, dangerous grave,
cheap tacky, patient enduring, resume repeat, suggest submit, suggest advance, boundary maximum, boundary minimum, real true, calm smooth,
calm rough, rough tranquil, rough kind, rough unkind, ample generous, recognise accept, recognise reward, deny grant, keep leave,
keep escape, keep let, win miss, win advance, win arrive, plain bare, coarse harsh, modern stylish, help supply, help provide, agree resolve,
protect cover, capture captivate, free remove, yield grant, yield provide, yield endure, expose abandon, beginning head, attach mount,
story fiction, baby child, foreigner outsider, firm secure, quiet soft, employer master, chief master, charge rush, chase hunt,
previous old, undecorated bare, prevent hinder, trip trek, way journey, shard piece, decrease weaken, decrease mount, envy admire,
gracious elegant, unlikely remote, contribute bestow, contribute give, admit accept, stupid slow, sharp slow, spoil ruin, lengthen increase,
friend acquaintance, champion expert, champion competitor, launch begin, launch sink, construct break, shabby new, tidy sprawling,
error success, generous meagre, poor abundant, diminish gain, cry whisper, ugly fair, loyal rebellious, uncertain positive, bright inactive,
bright sluggish, brisk stale, courteous short, courteous abrupt, perfect complete, everlasting perfect, cautious thrifty, extend long,
obvious bold, constant unvarying, continue wander, continue ramble, restless uneasy, persistent lasting, climb soar, notice mention, permit grant, forbid grant,
average mean, resolute firm, confident positive, fearful dreadful, complete accomplish, loan advance, yield produce, create start,
return repay, return reply, rowdy orderly, shy unsure, sure timid, sure secure, pause rush, withdraw relinquish, appear melt, patient hurried,
obedient contrary, enthusiastic tepid, escape miss, rough aggressive, destroy end, wise impudent, spot mar
`

/** The words linked to each word: its synonyms and antonyms, and the words it is a synonym or antonym of, in any class. */
const links = once(() => {
  const found = new Map<string, Set<string>>()
  const link = (from: string, to: string) => {
    const set = found.get(from)
    if (set) set.add(to)
    else found.set(from, new Set([to]))
  }
  for (const { word, synonyms, antonyms } of allWords()) {
    for (const other of [...synonyms, ...antonyms]) {
      link(word, other)
      link(other, word)
    }
  }
  for (const pair of kin.trim().split(/,\s*/)) {
    const [a = '', b = ''] = pair.split(' ')
    link(a, b)
    link(b, a)
  }
  return found
})

const mentions = once(() => {
  const found = new Map<string, Set<string>>()
  for (const { word, meaning } of allWords()) {
    const set = found.get(word) ?? new Set()
    for (const other of meaning.split(/[ ,]+/)) set.add(other)
    found.set(word, set)
  }
  return found
})

const reached = new Map<string, ReadonlySet<string>>()

/** The words within two links of a word, and those in its meaning. */
function reach(word: string): ReadonlySet<string> {
  let found = reached.get(word)
  if (!found) {
    const beside = links().get(word) ?? []
    found = new Set([word, ...beside, ...(mentions().get(word) ?? [])]).union(
      new Set([...beside].flatMap(other => [...(links().get(other) ?? [])])),
    )
    reached.set(word, found)
  }
  return found
}

/** Whether two words are related: within two links of the list, or one occurs in the other's meaning. */
export const related = (a: string, b: string): boolean => reach(a).has(b) || reach(b).has(a)

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

const nearThemes = new Map<string, ReadonlySet<string>>()
const themesOf = (wordClass: WordClass, word: string) => known().get(keyOf(wordClass, word))?.themes ?? []

/** The themes close to those of a word. */
function themesNear(wordClass: WordClass, word: string): ReadonlySet<string> {
  const key = keyOf(wordClass, word)
  let found = nearThemes.get(key)
  if (!found) {
    found = new Set(themesOf(wordClass, word).flatMap(theme => [...nearTo(wordClass, theme)]))
    nearThemes.set(key, found)
  }
  return found
}

/** Whether the two can't be mistaken for one another: unrelated, from different themes and different roots. */
export function clear(wordClass: WordClass, a: string, b: string): boolean {
  if (sameRoot(a, b) || related(a, b)) return false
  const near = themesNear(wordClass, a)
  return !themesOf(wordClass, b).some(theme => near.has(theme))
}

export const headWords = (wordClass?: WordClass, year?: number): readonly Word[] =>
  allWords().filter(
    word => (!wordClass || word.class === wordClass) && (year === undefined || word.year === year),
  )

/**
 * Words of the same class and about the same year that are unrelated to the word and to each other. Words that look
 * like it come first, because they tempt.
 */
export function distractors(
  random: Random,
  word: Word,
  count: number,
  suits: (other: string, taken: readonly string[]) => boolean = () => true,
): string[] {
  const all = spellingsByClass()[word.class]
  const taken: string[] = []
  const fits = (other: string) =>
    clear(word.class, word.word, other) &&
    !taken.some(before => related(before, other)) &&
    suits(other, taken)
  const alike = lookAlikes(word)
  if (alike.length > 0 && random.chance(0.6)) {
    const other = random.pick(alike)
    if (fits(other)) taken.push(other)
  }
  for (let attempt = 0; attempt < 300 && taken.length < count; attempt++) {
    const other = random.pick(all)
    if (attempt < 150 && Math.abs(other.year - word.year) > 1) continue
    if (fits(other.word)) taken.push(other.word)
  }
  return taken
}

const byOpening = once(() => {
  const found = new Map<string, string[]>()
  for (const { word, class: wordClass } of known().values()) {
    const key = keyOf(wordClass, word.slice(0, 3))
    const list = found.get(key)
    if (list) list.push(word)
    else found.set(key, [word])
  }
  return found
})

/** Words of the same class that start alike and mean something else: `compact` for `compatible`. */
export const lookAlikes = ({ word, class: wordClass }: Word): string[] =>
  (byOpening().get(keyOf(wordClass, word.slice(0, 3))) ?? []).filter(other => clear(wordClass, word, other))
