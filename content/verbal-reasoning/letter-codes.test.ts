import { proof, prove } from '../../test/content/proofs.ts'
import { decode, encode, letterCodes, letterPairs } from './letter-codes.ts'

const at = (letter: string) => letter.charCodeAt(0) - 65
const back = (place: number) => String.fromCharCode(65 + (((place % 26) + 26) % 26))
const bold = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, found = '']) => found)

/** Every simple rule for words of this length: constant, alternating, growing, shrinking or changing sign, and the mirror. */
function* rules(): Generator<(word: string) => string> {
  const along = (shift: (place: number) => number) => (word: string) =>
    [...word].map((letter, place) => back(at(letter) + shift(place))).join('')
  yield word => [...word].map(letter => back(25 - at(letter))).join('')
  for (let one = -9; one <= 9; one++) {
    for (let two = -9; two <= 9; two++) {
      yield along(place => (place % 2 ? two : one))
      yield along(place => one + place * two)
    }
    yield along(place => (place % 2 ? -1 : 1) * (one + place))
    yield along(place => (place % 2 ? -1 : 1) * (one - place))
  }
}

const answers = (from: string, to: string, asked: string) => {
  const found = new Set<string>()
  for (const rule of rules()) if (rule(from) === to) found.add(rule(asked))
  return found
}

prove(letterCodes, [
  proof(encode, (_, answer, { draft }) => {
    const [from = '', to = '', asked = ''] = bold(draft.stem)
    const found = answers(from, to, asked)
    return found.size === 1 && found.has(answer)
  }),
  // Coding the answer with every rule that fits the example gives the code in the question.
  proof(decode, (_, answer, { draft }) => {
    const [from = '', to = '', code = ''] = bold(draft.stem)
    const found = answers(from, to, answer)
    return found.size === 1 && found.has(code)
  }),
  // Pairs: moves of up to six places each, or the mirror. No other reading leads to an option.
  proof(letterPairs, (_, answer, { draft }) => {
    const [from = '', to = '', asked = ''] = bold(draft.stem)
    const found = new Set<string>()
    for (let one = -6; one <= 6; one++)
      for (let two = -6; two <= 6; two++) {
        const move = (pair: string) => back(at(pair) + one) + back(at(pair.charAt(1)) + two)
        if (move(from) === to) found.add(move(asked))
      }
    const mirror = (pair: string) => [...pair].map(letter => back(25 - at(letter))).join('')
    if (mirror(from) === to) found.add(mirror(asked))
    return found.size === 1 && found.has(answer)
  }),
])
