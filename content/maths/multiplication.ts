import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, counted, grouped, plural } from '../wording.ts'
import { partsOf, people, scaled, slipSentences, slips } from './numbers.ts'
import { spread } from './spread.ts'

/** The range of both factors, for each step. */
const ranges = [
  [12, 99, 3, 9],
  [102, 999, 3, 9],
  [12, 99, 12, 49],
  [102, 999, 12, 69],
  [1002, 9999, 13, 99],
] as const

const parts = (first: number, second: number) =>
  partsOf(second).map(part => `${grouped(first)} × ${part} = ${grouped(first * part)}`)

/**
 * Wrong results of a long multiplication: a carried digit is not added, or one table fact is out by a group. All end in
 * the same two digits as the right one, so that these don't give it away.
 */
function closeProducts(first: number, second: number, random: Random): WrongChoice[] {
  const right = first * second
  const digits = [...String(first)].map(Number).reverse()
  const rows = [...String(second)].map(Number).reverse()
  const as = (by: number, misconception: string) => ({ by, misconception })
  const carried = rows.flatMap((times, row) => {
    let carry = 0
    return digits.map((digit, place) => {
      const added = carry
      carry = Math.floor((digit * times + carry) / 10)
      return as(-added * 10 ** (place + row), 'forgot-to-carry')
    })
  })
  const facts = rows.flatMap((times, row) =>
    digits.flatMap((_, place) =>
      [1, -1].map(sign => as(sign * times * 10 ** (place + row), 'one-group-too-many-or-few')),
    ),
  )
  const isClose = ({ by }: { by: number }) => by !== 0 && by % 100 === 0 && Math.abs(by) < right / 6
  const [likely = [], further = []] = [carried, facts].map(slips => random.shuffle(slips.filter(isClose)))
  const single = [...likely.slice(0, 2), ...further.slice(0, 3), ...likely.slice(2), ...further.slice(3)]
  // Two slips in one sum, so that the right one is not the only one that all others resemble.
  const two = single
    .slice(0, 4)
    .flatMap((one, at) => single.slice(at + 1, 4).map(other => as(one.by + other.by, one.misconception)))
  return [...single.slice(0, 5), ...random.shuffle(two.filter(isClose)).slice(0, 5), ...single.slice(5)].map(
    ({ by, misconception }) => ({ text: grouped(right + by), misconception }),
  )
}

/** From step 4 on, neither factor is easy to multiply with. */
function drawLongFactors(random: Random, step: Step) {
  const first = step === 4 ? random.int(102, 999) : random.int(1002, 9999)
  const tens = step === 4 ? random.int(2, 7) : random.int(3, 9)
  return { first: first % 10 === 0 ? first + random.int(3, 9) : first, second: tens * 10 + random.int(3, 9) }
}

/** In the first edition the last digits of the wrong options could give the right one away. */
const productOf = (edition: 1 | 2) =>
  template({
    id: 'maths.multiplication.product',
    version: edition,
    ...(edition === 2 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 60,
    draw: (random, step) => {
      if (edition === 2 && step > 3) return { ...drawLongFactors(random, step), close: true }
      const [least, most, from, to] = ranges[step - 1] ?? ranges[0]
      const second = random.int(from, to)
      return { first: random.int(least, most), second: second % 10 === 0 ? second + 1 : second, close: false }
    },
    measure: 'digits to be multiplied with each other',
    hardness: ({ first, second }) => String(first).length * String(second).length,
    write: ({ first, second, close }, random) => {
      const right = first * second
      const [tens, ones] = [Math.floor(second / 10), second % 10]
      const noCarry = Number(
        [...String(first)]
          .map((digit, at) => (at === 0 ? Number(digit) * ones : (Number(digit) * ones) % 10))
          .join(''),
      )
      const bad =
        tens > 0
          ? [{ text: grouped(first * tens + first * ones), misconception: 'forgot-the-zero-in-the-tens-row' }]
          : [{ text: grouped(noCarry), misconception: 'forgot-to-carry' }]
      return {
        stem: `What is **${grouped(first)} × ${second}**?`,
        right: { text: grouped(right) },
        wrong: close
          ? closeProducts(first, second, random)
          : spread(random, grouped(right), [
              ...bad,
              {
                text: grouped(right + first * random.pick([1, -1])),
                misconception: 'one-group-too-many-or-few',
              },
              ...slips(right, random),
            ]),
        explanation:
          tens > 0
            ? `Split ${second} into ${partsOf(second).join(' and ')}: ${parts(first, second).join(' and ')}. Add them: **${grouped(right)}**.`
            : partsOf(first).length === 1
              ? `${first / 10} × ${second} = ${(first / 10) * second}. ${first} is ten times ${first / 10}, so the answer is ten times as much: **${grouped(right)}**.`
              : `Split ${grouped(first)} into its parts: ${partsOf(first)
                  .map(part => `${grouped(part)} × ${second} = ${grouped(part * second)}`)
                  .join(', ')}. Together that is **${grouped(right)}**.`,
      }
    },
  })

export const product = productOf(2)

/** How many places each factor is shifted. The last step asks for a division. */
// biome-ignore format: one line for each step is easier to compare.
const moves: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 0], [0, 1]],
  [[1, 1], [2, 0], [0, 2]],
  [[-1, 0], [0, -1], [2, 1], [1, 2]],
  [[-1, -1], [-2, 1], [1, -2], [2, -1], [-1, 2]],
  [[1, -1], [-1, -1], [-1, 1], [0, -2], [2, -1]],
]

export const knownFact = template({
  id: 'maths.multiplication.known-fact',
  version: 1,
  mode: 'options',
  seconds: 40,
  harder: 0.3,
  draw: (random, step) => {
    const factor = () => random.int(2, 9) * 10 + random.int(1, 9)
    const [movedFirst, movedSecond] = random.pick(moves[step - 1] ?? [])
    return { first: factor(), second: factor(), movedFirst, movedSecond, divide: step === 5 }
  },
  measure: 'places moved, twice where digits move to the right, and three more for a division',
  hardness: ({ movedFirst, movedSecond, divide }) =>
    [movedFirst, movedSecond].reduce((sum, by) => sum + Math.abs(by) * (by < 0 ? 2 : 1), divide ? 3 : 0),
  write: ({ first, second, movedFirst, movedSecond, divide }, random) => {
    const whole = first * second
    const [base, power] = divide ? [first, movedFirst - movedSecond] : [whole, movedFirst + movedSecond]
    const asked = divide
      ? `${scaled(whole, movedFirst)} ÷ ${scaled(second, movedSecond)}`
      : `${scaled(first, movedFirst)} × ${scaled(second, movedSecond)}`
    // Neighbouring powers of ten, chosen so that the right one is not always in the middle.
    const lowest = random.int(-4, 0)
    const others = [0, 1, 2, 3, 4].map(at => lowest + at).filter(by => by !== 0)
    const move = (by: number, name: string) =>
      by === 0
        ? `${name} is the same`
        : `${name} is ${grouped(10 ** Math.abs(by))} times ${by > 0 ? 'bigger' : 'smaller'}`
    const change =
      power === 0
        ? 'these cancel out, so the answer has the same size'
        : `the answer is ${grouped(10 ** Math.abs(power))} times ${power > 0 ? 'bigger' : 'smaller'}`
    return {
      stem: `You are told that ${first} × ${second} = ${grouped(whole)}. What is **${asked}**?`,
      right: { text: scaled(base, power) },
      wrong: others.map(by => ({
        text: scaled(base, power + by),
        misconception: Math.abs(by) === 1 ? 'one-place-out' : 'several-places-out',
      })),
      explanation: divide
        ? `From the fact you know ${grouped(whole)} ÷ ${second} = ${first}. Now ${move(movedFirst, 'the first number')}, and ${move(movedSecond, 'the number we divide by')} (which moves the answer the other way). Put together, ${change}: **${scaled(base, power)}**.`
        : `Compare with the fact: ${move(movedFirst, 'the first number')} and ${move(movedSecond, 'the second number')}. Put together, ${change}: **${scaled(base, power)}**.`,
    }
  },
})

/** The last ones can come in hundreds. */
const packs = [
  { thing: 'pencil', pack: 'box' },
  { thing: 'egg', pack: 'tray' },
  { thing: 'chair', pack: 'row' },
  { thing: 'photo', pack: 'album' },
  { thing: 'card', pack: 'pack' },
  { thing: 'bead', pack: 'jar' },
  { thing: 'tile', pack: 'crate' },
  { thing: 'seed', pack: 'packet' },
  { thing: 'brick', pack: 'stack' },
  { thing: 'screw', pack: 'tub' },
  { thing: 'button', pack: 'tin' },
] as const

export const packsOf = template({
  id: 'maths.multiplication.packs',
  version: 1,
  mode: 'typed',
  seconds: 60,
  draw: (random, step) => {
    const [least, most, from, to] = ranges[Math.min(step, 4) - 1] ?? ranges[0]
    const [each, count] = [random.int(least, most), random.int(from, to)]
    const extra = step < 3 ? 0 : random.int(2, each - 1) * (step === 5 ? -1 : 1)
    return {
      person: random.pick(people),
      goods: random.int(each > 99 ? 5 : 0, packs.length - 1),
      each,
      count,
      extra,
    }
  },
  measure: 'digits to be multiplied, and two more for a second step',
  hardness: ({ each, count, extra }) =>
    String(each).length * String(count).length + (extra === 0 ? 0 : extra > 0 ? 2 : 3),
  write: ({ person, goods, each, count, extra }) => {
    const { thing, pack } = packs[goods] as (typeof packs)[number]
    const right = each * count + extra
    const things = plural(thing)
    const rest =
      extra === 0
        ? ''
        : extra > 0
          ? ` There ${extra === 1 ? 'is' : 'are'} also ${counted(extra, `loose ${thing}`)}.`
          : ` Then ${counted(-extra, thing)} ${extra === -1 ? 'is' : 'are'} given away.`
    const [tens, ones] = [Math.floor(count / 10), count % 10]
    return {
      stem: `Each ${pack} has ${counted(each, thing)} in it. ${person} counts ${counted(count, pack)}.${rest} How many ${things} are there ${extra < 0 ? 'now' : 'in all'}? Write the number.`,
      expected: { kind: 'number', value: String(right) },
      mistakes: [
        ...(extra === 0 ? [] : [{ text: String(each * count), misconception: 'left-out-the-last-step' }]),
        ...(tens > 0
          ? [
              {
                text: String(each * tens + each * ones + extra),
                misconception: 'forgot-the-zero-in-the-tens-row',
              },
            ]
          : []),
        { text: String(each + count + extra), misconception: 'added-not-multiplied' },
      ],
      explanation: `${capital(things)} in the ${plural(pack)}: ${grouped(each)} × ${count} = ${grouped(each * count)}.${extra === 0 ? ` So there are **${grouped(right)}**.` : ` Then ${grouped(each * count)} ${extra > 0 ? '+' : '−'} ${grouped(Math.abs(extra))} = **${grouped(right)}**.`}`,
    }
  },
})

export const multiplication: Topic = {
  id: 'maths.multiplication',
  name: 'Multiplying',
  subdomain: 'number',
  year: 4,
  prerequisites: ['maths.addition-and-subtraction'],
  about: 'Long and short multiplication, and using a known product to find another.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
To multiply is to add the same number many times. 4 × 6 is four sixes. Your times tables do the hard part. For big numbers you split them up.

Take 23 × 4. Split 23 into 20 and 3. Then 20 × 4 = 80 and 3 × 4 = 12. Add them: 92.

If both numbers are big, split one of them into tens and ones. Multiply by the ones first. Then multiply by the tens. Add the two rows. This is called **long multiplication**.

A fact you know can help with one you don't. If one number gets ten times bigger, the answer gets ten times bigger too. You know 6 × 7 = 42. So 60 × 7 = 420, and 0.6 × 7 = 4.2.`,
    example: `
What is 46 × 23?

1. Split 23 into 20 and 3.
2. 46 × 3 = 138.
3. 46 × 20 = 920. That is 46 × 2 = 92, then ten times as much.
4. Add the rows: 138 + 920 = **1,058**.
5. Check with a guess: 46 is near 50 and 23 is near 20. 50 × 20 = 1,000. That is close.`,
    harder: `
You are told that 36 × 45 = 1,620. What is **162 ÷ 0.45**?

1. Turn the fact round: 1,620 ÷ 45 = 36.
2. Change one number at a time. 162 is ten times smaller than 1,620. So the answer gets ten times smaller too: 162 ÷ 45 = 3.6.
3. Now change 45 to 0.45. That is a hundred times smaller. Think of filling jugs with cups. If the cups are a hundred times smaller, you need a hundred times as many! So the answer gets a hundred times **bigger**: 3.6 × 100 = 360.
4. The answer is **360**.
5. Check: 0.45 is nearly a half. There are about 320 halves in 162. So 360 makes sense.

A common slip is to make the answer smaller both times. Dividing by a small number gives a big answer.

Now you try: use 36 × 45 = 1,620 to find 16.2 ÷ 3.6. (It is 4.5.)`,
    mistake: `
In the tens row, some children do 46 × 2 = 92 and forget the zero. Then they get 138 + 92 = 230. How can you see it? Make a guess first. About 50 × 20 is 1,000, so 230 is far too small. The 2 in 23 is not two. It is two tens.`,
    tryThis: `
Find something at home that comes in rows or packs, like tiles or eggs. Count one row and count the rows. Work out how many there are in all. What if there were ten times as many rows?`,
  })),
  misconceptions: once(() => ({
    ...slipSentences,
    'forgot-to-carry': {
      child: 'When you multiply a digit and get ten or more, carry the tens and add them next.',
      parent:
        'Multiplies each digit but drops the tens to be carried. Have them note each carried digit and cross it off once it is added.',
    },
    'one-group-too-many-or-few': {
      child: 'You had one group too many or too few. Check the times table fact you used.',
      parent:
        'Is out by exactly one group, as if 6 × 8 were 5 × 8 or 7 × 8. A little times table practice would help.',
    },
    'forgot-the-zero-in-the-tens-row': {
      child: 'When you multiply by the tens digit, put a zero at the end of that row first.',
      parent:
        'In long multiplication, treats the tens digit as ones, so 23 becomes 2 and 3. Ask them to say “times 20” and write the zero first.',
    },
    'several-places-out': {
      child: 'Your digits are right but the size is far off. Count every × 10 and ÷ 10.',
      parent:
        'Uses the known fact but gets the size wrong by a hundred times or more. Estimate with easy round numbers before choosing.',
    },
    'one-place-out': {
      child: 'So close: you made one move too many or too few. See how each number changed from the fact.',
      parent:
        'Uses the known fact but is ten times too big or too small. Write beside each number how it has changed, such as × 10.',
    },
    'added-not-multiplied': {
      child: 'There are many packs of the same size. That means times, not add.',
      parent:
        'Adds the two numbers where equal groups call for multiplying. Draw a few of the groups and count them together.',
    },
    'left-out-the-last-step': {
      child: 'You found what is in all the packs. Now use the last number in the story too.',
      parent:
        'Multiplies well but forgets the extra items, or those given away. Ask whether that is the end of the story.',
    },
  })),
  templates: [product, knownFact, packsOf],
  earlier: [productOf(1)],
}
