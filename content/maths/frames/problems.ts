import type { Expected, Step } from '../../question.ts'
import type { Random } from '../../random.ts'
import { type Template, template, type WrongChoice } from '../../template.ts'
import { pupils } from '../pupils.ts'
import type { Frame, Slip, Told } from './frame.ts'

export interface StoryFacts {
  readonly frame: string
  readonly numbers: unknown
  readonly names: readonly [string, string, string]
}

type Spec = Pick<Template, 'id' | 'version' | 'seconds' | 'harder'>

const measure =
  'calculations, two more where they are not in the order of the story, and how long the answer is'

/** What is the same for options and for typed answers. */
function asked(frames: readonly Frame[]) {
  const named = (name: string) => frames.find(frame => frame.name === name) as Frame
  return {
    draw: (random: Random, step: Step): StoryFacts => {
      const frame = random.pick(frames.filter(({ steps: [from, to] }) => step >= from && step <= to))
      const [a = '', b = '', c = ''] = random.sample(pupils, 3)
      return { frame: frame.name, numbers: frame.draw(random, step), names: [a, b, c] }
    },
    hardness: ({ frame, numbers, names }: StoryFacts) => {
      const { moves, indirect, tell } = named(frame)
      return moves + (indirect ? 2 : 0) + String(tell(numbers, names).right).length / 4
    },
    tell: ({ frame, numbers, names }: StoryFacts) => {
      const told = named(frame).tell(numbers, names)
      const answer = told.say(told.right)
      if (answer === undefined) throw new Error(`${frame}: ${told.right} is no answer`)
      return { told, answer }
    },
  }
}

/** Stories with five options, chosen so that nothing about them gives the right one away. */
export function storiesWithOptions(spec: Spec, frames: readonly Frame[]): Template<StoryFacts> {
  const { draw, hardness, tell } = asked(frames)
  return template({
    ...spec,
    balancedFrom: 1,
    mode: 'options',
    draw,
    measure,
    hardness,
    write: (facts, random) => {
      const { told, answer } = tell(facts)
      return {
        stem: told.stem,
        right: { text: answer },
        wrong: wrongFor(told, random),
        explanation: explained(told, answer),
      }
    },
  })
}

/** Stories whose answer is typed. */
export function storiesToType(
  spec: Spec,
  frames: readonly Frame[],
  expected: (told: Told) => Expected,
): Template<StoryFacts> {
  const { draw, hardness, tell } = asked(frames)
  return template({
    ...spec,
    mode: 'typed',
    draw,
    measure,
    hardness,
    write: facts => {
      const { told, answer } = tell(facts)
      return {
        stem: told.stem,
        expected: expected(told),
        mistakes: differing(told, told.wrong).map(({ text, misconception }) => ({ text, misconception })),
        explanation: explained(told, answer),
      }
    },
  })
}

const explained = ({ working, beware }: Told, answer: string) =>
  `${working.map((line, at) => `${at + 1}. ${line}`).join('\n')}\n\nThe answer is **${answer}**.${beware ? ` Take care! ${beware}` : ''}`

interface Sized extends WrongChoice {
  readonly size: number
}

/** As many as are weighed against each other. */
const mostWrong = 9

/**
 * The slips of the story first, then small slips near the right answer and near the wrong ones, so that nearness says
 * nothing. How many of them are smaller than the right answer is drawn.
 */
function wrongFor(told: Told, random: Random): readonly Sized[] {
  const { right, wrong } = told
  const slips = differing(told, wrong)
  const by = smallSlip(
    right,
    slips.map(({ size }) => size),
    random,
  )
  const isLower = ({ size }: Sized) => size < right
  const lower = slips.filter(isLower).length
  const fewer = random.int(Math.max(0, 3 - (slips.length - lower)), Math.min(4, lower + 1))
  const sign = fewer > 1 ? -1 : 1
  const beside = [1, -1].flatMap(way =>
    slips.map(({ size, misconception }, at): Slip => {
      const near = size + by * (at % 2 ? way : -way)
      return [near, Math.abs(near - right) <= by ? 'slipped-in-the-working' : misconception]
    }),
  )
  const own = [1, 2].map((times): Slip => [right + sign * times * by, 'slipped-in-the-working'])
  const all = differing(told, [...wrong, ...own.slice(0, 1), ...beside, ...own.slice(1)])
  const wished = Math.round((mostWrong * fewer) / 4)
  const low = all.filter(isLower).slice(0, wished)
  const high = all.filter(slip => !isLower(slip)).slice(0, mostWrong - wished)
  return all.filter(slip => low.includes(slip) || high.includes(slip))
}

/** Those that can be said, make sense, and differ from the right one and from each other. */
function differing(
  { right, say, limits: [least, most] = [-Infinity, Infinity] }: Told,
  slips: readonly Slip[],
): readonly Sized[] {
  const found = new Map<number, Sized>()
  for (const [size, misconception] of slips) {
    if (size === right || found.has(size) || size < least || size > most) continue
    const text = say(size)
    if (text !== undefined) found.set(size, { text, size, misconception })
  }
  return [...found.values()]
}

/** A small amount by which an answer might be out, compared with what the other slips change. */
function smallSlip(right: number, others: readonly number[], random: Random): number {
  const common = others.reduce((all, value) => divisorOf(all, Math.abs(value)), Math.abs(right)) || 1
  const apart = others.map(value => Math.abs(value - right)).sort((a, b) => a - b)
  const usual = apart[Math.floor(apart.length / 2)] ?? 0
  const sizes = [1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 30, 50, 100].map(times => times * common)
  const fitting = sizes.filter(size => size >= usual / 8 && size <= usual / 2.5)
  if (fitting.length > 0) return random.pick(fitting)
  return usual > common * 100 ? common * 100 : common
}

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b))
