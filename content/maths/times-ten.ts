import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type OptionsDraft, template, type WrongChoice } from '../template.ts'
import { grouped } from '../wording.ts'
import { scaled } from './numbers.ts'

/** What the question asks for. */
type Kind = 'result' | 'operation' | 'start' | 'twice'

/** A number with digits and a power of ten, multiplied (or divided, if it is negative) by a power of ten. */
interface Shift {
  readonly kind: Kind
  readonly digits: number
  readonly from: number
  readonly by: number
  /** A second one, for two steps. */
  readonly then: number
}

const kinds: Record<Step, readonly Kind[]> = {
  1: ['result'],
  2: ['result'],
  3: ['result', 'result', 'operation'],
  4: ['operation', 'start'],
  5: ['start', 'twice', 'twice', 'operation'],
}

/** The first and last power of ten of the number that is moved, and of the result. */
const reach: Record<Step, readonly [from: readonly [number, number], to: readonly [number, number]]> = {
  1: [
    [-2, 0],
    [-2, 1],
  ],
  2: [
    [-2, 1],
    [-3, 1],
  ],
  3: [
    [-3, 1],
    [-4, 2],
  ],
  4: [
    [-3, 2],
    [-4, 2],
  ],
  5: [
    [-3, 2],
    [-4, 2],
  ],
}

const powers: Record<Step, readonly number[]> = {
  1: [1, -1, 2],
  2: [1, -1, 2, -2],
  3: [1, -1, 2, -2, 3, -3],
  4: [1, -1, 2, -2, 3, -3],
  5: [1, -1, 2, -2, 3, -3, 4, -4],
}

/** Two or three digits, the last of them no zero. From step 3 often with a zero inside. */
function drawDigits(random: Random, step: Step): number {
  const last = random.int(1, 9)
  if (step === 1 || (step === 2 && random.chance(0.5))) return random.int(1, 9) * 10 + last
  const inside = step > 2 && random.chance(0.5) ? 0 : random.int(1, 9)
  return random.int(1, 9) * 100 + inside * 10 + last
}

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most

const say = ({ digits }: Shift, power: number) => scaled(digits, power)

const factor = (by: number) => grouped(10 ** Math.abs(by))

const operation = (by: number) => `${by > 0 ? '×' : '÷'} ${factor(by)}`

/** `one place`, `three zeros`. */
const some = (count: number, noun: string) =>
  `${['no', 'one', 'two', 'three', 'four'][count]} ${noun}${count === 1 ? '' : 's'}`

const movedBy = (by: number) =>
  `each digit ${some(Math.abs(by), 'place')} to the ${by > 0 ? 'left' : 'right'}`

const label = (off: number) => (Math.abs(off) === 1 ? 'moved-one-place-wrong' : 'moved-several-places-wrong')

export const shift = template({
  id: 'maths.decimals.times-ten',
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 25,
  draw: (random, step): Shift => {
    const kind = random.pick(kinds[step])
    const [starts, ends] = reach[step]
    for (;;) {
      const by = random.pick(powers[step])
      const then = kind === 'twice' ? -Math.sign(by) * random.int(1, 4) : 0
      const from = random.int(...starts)
      const to = from + by + then
      const isSimple = Math.min(from, to) >= 0 || from + by < -4
      if (to === from || isSimple || !within(to, ends)) continue
      return { kind, digits: drawDigits(random, step), from, by, then }
    }
  },
  measure: 'places to move, decimal places, and what has to be found',
  hardness: ({ kind, from, by, then }) =>
    Math.abs(by) +
    Math.abs(then) / 2 +
    Math.max(0, -from, -from - by - then) / 2 +
    { result: 0, operation: 1, start: 1.5, twice: 2 }[kind],
  write: (facts, random) =>
    ({ result: writeResult, twice: writeResult, operation: writeOperation, start: writeStart })[facts.kind](
      facts,
      random,
    ),
})

function writeResult(facts: Shift, random: Random): OptionsDraft {
  const { from, by, then } = facts
  const to = from + by + then
  const told = `${say(facts, from)} ${operation(by)}${then ? ` ${operation(then)}` : ''}`
  const right = say(facts, to)
  return {
    stem: `What is **${told}**?`,
    right: { text: right },
    wrong: [
      ...(then ? [{ text: say(facts, from + by), misconception: 'made-only-the-first-step' }] : []),
      { text: say(facts, from - by - then), misconception: 'moved-the-digits-the-wrong-way' },
      ...(then ? [] : zerosWritten(facts)),
      ...withSlips(facts, to, random),
    ].slice(0, 9),
    explanation: then
      ? `First, ${operation(by)} moves ${movedBy(by)}: ${say(facts, from + by)}. Then ${operation(then)} moves ${movedBy(then)}: **${right}**.`
      : `Multiplying moves the digits to the left, and dividing to the right. ${factor(by)} has ${some(Math.abs(by), 'zero')}, so move ${movedBy(by)}: **${right}**.`,
  }
}

/** One or more places off, or without the zero inside. */
function withSlips(facts: Shift, at: number, random: Random): WrongChoice[] {
  const right = say(facts, at)
  const dropped = right.replace(/([1-9][.,]?)0([.,]?[1-9])/, '$1$2').replaceAll(',', '')
  return [
    ...random.shuffle([1, -1]).map(off => ({ text: say(facts, at + off), misconception: label(off) })),
    ...(dropped.length < right.replaceAll(',', '').length
      ? [{ text: grouped(Number(dropped)), misconception: 'dropped-the-zero-inside' }]
      : []),
    ...random.shuffle([2, -2]).map(off => ({ text: say(facts, at + off), misconception: label(off) })),
    ...random.shuffle([3, -3]).map(off => ({ text: say(facts, at + off), misconception: label(off) })),
  ].filter(({ text }) => !/\.\d{6}/.test(text))
}

/** `0.470` for 0.47 × 10, and `3.06` for 3.6 ÷ 10. */
function zerosWritten(facts: Shift): WrongChoice[] {
  const [whole = '', after] = say(facts, facts.from).split('.')
  if (!after || Math.abs(facts.by) > 2) return []
  const zeros = '0'.repeat(Math.abs(facts.by))
  const text = facts.by > 0 ? `${whole}.${after}${zeros}` : `${whole}.${zeros}${after}`
  return [{ text, misconception: 'wrote-extra-zeros' }]
}

function writeOperation(facts: Shift, random: Random): OptionsDraft {
  const { from, by } = facts
  const right = operation(by)
  const away = Math.sign(by)
  const wrong = (one: number, misconception: string) => ({ text: operation(one), misconception })
  return {
    stem: `What goes in the box? **${say(facts, from)} □ = ${say(facts, from + by)}**`,
    right: { text: right },
    wrong: [
      wrong(-by, 'moved-the-digits-the-wrong-way'),
      ...random
        .shuffle([by + away, by - away])
        .filter(one => one !== 0)
        .map(one => wrong(one, 'moved-one-place-wrong')),
      ...random
        .shuffle([-by + away, -by - away])
        .filter(one => one !== 0)
        .map(one => wrong(one, 'moved-the-digits-the-wrong-way')),
      wrong(by + 2 * away, 'moved-several-places-wrong'),
      wrong(-by - 2 * away, 'moved-the-digits-the-wrong-way'),
    ].filter(({ text }) => text.length < 9),
    explanation: `From ${say(facts, from)} to ${say(facts, from + by)}, move ${movedBy(by)}. The number gets ${by > 0 ? 'larger' : 'smaller'}, so ${by > 0 ? 'multiply' : 'divide'}, with one zero for each place: **${right}**.`,
  }
}

function writeStart(facts: Shift, random: Random): OptionsDraft {
  const { from, by } = facts
  const to = from + by
  return {
    stem: `What number goes in the box? **□ ${operation(by)} = ${say(facts, to)}**`,
    right: { text: say(facts, from) },
    wrong: [
      { text: say(facts, to + by), misconception: 'did-not-work-backwards' },
      ...withSlips(facts, from, random),
    ].filter(({ text }) => !/\.\d{6}/.test(text)),
    explanation: `Work backwards from ${say(facts, to)}. The opposite of ${operation(by)} is ${operation(-by)}, which moves ${movedBy(-by)}. So the box is **${say(facts, from)}**. Check: ${say(facts, from)} ${operation(by)} = ${say(facts, to)}.`,
  }
}
