import { commonDivisor } from '../grade.ts'
import { grouped } from '../wording.ts'

/** What the percentage is of. Only money may have a part after the point. */
export const kinds = [
  { before: '', after: '' },
  { before: '£', after: '' },
  { before: '', after: ' g' },
  { before: '', after: ' ml' },
  { before: '', after: ' children' },
  { before: '', after: ' m' },
] as const

/** How a percentage is built from easy ones: 35% is 3 × 10% and 5%. */
export function builtFrom(rate: number, amount: number): string {
  const easy: Record<number, number> = { 50: 2, 25: 4, 10: 10 }
  const share = easy[rate]
  const say = (part: number) => grouped((amount * part) / 100)
  if (share)
    return `${rate}% is 1/${share}, so divide by ${share}: ${grouped(amount)} ÷ ${share} = ${say(rate)}`
  if (rate === 75)
    return `25% is ${grouped(amount)} ÷ 4 = ${say(25)}, and 75% is three times as much: ${say(75)}`
  const [tens, fives, ones] = [Math.floor(rate / 10), Math.floor((rate % 10) / 5), rate % 5]
  const parts = [
    ...(tens > 0 ? [`10% is ${say(10)}${tens > 1 ? `, so ${tens * 10}% is ${say(tens * 10)}` : ''}`] : []),
    ...(fives > 0 ? [`5% is ${say(5)}`] : []),
    ...(ones > 0 ? [`1% is ${say(1)}${ones > 1 ? `, so ${ones}% is ${say(ones)}` : ''}`] : []),
  ]
  return parts.length === 1 ? parts.join('') : `${parts.join('. ')}. Together, ${rate}% is ${say(rate)}`
}

/** An amount of which this percentage is a whole number. */
export const fitting = (rate: number, times: number) => (100 / commonDivisor(rate, 100)) * times
