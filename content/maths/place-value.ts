import { once } from '../once.ts'
import type { Random } from '../random.ts'
import { type OptionsDraft, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { spread } from './spread.ts'

const places = [
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten-thousands',
  'hundred-thousands',
  'millions',
] as const

/** The digits of a number, starting with the ones. */
const digitsOf = (value: number) => [...String(value)].reverse().map(Number)

/** Two equal digits of a number, or one digit. */
export const digitWorth = template({
  id: 'maths.place-value.digit-worth',
  version: 4,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => {
    const length = step + 2
    const twice = step > 3 && random.chance(step === 4 ? 0.4 : 0.7)
    const place = random.int(step < 3 ? 1 : step - 1, step < 3 ? length - 1 : length - 2)
    const lower = twice ? random.int(Math.max(0, place - 4), place - 1) : undefined
    const value = drawDigits(random, length, lower === undefined ? [place] : [place, lower])
    const asks = twice ? random.pick(['times', 'more'] as const) : ('worth' as const)
    return { value, place, lower: lower ?? 0, asks }
  },
  measure: 'digits of the number, how far the digit is from its end, and three where two digits are compared',
  hardness: ({ value, place, asks }) => digitsOf(value).length + place + (asks === 'worth' ? 0 : 3),
  write: (facts, random) => (facts.asks === 'worth' ? oneDigit(facts, random, 4) : twoDigits(facts, random)),
})

const firstDigitWorth = template({
  id: 'maths.place-value.digit-worth',
  version: 1,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => {
    const length = step + 2
    const place = random.int(Math.max(1, step - 1), length - 1)
    return { value: drawDigits(random, length, [place]), place }
  },
  measure: 'digits of the number, and how far the digit is from its end',
  hardness: ({ value, place }) => digitsOf(value).length + place,
  write: (facts, random) => oneDigit(facts, random, 1),
})

/** Different digits except for one, which is in all of these places. */
function drawDigits(random: Random, length: number, places: readonly number[]): number {
  const digit = random.int(2, 9)
  const others = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(other => other !== digit))
  const digits = Array.from({ length }, (_, at) => (places.includes(at) ? digit : (others[at] ?? 0)))
  if (digits[length - 1] === 0) digits[length - 1] = others[length] || others[length + 1] || 1
  return Number(digits.reverse().join(''))
}

interface Digit {
  readonly value: number
  readonly place: number
}

interface Digits extends Digit {
  /** The lower place of the same digit, where two are compared. */
  readonly lower: number
  readonly asks: 'worth' | 'times' | 'more'
}

function oneDigit({ value, place }: Digit, random: Random, version: 1 | 4): OptionsDraft {
  const digit = digitsOf(value)[place] ?? 0
  const worth = digit * 10 ** place
  const isFirst = place === digitsOf(value).length - 1
  const besides = [1, -1].flatMap(way => {
    const beside = digitsOf(value)[place + way] ?? 0
    const text = grouped(beside * 10 ** (place + way))
    return beside > 0 ? [{ text, misconception: 'looked-at-the-digit-beside-it' }] : []
  })
  return {
    stem: `What is the digit **${digit}** worth in the number **${grouped(value)}**?`,
    right: { text: grouped(worth) },
    wrong: spread(random, grouped(worth), [
      random.chance(0.5)
        ? { text: grouped(worth / 10), misconception: 'one-place-too-far-right' }
        : { text: grouped(worth * 10), misconception: 'one-place-too-far-left' },
      { text: String(digit), misconception: 'digit-without-its-place' },
      ...(version > 1 && isFirst
        ? []
        : [
            {
              text: grouped(Number(String(value).slice(-place - 1))),
              misconception: 'took-all-digits-after-it',
            },
          ]),
      { text: grouped(worth * 10), misconception: 'one-place-too-far-left' },
      { text: grouped(worth / 10), misconception: 'one-place-too-far-right' },
      { text: grouped(worth * 100), misconception: 'two-places-too-far-left' },
      { text: grouped(10 ** place), misconception: 'place-without-its-digit' },
      ...(place > 1 ? [{ text: grouped(worth / 100), misconception: 'two-places-too-far-right' }] : []),
      ...(version > 1 ? besides : []),
      { text: grouped(worth * 1000), misconception: 'three-places-too-far-left' },
    ]),
    explanation: `Count the places from the right. The ${digit} ${version > 1 ? 'is' : 'stands'} in the ${places[place]} place, so it is worth ${digit} × ${grouped(10 ** place)} = **${grouped(worth)}**.`,
  }
}

function twoDigits({ value, place, lower, asks }: Digits, random: Random): OptionsDraft {
  const digit = digitsOf(value)[place] ?? 0
  const [high, low] = [digit * 10 ** place, digit * 10 ** lower]
  const apart = place - lower
  const right = asks === 'times' ? 10 ** apart : high - low
  const worths = `Count the places from the right. The first ${digit} is in the ${places[place]} place and is worth ${grouped(high)}. The second is in the ${places[lower]} place and is worth ${grouped(low)}.`
  const wrong = (amount: number, misconception: string) => ({ text: grouped(amount), misconception })
  return {
    stem:
      asks === 'times'
        ? `The number **${grouped(value)}** has two ${digit}s. How many times as much is the first ${digit} worth as the second ${digit}?`
        : `The number **${grouped(value)}** has two ${digit}s. How much more is the first ${digit} worth than the second ${digit}?`,
    right: { text: grouped(right) },
    wrong: spread(
      random,
      grouped(right),
      asks === 'times'
        ? [
            wrong(right * 10, 'one-place-too-far-left'),
            ...(apart > 1 ? [wrong(right / 10, 'one-place-too-far-right')] : []),
            wrong(apart * 10, 'added-the-tens'),
            wrong(right * 100, 'two-places-too-far-left'),
            ...(apart > 2 ? [wrong(right / 100, 'two-places-too-far-right')] : []),
            wrong(high - low, 'found-how-much-more'),
            wrong(apart, 'counted-the-places'),
            wrong(right * 1000, 'three-places-too-far-left'),
          ]
        : [
            wrong(high, 'left-out-the-second-digit'),
            wrong(high + low, 'added-both-digits'),
            wrong(digit * 10 ** (place - 1) - low, 'one-place-too-far-right'),
            wrong(high * 10 - low, 'one-place-too-far-left'),
            wrong(high - digit * 10 ** (lower + 1), 'one-place-too-far-left'),
            wrong(10 ** place - 10 ** lower, 'place-without-its-digit'),
            wrong(10 ** apart, 'found-how-many-times'),
            wrong(high / 10, 'one-place-too-far-right'),
          ].filter(({ text }) => text !== '0' && !text.startsWith('−')),
    ),
    explanation:
      asks === 'times'
        ? `${worths} Each place to the left makes a digit worth ten times as much, and the first ${digit} is ${apart === 1 ? 'one place' : `${apart} places`} further left. ${grouped(high)} ÷ ${grouped(low)} = **${grouped(right)}**.`
        : `${worths} ${grouped(high)} − ${grouped(low)} = **${grouped(right)}**.`,
  }
}

export const fromWords = template({
  id: 'maths.place-value.build-number',
  version: 1,
  mode: 'typed',
  seconds: 30,
  draw: (random, step) => {
    const highest = step + 1
    const kept = random.sample(
      Array.from({ length: highest }, (_, place) => place),
      Math.min(highest, 1 + Math.ceil(step / 2)),
    )
    return { parts: [highest, ...kept].map(place => ({ place, digit: random.int(2, 9) })) }
  },
  measure: 'places that are asked for, and empty places between them',
  hardness: ({ parts }) => Math.max(...parts.map(({ place }) => place)) + parts.length,
  write: ({ parts }, random) => {
    const sorted = [...parts].sort((a, b) => b.place - a.place)
    const value = parts.reduce((sum, { place, digit }) => sum + digit * 10 ** place, 0)
    const said = random.shuffle(parts).map(({ place, digit }) => `${digit} ${places[place]}`)
    const squeezed = sorted.map(({ digit }) => digit).join('')
    return {
      stem: `Write this number in digits: ${said.join(', ')}.`,
      expected: { kind: 'number', value: String(value) },
      mistakes: [
        { text: squeezed, misconception: 'left-out-the-zeros' },
        { text: said.map(part => part.charAt(0)).join(''), misconception: 'wrote-digits-in-the-order-said' },
      ],
      explanation: `Put each digit in its place and fill the empty places with zeros: ${sorted
        .map(({ place, digit }) => grouped(digit * 10 ** place))
        .join(' + ')} = **${grouped(value)}**.`,
    }
  },
})

export const placeValue: Topic = {
  id: 'maths.place-value',
  name: 'Place value',
  subdomain: 'number',
  year: 4,
  prerequisites: [],
  about: 'Knowing what each digit of a number is worth, up to millions.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 3,
    idea: `
A number is made of digits. There are only ten of them, from 0 to 9. So how can we write big numbers? We use **places**. The place of a digit tells you what it is worth.

Start at the right. The last digit counts ones. The next one counts tens. Then come hundreds, then thousands. Each step to the left makes a digit worth ten times as much.

| thousands | hundreds | tens | ones |
|---|---|---|---|
| 4 | 0 | 7 | 2 |

Read it from the left. You see 4 thousands, no hundreds, 7 tens and 2 ones. We say four thousand and seventy-two.

The zero is a guard. It holds its place so that the 4 stays with the thousands.`,
    example: `
What is the 6 worth in 36,481?

1. Start at the right and count. The 1 counts ones. The 8 counts tens. The 4 counts hundreds. The 6 counts thousands.
2. The 6 means 6 thousands.
3. So the 6 is worth **6,000**.`,
    harder: `
Write this number in digits: **3 tens, 5 millions, 8 thousands, 2 hundred-thousands**.

The places are in a muddle on purpose. So put them in order first.

1. The biggest place is millions. Say all the places from there to the right: millions, hundred-thousands, ten-thousands, thousands, hundreds, tens, ones. That is seven places, so the number has seven digits.
2. Fill them in, one by one. Millions: 5. Hundred-thousands: 2. Ten-thousands: none, so 0. Thousands: 8. Hundreds: none, so 0. Tens: 3. Ones: none, so 0.
3. Write the digits in a row and put in the commas: **5,208,030**.
4. Check: say it out loud. Five million, two hundred and eight thousand, and thirty. Good!

The number **4,385,730** has two 3s. **How many times as much is the first 3 worth as the second?**

The first 3 is worth 300,000. The second is worth 30. Go from the second 3 to the first. It is four places, and each one makes the digit worth ten times as much: 10, 100, 1,000, **10,000** times. Watch out: four places are not 4 × 10 = 40 times.

Now you try: write 4 hundreds, 7 millions and 6 ten-thousands in digits. (It is 7,060,400.)`,
    mistake: `
Some children write "five thousand and twenty" as 520. They forget the guards. Say the places out loud: 5 thousands, 0 hundreds, 2 tens, 0 ones. That has four places, so it needs four digits: 5,020. If you can count fewer digits than places, a zero is missing.`,
    tryThis: `
Write down your house number or a bus number. Put a zero at the end. How many times bigger is it now? Then say what each digit is worth.`,
  })),
  misconceptions: once(() => ({
    'took-all-digits-after-it': {
      child: 'Look at that one digit only. The digits after it turn into zeros.',
      parent:
        'Gives the digit and everything after it, so the 5 in 4,567 becomes 567. Cover the later digits and put zeros in their place.',
    },
    'one-place-too-far-left': {
      child: 'Count the places from the right: ones, tens, hundreds. You went one place too far.',
      parent:
        'Makes a digit worth ten times too much. Write the column names above a number together, starting at the ones.',
    },
    'digit-without-its-place': {
      child: 'The digit is only half of the answer. Say which place it is in, too.',
      parent:
        'Names the digit but not what its place makes it worth. Ask “Three what?” until they answer “three hundreds”.',
    },
    'one-place-too-far-right': {
      child:
        'Count the places from the right before you say what a digit is worth. You stopped one too soon.',
      parent:
        'Reads a digit as one place smaller than it is. Write the column names above a number together.',
    },
    'place-without-its-digit': {
      child: 'You found the right place. Now ask how many of them there are: look at the digit.',
      parent:
        'Gives the size of the place, such as 1,000, but forgets the digit in it. Ask how many thousands there are.',
    },
    'two-places-too-far-left': {
      child: 'That is a hundred times too big. Put a finger on each digit as you count the places.',
      parent:
        'Places a digit two columns too far to the left. Touch and name each column aloud from the right, all the way to the digit.',
    },
    'three-places-too-far-left': {
      child: 'That is much too big. Name each place out loud as you count from the right.',
      parent:
        'Makes a digit worth a thousand times too much. Read some long numbers aloud together, using the comma to find the thousands.',
    },
    'two-places-too-far-right': {
      child: 'That is a hundred times too small. Start at the ones and count every place on the way.',
      parent:
        'Places a digit two columns too far to the right. Draw a table with column names and copy the number into it.',
    },
    'looked-at-the-digit-beside-it': {
      child: 'You looked at the digit beside it. Put a finger on the digit in the question.',
      parent:
        'Gives the value of the digit next door. Let them point at the digit that is asked for and count its place aloud.',
    },
    'added-the-tens': {
      child: 'Two places are not ten and ten more. Multiply: ten times ten is a hundred.',
      parent:
        'Adds a ten for each place instead of multiplying. Move a digit one place at a time and say “ten times, a hundred times”.',
    },
    'counted-the-places': {
      child: 'You counted the places. Each of them makes a digit worth ten times as much.',
      parent:
        'Gives the number of places between the two digits. Ask how many tens make a hundred, and how many hundreds a thousand.',
    },
    'found-how-much-more': {
      child: 'You found how much more. The question asks how many times as much.',
      parent:
        'Takes one value from the other where the question asks how many times as much. Divide instead.',
    },
    'found-how-many-times': {
      child: 'You found how many times as much. The question asks how much more, so take away.',
      parent: 'Divides where the question asks how much more. Underline the words “how much more”.',
    },
    'left-out-the-second-digit': {
      child: 'That is what the first digit is worth. Now take off what the second is worth.',
      parent: 'Stops at the value of the first digit. Write down both values before comparing them.',
    },
    'added-both-digits': {
      child: 'You added the two values. “How much more” means take away.',
      parent: 'Adds two values that should be compared. Ask by how much the larger one is ahead.',
    },
    'wrote-digits-in-the-order-said': {
      child: 'The parts can come in any order. Draw the places first, then drop each digit into its own.',
      parent:
        'Writes the digits in the order they are named, whatever their place. Draw columns and fill them in, in any order.',
    },
    'left-out-the-zeros': {
      child: 'Some places are empty. Put a zero in each empty place to keep the others apart.',
      parent:
        'Leaves out the zeros that hold empty places, so 5,020 becomes 52. Count the columns together and fill each gap with a zero.',
    },
  })),
  templates: [digitWorth, fromWords],
  earlier: [firstDigitWorth],
}
