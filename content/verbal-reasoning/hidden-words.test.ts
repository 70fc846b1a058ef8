import { proof, prove } from '../../test/content/proofs.ts'
import { mayBeWord, wordsOfLength } from '../words/common.ts'
import { hiddenWord, hiddenWords, whichWords } from './hidden-words.ts'

const wordsIn = (stem: string) => (/\*\*([^*]+)\.\*\*/.exec(stem)?.[1] ?? '').toLowerCase().split(' ')

/** Finds every listed word in the letters of the sentence that crosses a space between two words. */
function hidden(words: readonly string[]): { word: string; pair: string }[] {
  const letters = words.join('')
  const owner = words.flatMap((word, at) => [...word].map(() => at))
  const found: { word: string; pair: string }[] = []
  for (const word of wordsOfLength(4)) {
    for (let from = letters.indexOf(word); from >= 0; from = letters.indexOf(word, from + 1)) {
      const [first = 0, last = 0] = [owner[from], owner[from + 3]]
      if (first !== last) found.push({ word, pair: words.slice(first, last + 1).join(' ') })
    }
  }
  return found
}

prove(hiddenWords, [
  proof(whichWords, (_, answer, { draft }) => {
    const found = hidden(wordsIn(draft.stem))
    return found.length === 1 && found[0]?.pair === answer
  }),
  proof(hiddenWord, (_, answer, { draft }) => {
    const found = hidden(wordsIn(draft.stem))
    return found.length === 1 && found[0]?.word === answer && mayBeWord(answer)
  }),
])
