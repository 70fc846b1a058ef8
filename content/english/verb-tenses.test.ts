import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { people, verbs } from './sentences.ts'
import { formLines } from './verb-form-lines.ts'
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

/** More verbs of steps 4 and 5, also written by hand. */
const harder =
  'tear tore torn swim swam swum begin began begun ring rang rung sink sank sunk shrink shrank shrunk spring sprang sprung freeze froze frozen steal stole stolen speak spoke spoken strike struck struck weave wove woven lie lay lain lay laid laid rise rose risen bite bit bitten forget forgot forgotten forgive forgave forgiven mistake mistook mistaken blow blew blown fly flew flown teach taught taught seek sought sought creep crept crept weep wept wept bind bound bound grind ground ground wind wound wound swing swung swung fling flung flung cling clung clung sweep swept swept slide slid slid fight fought fought bend bent bent'.split(
    ' ',
  )

/** The right form: a participle if a helper comes before it in its own part of the sentence. */
function formFor(line: string): string | undefined {
  const [before = '', base = ''] = line.split('**')
  const table = [...irregular, ...harder]
  const at = table.findIndex((word, place) => place % 3 === 0 && word === base)
  const part = before.split(/, |\b(?:while|when|as|and|that) /i).at(-1) ?? ''
  const helped = /\b(?:having|had|has|have|been|was|were)\b/i.test(part)
  return at < 0 ? undefined : table[at + (helped ? 2 : 1)]
}

test('other words of a line for the simple past show that it is about the past', () => {
  const shows = /\b(?:yesterday|last (?:night|winter)|was|were|put|slept|\w{2,}ed)\b/i
  const pasts = new Set([...irregular, ...harder].filter((_, place) => place % 3 === 1))
  for (const { text } of formLines.filter(({ form }) => form === 'past'))
    assert(shows.test(text) || text.split(/\W+/).some(word => pasts.has(word)), text)
})

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
    const line = draft.stem.split('\n\n')[1] ?? ''
    if (!/^Yesterday, .* the \w+\.$|has already \(\*/.test(line) || /tore|map on/.test(line))
      return formFor(line) === answer
    const base = /\(\*\*(.+?)\*\*\)/.exec(draft.stem)?.[1] ?? ''
    const at = irregular.indexOf(base)
    const participle = draft.stem.includes('has already')
    if (at >= 0 && at % 3 === 0) return irregular[at + (participle ? 2 : 1)] === answer
    if (/[^aeiou]y$/.test(base)) return answer === `${base.slice(0, -1)}ied`
    return answer === `${base}${({ plan: 'n', stop: 'p' })[base] ?? ''}ed`
  }),
])
