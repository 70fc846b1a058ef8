import { adjectivesOfPeople } from './adjectives-of-people.ts'
import { adjectivesOfThings } from './adjectives-of-things.ts'
import { adverbs } from './adverbs.ts'
import { moreAdjectivesOfPeople } from './more-adjectives-of-people.ts'
import { moreAdjectivesOfThings } from './more-adjectives-of-things.ts'
import { moreAdverbs } from './more-adverbs.ts'
import { moreNouns } from './more-nouns.ts'
import { moreNounsOfThought } from './more-nouns-of-thought.ts'
import { moreVerbs } from './more-verbs.ts'
import { moreVerbsOfTheMind } from './more-verbs-of-the-mind.ts'
import { nearWords } from './near-words.ts'
import { nouns } from './nouns.ts'
import { verbs } from './verbs.ts'

export type WordClass = 'noun' | 'verb' | 'adjective' | 'adverb'

/** The second edition has the words of the first, and more. Templates keep their edition, so that old questions stay. */
export type Edition = 1 | 2

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
  /** Words that tempt, by their topic or their look, and mean neither the same nor the opposite. */
  readonly near: readonly string[]
  /** Its theme: `size`, `weather`. */
  readonly theme: string
}

type Source = readonly [WordClass, string]

const first: readonly Source[] = [
  ['adjective', adjectivesOfPeople],
  ['adjective', adjectivesOfThings],
  ['verb', verbs],
  ['noun', nouns],
  ['adverb', adverbs],
]

const second: readonly Source[] = [
  ['adjective', moreAdjectivesOfPeople],
  ['adjective', moreAdjectivesOfThings],
  ['verb', moreVerbs],
  ['verb', moreVerbsOfTheMind],
  ['noun', moreNouns],
  ['noun', moreNounsOfThought],
  ['adverb', moreAdverbs],
]

const listOf = (field: string) => (field === '' ? [] : field.split(', '))

function parse([wordClass, rows]: Source): Word[] {
  const found: Word[] = []
  let theme = ''
  for (const row of rows.trim().split('\n')) {
    if (row.startsWith('# ')) {
      theme = row.slice(2)
      continue
    }
    const [year = '', head = '', meaning = '', synonyms = '', antonyms = '', near = ''] = row.split('|')
    const at = head.indexOf(' (')
    found.push({
      word: at < 0 ? head : head.slice(0, at),
      class: wordClass,
      year: year === '4' ? 4 : year === '5' ? 5 : 6,
      meaning,
      ...(at >= 0 && { sense: head.slice(at + 2, -1) }),
      synonyms: listOf(synonyms),
      antonyms: listOf(antonyms),
      near: listOf(near),
      theme,
    })
  }
  return found
}

const nameOf = ({ class: wordClass, word, sense = '' }: Word) => `${wordClass} ${word} ${sense}`

/** The near words of the first edition's rows. */
function nearOfFirst(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [wordClass, text] of Object.entries(nearWords))
    for (const entry of text.trim().split(/;\s*/)) {
      const [word = '', near = ''] = entry.split(': ')
      found.set(`${wordClass} ${word}`, near.split(', '))
    }
  return found
}

/** A row of the second edition replaces the row of the first with the same word and sense. */
export function wordsOf(edition: Edition): Word[] {
  const old = first.flatMap(parse)
  if (edition === 1) return old
  const near = nearOfFirst()
  const all = new Map(
    old.map(word => [nameOf(word), { ...word, near: near.get(`${word.class} ${word.word}`) ?? [] }]),
  )
  for (const word of second.flatMap(parse)) all.set(nameOf(word), word)
  return [...all.values()]
}
