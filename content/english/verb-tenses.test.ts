import { proof, prove } from '../../test/content/proofs.ts'
import { people, verbs } from './sentences.ts'
import { chooseTheForm, nameTheTense, verbTenses, writeThePast } from './verb-tenses.ts'

/** Reads the tense from the words alone. */
function tenseOf(words: string): string {
  if (/\bwill [a-z]+/.test(words)) return 'the future'
  if (/\b(?:is|are) [a-z]+ing\b/.test(words)) return 'the present progressive'
  if (/\b(?:was|were) [a-z]+ing\b/.test(words)) return 'the past progressive'
  if (/\b(?:has|have) [a-z]+/.test(words)) return 'the present perfect'
  if (/\bhad [a-z]+/.test(words)) return 'the past perfect'
  const found = words.split(/[ .]/).filter(word => word)
  return found.some(word => verbs.some(verb => verb.past === word)) ? 'the simple past' : 'the simple present'
}

const wanted: readonly (readonly [RegExp, string])[] = [
  [/yesterday|last|ago/i, 'the simple past'],
  [/tomorrow|next|time,/i, 'the future'],
  [/moment|right now|speak/i, 'the present progressive'],
  [/before|by the time|came home/i, 'the past perfect'],
]

/** Written by hand, not taken from the list of verbs. */
const irregular =
  'catch caught caught bring brought brought buy bought bought find found found draw drew drawn write wrote written build built built choose chose chosen hide hid hidden throw threw thrown drive drove driven eat ate eaten feed fed fed sell sold sold take took taken wear wore worn sing sang sung ride rode ridden hold held held break broke broken win won won know knew known see saw seen grow grew grown shake shook shaken'.split(
    ' ',
  )

prove(verbTenses, [
  proof(nameTheTense, (_, answer, { draft }) => {
    const line = /\*(.+?)\*/.exec(draft.stem)?.[1] ?? ''
    const subject = people
      .map(({ text }) => text)
      .find(text => line.toLowerCase().startsWith(text.toLowerCase()))
    return tenseOf(line.slice(subject?.length ?? 0)) === answer
  }),
  proof(chooseTheForm, (_, answer, { draft }) => {
    const asked = wanted.filter(([cue]) => cue.test(draft.stem.split('\\_')[0] ?? ''))
    return asked.length === 1 && asked[0]?.[1] === tenseOf(answer)
  }),
  proof(writeThePast, (_, answer, { draft }) => {
    const base = /\(\*\*(.+?)\*\*\)/.exec(draft.stem)?.[1] ?? ''
    const at = irregular.indexOf(base)
    const participle = draft.stem.includes('has already')
    if (at >= 0 && at % 3 === 0) return irregular[at + (participle ? 2 : 1)] === answer
    if (/[^aeiou]y$/.test(base)) return answer === `${base.slice(0, -1)}ied`
    return answer === `${base}${({ plan: 'n', stop: 'p' })[base] ?? ''}ed`
  }),
])
