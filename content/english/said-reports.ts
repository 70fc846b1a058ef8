import type { WrongChoice } from '../template.ts'
import { capital, listed } from '../wording.ts'
import { type Change, readSaid, type Speaker } from './said-lines.ts'

export type Pieces = readonly (string | Change)[]

export const changesIn = (pieces: Pieces): Change[] =>
  pieces.flatMap(piece => (typeof piece === 'string' ? [] : piece))

export const textOf = (pieces: Pieces, form: (change: Change) => string) =>
  pieces.map(piece => (typeof piece === 'string' ? piece : form(piece))).join('')

export const asSaid = (pieces: Pieces) => textOf(pieces, ({ said }) => said)
export const asReported = (pieces: Pieces) => textOf(pieces, ({ reported }) => reported)
export const asSpeech = (pieces: Pieces) => `“${capital(asSaid(pieces)).replace(/\.$/, ',')}”`
export const small = (word: string) => (word === 'I' ? word : word.toLowerCase())

export const keptSlip = {
  tense: 'kept-the-tense',
  pronoun: 'kept-the-pronoun',
  word: 'kept-the-time-or-place',
} as const

/** Reports in which some changes are missing or wrong, likeliest first. */
export function wrongReports(pieces: Pieces, { name }: Speaker): WrongChoice[] {
  const changes = changesIn(pieces)
  const hasI = changes.some(({ said }) => said === 'I')
  const forget = (...forgotten: readonly Change['kind'][]) =>
    textOf(pieces, change => {
      if (!forgotten.includes(change.kind)) return change.reported
      if (change.kind === 'pronoun') return small(change.said)
      return forgotten.includes('pronoun') && hasI ? change.said : change.kept
    })
  const misfits = (['tense', 'word'] as const).flatMap(kind => {
    const odd = changes.find(change => change.kind === kind && change.wrong !== undefined)
    if (!odd) return []
    const text = textOf(pieces, change => (change === odd ? (odd.wrong ?? '') : change.reported))
    return [[`that ${text}`, kind === 'tense' ? 'chose-another-tense' : 'chose-another-time']]
  })
  const tenseKept = changes.some(({ mayStay }) => mayStay) ? forget('tense', 'word') : forget('tense')
  const options = [
    [`that ${tenseKept}`, 'kept-the-tense'],
    [`that ${forget('pronoun')}`, 'kept-the-pronoun'],
    [`that ${forget('word')}`, 'kept-the-time-or-place'],
    [`that ${forget('tense', 'pronoun')}`, 'kept-the-pronoun'],
    [`me that ${asReported(pieces)}`, 'mixed-up-say-and-tell'],
    [`that “${capital(asReported(pieces))}”`, 'kept-the-speech-marks'],
    ...misfits,
    [`that “${capital(asSaid(pieces))}”`, 'kept-the-speech-marks'],
    [`me that ${tenseKept}`, 'mixed-up-say-and-tell'],
    [`that ${forget('pronoun', 'word')}`, 'kept-the-pronoun'],
    [`that ${forget('tense', 'word')}`, 'kept-the-tense'],
  ]
  const right = `that ${asReported(pieces)}`
  return options
    .filter(([text]) => text !== right)
    .map(([text = '', misconception = '']) => ({ text: `${capital(name)} said ${text}`, misconception }))
}

export function explained(changes: readonly Change[]): string {
  const pairs = changes
    .filter(({ said, reported }) => said.toLowerCase() !== reported)
    .map(({ said, reported }) => `“${small(said)}” becomes “${reported}”`)
  return listed([...new Set(pairs)])
}

/** Something asked or ordered, as it was said and in right and wrong reports. */
interface Report {
  readonly said: string
  readonly right: string
  readonly wrong: readonly WrongChoice[]
  readonly why: string
}

interface Slips {
  readonly verb?: 'asked' | 'said'
  readonly that?: boolean
  readonly order?: boolean
  readonly tense?: boolean
  readonly pronoun?: boolean
  readonly word?: boolean
}

/** Mistakes that children make in a reported question, alone and together, likeliest first. */
const questionSlips: readonly (readonly [Slips, string])[] = [
  [{ order: true }, 'kept-the-order-of-a-question'],
  [{ tense: true }, 'kept-the-tense'],
  [{ order: true, tense: true }, 'kept-the-order-of-a-question'],
  [{ pronoun: true }, 'kept-the-pronoun'],
  [{ that: true, tense: true }, 'put-that-before-a-question'],
  [{ word: true }, 'kept-the-time-or-place'],
  [{ pronoun: true, tense: true }, 'kept-the-pronoun'],
  [{ that: true }, 'put-that-before-a-question'],
  [{ verb: 'said', tense: true }, 'mixed-up-say-and-ask'],
  [{ verb: 'said', that: true }, 'mixed-up-say-and-ask'],
  [{ order: true, word: true }, 'kept-the-order-of-a-question'],
  [{ verb: 'said', that: true, tense: true }, 'mixed-up-say-and-ask'],
  [{ verb: 'said' }, 'mixed-up-say-and-ask'],
]

const joined = (...parts: string[]) => parts.filter(part => part !== '').join(' ')

export function askedReport(row: string, speaker: Speaker): Report {
  const [asker = '', verb = '', changed = '', who = '', rest = ''] = row.split('/')
  const [subject, end] = [readSaid(who, speaker), readSaid(rest, speaker)]
  const kept = who === 'I' && verb === 'have' ? 'has' : verb
  const asked = asker === 'if' ? '' : asker
  const report = ({ verb: told = 'asked', that, order, tense, pronoun, word }: Slips) => {
    const form = ({ kind, said, reported }: Change) =>
      (kind === 'pronoun' && pronoun) || (kind === 'word' && word) ? said : reported
    const helper = !tense ? changed : pronoun && who === 'I' ? verb : kept
    const person = textOf(subject, form)
    const clause = order ? joined(helper, person) : joined(person, helper)
    return `${capital(joined(speaker.name, told, that ? 'that' : '', asker, clause, textOf(end, form)))}.`
  }
  const right = report({})
  return {
    said: `“${capital(joined(asked, verb, who, asSaid(end)))}?” asked ${speaker.name}.`,
    right,
    wrong: [
      ...questionSlips.map(([slips, misconception]) => ({ text: report(slips), misconception })),
      { text: right.replace('.', '?'), misconception: 'kept-the-question-mark' },
    ],
    why: `A reported question is no longer a question, so it has no question mark. “${verb}” goes one step back in time to “${changed}”, and comes after “${asReported(subject)}”.${asked === '' ? ' As there is no question word, such as “where”, put in “if”.' : ''}`,
  }
}

const yours: Change = { kind: 'pronoun', said: 'your', reported: 'my', kept: 'your' }

export function orderReport(row: string, speaker: Speaker): Report {
  const [verbs = '', rest = ''] = row.split('/')
  const not = verbs.startsWith('not ')
  const [base = '', ing = '', past = ''] = verbs.replace('not ', '').split(' ')
  const end = readSaid(rest, speaker)
  const kept = (kind?: Change['kind']) => {
    const text = textOf(end, change => (change.kind === kind ? change.said : change.reported))
    return kind === 'pronoun' ? text : text.replace('your', 'my')
  }
  const [reported, pronounKept, to] = [kept(), kept('pronoun'), not ? 'not to' : 'to']
  const withoutTo = not ? `don’t ${base}` : base
  const options: [string, string][] = [
    [`told me ${to} ${base} ${pronounKept}`, 'kept-the-pronoun'],
    [`told me ${withoutTo} ${reported}`, 'left-out-to'],
    [`said me ${to} ${base} ${reported}`, 'mixed-up-say-and-tell'],
    [`told me ${to} ${base} ${kept('word')}`, 'kept-the-time-or-place'],
    [`told me ${to} ${ing} ${reported}`, 'changed-the-verb-after-to'],
    [`told me ${withoutTo} ${pronounKept}`, 'left-out-to'],
    [`said me ${to} ${base} ${pronounKept}`, 'mixed-up-say-and-tell'],
    [`told me that ${not ? 'not ' : ''}${base} ${pronounKept}`, 'left-out-to'],
    [`told me ${to} ${ing} ${pronounKept}`, 'changed-the-verb-after-to'],
    [`said me that ${not ? 'not ' : ''}${base} ${reported}`, 'mixed-up-say-and-tell'],
    [`said me ${to} ${past === base ? ing : past} ${reported}`, 'changed-the-verb-after-to'],
  ]
  const report = (text: string) => `${capital(speaker.name)} ${text}.`
  return {
    said: `“${not ? `Don’t ${base}` : capital(base)} ${asSaid(end)},” ${speaker.name} told me.`,
    right: report(`told me ${to} ${base} ${reported}`),
    wrong: options.map(([text, misconception]) => ({ text: report(text), misconception })),
    why: `To report an order, use “told me ${to}” with the plain verb “${base}”. Then change the words that no longer fit: ${explained([...changesIn(end), ...(/\byour\b/.test(rest) ? [yours] : [])])}.`,
  }
}
