import { template } from '../../template.ts'
import { coprime } from '../simplest-ratio.ts'

export const simplify = template({
  id: 'maths.ratio-and-proportion.simplest',
  version: 1,
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
