import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { wordsOfLength } from '../words/common.ts'
import { couldBeWord } from '../words/rarer.ts'
import { decent } from './alphabet.ts'
import { type WordWithGap, wordsWithGaps } from './words-with-gaps.ts'

const lengths: Record<Step, readonly [least: number, most: number]> = {
  1: [5, 5],
  2: [5, 6],
  3: [6, 7],
  4: [7, 8],
  5: [8, 13],
}

const pairLengths: Record<Step, readonly [least: number, most: number]> = {
  1: [10, 11],
  2: [11, 12],
  3: [12, 13],
  4: [13, 14],
  5: [15, 26],
}

const isWithin = (length: number, [least, most]: readonly [number, number]) =>
  length >= least && length <= most

/** One of these words. All missing letters are equally likely. */
const pickByLetters = (random: Random, gaps: readonly WordWithGap[]) =>
  random.pick(random.pick([...Map.groupBy(gaps, ({ missing }) => missing).values()]))

const measure = 'letters of the words in capitals, with those that are missing'

const completing = new Map<string, ReadonlySet<string>>()

/**
 * The words of three letters that make a word with these letters, or one that must not come up, wherever they are put
 * in. Cached.
 */
function completionsOf(rest: string): ReadonlySet<string> {
  let found = completing.get(rest)
  if (!found) {
    const long = new Set(wordsWithGaps().map(({ word }) => word))
    const isWord = (word: string) => couldBeWord(word) || !decent(word) || long.has(word)
    const places = Array.from({ length: rest.length + 1 }, (_, at) => [rest.slice(0, at), rest.slice(at)])
    found = new Set(
      wordsOfLength(3).filter(letters =>
        places.some(([before, after]) => isWord(`${before}${letters}${after}`)),
      ),
    )
    completing.set(rest, found)
  }
  return found
}

const sorted = (letters: string) => [...letters].sort().join('')
const shared = (one: string, other: string) =>
  [...one].filter((letter, at) => letter === other.charAt(at)).length

/** So many that no mixture of two of them is ever offered, because it might be no word. */
const plenty = 12

/** Words of three letters that look like the missing one, likeliest first. None of them completes a word. */
function lookalikes(random: Random, missing: string, rests: readonly string[]): WrongChoice[] {
  const words = random
    .shuffle(wordsOfLength(3))
    .filter(word => word !== missing && decent(word) && !rests.some(rest => completionsOf(rest).has(word)))
  const choose = (misconception: string, fits: (word: string) => boolean) =>
    words.filter(fits).map(word => ({ text: word.toUpperCase(), misconception }))
  const mixed = choose('same-letters-in-another-order', word => sorted(word) === sorted(missing))
  const near = choose('one-letter-is-different', word => shared(word, missing) === 2)
  const far = choose('makes-no-real-word', word => shared(word, missing) === 1)
  return [...mixed, ...near.slice(0, 2), ...far.slice(0, 6), ...near.slice(2), ...far.slice(6)]
}

const bold = (word: string) => `**${word.toUpperCase()}**`

/** The word with its missing letters marked. */
const marked = ({ word, at }: WordWithGap) =>
  `${word.slice(0, at)}**${word.slice(at, at + 3)}**${word.slice(at + 3)}`.toUpperCase()

const explained = (gap: WordWithGap) =>
  `Read the sentence and say “something” for ${bold(gap.rest)}. Then think of a word that makes sense and has these letters in this order. It is **${gap.word}**.`

export const chooseLetters = template({
  id: 'verbal-reasoning.three-letter-words-in-a-sentence.choose-letters',
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 40,
  draw: (random, step) =>
    pickByLetters(
      random,
      wordsWithGaps().filter(({ word }) => isWithin(word.length, lengths[step])),
    ),
  measure,
  hardness: ({ word }) => word.length,
  write: (gap, random) => ({
    stem: `The word in capitals has lost three letters next to each other. They make a word of their own, and their order has not changed. Which three letters are they?\n\n${gap.sentence}`,
    right: { text: gap.missing.toUpperCase() },
    wrong: lookalikes(random, gap.missing, [gap.rest]).slice(0, plenty),
    explanation: `${explained(gap)} Take away the letters you were given: ${marked(gap)}. What is left is **${gap.missing.toUpperCase()}**.`,
  }),
})

type Pair = readonly [WordWithGap, WordWithGap]

let pairs: readonly (readonly Pair[])[] | undefined

/** Two words that have lost the same letters. All letters are equally likely. */
function drawPair(random: Random, step: Step) {
  pairs ??= [...Map.groupBy(wordsWithGaps(), ({ missing }) => missing).values()].map(group =>
    group.flatMap((one, at) => group.slice(at + 1).map((two): Pair => [one, two])),
  )
  const fitting = pairs
    .map(group =>
      group.filter(([one, two]) => isWithin(one.word.length + two.word.length, pairLengths[step])),
    )
    .filter(group => group.length > 0)
  const [one, two] = random.pick(random.pick(fitting))
  return random.chance(0.5) ? { one, two } : { one: two, two: one }
}

/** Words of three letters that complete one of the words, but not both. */
const makesIndecent = (word: string, rest: string) =>
  Array.from({ length: rest.length + 1 }, (_, at) => rest.slice(0, at) + word + rest.slice(at)).some(
    made => !decent(made),
  )

const halfRight = (random: Random, { one, two }: ReturnType<typeof drawPair>): WrongChoice[] =>
  random
    .shuffle(wordsOfLength(3))
    .filter(word => word !== one.missing && decent(word))
    .filter(word => completionsOf(one.rest).has(word) !== completionsOf(two.rest).has(word))
    .filter(word => ![one, two].some(({ rest }) => makesIndecent(word, rest)))
    .slice(0, 4)
    .map(word => ({ text: word.toUpperCase(), misconception: 'completes-only-one-of-the-words' }))

export const sameLetters = template({
  id: 'verbal-reasoning.three-letter-words-in-a-sentence.same-letters',
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 50,
  draw: drawPair,
  measure,
  hardness: ({ one, two }) => one.word.length + two.word.length,
  write: (facts, random) => {
    const { one, two } = facts
    const half = halfRight(random, facts)
    const near = lookalikes(random, one.missing, [one.rest, two.rest])
    return {
      stem: `The two words in capitals have lost the same three letters. The letters are next to each other and make a word of their own. Which three letters are they?\n\n1. ${one.sentence}\n2. ${two.sentence}`,
      right: { text: one.missing.toUpperCase() },
      wrong: [...half.slice(0, 2), ...near.slice(0, 4), ...half.slice(2, 3), ...near.slice(4)].slice(
        0,
        plenty,
      ),
      explanation: `Begin with the sentence that is easier for you. The letters you find there must work in the other one, too.\n\n1. ${bold(one.rest)} becomes ${marked(one)}.\n2. ${bold(two.rest)} becomes ${marked(two)}.\n\nSo the letters are **${one.missing.toUpperCase()}**.`,
    }
  },
})

/** Here the word in capitals keeps at least three letters, because no options help. */
const drawToWrite = (random: Random, step: Step) =>
  pickByLetters(
    random,
    wordsWithGaps().filter(
      ({ word, rest }) => rest.length > 2 && isWithin(word.length, step === 1 ? [6, 6] : lengths[step]),
    ),
  )

export const writeLetters = template({
  id: 'verbal-reasoning.three-letter-words-in-a-sentence.write-letters',
  version: 1,
  mode: 'typed',
  seconds: 50,
  harder: 0.4,
  draw: drawToWrite,
  measure,
  hardness: ({ word }) => word.length,
  write: gap => ({
    stem: `The word in capitals has lost three letters next to each other. They make a word of their own. Write these three letters.\n\n${gap.sentence}`,
    expected: { kind: 'text', value: gap.missing },
    mistakes: [
      { text: gap.word, misconception: 'wrote-the-whole-word' },
      ...wordsOfLength(3)
        .filter(word => word !== gap.missing && sorted(word) === sorted(gap.missing))
        .map(text => ({ text, misconception: 'same-letters-in-another-order' })),
      ...spanning(gap).map(text => ({ text, misconception: 'took-a-letter-that-is-there' })),
    ],
    explanation: `${explained(gap)} Take away the letters you were given: ${marked(gap)}. What is left is **${gap.missing}**.`,
  }),
})

/** The three letters just before and just after the right ones. */
const spanning = ({ word, at, missing }: WordWithGap) =>
  [word.slice(Math.max(0, at - 1), at + 2), word.slice(at + 1, at + 4)].filter(
    text => text.length === 3 && text !== missing,
  )

export const threeLetterWordsInASentence: Topic = {
  id: 'verbal-reasoning.three-letter-words-in-a-sentence',
  name: 'Three-letter words in a sentence',
  subdomain: 'building',
  year: 5,
  prerequisites: ['verbal-reasoning.missing-letters'],
  about: 'Finding the three-letter word that has dropped out of a longer word in a sentence.',
  weights: { gl: 4, cem: 2, iseb: 2 },
  lesson: once(() => ({
    version: 1,
    idea: `
One word in the sentence is in capitals. Three of its letters have dropped out. They were next to each other, and they make a little word of their own.

“She lit the **CLE** on the cake.” What is on a cake and can be lit? A candle! You were given CLE. The letters AND are missing, and “and” is a word.

The gap may be at the start, in the middle or at the end. So let the sentence help you:

1. Read the whole sentence. Say “something” for the word in capitals.
2. Think of a word that makes sense. It must have the letters you see, in the same order.
3. Write it down. Cross out the letters that you were given. What is left?
4. Check that the three letters are next to each other and make a word.`,
    example: `
The **BER** cut my hair very short. Is it BAR, BAT, CAR, BED or BIN?

1. Who cuts your hair? A hairdresser or a barber.
2. BER is at the end of “barber”. That looks good.
3. Write BARBER and cross out B, E, R at the end. BAR is left.
4. A bar is a word, so the answer is **BAR**.`,
    harder: `
The nurse took my **TEMPEURE**.

1. What can a nurse take? Your hand, your pulse, your temperature. Only the last one begins with TEMPE.
2. Write the long word slowly: TEMPERATURE.
3. Cross out T, E, M, P, E from the front and U, R, E from the back.
4. RAT is left. You don’t hear “rat” when you say this word. That is why it was hard to spot! Long words hide their little words well, so always write them down.`,
    mistake: `
Don’t change the order of the letters. “Fish live in **WR**.” The word is “water”, and the missing letters are ATE. They are not EAT or TEA, though these have the same letters. Put your answer back in and read it: WEATR is not a word.

And don’t stop at a word that only fits the letters. It must make sense in the sentence too.`,
    tryThis: `
Look for little words in these: chocolate, elephant, important, carpenter. Leave the little word out and write a sentence for each. Can someone at home work out your words?`,
  })),
  misconceptions: once(() => ({
    'same-letters-in-another-order': {
      child: 'You have the right letters, but they must be in the order of the word. Write it out.',
      parent:
        'Finds the right three letters in a different order. Ask for the long word to be written down and the letters underlined.',
    },
    'one-letter-is-different': {
      child: 'Very close, but one letter is wrong. Put yours in and read the whole word.',
      parent: 'Is one letter out. Ask to see the whole word written down with the letters in their place.',
    },
    'makes-no-real-word': {
      child: 'Put your letters in and read the word aloud. It must be a word that makes sense.',
      parent:
        'Chooses letters that make no word. Cover the capitals, read the sentence and guess the word first.',
    },
    'completes-only-one-of-the-words': {
      child: 'Your letters work in one word. Try them in the other sentence as well.',
      parent: 'Stops when one word works. Test the letters in both sentences before choosing.',
    },
    'wrote-the-whole-word': {
      child: 'You found the word. Now write only the three letters that were missing.',
      parent: 'Finds the word but writes all of it. Underline what the question asks for.',
    },
    'took-a-letter-that-is-there': {
      child: 'One of your letters is there already. Cross out those you were given, one by one.',
      parent:
        'Finds the word but takes three letters one place along. Write the word and cross out the letters that are given.',
    },
  })),
  templates: [chooseLetters, sameLetters, writeLetters],
}
