import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { capital } from '../wording.ts'
import { leaning } from './leaning.ts'

type Kind = 'two' | 'less' | 'three' | 'same' | 'part' | 'two-parts'

interface Thought {
  readonly kind: Kind
  readonly number: number
  readonly p: number
  readonly q: number
  readonly r: number
}

const kindsOf: Record<Step, readonly Kind[]> = {
  1: ['two'],
  2: ['two', 'less'],
  3: ['three', 'less'],
  4: ['same', 'three'],
  5: ['part', 'two-parts', 'same'],
}

const parts: Record<number, string> = {
  2: 'half',
  3: 'a third',
  4: 'a quarter',
  5: 'a fifth',
  6: 'a sixth',
  7: 'a seventh',
  8: 'an eighth',
  9: 'a ninth',
}

function drawThought(random: Random, step: Step): Thought {
  const kind = random.pick(kindsOf[step])
  for (;;) {
    const number = random.int(3, [12, 25, 40, 40, 90][step - 1] ?? 12)
    const thought = {
      kind,
      number,
      p: random.int(2, Math.min(9, 3 + step)),
      q: random.int(2, 9 + step * 3),
      r: random.int(2, 8),
    }
    if (isPossible(thought)) return thought
  }
}

function isPossible({ kind, number, p, q, r }: Thought): boolean {
  if (kind === 'less') return number * p - q > 3
  if (kind === 'three') return (number * p + q) % r === 0 && r !== p && r < 6
  if (kind === 'same') return (p - 1) * number - q > 3
  if (kind === 'part') return number % p === 0 && number > p
  if (kind === 'two-parts') return number % (p * r) === 0 && r > p && p < 6
  return true
}

interface Riddle {
  readonly told: string
  readonly way: string
  readonly wrong: readonly (readonly [value: number, misconception: string])[]
}

const timesIt = (times: number) => (times === 2 ? 'double it' : `multiply it by ${times}`)
const lots = (count: number) => (count === 1 ? 'one lot' : `${count} lots`)

const riddles: Record<Kind, (thought: Thought) => Riddle> = {
  two: ({ number, p, q }) => {
    const end = number * p + q
    return {
      told: `I ${timesIt(p)} and then add ${q}. The answer is **${end}**.`,
      way: `Go back from ${end} and undo each step, the last one first: ${end} − ${q} = ${end - q}, and ${end - q} ÷ ${p} = ${number}.`,
      wrong: [
        [end - q, 'stopped-before-the-last-step'],
        [Math.round(end / p) - q, 'undid-the-steps-in-the-wrong-order'],
        [(end + q) / p, 'did-not-use-the-opposite'],
        [end - q - p, 'did-not-use-the-opposite'],
        [Math.round(end / p), 'left-out-a-step'],
      ],
    }
  },
  less: ({ number, p, q }) => {
    const end = number * p - q
    return {
      told: `I ${timesIt(p)} and then take away ${q}. The answer is **${end}**.`,
      way: `Go back from ${end} and undo each step, the last one first: ${end} + ${q} = ${end + q}, and ${end + q} ÷ ${p} = ${number}.`,
      wrong: [
        [end + q, 'stopped-before-the-last-step'],
        [(end - q) / p, 'did-not-use-the-opposite'],
        [Math.round(end / p) + q, 'undid-the-steps-in-the-wrong-order'],
        [end + q - p, 'did-not-use-the-opposite'],
        [Math.round(end / p), 'left-out-a-step'],
      ],
    }
  },
  three: ({ number, p, q, r }) => {
    const [first, second] = [number * p, number * p + q]
    const end = second / r
    return {
      told: `I ${timesIt(p)}, add ${q} and then divide by ${r}. The answer is **${end}**.`,
      way: `Go back from ${end} and undo each step, the last one first: ${end} × ${r} = ${second}, then ${second} − ${q} = ${first}, and ${first} ÷ ${p} = ${number}.`,
      wrong: [
        [first, 'stopped-before-the-last-step'],
        [second / p, 'left-out-a-step'],
        [(end - q) / p, 'left-out-a-step'],
        [(end * r + q) / p, 'did-not-use-the-opposite'],
        [((end - q) * r) / p, 'undid-the-steps-in-the-wrong-order'],
        [end * r - q - p, 'did-not-use-the-opposite'],
      ],
    }
  },
  same: ({ number, p, q }) => {
    const more = (p - 1) * number - q
    return {
      told: `If I ${timesIt(p)} and take away ${q}, I get the same as when I add **${more}** to my number.`,
      way: `On one side there are ${p} lots of my number, on the other side only one. Take one lot off both sides: ${lots(p - 1)} minus ${q} is ${more}. So ${lots(p - 1)} ${p === 2 ? 'is' : 'are'} ${more} + ${q} = ${more + q}${p === 2 ? '' : `, and one lot is ${more + q} ÷ ${p - 1} = ${number}`}.`,
      wrong: [
        [(more + q) / p, 'left-the-number-out-on-one-side'],
        [more + q, 'stopped-before-the-last-step'],
        [(more - q) / (p - 1), 'did-not-use-the-opposite'],
        [(more + q) / (p + 1), 'left-the-number-out-on-one-side'],
        [more, 'stopped-before-the-last-step'],
        [Math.abs(more - q), 'did-not-use-the-opposite'],
      ],
    }
  },
  part: ({ number, p, q }) => {
    const left = number - number / p
    const end = left + q
    return {
      told: `I take away ${parts[p]} of it and then add ${q}. The answer is **${end}**.`,
      way: `Undo the last step: ${end} − ${q} = ${left}. This is what is left when ${parts[p]} is gone, so it is ${p - 1}/${p} of my number. ${p === 2 ? '' : `One part is ${left} ÷ ${p - 1} = ${left / (p - 1)}. `}All ${p} parts are ${left / (p - 1)} × ${p} = ${number}.`,
      wrong: [
        [left, 'stopped-before-the-last-step'],
        [left * p, 'took-the-rest-for-one-part'],
        [left + left / p, 'took-the-part-of-the-rest'],
        [left / (p - 1), 'gave-only-one-part'],
        [(end * p) / (p - 1), 'left-out-a-step'],
        [((end + q) * p) / (p - 1), 'did-not-use-the-opposite'],
      ],
    }
  },
  'two-parts': ({ number, p, r }) => {
    const gap = number / p - number / r
    const over = p * r
    return {
      told: `${capital(parts[p] ?? '')} of it is **${gap}** more than ${parts[r]} of it.`,
      way: `Give both parts the same denominator: 1/${p} is ${r}/${over} and 1/${r} is ${p}/${over}. The difference is ${r - p}/${over}, and that is ${gap}. ${r - p === 1 ? '' : `So 1/${over} of my number is ${gap} ÷ ${r - p} = ${gap / (r - p)}. `}The whole is ${gap / (r - p)} × ${over} = ${number}.`,
      wrong: [
        [gap * (r - p), 'took-one-denominator-from-the-other'],
        [gap * p, 'took-the-rest-for-one-part'],
        [gap * r, 'took-the-rest-for-one-part'],
        [gap * (p + r), 'took-one-denominator-from-the-other'],
        [number / p, 'gave-only-one-part'],
        [number / r, 'gave-only-one-part'],
      ],
    }
  },
}

export const thinkOfANumber = template({
  id: 'maths.number-puzzles.think-of-a-number',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 60,
  draw: drawThought,
  measure: 'steps to undo, the number on both sides, and parts of the number',
  hardness: ({ kind, number }) =>
    ({ two: 2, less: 2.5, three: 4, same: 5.5, part: 6.5, 'two-parts': 7.5 })[kind] + number / 40,
  write: (thought, random) => {
    const { number, kind } = thought
    const { told, way, wrong } = riddles[kind](thought)
    const slips = [1, -1, 2, -2, 10, -10, 3, -3, 4, -4, 5].map(
      by => [number + by, 'slipped-in-the-sum'] as const,
    )
    return {
      stem: `I think of a number. ${told} What is my number?`,
      right: { text: String(number) },
      wrong: leaning(
        random,
        String(number),
        [...wrong, ...slips]
          .filter(([value]) => value > 0 && value !== number && Number.isInteger(value))
          .filter(([value]) => value < number * 8 + 20)
          .map(([value, misconception]) => ({ text: String(value), misconception })),
      ),
      explanation: `${way} My number is **${number}**.`,
    }
  },
})
