import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { decimalSum } from './decimal-sums.ts'
import { shift as shiftBefore } from './earlier/decimals.ts'
import { scaled } from './numbers.ts'
import { spread } from './spread.ts'
import { shift } from './times-ten.ts'

/** Thousandths as a decimal: 2,350 is 2.35. */
const decimal = (thousandths: number) => scaled(thousandths, -3)

export const compareDecimals = template({
  id: 'maths.decimals.compare',
  version: 1,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const whole = random.int(step < 3 ? 3 : 0, 9) * 1000
    const tenth = random.int(1, 8) * 100
    const near = [2000, 500, 100, 30, 14][step - 1] ?? 1000
    const grains = [
      [100, 10],
      [100, 10],
      [100, 10],
      [100, 10, 1],
      [100, 10, 1, 1],
    ][step - 1] ?? [100]
    const values = new Set<number>()
    // Numbers of different lengths, close together, so that the length doesn't show which is larger.
    while (values.size < 5) {
      const grain = random.pick(grains)
      const free = whole + tenth + random.int(-near, near)
      const value = Math.round(free / grain) * grain
      if (value > 0 && value % 1000 > 0) values.add(value)
    }
    return { values: random.shuffle([...values]), largest: random.chance(0.5) }
  },
  measure: 'decimal places in all, and how close the two nearest to the answer are',
  hardness: ({ values, largest }) => {
    const [first = 0, second = 0] = [...values].sort((a, b) => (largest ? b - a : a - b))
    const places = values.map(value => String(value / 1000).split('.')[1]?.length ?? 0)
    return places.reduce((sum, one) => sum + one, 0) + Math.log10(1000 / Math.abs(first - second)) * 2
  },
  write: ({ values, largest }) => {
    const [right = 0, ...others] = [...values].sort((a, b) => (largest ? b - a : a - b))
    const places = (value: number) => decimal(value).split('.')[1]?.length ?? 0
    const longest = Math.max(...values.map(places))
    const word = largest ? 'largest' : 'smallest'
    return {
      stem: `Which of these numbers is the **${word}**? ${values.map(decimal).join(', ')}.`,
      right: { text: decimal(right) },
      wrong: others.map(value => ({
        text: decimal(value),
        misconception:
          places(value) === places(right) ? 'compared-the-wrong-places' : 'was-led-by-the-length',
      })),
      explanation: `Give all of them ${longest === 1 ? 'one decimal place' : `${longest} decimal places`} by writing zeros at the end: ${[right, ...others].map(value => (value / 1000).toFixed(longest)).join(', ')}. Now compare from the left, place by place. The ${word} is **${decimal(right)}**.`,
    }
  },
})

const denominators = [
  [2, 4, 5],
  [4, 5, 20],
  [20, 25, 50],
  [25, 40, 50, 200],
  [8, 40, 80, 125, 250],
] as const

const asDecimalIn = (version: 1 | 3) =>
  template({
    id: 'maths.decimals.from-fraction',
    version,
    ...(version > 1 && { balancedFrom: 1, undoubled: true as const }),
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      const below = random.pick(denominators[step - 1] ?? [2])
      const tops = Array.from({ length: below - 1 }, (_, at) => at + 1).filter(
        top => top % 2 > 0 || below % 2 > 0,
      )
      return {
        whole: random.chance(0.6) ? random.int(1, 9) : 0,
        above: random.pick(tops.filter(top => top % 5 > 0 || below % 5 > 0)),
        below,
      }
    },
    measure: 'decimal places of the answer, and the denominator in tens',
    hardness: ({ above, below }) => (String(above / below).split('.')[1]?.length ?? 0) + below / 10,
    write: ({ whole, above, below }, random) => {
      const places = [1, 2, 3, 4].find(count => (above * 10 ** count) % below === 0) ?? 4
      const digits = (above * 10 ** places) / below
      const times = 10 ** places / below
      const say = (value: number, power: number) => scaled(value + whole * 10 ** -power, power)
      const side = `${whole}.${above}${below}`
      const turned = below / above
      const top = { text: `${whole}.${above}`, misconception: 'wrote-the-top-after-the-point' }
      const small = { text: say(digits, -places - 1), misconception: 'one-place-too-small' }
      const bottom =
        below < 100 ? [{ text: say(below, -2), misconception: 'wrote-the-bottom-after-the-point' }] : []
      const tenthMore = {
        text: say(digits + 10 ** (places - 1), -places),
        misconception: 'slipped-by-a-tenth',
      }
      const tenthLess =
        digits > 10 ** (places - 1)
          ? [{ text: say(digits - 10 ** (places - 1), -places), misconception: 'slipped-by-a-tenth' }]
          : []
      const slip = {
        text: say(digits + 5 * 10 ** Math.max(places - 2, 0), -places),
        misconception: 'slipped-in-the-division',
      }
      const large = { text: say(digits, 1 - places), misconception: 'one-place-too-large' }
      const besides = (text: string) => ({ text, misconception: 'wrote-the-digits-after-the-point' })
      const wrong = () => {
        const all = [
          ...(side.length < 8 ? [besides(side)] : []),
          top,
          ...(whole === 0 ? [{ text: `${above}.${below}`, misconception: 'put-the-point-between' }] : []),
          small,
          ...bottom,
          ...(digits < 10 ** (places - 1) ? [large] : []),
          ...(whole === 0 && Number.isInteger(turned * 1000)
            ? [{ text: grouped(turned), misconception: 'divided-the-wrong-way-round' }]
            : []),
          ...(whole > 0
            ? [{ text: scaled(digits, -places), misconception: 'left-out-the-whole-number' }]
            : []),
          tenthMore,
          ...tenthLess,
          slip,
          ...(whole === 0 ? [large] : []),
        ]
        return [...random.shuffle(all.slice(0, 6)), ...random.shuffle(all.slice(6))]
      }
      const firstWrong = () =>
        spread(
          random,
          say(digits, -places),
          random.shuffle([
            besides(side.length < 8 ? side : top.text),
            top,
            small,
            ...bottom,
            tenthMore,
            slip,
            large,
            ...tenthLess,
          ]),
        )
      const reached = `${above}/${below} = ${digits}/${grouped(10 ** places)}`
      const tenths = scaled(digits, -places)
      const right = `**${say(digits, -places)}**`
      const said = `Make the denominator ${grouped(10 ** places)}: multiply the numerator and the denominator by ${times}. ${
        whole > 0 ? `${reached} = ${tenths}. With the whole number it is ${right}.` : `${reached} = ${right}.`
      }`
      const firstSaid = `Make the bottom number ${grouped(10 ** places)}: multiply top and bottom by ${times}. ${reached}, which is ${tenths}. ${whole > 0 ? 'With the whole number it is' : 'So it is'} ${right}.`
      return {
        stem: `Which decimal is equal to **${whole > 0 ? `${whole} ` : ''}${above}/${below}**?`,
        right: { text: say(digits, -places) },
        wrong: version > 1 ? wrong() : firstWrong(),
        explanation: version > 1 ? said : firstSaid,
      }
    },
  })

export const asDecimal = asDecimalIn(3)

export const decimals: Topic = {
  id: 'maths.decimals',
  name: 'Decimals',
  subdomain: 'fractions',
  year: 5,
  prerequisites: ['maths.place-value', 'maths.equivalent-fractions', 'maths.multiplication'],
  about: 'Comparing decimals, working with them, and changing fractions into decimals.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 3,
    idea: `
A decimal point splits a number. Wholes are on the left. Parts of a whole are on the right.

| ones | tenths | hundredths |
|---|---|---|
| 3 | 4 | 7 |

The first place after the point counts tenths. The next one counts hundredths. So 3.47 is 3 wholes, 4 tenths and 7 hundredths.

To **compare**, line up the points. Start at the left. The first place that is not the same tells you which is more.

To **add or subtract**, line up the points too. Fill gaps with zeros.

To **multiply by ten**, move each digit one place to the left. To divide by ten, move each digit one place to the right.

To make a decimal from a **fraction**, get 10 or 100 as the denominator, the bottom number: 3/5 = 6/10 = 0.6.`,
    example: `
What is 5 − 1.37?

1. Write 5 as 5.00, so that both have two places.
2. Line up the points: 5.00 − 1.37.
3. Now subtract as with 500 − 137. That is 363.
4. Put the point back: **3.63**.
5. Check: 3.63 + 1.37 = 5.00. Good.`,
    harder: `
What is **0.36 × 0.7**?

1. Leave the points out at first: 36 × 7 = 252.
2. Count the decimal places. 0.36 has two and 0.7 has one. That makes three.
3. So the answer has three decimal places too: **0.252**.
4. Check: 0.7 of a number is less than the number. And 0.252 is less than 0.36. Good!

Write **2 17/40** as a decimal.

1. Make the denominator 10, 100 or 1,000. 40 does not go into 100, but 40 × 25 = 1,000.
2. Multiply the numerator, the top number, by 25 as well: 17 × 25 = 425. So 17/40 = 425/1,000 = 0.425.
3. Add the whole number: **2.425**.

The slip here is to write 2.17 or 2.1740. A decimal counts tenths, hundredths and thousandths, not fortieths.

What goes in the box? **□ ÷ 100 = 0.36**

Work backwards. The opposite of ÷ 100 is × 100. Each digit of 0.36 moves two places to the left, so the box is **36**. Check: 36 ÷ 100 = 0.36. Good!

Now you try: what is 1.2 × 0.05? (It is 0.06.)`,
    mistake: `
Some children think that 0.35 is more than 0.4, since 35 is more than 4. But 0.4 is 4 tenths and 0.35 has just 3 tenths. Write 0.4 as 0.40. Now you can see it: 40 hundredths is more than 35 hundredths. A long number need not be a big one.`,
    tryThis: `
Find five prices or weights with a point at home or in a shop. Put them in order from the least to the most. Then add the two smallest ones.`,
  })),
  misconceptions: once(() => ({
    'compared-the-wrong-places': {
      child:
        'Compare from the left: whole numbers first, then tenths, then hundredths. Stop at the first that differs.',
      parent:
        'Compares digits of different places. Write the numbers under each other with the points in line.',
    },
    'was-led-by-the-length': {
      child: 'A longer decimal is not always bigger. Write zeros at the end until all have the same length.',
      parent:
        'Judges decimals by how long they are, such as 0.35 above 0.4. Compare them as money: 35p and 40p.',
    },
    'moved-several-places-wrong': {
      child: 'Count the zeros in 10, 100 or 1,000. The digits move just that many places.',
      parent:
        'Moves the digits by too many or too few places. Count the zeros and slide the digits in a column table, one place for each.',
    },
    'left-out-the-part-after-the-point': {
      child: 'The digits after the point move too. Keep all of them in your answer.',
      parent:
        'Multiplies or divides only the part before the point. Slide the whole number, every digit, in a column table.',
    },
    'moved-one-place-wrong': {
      child: 'One place out. Count the zeros again and move every digit once for each zero.',
      parent:
        'Is ten times too big or too small. Count the zeros in the 10, 100 or 1,000 aloud and move one place for each.',
    },
    'moved-the-digits-the-wrong-way': {
      child: 'Multiplying moves the digits to the left, and dividing to the right. You went the other way.',
      parent:
        'Moves the digits the wrong way, so that a number gets smaller when it is multiplied. Ask “Larger or smaller?” before each one.',
    },
    'wrote-extra-zeros': {
      child: 'Writing more zeros is not enough here. Move every digit one place for each zero.',
      parent:
        'Writes extra zeros into a decimal instead of moving its digits, such as 0.470 for 0.47 × 10. Slide the digits in a column table.',
    },
    'dropped-the-zero-inside': {
      child: 'There is a zero inside the number. It moves along with the other digits.',
      parent:
        'Loses a zero that holds a place, so 20.5 becomes 2.5. Read the number aloud with its column names.',
    },
    'did-not-work-backwards': {
      child: 'The box comes first, so work backwards: × turns into ÷, and ÷ turns into ×.',
      parent: 'Does the sum as it is printed although the first number is missing. Ask what undoes “× 100”.',
    },
    'made-only-the-first-step': {
      child: 'There are two steps. You made the first one, so now make the second.',
      parent: 'Stops after the first of two steps. Tick each step once it is done.',
    },
    'forgot-to-carry': {
      child: 'Look at each column again. Carry when you add, and swap when you take away.',
      parent:
        'Forgets to carry when adding decimals, or to swap when taking away. Neat columns with the small numbers written in help.',
    },
    'did-not-line-up-the-points': {
      child: 'Put the points under each other first. Then fill the gaps with zeros.',
      parent:
        'Lines the numbers up at the right-hand end, as with whole numbers. Put the points under each other and add zeros at the end.',
    },
    'decimal-point-one-place-out': {
      child: 'Your digits are right, but the point is one place out. Guess the rough size first.',
      parent:
        'Gets the digits right and the decimal point one place wrong. Round the numbers first and see what size to expect.',
    },
    'left-out-the-decimal-point': {
      child: 'You worked without the point, which is fine. Now put it back at the end.',
      parent:
        'Forgets to put the decimal point back after multiplying or dividing. Ask about how big the answer should be.',
    },
    'one-place-too-small': {
      child: 'There is a zero too many after the point. Tenths come first, then hundredths.',
      parent:
        'Writes the decimal ten times too small, such as 0.05 for 5/10. Read it aloud as tenths or hundredths.',
    },
    'wrote-the-digits-after-the-point': {
      child: 'A fraction is a division. You can’t just write its two numbers after the point.',
      parent:
        'Writes the numbers of the fraction after the point, such as 0.25 for 2/5. Change the denominator (the bottom number) to 10 or 100 first.',
    },
    'slipped-by-a-tenth': {
      child: 'You were one tenth out. Divide once more and look at the first digit after the point.',
      parent:
        'Is one tenth out, so the method is nearly right. Check by turning the decimal back into a fraction.',
    },
    'one-place-too-large': {
      child: 'The digits are one place too big. Count the places after the point again.',
      parent:
        'Writes the decimal part ten times too large, such as 0.5 for 5/100. Name the columns: tenths, then hundredths.',
    },
    'wrote-the-bottom-after-the-point': {
      child: 'The denominator says how many parts there are. Share the top by it.',
      parent:
        'Writes the denominator (the bottom number) after the point, such as 0.04 for 1/4. Use coins: a quarter of £1 is 25p.',
    },
    'wrote-the-top-after-the-point': {
      child: 'The top alone is not enough. First make the denominator 10, 100 or 1,000.',
      parent:
        'Writes the numerator (the top number) after the point, such as 0.3 for 3/4. Compare both on a number line from 0 to 1.',
    },
    'put-the-point-between': {
      child: 'A fraction is a division. The point does not go between its two numbers.',
      parent:
        'Puts a point where the line of the fraction is, such as 3.4 for 3/4. Ask whether 3/4 is more or less than 1.',
    },
    'divided-the-wrong-way-round': {
      child: 'You did it the wrong way round. Share the top by the denominator.',
      parent:
        'Divides the denominator by the numerator. Ask first whether the fraction is more or less than 1.',
    },
    'left-out-the-whole-number': {
      child: 'Your fraction is right. Now put the whole number in front of it.',
      parent: 'Changes the fraction but forgets the whole number. Draw the wholes and the part next to them.',
    },
    'slipped-in-the-division': {
      child: 'Nearly. Do the division again, one digit at a time, with zeros after the point.',
      parent:
        'Knows that the numerator is divided by the denominator but slips on the way. Check by multiplying back.',
    },
  })),
  templates: [compareDecimals, shift, decimalSum, asDecimal],
  earlier: [shiftBefore, asDecimalIn(1)],
}
