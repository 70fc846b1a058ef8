import { once } from '../once.ts'
import { label, line, picture } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { grouped } from '../wording.ts'
import { temperature as temperatureBefore } from './earlier/negative-numbers.ts'
import { slipSentences, slips } from './numbers.ts'
import { temperature } from './temperature.ts'

export const order = template({
  id: 'maths.negative-numbers.order',
  version: 1,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const wide = 8 + step * 4
    const pool = Array.from({ length: wide }, (_, at) => at + 1)
    const below = random.sample(pool, [2, 3, 3, 4, 4][step - 1] ?? 2).map(value => -value)
    const above = random.sample(pool, step === 4 ? 1 : 2)
    return {
      numbers: random.shuffle([...below, ...above, ...(step > 2 ? [0] : [])]),
      falling: step > 1 && random.chance(0.4),
    }
  },
  measure: 'numbers to put in order, twice those below zero',
  hardness: ({ numbers }) => numbers.length + numbers.filter(value => value < 0).length,
  write: ({ numbers, falling }) => {
    const rising = [...numbers].sort((a, b) => a - b)
    const below = rising.filter(value => value < 0)
    const above = rising.filter(value => value >= 0)
    const swapped = (list: readonly number[], at: number) =>
      list.map((one, place) =>
        place === at ? (list[at + 1] ?? one) : place === at + 1 ? (list[at] ?? one) : one,
      )
    const say = (list: readonly number[]) => (falling ? [...list].reverse() : list).map(grouped).join(', ')
    const wrong = [
      {
        list: [...numbers].sort((a, b) => Math.abs(a) - Math.abs(b)),
        misconception: 'ignored-the-minus-signs',
      },
      { list: [...below.toReversed(), ...above], misconception: 'thought-more-below-zero-is-more' },
      { list: rising.toReversed(), misconception: 'ordered-the-wrong-way' },
      { list: [...above, ...below], misconception: 'put-negatives-above-positives' },
      { list: swapped(rising, below.length - 1), misconception: 'swapped-two-neighbours' },
      { list: swapped(rising, 0), misconception: 'thought-more-below-zero-is-more' },
      { list: swapped(rising, rising.length - 2), misconception: 'swapped-two-neighbours' },
    ]
    return {
      stem: `Which list puts these numbers in order from ${falling ? 'highest to lowest' : 'lowest to highest'}? **${numbers.map(grouped).join(', ')}**`,
      right: { text: say(rising) },
      wrong: wrong.map(({ list, misconception }) => ({ text: say(list), misconception })),
      explanation: `Think of a number line. Numbers below zero come before zero, and the further they are from zero, the lower they are: ${grouped(below[0] ?? 0)} is the lowest. ${grouped(above.at(-1) ?? 0)} is the highest. In order: **${say(rising)}**.`,
    }
  },
})

export const calculate = template({
  id: 'maths.negative-numbers.calculate',
  version: 1,
  mode: 'typed',
  seconds: 30,
  draw: (random, step) => {
    const wide = 6 + step * 4
    const start = random.chance(0.5) ? random.int(-wide, -1) : random.int(1, Math.ceil(wide / 2))
    const first =
      start < 0 ? random.pick([1, -1]) * random.int(2, wide) : -random.int(start + 1, start + wide)
    const more = Array.from(
      { length: step < 3 ? 0 : step - 2 - (step === 5 ? 1 : 0) },
      () => random.pick([1, -1]) * random.int(2, wide),
    )
    return { terms: [start, first, ...more] }
  },
  measure: 'numbers in the sum, and how large they are together, in twenties',
  hardness: ({ terms }) => terms.length + terms.reduce((sum, term) => sum + Math.abs(term), 0) / 20,
  write: ({ terms }, random) => {
    const right = terms.reduce((sum, term) => sum + term, 0)
    const [first = 0, ...rest] = terms
    let reached = first
    const steps = rest.map(term => {
      const before = reached
      reached += term
      return `${grouped(before)} ${term < 0 ? '−' : '+'} ${Math.abs(term)} = ${grouped(reached)}`
    })
    const plain = (value: number) => String(value)
    return {
      stem: `What is **${grouped(first)}${rest.map(term => ` ${term < 0 ? '−' : '+'} ${Math.abs(term)}`).join('')}**?`,
      expected: { kind: 'number', value: plain(right) },
      mistakes: [
        { text: plain(-right), misconception: right < 0 ? 'lost-the-minus-sign' : 'put-in-a-minus-sign' },
        {
          text: plain(terms.reduce((sum, term) => sum + Math.abs(term), 0)),
          misconception: 'added-without-the-signs',
        },
        ...slips(Math.abs(right) + 3, random, value => plain(Math.sign(right) * (value - 3))).slice(0, 1),
      ],
      explanation: `Walk along the number line, to the right to add and to the left to take away: ${steps.join(', then ')}. The answer is **${grouped(right)}**.`,
    }
  },
})

const numberLine = picture(
  300,
  50,
  'A number line with marks from −5 on the left to 5 on the right. Zero is in the middle.',
  line([10, 18], [290, 18]) +
    Array.from(
      { length: 11 },
      (_, at) => line([15 + at * 27, 12], [15 + at * 27, 24]) + label([15 + at * 27, 42], grouped(at - 5)),
    ).join(''),
)

export const negativeNumbers: Topic = {
  id: 'maths.negative-numbers',
  name: 'Numbers below zero',
  subdomain: 'number',
  year: 5,
  prerequisites: ['maths.addition-and-subtraction'],
  about: 'Ordering negative numbers and working across zero, often with temperatures.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
On a cold day it can be 3 degrees **below zero**. We write −3 and say "minus three". Such numbers are called **negative**.

${numberLine.svg}

On a number line they are to the left of zero. The more you go to the left, the lower the number is. So −5 is lower than −2, just as five below zero is colder than two below zero.

To add, move to the right. To subtract, or take away, move to the left. You may pass zero on your way. Stop there for a moment. It helps to make two small jumps: one to zero, and one for the rest.`,
    example: `
It is −4 degrees. Then it gets 9 degrees warmer. What is it now?

1. Start at −4. Warmer means to the right.
2. Jump to zero first. That takes 4 of the 9.
3. There are 9 − 4 = 5 left to go.
4. From zero go 5 more. You land on **5** degrees.`,
    harder: `
In the night the temperature fell by 12 degrees. Then it rose by 5 degrees. In the end it was −3 °C. **What was it at the start?**

1. We know the end, not the start. So walk back. Undo the last step first.
2. It rose by 5 to get to −3. So before that it was 5 lower: −3 − 5 = −8.
3. It fell by 12 to get to −8. So before that it was 12 higher. Jump from −8 to zero: that is 8. There are 12 − 8 = 4 left. You land on 4.
4. At the start it was **4 °C**.
5. Check by going forwards: 4 − 12 = −8, and −8 + 5 = −3. Good!

The slip to watch for is taking 12 away once more. When you walk back, each step turns round: a fall becomes a rise.

Now you try: what is 9 − 23 + 6? (It is −8.)`,
    mistake: `
Many children think that −8 is more than −3, since 8 is more than 3. Think of the cold. Which day is colder, one with −8 or one with −3? The colder one is the lower one. You can also look at the line: −8 is further to the left, so it is less.`,
    tryThis: `
Draw a number line from −10 to 10 on a strip of paper. Put a coin on zero. Roll a dice: move right if the number is even, and left if it is odd. Say each number you land on. Who gets to an end first?`,
  })),
  misconceptions: once(() => ({
    'slipped-by-one': slipSentences['slipped-by-one'],
    'slipped-by-ten': slipSentences['slipped-by-ten'],
    'slipped-while-counting': slipSentences['slipped-while-counting'],
    'moved-the-wrong-way': {
      child: 'Falling means down, rising means up. Draw the line and move your finger the right way.',
      parent:
        'Moves the wrong way along the thermometer. Draw an upright one and say “up” or “down” before each move.',
    },
    'stopped-after-one-step': {
      child: 'The temperature changed twice. You undid one change, so now undo the other.',
      parent:
        'Undoes only one of two changes. Write both changes down and cross out each one that is undone.',
    },
    'lost-the-minus-sign': {
      child: 'Your answer is below zero, so it needs its minus sign.',
      parent: 'Finds the right number but leaves off the minus sign. Ask “Above or below zero?” each time.',
    },
    'added-without-the-signs': {
      child: 'Do not just add the digits. Find where you start on the number line, then move.',
      parent:
        'Ignores the signs and adds the numbers. Draw a number line and hop along it, stopping at zero.',
    },
    'counted-the-start-as-a-step': {
      child: 'You were one out. Count the jumps along the line, not the place where you start.',
      parent:
        'Is one degree out, perhaps from counting the starting point as a step. Hop along a number line and count the hops aloud.',
    },
    'put-in-a-minus-sign': {
      child: 'Check where you end up. Above zero there is no minus sign.',
      parent: 'Puts a minus sign on an answer above zero. Ask which side of zero the answer is on.',
    },
    'left-out-zero': {
      child: 'You were one out. Zero counts too when you cross it, so go there first, then on.',
      parent:
        'Is one degree out, perhaps from skipping zero on the way. Split the move: first to zero, then the rest.',
    },
    'took-away-without-the-signs': {
      child: 'One number is below zero. Use the line: go to zero first, and then on.',
      parent:
        'Takes one number from the other as if there were no minus signs. Measure the distance to zero from each on a number line.',
    },
    'ignored-the-minus-signs': {
      child: 'Look at the minus signs first. Numbers with one go below zero.',
      parent:
        'Orders the numbers as if the minus signs were not there. Sort them into “below zero” and “above zero” first.',
    },
    'thought-more-below-zero-is-more': {
      child: 'Think of the cold: −9 is colder than −2, so −9 is lower.',
      parent:
        'Thinks −9 is more than −2 because 9 is more than 2. Compare temperatures and ask which day is colder.',
    },
    'ordered-the-wrong-way': {
      child: 'Your order is good but goes the other way. Check if it starts with the highest or the lowest.',
      parent:
        'Sorts the numbers well, but from the wrong end. Underline “lowest” or “highest” in the question first.',
    },
    'put-negatives-above-positives': {
      child: 'Numbers below zero are always less than numbers above zero. Put them at the low end.',
      parent:
        'Places the negative numbers above the positive ones. A thermometer or the floors of a lift make the order clear.',
    },
    'swapped-two-neighbours': {
      child: 'Nearly. Two numbers next to each other are swapped, so compare each pair again.',
      parent:
        'Gets the order almost right, with two neighbours swapped. Check pair by pair along a number line.',
    },
  })),
  templates: [temperature, order, calculate],
  earlier: [temperatureBefore],
}
