import { proof, prove } from '../../test/content/proofs.ts'
import { mayBeWord, wordsOfLength } from '../words/common.ts'
import { letterMoves, newWord, whichLetter } from './letter-moves.ts'

/** Whether the long word is the short one with this letter inserted. */
const isWith = (long: string, short: string, letter: string) =>
  long.length === short.length + 1 &&
  [...long].some((own, at) => own === letter && `${long.slice(0, at)}${long.slice(at + 1)}` === short)

let last: { stem: string; found: { letter: string; made: string }[] } | undefined

/** All moves that make two words, found from the words they could make. Cached for the question's other options. */
function moves(stem: string) {
  if (last?.stem === stem) return last.found
  const [first = '', second = ''] = (/\*\*([a-z]+ [a-z]+)\*\*/.exec(stem)?.[1] ?? '').split(' ')
  const found: { letter: string; made: string }[] = []
  for (const letter of new Set(first)) {
    if (!wordsOfLength(first.length - 1).some(word => isWith(first, word, letter))) continue
    for (const made of wordsOfLength(second.length + 1))
      if (isWith(made, second, letter)) found.push({ letter, made })
  }
  last = { stem, found }
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
