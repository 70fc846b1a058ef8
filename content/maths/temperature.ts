import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { counted, grouped } from '../wording.ts'

export const places = [
  'in a mountain village',
  'at a ski school',
  'on a moor in Scotland',
  'at a weather station',
  'in a garden',
  'on a school field',
  'by a lake',
  'at the top of a hill',
] as const

/** The kinds of question, from easy to hard. `back` asks for the temperature before one change, or before two. */
const kinds = ['change', 'difference', 'back', 'twice', 'back-twice'] as const
type Kind = (typeof kinds)[number]

const kindsAt: Record<Step, readonly Kind[]> = {
  1: ['change'],
  2: ['change', 'difference'],
  3: ['difference', 'back'],
  4: ['back', 'twice'],
  5: ['twice', 'back-twice', 'back-twice'],
}

interface Day {
  readonly kind: Kind
  readonly place: number
  /** The first temperature of the story; the last one where the question goes back. Always below zero. */
  readonly start: number
  readonly change: number
  readonly then: number
}

export const degrees = (value: number) => `${grouped(value)} °C`
const rise = (by: number) => counted(Math.abs(by), 'degree')

interface Wrong {
  readonly value: number
  readonly misconception: string
}

/** Mistakes with the zero in between or the minus sign, then slips. */
export const signMistakes = (right: number, first: number, second: number): Wrong[] => [
  { value: -right, misconception: right < 0 ? 'lost-the-minus-sign' : 'put-in-a-minus-sign' },
  { value: Math.abs(first) + Math.abs(second), misconception: 'added-without-the-signs' },
  { value: Math.abs(Math.abs(first) - Math.abs(second)), misconception: 'took-away-without-the-signs' },
  { value: first - second, misconception: 'moved-the-wrong-way' },
]

export const slipsOf = (right: number): Wrong[] => [
  { value: right + 1, misconception: 'counted-the-start-as-a-step' },
  { value: right - 1, misconception: 'left-out-zero' },
  { value: right + 2, misconception: 'slipped-while-counting' },
  { value: right - 2, misconception: 'slipped-while-counting' },
  { value: right + 10, misconception: 'slipped-by-ten' },
  { value: right - 10, misconception: 'slipped-by-ten' },
]

function choices(
  random: Random,
  right: number,
  mistakes: readonly Wrong[],
  say: (value: number) => string = degrees,
) {
  const all = [...random.shuffle(mistakes), ...random.shuffle(slipsOf(right))]
  return {
    right: { text: say(right) },
    wrong: all
      .filter(({ value }) => say === degrees || value > 0)
      .map(({ value, misconception }) => ({ text: say(value), misconception })),
  }
}

export const temperature = template({
  id: 'maths.negative-numbers.temperature',
  version: 3,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 30,
  draw: (random, step): Day => {
    const wide = 7 + step
    const kind = random.pick(kindsAt[step])
    const place = random.int(0, places.length - 1)
    const start = random.int(-wide, -Math.ceil(step / 2))
    if (kind === 'back-twice') {
      const then = random.int(3, wide)
      return { kind, place, start, change: random.int(1, wide) - start + then, then }
    }
    const change =
      random.int(-start + Math.ceil(step / 2), -start + wide) *
      (kind === 'change' && random.chance(0.3) ? -1 : 1)
    const then = kind === 'twice' ? -random.int(change + start + 1, change + start + wide) : 0
    return { kind, place, start, change, then }
  },
  measure: 'degrees that are passed, and what kind of question it is, in tens',
  hardness: ({ kind, start, change, then }) =>
    (Math.abs(start) + Math.abs(change) + Math.abs(then)) / 10 + kinds.indexOf(kind),
  write: (day, random) => writers[day.kind](day, places[day.place] as string, random),
})

const writers = {
  change: writeChange,
  difference: writeDifference,
  back: writeBack,
  twice: writeTwice,
  'back-twice': writeBackTwice,
}

const opening = ({ start, change }: Day, where: string) =>
  `At 6 ${change > 0 ? 'am' : 'pm'} the temperature ${where} was ${degrees(start)}. By ${change > 0 ? 'noon' : 'midnight'} it ${change > 0 ? 'had risen' : 'had fallen'} by ${rise(change)}.`

function writeChange(day: Day, where: string, random: Random) {
  const { start, change } = day
  const end = start + change
  return {
    stem: `${opening(day, where)} What was the temperature at ${change > 0 ? 'noon' : 'midnight'}?`,
    ...choices(random, end, signMistakes(end, start, change)),
    explanation:
      change > 0
        ? `Start at ${degrees(start)} and go up ${change}. It takes ${-start} to reach 0, and ${change} − ${-start} = ${end} more. So it was **${degrees(end)}**.`
        : `Start at ${degrees(start)}. It is below zero already and gets colder, so go further down: ${-start} + ${-change} = ${-end} below zero. So it was **${degrees(end)}**.`,
  }
}

function writeTwice(day: Day, where: string, random: Random) {
  const { start, change, then } = day
  const noon = start + change
  const end = noon + then
  return {
    stem: `${opening(day, where)} Then it fell by ${rise(then)}. What was the temperature in the end?`,
    ...choices(random, end, [
      ...signMistakes(end, noon, then),
      { value: start + then, misconception: 'stopped-after-one-step' },
    ]),
    explanation: `Start at ${degrees(start)} and go up ${change}: ${-start} up to 0 and ${noon} more, to ${degrees(noon)}. Then go down ${-then}: ${noon} down to 0 and ${-end} more. So it was **${degrees(end)}**.`,
  }
}

function writeDifference({ start, change }: Day, where: string, random: Random) {
  const end = start + change
  return {
    stem: `One winter day it was ${degrees(start)} ${where} in the morning and ${degrees(end)} in the afternoon. By how many degrees did the temperature rise?`,
    ...choices(random, change, signMistakes(change, end, start), value => counted(value, 'degree')),
    explanation: `From ${degrees(start)} up to 0 is ${-start}. From 0 up to ${degrees(end)} is ${end}. Together: ${-start} + ${end} = **${change}** degrees.`,
  }
}

function writeBack({ start, change }: Day, where: string, random: Random) {
  const before = start + change
  return {
    stem: `During the night the temperature ${where} fell by ${rise(change)}. In the end it was ${degrees(start)}. What was the temperature before it fell?`,
    ...choices(random, before, signMistakes(before, start, change)),
    explanation: `Go back up from ${degrees(start)}. It takes ${-start} to reach 0, and ${change} − ${-start} = ${before} more to go up. So it was **${degrees(before)}**.`,
  }
}

function writeBackTwice({ start, change, then }: Day, where: string, random: Random) {
  const between = start - then
  const before = between + change
  return {
    stem: `In the evening the temperature ${where} fell by ${rise(change)}. Then it rose by ${rise(then)}. In the end it was ${degrees(start)}. What was the temperature before it fell?`,
    ...choices(random, before, [
      { value: start - change + then, misconception: 'moved-the-wrong-way' },
      { value: start + change + then, misconception: 'moved-the-wrong-way' },
      { value: start + change, misconception: 'stopped-after-one-step' },
      { value: between, misconception: 'stopped-after-one-step' },
      { value: -before, misconception: 'put-in-a-minus-sign' },
    ]),
    explanation: `Walk back from ${degrees(start)} and undo the last step first. Before it rose by ${then} it was ${then} lower: ${degrees(between)}. Before it fell by ${change} it was ${change} higher: ${-between} up to 0 and ${before} more. So it was **${degrees(before)}**.`,
  }
}
