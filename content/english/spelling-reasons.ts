import { type SpellingRule, spellingRules } from './misspellings.ts'

/** What makes one word tricky, where its rule says too little. */
const rows = `
caught|the “or” sound is written augh, as in taught.
calendar|it ends in -ar, though it sounds like -er.
surprise|there is an r in the first part: sur-prise.
sentence|it ends in -ence, with a c for the last “s” sound.
beautiful|it begins with the letters b-e-a-u, as in beauty.
until|it ends in a single l, though till has two.
always|the word all loses an l here: al-ways.
careful|the ending -ful has a single l.
mischief|it ends in -ief, as in chief.
explanation|the word explain loses its i here: explan-ation.
twelfth|there is an f in the middle that is hard to hear: twelf-th.
language|the u comes before the a: lang-u-age.
persuade|it begins with per-, and the “sw” sound is written su.
develop|there is one l and one p, and no e at the end.
disastrous|the word disaster loses its e here: disastr-ous.
fulfil|each l is single: ful-fil.
marvellous|it has a double l and ends in -ous.
soldier|the “j” sound is written di.
queue|after the q you write ue twice.
pronunciation|the word pronounce loses an o here: the middle is nun.
curiosity|the word curious loses its u here: curi-os-ity.
identity|say each part slowly and write it as you say it: i-den-ti-ty.
sacrifice|it has an i in the middle and ends in -fice.
amateur|it comes from French and ends in -eur.
vehicle|there is an h that is hard to hear, and it ends in -icle.
forty|it has no u, though four has one.
bargain|it ends in -ain, as in mountain.
criticise|it keeps both letters c and i of critic: critic-ise.
lightning|there is no e in the middle: light-ning.
dictionary|it ends in -ary: diction-ary.
cemetery|every vowel before the y is an e.
heart|there is an “ear” in it: h-ear-t.
signature|there is a “sign” in it: sign-ature.
`

const reasons = new Map(
  rows
    .trim()
    .split('\n')
    .map(row => {
      const [word = '', reason = ''] = row.split('|')
      return [word, reason] as const
    }),
)

const betterRules: Readonly<Partial<Record<SpellingRule, string>>> = {
  'able-or-ible':
    'the endings -able and -ible sound alike. If a whole word comes before the ending, it is usually -able.',
  'ough-word': 'the letters ough are written for many different sounds.',
}

/** What makes this word tricky. It continues the sentence “What makes this word tricky:”. */
export const reasonFor = (word: string, rule: SpellingRule): string =>
  reasons.get(word) ?? betterRules[rule] ?? spellingRules[rule]
