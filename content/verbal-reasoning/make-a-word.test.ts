import { proof, prove } from '../../test/content/proofs.ts'
import { knownWords } from '../words/common.ts'
import { byExample, fromTwoWords, makeAWord } from './make-a-word.ts'

/** Every way to take a word's letters, one by one, from the letters of others. */
function ways(letters: string, made: string): number[][] {
  const [first, ...rest] = made
  if (first === undefined) return [[]]
  return [...letters].flatMap((letter, at) =>
    letter === first ? ways(letters, rest.join('')).map(more => [at, ...more]) : [],
  )
}

const read = (letters: string, places: readonly number[]) => places.map(at => letters[at]).join('')

prove(makeAWord, [
  // For every way to find the example's letters, the same places give the answer, and it is a word.
  proof(fromTwoWords, (_, answer, { draft }) => {
    const [[, one, shown = '', two] = [], [, three, , four] = []] = [
      ...draft.stem.matchAll(/\*\*(\w+) \[(\w+|\?)\] (\w+)\*\*/g),
    ]
    const found = new Set(ways(`${one}${two}`, shown).map(places => read(`${three}${four}`, places)))
    return found.size === 1 && found.has(answer) && knownWords().has(answer)
  }),
  proof(byExample, (_, answer, { draft }) => {
    const pairs = [...draft.stem.matchAll(/\((\w+), (\w+|\[\?\])\)/g)]
    const [[, one = '', made = ''] = [], [, two = '', second = ''] = [], [, asked = ''] = []] = pairs
    const found = new Set(
      ways(one, made)
        .filter(places => read(two, places) === second)
        .map(places => read(asked, places)),
    )
    return found.size === 1 && found.has(answer) && knownWords().has(answer)
  }),
])
