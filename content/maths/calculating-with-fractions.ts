import { commonDivisor } from '../grade.ts'
import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { type Fraction, lowestCommonMultiple, mixed, over, reduced } from './fractions.ts'
import { spread } from './spread.ts'

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

/** With them, no answer at step 2 is much more common than the others. */
const morePairs = [...(pairs[1] ?? []), [2, 10], [5, 15], [4, 16], [6, 18], [5, 20]] as const

const addOrTakeIn = (version: 1 | 3) =>
  template({
    id: 'maths.calculating-with-fractions.add-or-take',
    version,
    ...(version > 1 && { balancedFrom: 1, undoubled: true as const }),
    mode: 'options',
    seconds: 55,
    draw: (random, step) => {
      const [below, other] = random.shuffle(
        random.pick(version > 1 && step === 2 ? morePairs : (pairs[step - 1] ?? [])),
      ) as [number, number]
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
    measure: 'size of the common denominator, in doublings, and two for whole numbers',
    hardness: ({ first, second, firstWhole }) =>
      Math.log2(lowestCommonMultiple(first.below, second.below)) +
      (first.below === second.below ? 0 : 1) +
      (firstWhole > 0 ? 2 : 0),
    write: ({ first, second, firstWhole, secondWhole, minus }, random) => {
      const common = lowestCommonMultiple(first.below, second.below)
      const [one, two] = [first, second].map(({ above, below }) => (above * common) / below) as [
        number,
        number,
      ]
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
      // Those that can be simplified no further than the right one come first, or it would often be the longest.
      const alikeFirst = (by: number) =>
        commonDivisor(parts + by, common) === commonDivisor(parts, common) ? 0 : 1
      const mixedSlips = () =>
        random.shuffle([1, -1, 2, -2, 3, -3, 4, -4]).sort((a, b) => alikeFirst(a) - alikeFirst(b))
      const slips = (version > 1 ? mixedSlips() : [1, -1, 2, -2]).map(by => ({
        text: tally(wholes, parts + by),
        misconception: 'slipped-in-the-top-number',
      }))
      const early = version > 1 ? 3 : 2
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
        ...slips.slice(0, early),
        {
          text: tally(wholes, one - sign * two),
          misconception: minus ? 'added-not-took-away' : 'took-away-not-added',
        },
        { text: tally(wholes + 1, parts), misconception: 'slipped-in-the-whole-number' },
        ...slips.slice(early, 5),
      ]
      const [tops, bottom, both] =
        version > 1 ? ['numerators', 'denominator', 'both fractions'] : ['tops', 'bottom number', 'both']
      const alike =
        first.below === second.below
          ? `The ${bottom}s are the same, ${common}, so work with the ${tops}.`
          : `Give ${both} the ${bottom} ${common}: ${[first, second]
              .filter(({ below }) => below !== common)
              .map(part => `${over(part)} = ${(part.above * common) / part.below}/${common}`)
              .join(' and ')}.`
      const broken = parts < 0
      const joined = broken
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
        explanation: `${alike} ${joined} ${wholesSaid}${firstWhole > 0 && parts >= common ? `${parts}/${common} is ${mixed({ above: parts, below: common })}, so add it to ${wholes}: ` : 'In its simplest form '}the answer is **${right}**.`,
      }
    },
  })

export const addOrTake = addOrTakeIn(3)

const timesOrShareIn = (version: 1 | 2) =>
  template({
    id: 'maths.calculating-with-fractions.times-or-share',
    version,
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
      const [top, bottom] = version > 1 ? ['numerator', 'denominator'] : ['top', 'bottom']
      const how = share
        ? `To share ${over(first)} into ${second.above} equal parts, multiply the ${bottom}: ${first.below} × ${second.above} = ${raw.below}.`
        : second.below === 1
          ? `Multiply the ${top}: ${start.above} × ${second.above} = ${raw.above}. The ${bottom} stays ${raw.below}.`
          : `Multiply the ${top}s: ${start.above} × ${second.above} = ${raw.above}. Multiply the ${bottom}s: ${start.below} × ${second.below} = ${raw.below}.`
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

export const timesOrShare = timesOrShareIn(2)

export const convert = template({
  id: 'maths.calculating-with-fractions.convert',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const below = random.int(2 + Math.ceil(step / 2), 4 + step * 2)
    return {
      whole: random.int(Math.ceil(step / 2), 1 + step * 2),
      ...proper(random, below),
      toMixed: random.chance(0.5),
    }
  },
  measure: 'how often two can be doubled to reach the numerator',
  hardness: ({ whole, above, below }) => Math.log2(whole * below + above),
  write: ({ whole, above, below, toMixed }, random) => {
    const top = whole * below + above
    if (toMixed)
      return {
        stem: `Which mixed number is equal to **${top}/${below}**?`,
        right: { text: `${whole} ${above}/${below}` },
        wrong: spread(
          random,
          `${whole} ${above}/${below}`,
          [
            { text: `${whole + 1} ${above}/${below}`, misconception: 'one-whole-too-many' },
            { text: `${whole} ${above}/${below + 1}`, misconception: 'changed-the-bottom-number' },
            { text: `${above} ${whole}/${below}`, misconception: 'swapped-whole-and-top' },
            {
              text: `${whole} ${(above % (below - 1)) + 1}/${below}`,
              misconception: 'miscounted-what-is-left',
            },
            { text: `${whole + 2} ${above}/${below}`, misconception: 'too-many-wholes' },
            ...(whole > 1
              ? [{ text: `${whole - 1} ${above}/${below}`, misconception: 'one-whole-too-few' }]
              : []),
            ...(above > 1
              ? [{ text: `${whole} ${above - 1}/${below}`, misconception: 'miscounted-what-is-left' }]
              : []),
            { text: `${whole} ${above + 1}/${below}`, misconception: 'miscounted-what-is-left' },
          ].filter(({ text }) => {
            const [up = 0, down = 1] = (text.split(' ')[1] ?? '').split('/').map(Number)
            return up < down
          }),
        ),
        explanation: `How many times does ${below} go into ${top}? ${below} × ${whole} = ${whole * below}, so there ${whole === 1 ? 'is 1 whole' : `are ${whole} wholes`}. ${top} − ${whole * below} = ${above === 1 ? '1 part is' : `${above} parts are`} left: **${whole} ${above}/${below}**.`,
      }
    return {
      stem: `Which fraction is equal to **${whole} ${above}/${below}**?`,
      right: { text: `${top}/${below}` },
      wrong: spread(random, `${top}/${below}`, [
        { text: `${whole + above}/${below}`, misconception: 'added-the-whole-to-the-top' },
        { text: `${whole * above}/${below}`, misconception: 'multiplied-the-whole-by-the-top' },
        { text: `${whole}${above}/${below}`, misconception: 'wrote-the-digits-side-by-side' },
        { text: `${whole * below}/${below}`, misconception: 'left-out-the-top' },
        { text: `${top + 1}/${below}`, misconception: 'slipped-by-one' },
        { text: `${top - below}/${below}`, misconception: 'one-whole-too-few' },
        { text: `${top + below}/${below}`, misconception: 'one-whole-too-many' },
        { text: `${top + 2}/${below}`, misconception: 'slipped-by-two' },
      ]),
      explanation: `One whole is ${below}/${below}. ${whole} ${whole === 1 ? 'whole is' : 'wholes are'} ${whole} × ${below} = ${whole * below} parts. ${whole * below} + ${above} = ${top}. So it is **${top}/${below}**.`,
    }
  },
})

export const calculatingWithFractions: Topic = {
  id: 'maths.calculating-with-fractions',
  name: 'Sums with fractions',
  subdomain: 'fractions',
  year: 6,
  prerequisites: ['maths.equivalent-fractions', 'maths.factors-multiples-primes'],
  about: 'Adding, subtracting, multiplying and dividing fractions, and mixed numbers.',
  weights: { gl: 3, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 3,
    idea: `
You can add, subtract, multiply and divide fractions. Each has its own way. Remember: the top number is the **numerator**, and the bottom number is the **denominator**.

**Add or subtract:** the parts must have the same size. So make the denominators equal first. Then work with the numerators. The denominator stays.

**Multiply:** multiply the numerators, and multiply the denominators. So 2/3 × 4/5 = 8/15.

**Divide by a whole number:** the parts get smaller, so multiply the denominator. So 3/4 ÷ 2 = 3/8.

A **mixed number** has a whole number and a fraction, like 2 1/3. You can write it as thirds: two wholes are 6 thirds, and one more makes 7/3.

In the end, make your answer as simple as you can.`,
    example: `
What is 3/4 + 1/6?

1. Which number do both 4 and 6 go into? It is 12.
2. 3/4 = 9/12. Multiply the numerator and the denominator by 3.
3. 1/6 = 2/12. Multiply the numerator and the denominator by 2.
4. 9/12 + 2/12 = **11/12**.
5. No number bigger than 1 goes into 11 and 12, so we are done.`,
    harder: `
What is **6 1/4 − 2 5/6**?

1. Both 4 and 6 go into 12. So 6 1/4 = 6 3/12, and 2 5/6 = 2 10/12.
2. Now we have 6 3/12 − 2 10/12. But 3 twelfths are less than 10 twelfths!
3. So swap one of the 6 wholes for 12 twelfths. Now there are 5 wholes and 12 + 3 = 15 twelfths: 5 15/12.
4. Subtract the parts: 15 − 10 = 5 twelfths. Subtract the wholes: 5 − 2 = 3.
5. The answer is **3 5/12**.
6. Check: 3 5/12 + 2 10/12 = 5 15/12 = 6 3/12. Good!

The slip to watch for is 10 − 3 = 7. That takes the wrong fraction away.

What is **3 3/4 × 2/5**? First turn the mixed number into quarters: 3 × 4 + 3 = 15, so it is 15/4. Then 15 × 2 = 30 and 4 × 5 = 20. That is 30/20 = **1 1/2**.

Now you try: 7 1/5 − 3 3/4. (It is 3 9/20.)`,
    mistake: `
Some children add the numerators and add the denominators. Then 1/2 + 1/2 turns into 2/4. But two halves make one whole cake, and 2/4 is only half a cake! If you add, the answer must be more than each part. Look at the size and you will see the slip.`,
    tryThis: `
Fold a sheet of paper in half. Then fold the half into three equal parts. Open it. How many parts are there? You have found one third of a half. Write it as a sum.`,
  })),
  misconceptions: once(() => ({
    'slipped-by-two': {
      child: 'You are very close. Work out the numerator once more, step by step.',
      parent: 'Slips by two in the numerator. Have them write down every step and check the last sum.',
    },
    'added-tops-and-bottoms': {
      child: 'Do not add the denominators. Make them the same, then add the numerators.',
      parent:
        'Adds the numerators and adds the denominators. Use paper strips to see that 1/2 and 1/2 do not make 2/4.',
    },
    'took-away-not-added': {
      child: 'Look at the sign once more. This one is a plus.',
      parent:
        'Takes one fraction from the other where they should be added. Trace over the sign with a pencil before starting.',
    },
    'slipped-in-the-top-number': {
      child: 'Nearly there: only the numerator is out. Work out each numerator again with care.',
      parent:
        'Uses the right method but slips in the numerator (the top number). Write each new fraction down before adding or taking away.',
    },
    'slipped-in-the-whole-number': {
      child: 'The fraction part is right. Check the whole numbers again.',
      parent:
        'Gets the fraction right but the whole number one too big. Deal with whole numbers and fractions on separate lines.',
    },
    'added-not-took-away': {
      child: 'Look at the sign once more. This one is a minus.',
      parent:
        'Adds the fractions where one should be taken away. Ask whether the answer should be bigger or smaller than the first number.',
    },
    'changed-bottoms-but-not-tops': {
      child: 'When the denominator grows, the top must grow the same number of times.',
      parent:
        'Finds a common denominator but leaves the numerators as they were. Change one fraction at a time: 1/2 is 2/4.',
    },
    'took-tops-and-bottoms-away': {
      child: 'Do not take the bottoms away. Make them the same first. Then take away the numerators.',
      parent:
        'Takes numerator from numerator and denominator from denominator. Draw both fractions on equal bars cut into the same parts.',
    },
    'multiplied-top-and-bottom': {
      child: 'The parts stay the same size, so keep the denominator. Only the top one grows.',
      parent:
        'Multiplies both numerator and denominator by the whole number, which changes nothing. Think of 3 lots of 1/5 as 1/5 + 1/5 + 1/5.',
    },
    'added-not-multiplied': {
      child: 'The sign is ×. So it is top times top for the numerator, and bottom times bottom.',
      parent:
        'Adds the numerators and the denominators instead of multiplying. Read × as “of”: half of a third.',
    },
    'multiplied-not-divided': {
      child: 'When you share, each part gets smaller. So it is the denominator that grows, not the top.',
      parent:
        'Multiplies the numerator where the fraction is shared. Fold a shaded strip to see that the parts get smaller.',
    },
    'left-out-the-top': {
      child: 'You counted the parts in the wholes. Now add the parts on top of the fraction.',
      parent:
        'Turns the whole number into parts but forgets the fraction beside it. Use pizzas: whole ones first, then the extra slices.',
    },
    'one-whole-too-few': {
      child: 'One whole is missing. Count the wholes again.',
      parent:
        'Is one whole short when changing between mixed numbers and fractions. Draw the wholes as circles and cut them into parts.',
    },
    'added-the-whole-to-the-top': {
      child: 'Turn each whole into parts first: the denominator says how many. Then add the top.',
      parent:
        'Adds the whole number to the numerator. Ask how many quarters there are in 2 wholes before going on.',
    },
    'multiplied-the-whole-by-the-top': {
      child: 'Use the denominator: it says how many parts each whole has. Then add the top.',
      parent:
        'Multiplies the whole number by the numerator instead of the denominator. The denominator tells how many parts one whole has.',
    },
    'slipped-by-one': {
      child: 'The numerator is just one out. Multiply and add once more.',
      parent:
        'Uses the right method but the numerator is one too big. Check by counting how many wholes fit into the answer.',
    },
    'wrote-the-digits-side-by-side': {
      child: 'Do not just write the digits in a row. Change the wholes into parts and add.',
      parent:
        'Puts the whole number and the numerator next to each other as digits. Draw the wholes, cut them up and count the parts.',
    },
    'changed-the-bottom-number': {
      child: 'The parts stay the same size, so the denominator stays the same.',
      parent:
        'Changes the denominator along the way. Only the numerator is regrouped into wholes; the size of the parts never changes.',
    },
    'one-whole-too-many': {
      child: 'That is one whole too many. Multiply it back and check.',
      parent:
        'Counts one whole too many when changing between mixed numbers and fractions. Multiply back to check.',
    },
    'too-many-wholes': {
      child: 'That is more wholes than will fit. See how often the denominator goes into the numerator.',
      parent:
        'Takes far too many wholes out of the fraction. Count up in the denominator until the numerator is reached.',
    },
    'miscounted-what-is-left': {
      child: 'Your wholes are right. Check how many parts are left over.',
      parent: 'Finds the wholes but miscounts the parts left over. Multiply the wholes back and subtract.',
    },
    'swapped-whole-and-top': {
      child: 'The wholes come first. What is left over goes on top of the fraction.',
      parent:
        'Swaps the number of wholes and the parts left over. Say it aloud: “3 wholes and 1 quarter left”.',
    },
  })),
  templates: [addOrTake, timesOrShare, convert],
  earlier: [addOrTakeIn(1), timesOrShareIn(1)],
}
