import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { isSynonym, meansNearly } from '../../test/content/word-rows.ts'
import { scales } from './scales.ts'
import { inOrder, oddOneOut, shadesOfMeaning } from './shades-of-meaning.ts'

/** A word's position on the scale with this name, read from the text. */
const strength = (about: string, word: string) => {
  const row = scales.split('\n').find(line => line.split('|')[1] === about) ?? ''
  return row
    .slice(row.lastIndexOf('|') + 1)
    .split(', ')
    .indexOf(word)
}

const aboutIn = (stem: string) => /tell (how [^:]*):/.exec(stem)?.[1] ?? ''

test('every scale has its own name, and no word twice', () => {
  const rows = scales.trim().split('\n')
  assert.equal(new Set(rows.map(row => row.split('|')[1])).size, rows.length)
  for (const row of rows) {
    const words = (row.split('|')[2] ?? '').split(', ')
    assert(words.length >= 3 && new Set(words).size === words.length, row)
  }
})

prove(shadesOfMeaning, [
  // Each word is stronger than the one before, or weaker if the stem asks for the strongest first.
  proof(inOrder, (_, answer, { draft }) => {
    const about = aboutIn(draft.stem)
    const sign = draft.stem.includes('least to the most') ? 1 : -1
    const places = answer.split(', ').map(word => strength(about, word) * sign)
    return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
  }),
  // One of the words is a synonym of all the others except the odd one out, and no word shown is close to the odd one
  // out.
  proof(oddOneOut, (facts, answer, composed) => {
    const options = composed.mode === 'options' ? composed.options.map(({ text }) => text) : []
    const rest = options.filter(word => word !== answer)
    const isHub = (hub: string) => rest.every(word => word === hub || isSynonym(facts.class, hub, word))
    return rest.some(isHub) && !rest.some(word => isHub(word) && meansNearly(facts.class, word, answer))
  }),
])
