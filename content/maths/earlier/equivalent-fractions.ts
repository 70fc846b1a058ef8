import { commonDivisor } from '../../grade.ts'
import { template } from '../../template.ts'
import { type Fraction, lowestCommonMultiple, over, worthOf } from '../fractions.ts'
import { spread } from '../spread.ts'

/** Denominators of the simplest form, for each step. */
const bottoms = [
  [2, 3, 4, 5],
  [3, 4, 5, 6, 8],
  [4, 5, 6, 7, 8, 9],
  [5, 6, 7, 8, 9, 10, 12],
  [7, 8, 9, 11, 12, 13, 15],
] as const

const times = ({ above, below }: Fraction, by: number): Fraction => ({ above: above * by, below: below * by })

export const equal = template({
  id: 'maths.equivalent-fractions.equal',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const below = random.pick(bottoms[step - 1] ?? [2])
    const above = random.pick(
      Array.from({ length: below - 1 }, (_, at) => at + 1).filter(top => commonDivisor(top, below) === 1),
    )
    const [given, asked] = random.sample(step < 3 ? [1, 2, 3, 4, 5] : [2, 3, 4, 5, 6, 7], 2) as [
      number,
      number,
    ]
    return { above, below, given, asked: step < 3 || given > 1 ? asked : asked + 1 }
  },
  measure: 'how often two can be doubled to reach both bottom numbers',
  hardness: ({ below, given, asked }) => Math.log2(below * given) + Math.log2(below * asked),
  write: ({ above, below, given, asked }, random) => {
    const shown = times({ above, below }, given)
    const right = times({ above, below }, asked)
    const add = right.below - shown.below
    const wrong = [
      {
        above: Math.max(1, shown.above + add),
        below: right.below,
        misconception: 'added-the-same-to-top-and-bottom',
      },
      { above: shown.above, below: right.below, misconception: 'changed-only-the-bottom' },
      { above: right.above + 1, below: right.below, misconception: 'slipped-in-the-top-number' },
      { above: right.above, below: right.below + asked, misconception: 'slipped-in-the-bottom-number' },
      { above: Math.max(1, right.above - 1), below: right.below, misconception: 'slipped-in-the-top-number' },
      { above: right.below - right.above, below: right.below, misconception: 'took-the-other-part' },
      { above: right.above, below: right.below - 1, misconception: 'slipped-in-the-bottom-number' },
      { above: right.above + 2, below: right.below, misconception: 'slipped-in-the-top-number' },
      { above: right.above, below: right.below + 2, misconception: 'slipped-in-the-bottom-number' },
    ]
    const simplest = over({ above, below })
    const kept = wrong.filter(one => one.above < one.below)
    return {
      stem: `Which fraction is equal to **${over(shown)}**?`,
      right: { text: over(right) },
      wrong: spread(
        random,
        over(right),
        random.shuffle(kept).map(({ misconception, ...one }) => ({ text: over(one), misconception })),
      ),
      explanation: `${given === 1 ? '' : `Divide the top and bottom of ${over(shown)} by ${given}: ${simplest}. `}${asked === 1 ? `So it is **${over(right)}**.` : `Multiply the top and bottom of ${simplest} by ${asked}: ${above} × ${asked} = ${right.above} and ${below} × ${asked} = ${right.below}. So it is **${over(right)}**.`}`,
    }
  },
})

export const compare = template({
  id: 'maths.equivalent-fractions.compare',
  version: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const largest = random.chance(0.5)
    if (step === 1) {
      const below = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5)
      const above = random.int(1, 3)
      return {
        largest,
        fractions: below.map(one => ({ above, below: one })).filter(one => one.above < one.below),
      }
    }
    const pool =
      [
        [2, 4, 8],
        [2, 3, 4, 6, 12],
        [3, 4, 5, 6, 8, 10, 12],
        [5, 6, 8, 9, 10, 12, 15],
      ][step - 2] ?? []
    const middle = random.int(30, 70) / 100
    const wide = [0.5, 0.35, 0.28, 0.22][step - 2] ?? 0.5
    const all = pool.flatMap(below =>
      Array.from({ length: below - 1 }, (_, at) => ({ above: at + 1, below })),
    )
    const near = random.shuffle(
      all.filter(one => Math.abs(worthOf(one) - middle) < wide && commonDivisor(one.above, one.below) === 1),
    )
    return { largest, fractions: near.slice(0, 5) }
  },
  measure: 'how often two can be doubled to reach a bottom number for all; 2 where the top numbers are equal',
  hardness: ({ fractions }) =>
    new Set(fractions.map(({ above }) => above)).size === 1
      ? 2
      : Math.log2(fractions.map(({ below }) => below).reduce(lowestCommonMultiple, 1)),
  write: ({ fractions, largest }) => {
    const sorted = [...fractions].sort((a, b) => (worthOf(a) - worthOf(b)) * (largest ? -1 : 1))
    const [right, ...others] = sorted as [Fraction, ...Fraction[]]
    const common = fractions.map(({ below }) => below).reduce(lowestCommonMultiple, 1)
    const best = (score: (one: Fraction) => number) =>
      others.reduce(
        (a, b) => (score(b) * (largest ? 1 : -1) > score(a) * (largest ? 1 : -1) ? b : a),
        others[0] ?? right,
      )
    const why = (one: Fraction) =>
      one === best(({ below }) => below)
        ? 'looked-only-at-the-bottom'
        : one === best(({ above }) => above)
          ? 'looked-only-at-the-top'
          : 'compared-unlike-parts'
    const sameTop = new Set(fractions.map(({ above }) => above)).size === 1
    return {
      stem: `Look at these fractions: ${fractions.map(over).join(', ')}. Which is the **${largest ? 'largest' : 'smallest'}**?`,
      right: { text: over(right) },
      wrong: others.map(one => ({ text: over(one), misconception: why(one) })),
      explanation: sameTop
        ? `All the top numbers are ${right.above}. The more parts a whole is cut into, the smaller each part is. So the ${largest ? 'smallest' : 'largest'} bottom number gives the ${largest ? 'largest' : 'smallest'} fraction: **${over(right)}**.`
        : `Give all of them the same bottom number, ${common}: ${sorted.map(one => `${over(one)} = ${(one.above * common) / one.below}/${common}`).join(', ')}. The ${largest ? 'largest' : 'smallest'} is **${over(right)}**.`,
    }
  },
})
