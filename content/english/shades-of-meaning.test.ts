import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardQuestions } from '../../test/content/hard-questions.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { isSynonym, meansNearly } from '../../test/content/word-rows.ts'
import { closeScales } from './hard-words/scales.ts'
import { scales } from './scales.ts'
import { inOrder, oddOneOut, shadesOfMeaning } from './shades-of-meaning.ts'

/** The scale with this name and these words, read from the text. */
function scaleOf(about: string, words: readonly string[]): readonly string[] {
  const before = about === 'how big a place is' ? 'how many people live in a place' : about
  const found = `${closeScales}${scales}`
    .split('\n')
    .map(line => line.split('|'))
    .filter(cells => [about, before].includes(cells.at(-2) ?? ''))
    .map(cells => cells.at(-1)?.split(', ') ?? [])
  return found.find(scale => words.every(word => scale.includes(word))) ?? []
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

test('every scale of steps 4 and 5 has its own name and at least four words', () => {
  const rows = closeScales
    .trim()
    .split('\n')
    .map(row => row.split('|'))
  assert.equal(new Set(rows.map(([about]) => about)).size, rows.length)
  for (const [about = '', list = ''] of rows) {
    const words = list.split(', ')
    assert(/^how /.test(about) && words.length >= 4 && new Set(words).size === words.length, about)
  }
})

/** In how many of the four places two lists have the same word. */
const inCommon = (one: string, other: string) =>
  one.split(', ').filter((word, at) => other.split(', ')[at] === word).length

test('at steps 4 and 5 three rivals swap only neighbours, and the right list is seldom the one most like the others', () => {
  const questions = hardQuestions(inOrder)
  let found = 0
  for (const composed of questions) {
    assert(composed.mode === 'options')
    const texts = composed.options.map(({ text }) => text)
    const common = texts.map(one => texts.reduce((sum, other) => sum + inCommon(one, other), 0))
    const most = Math.max(...common)
    if (common[composed.right] === most) found += 1 / common.filter(count => count === most).length
    const close = composed.options.filter(({ misconception }) => misconception === 'swapped-two-neighbours')
    assert.equal(close.length, 3)
  }
  assert(found < 0.33 * questions.length, `${found} of ${questions.length}`)
})

prove(shadesOfMeaning, [
  // Each word is stronger than the one before, or weaker if the stem asks for the strongest first.
  proof(inOrder, (_, answer, { draft }) => {
    const words = answer.split(', ')
    const scale = scaleOf(aboutIn(draft.stem), words)
    const sign = draft.stem.includes('least to the most') ? 1 : -1
    const places = words.map(word => scale.indexOf(word) * sign)
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
