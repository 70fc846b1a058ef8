import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { measured, plainShifted, shifted } from './exact.ts'
import { spread } from './spread.ts'

interface Pair {
  readonly big: string
  readonly small: string
  /** One big unit is 10 to this power small units. */
  readonly zeros: number
}

const pairs: readonly Pair[] = [
  { big: 'cm', small: 'mm', zeros: 1 },
  { big: 'm', small: 'cm', zeros: 2 },
  { big: 'km', small: 'm', zeros: 3 },
  { big: 'kg', small: 'g', zeros: 3 },
  { big: 'litres', small: 'ml', zeros: 3 },
]

const wide: readonly Pair[] = [
  { big: 'm', small: 'mm', zeros: 3 },
  { big: 'km', small: 'cm', zeros: 5 },
]

const named: Record<string, string> = {
  mm: 'millimetres',
  cm: 'centimetres',
  m: 'metres',
  km: 'kilometres',
  g: 'grams',
  kg: 'kilograms',
  ml: 'millilitres',
  litres: 'litres',
}

const tens = (zeros: number) => shifted(10 ** zeros, 0)

export const convert = template({
  id: 'maths.units-of-measure.convert',
  version: 1,
  mode: 'typed',
  seconds: 30,
  draw: (random, step) => {
    const pair = random.pick(
      step < 3 ? pairs : step === 5 ? [...pairs.slice(2), ...wide] : [...pairs.slice(1), ...wide],
    )
    const places = Math.min(pair.zeros, [0, 1, 2, 3, 3][step - 1] ?? 0)
    const most = step === 5 ? 99 : 10 ** places * 9
    const head = random.int(step === 1 ? 2 : 11, Math.max(most, 12))
    return { ...pair, amount: head * 10 ** (pair.zeros - places), down: random.chance(0.5) }
  },
  measure: 'decimal places of the larger unit, zeros between the units, and an amount below one',
  hardness: ({ amount, zeros, down }) =>
    1 +
    2 * (plainShifted(amount, zeros).split('.')[1] ?? '').length +
    zeros / 2 +
    (amount < 10 ** zeros ? 2 : 0) +
    (down ? 0 : 1),
  write: ({ big, small, zeros, amount, down }) => {
    const [from, to] = down ? [small, big].reverse() : [small, big]
    const given = measured(shifted(amount, down ? zeros : 0), from ?? '')
    const value = plainShifted(amount, down ? 0 : zeros)
    const at = (more: number) => `${plainShifted(amount * 100_000, (down ? 0 : zeros) + 5 - more)} ${to}`
    return {
      stem: `Write **${given}** in ${named[to ?? '']}.`,
      expected: { kind: 'quantity', value, unit: to ?? '', fixed: true },
      mistakes: [
        { text: at(1), misconception: 'one-place-too-big' },
        { text: at(-1), misconception: 'one-place-too-small' },
        ...(down
          ? [
              {
                text: `${plainShifted(amount, zeros * 2)} ${to}`,
                misconception: 'divided-instead-of-multiplying',
              },
            ]
          : [{ text: `${amount * 10 ** zeros} ${to}`, misconception: 'multiplied-instead-of-dividing' }]),
      ].filter(({ text }) => !/\de-/.test(text)),
      explanation: `There are ${tens(zeros)} ${named[small]} in 1 ${big === 'litres' ? 'litre' : (named[big] ?? '').slice(0, -1)}. ${
        down
          ? `${capital(named[small] ?? '')} are smaller, so we need more of them: multiply. ${shifted(amount, zeros)} × ${tens(zeros)} = **${shifted(amount, 0)} ${small}**.`
          : `${capital(named[big] ?? '')} are larger, so we need fewer of them: divide. ${shifted(amount, 0)} ÷ ${tens(zeros)} = **${shifted(amount, zeros)} ${big}**.`
      }`,
    }
  },
})

export const mixed = template({
  id: 'maths.units-of-measure.two-units-in-one',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const pair = random.pick(step === 1 ? pairs.slice(1) : pairs.slice(2))
    const gap = [0, 0, 1, 1, 2][step - 1] ?? 0
    const length = Math.max(1, pair.zeros - gap)
    const rest = random.int(10 ** (length - 1), 10 ** length - 1)
    return {
      ...pair,
      whole: random.int(2, step < 3 ? 9 : 29),
      rest,
      asDecimal: step > 1 && random.chance(step * 0.2),
    }
  },
  measure: 'places between the units that stay empty, and whether a decimal is asked for',
  hardness: ({ zeros, rest, whole, asDecimal }) =>
    2 + 2 * (zeros - String(rest).length) + (asDecimal ? 2 : 0) + String(whole).length,
  write: ({ big, small, zeros, whole, rest, asDecimal }, random) => {
    const amount = whole * 10 ** zeros + rest
    const glued = Number(`${whole}${rest}`)
    const inSmall = (value: number) => `${shifted(value, 0)} ${small}`
    const inBig = (value: number, places: number) => measured(shifted(value, places), big)
    return {
      stem: `Which of these is the same as **${whole} ${big} ${rest} ${small}**?`,
      right: { text: asDecimal ? inBig(amount, zeros) : inSmall(amount) },
      wrong: asDecimal
        ? [
            ...spread(random, inBig(amount, zeros), [
              { text: inBig(glued, String(rest).length), misconception: 'glued-the-two-numbers-together' },
              { text: inBig(amount, zeros - 1), misconception: 'one-place-too-big' },
              { text: inBig(amount, zeros + 1), misconception: 'one-place-too-small' },
              {
                text: inBig(whole * 10 ** (zeros + 1) + rest, zeros + 1),
                misconception: 'too-many-zeros-after-the-point',
              },
              { text: inBig(whole + rest, 0), misconception: 'added-different-units' },
              { text: inBig(amount, zeros - 2), misconception: 'two-places-too-big' },
              { text: inBig(amount, zeros + 2), misconception: 'two-places-too-small' },
            ]),
            { text: inBig(glued, String(rest).length + 1), misconception: 'one-place-too-small' },
            { text: inBig(glued, String(rest).length - 1), misconception: 'one-place-too-big' },
          ]
        : [
            ...spread(random, inSmall(amount), [
              { text: inSmall(glued), misconception: 'glued-the-two-numbers-together' },
              { text: inSmall(whole * 10 ** (zeros - 1) + rest), misconception: 'wrong-number-of-zeros' },
              { text: inSmall(whole * 10 ** (zeros + 1) + rest), misconception: 'wrong-number-of-zeros' },
              { text: inSmall(whole + rest), misconception: 'added-different-units' },
              { text: inSmall(amount * 10), misconception: 'one-place-too-big' },
              { text: inSmall(amount + 10 ** (zeros - 1)), misconception: 'slipped-in-adding' },
              { text: inSmall(amount - 10 ** (zeros - 1)), misconception: 'slipped-in-adding' },
            ]),
            { text: inSmall(glued * 10), misconception: 'one-place-too-big' },
          ],
      explanation: `1 ${big === 'litres' ? 'litre' : big} is ${tens(zeros)} ${small}, so ${whole} ${big} is ${inSmall(whole * 10 ** zeros)}. Add the ${rest} ${small}: ${inSmall(amount)}.${
        asDecimal
          ? ` Divide by ${tens(zeros)} to get ${named[big]}: **${inBig(amount, zeros)}**.`
          : ` The answer is **${inSmall(amount)}**.`
      }`,
    }
  },
})

const kinds = [
  {
    most: 'longest',
    least: 'shortest',
    units: [
      ['mm', 1],
      ['cm', 10],
      ['m', 1000],
    ],
  },
  {
    most: 'heaviest',
    least: 'lightest',
    units: [
      ['g', 1],
      ['kg', 1000],
    ],
  },
  {
    most: 'greatest amount of water',
    least: 'smallest amount of water',
    units: [
      ['ml', 1],
      ['litres', 1000],
    ],
  },
] as const

export const compareAmounts = template({
  id: 'maths.units-of-measure.most-or-least',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const kind = random.int(0, 2)
    const units = kinds[kind]?.units ?? []
    const gap = ([900, 400, 170, 80, 30] as const)[step - 1] ?? 30
    const start = random.int(12, 90) * 10
    const round = step < 4 ? 10 : step === 4 ? 5 : 1
    // The units are mixed, so that the bare numbers can't be compared.
    const turns = random.shuffle([0, 1, 2, 3, 4])
    const amounts = [0, 1, 2, 3, 4].map(at => {
      const base = start + at * gap + random.int(0, Math.floor(gap / 3))
      const value = Math.ceil(base / round) * round
      return { value, unit: units[(turns[at] ?? 0) % units.length]?.[0] ?? 'g' }
    })
    return { kind, least: random.chance(0.5), amounts: random.shuffle(amounts) }
  },
  measure: 'how near the amounts are to each other, in hundredths of the largest',
  hardness: ({ amounts }) => {
    const values = amounts.map(({ value }) => value)
    return 10 / (1 - Math.min(...values) / Math.max(...values))
  },
  write: ({ kind, least, amounts }) => {
    const { units, ...words } = kinds[kind] ?? kinds[0]
    const sizes = new Map<string, number>(units)
    const shown = amounts
      .map(({ value, unit }) => ({
        value,
        bare: value / (sizes.get(unit) ?? 1),
        text: measured(shifted(value, String(sizes.get(unit) ?? 1).length - 1), unit),
      }))
      .sort((a, b) => (least ? a.value - b.value : b.value - a.value))
    const [right = { text: '' }, ...others] = shown
    const bare = Math[least ? 'min' : 'max'](...others.map(other => other.bare))
    const smallest = units[0][0]
    return {
      stem: `Which of these is the **${least ? words.least : words.most}**?`,
      right: { text: right.text },
      wrong: others.map(other => ({
        text: other.text,
        misconception: other.bare === bare ? 'looked-at-numbers-not-units' : 'mixed-up-sizes-of-units',
      })),
      explanation: `Write them all in ${named[smallest]}, then compare: ${shown.map(({ text, value }) => (text.endsWith(` ${smallest}`) ? text : `${text} = ${shifted(value, 0)} ${smallest}`)).join('; ')}. The ${least ? words.least : words.most} is **${right.text}**.`,
    }
  },
})

export const unitsOfMeasure: Topic = {
  id: 'maths.units-of-measure',
  name: 'Units of measure',
  subdomain: 'measures',
  year: 4,
  prerequisites: ['maths.place-value'],
  about:
    'Changing between metric units of length, mass and capacity, and comparing amounts in different units.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
A unit tells you what you count. A pen may be 14 cm long. The unit is cm. We use small units for small things and big units for big things.

| big unit | small units |
|---|---|
| 1 cm | 10 mm |
| 1 m | 100 cm |
| 1 km | 1,000 m |
| 1 kg | 1,000 g |
| 1 litre | 1,000 ml |

To change to a **smaller** unit, **multiply**. The bits are small, so you need more of them.

To change to a **bigger** unit, **divide**. The bits are big, so you need fewer of them.

When you multiply by 1,000, each digit moves three places to the left. When you divide by 1,000, each digit moves three places to the right.`,
    example: `
Write 2.35 kg in grams.

1. There are 1,000 g in 1 kg.
2. Grams are small. We need more of them. So we multiply.
3. 2.35 × 1,000 = 2,350.
4. So 2.35 kg is **2,350 g**.`,
    harder: `
Write **0.045 km** in centimetres.

1. It is a long way from kilometres to centimetres. So go in two steps, by way of metres.
2. From km to m: metres are smaller, so multiply. 0.045 × 1,000 = 45 m.
3. From m to cm: multiply again. 45 × 100 = **4,500 cm**.
4. Check: 45 m is about as long as four buses. That is a lot of centimetres. Good!

Which is the **heaviest**: 1.05 kg, 1 kg 45 g, 1,005 g or 1.5 kg?

1. Give them all the same unit. Grams are best, as there is no point to trip over.
2. 1.05 kg = 1,050 g. 1 kg 45 g = 1,045 g. 1,005 g stays. 1.5 kg = 1,500 g.
3. The heaviest is **1.5 kg**.

The slip to watch for is thinking that 1.05 is more than 1.5, or that 1 kg 45 g is 1.45 kg.

Now you try: write 26 litres 5 ml in litres. (It is 26.005 litres.)`,
    mistake: `
Some children say that 3 kg 50 g is 3.50 kg. They put the two numbers side by side. But 50 g is not half a kilogram! Check it: 3 kg is 3,000 g. Add 50 g and you get 3,050 g. Divide by 1,000. That is 3.05 kg. If one kg has three zeros, the grams need three places after the point.`,
    tryThis: `
Find three packs or tins in the kitchen. Read the mass on each one. Is it in g or in kg? Now say each one in the other unit. Then put the packs in order, with the lightest first.`,
  })),
  misconceptions: once(() => ({
    'one-place-too-big': {
      child: 'Ten times too big. Check how many small units make one big unit.',
      parent: 'Is ten times too big. Keep a small chart of units on the fridge: 10 mm, 100 cm, 1,000 m.',
    },
    'one-place-too-small': {
      child: 'Ten times too small. Check how many small units make one big unit.',
      parent: 'Is ten times too small. Say the fact aloud first, such as “1 kg is 1,000 g”.',
    },
    'multiplied-instead-of-dividing': {
      child: 'You are changing to a bigger unit, so you need fewer of them. Divide.',
      parent: 'Multiplies when changing to a bigger unit. Ask whether there will be more of them or fewer.',
    },
    'divided-instead-of-multiplying': {
      child: 'You are changing to a smaller unit, so you need more of them. Multiply.',
      parent: 'Divides when changing to a smaller unit. Measure a table in metres and then in centimetres.',
    },
    'added-different-units': {
      child: 'You can’t add metres to centimetres. Change them to the same unit first.',
      parent: 'Adds numbers with different units. Compare with £3 and 20p, which do not make 23.',
    },
    'wrong-number-of-zeros': {
      child: 'Is it 10, 100 or 1,000? Check how many small units make one big unit.',
      parent:
        'Uses the wrong number when changing units. Learn the pairs: 100 cm in a metre, 1,000 g in a kilogram.',
    },
    'slipped-in-adding': {
      child: 'You changed the units well. Add the two parts again.',
      parent:
        'Changes the units correctly but slips when adding. Write both parts under each other in columns.',
    },
    'too-many-zeros-after-the-point': {
      child: 'There is one zero too many after the point. Grams and metres fill three places.',
      parent:
        'Puts an extra zero after the point. Show that 45 g is 0.045 kg: three places, because 1 kg is 1,000 g.',
    },
    'two-places-too-big': {
      child: 'A hundred times too big. Think of a real thing of that size.',
      parent: 'Is a hundred times too big. Compare with something at home, such as a 1 kg bag of sugar.',
    },
    'two-places-too-small': {
      child: 'A hundred times too small. Think of a real thing of that size.',
      parent: 'Is a hundred times too small. Check together against a ruler, a jug or the kitchen scales.',
    },
    'glued-the-two-numbers-together': {
      child: 'Do not just join the two numbers. Change the big unit, then add the small one.',
      parent:
        'Writes the two numbers side by side, so 3 km 45 m becomes 345. Change 3 km to 3,000 m first, then add.',
    },
    'mixed-up-sizes-of-units': {
      child: 'Change all of them to the same unit. Then compare the numbers.',
      parent: 'Compares amounts in different units by eye. Write every amount in the smaller unit first.',
    },
    'looked-at-numbers-not-units': {
      child: 'Look at the unit too. A small number of a big unit can be a lot.',
      parent:
        'Compares only the numbers and not the units. Ask “Which is longer, 3 m or 90 cm?” and measure.',
    },
  })),
  templates: [convert, mixed, compareAmounts],
}
