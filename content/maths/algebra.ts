import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { functionMachine, machine } from './function-machine.ts'
import { slipSentences, slips } from './numbers.ts'
import { spread } from './spread.ts'

/** Letters that can't be mistaken for a word or a digit. */
const letters = ['n', 'p', 'k', 'm', 't', 'w'] as const

export const substitute = template({
  id: 'maths.algebra.substitute',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const form = (['once', 'two', 'minus', 'bracket', 'square'] as const)[step - 1] ?? 'once'
    const [x, y] = random.sample(letters, 2) as [string, string]
    const small = random.int(2, 6)
    return {
      form,
      x,
      y,
      first: small + random.int(1, 7),
      second: small,
      times: random.int(2, 5 + step),
      other: random.int(2, 4),
    }
  },
  measure: 'letters, operations, brackets and squares in the expression',
  hardness: ({ form }) => ({ once: 3, two: 5, minus: 6, bracket: 7, square: 8 })[form],
  write: ({ form, x, y, first, second, times, other }, random) => {
    const all = {
      once: {
        said: `${times}${x} + ${other}`,
        value: times * first + other,
        way: `${times} × ${first} + ${other} = ${times * first} + ${other}`,
      },
      two: {
        said: `${times}${x} + ${other}${y}`,
        value: times * first + other * second,
        way: `${times} × ${first} + ${other} × ${second} = ${times * first} + ${other * second}`,
      },
      minus: {
        said: `${times + other}${x} − ${times}${y}`,
        value: (times + other) * first - times * second,
        way: `${times + other} × ${first} − ${times} × ${second} = ${(times + other) * first} − ${times * second}`,
      },
      bracket: {
        said: `${times}(${x} + ${other}${y})`,
        value: times * (first + other * second),
        way: `${times} × (${first} + ${other} × ${second}) = ${times} × ${first + other * second}`,
      },
      square: {
        said: `${x}² + ${times}${y}`,
        value: first * first + times * second,
        way: `${first} × ${first} + ${times} × ${second} = ${first * first} + ${times * second}`,
      },
    }
    const { said, value: right, way } = all[form]
    const sideBySide = Number(`${times}${first}`)
    const wrong = [
      ...(form === 'square'
        ? [{ value: first * 2 + times * second, misconception: 'doubled-instead-of-squared' }]
        : []),
      ...(form === 'bracket'
        ? [
            {
              value: times * first + other * second,
              misconception: 'multiplied-only-the-first-in-the-bracket',
            },
          ]
        : []),
      {
        value:
          form === 'once'
            ? sideBySide + other
            : form === 'two'
              ? sideBySide + Number(`${other}${second}`)
              : right + times,
        misconception: form === 'once' || form === 'two' ? 'wrote-digits-side-by-side' : 'one-group-too-many',
      },
      {
        value: form === 'once' ? times + first + other : times + first + other + second,
        misconception: 'added-not-multiplied',
      },
      ...(form === 'two' || form === 'minus'
        ? [
            {
              value:
                form === 'two' ? times * second + other * first : (times + other) * second - times * first,
              misconception: 'swapped-the-letters',
            },
          ]
        : []),
    ].filter(({ value }) => value > 0)
    const given = form === 'once' ? `${x} = ${first}` : `${x} = ${first} and ${y} = ${second}`
    return {
      stem: `If ${given}, what is the value of **${said}**?`,
      right: { text: grouped(right) },
      wrong: spread(random, grouped(right), [
        ...random.shuffle(wrong).map(({ value, misconception }) => ({ text: grouped(value), misconception })),
        ...slips(right, random),
      ]),
      explanation: `A number next to a letter means times. Put in the numbers: ${way} = **${grouped(right)}**.`,
    }
  },
})

export const equation = template({
  id: 'maths.algebra.equation',
  version: 1,
  mode: 'typed',
  seconds: 45,
  draw: (random, step) => {
    const form = random.pick(
      (
        [
          ['times', 'plus'],
          ['times-plus'],
          ['times-plus', 'times-minus'],
          ['bracket', 'share'],
          ['both-sides', 'bracket'],
        ] as const
      )[step - 1] ?? [],
    )
    const times = random.int(3, 5 + step)
    const add = random.int(2, 9 + step * 4)
    // Large enough that nothing becomes negative.
    const least = form === 'times-minus' ? Math.floor(add / times) + 1 : 2
    return {
      form,
      letter: random.pick(letters),
      value: least + random.int(0, 7 + step * 2),
      times,
      add,
      fewer: random.int(1, times - 2),
    }
  },
  measure: 'steps to undo, brackets, and letters on both sides',
  hardness: ({ form }) =>
    ({ plus: 1, times: 1, 'times-plus': 2, 'times-minus': 2.5, share: 3, bracket: 3.5, 'both-sides': 5 })[
      form
    ],
  write: ({ form, letter, value, times, add, fewer }) => {
    const all = {
      plus: {
        said: `${letter} + ${add} = ${value + add}`,
        way: `Take away ${add}: ${value + add} − ${add}`,
        tempted: value + 2 * add,
      },
      times: {
        said: `${times}${letter} = ${times * value}`,
        way: `${times}${letter} means ${times} × ${letter}, so divide: ${times * value} ÷ ${times}`,
        tempted: times * value - times,
      },
      'times-plus': {
        said: `${times}${letter} + ${add} = ${times * value + add}`,
        way: `Take away ${add} from both sides: ${times}${letter} = ${times * value}. Then divide by ${times}: ${times * value} ÷ ${times}`,
        tempted: times * value,
      },
      'times-minus': {
        said: `${times}${letter} − ${add} = ${times * value - add}`,
        way: `Add ${add} to both sides: ${times}${letter} = ${times * value}. Then divide by ${times}: ${times * value} ÷ ${times}`,
        tempted: times * value,
      },
      share: {
        said: `${letter} ÷ ${times} + ${add} = ${value + add}`,
        way: `Take away ${add} from both sides: ${letter} ÷ ${times} = ${value}. Then multiply: ${value} × ${times}`,
        tempted: value,
      },
      bracket: {
        said: `${times}(${letter} + ${add}) = ${times * (value + add)}`,
        way: `Divide both sides by ${times}: ${letter} + ${add} = ${value + add}. Then take away ${add}: ${value + add} − ${add}`,
        tempted: value + add,
      },
      'both-sides': {
        said: `${times}${letter} + ${add} = ${fewer}${letter} + ${(times - fewer) * value + add}`.replace(
          /\b1(?=[a-z])/,
          '',
        ),
        way: `Take away ${fewer === 1 ? '' : fewer}${letter} and ${add} from both sides: ${times - fewer}${letter} = ${(times - fewer) * value}. Then divide by ${times - fewer}: ${(times - fewer) * value} ÷ ${times - fewer}`,
        tempted: (times - fewer) * value,
      },
    }
    const { said, way, tempted } = all[form]
    const right = form === 'share' ? value * times : value
    return {
      stem: `Find the value of ${letter}: **${said}**`,
      expected: { kind: 'number', value: String(right) },
      mistakes: [
        {
          text: String(tempted),
          misconception:
            form === 'plus' || form === 'times' ? 'did-not-use-the-inverse' : 'stopped-before-the-last-step',
        },
        { text: String(right + 1), misconception: 'slipped-by-one' },
      ],
      explanation: `${way} = ${right}. So ${letter} = **${right}**. Put it back in to check.`,
    }
  },
})

const example = machine(
  [
    { sign: '×', by: 3 },
    { sign: '+', by: 5 },
  ],
  '?',
  '26',
)

export const algebra: Topic = {
  id: 'maths.algebra',
  name: 'Algebra',
  subdomain: 'ratio',
  year: 6,
  prerequisites: ['maths.order-of-operations'],
  about: 'Function machines, putting numbers in for letters, and solving simple equations.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
In algebra a **letter** stands for a number that you do not know yet. It works like an empty box.

You will meet short ways to write:

- 3n means 3 times n.
- n² means n times n.
- 2(n + 1) means 2 times all that is in the bracket.

If you know the letter, put the number in and work it out. If n is 4, then 3n + 2 is 12 + 2 = 14.

An **equation** has an equals sign, like 3n + 2 = 14. Both sides weigh the same, like scales. Do the same to both sides and they stay in balance. Undo the steps one by one, the last one first, until the letter is on its own.`,
    example: `
Which number was put into this machine?

${example.svg}

1. Start at the end with 26 and go back.
2. The last step was + 5. Undo it: 26 − 5 = 21.
3. The step before was × 3. Undo it: 21 ÷ 3 = 7.
4. So **7** was put in.
5. Check: 7 × 3 = 21 and 21 + 5 = 26. Good.`,
    harder: `
Find the value of n: **8n + 6 = 3n + 41**

Think of scales. On the left are 8 bags and 6 loose marbles. On the right are 3 bags and 41 loose marbles. Each bag holds n marbles, and the scales balance.

1. Take 3 bags off **both** sides. They still balance: 5n + 6 = 41.
2. Take 6 marbles off both sides: 5n = 35.
3. Five bags hold 35 marbles, so one bag holds 35 ÷ 5 = 7. So **n = 7**.
4. Check both sides: 8 × 7 + 6 = 62, and 3 × 7 + 41 = 62. Good!

The slip to watch for is adding the 8 and the 3. What you do on one side, you must do on the other.

What if there is a bracket? In **4(w + 9) = 56** the 4 multiplies all of it. So divide first: w + 9 = 14. Then w = 14 − 9 = **5**.

Now you try: 7p + 10 = 4p + 31. (p is 7.)`,
    mistake: `
Some children read 3n as thirty-something. If n is 4, they write 34. But 3n means 3 times 4, and that is 12. Write the times sign in with a pencil if it helps. And when you go back through a machine, take the last step first. It is like shoes and socks: shoes went on last, so they come off first.`,
    tryThis: `
Ask someone to think of a number, double it and add 6. Let them tell you the answer. Take away 6 and halve it. Say the number out loud. Why does this trick work?`,
  })),
  misconceptions: once(() => ({
    ...slipSentences,
    'used-the-boxes-in-the-wrong-order': {
      child: 'Follow the arrows. Use the first box first and write its result down.',
      parent:
        'Uses the boxes of the machine in the wrong order. Follow the arrows with a finger and note each result.',
    },
    'stopped-after-one-box': {
      child: 'The number must go through all the boxes. Do the next one too.',
      parent: 'Stops after one box of the machine. Write a number under every arrow until the end.',
    },
    'added-not-multiplied': {
      child: 'Times means groups of: 3 × 4 or 3n with n = 4 is 12, not 7.',
      parent: 'Adds where a number should be multiplied. Explain that 3n is short for “three times n”.',
    },
    'undid-the-boxes-in-the-wrong-order': {
      child: 'Going back, undo the last box first.',
      parent: 'Undoes the boxes from the wrong end. Walk backwards from the output, one box at a time.',
    },
    'went-forwards-not-backwards': {
      child: 'You know what came out. Go back and do the opposite of each box.',
      parent:
        'Runs the machine forwards though the input is wanted. Ask which number is missing: the one going in or coming out.',
    },
    'wrote-digits-side-by-side': {
      child: 'A number next to a letter means times. With n = 4, 3n is 3 × 4.',
      parent: 'Reads 3n with n = 4 as 34. Write the missing × sign between the number and the letter.',
    },
    'swapped-the-letters': {
      child: 'Check which letter has which number. Write it above each letter.',
      parent:
        'Puts in the right numbers for the wrong letters. Write each value above its letter before working it out.',
    },
    'one-group-too-many': {
      child: 'You counted one group too many. Check the times table fact.',
      parent: 'Multiplies by one too many. Ask them to write out each multiplication before adding.',
    },
    'multiplied-only-the-first-in-the-bracket': {
      child: 'The number in front multiplies everything in the bracket. Work out the bracket first.',
      parent:
        'Multiplies only the first part of the bracket. Compare with 3 bags that each hold an apple and two pears.',
    },
    'doubled-instead-of-squared': {
      child: 'A small 2 means times itself: 7² is 7 × 7.',
      parent: 'Reads 7² as 7 × 2. Draw a square with 7 rows of 7 dots.',
    },
    'did-not-use-the-inverse': {
      child: 'Do the opposite to both sides: − undoes +, and ÷ undoes ×.',
      parent:
        'Does not use the opposite operation to free the letter. Put the answer back in and see that it does not fit.',
    },
    'stopped-before-the-last-step': {
      child: 'You are nearly there. The letter is not alone yet, so undo one more step.',
      parent: 'Stops one step before the end. Have them put the answer back into the equation as a check.',
    },
  })),
  templates: [functionMachine, substitute, equation],
}
