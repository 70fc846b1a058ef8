import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { flaws } from '../../test/content/wording.ts'
import { clozePassages, fillTheGap, twoGaps, wordBank } from './cloze-passages.ts'
import { gappedTexts } from './gapped-texts/gapped-texts.ts'
import { gapKeys } from './gapped-texts/key.ts'
import { nearlyMissed, nearMisses } from './gapped-texts/near-misses.ts'

/** The key's words for a passage, by the numbers of its gaps. */
const wordAt = (title = '', gap = 0) => gapKeys[title]?.split(' ')[gap - 1]

const gapsIn = (question: string) => [...question.matchAll(/\((\d+)\)/g)].map(([, gap]) => Number(gap))
const asked = (stem: string) => stem.split('\n\n').at(-1) ?? ''
const isAt = (title: string | undefined, gap: number | undefined, word: string) =>
  wordAt(title, gap) === word.toLowerCase()

prove(clozePassages, [
  proof(fillTheGap, (_, answer, { draft }) =>
    isAt(draft.passage?.title, gapsIn(asked(draft.stem))[0], answer),
  ),
  proof(wordBank, (_, answer, { draft }) => isAt(draft.passage?.title, gapsIn(asked(draft.stem))[0], answer)),
  proof(twoGaps, (_, answer, { draft }) => {
    const gaps = gapsIn(asked(draft.stem))
    return answer.split(' … ').every((word, at) => isAt(draft.passage?.title, gaps[at], word))
  }),
])

test('the gapped texts have ten gaps each, with at least five words that do not fit', () => {
  assert(gappedTexts().length >= 30)
  assert.equal(new Set(gappedTexts().map(({ id }) => id)).size, gappedTexts().length)
  for (const { id, title, pieces, gaps } of gappedTexts()) {
    const text = pieces.map((piece, at) => piece + (gaps[at]?.word ?? '')).join('')
    const words = text.split(/\s+/).length
    assert(words >= 120 && words <= 210, `${id}: ${words} words`)
    assert.deepEqual(flaws(`${title}. ${text}`), [], id)
    assert.equal(gaps.length, 10, id)
    assert.equal(new Set(gaps.map(({ word }) => word.toLowerCase())).size, 10, `${id}: a word twice`)
    for (const { word, wrong } of gaps)
      assert(new Set([word, ...wrong.map(other => other.word)]).size >= 6, `${id}: ${word}`)
  }
})

test('every hard text has gaps with four words that nearly fit, and none of these is absurd or another form', () => {
  const known = new Set(gappedTexts().flatMap(({ id, gaps }) => gaps.map(({ word }) => `${id} ${word}`)))
  assert.deepEqual(
    nearlyMissed().filter(gap => !known.has(gap)),
    [],
  )
  for (const { id, level, gaps } of gappedTexts().filter(({ level }) => level > 3)) {
    const nearly = gaps.filter(({ word }) => nearMisses(id, word).length > 0)
    assert(nearly.length >= 4, `${id} of level ${level}`)
    for (const { word, wrong } of nearly) {
      const near = nearMisses(id, word).map(other => other.word)
      assert.equal(new Set([word, ...near]).size, 5, `${id}: ${word}`)
      const forms = wrong
        .filter(({ slip }) => /^(?:form|class|alike|sense)$/.test(slip))
        .map(other => other.word)
      assert.deepEqual(
        near.filter(other => forms.includes(other)),
        [],
        `${id}: ${word}`,
      )
    }
  }
})
