import type { Dictionary } from '../../storage/compact.ts'
import { text as one } from './dictionary-one.ts'
import { text as two } from './dictionary-two.ts'

/** Every dictionary ever used, because decisions stored with one can't be read without it. */
const texts = [one, two]

const dictionaries: readonly Dictionary[] = texts.map((text, at) => ({
  number: at + 1,
  text: Buffer.from(text),
}))

export function dictionaryWith(number: number): Dictionary {
  const found = dictionaries[number - 1]
  if (!found) throw new Error(`the decision was stored by a newer version, with dictionary ${number}`)
  return found
}

/** The dictionary for new decisions. Add a new one, and a migration that says so, when many topics are new. */
export const currentDictionary = dictionaryWith(2)
