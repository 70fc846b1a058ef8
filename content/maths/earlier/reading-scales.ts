import type { Step } from '../../question.ts'
import type { Random } from '../../random.ts'
import { label, path, picture, rectangle, round } from '../../svg.ts'
import { template } from '../../template.ts'
import { plainShifted } from '../exact.ts'
import { betweenWords, gaps, numbersOf, partWorth, placeInWords, type Scale, shown, text } from '../scale.ts'

/** The value of half a part, because an arrow may be between two marks. */
const worthAt = ({ first, each, parts }: Scale, halves: number) => first + (each * halves) / (2 * parts)

/** Never at a number, and at step 5 often between two marks. */
function drawPlace(random: Random, { parts }: Scale, step: Step): number {
  const between = step === 5 && random.chance(0.5)
  const gap = random.int(0, gaps - 1)
  if (between) return gap * parts * 2 + random.int(1, parts) * 2 - 1
  return gap * parts * 2 + random.int(1, parts - 1) * 2
}

const oddness = ({ first, each, parts }: Scale, halves: number) =>
  1 +
  ([4].includes(parts) ? 1.5 : parts === 5 ? 1 : 0) +
  (each < 5_000 ? 3 : 0) +
  (each >= 20_000 ? 0.5 : 0) +
  (first > 0 ? 1 : 0) +
  (halves % 2) * 2

const jugs: Record<Step, readonly (readonly [each: number, parts: number])[]> = {
  1: [
    [100_000, 2],
    [10_000, 2],
    [200_000, 2],
    [1_000_000, 2],
  ],
  2: [
    [100_000, 4],
    [100_000, 5],
    [50_000, 5],
    [10_000, 5],
    [200_000, 4],
  ],
  3: [
    [200_000, 4],
    [200_000, 5],
    [500_000, 5],
    [20_000, 5],
    [40_000, 4],
  ],
  4: [
    [1_000, 5],
    [1_000, 4],
    [2_000, 4],
    [500, 5],
    [2_000, 5],
  ],
  5: [
    [1_000, 5],
    [400, 4],
    [200, 5],
    [2_000, 5],
    [200, 4],
  ],
}

export const jug = template({
  id: 'maths.reading-scales.jug',
  version: 1,
  mode: 'typed',
  seconds: 40,
  draw: (random, step) => {
    const [each, parts] = random.pick(jugs[step])
    const scale: Scale = { first: 0, each, parts, unit: each < 5_000 ? 'litres' : 'ml' }
    return {
      scale,
      halves: drawPlace(random, scale, step),
      more: random.chance([0, 0.25, 0.5, 0.6, 0.8][step - 1] ?? 0),
    }
  },
  measure: 'how awkward one small part is, decimals, a place between two marks, and a second step',
  hardness: ({ scale, halves, more }) => oddness(scale, halves) + (more ? 1.5 : 0),
  write: ({ scale, halves, more }) => {
    const value = worthAt(scale, halves)
    const full = scale.each * gaps
    const asked = more ? full - value : value
    const part = scale.each / scale.parts
    const up = (place: number) => 210 - (place / (scale.parts * 2)) * 44
    const marks = Array.from(
      { length: gaps * scale.parts + 1 },
      (_, at) => `M60 ${round(up(at * 2))}H${at % scale.parts === 0 ? 84 : 74}`,
    )
    const names = numbersOf(scale)
      .slice(1)
      .map((number, at) =>
        label([89, up((at + 1) * scale.parts * 2) + 4], number, { size: 13, anchor: 'start' }),
      )
    const plain = (amount: number) => `${plainShifted(amount, 3)} ${scale.unit}`
    return {
      stem: more
        ? `How much **more** water must be poured in to fill this jug up to its top mark? Give your answer in ${scale.unit}.`
        : `How much water is in this jug? Give your answer in ${scale.unit}.`,
      picture: picture(
        200,
        220,
        `A jug with a scale in ${scale.unit}, numbered ${numbersOf(scale).join('; ')} from its bottom to its top mark. ${betweenWords(scale)} The water comes up to the ${placeInWords(scale, halves)}.`,
        rectangle(60, up(halves), 90, 210 - up(halves), 'grey', 1) +
          path('M60 14V210H150V14M150 50H180V130H150', 'none', 3) +
          path(marks.join(''), 'none', 1.5) +
          names.join('') +
          label([105, 206], scale.unit, { size: 13 }),
      ),
      expected: { kind: 'quantity', value: plainShifted(asked, 3), unit: scale.unit, fixed: false },
      mistakes: [
        ...(more ? [{ text: plain(value), misconception: 'read-the-water-not-the-rest' }] : []),
        { text: plain(asked + part), misconception: 'one-mark-off' },
        { text: plain(asked - part), misconception: 'one-mark-off' },
      ],
      explanation: `${partWorth(scale)} The water comes up to ${shown(value, scale)}.${
        more
          ? ` The top mark is ${shown(full, scale)}: ${text(full)} − ${text(value)} = **${shown(asked, scale)}**.`
          : ` The jug holds **${shown(value, scale)}**.`
      }`,
    }
  },
})
