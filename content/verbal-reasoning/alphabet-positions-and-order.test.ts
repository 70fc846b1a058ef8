import { proof, prove } from '../../test/content/proofs.ts'
import {
  alphabetPositionsAndOrder,
  findLetter,
  orderLetters,
  orderWords,
} from './alphabet-positions-and-order.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Whether the word comes before another in the dictionary. */
function before(one: string, two: string): boolean {
  for (let at = 0; ; at++) {
    if (at === one.length) return true
    if (at === two.length) return false
    const difference = one.charCodeAt(at) - two.charCodeAt(at)
    if (difference) return difference < 0
  }
}

prove(alphabetPositionsAndOrder, [
  // Reads the question and walks back from the answer, jump by jump, to its start.
  proof(findLetter, (_, answer, { draft }) => {
    const jumps = [...draft.stem.matchAll(/(\d+) places? (before|after)/g)].map(([, count, side]) =>
      side === 'after' ? -Number(count) : Number(count),
    )
    const start = letters.indexOf(answer) + jumps.reduce((sum, jump) => sum + jump, 0)
    const named = /the letter ([A-Z])\?/.exec(draft.stem)?.[1]
    if (named) return letters[start] === named
    const count = Number(/the (\d+)(?:st|nd|rd|th) letter/.exec(draft.stem)?.[1])
    return (draft.stem.includes('from the end') ? 26 - start : start + 1) === count
  }),
  proof(orderWords, (_, answer, { draft }) => {
    const words = (/\*\*([^*]+)\*\*/.exec(draft.stem)?.[1] ?? '').split(', ')
    const earlier = words.filter(word => word !== answer && before(word, answer)).length
    const asked = /comes \*\*(\w+)\*\*/.exec(draft.stem)?.[1] ?? ''
    return ['first', 'second', 'third', 'fourth', 'last'].indexOf(asked) === earlier
  }),
  proof(orderLetters, ({ word }, answer, { draft }) => {
    const end = draft.stem.includes('from the end')
    const beyond = [...word].filter(letter => (end ? letter > answer : letter < answer)).length
    return (
      word.includes(answer) && draft.stem.includes(`**${word}**`) && draft.stem.includes(`**${beyond + 1}`)
    )
  }),
])
