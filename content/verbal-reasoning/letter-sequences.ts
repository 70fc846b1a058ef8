import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { alphabet, alphabetLine, decent, moved, runsOver, signed } from './alphabet.ts'

type Kind = 'steady' | 'growing' | 'turns' | 'two'

/**
 * How a sequence of letters continues. `moves` are one constant step, the first step and its growth, two alternating
 * steps, or one step for each sequence.
 */
interface Rule {
  readonly kind: Kind
  readonly moves: readonly [number, number]
}

const kinds: Record<Step, readonly Kind[]> = {
  1: ['steady'],
  2: ['steady'],
  3: ['growing', 'turns'],
  4: ['two', 'growing'],
  5: ['two', 'turns'],
}

function drawRule(random: Random, step: Step): Rule {
  const kind = random.pick(kinds[step])
  const sign = random.pick([1, -1])
  if (kind === 'steady') return { kind, moves: [sign * random.int(step + 1, step + 3), 0] }
  if (kind === 'growing') return { kind, moves: [sign * random.int(1, step - 1), sign] }
  const one = random.int(1, step)
  const two = random.pick([1, 2, 3, 4, 5].filter(move => move !== one && move < step + 2))
  return { kind, moves: [sign * one, step > 3 ? -sign * two : sign * two] }
}

function follow({ kind, moves: [one, two] }: Rule, start: string, second: string, length: number): string[] {
  const letters = [start]
  for (let at = 1; at < length; at++) {
    const last = letters[at - 1] ?? start
    if (kind === 'steady') letters.push(moved(last, one))
    else if (kind === 'growing') letters.push(moved(last, one + (at - 1) * two))
    else if (kind === 'turns') letters.push(moved(last, at % 2 ? one : two))
    else letters.push(at === 1 ? second : moved(letters[at - 2] ?? start, at % 2 ? two : one))
  }
  return letters
}

const lengthOf = (kind: Kind) => (kind === 'steady' ? 5 : kind === 'two' ? 7 : 6)

/** With room for as many moves as the line has, or for one more than it has. */
function drawLine(random: Random, step: Step, spare = 1) {
  const rule = drawRule(random, step)
  const length = lengthOf(rule.kind)
  const reach = rule.moves[0] * (length - 1 + spare)
  const easy = [...alphabet].filter(letter => step > 2 || !runsOver(letter, reach))
  const start = random.pick(easy)
  const second = random.pick([...alphabet].filter(letter => letter !== start))
  return { rule, letters: follow(rule, start, second, length) }
}

const weight = ({ kind, moves: [one, two] }: Rule) =>
  ({ steady: 2, growing: 6, turns: 6, two: 8 })[kind] +
  Math.abs(one) / 2 +
  Math.abs(two) / 2 +
  (one * two < 0 ? 1 : 0)

function reason({ kind, moves: [one, two] }: Rule): string {
  if (kind === 'steady') return `Each letter moves ${signed(one)}.`
  if (kind === 'growing') {
    return `The moves change by one each time: ${[0, 1, 2, 3].map(at => signed(one + at * two)).join(', ')} and so on.`
  }
  if (kind === 'turns')
    return `Two moves take turns: ${signed(one)}, ${signed(two)}, ${signed(one)}, ${signed(two)} and so on.`
  return `Two lines take turns. The 1st, 3rd and 5th letters move ${signed(one)}. The 2nd, 4th and 6th letters move ${signed(two)}.`
}

const nextLetterIn = (version: number) =>
  template({
    id: 'verbal-reasoning.letter-sequences.next-letter',
    version,
    mode: 'options',
    seconds: 35,
    draw: (random, step) => drawLine(random, step, version > 1 ? 0 : 1),
    measure: 'how many moves the rule has and how far they go',
    hardness: ({ rule }) => weight(rule),
    write: ({ rule, letters }, random) => {
      const right = letters.at(-1) ?? 'A'
      const last = letters.at(-2) ?? 'A'
      const before = letters.at(-3) ?? 'A'
      const [one, two] = rule.moves
      const near = random.shuffle([1, -1])
      return {
        stem: `${alphabetLine}\n\nWhich letter comes next?\n\n**${letters.slice(0, -1).join(', ')}, (?)**`,
        right: { text: right },
        wrong: [
          ...near.map(by => ({ text: moved(right, by), misconception: 'counted-one-place-wrong' })),
          { text: moved(last, rule.kind === 'steady' ? -one : one), misconception: 'used-the-wrong-move' },
          { text: moved(last, two || 2 * one), misconception: 'used-the-wrong-move' },
          { text: moved(before, -one), misconception: 'moved-the-wrong-way' },
          ...near.map(by => ({ text: moved(right, 2 * by), misconception: 'counted-one-place-wrong' })),
        ],
        explanation: `${reason(rule)} So the next letter is **${right}**.`,
      }
    },
  })

export const nextLetter = nextLetterIn(2)

export const nextPair = template({
  id: 'verbal-reasoning.letter-sequences.next-pair',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const growing = step > 3
    const rules = [0, 1].map((at): Rule => {
      const sign = random.pick([1, -1])
      if (growing && (step === 5 || at === 0))
        return { kind: 'growing', moves: [sign * random.int(1, 2), sign] }
      return { kind: 'steady', moves: [sign * random.int(1 + Number(step > 2), step + 1), 0] }
    })
    const starts = random.sample([...alphabet], 2)
    const lines = rules.map((rule, at) => follow(rule, starts[at] ?? 'A', 'A', 6))
    return { rules, pairs: lines[0]?.map((letter, at) => letter + (lines[1]?.[at] ?? '')) ?? [] }
  },
  measure: 'how many moves the two rules have and how far they go',
  hardness: ({ rules }) => rules.reduce((sum, rule) => sum + weight(rule), 0),
  write: ({ rules, pairs }) => {
    const [one = '', two = ''] = pairs.at(-1) ?? ''
    const [lastOne = '', lastTwo = ''] = pairs.at(-2) ?? ''
    const [by = 1, byTwo = 1] = rules.map(({ moves: [first] }) => first)
    return {
      stem: `${alphabetLine}\n\nWhich pair of letters comes next?\n\n**${pairs.slice(0, -1).join(', ')}, (?)**`,
      right: { text: one + two },
      wrong: [
        { text: one + moved(two, Math.sign(byTwo)), misconception: 'second-letter-miscounted' },
        { text: moved(one, Math.sign(by)) + two, misconception: 'first-letter-miscounted' },
        { text: one + moved(lastTwo, -byTwo), misconception: 'moved-the-wrong-way' },
        { text: two + one, misconception: 'swapped-the-two-letters' },
        { text: moved(lastOne, -by) + two, misconception: 'moved-the-wrong-way' },
        { text: moved(one, -1) + moved(two, 1), misconception: 'first-letter-miscounted' },
      ].filter(({ text }) => decent(text)),
      explanation: `Follow the first letters, then the second letters. First: ${reason(rules[0] ?? { kind: 'steady', moves: [1, 0] })} Second: ${reason(rules[1] ?? { kind: 'steady', moves: [1, 0] })} After ${pairs.at(-2)} comes **${one + two}**.`,
    }
  },
})

const drawMiddleGap = (random: Random, { length }: readonly string[]) => random.int(2, length - 3)

/** In a steady line any place but the ends, so that it is not mostly K. With turns, a place where no other letter fits. */
const drawGap = (random: Random, { length }: readonly string[], { kind }: Rule) =>
  kind === 'steady'
    ? random.int(1, length - 2)
    : kind === 'growing'
      ? random.int(2, length - 3)
      : random.pick([2, length - 3])

const missingLetterIn = (version: number, gapIn: typeof drawGap) =>
  template({
    id: 'verbal-reasoning.letter-sequences.missing-letter',
    version,
    mode: 'typed',
    seconds: 40,
    draw: (random, step) => {
      const line = drawLine(random, step)
      const letters = follow(
        line.rule,
        line.letters[0] ?? 'A',
        line.letters[1] ?? 'B',
        lengthOf(line.rule.kind) + 1,
      )
      return { rule: line.rule, letters, gap: gapIn(random, letters, line.rule) }
    },
    measure: 'how many moves the rule has and how far they go',
    hardness: ({ rule }) => weight(rule),
    write: ({ rule, letters, gap }) => {
      const right = letters[gap] ?? ''
      return {
        stem: `${alphabetLine}\n\nOne letter is missing. Which one? Write the letter.\n\n**${letters.map((letter, at) => (at === gap ? '(?)' : letter)).join(', ')}**`,
        expected: { kind: 'letters', value: right },
        mistakes: [
          {
            text: moved(letters[gap - 1] ?? '', Math.sign(rule.moves[0])),
            misconception: 'took-the-neighbour-letter',
          },
          { text: moved(right, 1), misconception: 'counted-one-place-wrong' },
          { text: moved(right, -1), misconception: 'counted-one-place-wrong' },
        ],
        explanation: `${reason(rule)} So the missing letter is **${right}**. Check it against the letters on both sides.`,
      }
    },
  })

export const missingLetter = missingLetterIn(2, drawGap)

export const letterSequences: Topic = {
  id: 'verbal-reasoning.letter-sequences',
  name: 'Letter sequences',
  subdomain: 'codes',
  year: 5,
  prerequisites: ['verbal-reasoning.alphabet-positions-and-order'],
  about: 'Seeing how letters or pairs of letters move along the alphabet, and what comes next.',
  weights: { gl: 4, cem: 1, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
A letter sequence is a line of letters with a rule. Find the rule and you can say what comes next.

Count the jumps from each letter to the next one. Write each jump above the gap. A jump to the right is plus. A jump to the left is minus.

Now look at your jumps.

- Are they all the same? Go on like that.
- Do they grow by one each time? Then the next one is one more.
- Do two jumps take turns?
- Do they look wild? Then try every second letter. There may be two lines in one.

With pairs of letters, do the first letters on their own. Then do the second letters.

Past Z you start again at A. Before A comes Z.`,
    example: `
What comes next? **C, D, F, I, (?)**

1. C to D is +1.
2. D to F is +2.
3. F to I is +3.
4. The jumps grow by one. The next jump is +4.
5. Four jumps on from I: J, K, L, M. The answer is **M**.`,
    harder: `
Which pair comes next? **BM, CO, ER, HV, LA, (?)**

1. Split the pairs. First letters: B, C, E, H, L. Second letters: M, O, R, V, A.
2. First letters: B to C is +1. Then come +2, +3 and +4. The next jump is +5. From L: M, N, O, P, **Q**.
3. Second letters: M to O is +2. O to R is +3. R to V is +4. V to A goes past Z: W, X, Y, Z, A. That is +5.
4. So the next jump is +6. From A: B, C, D, E, F, **G**.
5. The answer is **QG**.

The slip to watch for is using the jump of the first letters for both. Each line has its own rule.

Which letter comes next? **K, T, N, P, Q, L, (?)** The jumps look wild: +9, −6, +2. So try every second letter. K, N, Q go +3. T, P, L go −4. The next letter belongs to the first line: Q and three more is **T**.

Now you try: what comes next in F, Z, H, V, J, R, (?) (It is L.)`,
    mistake: `
A common slip is to count the letter you start on. From C, a jump of +2 is E: D is one, E is two. If you said D, you counted C as one. Put your finger on the letter. Only count when the finger moves.

It is also easy to stop after the first jump. Test your rule on every gap that you can see.`,
    tryThis: `
Write the alphabet in a line on paper. Start at B and jump +3 five times. Which letters do you land on? Then make a line with two rules and ask someone to find the next letter.`,
  })),
  misconceptions: once(() => ({
    'used-the-wrong-move': {
      child: 'Write all the moves above the gaps. See if they grow or take turns.',
      parent:
        'Uses a move that does not fit the pattern. Write the moves above the gaps and look at them as a sequence.',
    },
    'counted-one-place-wrong': {
      child: 'You were a place or two out. Count along the alphabet line with your finger.',
      parent: 'Knows the pattern but miscounts by a letter or two. Touch each letter while counting.',
    },
    'moved-the-wrong-way': {
      child: 'Check if the letters go on or back before you move.',
      parent: 'Moves the wrong way along the alphabet. Mark each gap with + or −.',
    },
    'swapped-the-two-letters': {
      child: 'You have the two letters in the wrong order. Keep first with first.',
      parent: 'Finds both letters but swaps them. Follow the first letters alone, then the second ones.',
    },
    'first-letter-miscounted': {
      child: 'Look at the first letters alone and count their move again.',
      parent: 'Miscounts the move of the first letter. Cover the second letters and read only the first.',
    },
    'second-letter-miscounted': {
      child: 'Look at the second letters alone and count their move again.',
      parent: 'Miscounts the move of the second letter. Cover the first letters and read only the second.',
    },
    'took-the-neighbour-letter': {
      child: 'The next letter in the alphabet is too simple. Find the move first.',
      parent: 'Takes the next letter of the alphabet. Count how far the other letters jump.',
    },
  })),
  templates: [nextLetter, nextPair, missingLetter],
  earlier: [nextLetterIn(1), missingLetterIn(1, drawMiddleGap)],
}
