import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { mayBeWord } from '../words/common.ts'
import { decent } from './alphabet.ts'
import { type AnagramWord, anagramWords, isOutside, lettersOf } from './anagram-words.ts'

const lengths: Record<Step, readonly [least: number, most: number]> = {
  1: [5, 5],
  2: [5, 6],
  3: [6, 7],
  4: [7, 8],
  5: [8, 11],
}

const wordsAt = (step: Step) =>
  anagramWords().filter(({ word }) => word.length >= lengths[step][0] && word.length <= lengths[step][1])

/** So many that no mixture of two options, which could have other letters, is ever offered. */
const plenty = 12

let whole: ReadonlySet<string> | undefined

const isFit = (letters: string) => {
  whole ??= new Set(anagramWords().map(({ word }) => word.toLowerCase()))
  return decent(letters) && !mayBeWord(letters) && !whole.has(letters)
}

/** The letters in another order, in capitals. At step 1 the first letter stays where it is. */
function mixed(random: Random, word: string, step: Step): string {
  const letters = [...word.toLowerCase()]
  for (;;) {
    const shuffled =
      step === 1 ? [letters[0] ?? '', ...random.shuffle(letters.slice(1))] : random.shuffle(letters)
    const moved = shuffled.filter((letter, at) => letter !== letters[at]).length
    const least = step === 1 ? 3 : Math.ceil(letters.length * 0.6)
    if (moved >= least && isFit(shuffled.join(''))) return shuffled.join('').toUpperCase()
  }
}

/** A letter that the one word has more often than the other. */
const surplus = (word: string, other: string) =>
  [...word.toLowerCase()].find(
    letter => word.toLowerCase().split(letter).length > other.toLowerCase().split(letter).length,
  ) ?? ''

const places: Record<Step, readonly string[]> = {
  1: ['last'],
  2: ['first', 'last'],
  3: ['first', 'third', 'last'],
  4: ['second', 'third', 'fourth', 'last but one'],
  5: ['third', 'fourth', 'fifth', 'last but one', 'last'],
}

const placeAt = (place: string, length: number) =>
  place === 'last' ? length - 1 : place === 'last but one' ? length - 2 : ordinals.indexOf(place)

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

/** One of the letters that can be asked for. No letter is much more likely than others. */
function drawLetter(random: Random, step: Step) {
  const asked = wordsAt(step)
    .filter(({ word }) => new Set(word.toLowerCase()).size >= 5)
    .flatMap(drawn => places[step].map(place => ({ drawn, place, at: placeAt(place, drawn.word.length) })))
  const byLetter = Map.groupBy(asked, ({ drawn, at }) => drawn.word.charAt(at).toLowerCase())
  const most = Math.ceil(asked.length / byLetter.size)
  const chosen = random.pick([...byLetter.values()].flatMap(group => random.shuffle(group).slice(0, most)))
  return { ...chosen, shown: mixed(random, chosen.drawn.word, step), step }
}

export const inASentence = template({
  id: 'verbal-reasoning.anagrams.in-a-sentence',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 45,
  draw: drawLetter,
  measure:
    'letters of the word, and whether the first one is mixed up and a letter in the middle is asked for',
  hardness: ({ drawn, place, step }) =>
    drawn.word.length + (step > 1 ? 1 : 0) + (place === 'first' || place === 'last' ? 0 : 1),
  write: ({ drawn, place, at, shown }, random) => {
    const word = drawn.word.toUpperCase()
    const letter = word.charAt(at)
    const misconceptionOf = (other: string) =>
      other === shown.charAt(placeAt(place, word.length))
        ? 'kept-the-mixed-up-order'
        : [word.charAt(at - 1), word.charAt(at + 1)].includes(other)
          ? 'is-one-letter-away'
          : 'found-another-word-or-none'
    const others = random.shuffle([...new Set(word)].filter(other => other !== letter))
    const rank = (other: string) =>
      ['kept-the-mixed-up-order', 'is-one-letter-away'].includes(misconceptionOf(other)) ? 0 : 1
    return {
      stem: `The letters of the word in capitals are in the wrong order. Put them right. Which is the **${place}** letter of the word?\n\n${drawn.category.sentence.replace('_', `**${shown}**`)}`,
      right: { text: letter },
      wrong: others
        .sort((a, b) => rank(a) - rank(b))
        .map(text => ({ text, misconception: misconceptionOf(text) })),
      explanation: `Ask what could make sense in the sentence, and cross out the letters of your word in ${shown}. Only **${drawn.word}** uses every letter once. Write it down and count: its ${place} letter is **${letter}**.`,
    }
  },
})

/** The letters with one of them replaced by another that is there already. */
function spoilt(random: Random, word: string): string {
  const letters = [...word.toLowerCase()]
  for (;;) {
    const [lost = 0, again = 1] = random.sample([...letters.keys()], 2)
    const made = letters.map((letter, at) => (at === lost ? (letters[again] ?? '') : letter)).join('')
    if (lettersOf(made) !== lettersOf(word)) return made
  }
}

export const notAnAnagram = template({
  id: 'verbal-reasoning.anagrams.not-an-anagram',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const { word } = random.pick(wordsAt(step).filter(each => new Set(each.word.toLowerCase()).size > 3))
    const wrong = spoilt(random, word)
    for (;;) {
      const shown = Array.from({ length: plenty }, () => mixed(random, word, 2))
      const right = mixed(random, wrong, 2)
      if (new Set([right, ...shown]).size > plenty) return { word, wrong, shown, right }
    }
  },
  measure: 'letters of the word',
  hardness: ({ word }) => word.length,
  write: ({ word, wrong, shown, right }) => {
    const [much, little] = [surplus(wrong, word), surplus(word, wrong)].map(letter => letter.toUpperCase())
    return {
      stem: `Four of these have exactly the letters of the word **${word.toUpperCase()}**, in another order. Which one does **not**?`,
      right: { text: right },
      wrong: shown.map(text => ({
        text,
        misconception:
          text.charAt(0) === right.charAt(0) || text.endsWith(right.charAt(right.length - 1))
            ? 'counted-a-letter-wrongly'
            : 'only-the-order-is-different',
      })),
      explanation: `Write ${word.toUpperCase()} down for each answer and cross out its letters, one by one. In **${right}** the letter **${much}** comes once too often, and **${little}** is missing. The other four have just the right letters.`,
    }
  },
})

/** One word of a category among others that are not, or one that is not among others that are. */
function drawHidden(random: Random, step: Step) {
  const isOdd = step > 3 || (step === 3 && random.chance(0.5))
  const all = anagramWords()
  const [least, most] = [lengths[step][0] - (isOdd ? 1 : 0), lengths[step][1]]
  const fits = ({ word }: AnagramWord) => word.length >= least && word.length <= most
  const categories = [...Map.groupBy(all, ({ category }) => category)].filter(
    ([{ one }, members]) => one !== '' && (!isOdd || members.length >= plenty),
  )
  for (;;) {
    const [category, members] = random.pick(categories)
    const outside = all.filter(each => isOutside(each, category.family))
    const answers = (isOdd ? outside : members).filter(fits)
    if (answers.length === 0) continue
    const right = random.pick(answers)
    const pool = isOdd ? members : outside
    const wrong = random
      .shuffle(pool)
      .sort(
        (a, b) => Math.abs(a.word.length - right.word.length) - Math.abs(b.word.length - right.word.length),
      )
      .slice(0, 4)
    const shown = [right, ...wrong].map(({ word }) => ({ word, letters: mixed(random, word, step) }))
    if (new Set(shown.map(({ letters }) => letters)).size === shown.length)
      return { category, isOdd, right: right.word, shown, step }
  }
}

export const hiddenCategory = template({
  id: 'verbal-reasoning.anagrams.hidden-category',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 70,
  draw: drawHidden,
  measure: 'letters of the words, and whether four words must be found',
  hardness: ({ right, isOdd, step }) => right.length + (isOdd ? 2 : 0) + (step > 1 ? 1 : 0),
  write: ({ category, isOdd, shown }) => {
    const [right, ...others] = shown
    const found = others.map(({ word, letters }) => `${letters} is ${word}`)
    return {
      stem: isOdd
        ? `Each of these is a word with its letters in the wrong order. Four of the words are **${category.many}**. Which one is **not**?`
        : `Each of these is a word with its letters in the wrong order. Which of the words is **${category.one}**?`,
      right: { text: right?.letters ?? '', value: right?.word ?? '' },
      wrong: others.map(({ word, letters }) => ({
        text: letters,
        value: word,
        misconception: isOdd ? 'did-not-find-this-word' : 'is-a-word-of-another-kind',
      })),
      explanation: `Try to find one word after another. Begin with letters that often come together, such as CH, TH or ER, and think of words of the right kind. **${right?.letters}** is **${right?.word}**, which is ${isOdd ? 'of another kind' : category.one}. The others: ${found.join('; ')}.`,
    }
  },
})

export const writeWord = template({
  id: 'verbal-reasoning.anagrams.write-word',
  version: 1,
  mode: 'typed',
  seconds: 50,
  harder: 0.3,
  draw: (random, step) => {
    const drawn = random.pick(wordsAt(step))
    return { drawn, shown: mixed(random, drawn.word, step), step }
  },
  measure: 'letters of the word, and whether the first one is mixed up too',
  hardness: ({ drawn, step }) => drawn.word.length + (step > 1 ? 1 : 0),
  write: ({ drawn, shown }) => ({
    stem: `Put the letters in order to make a word. Write the word.\n\nLetters: **${shown}**\n\nClue: ${drawn.clue}.`,
    expected: { kind: 'text', value: drawn.word },
    mistakes: anagramWords()
      .filter(({ word, category }) => category === drawn.category && word !== drawn.word)
      .map(({ word }) => ({ text: word, misconception: 'went-by-the-clue-alone' })),
    explanation: `Think of words that fit the clue, and cross out their letters in ${shown}. The word is **${drawn.word}**: it uses every letter once.`,
  }),
})

export const anagrams: Topic = {
  id: 'verbal-reasoning.anagrams',
  name: 'Anagrams',
  subdomain: 'building',
  year: 4,
  prerequisites: [],
  about: 'Putting mixed-up letters in order to make a word, and checking that every letter is used once.',
  weights: { gl: 1, cem: 4, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
An anagram is a word with its letters in a new order. TOP is an anagram of POT. No letter is lost, and none is added.

To find the word that is hidden in a mix of letters, try these tricks:

- **Use the clue.** If the word is an animal, think of animals with that many letters.
- **Write the letters in a circle.** Then your eyes are not stuck on the wrong order.
- **Look for partners.** C and H, S and H, T and H, Q and U love to be together.
- **Look for endings.** ER, ING, ED and LE often come last.
- **Count.** Cross out each letter as you use it. In the end, none may be left.`,
    example: `
We watched the **RIGTE** through the fence. Which is the third letter of the word?

1. What could be behind a fence? A zebra, a panda, a tiger, a camel.
2. Zebra? There is no Z. Panda? No P. Camel? No C.
3. Tiger? Cross out T, I, G, E, R. All the letters are used, and none is left.
4. Now write it down: TIGER. The third letter is **G**.`,
    harder: `
Four of these are sports. Which one is not? **GRYBU, STEINN, CHOKYE, BALNELT, TRUPMET**

1. GRYBU has a G, a B and a Y. Try them in turn: rugby! That is a sport.
2. STEINN has two Ns. They often come together, as in “dinner”. Tennis is a sport, too.
3. CHOKYE: C and K like to be together, and EY is an ending. It is hockey.
4. BALNELT: I see BALL. What is left? N, E and T. It is netball.
5. So TRUPMET must be the odd one. Check it: it is a trumpet, and you can’t play that with a ball.

You need not find all five. But if you guess, check your guess.`,
    mistake: `
Don’t go by the first letter or by a few that look right. “Panda” and “papaya” share P and A, but not the rest. And watch out for double letters: HAMMER needs two Ms. Cross out each letter once, and only once.`,
    tryThis: `
Write the names of your family on slips of paper with the letters in the wrong order. Can they find their own names? Then try it with what is for supper tonight.`,
  })),
  misconceptions: once(() => ({
    'kept-the-mixed-up-order': {
      child: 'That letter is there in the mixed-up word. Find the real word and count again.',
      parent:
        'Counts in the mixed-up letters. Ask for the real word to be written down before any letter is counted.',
    },
    'is-one-letter-away': {
      child: 'Very close. Write your word down and count its letters with your finger.',
      parent: 'Is one letter out. Ask for the word in writing, and point at each letter while counting.',
    },
    'found-another-word-or-none': {
      child: 'Think of words that make sense there. Cross out their letters one by one.',
      parent: 'Finds no word, or the wrong one. List words that make sense and compare their letters.',
    },
    'went-by-the-clue-alone': {
      child: 'Your word fits the clue, but its letters are different. Check each letter.',
      parent:
        'Chooses a word that fits the clue without checking the letters. Cross out the letters one by one.',
    },
    'counted-a-letter-wrongly': {
      child: 'This one has all the letters. Cross them out one at a time and look for a double.',
      parent:
        'Misses a letter while checking. Write the word down for each answer and cross out one letter at a time.',
    },
    'only-the-order-is-different': {
      child: 'Here only the order is different. Look for one with a letter too many.',
      parent:
        'Is put off by a strange order of letters. Write both words with their letters in alphabetical order and compare.',
    },
    'is-a-word-of-another-kind': {
      child: 'That is a word of another kind. Think of words of the right kind and test their letters.',
      parent:
        'Does not work out the hidden word. Make a list of words of the kind asked for and compare their letters.',
    },
    'did-not-find-this-word': {
      child: 'That word belongs with the others. Write its letters in a circle and try again.',
      parent:
        'Guesses that a word not yet worked out is the odd one. Work out each of the five, then choose.',
    },
  })),
  templates: [inASentence, notAnAnagram, hiddenCategory, writeWord],
}
