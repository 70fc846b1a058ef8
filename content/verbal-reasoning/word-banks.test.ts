import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { flaws } from '../../test/content/wording.ts'
import { type Composed, compose } from '../template.ts'
import { gappedTexts } from './gapped-texts.ts'
import { gapForWord, wordBanks, wordForGap, wordLeftOver } from './word-banks.ts'

const all = gappedTexts()

const whole = (title: string) => {
  const text = all.find(each => each.title === title)
  let at = 0
  return text?.pattern.replaceAll('@', () => text.words[at++] ?? '') ?? ''
}

test('there are at least 40 texts, at five levels, with eight words each and three that are left over', () => {
  assert(all.length >= 40, `${all.length}`)
  assert.equal(new Set(all.map(({ title }) => title)).size, all.length)
  for (const level of [1, 2, 3, 4, 5]) assert(all.filter(text => text.level === level).length >= 8)
  for (const { title, words, extras, pattern } of all) {
    assert.equal(words.length, 8, title)
    assert.equal(extras.length, 3, title)
    assert.equal(new Set([...words, ...extras]).size, 11, title)
    assert.deepEqual(flaws(whole(title)), [])
    assert.equal(pattern.match(/@/g)?.length, 8)
    // A word in the box is not to be read in the text.
    const others: readonly string[] = pattern.toLowerCase().match(/[a-z’]+/g) ?? []
    for (const word of [...words, ...extras].filter(({ length }) => length > 4))
      assert(!others.includes(word), `${title}: ${word}`)
  }
})

test('at steps 4 and 5, a word that has a gap could seem to go into another', () => {
  for (let seed = 0; seed < 400; seed++) {
    const { facts, draft, ...composed } = compose(gapForWord, seed, seed % 2 ? 4 : 5)
    assert(composed.mode === 'options')
    const options = composed.options.map(({ text }) => text)
    const rivals = facts.text.rivals.filter(([asked]) => asked === facts.open[facts.gap])
    assert(
      rivals.some(([, rival]) => options.includes(`Gap ${facts.open.indexOf(rival) + 1}`)),
      draft.stem,
    )
  }
})

test('at steps 4 and 5, a word that could seem to go into the gap is among the answers', () => {
  for (let seed = 0; seed < 400; seed++) {
    const { facts, draft, ...composed } = compose(wordForGap, seed, seed % 2 ? 4 : 5)
    assert(composed.mode === 'options')
    const options = composed.options.map(({ text }) => text)
    const rivals = facts.text.rivals.filter(([, rival]) => rival === facts.open[facts.gap])
    assert(
      rivals.some(([asked]) => options.includes(facts.text.words[asked] ?? '')),
      draft.stem,
    )
  }
})

test('each rival is another word of the text', () => {
  for (const { title, rivals, words } of all)
    for (const pair of rivals)
      assert(pair[0] !== pair[1] && pair.every(at => at >= 0 && at < words.length), title)
})

const boxIn = (stem: string) => (/\*\*([^*]+ · [^*]+)\*\*/.exec(stem)?.[1] ?? '').split(' · ')

/** The words that stand in the gaps, found by laying the printed text over the whole one. */
function filled({ draft }: Composed<unknown>): string[] {
  const { title = '', text = '' } = draft.passage ?? {}
  const look = text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\\\(\d\\\) ______/g, '([a-z]+)')
  return [...(new RegExp(`^${look}$`).exec(whole(title)) ?? [])].slice(1)
}

const gapIn = (text: string) => Number(/gap (\d)/i.exec(text)?.[1])

const optionsAreInBox = ({ draft, ...composed }: Composed<unknown>) =>
  composed.mode === 'options' && composed.options.every(({ text }) => boxIn(draft.stem).includes(text))

prove(wordBanks, [
  proof(wordForGap, (_, answer, composed) => {
    assert(optionsAreInBox(composed))
    return filled(composed)[gapIn(composed.draft.stem.split('\n').at(-1) ?? '') - 1] === answer
  }),
  proof(wordLeftOver, (_, answer, composed) => {
    assert(optionsAreInBox(composed))
    const words = filled(composed)
    return words.every(word => boxIn(composed.draft.stem).includes(word)) && !words.includes(answer)
  }),
  proof(gapForWord, (_, answer, composed) => {
    const [, word = ''] = /does \*\*([a-z]+)\*\* go/.exec(composed.draft.stem) ?? []
    return filled(composed)[gapIn(answer) - 1] === word
  }),
])
