import { measured, near, numbersIn, total } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { allRound, compound, missingSide, perimeter } from './perimeter.ts'

const sideCounts: Record<string, number> = { triangle: 3, pentagon: 5, hexagon: 6, octagon: 8, decagon: 10 }
const often: Record<string, number> = { twice: 2, 'three times': 3, 'four times': 4, 'five times': 5 }

const timesIn = (stem: string) => often[/(twice|\w+ times) as long/.exec(stem)?.[1] ?? ''] ?? Number.NaN

prove(perimeter, [
  // Measures the drawn sides and scales them by their labels.
  proof(compound, (facts, answer, { draft }) => {
    const { fits, lengths, scale } = measured(draft.picture?.svg ?? '', facts.hidden)
    return fits && near(total(lengths) * scale, numbersIn(answer)[0] ?? Number.NaN, 0.2)
  }),
  // Walks round the shape, side by side.
  proof(allRound, (_, answer, { draft: { stem } }) => {
    const [first = 0, second = 0] = numbersIn(stem)
    const shape = /(?:regular|equilateral) (\w+)/.exec(stem)?.[1]
    if (shape) return near(total(Array.from({ length: sideCounts[shape] ?? 0 }, () => first)), Number(answer))
    const sides = stem.includes('longer than')
      ? [first, first + second]
      : stem.includes('as long as')
        ? [first, first * timesIn(stem)]
        : [first, second]
    return near(total([...sides, ...sides]), Number(answer))
  }),
  // With this side, the perimeter is the given one.
  proof(missingSide, (_, answer, { draft: { stem } }) => {
    const [all = 0, known = 0] = numbersIn(stem)
    const given = numbersIn(answer)[0] ?? Number.NaN
    const shapes = [...stem.matchAll(/(?:[Rr]egular|equilateral) (\w+)/g)].map(
      ([, name = '']) => sideCounts[name] ?? 0,
    )
    if (shapes.length > 1) return near(given * (shapes[0] ?? 0), all * (shapes[1] ?? 0))
    if (shapes.length > 0) return near(given * (shapes[0] ?? 0), all)
    const factor = stem.includes('as long as') ? timesIn(stem) : 1
    if (stem.includes('equal sides are')) return near(known + known + given, all)
    const more = /([\d.]+) c?m longer/.exec(stem)
    const extra = more ? Number(more[1]) : 0
    const round = Number(/perimeter (?:of|is) ([\d.]+)/.exec(stem)?.[1])
    const short = /How (?:long is one|long is it)/.test(stem) ? (given - extra) / factor : given
    const long = short * factor + extra
    if (stem.includes('isosceles')) return near(long + long + short, round)
    return factor === 1 && !more ? near(2 * (given + known), all) : near(short + long + short + long, round)
  }),
])
