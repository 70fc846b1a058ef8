import type { Step } from '../question.ts'
import type { Random } from '../random.ts'

/** What a story is told with: two letters, three names and two numbers. */
export interface Cast {
  readonly x: string
  readonly y: string
  readonly names: readonly [string, string, string]
  readonly a: number
  readonly b: number
}

interface Told {
  readonly said: string
  readonly right: string
  readonly wrong: readonly (readonly [text: string, misconception: string])[]
  readonly way: string
}

export interface Story {
  readonly name: string
  /** From the least to the most, for both numbers. */
  readonly a: readonly [number, number]
  readonly b: readonly [number, number]
  readonly tell: (cast: Cast) => Told
}

export function drawNumbers(random: Random, { a, b }: Story): { a: number; b: number } {
  for (;;) {
    const drawn = { a: random.int(...a), b: random.int(...b) }
    if (drawn.a !== drawn.b) return drawn
  }
}

/** The four operations on a letter and a number, both ways round. */
function oneStep(x: string, a: number, right: string): Told['wrong'] {
  const reversed: Record<string, string> = {
    [`${x} − ${a}`]: `${a} − ${x}`,
    [`${a} − ${x}`]: `${x} − ${a}`,
    [`${x} ÷ ${a}`]: `${a} ÷ ${x}`,
  }
  return [`${x} + ${a}`, `${x} − ${a}`, `${a} − ${x}`, `${a}${x}`, `${x} ÷ ${a}`, `${a} ÷ ${x}`]
    .filter(text => text !== right)
    .map(text => [
      text,
      text === reversed[right] ? 'wrote-it-the-wrong-way-round' : 'chose-the-wrong-operation',
    ])
}

const simple = (
  name: string,
  range: readonly [number, number],
  tell: (cast: Cast) => { said: string; right: string; way: string },
): Story => ({
  name,
  a: range,
  b: [0, 0],
  tell: cast => {
    const told = tell(cast)
    return { ...told, wrong: oneStep(cast.x, cast.a, told.right) }
  },
})

const timesAs = (count: number) => (count === 2 ? 'twice' : `${count} times`)

const one: readonly Story[] = [
  simple('later', [3, 15], ({ x, a, names: [name] }) => ({
    said: `${name} is ${x} years old. Which expression shows how old ${name} will be in ${a} years?`,
    right: `${x} + ${a}`,
    way: `Each year adds one to the age, so add ${a} to ${x}`,
  })),
  simple('tickets', [3, 12], ({ x, a }) => ({
    said: `One ticket for the fair costs ${x} pounds. Which expression shows how many pounds ${a} tickets cost?`,
    right: `${a}${x}`,
    way: `That is ${a} lots of ${x}. ${a} × ${x} is written without the times sign`,
  })),
  simple('ribbon', [3, 12], ({ x, a }) => ({
    said: `A ribbon ${x} centimetres long is cut into ${a} equal pieces. Which expression shows the length of each piece in centimetres?`,
    right: `${x} ÷ ${a}`,
    way: `Equal pieces mean sharing: divide ${x} by ${a}`,
  })),
  simple('bus', [3, 15], ({ x, a }) => ({
    said: `There are ${x} people on a bus. At the next stop ${a} people get off and nobody gets on. Which expression shows how many people are on the bus now?`,
    right: `${x} − ${a}`,
    way: `Start with ${x} and take away the ${a} who leave`,
  })),
  simple('stickers', [3, 15], ({ x, a, names: [name, friend] }) => ({
    said: `${name} has ${x} stickers. ${friend} has ${a} fewer than ${name}. Which expression shows how many stickers ${friend} has?`,
    right: `${x} − ${a}`,
    way: `${friend} has ${a} fewer, so take ${a} from ${x}`,
  })),
  simple('rope', [20, 60], ({ x, a }) => ({
    said: `A rope is ${a} metres long. Then ${x} metres of it are cut off. Which expression shows how many metres are left?`,
    right: `${a} − ${x}`,
    way: `Start with ${a} and take away the ${x} metres that are cut off`,
  })),
]

/** Some of each, and a fixed number more. */
const linear = (x: string, a: number, b: number): Told['wrong'] => [
  [`${a}${x} + ${b}`, 'swapped-the-numbers'],
  [`${a + b}${x}`, 'added-unlike-terms'],
  [`${b}(${x} + ${a})`, 'put-brackets-in-the-wrong-place'],
  [`${x} + ${a + b}`, 'added-instead-of-multiplying'],
  [`${b}${x} − ${a}`, 'chose-the-wrong-operation'],
  [`${a * b}${x}`, 'multiplied-everything'],
  [`${a}(${x} + ${b})`, 'put-brackets-in-the-wrong-place'],
]

const two: readonly Story[] = [
  {
    name: 'taxi',
    a: [3, 6],
    b: [2, 4],
    tell: ({ x, a, b }) => ({
      said: `A taxi costs £${a} to begin with, and then £${b} for every mile. Which expression shows the cost in pounds of a journey of ${x} miles?`,
      right: `${b}${x} + ${a}`,
      wrong: linear(x, a, b),
      way: `The miles cost ${b} × ${x} = ${b}${x} pounds. The £${a} is paid only once`,
    }),
  },
  {
    name: 'packs',
    a: [3, 11],
    b: [5, 12],
    tell: ({ x, a, b, names: [name] }) => ({
      said: `Football cards come in packs of ${b}. ${name} has ${x} packs and ${a} loose cards. Which expression shows how many cards ${name} has?`,
      right: `${b}${x} + ${a}`,
      wrong: linear(x, a, b),
      way: `In the packs there are ${b} × ${x} = ${b}${x} cards. Then add the ${a} loose ones`,
    }),
  },
  {
    name: 'seats',
    a: [2, 7],
    b: [8, 20],
    tell: ({ x, a, b }) => ({
      said: `A hall has ${x} rows of ${b} seats. Teachers sit on ${a} of the seats, and the others are for parents. Which expression shows how many seats are for parents?`,
      right: `${b}${x} − ${a}`,
      wrong: [
        [`${a} − ${b}${x}`, 'wrote-it-the-wrong-way-round'],
        [`${b}${x} + ${a}`, 'chose-the-wrong-operation'],
        [`${b}(${x} − ${a})`, 'put-brackets-in-the-wrong-place'],
        [`${a}${x} − ${b}`, 'swapped-the-numbers'],
        [`${x} + ${b} − ${a}`, 'added-instead-of-multiplying'],
        [`${Math.abs(b - a)}${x}`, 'added-unlike-terms'],
      ],
      way: `There are ${b} × ${x} = ${b}${x} seats. Take away the ${a} for teachers`,
    }),
  },
  {
    name: 'change',
    a: [2, 2],
    b: [3, 9],
    tell: ({ x, b, names: [name] }) => ({
      said: `${name} buys ${x} notebooks for £${b} each and pays with a £50 note. Which expression shows how many pounds change ${name} gets?`,
      right: `50 − ${b}${x}`,
      wrong: [
        [`${b}${x} − 50`, 'wrote-it-the-wrong-way-round'],
        [`${50 - b} − ${x}`, 'added-instead-of-multiplying'],
        [`${50 - b}${x}`, 'added-unlike-terms'],
        [`${b}(50 − ${x})`, 'put-brackets-in-the-wrong-place'],
        [`50 + ${b}${x}`, 'chose-the-wrong-operation'],
        [`50${x} − ${b}`, 'swapped-the-numbers'],
      ],
      way: `The notebooks cost ${b} × ${x} = ${b}${x} pounds. Take that from 50`,
    }),
  },
]

const three: readonly Story[] = [
  {
    name: 'bags',
    a: [3, 9],
    b: [4, 9],
    tell: ({ x, a, b, names: [name] }) => ({
      said: `${name} fills ${b} party bags. Each bag gets ${x} sweets and ${a} balloons. Which expression shows how many things go into the bags altogether?`,
      right: `${b}(${x} + ${a})`,
      wrong: [
        [`${b}${x} + ${a}`, 'left-out-the-brackets'],
        [`${x} + ${a * b}`, 'left-out-the-brackets'],
        [`${a + b}${x}`, 'added-unlike-terms'],
        [`${a * b}${x}`, 'multiplied-everything'],
        [`${a}(${x} + ${b})`, 'swapped-the-numbers'],
        [`${a}${x} + ${b}`, 'swapped-the-numbers'],
        [`${x} + ${a} + ${b}`, 'added-instead-of-multiplying'],
      ],
      way: `In each bag there are ${x} + ${a} things. There are ${b} bags, so multiply all of that by ${b}`,
    }),
  },
  {
    name: 'rolls',
    a: [12, 30],
    b: [4, 8],
    tell: ({ x, a, b }) => ({
      said: `A baker makes ${x} rolls and sells ${a} of them. The others are put into ${b} bags, the same number in each. Which expression shows how many rolls are in each bag?`,
      right: `(${x} − ${a}) ÷ ${b}`,
      wrong: [
        [`${x} − ${a} ÷ ${b}`, 'left-out-the-brackets'],
        [`${x} ÷ ${b} − ${a}`, 'did-the-steps-in-the-wrong-order'],
        [`(${a} − ${x}) ÷ ${b}`, 'wrote-it-the-wrong-way-round'],
        [`${b}(${x} − ${a})`, 'chose-the-wrong-operation'],
        [`(${x} + ${a}) ÷ ${b}`, 'chose-the-wrong-operation'],
        [`(${x} − ${b}) ÷ ${a}`, 'swapped-the-numbers'],
        [`${x} − ${a} − ${b}`, 'chose-the-wrong-operation'],
      ],
      way: `First take away the ${a} rolls that are sold: ${x} − ${a}. All of that is divided by ${b}, so it needs brackets`,
    }),
  },
  {
    name: 'zoo',
    a: [2, 5],
    b: [2, 7],
    tell: ({ x, y, a, b }) => ({
      said: `At the zoo, a ticket for an adult costs ${x} pounds and a ticket for a child costs ${y} pounds. Which expression shows the cost in pounds for ${a} adults and ${b} children?`,
      right: `${a}${x} + ${b}${y}`,
      wrong: [
        [`${b}${x} + ${a}${y}`, 'swapped-the-numbers'],
        [`${a + b}${x}${y}`, 'added-unlike-terms'],
        [`${a + b}(${x} + ${y})`, 'put-brackets-in-the-wrong-place'],
        [`${a * b}${x}${y}`, 'multiplied-everything'],
        [`${x} + ${y} + ${a + b}`, 'added-instead-of-multiplying'],
        [`${a}${x} − ${b}${y}`, 'chose-the-wrong-operation'],
        [`${a}(${x} + ${b}${y})`, 'put-brackets-in-the-wrong-place'],
      ],
      way: `The adults cost ${a} × ${x} = ${a}${x} and the children ${b} × ${y} = ${b}${y}. Different letters cannot be put together`,
    }),
  },
  {
    name: 'both-ages',
    a: [3, 9],
    b: [2, 2],
    tell: ({ x, a, names: [name, friend] }) => ({
      said: `${name} is ${x} years old. ${friend} is ${a} years older. Which expression shows the sum of their ages?`,
      right: `2${x} + ${a}`,
      wrong: [
        [`${x} + ${a}`, 'stopped-too-early'],
        [`2(${x} + ${a})`, 'put-brackets-in-the-wrong-place'],
        [`${a + 1}${x}`, 'added-unlike-terms'],
        [`2${x} − ${a}`, 'chose-the-wrong-operation'],
        [`${x}² + ${a}`, 'multiplied-everything'],
        [`${2 * a}${x}`, 'multiplied-everything'],
        [`${x} + ${2 * a}`, 'left-one-of-them-out'],
      ],
      way: `${friend} is ${x} + ${a}. Together that is ${x} + ${x} + ${a}`,
    }),
  },
]

const four: readonly Story[] = [
  {
    name: 'marbles',
    a: [3, 12],
    b: [2, 4],
    tell: ({ x, a, b, names: [name, friend, third] }) => ({
      said: `${name} has ${x} marbles. ${friend} has ${timesAs(b)} as many as ${name}, and ${third} has ${a} fewer than ${friend}. Which expression shows how many marbles the three of them have altogether?`,
      right: `${2 * b + 1}${x} − ${a}`,
      wrong: [
        [`${b + 1}${x} − ${a}`, 'left-one-of-them-out'],
        [`${2 * b}${x} − ${a}`, 'left-one-of-them-out'],
        [`${2 * b + 1}${x} + ${a}`, 'chose-the-wrong-operation'],
        [`${b}${x} − ${a}`, 'stopped-too-early'],
        [`${2 * b + 1}(${x} − ${a})`, 'put-brackets-in-the-wrong-place'],
        [`${b + 2}${x} − ${a}`, 'added-instead-of-multiplying'],
        [`${a} − ${2 * b + 1}${x}`, 'wrote-it-the-wrong-way-round'],
      ],
      way: `${friend} has ${b}${x} and ${third} has ${b}${x} − ${a}. Together: ${x} + ${b}${x} + ${b}${x} − ${a}`,
    }),
  },
  {
    name: 'comics',
    a: [3, 9],
    b: [2, 2],
    tell: ({ x, a }) => ({
      said: `A comic costs ${x} pounds. Which expression shows the cost of ${a} comics in **pence**?`,
      right: `${100 * a}${x}`,
      wrong: [
        [`${a}${x}`, 'left-out-the-change-of-units'],
        [`${a}${x} ÷ 100`, 'changed-the-units-the-wrong-way'],
        [`100 + ${a}${x}`, 'added-instead-of-multiplying'],
        [`100${x} + ${a}`, 'added-instead-of-multiplying'],
        [`${10 * a}${x}`, 'used-the-wrong-number-of-units'],
        [`100(${x} + ${a})`, 'put-brackets-in-the-wrong-place'],
        [`${100 + a}${x}`, 'added-instead-of-multiplying'],
      ],
      way: `${a} comics cost ${a}${x} pounds. Each pound is 100 pence, so multiply by 100`,
    }),
  },
  {
    name: 'film',
    a: [5, 55],
    b: [2, 2],
    tell: ({ x, a }) => ({
      said: `A show lasts ${x} hours and ${a} minutes. Which expression shows how long it lasts in **minutes**?`,
      right: `60${x} + ${a}`,
      wrong: [
        [`${x} + ${a}`, 'left-out-the-change-of-units'],
        [`100${x} + ${a}`, 'used-the-wrong-number-of-units'],
        [`60(${x} + ${a})`, 'put-brackets-in-the-wrong-place'],
        [`${60 + a}${x}`, 'added-unlike-terms'],
        [`${a}${x} + 60`, 'swapped-the-numbers'],
        [`${x} ÷ 60 + ${a}`, 'changed-the-units-the-wrong-way'],
        [`24${x} + ${a}`, 'used-the-wrong-number-of-units'],
      ],
      way: `Each hour is 60 minutes, so ${x} hours are 60${x} minutes. Only the hours are multiplied by 60`,
    }),
  },
  {
    name: 'pens',
    a: [35, 95],
    b: [5, 10],
    tell: ({ x, a, b, names: [name] }) => ({
      said: `${name} buys ${x} pens for ${a}p each and pays with £${b}. Which expression shows the change in **pence**?`,
      right: `${100 * b} − ${a}${x}`,
      wrong: [
        [`${b} − ${a}${x}`, 'left-out-the-change-of-units'],
        [`${a}${x} − ${100 * b}`, 'wrote-it-the-wrong-way-round'],
        [`${100 * b - a} − ${x}`, 'added-instead-of-multiplying'],
        [`${100 * b - a}${x}`, 'added-unlike-terms'],
        [`${100 * b} + ${a}${x}`, 'chose-the-wrong-operation'],
        [`100(${b} − ${a}${x})`, 'put-brackets-in-the-wrong-place'],
        [`${10 * b} − ${a}${x}`, 'used-the-wrong-number-of-units'],
      ],
      way: `£${b} is ${100 * b}p. The pens cost ${a} × ${x} = ${a}${x} pence. Take that away`,
    }),
  },
  {
    name: 'next-numbers',
    a: [2, 4],
    b: [1, 2],
    tell: ({ x, a, b }) => {
      const more = (b * a * (a + 1)) / 2
      const kind = b === 1 ? 'whole' : 'even'
      const row = Array.from({ length: a + 1 }, (_, at) => (at === 0 ? x : `${x} + ${at * b}`))
      return {
        said: `${x} is ${b === 1 ? 'a whole' : 'an even'} number. Which expression shows the sum of ${x} and the next ${['', '', 'two', 'three', 'four'][a]} ${kind} numbers?`,
        right: `${a + 1}${x} + ${more}`,
        wrong: [
          [`${a + 1}${x}`, 'forgot-that-the-numbers-grow'],
          [`${a + 1}${x} + ${a * b}`, 'forgot-that-the-numbers-grow'],
          [`${a + 1}${x} + ${b === 1 ? 2 * more : more / 2}`, 'used-steps-of-the-wrong-size'],
          [`${a}${x} + ${more}`, 'left-one-of-them-out'],
          [`${x} + ${more}`, 'left-one-of-them-out'],
          [`${a + 1}${x} + ${a + 1}`, 'forgot-that-the-numbers-grow'],
          [`${a + 1}(${x} + ${more})`, 'put-brackets-in-the-wrong-place'],
          [`${a + 2}${x} + ${more}`, 'counted-one-too-many'],
        ],
        way: `The numbers are ${row.join(', ')}. Add the letters and add the numbers`,
      }
    },
  },
]

const five: readonly Story[] = [
  {
    name: 'boat',
    a: [9, 18],
    b: [4, 8],
    tell: ({ x, a, b }) => ({
      said: `A rowing boat costs £${a} for the first hour and £${b} for every hour after that. Which expression shows the cost in pounds for ${x} hours?`,
      right: `${a} + ${b}(${x} − 1)`,
      wrong: [
        [`${a} + ${b}${x}`, 'counted-the-first-one-twice'],
        [`${a + b}${x}`, 'added-unlike-terms'],
        [`${a}${x} + ${b}`, 'swapped-the-numbers'],
        [`${b} + ${a}(${x} − 1)`, 'swapped-the-numbers'],
        [`${a} + ${b}(${x} + 1)`, 'chose-the-wrong-operation'],
        [`${a} + ${b}${x} − 1`, 'left-out-the-brackets'],
        [`${a}${x} + ${b}(${x} − 1)`, 'counted-the-first-one-twice'],
      ],
      way: `The first hour costs £${a}. Then ${x} − 1 hours are left, and each of them costs £${b}`,
    }),
  },
  {
    name: 'older',
    a: [3, 8],
    b: [3, 4],
    tell: ({ x, a, b, names: [name] }) => ({
      said: `${name} is ${x} years old. In ${a} years, ${name}’s dad will be ${b} times as old as ${name} will be then. Which expression shows how old ${name}’s dad is **now**?`,
      right: `${b}(${x} + ${a}) − ${a}`,
      wrong: [
        [`${b}(${x} + ${a})`, 'stopped-too-early'],
        [`${b}${x}`, 'left-out-the-brackets'],
        [`${b}${x} + ${a}`, 'left-out-the-brackets'],
        [`${b}(${x} + ${a}) + ${a}`, 'chose-the-wrong-operation'],
        [`${b}(${x} − ${a}) + ${a}`, 'chose-the-wrong-operation'],
        [`${b}${x} − ${a}`, 'left-out-the-brackets'],
        [`${b}(${x} − ${a})`, 'chose-the-wrong-operation'],
      ],
      way: `In ${a} years, ${name} will be ${x} + ${a}, and the dad will be ${b}(${x} + ${a}). Now the dad is ${a} years younger than that`,
    }),
  },
  {
    name: 'mean',
    a: [2, 2],
    b: [4, 6],
    tell: ({ x, y, b }) => {
      const others = ['', '', '', 'Three', 'Four', 'Five'][b - 1]
      return {
        said: `The mean of ${b} numbers is ${x}. ${others} of the numbers add up to ${y}. Which expression shows the other number?`,
        right: `${b}${x} − ${y}`,
        wrong: [
          [`${x} − ${y}`, 'took-the-mean-for-the-total'],
          [`${b}(${x} − ${y})`, 'put-brackets-in-the-wrong-place'],
          [`${y} − ${b}${x}`, 'wrote-it-the-wrong-way-round'],
          [`${b}${x} − ${b - 1}${y}`, 'multiplied-everything'],
          [`${b - 1}${x} − ${y}`, 'left-one-of-them-out'],
          [`${b}${x} + ${y}`, 'chose-the-wrong-operation'],
          [`(${x} − ${y}) ÷ ${b}`, 'chose-the-wrong-operation'],
        ],
        way: `All ${b} numbers add up to ${b} × ${x} = ${b}${x}. Take away the ${y} of the others`,
      }
    },
  },
  {
    name: 'strawberries',
    a: [2, 6],
    b: [7, 7],
    tell: ({ x, y, a }) => ({
      said: `A bowl of ${x} strawberries is shared equally among ${y} children. Then each child eats ${a} strawberries. Which expression shows how many strawberries each child has left?`,
      right: `${x} ÷ ${y} − ${a}`,
      wrong: [
        [`(${x} − ${a}) ÷ ${y}`, 'did-the-steps-in-the-wrong-order'],
        [`${x} ÷ (${y} − ${a})`, 'put-brackets-in-the-wrong-place'],
        [`${y} ÷ ${x} − ${a}`, 'wrote-it-the-wrong-way-round'],
        [`${x} ÷ ${y} + ${a}`, 'chose-the-wrong-operation'],
        [`${x}${y} − ${a}`, 'chose-the-wrong-operation'],
        [`${x} − ${y} − ${a}`, 'chose-the-wrong-operation'],
        [`${a} − ${x} ÷ ${y}`, 'wrote-it-the-wrong-way-round'],
      ],
      way: `Each child gets ${x} ÷ ${y}. Then take away ${a} from that`,
    }),
  },
  {
    name: 'half',
    a: [2, 9],
    b: [10, 10],
    tell: ({ x, y, a, names: [name, friend] }) => ({
      said: `${name} has ${x} pounds and ${friend} has ${y} pounds. ${name} gives half of the ${x} pounds to ${friend}, who then spends £${a}. Which expression shows how many pounds ${friend} has now?`,
      right: `${y} + ${x} ÷ 2 − ${a}`,
      wrong: [
        [`(${y} + ${x}) ÷ 2 − ${a}`, 'put-brackets-in-the-wrong-place'],
        [`${y} + 2${x} − ${a}`, 'chose-the-wrong-operation'],
        [`${y} + ${x} ÷ 2 + ${a}`, 'chose-the-wrong-operation'],
        [`(${y} + ${x} − ${a}) ÷ 2`, 'put-brackets-in-the-wrong-place'],
        [`${y} ÷ 2 + ${x} − ${a}`, 'swapped-the-letters'],
        [`${x} ÷ 2 − ${a}`, 'left-one-of-them-out'],
        [`${y} + ${x} − ${a}`, 'left-out-the-half'],
      ],
      way: `Half of ${name}’s money is ${x} ÷ 2. ${friend} has ${y} and gets this too, so ${y} + ${x} ÷ 2. Then take away ${a}`,
    }),
  },
]

export const stories: Readonly<Record<Step, readonly Story[]>> = {
  1: one,
  2: two,
  3: three,
  4: four,
  5: five,
}
