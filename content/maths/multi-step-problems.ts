import type { Random } from '../random.ts'
import { type Template, template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { dataFrames } from './frames/data-and-averages.ts'
import { fractionFrames } from './frames/fractions-and-ratio.ts'
import type { Frame, Slip, Told } from './frames/frame.ts'
import { measureFrames } from './frames/measures-and-shapes.ts'
import { moneyFrames } from './frames/money-and-percent.ts'
import { slipsInStories } from './frames/slips.ts'
import { timeFrames } from './frames/time-and-rates.ts'
import { pupils } from './pupils.ts'

interface Facts {
  readonly frame: string
  readonly numbers: unknown
  readonly names: readonly [string, string, string]
}

const problems = (id: string, seconds: number, frames: readonly Frame[]): Template<Facts> => {
  const named = (name: string) => frames.find(frame => frame.name === name) as Frame
  return template({
    id,
    version: 1,
    balancedFrom: 1,
    mode: 'options',
    seconds,
    harder: 0.3,
    draw: (random, step): Facts => {
      const frame = random.pick(frames.filter(({ steps: [from, to] }) => step >= from && step <= to))
      const [a = '', b = '', c = ''] = random.sample(pupils, 3)
      return { frame: frame.name, numbers: frame.draw(random, step), names: [a, b, c] }
    },
    measure:
      'calculations, two more where they are not in the order of the story, and how long the answer is',
    hardness: ({ frame, numbers, names }) => {
      const { moves, indirect, tell } = named(frame)
      return moves + (indirect ? 2 : 0) + String(tell(numbers, names).right).length / 4
    },
    write: ({ frame, numbers, names }, random) => {
      const told = named(frame).tell(numbers, names)
      const answer = told.say(told.right)
      if (answer === undefined) throw new Error(`${frame}: ${told.right} is no answer`)
      return {
        stem: told.stem,
        right: { text: answer },
        wrong: wrongFor(told, random),
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

export const moneyProblems = problems('maths.multi-step-problems.money-and-percent', 90, moneyFrames)
export const measureProblems = problems('maths.multi-step-problems.measures-and-shapes', 90, measureFrames)
export const fractionProblems = problems('maths.multi-step-problems.fractions-and-ratio', 90, fractionFrames)
export const timeProblems = problems('maths.multi-step-problems.time-and-rates', 90, timeFrames)
export const dataProblems = problems('maths.multi-step-problems.data-and-averages', 90, dataFrames)

export const multiStepProblems: Topic = {
  id: 'maths.multi-step-problems',
  name: 'Problems in several steps',
  subdomain: 'problems',
  year: 6,
  prerequisites: [
    'maths.word-problems',
    'maths.percentages',
    'maths.ratio-and-proportion',
    'maths.area',
    'maths.time',
    'maths.averages',
  ],
  about: 'Longer stories that join two or three topics, such as percentages and ratio, or area and cost.',
  weights: { gl: 4, cem: 5, iseb: 5 },
  lesson: {
    version: 1,
    idea: `
Some stories need three or four steps. They may mix topics: first a fraction, then some money, then time. Do not worry. Each step on its own is one you know. The trick is to find the steps.

Start with the **last line**. What must you find? Then ask: what do I need to know for that? And what do I need for that? So you walk from the end of the story to its start. Now you have a plan. Do the steps in turn, and write one short line for each. Put a word next to each number: "£36 sale price" and not just "36".

A drawing helps a lot. Use a **bar** for fractions and shares, a **time line** for times, and a quick sketch for shapes.

Some stories tell you the end and want the start. Then go **backwards** and undo each step. What was added, take off. What was halved, double.`,
    example: `
Mia has 60 cards. She gives 1/3 of them to Ben. Then she sells 1/4 of the rest at 20p each. How much money does she get?

1. What must I find? The money. For that I need the number of cards she sells.
2. 1/3 of 60 is 20. So 60 − 20 = 40 cards are left.
3. She sells 1/4 of the rest: 1/4 of 40 is 10 cards.
4. 10 × 20p = **£2**.`,
    harder: `
Sam spends 2/5 of his money on a book. Then he spends half of the rest on a game. Now he has £9 left. How much did he have at first?

We know the end, so go backwards.

1. £9 is the other half of the rest. So the rest was 2 × £9 = £18.
2. He spent 2/5 on the book. So the rest is 3/5 of his money, and 3/5 is £18.
3. 1/5 is £18 ÷ 3 = £6.
4. All of it, 5/5, is 5 × £6 = **£30**.
5. Check it forwards. 2/5 of £30 is £12. That leaves £18. Half of it is £9. It works!`,
    mistake: `
Read "of the rest" with care. In the story with the cards, some children take 1/4 of all 60 cards. But 20 of them are gone by then! Another slip is to stop too soon. The number 10 looks like an answer, but it is cards and not money. So at the end, read the last line once more and ask: is this what they want?`,
    tryThis: `
Find a till receipt at home. Make up a story with it that needs three steps. You could use a sale, some change from a note, or a bill shared by friends. Can someone at home solve it?`,
  },
  misconceptions: slipsInStories,
  templates: [moneyProblems, measureProblems, fractionProblems, timeProblems, dataProblems],
}
