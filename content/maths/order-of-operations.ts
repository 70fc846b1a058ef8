import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { slipSentences, slips } from './numbers.ts'
import { spread } from './spread.ts'
import { type Form, forms } from './sums-in-order.ts'

const formOf = (level: number, form: number) => forms[level - 1]?.[form] as Form

export const evaluate = template({
  id: 'maths.order-of-operations.evaluate',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const form = random.int(0, 1)
    return { level: step, form, numbers: formOf(step, form).draw(random) }
  },
  measure: 'operations, brackets and squares',
  hardness: ({ level, form }) => formOf(level, form).operations,
  write: ({ level, form, numbers }, random) => {
    const { say, value, leftToRight, otherWay, way } = formOf(level, form)
    const right = value(...numbers)
    return {
      stem: `What is **${say(...numbers)}**?`,
      right: { text: grouped(right) },
      wrong: spread(random, grouped(right), [
        {
          text: grouped(leftToRight(...numbers)),
          misconception:
            level === 4 && form === 1 ? 'doubled-instead-of-squared' : 'worked-in-the-wrong-order',
        },
        { text: grouped(otherWay(...numbers)), misconception: 'joined-the-wrong-numbers' },
        ...slips(right, random),
      ]),
      explanation: `${way(...numbers)} = **${grouped(right)}**.`,
    }
  },
})

const bracketed = (p: number, q: number, s: number, t: number) => [
  {
    text: `(${p} + ${q}) × ${s} − ${t}`,
    way: `${p} + ${q} = ${p + q}. Then ${p + q} × ${s} − ${t}`,
    value: (p + q) * s - t,
  },
  {
    text: `${p} + ${q} × (${s} − ${t})`,
    way: `${s} − ${t} = ${s - t}. Then ${p} + ${q} × ${s - t}`,
    value: p + q * (s - t),
  },
  {
    text: `${p} + (${q} × ${s}) − ${t}`,
    way: `${q} × ${s} = ${q * s}. Then ${p} + ${q * s} − ${t}`,
    value: p + q * s - t,
  },
  {
    text: `(${p} + ${q}) × (${s} − ${t})`,
    way: `${p} + ${q} = ${p + q} and ${s} − ${t} = ${s - t}. Then ${p + q} × ${s - t}`,
    value: (p + q) * (s - t),
  },
  {
    text: `${p} × (${q} + ${s}) − ${t}`,
    way: `${q} + ${s} = ${q + s}. Then ${p} × ${q + s} − ${t}`,
    value: p * (q + s) - t,
  },
  {
    text: `${p} × (${q} + ${s} − ${t})`,
    way: `${q} + ${s} − ${t} = ${q + s - t}. Then ${p} × ${q + s - t}`,
    value: p * (q + s - t),
  },
]

export const brackets = template({
  id: 'maths.order-of-operations.brackets',
  version: 1,
  mode: 'options',
  seconds: 50,
  harder: 0.4,
  draw: (random, step) => {
    const most = 3 + step * 2
    const t = random.int(2, most - 1)
    return {
      numbers: [random.int(2, most), random.int(2, most), random.int(t + 1, most + 1), t] as const,
      place: random.int(0, Math.min(5, step)),
    }
  },
  measure: 'how large the numbers are together, and three where the bracket is a long one or there are two',
  hardness: ({ numbers, place }) =>
    numbers.reduce((sum, one) => sum + one, 0) + (place === 3 || place === 5 ? 3 : 0),
  write: ({ numbers, place }, random) => {
    const all = bracketed(...numbers)
    const { text, way, value } = all[place] as (typeof all)[number]
    const wrong = random.shuffle(all.filter(other => other.value !== value))
    return {
      stem: `Which one of these comes to **${value}**?`,
      right: { text },
      wrong: wrong.map(other => ({ text: other.text, misconception: 'brackets-in-the-wrong-place' })),
      explanation: `Work out the brackets first: ${way} = ${value}. So it is **${text}**.`,
    }
  },
})

export const gap = template({
  id: 'maths.order-of-operations.gap',
  version: 1,
  mode: 'typed',
  seconds: 45,
  harder: 0.2,
  draw: (random, step) => {
    const form = random.pick(
      (
        [
          ['p + □ × q'],
          ['p + □ × q', 'p − □ × q'],
          ['p − □ × q', '(□ + p) × q'],
          ['(□ + p) × q', '(□ − p) × q + s'],
          ['(□ − p) × q + s', '□² + p × q'],
        ] as const
      )[step - 1] ?? [],
    )
    return {
      form,
      box: random.int(2, 7 + step),
      p: random.int(2, 12),
      q: random.int(2, 7 + Math.floor(step / 2)),
      s: random.int(3, 20),
    }
  },
  measure: 'operations to undo, brackets and squares',
  hardness: ({ form }) =>
    ['p + □ × q', 'p − □ × q', '(□ + p) × q', '(□ − p) × q + s', '□² + p × q'].indexOf(form) + 2,
  write: ({ form, box, p, q, s }) => {
    const inBox = form === '(□ − p) × q + s' ? box + p : box
    const start = form === 'p − □ × q' ? box * q + p : p
    const sums = {
      'p + □ × q': {
        result: p + box * q,
        back: `Take away ${p}: ${p + box * q} − ${p} = ${box * q}. Then ${box * q} ÷ ${q}`,
        tempted: box * q,
      },
      'p − □ × q': {
        result: p,
        back: `${start} − ${p} = ${box * q} is taken away. So □ × ${q} = ${box * q}, and ${box * q} ÷ ${q}`,
        tempted: box * q,
      },
      '(□ + p) × q': {
        result: (box + p) * q,
        back: `Undo the × ${q} first: ${(box + p) * q} ÷ ${q} = ${box + p}. Then ${box + p} − ${p}`,
        tempted: (box + p) * q - p,
      },
      '(□ − p) × q + s': {
        result: box * q + s,
        back: `Undo the + ${s} first: ${box * q + s} − ${s} = ${box * q}. Then ${box * q} ÷ ${q} = ${box}, and ${box} + ${p}`,
        tempted: box,
      },
      '□² + p × q': {
        result: box * box + p * q,
        back: `${p} × ${q} = ${p * q}, and ${box * box + p * q} − ${p * q} = ${box * box}. Which number times itself is ${box * box}? It`,
        tempted: (box * box) / 2,
      },
    }
    const { result, back, tempted } = sums[form]
    const sum = form
      .replace('□', '#')
      .replace('p', String(start))
      .replace('q', String(q))
      .replace('s', String(s))
      .replace('#', '□')
    return {
      stem: `What number goes in the box? **${sum} = ${result}**`,
      expected: { kind: 'number', value: String(inBox) },
      mistakes: [
        ...(Number.isInteger(tempted) && tempted > 0
          ? [
              {
                text: String(tempted),
                misconception:
                  form === '(□ + p) × q'
                    ? 'undid-the-steps-in-the-wrong-order'
                    : form === '□² + p × q'
                      ? 'halved-to-undo-a-square'
                      : 'stopped-before-the-last-step',
              },
            ]
          : []),
        { text: String(inBox + 1), misconception: 'slipped-by-one' },
      ],
      explanation: `${back} ${form === '□² + p × q' ? 'is' : '='} **${inBox}**. Check: ${sum.replace('□', String(inBox))} = ${result}.`,
    }
  },
})

export const orderOfOperations: Topic = {
  id: 'maths.order-of-operations',
  name: 'Order of operations',
  subdomain: 'number',
  year: 6,
  prerequisites: ['maths.multiplication', 'maths.division'],
  about: 'Which part of a sum to do first: brackets, powers, × and ÷, then + and −.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
What is 2 + 3 × 4? One child says 20. One says 14. Both can't be right! So there is a rule that all people use. It tells us what to do first.

1. **Brackets** come first.
2. Then **powers**, like 5².
3. Then **multiply and divide**, from left to right.
4. Last come **add and subtract**, from left to right.

In 2 + 3 × 4 we multiply first: 3 × 4 = 12. Then 2 + 12 = 14. So 14 is right.

If you want the plus to go first, put it in brackets: (2 + 3) × 4 = 5 × 4 = 20.`,
    example: `
What is 30 − 2 × (4 + 5)?

1. Brackets first: 4 + 5 = 9. Now we have 30 − 2 × 9.
2. Multiplying comes next: 2 × 9 = 18. Now we have 30 − 18.
3. Subtracting is last: 30 − 18 = **12**.

Write the sum again after each step. Then you can't lose your way.`,
    harder: `
What is **100 − 4 × (3² + 7) ÷ 2**?

1. Look into the brackets first. There is a power in there, so it goes before the plus: 3² = 9. Then 9 + 7 = 16. Now we have 100 − 4 × 16 ÷ 2.
2. Next come × and ÷, from left to right: 4 × 16 = 64. Then 64 ÷ 2 = 32. Now we have 100 − 32.
3. Subtracting is last: 100 − 32 = **68**.

Did you start with 100 − 4? Many do. But the 4 is tied to the brackets by the times sign.

Here is one to do backwards: **(□ − 6) × 5 + 12 = 57**. Undo the last step first.

1. The last step was + 12. Undo it: 57 − 12 = 45.
2. Before that came × 5. Undo it: 45 ÷ 5 = 9.
3. Before that came − 6. Undo it: 9 + 6 = **15**.
4. Check: (15 − 6) × 5 + 12 = 45 + 12 = 57. Good!

Now you try: what is 50 − 2 × (4² − 9)? (It is 36.)`,
    mistake: `
It is easy to read a sum like a line in a book, from left to right. Then 10 + 6 ÷ 2 turns into 16 ÷ 2 = 8. That is wrong. Put a ring round each × and ÷ before you start. Do what is in the rings first: 6 ÷ 2 = 3, and then 10 + 3 = 13.`,
    tryThis: `
Write the numbers 1, 2, 3 and 4 in a row. Put signs and brackets between them. Which answers can you make? Try to make 10, then 21, then 24.`,
  })),
  misconceptions: once(() => ({
    ...slipSentences,
    'joined-the-wrong-numbers': {
      child: 'Look at the sign between each pair. Underline the part you do first, then write it out again.',
      parent:
        'Joins numbers that do not belong together, or uses a wrong sign. Rewrite the whole sum after each step, one line below another.',
    },
    'worked-in-the-wrong-order': {
      child: 'Brackets come first, then × and ÷, then + and −. Underline what comes first.',
      parent:
        'Works in the wrong order, often just from left to right. Ask which part comes first before anything is worked out.',
    },
    'doubled-instead-of-squared': {
      child: 'A small 2 means the number times itself: 5² is 5 × 5.',
      parent: 'Reads 5² as 5 × 2. Draw a square of 5 rows of 5 dots to show what squared means.',
    },
    'brackets-in-the-wrong-place': {
      child: 'Work out each bracket first and test it. Only one choice makes the number you want.',
      parent:
        'Chooses brackets that do not give the number asked for. Work out each choice on paper, brackets first, rather than guessing.',
    },
    'stopped-before-the-last-step': {
      child: 'You are nearly there: one step is still to undo. Put your number in the box and test it.',
      parent:
        'Undoes part of the sum but stops before the last step. Have them put the answer in the box and check.',
    },
    'undid-the-steps-in-the-wrong-order': {
      child: 'Undo the last thing first. Here divide before you take away.',
      parent:
        'Undoes the steps in the wrong order. Compare with shoes and socks: what went on last comes off first.',
    },
    'halved-to-undo-a-square': {
      child: 'To undo a square, ask which number times itself makes it. Do not halve.',
      parent:
        'Halves a square number instead of finding what was multiplied by itself. Learn the squares up to 12 × 12 together.',
    },
  })),
  templates: [evaluate, brackets, gap],
}
