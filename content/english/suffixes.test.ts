import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { suffixedWords } from './suffixed-words.ts'
import { findMisspelt, joinThem, rightSpelling, suffixes } from './suffixes.ts'

/**
 * Words of two or more syllables with the stress on the last. Only these double the consonant, besides words of one
 * syllable and those ending in l.
 */
const strongEnd =
  /^(?:begin|forget|regret|admit|forgot|permit|occur|prefer|upset|transfer|refer|commit|submit|equip|control|forbid|deter|rebel|acquit)$/

/** The spelling rules as a function, independent of the list. */
function join(base: string, ending: string): string {
  const vowelFirst = /^[aeiouy]/.test(ending)
  if (base.endsWith('e')) {
    if (/[cg]e$/.test(base) && /^[ao]/.test(ending)) return base + ending
    return vowelFirst ? base.slice(0, -1) + ending : base + ending
  }
  if (/[^aeiou]y$/.test(base) && !ending.startsWith('i')) return `${base.slice(0, -1)}i${ending}`
  const oneBeat = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base)
  const oneVowel = /[^aeiou][aeiou][^aeiouwxy]$/.test(base) || /qui[tp]$/.test(base)
  const shifted = /^(?:refer|prefer)$/.test(base) && ending === 'ence'
  const doubles = (oneBeat || strongEnd.test(base) || /[^aeiou][aeiou]l$|[ue]el$/.test(base)) && !shifted
  if (vowelFirst && (oneVowel || /wel$/.test(base)) && doubles) return base + base.slice(-1) + ending
  return base + ending
}

test('every word in the list follows the rules', () => {
  const sums = suffixedWords
    .trim()
    .split('\n')
    .flatMap(row => (row.split('|')[2] ?? '').split(', '))
  assert(sums.length >= 200)
  for (const sum of sums) {
    const [base = '', ending = '', result] = sum.split(/[+=]/)
    assert.equal(result, join(base, ending))
  }
})

const inStem = (stem: string) => {
  const ending = /\*\*-(\w+)\*\*/.exec(stem)?.[1] ?? ''
  const base = /\*\*(\w+)\*\*/.exec(stem)?.[1] ?? ''
  return join(base, ending)
}

prove(suffixes, [
  proof(joinThem, (_, answer, { draft }) => answer === inStem(draft.stem)),
  proof(rightSpelling, (_, answer, { draft }) => answer === inStem(draft.stem)),
  // No word and ending in the list, joined by the rules, gives this spelling.
  proof(findMisspelt, (_, answer) => {
    const sums = suffixedWords.split(/[|,\n]/).filter(text => text.includes('+'))
    return !sums.some(sum => {
      const [base = '', ending = ''] = sum.trim().split(/[+=]/)
      return join(base, ending) === answer
    })
  }),
])
