import { proof, prove } from '../../test/content/proofs.ts'
import {
  capitalLetters,
  countCapitals,
  findTheWord,
  kindOfSentence,
} from './capital-letters-and-sentences.ts'
import { names, verbs } from './sentences.ts'

/** Proper names that every reader knows. */
const known = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august october december leeds london cardiff belfast glasgow york bristol norwich france india ghana spain japan wales kenya brazil french spanish welsh italian polish english ${names.join(' ').toLowerCase()}`.split(
    ' ',
  ),
)
const lineIn = (stem: string) => /\*(.+?)\*/.exec(stem)?.[1] ?? ''

prove(capitalLetters, [
  proof(
    findTheWord,
    (_, answer, { draft }) => known.has(answer) && lineIn(draft.stem).split(/[ .,]/).includes(answer),
  ),
  proof(countCapitals, (_, answer, { draft }) => {
    const sentences = lineIn(draft.stem)
      .split('.')
      .filter(text => text.trim())
    const needed = sentences.flatMap(text =>
      text
        .trim()
        .split(/[ ,]+/)
        .filter((word, at) => at === 0 || known.has(word)),
    )
    return needed.length === Number(answer)
  }),
  // The first words show the kind of sentence.
  proof(kindOfSentence, (_, answer, { draft }) => {
    const [first = '', second = ''] = lineIn(draft.stem).toLowerCase().split(' ')
    const kind = /^(?:did|when)$/.test(first)
      ? 'a question'
      : first === 'how' || (first === 'what' && second === 'a')
        ? 'an exclamation'
        : first === 'please' || verbs.some(({ base }) => base === first)
          ? 'a command'
          : first === 'because' || verbs.some(({ ing }) => ing === first)
            ? 'not a whole sentence'
            : 'a statement'
    return kind === answer
  }),
])
