import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped, money } from '../wording.ts'
import { asPercent } from './as-percentage.ts'
import { asPercent as asPercentBefore } from './earlier/as-percentage.ts'
import { percentOf as percentOfBefore } from './earlier/percentages.ts'
import { slipSentences, slips } from './numbers.ts'
import { builtFrom, fitting, kinds } from './percent-parts.ts'
import { spread } from './spread.ts'

/** In tenths of a per cent. */
const rates = [
  [100, 250, 500],
  [200, 300, 400, 600, 700, 750, 800, 900],
  [50, 150, 350, 450, 550, 650],
  [120, 240, 320, 360, 850, 950, 40, 80, 110, 190],
  [25, 75, 125, 175, 225, 375, 625, 875, 30, 70, 130, 170, 230, 370, 430, 730, 870],
] as const

/** The easy percentages that make up this one, in tenths of a per cent: 17.5% is 10%, 5% and 2.5%. */
function easyParts(rate: number): readonly { size: number; times: number }[] {
  let left = rate
  return [100, 50, 25, 10].flatMap(size => {
    const times = size === 25 && left % 25 > 0 ? 0 : Math.floor(left / size)
    left -= times * size
    return times > 0 ? [{ size, times }] : []
  })
}

/** By which to divide for an easy percentage. */
const shares: Record<number, number> = { 500: 2, 250: 4, 100: 10 }

const halves: Record<number, string> = { 50: '10', 25: '5' }

/** How the percentage is built from easy ones. */
function builtUp(rate: number, amount: number, say: (value: number) => string): string {
  const part = (size: number) => say((amount * size) / 1000)
  const share = shares[rate]
  if (share)
    return `${rate / 10}% is 1/${share}, so divide by ${share}: ${say(amount)} ÷ ${share} = ${part(rate)}`
  if (rate === 750)
    return `25% is ${say(amount)} ÷ 4 = ${part(250)}, and 75% is three times as much: ${part(750)}`
  const parts = easyParts(rate).map(({ size, times }) => {
    const whole = halves[size]
    const half = whole ? `Half of ${whole}% (${part(size * 2)}) gives` : ''
    const one = half ? `${half} ${size / 10}%: ${part(size)}` : `${size / 10}% is ${part(size)}`
    return `${one}${times > 1 ? `, so ${(size * times) / 10}% is ${part(size * times)}` : ''}`
  })
  return parts.length === 1 ? parts.join('') : `${parts.join('. ')}. Together, ${rate / 10}% is ${part(rate)}`
}

export const percentOf = template({
  id: 'maths.percentages.of-amount',
  version: 4,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    for (;;) {
      const rate = random.pick(rates[step - 1] ?? rates[0])
      const kind = random.int(0, kinds.length - 1)
      const amount = (step === 5 ? 10 : 5) * random.int(8, 34 + step * 16)
      const pence = (amount * rate) / 10
      const fits = pence % (kinds[kind]?.before === '£' && step > 3 ? 10 : 100) === 0
      if (fits && pence >= 300 && (step < 4 || amount % 100 > 0)) return { rate, amount, kind }
    }
  },
  measure: 'easy parts that the percentage is made of, digits of the amount, and parts after the point',
  hardness: ({ rate, amount }) =>
    ([100, 250, 500].includes(rate) ? 1 : 1.5 * easyParts(rate).length) +
    String(amount).length +
    (rate % 10 > 0 ? 1.5 : 0) +
    ((amount * rate) % 1000 > 0 ? 1 : 0),
  write: ({ rate, amount, kind }, random) => {
    const { before, after } = kinds[kind] as (typeof kinds)[number]
    const right = (amount * rate) / 1000
    const say = (value: number) =>
      before && !Number.isInteger(value)
        ? money(Math.round(value * 100))
        : `${before}${grouped(value)}${after}`
    const isWhole = Number.isInteger(right)
    const wrong = (value: number, misconception: string) => {
      const fits =
        value > 0 &&
        value !== amount &&
        (before ? Number.isInteger(Math.round(value * 1e6) / 1e4) : Number.isInteger(value))
      return fits && (isWhole || value < amount) ? [{ text: say(value), misconception }] : []
    }
    const [largest] = easyParts(rate)
    const share = shares[rate]
    return {
      stem: `What is **${rate / 10}%** of **${say(amount)}**?`,
      right: { text: say(right) },
      wrong: spread(random, say(right), [
        ...wrong(amount - right, 'found-what-is-left'),
        ...(rate === 100 ? [] : wrong((amount * 10) / rate, 'divided-by-the-percentage')),
        ...(rate === 100 ? [] : wrong(amount / 10, 'found-ten-per-cent')),
        ...wrong(right - (amount * (rate % 50)) / 1000, 'left-out-a-part-of-the-percentage'),
        ...(largest
          ? wrong((amount * largest.size * largest.times) / 1000, 'left-out-a-part-of-the-percentage')
          : []),
        ...(share
          ? [
              ...wrong(amount / share / 2, 'divided-by-the-wrong-number'),
              ...wrong((amount * 2) / share, 'divided-by-the-wrong-number'),
            ]
          : []),
        ...wrong(amount - rate / 10, 'took-the-percentage-away'),
        ...wrong(right * 10, 'decimal-point-one-place-out'),
        ...wrong(right / 10, 'decimal-point-one-place-out'),
        ...(isWhole
          ? slips(right, random, say)
          : slips(Math.floor(right), random, value => say(value + (right % 1)))),
      ]),
      explanation: `${builtUp(rate, amount, say)}. The answer is **${say(right)}**.`,
    }
  },
})

const goods = [
  'coat',
  'tent',
  'scooter',
  'guitar',
  'desk',
  'rucksack',
  'pair of boots',
  'camera',
  'bike',
  'keyboard',
] as const
const growing = [
  (amount: string, rate: number) =>
    `Last year a club had ${amount} members. This year it has ${rate}% more. How many members does it have now?`,
  (amount: string, rate: number) =>
    `A village had ${amount} people. Since then the number has grown by ${rate}%. How many people live there now?`,
  (amount: string, rate: number) =>
    `A jar of ${amount} g of honey is sold with ${rate}% extra free. How many grams are in the jar now?`,
] as const

export const percentChange = template({
  id: 'maths.percentages.change',
  version: 2,
  balancedFrom: 2,
  undoubled: true,
  mode: 'options',
  seconds: 50,
  harder: 0.3,
  draw: (random, step) => {
    const kind = random.pick(
      ([['cut'], ['cut', 'rise'], ['cut', 'rise'], ['cut', 'rise', 'before'], ['before']] as const)[
        step - 1
      ] ?? [],
    )
    const rate = random.pick(
      kind === 'before'
        ? [10, 20, 25, 30, 40, 50, 60, 75]
        : ([
            [10, 50, 25],
            [20, 25, 30],
            [15, 35, 40, 5],
            [12, 45, 65],
            [12, 45, 65],
          ][step - 1] ?? [10]),
    )
    const unit = kind === 'before' ? 20 : fitting(rate, 1)
    const amount = unit * random.int(Math.ceil(20 / unit) + 1, Math.ceil((60 + step * 60) / unit) + 1)
    return { kind, rate, amount, thing: random.int(0, goods.length - 1) }
  },
  measure: 'easy parts that the percentage is made of, digits of the amount, and four for working back',
  hardness: ({ kind, rate, amount }) =>
    ([10, 25, 50].includes(rate) ? 1 : rate % 10 === 0 || rate === 75 ? 2 : rate % 5 === 0 ? 3 : 4) +
    String(amount).length +
    (kind === 'before' ? 4 : 0),
  write: ({ kind, rate, amount, thing }, random) => {
    const part = (amount * rate) / 100
    const item = goods[thing] as (typeof goods)[number]
    if (kind === 'before') {
      const now = amount - part
      const easy = rate % 25 === 0 ? 25 : 10
      const say = (value: number) => `£${grouped(value)}`
      const pounds = (pence: number) => (pence % 100 === 0 ? say(pence / 100) : money(pence))
      return {
        stem: `In a sale, all prices are cut by ${rate}%. A ${item} now costs £${grouped(now)}. What did it cost before the sale?`,
        right: { text: say(amount) },
        wrong: spread(random, say(amount), [
          { text: pounds(now * (100 + rate)), misconception: 'added-the-percentage-of-the-new-price' },
          { text: say(now + rate), misconception: 'used-the-percentage-as-pounds' },
          {
            text: pounds(now * (100 - rate)),
            misconception: 'took-the-percentage-off-again',
          },
          ...slips(amount, random, say),
        ]),
        explanation: `After the cut, ${100 - rate}% of the old price is left, and that is £${grouped(now)}. ${rate === 75 || rate === 90 ? '100% is' : `So ${easy}% is £${grouped(now)} ÷ ${(100 - rate) / easy} = £${grouped((amount * easy) / 100)}, and 100% is`} ${100 / easy} times as much: **£${grouped(amount)}**.`,
      }
    }
    const cut = kind === 'cut'
    const right = cut ? amount - part : amount + part
    const say = (value: number) => `${cut ? '£' : ''}${grouped(value)}`
    const wrong = [
      { text: say(part), misconception: 'gave-only-the-change' },
      {
        text: say(cut ? amount + part : amount - part),
        misconception: cut ? 'added-not-took-away' : 'took-away-not-added',
      },
      ...(cut && amount <= rate
        ? []
        : [
            {
              text: say(cut ? amount - rate : amount + rate),
              misconception: 'used-the-percentage-as-a-number',
            },
          ]),
      ...slips(right, random, say),
    ]
    return {
      stem: cut
        ? `A ${item} costs £${grouped(amount)}. In a sale the price is cut by ${rate}%. What is the sale price?`
        : (growing[thing % growing.length] as (typeof growing)[number])(grouped(amount), rate),
      right: { text: say(right) },
      wrong: spread(random, say(right), wrong),
      explanation: `First find ${rate}% of ${say(amount)}. ${builtFrom(rate, amount)}. Then ${cut ? 'take it away' : 'add it'}: ${grouped(amount)} ${cut ? '−' : '+'} ${grouped(part)} = **${say(right)}**.`,
    }
  },
})

export const percentages: Topic = {
  id: 'maths.percentages',
  name: 'Percentages',
  subdomain: 'fractions',
  year: 5,
  prerequisites: ['maths.fractions-of-amounts', 'maths.decimals'],
  about: 'Finding a percentage of an amount, writing one, and prices that rise or fall.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 3,
    idea: `
**Per cent** means "out of a hundred". So 37% is 37 out of 100. It is one more way to write a part of a whole: 50% is a half, 25% is a quarter, and 10% is a tenth.

How do you find 35% of a number? Build it from easy bits.

- 10% is the number divided by 10.
- 5% is half of that.
- 1% is the number divided by 100.

So 35% is three lots of 10% and one lot of 5%.

To write a score as a percentage, make it out of 100. 9 out of 20 is 45 out of 100. That is 45%.`,
    example: `
A coat costs £60. In a sale the price is cut by 15%. What does it cost now?

1. 10% of £60 is £6.
2. 5% is half of that, so £3.
3. 15% is £6 + £3 = £9.
4. The price is cut, so take it away: £60 − £9 = **£51**.`,
    harder: `
In a sale, all prices are cut by 30%. A coat now costs £84. **What did it cost before the sale?**

1. The old price is 100%. After the cut, 100% − 30% = 70% is left. So £84 is 70% of the old price.
2. Find 10%: £84 ÷ 7 = £12.
3. Find 100%: £12 × 10 = **£120**.
4. Check: 30% of £120 is £36, and £120 − £36 = £84. Good!

The big trap is to find 30% of £84 and add it on. That gives £109.20. But the shop took 30% off the **old** price, and the old price was more than £84. So 30% of it is more, too.

Now one to write as a percentage: **63 out of 75**. You can't get from 75 to 100 in one step. So make it simple first. Divide both by 3: 21 out of 25. Then multiply both by 4: 84 out of 100. That is **84%**.

**The price of a tent goes up from £75 to £93. By what percentage?** The change is 93 − 75 = £18. The old price is the whole, so it is 18 out of **75**, not out of 93. That is 6 out of 25, or 24 out of 100: **24%**.

Now you try: a bike costs £180 after a cut of 25%. What did it cost before? (It was £240.)`,
    mistake: `
Some children work out 20% by dividing by 20. It works for 10%, but only by luck! To see the slip, think of 50%. That is a half. If you divide by 50, you do not get a half at all. So find 10% first and build up from there.`,
    tryThis: `
Look for a % sign on food packs, in shops or on a phone battery. Choose one. What would it be as a fraction? How much is missing to reach 100%?`,
  })),
  misconceptions: once(() => ({
    ...slipSentences,
    'found-ten-per-cent': {
      child: 'You found 10%. Use it to build the percentage you need.',
      parent:
        'Stops at 10%, which is only a first step. Practise building others from it: 30% is three times 10%, and 5% is half.',
    },
    'took-the-percentage-away': {
      child: 'A percentage is a part out of 100, not a number to take away.',
      parent:
        'Takes the number away, such as 20 from the amount for 20%. Begin with 50% as a half and 10% as a tenth.',
    },
    'divided-by-the-percentage': {
      child: 'Do not divide by 20 for 20%. Find 10% first, then double it.',
      parent:
        'Divides by the percentage, which works only for 10%. Link 50% with ÷ 2, 25% with ÷ 4 and 20% with ÷ 5.',
    },
    'found-what-is-left': {
      child: 'You found the rest. The question asks for the percentage itself.',
      parent:
        'Gives what remains after the percentage is taken off. Shade the part on a bar of 100% before working it out.',
    },
    'divided-by-the-wrong-number': {
      child: 'You divided by the wrong number. Half is 50%, a quarter is 25% and a tenth is 10%.',
      parent:
        'Divides by the wrong number for an easy percentage. Learn 50% with ÷ 2, 25% with ÷ 4 and 10% with ÷ 10.',
    },
    'left-out-a-part-of-the-percentage': {
      child: 'A part of the percentage is missing. Build all of it from 10%, 5% and 1%.',
      parent:
        'Works out only a part of the percentage, such as 15% for 17%. Write down the easy parts and add up what they make.',
    },
    'decimal-point-one-place-out': {
      child: 'Your answer is ten times too big or too small. Find 10% first and compare.',
      parent:
        'Is ten times too big or too small. Find 10% and ask whether the answer should be more or less.',
    },
    'wrote-the-number-as-a-percentage': {
      child: 'Per cent means out of 100. Scale the score up or down until it is out of 100.',
      parent:
        'Writes the number as it is with a % sign, such as 12 out of 20 as 12%. Ask what it would be out of 100.',
    },
    'found-the-other-part': {
      child: 'You found the other part. Check which part the question asks about.',
      parent: 'Gives the percentage of the rest. Both parts make 100%, so ask which of the two is meant.',
    },
    'compared-with-the-other-part': {
      child: 'Add both parts first. They make the whole, and that is what counts as 100%.',
      parent: 'Compares one part with the other instead of with both together. Ask first what 100% is here.',
    },
    'compared-with-the-new-price': {
      child: 'The first price counts as 100%. You compared the change with the last one.',
      parent: 'Takes the change as a part of the new price. Ask which price came first: that one is 100%.',
    },
    'gave-the-new-price-as-a-percentage': {
      child: 'That is how much the new price is of the old. The question asks for the change.',
      parent: 'Gives the whole new price as a percentage. Ask how far it is from 100%.',
    },
    'found-the-difference': {
      child: 'Do not take one from the other. Ask what it would be out of 100.',
      parent:
        'Takes the part from the whole and adds a % sign. Write it as a fraction first, then make the denominator 100.',
    },
    'added-not-took-away': {
      child: 'A cut makes the price lower. Take the part away.',
      parent:
        'Adds the percentage though the price is cut. Ask first whether the new price must be higher or lower.',
    },
    'gave-only-the-change': {
      child: 'That is only the part that changes. Now use it to find the new amount.',
      parent:
        'Finds the percentage but forgets to add it or take it off. Ask whether that is the change or the new amount.',
    },
    'used-the-percentage-as-a-number': {
      child: 'A percentage is not a plain number: 20% is not 20. Work out the part first.',
      parent:
        'Adds or takes off the bare number instead of the percentage. Compare 10% of £50 with 10% of £500.',
    },
    'took-away-not-added': {
      child: 'The amount grows here. Add the part on.',
      parent:
        'Takes the percentage off though the amount grows. Look for words such as “more” and “extra” together.',
    },
    'added-the-percentage-of-the-new-price': {
      child: 'The cut was taken from the old price. Ask what per cent of it is left.',
      parent:
        'Adds the percentage of the sale price, but the cut was from the old one. Draw a bar: the new price is only a part.',
    },
    'used-the-percentage-as-pounds': {
      child: 'Per cent is not pounds. Ask what part of the old price you still pay.',
      parent:
        'Adds the percentage as if it were pounds. Say it as “so many pounds in every hundred” and draw a bar.',
    },
    'took-the-percentage-off-again': {
      child: 'The old price was higher than the new one. Go back up, not down.',
      parent:
        'Takes the percentage off a second time instead of going back. Ask whether the old price was higher or lower.',
    },
  })),
  templates: [percentOf, asPercent, percentChange],
  earlier: [percentOfBefore, asPercentBefore],
}
