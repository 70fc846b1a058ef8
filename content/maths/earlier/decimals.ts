import { template } from '../../template.ts'
import { grouped } from '../../wording.ts'
import { scaled } from '../numbers.ts'

const factors = [10, 100, 1000] as const

export const shift = template({
  id: 'maths.decimals.times-ten',
  version: 1,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => {
    const digits = random.int(step < 3 ? 11 : 101, step < 3 ? 99 : 999)
    const places = random.int(1, step < 3 ? 1 : 2)
    const power = random.int(step === 4 ? 2 : 1, step === 1 ? 1 : step < 4 ? 2 : 3)
    return {
      digits: digits % 10 === 0 ? digits + 1 : digits,
      places,
      power,
      divide: step > 1 && random.chance(0.4 + step / 20),
      box: step === 5,
    }
  },
  measure: 'places to move, one more for going down, and two for finding the number',
  hardness: ({ places, power, divide, box }) => power + places + (divide ? 1 : 0) + (box ? 2 : 0),
  write: ({ digits, places, power, divide, box }, random) => {
    const [from, to] = [-places, -places + (divide ? -power : power)]
    const by = factors[power - 1] ?? 10
    const sign = divide ? '÷' : '×'
    // Neighbouring powers of ten around the right one, with at most five decimal places.
    const lowest = random.int(Math.max(-4, -5 - to), 0)
    const others = [0, 1, 2, 3, 4].map(at => lowest + at).filter(one => one !== 0)
    const label = (off: number) =>
      Math.abs(off) === 1 ? 'moved-one-place-wrong' : 'moved-several-places-wrong'
    const way = `Each digit moves ${power === 1 ? 'one place' : `${power} places`} to the ${divide ? 'right' : 'left'}`
    if (box)
      return {
        stem: `What number goes in the box? **${scaled(digits, from)} ${sign} □ = ${scaled(digits, to)}**`,
        right: { text: grouped(by) },
        wrong: [10, 100, 1000, 10_000, 100_000]
          .filter(one => one !== by)
          .map(one => ({ text: grouped(one), misconception: label(Math.log10(one / by)) })),
        explanation: `${way}, from ${scaled(digits, from)} to ${scaled(digits, to)}. ${divide ? 'Dividing' : 'Multiplying'} by ${grouped(by)} does this. So it is **${grouped(by)}**.`,
      }
    return {
      stem: `What is **${scaled(digits, from)} ${sign} ${grouped(by)}**?`,
      right: { text: scaled(digits, to) },
      wrong: [
        // As short as the right one or shorter; otherwise the right one would often be the shortest.
        {
          text: scaled(Math.floor(digits / 10 ** places), to - from),
          misconception: 'left-out-the-part-after-the-point',
        },
        ...random.shuffle(others).map(off => ({ text: scaled(digits, to + off), misconception: label(off) })),
      ],
      explanation: `${way}, as ${grouped(by)} has ${power === 1 ? 'one zero' : `${power} zeros`}. So the answer is **${scaled(digits, to)}**.`,
    }
  },
})
