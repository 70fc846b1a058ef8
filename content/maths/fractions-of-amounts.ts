import { commonDivisor } from '../grade.ts'
import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted, grouped, plural } from '../wording.ts'
import { type Fraction, over } from './fractions.ts'
import { people, slipSentences, slips } from './numbers.ts'
import { spread } from './spread.ts'

/** The denominators, and the largest size of one part, for each step. */
const sizes = [
  { bottoms: [2, 3, 4, 5], part: 9 },
  { bottoms: [3, 4, 5, 6, 8, 10], part: 15 },
  { bottoms: [5, 6, 7, 8, 9], part: 30 },
  { bottoms: [7, 8, 9, 11, 12], part: 45 },
  { bottoms: [7, 8, 9, 11, 12, 15], part: 80 },
] as const

function fractionOf(random: Random, step: number): Fraction & { part: number } {
  const { bottoms, part } = sizes[step - 1] ?? sizes[0]
  const below = random.pick(bottoms)
  const tops = Array.from({ length: below - 1 }, (_, at) => at + 1).filter(
    top => commonDivisor(top, below) === 1,
  )
  const above = step === 1 && random.chance(0.5) ? 1 : random.pick(tops.filter(top => top > 1 || below === 2))
  return { above, below, part: random.int(Math.max(3, Math.floor(part / 3)), part) }
}

const units = ['', ' g', ' ml', ' cm', ' m', ' kg'] as const

const ofAmountIn = (version: 1 | 3) =>
  template({
    id: 'maths.fractions-of-amounts.of-amount',
    version,
    ...(version > 1 && { balancedFrom: 1, undoubled: true as const }),
    mode: 'options',
    seconds: 35,
    draw: (random, step) => ({ ...fractionOf(random, step), unit: random.pick(units) }),
    measure: 'digits of the amount, the denominator in threes, and one where the numerator is more than 1',
    hardness: ({ above, below, part }) => String(below * part).length + below / 3 + (above > 1 ? 1 : 0),
    write: ({ above, below, part, unit }, random) => {
      const amount = below * part
      const right = above * part
      const say = (value: number) => `${grouped(value)}${unit}`
      const likely = [
        ...(above > 1 ? [{ text: say(part), misconception: 'found-only-one-part' }] : []),
        { text: say(amount - right), misconception: 'found-what-is-left' },
        ...(amount % above === 0 && above > 1
          ? [{ text: say(amount / above), misconception: 'divided-by-the-top' }]
          : []),
      ]
      const wrong = () => [
        ...likely,
        ...random.shuffle([
          { text: say((part + 1) * above), misconception: 'slipped-in-the-division' },
          { text: say((part - 1) * above), misconception: 'slipped-in-the-division' },
          { text: say(right + part), misconception: 'one-part-too-many' },
          ...(above > 1 ? [{ text: say(right - part), misconception: 'one-part-too-few' }] : []),
        ]),
        ...slips(right, random, say).slice(0, 4),
      ]
      const [top, bottom] = version > 1 ? ['numerator', 'denominator'] : ['top number', 'bottom number']
      return {
        stem: `What is **${over({ above, below })}** of **${say(amount)}**?`,
        right: { text: say(right) },
        wrong:
          version > 1
            ? wrong().filter(({ text }) => text !== say(amount))
            : spread(random, say(right), [...likely, ...slips(right, random, say)]),
        explanation: `Divide by the ${bottom} to find one part: ${grouped(amount)} ÷ ${below} = ${part}.${above > 1 ? ` Then multiply by the ${top}: ${part} × ${above} = **${say(right)}**.` : ` So it is **${say(right)}**.`}`,
      }
    },
  })

export const ofAmount = ofAmountIn(3)

const givings = [
  { thing: 'sticker', first: 'gives', second: 'gives', to: ' to a friend' },
  { thing: 'marble', first: 'gives away', second: 'loses', to: '' },
  { thing: 'strawberry', first: 'eats', second: 'gives away', to: '' },
  { thing: 'page', first: 'reads', second: 'reads', to: '' },
  { thing: 'plum', first: 'sells', second: 'eats', to: '' },
  { thing: 'card', first: 'gives away', second: 'sells', to: '' },
  { thing: 'bulb', first: 'plants', second: 'plants', to: '' },
] as const

export const left = template({
  id: 'maths.fractions-of-amounts.left',
  version: 1,
  mode: 'typed',
  seconds: 55,
  draw: (random, step) => {
    const [one, two] = [fractionOf(random, Math.min(step, 3)), fractionOf(random, Math.max(1, step - 3))]
    const second = step > 2 ? { above: step === 3 ? 1 : two.above, below: two.below } : undefined
    // The second fraction must divide what is left after the first.
    const part = second ? second.below * random.int(2, step + 1) : one.part
    return {
      person: random.pick(people),
      context: random.int(0, givings.length - 1),
      one: { above: one.above, below: one.below },
      part,
      second,
    }
  },
  measure: 'steps of the sum, and digits of the amount',
  hardness: ({ one, part, second }) =>
    (second ? 5 : 2) + (second && second.above > 1 ? 1 : 0) + String(one.below * part).length,
  write: ({ person, context, one, part, second }) => {
    const { thing, first, second: then, to } = givings[context] as (typeof givings)[number]
    const amount = one.below * part
    const taken = one.above * part
    const rest = amount - taken
    const more = second ? (rest / second.below) * second.above : 0
    const right = rest - more
    const things = plural(thing)
    const reads = first === 'reads'
    const start = reads
      ? `A book has ${grouped(amount)} pages. ${person} reads ${over(one)} of them`
      : `${person} has ${counted(amount, thing)} and ${first} ${over(one)} of them${to}`
    const next = second
      ? ` Then ${person} ${then} ${over(second)} of the ${reads ? 'pages that are left' : 'rest'}${then === 'gives' ? ' to a cousin' : ''}.`
      : ''
    const ask = reads ? 'How many pages are still to be read?' : `How many ${things} are left?`
    return {
      stem: `${start}.${next} ${ask} Write the number.`,
      expected: { kind: 'number', value: String(right) },
      mistakes: [
        { text: String(second ? more : taken), misconception: 'found-the-part-not-the-rest' },
        ...(second ? [{ text: String(rest), misconception: 'left-out-the-last-step' }] : []),
        ...(second && amount % second.below === 0 && rest * second.below > amount * second.above
          ? [
              {
                text: String(rest - (amount / second.below) * second.above),
                misconception: 'took-the-second-part-of-the-whole',
              },
            ]
          : []),
      ],
      explanation: `${over(one)} of ${grouped(amount)}: ${grouped(amount)} ÷ ${one.below} = ${part}${one.above > 1 ? `, and ${part} × ${one.above} = ${taken}` : ''}. That leaves ${grouped(amount)} − ${taken} = ${second ? rest : `**${rest}**`}.${second ? ` ${over(second)} of ${rest}: ${rest} ÷ ${second.below} = ${rest / second.below}${second.above > 1 ? `, and ${rest / second.below} × ${second.above} = ${more}` : ''}. So ${rest} − ${more} = **${right}**.` : ''}`,
    }
  },
})

/** The last ones are only for wholes up to 400. */
const wholes: readonly ((fraction: string, part: string, person: string) => string)[] = [
  (fraction, part) => `${fraction} of a number is ${part}. What is the number?`,
  (fraction, part) =>
    `A tank is ${fraction} full. There are ${part} litres of water in it. How many litres does it hold when it is full?`,
  (fraction, part, person) =>
    `${person} has walked ${part} metres. This is ${fraction} of the way to the park. How many metres long is the whole way?`,
  (fraction, part) =>
    `In a choir festival, ${part} singers are children. They are ${fraction} of all the singers. How many singers are there?`,
  (fraction, part, person) =>
    `${person} has read ${part} pages of a book. This is ${fraction} of the book. How many pages does the book have?`,
  (fraction, part, person) =>
    `${person} has saved £${part}. This is ${fraction} of the price of a present. How many pounds does the present cost?`,
]

export const wholeFrom = template({
  id: 'maths.fractions-of-amounts.whole-from-part',
  version: 2,
  balancedFrom: 2,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  harder: 0.4,
  draw: (random, step) => {
    const fraction = fractionOf(random, step)
    const last = fraction.below * fraction.part > 400 ? 3 : wholes.length - 1
    return { ...fraction, context: random.int(0, last), person: random.pick(people) }
  },
  measure: 'digits of the whole, the denominator in threes, and one where the numerator is more than 1',
  hardness: ({ above, below, part }) => String(below * part).length + below / 3 + (above > 1 ? 1 : 0),
  write: ({ above, below, part, context, person }, random) => {
    const [given, right] = [above * part, below * part]
    const fraction = over({ above, below })
    return {
      stem: (wholes[context] as (typeof wholes)[number])(fraction, grouped(given), person),
      right: { text: grouped(right) },
      wrong: spread(random, grouped(right), [
        ...((given * above) % below === 0
          ? [{ text: grouped((given * above) / below), misconception: 'found-the-fraction-of-the-part' }]
          : []),
        ...random
          .shuffle([
            { text: grouped(given * below), misconception: 'forgot-to-divide-by-the-top' },
            { text: grouped(given + right), misconception: 'added-the-part-to-the-whole' },
            { text: grouped(given + part), misconception: 'added-one-part-only' },
            { text: grouped(right - given), misconception: 'found-the-other-part' },
          ])
          .slice(0, 3),
        ...slips(right, random),
      ]),
      explanation: `${grouped(given)} is ${above} of ${below} equal parts.${above > 1 ? ` One part is ${grouped(given)} ÷ ${above} = ${part}.` : ''} The whole is ${below} parts: ${part} × ${below} = **${grouped(right)}**.`,
    }
  },
})

export const fractionsOfAmounts: Topic = {
  id: 'maths.fractions-of-amounts',
  name: 'Fractions of amounts',
  subdomain: 'fractions',
  year: 5,
  prerequisites: ['maths.division', 'maths.equivalent-fractions'],
  about: 'Finding a fraction of an amount, what is left, and the whole from a part.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 3,
    idea: `
What is 3/4 of 20? Think of 20 sweets. Share them out in four equal piles, since the bottom number, the denominator, is 4. Each pile has 5. Now take three piles, since the top number, the numerator, is 3. You get 15.

So the rule is short: **divide by the denominator, multiply by the numerator**.

You can also go back. If 3/4 of a number is 15, then 15 is three piles. One pile is 15 ÷ 3 = 5. The whole is four piles, so it is 20.

Read with care what you are asked for. It may be the part, or it may be what is left.`,
    example: `
A book has 84 pages. Sam has read 2/7 of it. How many pages are left?

1. Divide by the denominator: 84 ÷ 7 = 12. So one part is 12 pages.
2. Multiply by the numerator: 12 × 2 = 24. Sam has read 24 pages.
3. We want what is left: 84 − 24 = **60** pages.
4. Check: five parts are left, and 5 × 12 = 60. Good.`,
    harder: `
Ava has 120 stickers. She gives 3/8 of them to Leo. Then she gives 2/5 of **the rest** to Mei. How many does she have left?

1. First gift: 120 ÷ 8 = 15, and 15 × 3 = 45. Leo gets 45.
2. The rest: 120 − 45 = 75. Write it down, as the next fraction is of this number.
3. Second gift: 75 ÷ 5 = 15, and 15 × 2 = 30. Mei gets 30.
4. Left: 75 − 30 = **45** stickers.
5. Check: 45 + 30 + 45 = 120. Good!

The slip to watch for is taking 2/5 of 120. Ava no longer has 120 stickers then.

Here is one that goes back. **Ben has read 3/7 of a book and has 92 pages left. How long is the book?** If 3/7 is read, then 4/7 is left. So 92 pages are 4 parts. One part is 92 ÷ 4 = 23. The whole is 7 parts: 23 × 7 = **161** pages.

Now you try: 5/9 of a number is 65. What is the number? (It is 117.)`,
    mistake: `
Some children mix up the two numbers of the fraction. For 2/7 of 84 they do 84 ÷ 2 = 42. Stop and think: 2/7 is less than a half. Half of 84 is 42. So the answer must be less than 42. A quick look like this will catch the slip.`,
    tryThis: `
Take 24 coins, beads or bits of pasta. Find 1/2, 1/3, 1/4, 1/6 and 1/8 of them by making piles. Then find 2/3, 3/4 and 5/6. Which of them is the most?`,
  })),
  misconceptions: once(() => ({
    ...slipSentences,
    'found-only-one-part': {
      child: 'You found one part. Now multiply by the numerator to get all the parts.',
      parent:
        'Divides by the denominator and stops there. Draw a bar, split it, and shade as many parts as the numerator says.',
    },
    'slipped-in-the-division': {
      child: 'Check the size of one part. All the parts must make the whole again.',
      parent: 'Slips by one in the division. Multiply one part by the denominator to check it.',
    },
    'one-part-too-many': {
      child: 'You took one part too many. The numerator says how many parts to take.',
      parent: 'Takes one part too many. Draw a bar and count the shaded parts aloud.',
    },
    'one-part-too-few': {
      child: 'You took one part too few. The numerator says how many parts to take.',
      parent: 'Takes one part too few. Draw the bar and tick each part that is counted.',
    },
    'found-what-is-left': {
      child: 'You found the rest. The question asks for the fraction itself.',
      parent:
        'Gives what remains instead of the fraction asked for. Shade a bar and point to the part the question means.',
    },
    'divided-by-the-top': {
      child: 'Divide by the denominator: it says how many parts there are.',
      parent:
        'Divides by the numerator instead of the denominator. “The bottom cuts, the top counts” is a good line to learn.',
    },
    'found-the-part-not-the-rest': {
      child: 'You found what is gone. Take it away to see how many are left.',
      parent:
        'Works out the part that is used but not what is left. Ask if that is the part that went or the part that stayed.',
    },
    'left-out-the-last-step': {
      child: 'There is a second fraction in the story. Use it on what was left.',
      parent:
        'Stops after the first fraction in the story. Draw a bar, cross off the first part and carry on with the rest.',
    },
    'took-the-second-part-of-the-whole': {
      child: 'The second fraction is of what is left, not of all. Use the smaller number.',
      parent:
        'Takes the second fraction of the whole amount instead of the rest. Act it out with 20 counters, one step at a time.',
    },
    'found-the-other-part': {
      child: 'That is the missing part only. Add the part you know to get the whole.',
      parent:
        'Finds the rest but not the whole. Draw a bar, mark the known part and ask how long the whole bar is.',
    },
    'added-the-part-to-the-whole': {
      child: 'You found the whole and then added the part again. The part is inside the whole.',
      parent: 'Adds the known part on top of the whole. Show on a bar that the part is already in it.',
    },
    'added-one-part-only': {
      child: 'One more part is not enough. Count how many parts make the whole.',
      parent:
        'Adds just one more part to the part that is known. Count all the parts on a bar: the denominator tells how many.',
    },
    'forgot-to-divide-by-the-top': {
      child: 'First find one part: divide by the top one. Then make as many parts as the denominator says.',
      parent:
        'Multiplies by the denominator without finding one part first. Ask “How much is one part?” before anything else.',
    },
    'found-the-fraction-of-the-part': {
      child: 'You know the part and need the whole, so the answer must be bigger.',
      parent:
        'Takes the fraction of the number given, though that is only a part. Ask first if the answer should be bigger or smaller.',
    },
  })),
  templates: [ofAmount, left, wholeFrom],
  earlier: [ofAmountIn(1)],
}
