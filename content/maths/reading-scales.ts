import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, path, picture, rectangle, round } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { plainShifted } from './exact.ts'
import {
  betweenWords,
  drawLine,
  gaps,
  numbersOf,
  partWorth,
  placeInWords,
  type Scale,
  shown,
  text,
} from './scale.ts'
import { spread } from './spread.ts'

const kinds: Record<Step, readonly (readonly [each: number, parts: number])[]> = {
  1: [
    [10_000, 10],
    [10_000, 2],
    [100_000, 10],
    [20_000, 2],
    [100_000, 2],
  ],
  2: [
    [10_000, 5],
    [20_000, 10],
    [100_000, 5],
    [5_000, 5],
    [50_000, 5],
    [50_000, 10],
  ],
  3: [
    [20_000, 5],
    [100_000, 4],
    [200_000, 5],
    [40_000, 4],
    [200_000, 4],
    [20_000, 4],
  ],
  4: [
    [1_000, 10],
    [1_000, 5],
    [1_000, 4],
    [2_000, 5],
    [2_000, 4],
    [500, 5],
  ],
  5: [
    [1_000, 5],
    [2_000, 10],
    [200, 5],
    [100, 10],
    [2_000, 5],
    [400, 4],
  ],
}

const units = {
  large: ['g', 'ml', 'cm', 'mm', 'km', 'kg', 'litres', 'm'],
  small: ['kg', 'litres', 'm', 'km', 'cm'],
} as const

function drawScale(random: Random, step: Step): Scale {
  const [each, parts] = random.pick(kinds[step])
  const first = step === 1 && random.chance(0.6) ? 0 : each * random.int(step > 2 ? 1 : 0, 9)
  return { first, each, parts, unit: random.pick(each < 5_000 ? units.small : units.large) }
}

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

/** `1 part`, `3 parts`, `half a part`, `2 and a half parts`. */
const inParts = (steps: number) =>
  steps === 0.5
    ? 'half a part'
    : `${Math.floor(steps)}${steps % 1 ? ' and a half' : ''} ${steps === 1 ? 'part' : 'parts'}`

export const arrow = template({
  id: 'maths.reading-scales.arrow',
  version: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const scale = drawScale(random, step)
    return { scale, halves: drawPlace(random, scale, step) }
  },
  measure: 'how awkward one small part is, decimals, a start above zero, and a place between two marks',
  hardness: ({ scale, halves }) => oddness(scale, halves),
  write: ({ scale, halves }, random) => {
    const value = worthAt(scale, halves)
    const gap = Math.floor(halves / (scale.parts * 2))
    const below = scale.first + gap * scale.each
    const steps = halves / 2 - gap * scale.parts
    const part = scale.each / scale.parts
    const unit = scale.each < 5_000 ? 100 : 1_000
    const option = (amount: number, misconception: string) => ({ text: shown(amount, scale), misconception })
    return {
      stem: `This is part of a scale in ${scale.unit}. What does the arrow show?`,
      picture: drawLine(scale, [[halves, '']]),
      right: { text: shown(value, scale) },
      wrong: spread(
        random,
        shown(value, scale),
        [
          option(below + Math.round(steps) * unit, 'counted-each-mark-as-one'),
          option(value + part, 'one-mark-too-far'),
          option(value - part, 'one-mark-too-few'),
          option(below + (steps * scale.each) / 10, 'took-ten-parts-in-every-gap'),
          option(below + (scale.parts - steps) * part, 'counted-back-from-the-next-number'),
          option(value + scale.each, 'started-at-the-wrong-number'),
          option(below + scale.each / 2, 'guessed-the-middle'),
          option(value - scale.each, 'started-at-the-wrong-number'),
          option(value + 2 * part, 'miscounted-the-marks'),
          option(value - 2 * part, 'miscounted-the-marks'),
        ].filter(({ text }) => !/\.\d{4}|^[−0](?!\.)/.test(text)),
        1,
      ),
      explanation: `${partWorth(scale)} The arrow is ${inParts(steps)} past ${text(below)}: ${text(below)} + ${text(value - below)} = **${shown(value, scale)}**.`,
    }
  },
})

export const twoArrows = template({
  id: 'maths.reading-scales.two-arrows',
  version: 1,
  mode: 'options',
  seconds: 55,
  harder: 0.3,
  draw: (random, step) => {
    const scale = drawScale(random, step)
    const places = [drawPlace(random, scale, step)]
    // The arrows are far enough apart for their names.
    const far = scale.parts * 2
    let other = drawPlace(random, scale, step)
    if (Math.abs(other - (places[0] ?? 0)) < far / 2) other = (other + 2 * far) % (gaps * far)
    const [low = 0, high = 0] = [...places, other].sort((a, b) => a - b)
    return { scale, low, high }
  },
  measure: 'how awkward one small part is at both arrows, decimals, and places between two marks',
  hardness: ({ scale, low, high }) => oddness(scale, low) + oddness(scale, high),
  write: ({ scale, low, high }, random) => {
    const [a, b] = [worthAt(scale, low), worthAt(scale, high)]
    const part = scale.each / scale.parts
    const parts = (high - low) / 2
    const option = (amount: number, misconception: string) => ({ text: shown(amount, scale), misconception })
    return {
      stem: `This is part of a scale in ${scale.unit}. How much more does arrow **B** show than arrow **A**?`,
      picture: drawLine(scale, [
        [low, 'A'],
        [high, 'B'],
      ]),
      right: { text: shown(b - a, scale) },
      wrong: spread(
        random,
        shown(b - a, scale),
        [
          option(Math.round(parts) * (scale.each < 5_000 ? 100 : 1_000), 'counted-each-mark-as-one'),
          option(b - a + part, 'counted-the-mark-it-starts-on'),
          option(b - a - part, 'one-mark-too-few'),
          option(b, 'read-only-one-arrow'),
          option(a, 'read-only-one-arrow'),
          option(a + b, 'added-instead-of-finding-the-difference'),
          option(b - a - 2 * part, 'miscounted-the-marks'),
          option(b - a - scale.each, 'started-at-the-wrong-number'),
          option(b - a + scale.each, 'started-at-the-wrong-number'),
        ].filter(({ text }) => !/\.\d{4}|^[−0](?!\.)/.test(text)),
      ),
      explanation: `${partWorth(scale)} A shows ${shown(a, scale)} and B shows ${shown(b, scale)}. The difference is ${text(b)} − ${text(a)} = **${shown(b - a, scale)}**.`,
    }
  },
})

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

export const readingScales: Topic = {
  id: 'maths.reading-scales',
  name: 'Reading scales',
  subdomain: 'measures',
  year: 4,
  prerequisites: ['maths.place-value', 'maths.units-of-measure'],
  about: 'Reading rulers, jugs and other scales where not every mark has a number.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: {
    version: 1,
    idea: `
A scale is a line with marks. You find one on a ruler, a jug and a set of kitchen scales. Only some of the marks have numbers. You must work out the rest.

${drawLine({ first: 0, each: 100_000, parts: 5, unit: 'g' }, [[16, '']]).svg}

Ask three things:

1. How big is the gap between two numbers?
2. How many small parts are in that gap? Count the jumps, not the marks.
3. What is one part worth? Divide the gap by the parts.

Then start at the last number before the arrow. Count on in jumps.`,
    example: `
Look at the scale above. What does the arrow show?

1. The gap from 100 to 200 is 100.
2. There are 5 small parts in the gap.
3. So one part is 100 ÷ 5 = 20.
4. The arrow is 3 parts past 100. Count on: 120, 140, 160.
5. The arrow shows **160 g**.`,
    mistake: `
Many children think each small mark is worth 1 or 10. They would read 103 or 130 here. You can test it. Start at one number and count on to the next. Use your guess: 110, 120, 130, 140, 150. That should land on 200, but it does not. So the guess is wrong.`,
    tryThis: `
Find a jug or a ruler at home. Choose two numbers side by side. Count the small parts between them. What is one part worth? Pour some water into the jug and read it.`,
  },
  templates: [arrow, twoArrows, jug],
}
