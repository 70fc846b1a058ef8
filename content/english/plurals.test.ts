import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { secondPluralNouns as pluralNouns } from './plural-nouns.ts'
import { choosePlural, plurals, writePlural, wrongPlural } from './plurals.ts'

/** A second, independent list of irregular plurals. All others follow from the noun's ending. */
const byHeart = new Map(
  `foot feet, tooth teeth, mouse mice, dormouse dormice, louse lice, goose geese, child children, grandchild grandchildren,
  man men, woman women, snowman snowmen, sportswoman sportswomen, ox oxen, sheep sheep, deer deer, salmon salmon, trout trout,
  bison bison, aircraft aircraft, spacecraft spacecraft, crisis crises, oasis oases, axis axes, analysis analyses,
  diagnosis diagnoses, hypothesis hypotheses, larva larvae, stimulus stimuli, nucleus nuclei, phenomenon phenomena,
  bacterium bacteria`
    .split(/,\s+/)
    .map(pair => pair.split(' ') as [string, string]),
)
const addEs = new Set('potato tomato hero echo torpedo veto embargo'.split(' '))
const toVes = /(?:leaf|loaf|wolf|half|shelf|calf|knife|wife|(?:^|[^e])life|thief|scarf|(?:^|[^rp])self|^elf)$/

function pluralOf(noun: string): string {
  const known = byHeart.get(noun)
  if (known) return known
  const hyphen = noun.indexOf('-')
  if (hyphen > 0) return pluralOf(noun.slice(0, hyphen)) + noun.slice(hyphen)
  if (toVes.test(noun)) return noun.replace(/fe?$/, 'ves')
  if (/(?:[sxz]|[cs]h)$/.test(noun) || addEs.has(noun)) return `${noun}es`
  if (/[bcdfghjklmnpqrstvwxz]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return `${noun}s`
}

test('every plural in the list follows the rules', () => {
  const pairs = pluralNouns
    .trim()
    .split('\n')
    .flatMap(row => (row.split('|')[2] ?? '').split(', '))
    .map(pair => pair.split(' '))
  assert(pairs.length >= 180)
  assert.equal(new Set(pairs.map(([one]) => one)).size, pairs.length)
  for (const [one = '', many] of pairs) assert.equal(many, pluralOf(one))
})

const nounIn = (stem: string) => /\*\*(.*)\*\*/.exec(stem)?.[1] ?? ''

prove(plurals, [
  proof(writePlural, (_, answer, { draft }) => answer === pluralOf(nounIn(draft.stem))),
  proof(choosePlural, (_, answer, { draft }) => answer === pluralOf(nounIn(draft.stem))),
  // The option is not the plural of any noun in the list.
  proof(
    wrongPlural,
    (_, answer) =>
      !pluralNouns
        .split(/[|,\n]/)
        .some(pair => pair.includes(' ') && pluralOf(pair.trim().split(' ')[0] ?? '') === answer),
  ),
])
