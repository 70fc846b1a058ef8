import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardQuestions, wrongOptionsOf } from '../../test/content/hard-questions.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { families, roots } from './families.ts'
import { hardRoots } from './hard-words/roots.ts'
import { findRoot, rootMeaning, sameFamily, stranger, wordFamilies } from './word-families.ts'

/** The heads of the families that a word belongs to, including its own. */
const headsOf = (word: string) =>
  families
    .trim()
    .split('\n')
    .map(row => row.split('|'))
    .filter(([, head, members = '']) => head === word || members.split(', ').includes(word))
    .map(([, head]) => head ?? '')

test('no word is listed as both a member of a family and a look-alike', () => {
  for (const row of families.trim().split('\n')) {
    const [, head = '', members = '', strangers = ''] = row.split('|')
    assert(members.split(', ').length >= 4 && strangers.split(', ').length >= 4, row)
    for (const word of strangers.split(', ')) assert(!headsOf(word).includes(head), word)
    assert(!members.split(', ').includes(head), head)
  }
  for (const row of roots.trim().split('\n')) {
    const [, root = '', , words = ''] = row.split('|')
    for (const word of words.split(', ')) assert(word.includes(root), `${word} has no ${root}`)
  }
})

const hardRows = hardRoots
  .trim()
  .split('\n')
  .map(row => row.split('|'))

test('each hard root is in its words, has four rivals, and does not name its own meaning', () => {
  assert.equal(new Set(hardRows.map(([root]) => root)).size, hardRows.length)
  for (const [root = '', meaning = '', words = '', rivals = ''] of hardRows) {
    assert(words.split(', ').length >= 2, root)
    for (const word of words.split(', ')) assert(word.includes(root), `${word} has no ${root}`)
    assert.equal(new Set([meaning, ...rivals.split(', ')]).size, 5, root)
    assert(!meaning.includes(root), root)
  }
})

/** A verb, a thing with its article, or a word without one. */
const formOf = (meaning: string) => /^(?:to|an?|the) /.exec(meaning)?.[0].replace(/^an? |^the /, 'a ') ?? ''

test('at steps 4 and 5 a verb has only verbs as rivals', () => {
  for (const composed of hardQuestions(rootMeaning))
    for (const { text } of wrongOptionsOf(composed))
      assert.equal(formOf(text) === 'to ', formOf(composed.facts.meaning) === 'to ', text)
})

const boldIn = (stem: string) => [...stem.matchAll(/\*\*([^*]+)\*\*/g)].map(match => match[1] ?? '')
const share = (a: string, b: string) => headsOf(a).some(head => headsOf(b).includes(head))

prove(wordFamilies, [
  proof(sameFamily, (_, answer, { draft }) => share(boldIn(draft.stem)[0] ?? '', answer)),
  proof(stranger, (_, answer, { draft }) => !share(boldIn(draft.stem)[0] ?? '', answer)),
  // All words shown belong to the answer's family, and its length is as the stem says.
  proof(findRoot, (_, answer, { draft }) => {
    const words = boldIn(draft.stem).slice(0, -1)
    return (
      words.every(word => headsOf(word).includes(answer)) &&
      draft.stem.includes(`has ${answer.length} letters`) &&
      boldIn(draft.stem).at(-1) === answer[0]
    )
  }),
  proof(rootMeaning, (_, answer, { draft }) => {
    const [root, ...words] = boldIn(draft.stem)
    const rows = [
      ...roots.split('\n').map(row => row.split('|').slice(1)),
      ...hardRows.map(row => row.slice(0, 3)),
    ]
    const found = rows.filter(
      row => row[0] === root && words.every(word => row[2]?.split(', ').includes(word)),
    )
    return found.some(row => row[1] === answer)
  }),
])
