import type { Random } from '../../random.ts'
import { template } from '../../template.ts'
import { counted } from '../../wording.ts'
import { spreadBy } from '../spread.ts'
import { degrees, places, signMistakes, slipsOf } from '../temperature.ts'

const moves = (by: number) => `${by > 0 ? 'rose' : 'fell'} by ${counted(Math.abs(by), 'degree')}`

/** Shuffled, so that none is always offered. */
const mistakesFor = (right: number, first: number, second: number, random: Random) => [
  ...random.shuffle(signMistakes(right, first, second)).slice(0, 3),
  ...random.shuffle(slipsOf(right)),
]

export const temperature = template({
  id: 'maths.negative-numbers.temperature',
  version: 1,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const wide = 5 + step
    const kind = random.pick(
      (
        [
          ['change'],
          ['change', 'difference'],
          ['difference', 'back'],
          ['back', 'twice'],
          ['twice', 'back'],
        ] as const
      )[step - 1] ?? [],
    )
    const start = random.int(-wide, -Math.ceil(step / 2))
    const change =
      random.int(-start + Math.ceil(step / 2), -start + wide) *
      (kind === 'change' && random.chance(0.3) ? -1 : 1)
    const then = kind === 'twice' ? -random.int(change + start + 1, change + start + wide) : 0
    return { kind, place: random.int(0, places.length - 1), start, change, then }
  },
  measure: 'degrees that are passed, and what kind of question it is, in tens',
  hardness: ({ kind, start, change, then }) =>
    (Math.abs(start) + Math.abs(change) + Math.abs(then)) / 10 +
    ['change', 'difference', 'back', 'twice'].indexOf(kind),
  write: ({ kind, place, start, change, then }, random) => {
    const where = places[place] as string
    const end = start + change
    const choices = (right: number, first: number, second: number, say: (value: number) => string) => ({
      right: { text: say(right) },
      wrong: spreadBy(
        random,
        right,
        mistakesFor(right, first, second, random).filter(({ value }) => kind !== 'difference' || value > 0),
        ({ value }) => value,
      ).map(({ value, misconception }) => ({ text: say(value), misconception })),
    })
    if (kind === 'difference')
      return {
        stem: `One winter day it was ${degrees(start)} ${where} in the morning and ${degrees(end)} in the afternoon. By how many degrees did the temperature rise?`,
        ...choices(change, end, start, value => counted(value, 'degree')),
        explanation: `From ${degrees(start)} up to 0 is ${-start}. From 0 up to ${degrees(end)} is ${end}. Together: ${-start} + ${end} = **${change}** degrees.`,
      }
    if (kind === 'back')
      return {
        stem: `During the night the temperature ${where} fell by ${counted(change, 'degree')}. In the end it was ${degrees(start)}. What was the temperature before it fell?`,
        ...choices(end, start, change, degrees),
        explanation: `Go back up from ${degrees(start)}. It takes ${-start} to reach 0, and ${change} − ${-start} leaves ${end} more to go up. So it was **${degrees(end)}**.`,
      }
    const right = end + then
    const until = change > 0 ? 'noon' : 'midnight'
    return {
      stem: `At 6 ${change > 0 ? 'am' : 'pm'} the temperature ${where} was ${degrees(start)}. By ${until} it ${change > 0 ? 'had risen' : 'had fallen'} by ${counted(Math.abs(change), 'degree')}.${kind === 'twice' ? ` Then it ${moves(then)}.` : ''} What was the temperature ${kind === 'twice' ? 'in the end' : `at ${until}`}?`,
      ...choices(right, kind === 'twice' ? end : start, kind === 'twice' ? then : change, degrees),
      explanation: `Start at ${degrees(start)}. It ${moves(change)}: ${change > 0 ? `${-start} up to 0 and ${end} more` : 'go further below zero'}, to ${degrees(end)}.${kind === 'twice' ? ` Then it ${moves(then)}: ${end} down to 0 and ${-right} more.` : ''} So it was **${degrees(right)}**.`,
    }
  },
})
