import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { cloze, missingLetters, missingWord } from './cloze.ts'
import { hardGaps } from './hard-gaps.ts'
import { moreWrongWords } from './more-gap-words.ts'
import { type Slip, slips } from './passages/passage.ts'
import { passages } from './passages/passages.ts'

const textOf = (title = '') => passages.find(passage => passage.title === title)?.text

const lexicon = new Set(passages.flatMap(({ text }) => text.toLowerCase().match(/[a-z]+/g) ?? []))

test('every gap has at least six wrong words, and none is there twice', () => {
  for (const { id, gaps } of passages)
    for (const { around, wrong } of gaps) {
      const right = /\[(.+)\]/.exec(around)?.[1] ?? ''
      const more = moreWrongWords(id, right)
      for (const slip of Object.keys(more)) assert(Object.hasOwn(slips, slip), `${id} ${right}: ${slip}`)
      const all = [right, ...Object.values(wrong).flat(), ...Object.values(more).flat()]
      assert(all.length >= 7 && new Set(all).size === all.length, `${id}: ${all}`)
    }
})

test('the hard gaps occur once in their passages, and their wrong words are rivals in grammar or sense', () => {
  assert(hardGaps().length >= 50)
  for (const { passage, around, wrong } of hardGaps()) {
    const text = passages.find(({ id }) => id === passage)?.text ?? ''
    assert.equal(text.split(around.replace(/[[\]]/g, '')).length, 2, `${passage}: ${around}`)
    const right = /\[(.+)\]/.exec(around)?.[1] ?? ''
    for (const slip of Object.keys(wrong)) assert(Object.hasOwn(slips, slip), `${around}: ${slip}`)
    const all = [right, ...Object.values(wrong).flat()]
    assert(all.length >= 6 && new Set(all).size === all.length, `${passage}: ${all}`)
    // Words of another class need no reading: at most two of them are there.
    const byGrammar: readonly Slip[] = ['class', 'form']
    assert(byGrammar.flatMap(slip => wrong[slip] ?? []).length <= 2, around)
    // A longer word that is in the passage again would give itself away.
    if (right.length > 4)
      assert.equal(text.split(new RegExp(`\\b${right}\\b`)).length, 2, `${passage}: ${right} twice`)
  }
})

prove(cloze, [
  // Put into the gap, the word completes the passage.
  proof(
    missingWord,
    (_, answer, { draft }) => draft.passage?.text.replace('______', answer) === textOf(draft.passage?.title),
  ),
  // The letters do too, and no other word in any passage has these letters in these places.
  proof(missingLetters, (_, answer, { draft }) => {
    const shown = /[a-z_]*_[a-z_]*/.exec(draft.passage?.text ?? '')?.[0] ?? ''
    const pattern = new RegExp(`^${shown.replaceAll('_', '[a-z]')}$`)
    const others = [...lexicon].filter(word => word !== answer && pattern.test(word))
    return (
      pattern.test(answer) &&
      others.length === 0 &&
      draft.passage?.text.replace(shown, answer) === textOf(draft.passage?.title)
    )
  }),
])
