import { proof, prove } from '../../test/content/proofs.ts'
import { knownWords, mayBeWord } from '../words/common.ts'
import { letterMoves, newWord, whichLetter } from './letter-moves.ts'

/** Whether the long word is the short one with this letter put in somewhere. */
const isWith = (long: string, short: string, letter: string) =>
  long.length === short.length + 1 &&
  [...long].some((own, at) => own === letter && `${long.slice(0, at)}${long.slice(at + 1)}` === short)

/** All moves that make two words, found from the words that they could make. */
function moves(stem: string) {
  const [first = '', second = ''] = (/\*\*([a-z]+ [a-z]+)\*\*/.exec(stem)?.[1] ?? '').split(' ')
  const found: { letter: string; made: string }[] = []
  for (const letter of new Set(first)) {
    if (![...knownWords()].some(word => isWith(first, word, letter))) continue
    for (const made of knownWords()) if (isWith(made, second, letter)) found.push({ letter, made })
  }
  return found
}

prove(letterMoves, [
  proof(whichLetter, (_, answer, { draft }) => {
    const found = new Set(moves(draft.stem).map(({ letter }) => letter))
    return found.size === 1 && found.has(answer.toLowerCase())
  }),
  proof(newWord, (_, answer, { draft }) => {
    const found = new Set(moves(draft.stem).map(({ made }) => made))
    return found.size === 1 && found.has(answer) && mayBeWord(answer)
  }),
])
