import { adjectivesOfPeople } from '@learn/content/words/adjectives-of-people'
import { adjectivesOfThings } from '@learn/content/words/adjectives-of-things'
import { adverbs } from '@learn/content/words/adverbs'
import { nouns } from '@learn/content/words/nouns'
import { verbs } from '@learn/content/words/verbs'

/** Reads the word list row by row, independently of the content's own code. */
const texts: Readonly<Record<string, string>> = {
  noun: nouns,
  verb: verbs,
  adjective: `${adjectivesOfPeople}\n${adjectivesOfThings}`,
  adverb: adverbs,
}

const rows = (wordClass: string) => (texts[wordClass] ?? '').split('\n').filter(row => row.includes('|'))
const cells = (row: string) => row.split('|').map(cell => cell.trim())
const headOf = (row: string) => (cells(row)[1] ?? '').replace(/ \(.*/, '')
const cache = new Map<string, Set<string>>()

/** The words linked with this one through this cell, whichever of the two is the head word. */
function beside(wordClass: string, word: string, cell: number): Set<string> {
  const key = `${wordClass} ${cell} ${word}`
  let found = cache.get(key)
  if (!found) {
    found = new Set()
    for (const row of rows(wordClass)) {
      const listed = (cells(row)[cell] ?? '').split(', ').filter(other => other !== '')
      if (headOf(row) === word) for (const other of listed) found.add(other)
      if (listed.includes(word)) found.add(headOf(row))
    }
    cache.set(key, found)
  }
  return found
}

export const isSynonym = (wordClass: string, a: string, b: string) => beside(wordClass, a, 3).has(b)
export const isAntonym = (wordClass: string, a: string, b: string) => beside(wordClass, a, 4).has(b)

/** A synonym, or a synonym of a synonym. */
export const meansNearly = (wordClass: string, a: string, b: string) =>
  isSynonym(wordClass, a, b) || [...beside(wordClass, a, 3)].some(middle => isSynonym(wordClass, middle, b))

/** An antonym, a synonym of an antonym, or an antonym of a synonym. */
export const meansOpposite = (wordClass: string, a: string, b: string) =>
  isAntonym(wordClass, a, b) ||
  [...beside(wordClass, a, 4)].some(middle => isSynonym(wordClass, middle, b)) ||
  [...beside(wordClass, a, 3)].some(middle => isAntonym(wordClass, middle, b))

/** The words with this meaning. */
export const wordsMeaning = (wordClass: string, meaning: string) =>
  rows(wordClass)
    .filter(row => cells(row)[2] === meaning)
    .map(headOf)
