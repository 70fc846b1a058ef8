import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import {
  capitalLetters,
  countCapitals,
  findTheWord,
  kindOfSentence,
} from './capital-letters-and-sentences.ts'
import { hiddenCapitals } from './hidden-capitals.ts'
import { names, verbs } from './sentences.ts'

/** Proper names that every reader knows. */
const known = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august october december leeds london cardiff belfast glasgow york bristol norwich france india ghana spain japan wales kenya brazil french spanish welsh italian polish english ${names.join(' ').toLowerCase()}`.split(
    ' ',
  ),
)
const lineIn = (stem: string) => /\*(.+?)\*/.exec(stem)?.[1] ?? ''

/** Words that are names wherever they stand. */
const anywhere = new Set(
  'french welsh latin spanish german polish thames atlantic alps arctic pennines sahara severn africa vikings romans aztecs easter diwali hanukkah eid italian scottish hungarian victorian swiss saturn venus'.split(
    ' ',
  ),
)

/** Whether a small word of a line should have a capital letter, from the words beside it. */
function isName(line: string, word: string): boolean {
  if (known.has(word) || anywhere.has(word)) return true
  const title =
    /^(?:queen|king|princess|captain|doctor|professor|inspector|uncle|aunt|lake|mount|isle|vale)$/.test(
      word,
    ) && new RegExp(`\\b${word} (?:of )?[A-Z]`).test(line)
  const lastPart =
    /^(?:bridge|park|forest|lane|channel|day|rovers|zoo|square|sea)$/.test(word) &&
    new RegExp(` [A-Z][a-z]+ ${word}\\b`).test(line)
  const kin = /^(?:grandad|grandma|granny|mum|dad)$/.test(word)
  return title || lastPart || (kin && !new RegExp(`\\b(?:my|our|his|her|the|a) ${word}\\b`).test(line))
}

test('the words that tempt are like names and stay small, and each is in its line once', () => {
  for (const { text, answer, tempting } of hiddenCapitals()) {
    const words = text.split(/[ .,]+/)
    const offered = new Set([answer.toLowerCase(), ...tempting.filter(word => word.length > 3)])
    assert(offered.size >= 6, text)
    for (const word of offered)
      assert.equal(words.filter(each => each === word).length, 1, `${text}: ${word}`)
    const small = new Set(words.filter(word => /^[a-z]/.test(word)))
    assert.deepEqual(
      [...small].filter(word => isName(text, word)),
      [answer.toLowerCase()],
      text,
    )
  }
})

prove(capitalLetters, [
  proof(findTheWord, (_, answer, { draft }) => {
    const line = lineIn(draft.stem)
    return isName(line, answer) && line.split(/[ .,]/).includes(answer)
  }),
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
