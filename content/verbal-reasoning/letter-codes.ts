import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { wordsOfLength } from '../words/common.ts'
import { alphabet, alphabetLine, decent, mirrored, moved, runsOver, signed } from './alphabet.ts'

/** How far each letter moves, or null if each letter is mirrored. */
type Shifts = readonly number[] | null

const apply = (letters: string, shifts: Shifts) =>
  [...letters]
    .map((letter, at) => (shifts ? moved(letter, shifts[at % shifts.length] ?? 0) : mirrored(letter)))
    .join('')

function drawShifts(random: Random, step: Step, length: number): Shifts {
  const sign = random.pick([1, -1])
  const along = (shift: (at: number) => number) => Array.from({ length }, (_, at) => shift(at))
  if (step < 3) {
    const by = random.int(step, 2 * step)
    return along(() => sign * by)
  }
  if (step === 3) {
    const [one, two] = random.pick([
      [1, -1],
      [1, 2],
      [2, 1],
      [2, -1],
      [1, -2],
      [2, -2],
      [1, 3],
    ])
    return along(at => sign * ((at % 2 ? two : one) ?? 1))
  }
  if (step === 4) {
    const kind = random.int(1, 3)
    if (kind === 1) return null
    const [one, two] = random.pick([
      [3, -2],
      [2, -3],
      [3, -4],
      [4, -1],
      [1, -4],
      [4, -3],
    ])
    const start = random.int(1, 2)
    return along(at => sign * (kind === 2 ? ((at % 2 ? two : one) ?? 1) : start + at))
  }
  const falling = random.chance(0.5)
  return along(at => sign * (falling ? length - at : at % 2 ? -(at + 1) : at + 1))
}

function drawWords(random: Random, step: Step) {
  const length = step < 3 ? 4 : 5
  const shifts = drawShifts(random, step, length)
  const pool = wordsOfLength(length)
  const fits = (word: string) => {
    if (!decent(apply(word, shifts))) return false
    return step > 3 || [...word].every((letter, at) => !runsOver(letter, shifts?.[at] ?? 0))
  }
  const found: string[] = []
  for (let attempt = 0; attempt < 60 && found.length < 2; attempt++) {
    const word = random.pick(pool).toUpperCase()
    if (fits(word) && !found.includes(word)) found.push(word)
  }
  const [example = 'HOME', word = 'CAKE'] = found
  return { shifts, example, word }
}

const spread = (shifts: Shifts) =>
  shifts ? 2 * new Set(shifts).size + shifts.reduce((sum, by) => sum + Math.abs(by), 0) / shifts.length : 10

const steps = (from: string, to: string, shifts: Shifts) =>
  [...from]
    .map((letter, at) => `${letter} → ${to.charAt(at)}${shifts ? ` (${signed(shifts[at] ?? 0)})` : ''}`)
    .join(', ')

const ruleIn = (shifts: Shifts, from: string, to: string) =>
  shifts
    ? `Write how far each letter moves (${from} → ${to}): ${shifts.map(signed).join(', ')}.`
    : `Each letter (${from} → ${to}) changes places with its mirror: A with Z, B with Y, C with X and so on.`

const backwards = (shifts: Shifts) => shifts?.map(by => -by) ?? null

/** One letter is a place or two off. */
const off = (code: string, at: number, by: number) =>
  code.slice(0, at) + moved(code.charAt(at), by) + code.slice(at + 1)

export const encode = template({
  id: 'verbal-reasoning.letter-codes.encode',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 50,
  draw: drawWords,
  measure: 'letters of the word, how many different moves the rule has and how far they go',
  hardness: ({ shifts, word }) => word.length + spread(shifts),
  write: ({ shifts, example, word }, random) => {
    const shown = apply(example, shifts)
    const code = apply(word, shifts)
    const last = word.length - 1
    const first = shifts?.[0] ?? 1
    const wrong = [
      {
        text: apply(word, backwards(shifts) ?? [1]),
        misconception: shifts ? 'moved-the-wrong-way' : 'moved-instead-of-mirrored',
      },
      { text: apply(word, [first]), misconception: 'same-move-for-every-letter' },
      { text: off(code, last, random.pick([1, -1])), misconception: 'last-letter-miscounted' },
      { text: off(code, 1, random.pick([1, -1])), misconception: 'counted-one-place-wrong' },
      {
        text: off(code, random.int(0, last - 1), random.pick([2, -2])),
        misconception: 'counted-one-place-wrong',
      },
      { text: off(code, 0, random.pick([1, -1])), misconception: 'counted-one-place-wrong' },
      { text: off(code, 2, random.pick([1, -1])), misconception: 'counted-one-place-wrong' },
    ]
    return {
      stem: `${alphabetLine}\n\nIf the code for **${example}** is **${shown}**, what is the code for **${word}**?`,
      right: { text: code },
      wrong: wrong.filter(({ text }) => decent(text)),
      explanation: `${ruleIn(shifts, example, shown)} Do the same with ${word}: ${steps(word, code, shifts)}. The code is **${code}**.`,
    }
  },
})

export const decode = template({
  id: 'verbal-reasoning.letter-codes.decode',
  version: 1,
  mode: 'typed',
  seconds: 55,
  draw: drawWords,
  measure: 'letters of the word, how many different moves the rule has and how far they go',
  hardness: ({ shifts, word }) => word.length + spread(shifts),
  write: ({ shifts, example, word }) => {
    const shown = apply(example, shifts)
    const code = apply(word, shifts)
    return {
      stem: `${alphabetLine}\n\nIf the code for **${example}** is **${shown}**, which word has the code **${code}**? Write the word.`,
      expected: { kind: 'letters', value: word },
      mistakes: [
        {
          text: apply(code, shifts ?? [1]),
          misconception: shifts ? 'moved-the-wrong-way' : 'moved-instead-of-mirrored',
        },
        { text: apply(code, [-(shifts?.[0] ?? 1)]), misconception: 'same-move-for-every-letter' },
      ].filter(({ text }) => decent(text)),
      explanation: `${ruleIn(shifts, example, shown)} To go from a code to a word, ${shifts ? 'move the other way' : 'mirror each letter again'}: ${steps(code, word, backwards(shifts))}. The word is **${word}**.`,
    }
  },
})

export const letterPairs = template({
  id: 'verbal-reasoning.letter-codes.letter-pairs',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const mirror = step >= 4 && random.chance(0.35)
    const most = step + 1
    const one = random.pick([1, -1]) * random.int(Math.max(1, step - 1), most)
    const two =
      step < 2 ? one : step < 4 ? Math.sign(one) * random.int(1, most) : -Math.sign(one) * random.int(2, most)
    const shifts: Shifts = mirror ? null : [one, two]
    const inside = [...alphabet].filter(
      letter => step > 3 || (!runsOver(letter, one) && !runsOver(letter, two)),
    )
    const clear = mirror
      ? inside.filter(letter => Math.abs(Math.abs(25 - 2 * alphabet.indexOf(letter)) - 13) < 6)
      : inside
    const plain = clear.filter(
      letter =>
        mirror || (mirrored(letter) !== moved(letter, one) && mirrored(letter) !== moved(letter, two)),
    )
    const [a = 'A', b = 'B', c = 'C', d = 'D'] = random.sample(plain, 4)
    return { shifts, first: a + b, second: c + d }
  },
  measure: 'how far the letters move, and whether both move alike',
  hardness: ({ shifts }) => spread(shifts),
  write: ({ shifts, first, second }) => {
    const right = apply(second, shifts)
    const [one = 1, two = 1] = shifts ?? []
    const wrong = [
      {
        text: apply(second, backwards(shifts) ?? [1]),
        misconception: shifts ? 'moved-the-wrong-way' : 'moved-instead-of-mirrored',
      },
      { text: apply(second, [one, one]), misconception: 'same-move-for-every-letter' },
      { text: apply(second, [two, one]), misconception: 'mixed-up-the-two-moves' },
      { text: off(right, 1, 1), misconception: 'counted-one-place-wrong' },
      { text: off(right, 0, -1), misconception: 'counted-one-place-wrong' },
      { text: off(right, 0, 1), misconception: 'counted-one-place-wrong' },
      { text: off(right, 1, -1), misconception: 'counted-one-place-wrong' },
    ]
    const shown = apply(first, shifts)
    return {
      stem: `${alphabetLine}\n\n**${first}** is to **${shown}** as **${second}** is to (?)`,
      right: { text: right },
      wrong,
      explanation: `Look at the first letters, then at the second letters. ${ruleIn(shifts, first, shown)} So ${steps(second, right, shifts)}: **${right}**.`,
    }
  },
})

export const letterCodes: Topic = {
  id: 'verbal-reasoning.letter-codes',
  name: 'Letter codes',
  subdomain: 'codes',
  year: 5,
  prerequisites: ['verbal-reasoning.alphabet-positions-and-order'],
  about: 'Finding how a code moves or mirrors letters, then using it both ways.',
  weights: { gl: 4, cem: 1, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
In a letter code each letter stands for a different letter. You are shown one word and its code. Find the rule. Then use it.

Put the code under the word. Look at one letter at a time. Count how far it moves along the alphabet.

- To the right is plus. From C to E is +2.
- To the left is minus. From H to G is −1.

Write down every move. They may all be the same. They may take turns, such as +1, −1, +1, −1. They may grow, such as +1, +2, +3, +4.

If you go past Z, start again at A. So two steps on from Y is A.

Some codes are **mirror codes**. Z and A change places. So do Y and B, and X and C. If the moves look wild, try a mirror.`,
    example: `
If the code for FISH is HKUJ, what is the code for BOAT?

1. Count each move. F to H is +2. I to K is +2. S to U is +2. H to J is +2.
2. The rule is +2 for each letter.
3. Now use it. B to D. O to Q. A to C. T to V.
4. The code is **DQCV**.`,
    harder: `
If the code for **CLOUD** is **BNLYY**, which word has the code **RVLRZ**?

1. Count each move. C to B is −1. L to N is +2. O to L is −3. U to Y is +4. D to Y is −5: C, B, A, then Z, Y.
2. So the moves are −1, +2, −3, +4, −5. They grow, and the signs take turns.
3. You have a code and want the word. So turn **every** sign round: +1, −2, +3, −4, +5.
4. R to S. V to T. L to O. R to N. Z to E: A, B, C, D, E.
5. The word is **STONE**. It is a real word, so you went the right way.

The slip to watch for is stopping after two letters. If you think "−1, +2, −1, +2", the third letter is already wrong. Test all five.

What if the moves look wild, like S to H and I to R? Then try a mirror. S is 8th from the end, and H is 8th from the start. I is 9th from the start, and R is 9th from the end. They are mirror pairs.

Now you try: write WOLF in the mirror code. (It is DLOU.)`,
    mistake: `
Many children go the wrong way when they turn a code back into a word. A code made with +2 must be read with −2. To check, look at your answer. Is it a real word? If not, you may have gone the wrong way. Also take care to count the jumps and not the letters. From C to E is two jumps.`,
    tryThis: `
Write your name. Move each letter on by one. Give the code to a friend and see if they can read it. Then write a short note to each other in your own code.`,
  })),
  misconceptions: once(() => ({
    'last-letter-miscounted': {
      child: 'All but the last letter are right. Count that one again.',
      parent: 'Gets all but the last letter. Write the move above every letter, to the very end.',
    },
    'counted-one-place-wrong': {
      child: 'One letter is a place or two out. Count each move again with your finger.',
      parent: 'Miscounts the move of one letter. Use the alphabet line and touch each letter on the way.',
    },
    'moved-the-wrong-way': {
      child: 'You moved the wrong way. Check if the letters go on or back.',
      parent:
        'Moves the letters the wrong way. Draw an arrow for each letter, and turn it round to go from code to word.',
    },
    'same-move-for-every-letter': {
      child: 'Not every letter moves the same way. Write the move above each one.',
      parent: 'Uses the first move for all the letters. Work out each letter’s move in the example.',
    },
    'moved-instead-of-mirrored': {
      child: 'This code works like a mirror. Z stands for A, and Y stands for B.',
      parent:
        'Moves the letters along where the code mirrors the alphabet. Write A to M above and Z to N below.',
    },
    'mixed-up-the-two-moves': {
      child: 'Each letter has its own move. Keep the first with the first.',
      parent: 'Uses the two moves the wrong way round. Write each move above its own letter.',
    },
  })),
  templates: [encode, decode, letterPairs],
}
