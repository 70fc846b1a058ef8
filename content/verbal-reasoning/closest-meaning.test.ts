import { proof, prove } from '../../test/content/proofs.ts'
import { words } from '../words/words.ts'
import { closestMeaning, closestPair, closestWord } from './closest-meaning.ts'

/** Read from the rows themselves: one lists the other as a synonym. */
const linked = (a: string, b: string) =>
  words
    .all()
    .some(
      ({ word, synonyms }) => (word === a && synonyms.includes(b)) || (word === b && synonyms.includes(a)),
    )

prove(closestMeaning, [
  // Of the nine possible pairs, only one is linked.
  proof(closestPair, (_, answer, { draft }) => {
    const [one = [], two = []] = [...draft.stem.matchAll(/\(([^)]+)\)/g)].map(([, words = '']) =>
      words.split(', '),
    )
    const found = one.flatMap(a => two.filter(b => linked(a, b)).map(b => `${a} and ${b}`))
    return one.length === 3 && two.length === 3 && found.length === 1 && found[0] === answer
  }),
  proof(closestWord, (_, answer, { draft }) => linked(draft.stem.split('**')[3] ?? '', answer)),
])
