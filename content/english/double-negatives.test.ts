import { proof, prove } from '../../test/content/proofs.ts'
import { doubleNegatives, findTheDouble, oneWord, putItRight } from './double-negatives.ts'

const negatives =
  /n’t\b|\b(?:not|never|no|none|nobody|nothing|nowhere|neither|nor|without|hardly|scarcely|barely|seldom|rarely|few)\b/gi

/** Negatives in each clause. “Neither … nor” counts as one, and “nor” alone begins a clause. */
const counts = (sentence: string): number[] =>
  sentence
    .replace(/\b([Nn]either) (\w+) nor\b/, '$1 $2 or')
    .split(/, (?=because|so|but|nor|and|there|not)| (?:because|that|when|why|who|until|where|before) /)
    .map(clause => clause.match(negatives)?.length ?? 0)

const isSound = (sentence: string) => {
  const all = counts(sentence)
  return all.every(count => count < 2) && all.some(count => count > 0)
}

/** Verb forms that are not Standard English. “We”, “they” and “I” do go with “don’t” and “haven’t”. */
const notStandard = /ain’t|We wasn’t|shop don’t|^(?!We |They |I )\w+ (?:don’t|haven’t|weren’t|like)\b/

prove(doubleNegatives, [
  proof(putItRight, (_, answer) => isSound(answer) && !notStandard.test(answer)),
  proof(findTheDouble, (_, answer) => counts(answer).some(count => count > 1)),
  proof(oneWord, (_, answer, { draft }) => {
    const [sentence = ''] = draft.stem.split('\n')
    const twin: Readonly<Record<string, string>> = { anyone: 'anybody' }
    const pairs = 'nothing anything no any nobody anybody nowhere anywhere never ever neither either'.split(
      ' ',
    )
    const word = /\*\*(\w+)\*\*/.exec(sentence)?.[1] ?? ''
    const wanted = pairs[pairs.indexOf(word) + 1]
    // Other words fit in the place of “never”, such as “yet”, and of “no”, such as “much”, so the meaning is given.
    if (word !== 'neither' && !/The word means “(?:at any|even|in even) /.test(draft.stem)) return false
    return (
      (twin[answer] ?? answer) === wanted && counts(sentence.replaceAll('*', '')).some(count => count > 1)
    )
  }),
])
