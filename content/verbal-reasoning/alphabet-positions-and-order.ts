import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { ordinal } from '../wording.ts'
import { knownWords, wordsOfLength } from '../words/common.ts'
import { alphabet, alphabetLine, moved, positionOf } from './alphabet.ts'

const places = (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`
const way = (by: number) => `${places(Math.abs(by))} ${by < 0 ? 'before' : 'after'}`
const jump = (by: number) => `${places(Math.abs(by))} ${by < 0 ? 'back' : 'on'}`

export const findLetter = template({
  id: 'verbal-reasoning.alphabet-positions-and-order.find-letter',
  version: 1,
  mode: 'typed',
  seconds: 25,
  draw: (random, step) => {
    const fromEnd = step === 2 || step === 5
    const named = step === 3
    for (;;) {
      const start = random.int(3, 24)
      const first = step < 3 ? 0 : random.pick([1, -1]) * random.int(2, 9)
      const second = step < 5 ? 0 : random.pick([1, -1]) * random.int(2, 6)
      const last = start + first
      if (
        last < 1 ||
        last > 26 ||
        last + second < 1 ||
        last + second > 26 ||
        (first !== 0 && last + second === start)
      )
        continue
      return { start, fromEnd, named, moves: [first, second].filter(by => by !== 0) }
    }
  },
  measure: 'how many things are to be counted, from which end, and how far',
  hardness: ({ fromEnd, moves, named }) =>
    2 +
    (fromEnd ? 1 : 0) +
    moves.length * 2 -
    (named ? 1 : 0) +
    moves.reduce((sum, by) => sum + Math.abs(by), 0) / 10,
  write: ({ start, fromEnd, named, moves }) => {
    const first = alphabet.charAt(start - 1)
    const said = fromEnd
      ? `the ${ordinal(27 - start)} letter from the end of the alphabet`
      : `the ${ordinal(start)} letter of the alphabet`
    const [by = 0, more = 0] = moves
    const middle = moved(first, by)
    const right = moved(middle, more)
    const begin = named ? `the letter ${first}` : said
    const asked =
      moves.length === 0
        ? `What is ${begin}?`
        : moves.length === 1
          ? `Which letter is ${way(by)} ${begin}?`
          : `Start at ${begin}. Find the letter ${way(by)} it. Which letter is ${way(more)} that one?`
    const found = named ? '' : `Count to find ${begin}: it is **${first}**.`
    return {
      stem: `${alphabetLine}\n\n${asked} Write the letter.`,
      expected: { kind: 'letters', value: right },
      mistakes: [
        { text: moved(right, 1), misconception: 'counted-one-place-wrong' },
        { text: moved(right, -1), misconception: 'counted-one-place-wrong' },
        { text: moved(first, -by - more), misconception: 'moved-the-wrong-way' },
        ...(fromEnd
          ? [
              {
                text: moved(alphabet.charAt(26 - start), by + more),
                misconception: 'counted-from-the-wrong-end',
              },
            ]
          : []),
      ],
      explanation:
        `${found}${moves.length ? ` From ${first} go ${jump(by)}: ${middle}.` : ''}${moves.length > 1 ? ` From ${middle} go ${jump(more)}: ${right}.` : ''} The answer is **${right}**.`.trim(),
    }
  },
})

let byStart: ReadonlyMap<string, readonly string[]> | undefined

/** Known words by their first one to three letters. */
function startingWith(start: string): readonly string[] {
  byStart ??= index()
  return byStart.get(start) ?? []
}

function index(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const word of knownWords()) {
    if (word.length < 4) continue
    for (const length of [1, 2, 3]) {
      const start = word.slice(0, length)
      const words = found.get(start)
      if (words) words.push(word)
      else found.set(start, [word])
    }
  }
  return found
}

const sharedLetters = (words: readonly string[]) => {
  const [first = ''] = words
  let length = 0
  while (length < first.length && words.every(word => word[length] === first[length])) length++
  return length
}

/** Whether the words are in order already, or the one asked for is in its place. */
const areSorted = (words: readonly string[], place: number) =>
  [...words].sort()[place - 1] === words[place - 1]

const orderWordsIn = (version: number) =>
  template({
    id: 'verbal-reasoning.alphabet-positions-and-order.order-words',
    version,
    mode: 'options',
    seconds: 35,
    draw: (random, step) => {
      const pool = wordsOfLength(5)
      for (;;) {
        const shared = [0, 1, 1, 2, 3][step - 1] ?? 0
        const near = shared ? startingWith(random.pick(pool).slice(0, shared)) : random.sample(pool, 9)
        if (near.length < 5) continue
        const mixed = step === 3 ? startingWith(random.pick(near).slice(0, 2)).slice(0, 2) : []
        const words = [...new Set([...mixed, ...random.sample(near, 5)])].slice(0, 5)
        if (step === 1 && new Set(words.map(word => word[0])).size < 5) continue
        const drawn = { words: random.shuffle(words), place: random.int(2, 4) }
        if (version === 1 || !areSorted(drawn.words, drawn.place)) return drawn
      }
    },
    measure: 'how many letters the words share at their start',
    hardness: ({ words }) => 2 + sharedLetters(words) + sharedLetters([...words].sort().slice(1, 3)) / 2,
    write: ({ words, place }) => {
      const sorted = [...words].sort()
      const right = sorted[place - 1] ?? ''
      const lengths = [...words].sort((a, b) => a.length - b.length)
      const said = ['', 'first', 'second', 'third', 'fourth', 'last'][place]
      return {
        stem: `These words are put in alphabetical order, as in a dictionary: **${words.join(', ')}**. Which word comes **${said}**?`,
        right: { text: right },
        wrong: words
          .filter(word => word !== right)
          .map(text => ({
            text,
            misconception:
              text === words[place - 1]
                ? 'left-the-words-as-they-stood'
                : text === lengths[place - 1]
                  ? 'put-short-words-first'
                  : Math.abs(sorted.indexOf(text) + 1 - place) === 1
                    ? 'swapped-two-neighbours'
                    : 'lost-count-of-the-order',
          })),
        explanation: `Compare the first letters. Where they are the same, go on to the next letter until two words differ. In order: ${sorted.join(', ')}. The ${said} word is **${right}**.`,
      }
    },
  })

export const orderWords = orderWordsIn(2)

function drawWordToOrder(random: Random, step: Step) {
  const length = Math.min(7, 3 + step)
  for (;;) {
    const word = random.pick(wordsOfLength(length)).toUpperCase()
    if (new Set(word).size < length) continue
    return { word, place: random.int(2, length - 1), fromEnd: step === 5 }
  }
}

const askedFor = ({ word, place, fromEnd }: ReturnType<typeof drawWordToOrder>) =>
  [...word].sort()[fromEnd ? word.length - place : place - 1] ?? ''

/** E would be the answer too often, so every letter that can be one is as likely as the next. */
function drawLetterToOrder(random: Random, step: Step) {
  const letter = random.pick([...'CDEFGHIKLMNOPRST'])
  for (;;) {
    const drawn = drawWordToOrder(random, step)
    if (askedFor(drawn) === letter) return drawn
  }
}

const orderLettersIn = (version: number, draw: typeof drawWordToOrder) =>
  template({
    id: 'verbal-reasoning.alphabet-positions-and-order.order-letters',
    version,
    mode: 'typed',
    seconds: 30,
    draw,
    measure: 'letters of the word, and the end from which is counted',
    hardness: ({ word, fromEnd }) => word.length + (fromEnd ? 1 : 0),
    write: ({ word, place, fromEnd }) => {
      const sorted = [...word].sort()
      const at = fromEnd ? sorted.length - place : place - 1
      const right = sorted[at] ?? ''
      return {
        stem: `The letters of the word **${word}** are put in alphabetical order. Which letter is then the **${ordinal(place)}** ${fromEnd ? 'counting from the end' : 'from the start'}? Write the letter.`,
        expected: { kind: 'letters', value: right },
        mistakes: [
          {
            text: word.charAt(fromEnd ? word.length - place : place - 1),
            misconception: 'left-the-letters-as-they-stood',
          },
          { text: sorted[at + 1] ?? '', misconception: 'missed-out-a-letter' },
          { text: sorted[at - 1] ?? '', misconception: 'counted-one-place-wrong' },
        ].filter(({ text }) => positionOf(text) > 0 && text !== ''),
        explanation: `In alphabetical order the letters are ${sorted.join(', ')}. Count ${fromEnd ? 'from the end' : 'from the start'}: the ${ordinal(place)} is **${right}**.`,
      }
    },
  })

export const orderLetters = orderLettersIn(2, drawLetterToOrder)

export const alphabetPositionsAndOrder: Topic = {
  id: 'verbal-reasoning.alphabet-positions-and-order',
  name: 'Alphabet positions and order',
  subdomain: 'codes',
  year: 4,
  prerequisites: [],
  about: 'Knowing where letters come in the alphabet, and putting words in dictionary order.',
  weights: { gl: 2, cem: 2, iseb: 2 },
  lesson: once(() => ({
    version: 2,
    idea: `
The alphabet is a line of 26 letters. Each has its place. It helps to know a few by heart: **E** is 5th, **J** is 10th, **O** is 15th, **T** is 20th and **Z** is 26th. You can count on or back from these.

"Three places after F" means three jumps to the right. You land on I. "Before" means jumps to the left.

Words can be put in order too, as in a dictionary. Look at the first letters. If they are the same, look at the second ones. Go on until you find letters that differ.

If one word stops first, it goes first. So "plan" comes before "planet".`,
    example: `
Put these in order: **stone, stamp, still**. Which comes second?

1. The first letters are all S. The second ones are all T. Go on.
2. The third letters differ. They are O, then A, then I.
3. In the alphabet A comes first, then I, then O.
4. So the order is stamp, still, stone. The second word is **still**.`,
    harder: `
Start at the **12th letter from the end** of the alphabet. Find the letter 7 places **before** it. Which letter is 4 places **after** that one?

1. Do one step at a time and write down where you are.
2. Count from the end. Z is the 1st, Y the 2nd, X the 3rd. The 5th is V, and the 10th is Q. So the 11th is P and the 12th is **O**.
3. Seven places before O: N, M, L, K, J, I, **H**. When you move, do not count the O.
4. Four places after H: I, J, K, **L**. The answer is **L**.

The slip to watch for is mixing up the two ways of counting. "The 12th letter" counts Z itself. "7 places before" does not count the start.

Now put these in order: **plank, plane, planet, plain, plant**. All begin with PLA. Look at the fourth letters: plain has an I, so it comes first. The others have an N. Look at the fifth letters: E, K or T. Plane and planet share the E, and the shorter one goes first. The order is plain, plane, planet, plank, plant.

Now you try: put the letters of PLANET in alphabetical order. Which one is third from the end? (It is N.)`,
    mistake: `
Some children think that short words always come first. They put "zoo" before "apple". The length does not matter. Only the letters do. Look at the letters one by one, from the left.

When you count places, do not count the letter you start on. Two places after D is F, not E.`,
    tryThis: `
Pick five books from a shelf. Put them in order by their titles. If two start with the same letter, use the next one. Leave out "The" and "A" at the start, as libraries do.`,
  })),
  misconceptions: once(() => ({
    'counted-one-place-wrong': {
      child: 'You were one place out. Touch each letter as you count.',
      parent: 'Is one letter out. Point at each letter while counting, and start with the right one.',
    },
    'counted-from-the-wrong-end': {
      child: 'Check where to start: the question says from the end.',
      parent: 'Counts from the start of the alphabet instead of the end. Underline “from the end” first.',
    },
    'moved-the-wrong-way': {
      child: 'Before means back towards A. After means on towards Z.',
      parent: 'Moves the wrong way in the alphabet. Draw an arrow for “before” or “after” first.',
    },
    'swapped-two-neighbours': {
      child: 'Nearly. Two words that are close got swapped. Compare them letter by letter.',
      parent:
        'Gets the order nearly right, with two close words swapped. Compare letter by letter until they differ.',
    },
    'lost-count-of-the-order': {
      child: 'Write all the words in order, then count to the place you want.',
      parent: 'Loses track when sorting in their head. Write the words out in order and number them.',
    },
    'left-the-words-as-they-stood': {
      child: 'Sort the words first, then count. Do not count them as they are.',
      parent: 'Counts the words in the order of the question. Sort them on slips of paper first.',
    },
    'put-short-words-first': {
      child: 'Short words do not come first. Go by the letters from the left.',
      parent: 'Sorts by length instead of by letter. Look up a few words in a dictionary together.',
    },
    'left-the-letters-as-they-stood': {
      child: 'Sort the letters from A to Z first, then count.',
      parent: 'Counts the letters in the order of the word. Write them in order first.',
    },
    'missed-out-a-letter': {
      child: 'You counted one too far. Make sure that every letter is in your list.',
      parent:
        'Takes the next letter along, as if one had been left out. Cross off each letter when it is written down.',
    },
  })),
  templates: [findLetter, orderWords, orderLetters],
  earlier: [orderWordsIn(1), orderLettersIn(1, drawWordToOrder)],
}
