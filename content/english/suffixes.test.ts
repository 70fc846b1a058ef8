import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { suffixedWords } from './suffixed-words.ts'
import { findMisspelt, joinThem, rightSpelling, suffixes } from './suffixes.ts'

/** Words of two or more beats whose last is said strongly: only these double, besides those of one beat and those in l. */
const strongEnd =
  /^(?:begin|forget|regret|admit|forgot|permit|occur|prefer|upset|transfer|refer|commit|submit|equip|control|forbid|deter|rebel|acquit)$/

/** The rules of spelling put into a function, without looking at the list. */
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

test('every word of the list is as the rules say', () => {
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
  // No word of the list and no ending of it, joined by the rules, gives this spelling.
  proof(findMisspelt, (_, answer) => {
    const sums = suffixedWords.split(/[|,\n]/).filter(text => text.includes('+'))
    return !sums.some(sum => {
      const [base = '', ending = ''] = sum.trim().split(/[+=]/)
      return join(base, ending) === answer
    })
  }),
])
