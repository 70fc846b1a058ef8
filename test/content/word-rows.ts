import { adjectivesOfPeople } from '@learn/content/words/adjectives-of-people'
import { adjectivesOfThings } from '@learn/content/words/adjectives-of-things'
import { adverbs } from '@learn/content/words/adverbs'
import { moreAdjectivesOfPeople } from '@learn/content/words/more-adjectives-of-people'
import { moreAdjectivesOfThings } from '@learn/content/words/more-adjectives-of-things'
import { moreAdverbs } from '@learn/content/words/more-adverbs'
import { moreNouns } from '@learn/content/words/more-nouns'
import { moreNounsOfThought } from '@learn/content/words/more-nouns-of-thought'
import { moreVerbs } from '@learn/content/words/more-verbs'
import { moreVerbsOfTheMind } from '@learn/content/words/more-verbs-of-the-mind'
import { nouns } from '@learn/content/words/nouns'
import { verbs } from '@learn/content/words/verbs'

/** Reads the word list row by row, independently of the content's own code. */
const texts: Readonly<Record<string, readonly string[]>> = {
  noun: [moreNouns, moreNounsOfThought, nouns],
  verb: [moreVerbs, moreVerbsOfTheMind, verbs],
  adjective: [moreAdjectivesOfPeople, moreAdjectivesOfThings, adjectivesOfPeople, adjectivesOfThings],
  adverb: [moreAdverbs, adverbs],
}

const cache = new Map<string, Set<string>>()
const rowsByClass = new Map<string, string[][]>()

/** The cells of each row of a class. Of two rows with the same head, the newer counts. */
function rows(wordClass: string): string[][] {
  let found = rowsByClass.get(wordClass)
  if (!found) {
    const heads = new Set<string>()
    found = (texts[wordClass] ?? [])
      .flatMap(text => text.split('\n').filter(row => row.includes('|')))
      .map(row => row.split('|').map(cell => cell.trim()))
      .filter(([, head = '']) => !heads.has(head) && heads.add(head))
    rowsByClass.set(wordClass, found)
  }
  return found
}

const headOf = (cells: readonly string[]) => (cells[1] ?? '').replace(/ \(.*/, '')

/** The words linked with this one through this cell, whichever of the two is the head word. */
function beside(wordClass: string, word: string, cell: number): Set<string> {
  const key = `${wordClass} ${cell} ${word}`
  let found = cache.get(key)
  if (!found) {
    found = new Set()
    for (const cells of rows(wordClass)) {
      if (!cells[1]?.startsWith(word) && !cells[cell]?.includes(word)) continue
      const listed = (cells[cell] ?? '').split(', ').filter(other => other !== '')
      if (headOf(cells) === word) for (const other of listed) found.add(other)
      if (listed.includes(word)) found.add(headOf(cells))
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
    .filter(cells => cells[2] === meaning)
    .map(headOf)
