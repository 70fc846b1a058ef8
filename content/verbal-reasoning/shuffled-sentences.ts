import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { type SentenceToOrder, sentencesToOrder } from './sentences-to-order.ts'

const lengths: Record<Step, readonly [least: number, most: number]> = {
  1: [5, 6],
  2: [6, 7],
  3: [7, 8],
  4: [8, 9],
  5: [9, 20],
}

const isWithin = (length: number, [least, most]: readonly [number, number]) =>
  length >= least && length <= most

/** One of these, so that all answers are equally likely. */
const pickByAnswer = <Item extends { readonly answer: string }>(random: Random, items: readonly Item[]) =>
  random.pick(random.pick([...Map.groupBy(items, ({ answer }) => answer).values()]))

/** The words in another order, with no more than two neighbours as they were. */
function jumbled(random: Random, words: readonly string[], extra?: string): string[] {
  const all = extra === undefined ? words : [...words, extra]
  const next = new Set(words.map((word, at) => `${word} ${words[at + 1]}`))
  for (;;) {
    const mixed = random.shuffle(all)
    const kept = mixed.filter((word, at) => next.has(`${word} ${mixed[at + 1]}`)).length
    if (kept <= 1 && mixed[0] !== words[0]) return mixed
  }
}

/** Dots keep the words apart, because they are not in order. */
const cards = (words: readonly string[]) => words.join(' · ')

const ending = ({ text }: SentenceToOrder) =>
  text.endsWith('?') ? 'a question mark' : text.endsWith('!') ? 'an exclamation mark' : 'a full stop'

const isSmall = (word: string) => word.length <= 3

/** The longest first, and few small ones: next to these, the word that is left over would look long. */
function fewSmall(words: readonly string[]): string[] {
  const byLength = [...words].sort((a, b) => b.length - a.length)
  const long = byLength.filter(word => !isSmall(word))
  return [...long, ...byLength.filter(isSmall).slice(0, Math.max(1, 5 - long.length))]
}

export const superfluousWord = template({
  id: 'verbal-reasoning.shuffled-sentences.superfluous-word',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const all = sentencesToOrder()
      .filter(({ words }) => isWithin(words.length, lengths[step]))
      .flatMap(sentence => sentence.extras.map(answer => ({ sentence, answer })))
    const { sentence, answer } = pickByAnswer(random, all)
    return { sentence, answer, shown: jumbled(random, sentence.words, answer) }
  },
  measure: 'words of the sentence',
  hardness: ({ sentence }) => sentence.words.length,
  write: ({ sentence, answer, shown }, random) => ({
    stem: `Put these words in order to make a sensible sentence that ends with ${ending(sentence)}. One word is left over. Which word is it?\n\n**${cards(shown)}**`,
    right: { text: answer },
    wrong: fewSmall(random.shuffle(sentence.words)).map(text => ({
      text,
      misconception: isSmall(text) ? 'left-out-a-small-word' : 'left-out-a-word-that-is-needed',
    })),
    explanation: `Look for the words that belong together, and build the sentence bit by bit: “${sentence.text}” There is no place in it for **${answer}**.`,
  }),
})

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const inside = [...places.slice(1), 'last but one']

const placesAt: Record<Step, readonly string[]> = {
  1: ['first', 'last'],
  2: ['first', 'last'],
  3: ['first', 'last', ...inside],
  4: inside,
  5: inside,
}

const lengthsToPlace: Record<Step, readonly [least: number, most: number]> = {
  1: [5, 6],
  2: [6, 7],
  3: [6, 7],
  4: [7, 8],
  5: [8, 20],
}

/** A capital letter in the jumble would show the first word. */
const isCapital = (word: string) => word !== word.toLowerCase()

/** The names of a place in a sentence of this length. */
function placeNames(at: number, length: number): string[] {
  if (at === length - 1) return ['last']
  if (at === length - 2) return ['last but one']
  const name = places[at]
  return name ? [name] : []
}

export const wordInPlace = template({
  id: 'verbal-reasoning.shuffled-sentences.word-in-place',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 55,
  draw: (random, step) => {
    const asked = placesAt[step]
    const all = sentencesToOrder()
      .filter(({ hasOneOrder, words }) => hasOneOrder && isWithin(words.length, lengthsToPlace[step]))
      .flatMap(sentence =>
        sentence.words.flatMap((answer, at) =>
          placeNames(at, sentence.words.length)
            .filter(place => asked.includes(place) && !(place === 'first' && isCapital(answer)))
            .map(place => ({ sentence, answer, at, place })),
        ),
      )
    const { sentence, answer, at, place } = pickByAnswer(random, all)
    const extra = step > 3 ? random.pick(sentence.extras) : undefined
    return { sentence, answer, at, place, extra, step, shown: jumbled(random, sentence.words, extra) }
  },
  measure: 'words of the sentence, two more with a word left over, and one more in the middle',
  hardness: ({ sentence, extra, place }) =>
    sentence.words.length + (extra ? 2 : 0) + (place === 'first' || place === 'last' ? 0 : 1),
  write: ({ sentence, answer, at, place, extra, shown }, random) => {
    const near = [at - 1, at + 1].flatMap(other => sentence.words[other] ?? [])
    const opposite = place === 'last' ? sentence.words.slice(0, 1) : sentence.words.slice(-1)
    const others = fewSmall(random.shuffle(sentence.words))
    const wrong = (texts: readonly string[], misconception: string): WrongChoice[] =>
      texts.map(text => ({ text, misconception }))
    return {
      stem: `Put these words in order to make a sensible sentence that ends with ${ending(sentence)}.${extra ? ' One word is left over.' : ''} Which word comes **${place}** in the sentence?\n\n**${cards(shown)}**`,
      right: { text: answer },
      wrong: [
        ...wrong(near, 'one-place-out'),
        ...wrong(extra ? [extra] : [], 'used-the-word-that-is-left-over'),
        ...wrong(opposite, 'counted-from-the-wrong-end'),
        ...wrong(others, 'put-the-words-in-another-order'),
      ],
      explanation: `The sentence is: “${sentence.text}”${extra ? ` The word **${extra}** is left over.` : ''} The word that comes ${place} is **${answer}**. Write the whole sentence down before you count.`,
    }
  },
})

/** The sentence with two words in each other's places, and punctuation where it was. */
function swapped({ text, words }: SentenceToOrder, one: number, other: number): string {
  return text
    .split(' ')
    .map((piece, at) => {
      const from = at === one ? other : at === other ? one : at
      const word = words[from] ?? ''
      const own = piece.replaceAll(/[.,!?]/g, '')
      return piece.replace(own, at === 0 ? capital(word) : word)
    })
    .join(' ')
}

const hasRightArticles = (text: string) =>
  !/\ba (?=[aeiou])|\ban (?=[^aeiou])/i.test(text) && !/\b(\w+) \1\b/i.test(text)

/** Different words that can be joined with “and”. */
const nameable = (words: readonly string[]) =>
  [...new Set(words)].filter(word => !['a', 'an', 'and'].includes(word))

const pairOf = (one: string, other: string) => `${one} and ${other}`

/** From six words on there are so many pairs that no mixture of two, such as “the and the”, is ever offered. */
export const swappedWords = template({
  id: 'verbal-reasoning.shuffled-sentences.swapped-words',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const all = sentencesToOrder()
      .filter(({ words }) => nameable(words).length > 5 && isWithin(words.length, lengths[step]))
      .flatMap(sentence =>
        sentence.movable.flatMap((one, at) =>
          sentence.movable.slice(at + 1).map(other => ({ sentence, one, other })),
        ),
      )
    for (;;) {
      const drawn = random.pick(all)
      const shown = swapped(drawn.sentence, drawn.one, drawn.other)
      if (hasRightArticles(shown)) return { ...drawn, shown }
    }
  },
  measure: 'words of the sentence',
  hardness: ({ sentence }) => sentence.words.length,
  write: ({ sentence, one, other, shown }, random) => {
    const printed = sentence.words.map((word, at) =>
      at === one ? sentence.words[other] : at === other ? sentence.words[one] : word,
    )
    const word = (at: number) => printed[at] ?? ''
    const right = pairOf(word(one), word(other))
    const pairs = random.shuffle(
      printed.flatMap((_, first) =>
        printed.slice(first + 1).map((_, gap) => [first, first + 1 + gap] as const),
      ),
    )
    const wrong = pairs
      .filter(pair => nameable(pair.map(word)).length === 2)
      .map(([first, second]) => {
        const found = [one, other].filter(at => at === first || at === second).length
        return { text: pairOf(word(first), word(second)), found }
      })
      .filter(({ found }) => found < 2)
      .sort((a, b) => b.text.length - a.text.length)
    const half = wrong.filter(({ found }) => found === 1).slice(0, 7)
    const none = wrong.filter(({ found }) => found === 0)
    return {
      stem: `Two words in this sentence have changed places. Which two are they?\n\n**${shown}**`,
      right: { text: right },
      wrong: [
        ...half.map(({ text }) => ({ text, misconception: 'found-only-one-of-the-two' })),
        ...none.map(({ text }) => ({ text, misconception: 'chose-words-that-are-in-their-places' })),
      ],
      explanation: `Read the sentence aloud and stop where it sounds wrong. Change **${word(one)}** and **${word(other)}** back, and it makes sense: “${sentence.text}”`,
    }
  },
})

export const shuffledSentences: Topic = {
  id: 'verbal-reasoning.shuffled-sentences',
  name: 'Shuffled sentences',
  subdomain: 'words',
  year: 5,
  prerequisites: [],
  about: 'Putting mixed-up words in order to make a sentence, and finding the word that is left over.',
  weights: { gl: 1, cem: 5, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
Someone has shuffled the words of a sentence like a pack of cards. Often one extra card has slipped in. Your job is to lay the words out again and find the one that is left over.

Do it in this order:

1. **Who or what?** Look for the person, animal or thing that does something.
2. **Does what?** Look for the doing word that goes with it.
3. **Join the neighbours.** Some words love to be together: “a” and a noun, “to” and a verb, “more” and “than”.
4. **Build the rest.** Write the sentence down and cross out each word as you use it.
5. **Read it aloud.** The word you have not crossed out is left over.

In another kind of question, two words have changed places. Read the sentence aloud and stop where it sounds odd. Then ask which word you would like to hear there.`,
    example: `
Which word is left over? **cat eats sleeps my our bed on brother’s**

1. Who? It could be “my cat”, “our cat” or “my brother’s cat”.
2. Does what? “Eats” or “sleeps”. There is a bed, so “sleeps” sounds better.
3. Join the neighbours: on, my, brother’s, bed.
4. Build it: Our cat sleeps on my brother’s bed.
5. The word that is left over is **eats**.`,
    harder: `
Two words have changed places: **If it visit tomorrow, we will rains the museum instead.**

1. Read it aloud. “If it visit” sounds wrong. So “visit” may be one of the two.
2. What could come after “if it”? Something to do with tomorrow, such as “rains”.
3. And look: “we will rains” sounds wrong as well.
4. Change them back: If it rains tomorrow, we will visit the museum instead. The words are **visit and rains**.

Long sentences often have two parts. Put one part right, and the other tells you what is missing.`,
    mistake: `
A little word is easy to lose. Children often say that “to” or “a” is left over, because they did not miss it. But “She likes swim” is not a sentence. You need “She likes **to** swim”. Cross out each word as you use it. Then you can’t forget a small one.

And don’t use a word just because it is about the same thing. In our example, cats do eat. But the sentence was about a bed.`,
    tryThis: `
Write a sentence of eight words on a strip of paper. Cut it up, and add one word that doesn’t fit. Shuffle the pieces. Can someone at home build your sentence and find the extra word?`,
  })),
  misconceptions: once(() => ({
    'left-out-a-small-word': {
      child: 'That little word is needed. Read your sentence aloud without it.',
      parent:
        'Leaves out a small word such as “to” or “a”. Ask for the sentence to be written down, crossing out each word that is used.',
    },
    'left-out-a-word-that-is-needed': {
      child: 'The sentence needs that word. Find who does what first, then add the rest.',
      parent:
        'Builds a sentence without a word that belongs in it. Begin with who does what, and cross out each word that is used.',
    },
    'one-place-out': {
      child: 'Very close. Write the whole sentence down and count the words again.',
      parent: 'Is one word out. Ask for the whole sentence in writing and point at each word while counting.',
    },
    'used-the-word-that-is-left-over': {
      child: 'That is the word left over. It has no place in the sentence.',
      parent:
        'Builds the extra word into the sentence. Read that sentence aloud together and ask whether it makes sense.',
    },
    'counted-from-the-wrong-end': {
      child: 'That word is at the other end. Read the question once more.',
      parent: 'Looks at the wrong end of the sentence. Underline “first” or “last” in the question.',
    },
    'put-the-words-in-another-order': {
      child: 'Begin with who does what. Write the sentence down before you choose.',
      parent:
        'Puts the words in another order. Write each word on a piece of paper and move them about until the sentence sounds right.',
    },
    'found-only-one-of-the-two': {
      child: 'One of these is in the wrong place. Now look for the word that should be there.',
      parent:
        'Finds one of the two words. Ask which word would sound right in its place, and where that word is now.',
    },
    'chose-words-that-are-in-their-places': {
      child: 'Read the sentence aloud and stop where it sounds odd. Begin there.',
      parent:
        'Chooses words that are where they belong. Read the sentence aloud together and stop at the first odd word.',
    },
  })),
  templates: [superfluousWord, wordInPlace, swappedWords],
}
