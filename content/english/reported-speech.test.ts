import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { missingWord, questionsAndOrders, reportedSpeech, reportIt, turnItBack } from './reported-speech.ts'
import { saidLines } from './said-lines.ts'

const participles: Readonly<Record<string, string>> = {
  lost: 'lost',
  saw: 'seen',
  sold: 'sold',
  hurt: 'hurt',
  bought: 'bought',
  missed: 'missed',
  planted: 'planted',
  left: 'left',
  gave: 'given',
  wrote: 'written',
  dug: 'dug',
  swam: 'swum',
}
const helpers: Readonly<Record<string, string>> = {
  am: 'was',
  is: 'was',
  are: 'were',
  have: 'had',
  has: 'had',
  will: 'would',
  can: 'could',
  cannot: 'could not',
  may: 'might',
}
const times: readonly (readonly [RegExp, string])[] = [
  [/\btoday\b/g, 'that day'],
  [/\btonight\b/g, 'that night'],
  [/\btomorrow\b/g, 'the next day'],
  [/\byesterday\b/g, 'the day before'],
  [/\blast (night|week|year|autumn|summer|spring)\b/g, 'the $1 before'],
  [/\bnext (week|month|year)\b/g, 'the following $1'],
  [/\byears ago\b/g, 'years before'],
  [/\bhere\b/g, 'there'],
  [/\bthis\b/g, 'that'],
  [/\bthese\b/g, 'those'],
]

const isWoman = (name: string) => /Gran$|Mum|aunt|sister|Mrs|Miss/.test(name)

/** The words of the speaker as somebody else says them. */
function personsOf(name: string): Readonly<Record<string, string>> {
  if (/ and |twins|friends|neighbours/.test(name)) return { we: 'they', us: 'them', our: 'their' }
  return isWoman(name) ? { i: 'she', me: 'her', my: 'her' } : { i: 'he', me: 'him', my: 'his' }
}

const withTimes = (text: string) => times.reduce((all, [from, to]) => all.replace(from, to), text)

/** Says it as somebody else a year later. The first helper or plain past is the verb. */
function reported(direct: string, name: string): string {
  const persons = personsOf(name)
  let found = false
  const words = withTimes(direct.charAt(0).toLowerCase() + direct.slice(1)).split(' ')
  return words
    .map(word => {
      const person = persons[word.toLowerCase()]
      if (person) return person
      if (found || !(word in helpers || word in participles)) return word
      found = true
      return helpers[word] ?? `had ${participles[word]}`
    })
    .join(' ')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The spoken words and the speaker. */
const spoken = (stem: string) =>
  /^“(.+)[,?]” (?:(?:said|asked) (.+?)\.|(.+?) told me\.)(?:\n|$)/.exec(stem)?.slice(1) ?? []

function isReportOfQuestion(answer: string, direct: string, name: string): boolean {
  const [, clause = ''] = new RegExp(`^${capital(name)} asked (.+)\\.$`).exec(answer) ?? []
  const asker =
    /^(?:Where|Why|How (?:long|far|often|many eggs)|How|When|What time|What)\b/
      .exec(direct)?.[0]
      .toLowerCase() ?? ''
  const told = reported(direct.slice(asker.length).trim(), name).split(' ')
  const [helper = '', ...rest] = told
  const words = clause.split(' ')
  const start = (asker || 'if').split(' ')
  const at = words.indexOf(helper)
  return (
    clause.startsWith(`${start.join(' ')} `) &&
    at > start.length &&
    words.toSpliced(at, 1).join(' ') === [...start, ...rest].join(' ')
  )
}

function isReportOfOrder(answer: string, direct: string, name: string): boolean {
  const persons = { ...personsOf(name), your: 'my' } as Readonly<Record<string, string>>
  const not = direct.startsWith('Don’t ')
  const text = withTimes(direct.replace('Don’t ', ''))
    .split(' ')
    .map(word => persons[word.toLowerCase()] ?? word)
    .join(' ')
  return (
    answer ===
    `${capital(name)} told me ${not ? 'not to' : 'to'} ${text.charAt(0).toLowerCase()}${text.slice(1)}.`
  )
}

test('what is said of a day, a night, a week or a year is over at once, so that “all day” makes no sense', () => {
  const atOnce =
    /\b(?:post|broken|meeting|late|due|come|going|painted|wash|collect|lost|joining|sold|twice|ring|launch|pitch)\b/
  for (const { text } of saidLines.filter(({ text }) =>
    /\{(?:today|tonight|this (?:week|year))\|/.test(text),
  ))
    assert.match(text, atOnce)
})

prove(reportedSpeech, [
  proof(reportIt, (_, answer, { draft }) => {
    const [direct = '', name = ''] = spoken(draft.stem)
    return answer === `${capital(name)} said that ${reported(direct, name)}.`
  }),
  proof(questionsAndOrders, (_, answer, { draft }) => {
    const [direct = '', asker, orderer] = spoken(draft.stem)
    return asker ? isReportOfQuestion(answer, direct, asker) : isReportOfOrder(answer, direct, orderer ?? '')
  }),
  // Spoken in the first person, and its report is the one in the question.
  proof(turnItBack, (_, answer, { draft }) => {
    const [, direct = '', name = ''] = /^“([^“”]+),” said ([^“”]+)\.$/.exec(answer) ?? []
    const text = /^(.+?\.) \(/.exec(draft.stem)?.[1]
    return (
      !/\b(?:she|he|they|her|his|him|them|their)\b/i.test(direct) &&
      text === `${capital(name)} said that ${reported(direct, name)}.`
    )
  }),
  proof(missingWord, (_, answer, composed) => {
    assert(composed.mode === 'typed')
    const { draft, expected } = composed
    const [direct = '', name = ''] = spoken(draft.stem)
    const gapped = draft.stem.split('\n\n').at(-1) ?? ''
    const accepted = expected.kind === 'text' ? [expected.value, ...(expected.also ?? [])] : []
    if (/the (?:day|night|week|year|\w+) (?:\\_)+/.test(gapped) && /yesterday|last/.test(direct))
      assert(
        ['before', 'earlier', 'previous', 'prior'].every(word => accepted.includes(word)),
        gapped,
      )
    // “This lamp” may become “that lamp” or “the lamp”.
    if (/(?:\\_)+ (?:lamp|film|watch|pond|lake|field|bulbs|poems)\b/.test(gapped))
      assert(accepted.includes('the'), gapped)
    return (
      gapped.replace('\\_\\_\\_\\_\\_\\_', answer) === `${capital(name)} said that ${reported(direct, name)}.`
    )
  }),
])
