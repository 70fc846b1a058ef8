import type { Random } from '../random.ts'
import type { WrongChoice } from '../template.ts'
import type { Misconception } from '../topic.ts'
import { grouped } from '../wording.ts'

/** What several topics about numbers need to make a question. */

export const people = [
  'Aisha',
  'Alfie',
  'Amara',
  'Ben',
  'Bilal',
  'Callum',
  'Chloe',
  'Daisy',
  'Dev',
  'Ella',
  'Emeka',
  'Erin',
  'Farah',
  'Finn',
  'Grace',
  'Hana',
  'Harry',
  'Imani',
  'Isla',
  'Jamal',
  'Jess',
  'Kai',
  'Kofi',
  'Leila',
  'Leo',
  'Maya',
  'Megan',
  'Mina',
  'Noah',
  'Nia',
  'Omar',
  'Oscar',
  'Priya',
  'Rhys',
  'Rosa',
  'Sami',
  'Sofia',
  'Tariq',
  'Theo',
  'Wei',
  'Yusuf',
  'Zara',
] as const

/**
 * The results of small slips, none below one. Two single slips are followed by their combination, so that the right
 * answer is not the one that all others resemble.
 */
export function slips(
  value: number,
  random: Random,
  say: (value: number) => string = grouped,
): WrongChoice[] {
  const columns = [
    { by: 1, misconception: 'slipped-by-one' },
    { by: 10, misconception: 'slipped-by-ten' },
    { by: 100, misconception: 'slipped-by-a-hundred' },
  ].filter(({ by }) => by === 1 || value > by * 2)
  const single = random.shuffle(columns.map(slip => (random.chance(0.5) ? slip : { ...slip, by: -slip.by })))
  const [first, second] = single
  const both = first && second ? [{ by: first.by + second.by, misconception: 'slipped-in-two-columns' }] : []
  const more = [2, -2, 3, -1, 1, -3, 4, 5].map(by => ({ by, misconception: 'slipped-while-counting' }))
  return [...single.slice(0, 2), ...both, ...single.slice(2), ...more]
    .filter(({ by }) => value + by > 0)
    .map(({ by, misconception }) => ({ text: say(value + by), misconception }))
}

/** A whole number times a power of ten, as a decimal: 375 and −2 give 3.75. */
export const scaled = (value: number, power: number) =>
  grouped(power < 0 ? value / 10 ** -power : value * 10 ** power)

/** The parts of a number: 405 is 400 and 5. */
export const partsOf = (value: number) =>
  [...String(value)]
    .map((digit, at, digits) => Number(digit) * 10 ** (digits.length - 1 - at))
    .filter(part => part > 0)

/** How many columns carry in the addition. */
export function carries(first: number, second: number): number {
  let [count, carry] = [0, 0]
  for (let size = 1; size <= Math.max(first, second); size *= 10) {
    const column = (Math.floor(first / size) % 10) + (Math.floor(second / size) % 10) + carry
    carry = column > 9 ? 1 : 0
    count += carry
  }
  return count
}

/** For topics whose wrong answers come from `slips`. */
export const slipSentences = {
  'slipped-by-one': {
    child: 'You were just one out. Do the last step again slowly, or check it by working backwards.',
    parent:
      'Ends up exactly one out, so the method is mostly right. Suggest a quick check, such as working backwards from the answer.',
  },
  'slipped-by-ten': {
    child: 'You were ten out. Look again at the tens, and at any ten you carried or swapped.',
    parent:
      'Ends up exactly ten out: the method works, but a ten gets lost or added. Squared paper helps to keep the columns apart.',
  },
  'slipped-by-a-hundred': {
    child: 'You were a hundred out. Go over the hundreds once more, and guess the rough size first.',
    parent:
      'Ends up exactly a hundred out. A rough guess before working it out would show that something is wrong.',
  },
  'slipped-in-two-columns': {
    child: 'Two digits were a little out. Do the sum again, one column at a time.',
    parent:
      'Makes small slips in two columns of the same sum. Slower work with neat columns, then a check, helps more than extra sums.',
  },
  'slipped-while-counting': {
    child: 'You were only a few out. Do each small step again and write it down this time.',
    parent:
      'Lands a few away from the answer, as happens when the steps are done in their head. Ask them to write each step down.',
  },
} as const satisfies Record<string, Misconception>
