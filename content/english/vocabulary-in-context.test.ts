import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardQuestions } from '../../test/content/hard-questions.ts'
import { isReadersChoice } from '../../test/content/printed-passages.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { harderMeanings } from './hard-words/meanings-in-passages.ts'
import { begins, keys } from './passages/key.ts'
import { passages } from './passages/passages.ts'
import { findTheWord, meaningHere, meaningInALongText, vocabularyInContext } from './vocabulary-in-context.ts'

/** Passage, word and the start of its meaning, for the questions of steps 4 and 5. */
const harderKey = new Map(
  `
tide-cave coaxing tempting; tide-cave drew back moved away; tide-cave trickled came bit; clockmaker peered looked;
clockmaker leaked escaped; clockmaker unwell not working; understudy mouthed said without; understudy swept moved;
understudy upturned with its top; mapmaker hesitated stopped; mapmaker soundings measurements; mapmaker crammed filled;
mapmaker charts maps; mapmaker parchment animal skin; leaves revealed can now; leaves replace make up; bees possesses has;
bees precise exact; bees doubted found it hard; salt taxed made people pay; salt smugglers people who traded in secret;
evacuee for because; puzzle-letter progress getting nearer; puzzle-letter rather to be more; tide-cave evenly calmly; clockmaker limping going; understudy wings the sides;
ice-journal canvas the cloth; ice-journal pricked raised; ice-journal broke packed; ice-journal smudged become blurred;
ice-journal confess admit; ice-journal strode came with long; ice-journal record the best; great-aunt sarcastic mocking;
great-aunt undone changed back; pond drained made to flow; understudy swaddled closely; mapmaker cherubs children; pond free of charge without any payment;
otters suspected thought it; otters settled put an end; otters furiously as hard; otters hauled dragged;
boredom industries branches; boredom dread are very; boredom drifts comes without; boredom curious odd; museum thanks to because;
museum slanting leaning; museum smear smudged; museum Judging by working it out; pole-star Contrary to unlike;
pole-star merely only; pole-star pays brings; mapmaker guttered burned low; leaves costly using; bees ingenious clever;
evacuee deal amount; puzzle-letter banished sent; ice-journal suspicion a feeling; ice-journal plateau high; pond petition written;
pond patrol fly to; boredom fallow without; boredom strays wanders; museum fired baked; museum exhibit thing;
old-railway sleepers beams
`
    .trim()
    .split(/;\s+/)
    .map(entry => {
      const [passage = '', ...rest] = entry.split(' ')
      const words = harderMeanings[passage] ?? []
      const { word = '' } = words.find(({ word }) => rest.join(' ').startsWith(`${word} `)) ?? {}
      return [`${passage} ${word}`, rest.join(' ').slice(word.length + 1)] as const
    }),
)

test('the harder meanings are of words in the text, and the right one is seldom the longest', () => {
  const texts = new Map(passages.map(({ id, text }) => [id, text]))
  const all = Object.values(harderMeanings).flat()
  const longest = all.filter(({ right, wrong }) =>
    Object.values(wrong)
      .flat()
      .every(text => text.length < right.length),
  )
  assert(longest.length < 0.3 * all.length, longest.map(({ word }) => word).join(', '))
  for (const [passage, meanings] of Object.entries(harderMeanings))
    for (const { word, around, wrong } of meanings) {
      assert(texts.get(passage)?.includes(around), around)
      assert(around.includes(word) && harderKey.has(`${passage} ${word}`), word)
      assert.equal(Object.values(wrong).flat().length, 4, word)
    }
})

test('at steps 4 and 5 only the harder words are asked for', () => {
  for (const { facts, draft } of hardQuestions(meaningHere))
    assert(harderKey.has(`${facts.passage} ${/\*\*(.+?)\*\*/.exec(draft.stem)?.[1]}`), draft.stem)
})

prove(vocabularyInContext, [
  // A key has each word with the start of its meaning. The word is read from the stem.
  proof(meaningHere, ({ passage }, answer, { draft }) => {
    const word = /\*\*(.+?)\*\*/.exec(draft.stem)?.[1] ?? ''
    return [harderKey.get(`${passage} ${word}`), keys[passage]?.meanings[word]].some(start =>
      begins(answer, start),
    )
  }),
  // In reverse: the meaning is read from the stem, and the key has its word.
  proof(findTheWord, ({ passage }, answer, { draft }) => {
    const meaning = /\*\*(.+?)\*\*/.exec(draft.stem)?.[1] ?? ''
    const found = Object.entries(keys[passage]?.meanings ?? {}).filter(([, start]) => begins(meaning, start))
    return found.length === 1 && found[0]?.[0] === answer && draft.stem.includes(answer)
  }),
  proof(meaningInALongText, isReadersChoice),
])
