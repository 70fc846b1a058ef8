import { once } from '../once.ts'
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
  version: 2,
  balancedFrom: 2,
  undoubled: true,
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
  version: 2,
  balancedFrom: 2,
  undoubled: true,
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

type Vessels = Record<Step, readonly (readonly [each: number, parts: number])[]>

/** In thousandths. In the first version, a jug may hold up to 10 litres. */
const firstJugs: Vessels = {
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

/** A jug holds up to 2 litres and a bucket more, as in real life. */
const vessels: Vessels = {
  1: [
    [50_000, 2],
    [100_000, 2],
    [200_000, 2],
    [500_000, 2],
  ],
  2: [
    [100_000, 4],
    [100_000, 5],
    [50_000, 5],
    [200_000, 4],
    [250_000, 5],
  ],
  3: [
    [200_000, 4],
    [200_000, 5],
    [500_000, 5],
    [250_000, 5],
    [100_000, 4],
  ],
  4: [
    [1_000, 5],
    [1_000, 4],
    [2_000, 4],
    [500, 5],
    [250, 5],
  ],
  5: [
    [1_000, 5],
    [400, 4],
    [200, 5],
    [300, 5],
    [200, 4],
  ],
}

/** The outline of a jug with its handle, or of a bucket, which has none at the side. */
const outlines = { jug: 'M60 14V210H150V14M150 50H180V130H150', bucket: 'M52 14H60V210H150V14H158' }

const jugIn = (version: 1 | 2) =>
  template({
    id: 'maths.reading-scales.jug',
    version,
    mode: 'typed',
    seconds: 40,
    draw: (random, step) => {
      const [each, parts] = random.pick((version > 1 ? vessels : firstJugs)[step])
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
      const vessel = version > 1 && scale.each >= 1_000 && scale.each < 5_000 ? 'bucket' : 'jug'
      const below = Math.floor(halves / (scale.parts * 2)) * scale.each
      const steps = (value - below) / part
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
      const [level, rest] = [
        shown(value, scale),
        `${text(full)} − ${text(value)} = **${shown(asked, scale)}**`,
      ]
      const said = `The water is ${inParts(steps)} past ${text(below)}: ${text(below)} + ${text(value - below)} = ${
        more
          ? `${level}. The top mark is ${shown(full, scale)}, so the ${vessel} needs ${rest} more.`
          : `**${level}**.`
      }`
      const firstSaid = `The water comes up to ${level}. ${
        more ? `The top mark is ${shown(full, scale)}: ${rest}.` : `The jug holds **${level}**.`
      }`
      return {
        stem: more
          ? `How much **more** water must be poured in to fill this ${vessel} up to its top mark? Give your answer in ${scale.unit}.`
          : `How much water is in this ${vessel}? Give your answer in ${scale.unit}.`,
        picture: picture(
          200,
          220,
          `${vessel === 'jug' ? 'A jug' : 'A bucket'} with a scale in ${scale.unit}, numbered ${numbersOf(scale).join('; ')} from its bottom to its top mark. ${betweenWords(scale)} The water comes up to the ${placeInWords(scale, halves)}.`,
          rectangle(60, up(halves), 90, 210 - up(halves), 'grey', 1) +
            path(outlines[vessel], 'none', 3) +
            path(marks.join(''), 'none', 1.5) +
            names.join('') +
            label([105, version > 1 ? 12 : 206], scale.unit, { size: 13 }),
        ),
        expected: { kind: 'quantity', value: plainShifted(asked, 3), unit: scale.unit, fixed: false },
        mistakes: [
          ...(more ? [{ text: plain(value), misconception: 'read-the-water-not-the-rest' }] : []),
          { text: plain(asked + part), misconception: 'one-mark-off' },
          { text: plain(asked - part), misconception: 'one-mark-off' },
        ],
        explanation: `${partWorth(scale)} ${version > 1 ? said : firstSaid}`,
      }
    },
  })

export const jug = jugIn(2)

export const readingScales: Topic = {
  id: 'maths.reading-scales',
  name: 'Reading scales',
  subdomain: 'measures',
  year: 4,
  prerequisites: ['maths.place-value', 'maths.units-of-measure'],
  about: 'Reading rulers, jugs and other scales where not every mark has a number.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
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
    harder: `
${drawLine({ first: 200, each: 200, parts: 5, unit: 'kg' }, [[27, '']]).svg}

What does the arrow show? The scale is in kg.

1. The numbers go up in steps of 0.2. Think of that as 20 hundredths, or 0.20.
2. Each gap has 5 small parts. So one part is 20 hundredths ÷ 5 = 4 hundredths. That is 0.04.
3. The arrow is past 0.6. Count on in parts: 0.64, 0.68, 0.72. That is the third mark.
4. The arrow is not on a mark. It is **halfway** to the next one. Half of 0.04 is 0.02.
5. 0.72 + 0.02 = **0.74 kg**.
6. Check: one more half part is 0.76. One more part is 0.80. And 0.8 is the next number. Good!

The slip to watch for is counting each small part as 0.1 or 0.01.

Now you try: a jug goes up to 4 litres. The gap from 1 to 2 litres has 4 parts, and the water is one part past 2. How much more fits in? (It is 1.75 litres.)`,
    mistake: `
Many children think each small mark is worth 1 or 10. They would read 103 or 130 here. You can test it. Start at one number and count on to the next. Use your guess: 110, 120, 130, 140, 150. That should land on 200, but it does not. So the guess is wrong.`,
    tryThis: `
Find a jug or a ruler at home. Choose two numbers side by side. Count the small parts between them. What is one part worth? Pour some water into the jug and read it.`,
  })),
  misconceptions: once(() => ({
    'started-at-the-wrong-number': {
      child: 'Find the number just before the arrow and start there.',
      parent:
        'Counts from the wrong number on the scale. Put a finger on the last number before the arrow and count on from it.',
    },
    'one-mark-too-few': {
      child: 'You stopped one mark too soon. Count each small gap, not the lines.',
      parent: 'Is one small mark short. Count the gaps aloud while pointing at them.',
    },
    'one-mark-too-far': {
      child: 'You went one mark too far. Count the small gaps once more.',
      parent:
        'Is one small mark too far. Start counting at the first gap after the number, not at the number itself.',
    },
    'counted-each-mark-as-one': {
      child: 'One small gap is not always one. Find what each gap is worth first.',
      parent:
        'Counts every small mark as one. On a kitchen scale, work out what one small gap is worth before reading it.',
    },
    'took-ten-parts-in-every-gap': {
      child: 'There are not always ten gaps. Count how many there are between two numbers.',
      parent:
        'Assumes ten small parts between two numbers, as on a ruler. Count the gaps on a few scales at home.',
    },
    'counted-back-from-the-next-number': {
      child: 'Count on from the smaller number, the way the scale goes up.',
      parent: 'Counts from the wrong side of the gap. Always start at the smaller number and go up.',
    },
    'miscounted-the-marks': {
      child: 'You were two marks out. Touch each mark as you count it.',
      parent: 'Miscounts the small marks by two. Point at each mark with a pencil while counting.',
    },
    'guessed-the-middle': {
      child: 'The arrow is not right in the middle. Count the marks to find out.',
      parent:
        'Takes the middle between two numbers instead of counting. Ask how many gaps there are and which one it is.',
    },
    'added-instead-of-finding-the-difference': {
      child: '“How much more” means take away. Take the smaller from the bigger.',
      parent:
        'Adds the two readings where the difference is wanted. Stand two objects side by side and see how much longer one is.',
    },
    'counted-the-mark-it-starts-on': {
      child: 'Count the gaps between the two arrows. Do not count the mark where you start.',
      parent:
        'Counts the starting mark as a step. Compare with a board game, where the square you stand on is not counted.',
    },
    'read-only-one-arrow': {
      child: 'You read one arrow. The question asks about the gap between both.',
      parent:
        'Reads one arrow and gives that as the answer. Write down both readings first, then compare them.',
    },
    'one-mark-off': {
      child: 'You were one mark out. Read it at eye level and count again.',
      parent:
        'Is one mark out on the jug. Pour water into a measuring jug and read it at eye level together.',
    },
    'read-the-water-not-the-rest': {
      child: 'You read the water. Now find how much more it needs up to the top mark.',
      parent:
        'Gives the water that is there already, not how much is missing. Underline the word “more” in the question.',
    },
  })),
  templates: [arrow, twoArrows, jug],
  earlier: [jugIn(1)],
}
