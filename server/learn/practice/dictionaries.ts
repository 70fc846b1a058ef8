import type { Dictionary } from '../../storage/compact.ts'
import { text } from './dictionary-one.ts'

/** Every dictionary ever used, because decisions stored with one can't be read without it. */
const texts = [text]

const dictionaries: readonly Dictionary[] = texts.map((text, at) => ({
  number: at + 1,
  text: Buffer.from(text),
}))

export function dictionaryWith(number: number): Dictionary {
  const found = dictionaries[number - 1]
  if (!found) throw new Error(`the decision was stored by a newer version, with dictionary ${number}`)
  return found
}

/** The dictionary for new decisions. Add a new one when most topics are new. */
export const currentDictionary = dictionaryWith(1)
