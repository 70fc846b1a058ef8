import { commonDivisor } from '../../grade.ts'
import type { Random } from '../../random.ts'
import { template } from '../../template.ts'
import { type Fraction, lowestCommonMultiple, mixed, over, reduced } from '../fractions.ts'
import { spread } from '../spread.ts'

const topsOf = (below: number) =>
  Array.from({ length: below - 1 }, (_, at) => at + 1).filter(top => commonDivisor(top, below) === 1)
const proper = (random: Random, below: number): Fraction => ({ above: random.pick(topsOf(below)), below })

/** Pairs of denominators for each step. */
// biome-ignore format: one line for each step is easier to compare.
const pairs: readonly (readonly (readonly [number, number])[])[] = [
  [[5, 5], [7, 7], [8, 8], [9, 9], [11, 11], [12, 12]],
  [[2, 4], [3, 6], [4, 8], [5, 10], [3, 9], [6, 12], [4, 12], [3, 12], [2, 8], [7, 14]],
  [[2, 3], [3, 4], [2, 5], [3, 5], [4, 5], [4, 6], [2, 7], [5, 6]],
  [[3, 4], [4, 6], [3, 5], [4, 5], [6, 8], [5, 6], [3, 7], [6, 9]],
  [[5, 8], [6, 8], [7, 8], [8, 12], [5, 9], [9, 12], [6, 10], [10, 15]],
]

export const addOrTake = template({
  id: 'maths.calculating-with-fractions.add-or-take',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 55,
  draw: (random, step) => {
    const [below, other] = random.shuffle(random.pick(pairs[step - 1] ?? [])) as [number, number]
    const [first, second] = [proper(random, below), proper(random, other)]
    const wholes = step < 4 ? [0, 0] : [random.int(3, 4 + step), random.int(1, 2)]
    const minus = random.chance(0.5)
    const smaller = first.above * second.below < second.above * first.below
    // Without whole numbers, the larger one comes first. With them, a subtraction may need to break one up.
    const swap = minus && step < 4 && smaller
    const equal = first.above * second.below === second.above * first.below
    return {
      first: swap ? second : first,
      second: swap ? first : second,
      firstWhole: wholes[0] ?? 0,
      secondWhole: wholes[1] ?? 0,
      minus: minus && !(equal && step < 4),
    }
  },
  measure: 'size of the common bottom number, in doublings, and two for whole numbers',
  hardness: ({ first, second, firstWhole }) =>
    Math.log2(lowestCommonMultiple(first.below, second.below)) +
    (first.below === second.below ? 0 : 1) +
    (firstWhole > 0 ? 2 : 0),
  write: ({ first, second, firstWhole, secondWhole, minus }, random) => {
    const common = lowestCommonMultiple(first.below, second.below)
    const [one, two] = [first, second].map(({ above, below }) => (above * common) / below) as [number, number]
    const sign = minus ? -1 : 1
    const tally = (wholes: number, parts: number, below = common) =>
      mixed({ above: wholes * below + parts, below })
    const [wholes, parts] = [firstWhole + sign * secondWhole, one + sign * two]
    const right = tally(wholes, parts)
    const shown = (whole: number, part: Fraction) => (whole > 0 ? `${whole} ${over(part)}` : over(part))
    const unlike = {
      above: first.above + sign * second.above,
      below: minus ? Math.abs(first.below - second.below) : first.below + second.below,
    }
    const all = [
      ...(unlike.above > 0 && unlike.below > 0
        ? [
            {
              text: tally(wholes, unlike.above, unlike.below),
              misconception: minus ? 'took-tops-and-bottoms-away' : 'added-tops-and-bottoms',
            },
          ]
        : []),
      {
        text: tally(wholes, first.above + sign * second.above),
        misconception: 'changed-bottoms-but-not-tops',
      },
      { text: tally(wholes, parts + 1), misconception: 'slipped-in-the-top-number' },
      { text: tally(wholes, parts - 1), misconception: 'slipped-in-the-top-number' },
      {
        text: tally(wholes, one - sign * two),
        misconception: minus ? 'added-not-took-away' : 'took-away-not-added',
      },
      { text: tally(wholes + 1, parts), misconception: 'slipped-in-the-whole-number' },
      { text: tally(wholes, parts + 2), misconception: 'slipped-in-the-top-number' },
      { text: tally(wholes, parts - 2), misconception: 'slipped-in-the-top-number' },
    ]
    const alike =
      first.below === second.below
        ? `The bottom numbers are the same, ${common}, so work with the tops.`
        : `Give both the bottom number ${common}: ${[first, second]
            .filter(({ below }) => below !== common)
            .map(part => `${over(part)} = ${(part.above * common) / part.below}/${common}`)
            .join(' and ')}.`
    const broken = parts < 0
    const tops = broken
      ? `${one} is less than ${two}, so break up one whole into ${common} parts: ${one} + ${common} = ${one + common}, and ${one + common} − ${two} = ${parts + common}.`
      : `${one} ${minus ? '−' : '+'} ${two} = ${parts}, which gives ${parts}/${common}.`
    const wholesSaid =
      firstWhole === 0
        ? ''
        : `The whole numbers: ${firstWhole} ${minus ? '−' : '+'} ${secondWhole}${broken ? ' − 1' : ''} = ${broken ? wholes - 1 : wholes}. `
    return {
      stem: `What is **${shown(firstWhole, first)} ${minus ? '−' : '+'} ${shown(secondWhole, second)}**?`,
      right: { text: right },
      wrong: spread(
        random,
        right,
        all.filter(({ text }) => !text.includes('-') && text !== '0'),
      ),
      explanation: `${alike} ${tops} ${wholesSaid}${firstWhole > 0 && parts >= common ? `${parts}/${common} is ${mixed({ above: parts, below: common })}, so add it to ${wholes}: ` : 'In its simplest form '}the answer is **${right}**.`,
    }
  },
})

export const timesOrShare = template({
  id: 'maths.calculating-with-fractions.times-or-share',
  version: 1,
  mode: 'typed',
  seconds: 45,
  draw: (random, step) => {
    const kind =
      (['times-whole', 'unit-by-unit', 'by-fraction', 'share', 'mixed-times'] as const)[step - 1] ?? 'share'
    const [below, other] = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 2) as [number, number]
    const first = proper(random, below)
    const whole = random.int(2, 9)
    if (kind === 'times-whole')
      return { kind, first, second: { above: whole % below === 0 ? whole + 1 : whole, below: 1 }, whole: 0 }
    if (kind === 'unit-by-unit')
      return {
        kind,
        first: { above: 1, below },
        second: random.chance(0.5) ? { above: 1, below: other } : proper(random, other),
        whole: 0,
      }
    if (kind === 'share') return { kind, first, second: { above: whole, below: 1 }, whole: 0 }
    if (kind === 'by-fraction') return { kind, first, second: proper(random, other), whole: 0 }
    return {
      kind,
      first,
      second: random.chance(0.5) ? { above: whole, below: 1 } : proper(random, random.int(3, 6)),
      whole: random.int(1, 4),
    }
  },
  measure: 'what is to be done to which kind of numbers, from a whole number to a mixed number',
  hardness: ({ kind, first, second }) =>
    ['times-whole', 'unit-by-unit', 'by-fraction', 'share', 'mixed-times'].indexOf(kind) +
    2 +
    (first.below + second.below) / 24,
  write: ({ kind, first, second, whole }) => {
    const start = { above: whole * first.below + first.above, below: first.below }
    const share = kind === 'share'
    const raw = share
      ? { above: start.above, below: start.below * second.above }
      : { above: start.above * second.above, below: start.below * second.below }
    const right = mixed(raw)
    const says = (one: Fraction) => (one.below === 1 ? String(one.above) : over(one))
    const firstSaid = whole > 0 ? `${whole} ${over(first)}` : over(first)
    const improper = whole > 0 ? `First write ${firstSaid} as ${over(start)}. ` : ''
    const how = share
      ? `To share ${over(first)} into ${second.above} equal parts, multiply the bottom: ${first.below} × ${second.above} = ${raw.below}.`
      : second.below === 1
        ? `Multiply the top: ${start.above} × ${second.above} = ${raw.above}. The bottom stays ${raw.below}.`
        : `Multiply the tops: ${start.above} × ${second.above} = ${raw.above}. Multiply the bottoms: ${start.below} × ${second.below} = ${raw.below}.`
    return {
      stem: `What is **${firstSaid} ${share ? '÷' : '×'} ${says(second)}**? Give your answer in its simplest form.`,
      expected: { kind: 'fraction', value: right, lowest: true },
      mistakes: [
        ...(share
          ? [
              {
                text: over({ above: first.above * second.above, below: first.below }),
                misconception: 'multiplied-not-divided',
              },
            ]
          : []),
        ...(!share && second.below === 1
          ? [
              {
                text: over({ above: start.above * second.above, below: start.below * second.above }),
                misconception: 'multiplied-top-and-bottom',
              },
            ]
          : []),
        ...(!share && second.below > 1
          ? [
              {
                text: over({ above: start.above + second.above, below: start.below + second.below }),
                misconception: 'added-not-multiplied',
              },
            ]
          : []),
        ...(over(reduced(raw)) === over(raw)
          ? []
          : [{ text: over(raw), misconception: 'not-in-simplest-form' }]),
      ],
      explanation: `${improper}${how} That is ${over(raw)}${right === over(raw) ? '' : `, which is ${right} in its simplest form`}. The answer is **${right}**.`,
    }
  },
})
