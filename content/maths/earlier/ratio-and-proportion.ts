import { template } from '../../template.ts'

/** Ratios in their simplest form, for each step. */
// biome-ignore format: one line for each step is easier to compare.
const coprime: readonly (readonly [number, number])[][] = [
  [[1, 2], [1, 3], [1, 4], [2, 3]],
  [[2, 3], [3, 4], [1, 5], [2, 5], [1, 6]],
  [[3, 4], [3, 5], [2, 7], [4, 5], [3, 7]],
  [[4, 7], [5, 6], [5, 8], [3, 8], [5, 7], [4, 9]],
  [[5, 9], [7, 8], [7, 9], [7, 12], [8, 11], [9, 11]],
]

export const simplify = template({
  id: 'maths.ratio-and-proportion.simplest',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const [first, second] = random.shuffle(random.pick(coprime[step - 1] ?? [])) as [number, number]
    return { first, second, times: random.int(2, 3 + step * 2) }
  },
  measure: 'how often two can be doubled to reach the product of both numbers',
  hardness: ({ first, second, times }) => Math.log2(first * second * times * times),
  write: ({ first, second, times }, random) => {
    const [a, b] = [first * times, second * times]
    const half = [2, 3, 5, 7].find(by => times % by === 0 && by < times)
    const say = (x: number, y: number) => `${x} : ${y}`
    return {
      stem: `Write the ratio **${a} : ${b}** in its simplest form.`,
      right: { text: say(first, second) },
      wrong: [
        { text: say(second, first), misconception: 'swapped-the-two-numbers' },
        ...(half ? [{ text: say(a / half, b / half), misconception: 'stopped-too-early' }] : []),
        { text: say(first, first + second), misconception: 'compared-a-part-with-the-whole' },
        {
          text: say(first, second + (second + 1 === first ? 2 : 1)),
          misconception: 'slipped-in-the-second-number',
        },
        {
          text: say(first + (first + 1 === second ? 2 : 1), second),
          misconception: 'slipped-in-the-first-number',
        },
        { text: say(first + random.int(3, 4), second + 2), misconception: 'took-away-not-divided' },
      ],
      explanation: `The largest number that goes into both ${a} and ${b} is ${times}. ${a} ÷ ${times} = ${first} and ${b} ÷ ${times} = ${second}. So the ratio is **${say(first, second)}**.`,
    }
  },
})
