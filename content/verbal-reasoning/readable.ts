import { once } from '../once.ts'
import { knownWords } from '../words/common.ts'

const known = once(() => {
  const found = new Set<string>()
  for (const word of knownWords())
    if (word.length > 3) for (const triple of triplesOf(word)) found.add(triple)
  return found
})

/** Every three letters in a row; the word begins with ^ and ends with $. */
function triplesOf(word: string): string[] {
  const marked = `^${word}$`
  return Array.from({ length: word.length }, (_, at) => marked.slice(at, at + 3))
}

/** Whether it could be read aloud as a word: no three letters in a row are in no known word. */
export const isReadable = (letters: string): boolean =>
  triplesOf(letters).every(triple => known().has(triple))
