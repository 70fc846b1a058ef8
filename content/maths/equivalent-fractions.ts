import { commonDivisor } from '../grade.ts'
import { once } from '../once.ts'
import { label, picture, rectangle } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { type Fraction, lowestCommonMultiple, over, reduced, worthOf } from './fractions.ts'
import { shadedGrid, shadedGridIn } from './shaded-grid.ts'
import { spread } from './spread.ts'

/** Denominators of the simplest form, for each step. */
const bottoms = [
  [2, 3, 4, 5],
  [3, 4, 5, 6, 8],
  [4, 5, 6, 7, 8, 9],
  [5, 6, 7, 8, 9, 10, 12],
  [7, 8, 9, 11, 12, 13, 15],
] as const

const times = ({ above, below }: Fraction, by: number): Fraction => ({ above: above * by, below: below * by })

const equalIn = (version: 1 | 3) =>
  template({
    id: 'maths.equivalent-fractions.equal',
    version,
    ...(version > 1 && { balancedFrom: 1 }),
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
    measure: 'how often two can be doubled to reach both denominators',
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
        {
          above: Math.max(1, right.above - 1),
          below: right.below,
          misconception: 'slipped-in-the-top-number',
        },
        { above: right.below - right.above, below: right.below, misconception: 'took-the-other-part' },
        { above: right.above, below: right.below - 1, misconception: 'slipped-in-the-bottom-number' },
        { above: right.above + 2, below: right.below, misconception: 'slipped-in-the-top-number' },
        { above: right.above, below: right.below + 2, misconception: 'slipped-in-the-bottom-number' },
      ]
      const simplest = over({ above, below })
      const both = version > 1 ? 'the numerator and the denominator' : 'the top and bottom'
      const kept = wrong.filter(one => one.above < one.below)
      return {
        stem: `Which fraction is equal to **${over(shown)}**?`,
        right: { text: over(right) },
        wrong: spread(
          random,
          over(right),
          random.shuffle(kept).map(({ misconception, ...one }) => ({ text: over(one), misconception })),
        ),
        explanation: `${given === 1 ? '' : `Divide ${both} of ${over(shown)} by ${given}: ${simplest}. `}${asked === 1 ? `So it is **${over(right)}**.` : `Multiply ${both} of ${simplest} by ${asked}: ${above} × ${asked} = ${right.above} and ${below} × ${asked} = ${right.below}. So it is **${over(right)}**.`}`,
      }
    },
  })

export const equal = equalIn(3)

export const simplest = template({
  id: 'maths.equivalent-fractions.simplest',
  version: 1,
  mode: 'typed',
  seconds: 30,
  draw: (random, step) => {
    const below = random.pick(bottoms[step - 1] ?? [2])
    const above = random.pick(
      Array.from({ length: below - 1 }, (_, at) => at + 1).filter(top => commonDivisor(top, below) === 1),
    )
    const by = random.pick(
      [
        [2, 3, 5, 10],
        [2, 3, 4, 5, 6],
        [3, 4, 6, 7, 8],
        [4, 6, 8, 9, 12],
        [6, 8, 9, 12, 14, 15],
      ][step - 1] ?? [2],
    )
    return { above: above * by, below: below * by }
  },
  measure: 'how often two can be doubled to reach the denominator and the common factor',
  hardness: ({ above, below }) => Math.log2(below) + Math.log2(commonDivisor(above, below)),
  write: ({ above, below }) => {
    const common = commonDivisor(above, below)
    const prime = [2, 3, 5, 7].find(by => common % by === 0) ?? 1
    const right = reduced({ above, below })
    return {
      stem: `Write **${above}/${below}** in its simplest form.`,
      expected: { kind: 'fraction', value: over(right), lowest: true },
      mistakes: [
        ...(prime < common
          ? [{ text: `${above / prime}/${below / prime}`, misconception: 'stopped-too-early' }]
          : []),
        { text: `${right.above}/${below}`, misconception: 'divided-only-the-top' },
        { text: `${above}/${right.below}`, misconception: 'divided-only-the-bottom' },
      ],
      explanation: `The largest number that goes into both ${above} and ${below} is ${common}. ${above} ÷ ${common} = ${right.above} and ${below} ÷ ${common} = ${right.below}. So it is **${over(right)}**.`,
    }
  },
})

const compareIn = (version: 1 | 2) =>
  template({
    id: 'maths.equivalent-fractions.compare',
    version,
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
        all.filter(
          one => Math.abs(worthOf(one) - middle) < wide && commonDivisor(one.above, one.below) === 1,
        ),
      )
      return { largest, fractions: near.slice(0, 5) }
    },
    measure: 'how often two can be doubled to reach a denominator for all; 2 where the numerators are equal',
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
      const [top, bottom] = version > 1 ? ['numerator', 'denominator'] : ['top number', 'bottom number']
      const sameTop = new Set(fractions.map(({ above }) => above)).size === 1
      return {
        stem: `Look at these fractions: ${fractions.map(over).join(', ')}. Which is the **${largest ? 'largest' : 'smallest'}**?`,
        right: { text: over(right) },
        wrong: others.map(one => ({ text: over(one), misconception: why(one) })),
        explanation: sameTop
          ? `All the ${top}s are ${right.above}. The more parts a whole is cut into, the smaller each part is. So the ${largest ? 'smallest' : 'largest'} ${bottom} gives the ${largest ? 'largest' : 'smallest'} fraction: **${over(right)}**.`
          : `Give all of them the same ${bottom}, ${common}: ${sorted.map(one => `${over(one)} = ${(one.above * common) / one.below}/${common}`).join(', ')}. The ${largest ? 'largest' : 'smallest'} is **${over(right)}**.`,
      }
    },
  })

export const compare = compareIn(2)

const bars = picture(
  300,
  92,
  'Two bars of the same length. The first is cut into 4 parts and 3 are shaded. The second is cut into 8 parts and 6 are shaded. The shaded lengths are equal.',
  [4, 8]
    .map(
      (parts, row) =>
        Array.from({ length: parts }, (_, at) =>
          rectangle(
            40 + (at * 240) / parts,
            6 + row * 46,
            240 / parts,
            32,
            at < parts * 0.75 ? 'grey' : 'white',
          ),
        ).join('') + label([18, 28 + row * 46], row === 0 ? '3/4' : '6/8'),
    )
    .join(''),
)

export const equivalentFractions: Topic = {
  id: 'maths.equivalent-fractions',
  name: 'Equal fractions',
  subdomain: 'fractions',
  year: 4,
  prerequisites: ['maths.multiplication'],
  about: 'Finding equal fractions, the simplest form, and which fraction is larger.',
  weights: { gl: 3, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 3,
    idea: `
A fraction is a part of a whole. The bottom number, the **denominator**, says how many equal parts the whole is cut into. The top number, the **numerator**, says how many of them you take.

Two fractions can look different and still be **equal**.

${bars.svg}

Cut each quarter in two. Now there are twice as many parts, but each is half the size. So 3/4 is as much as 6/8.

You may multiply the numerator and the denominator by the same number. You may also divide both by the same number. The fraction stays equal.

If no number bigger than 1 goes into both, the fraction is in its **simplest form**.`,
    example: `
Which is larger, 2/3 or 3/5?

1. We need the same denominator. Both 3 and 5 go into 15.
2. Multiply the numerator and the denominator of 2/3 by 5. You get 10/15.
3. Multiply the numerator and the denominator of 3/5 by 3. You get 9/15.
4. 10 parts are more than 9 parts. So **2/3** is larger.`,
    harder: `
Which of these is equal to **21/56**: 13/48, 15/40 or 16/51?

1. You cannot get from 56 to 40 by a whole number of times. So make the fraction simple first.
2. Both 21 and 56 can be divided by 7: 21 ÷ 7 = 3 and 56 ÷ 7 = 8. So 21/56 = 3/8.
3. Now build it up again. 3/8 with 5 times as many parts: 3 × 5 = 15 and 8 × 5 = 40.
4. So **15/40** is equal to 21/56.
5. Why not 13/48? From 21/56, someone took 8 from the numerator and 8 from the denominator. But only multiplying and dividing keep a fraction equal.

Which is the **smallest**: 5/9, 7/12 or 8/15? All are a bit more than a half, so guessing won't do. Find a number that 9, 12 and 15 all go into: 180. Then 5/9 = 100/180, 7/12 = 105/180 and 8/15 = 96/180. The smallest is **8/15**.

Now you try: write 54/72 in its simplest form. (It is 3/4.)`,
    mistake: `
Some children think that 1/8 is more than 1/5, since 8 is more than 5. Think of a cake. If eight friends share it, do you get more than if five friends share it? No, your piece is smaller! More parts means smaller parts.`,
    tryThis: `
Fold a strip of paper in half, and in half again. Shade three of the four parts. Now fold it once more and open it. How many parts are there now? How many are shaded? You have found an equal fraction.`,
  })),
  misconceptions: once(() => ({
    'slipped-in-the-bottom-number': {
      child: 'The denominator is not quite right. Do the same to it as you do to the top.',
      parent:
        'Gets the numerator (on top) right but slips in the denominator (below). Write the same × or ÷ beside both numbers.',
    },
    'took-the-other-part': {
      child: 'That is the part that is missing from the whole. Keep to the part in the question.',
      parent:
        'Gives the rest of the whole, such as 1/4 for 3/4. Shade a bar together and say which part the fraction means.',
    },
    'changed-only-the-bottom': {
      child: 'You changed the denominator. Now do the same to the numerator.',
      parent:
        'Changes the denominator (the bottom number) and leaves the numerator as it was. Fold paper to see that both numbers grow together.',
    },
    'slipped-in-the-top-number': {
      child: 'The numerator is not quite right. Do the same to it as you do to the bottom.',
      parent:
        'Gets the denominator (below) right but slips in the numerator (on top). Write the same × or ÷ beside both numbers and work each out.',
    },
    'added-the-same-to-top-and-bottom': {
      child: 'To keep a fraction equal, multiply or divide. Adding changes its size.',
      parent:
        'Adds the same number to the numerator and the denominator. Compare 1/2 and 2/3 on a folded strip to see that they differ.',
    },
    'divided-only-the-top': {
      child: 'You divided the top. Now do the same to the bottom one, the denominator.',
      parent:
        'Simplifies only the numerator. Learn the motto “Whatever I do to the top, I do to the bottom” together.',
    },
    'divided-only-the-bottom': {
      child: 'You divided the bottom. Now do the same to the top one, the numerator.',
      parent:
        'Simplifies only the denominator (the bottom number). Draw the fraction to see that its size has changed.',
    },
    'compared-unlike-parts': {
      child:
        'Parts of different sizes are hard to compare. Give all the fractions the same denominator first.',
      parent:
        'Compares fractions with different denominators by eye. Change them to the same denominator, or draw equal bars.',
    },
    'looked-only-at-the-bottom': {
      child: 'A big denominator means small parts. Think of a cake cut into many pieces.',
      parent:
        'Judges a fraction by its denominator alone. Cut one sandwich in 3 and another in 8, and compare the pieces.',
    },
    'looked-only-at-the-top': {
      child: 'The numerator counts the parts, but the denominator says how big they are. Use both.',
      parent:
        'Judges a fraction by its numerator alone. Compare 3/4 with 5/12 on two bars of the same length.',
    },
    'compared-shaded-with-not-shaded': {
      child: 'The denominator counts all of the parts, both grey and white.',
      parent:
        'Compares the shaded part with the white part instead of the whole. Count all the squares first and write that number below.',
    },
    'miscounted-by-one': {
      child: 'You were one square out. Mark each shaded square as you count it.',
      parent: 'Miscounts the shaded squares by one. Touch or mark each square while counting.',
    },
    'gave-the-part-that-is-not-shaded': {
      child: 'You gave the white part. The question asks for the shaded part.',
      parent:
        'Gives the fraction that is not shaded. Ask them to underline the word “shaded” before they count.',
    },
    'miscounted-the-parts': {
      child: 'Check how many squares there are in all. Count one row, then the rows.',
      parent:
        'Miscounts how many parts there are in all. Multiply rows by columns instead of counting one by one.',
    },
    'miscounted-by-two': {
      child: 'You were two squares out. Count the shaded squares row by row.',
      parent:
        'Miscounts the shaded squares by two. Write the number of shaded squares at the end of each row, then add.',
    },
    'counted-halves-as-wholes': {
      child: 'Some squares are only half shaded. Two halves make one whole square.',
      parent: 'Counts half-shaded squares as whole ones. Pair up the halves together before counting.',
    },
    'left-out-the-halves': {
      child: 'The half squares count too. Put two halves together to make one.',
      parent:
        'Leaves out the squares that are only half shaded. Join them in pairs and add them to the whole ones.',
    },
  })),
  templates: [equal, simplest, compare, shadedGrid],
  earlier: [equalIn(1), compareIn(1), shadedGridIn(1)],
}
