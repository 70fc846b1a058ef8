import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { knownWords, mayBeWord } from '../words/common.ts'
import { couldBeWord } from '../words/rarer.ts'
import { decent } from './alphabet.ts'

interface Removal {
  readonly long: string
  readonly letter: string
  readonly short: string
}

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)
const withLetter = (word: string, letter: string) =>
  Array.from({ length: word.length + 1 }, (_, at) => word.slice(0, at) + letter + word.slice(at))

let removals: ReadonlyMap<string, readonly Removal[]> | undefined

/** Known words that are still known words without one letter, by that letter. A final S is too easy to see. */
function byLetter(): ReadonlyMap<string, readonly Removal[]> {
  if (!removals) {
    const found: Removal[] = []
    for (const long of knownWords()) {
      if (long.length < 4 || long.length > 6) continue
      for (let at = 0; at < long.length; at++) {
        const short = without(long, at)
        const plural = at === long.length - 1 && long.endsWith('s')
        if (!plural && knownWords().has(short) && long[at] !== long[at - 1])
          found.push({ long, letter: long.charAt(at), short })
      }
    }
    removals = Map.groupBy(found, ({ letter }) => letter)
  }
  return removals
}

const positions = (word: string, short: string) => [...word].findIndex((_, at) => without(word, at) === short)

/** What the versions of the templates do differently. */
interface Edition {
  readonly version: number
  readonly isWord: (text: string) => boolean
  /** How many different letters the first word has at least. */
  readonly letters: number
  /** How often it looks for words with the letter drawn before it draws another: once favours U, which fits easily. */
  readonly tries: number
}

const firstEdition: Edition = { version: 1, isWord: mayBeWord, letters: 4, tries: 1 }
/** Checked against more words, and with enough letters in the first word for five answers. */
const thirdEdition: Edition = { version: 3, isWord: couldBeWord, letters: 5, tries: 2_000 }

/** Whether only this letter can move, and only one second word results. */
function only(first: string, second: string, letter: string, { isWord }: Edition): boolean {
  // Words that a child might take for an answer, or should not be led to.
  const isSecond = (word: string) => isWord(word) || !decent(word)
  for (const [at, other] of [...first].entries()) {
    if (!isSecond(without(first, at))) continue
    const made = new Set(withLetter(second, other).filter(isSecond))
    if (other === letter ? made.size > 1 : made.size > 0) return false
  }
  const left = new Set(
    [...first]
      .map((_, at) => without(first, at))
      .filter((short, at) => first[at] === letter && isSecond(short)),
  )
  return left.size === 1
}

function drawMove(random: Random, step: Step, edition: Edition) {
  for (;;) {
    const letter = random.pick([...'abcdeghiklnoprstuwy'])
    const list = byLetter().get(letter) ?? []
    if (list.length < 2) continue
    for (let attempt = 0; attempt < edition.tries; attempt++) {
      const found = moveOf(letter, list, random, step, edition)
      if (found) return found
    }
  }
}

function moveOf(letter: string, list: readonly Removal[], random: Random, step: Step, edition: Edition) {
  const [give, take] = random.sample(list, 2)
  if (!give || !take || give.short === take.short || give.long === take.short || give.short === take.long)
    return undefined
  if (new Set(give.long).size < edition.letters) return undefined
  const inside = (removal: Removal) => {
    const at = positions(removal.long, removal.short)
    return at > 0 && at < removal.long.length - 1
  }
  const size = give.long.length + take.short.length
  if (step < 3 ? size > 8 || (inside(give) && inside(take)) : size < 5 + step) return undefined
  if (step > 3 && !(inside(give) || inside(take))) return undefined
  if (!only(give.long, take.short, letter, edition)) return undefined
  const depth = Number(inside(give)) + Number(inside(take))
  return { first: give.long, second: take.short, letter, newFirst: give.short, newSecond: take.long, depth }
}

const measure = 'letters of both words, and how often the letter is inside a word rather than at its end'
const hardness = ({ first, second, depth }: ReturnType<typeof drawMove>) =>
  first.length + second.length + 2 * depth
const explained = ({ first, second, letter, newFirst, newSecond }: ReturnType<typeof drawMove>) =>
  `Take **${letter.toUpperCase()}** out of ${first}: that leaves **${newFirst}**. Put **${letter.toUpperCase()}** into ${second}: that makes **${newSecond}**. Both are words, and no other letter does this.`

const whichLetterIn = (edition: Edition) =>
  template({
    id: 'verbal-reasoning.letter-moves.which-letter',
    version: edition.version,
    mode: 'options',
    seconds: 40,
    draw: (random, step) => drawMove(random, step, edition),
    measure,
    hardness,
    write: (facts, random) => {
      const { first, second, letter } = facts
      const leaves = (other: string) =>
        [...first].some((own, at) => own === other && mayBeWord(without(first, at)))
      const others = [...new Set(first)].filter(other => other !== letter)
      const spare = random.shuffle([...'aeiourstln']).filter(other => !first.includes(other))
      return {
        stem: `One letter can be moved from the first word to the second word to make two new words. The other letters stay in order. Which letter is it?\n\n**${first} ${second}**`,
        right: { text: letter.toUpperCase() },
        wrong: [
          ...random.shuffle(others).map(text => ({
            text: text.toUpperCase(),
            misconception: leaves(text) ? 'checked-only-the-first-word' : 'leaves-no-real-word',
          })),
          ...spare.map(text => ({ text: text.toUpperCase(), misconception: 'not-in-the-first-word' })),
        ],
        explanation: explained(facts),
      }
    },
  })

const newWordIn = (edition: Edition) =>
  template({
    id: 'verbal-reasoning.letter-moves.new-word',
    version: edition.version,
    mode: 'typed',
    seconds: 45,
    draw: (random, step) => drawMove(random, step, edition),
    measure,
    hardness,
    write: facts => ({
      stem: `Move one letter from the first word to the second word to make two new words. The other letters stay in order.\n\n**${facts.first} ${facts.second}**\n\nWrite the new **second** word.`,
      expected: { kind: 'text', value: facts.newSecond },
      mistakes: [
        { text: facts.newFirst, misconception: 'wrote-the-first-word' },
        { text: facts.second + facts.letter, misconception: 'put-the-letter-at-the-end' },
      ].filter(({ text }) => text !== facts.newSecond),
      explanation: explained(facts),
    }),
  })

export const whichLetter = whichLetterIn(thirdEdition)
export const newWord = newWordIn(thirdEdition)

export const letterMoves: Topic = {
  id: 'verbal-reasoning.letter-moves',
  name: 'Letter moves',
  subdomain: 'building',
  year: 5,
  prerequisites: [],
  about: 'Moving one letter from one word to another so that both become new words.',
  weights: { gl: 3, cem: 0, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
You see two words. One letter moves out of the first word and into the second. Then both must be real words.

The other letters stay in order. You may not mix them up. But the letter may go in at the start, in the middle or at the end.

Here is a sure way to do it:

1. Cover the first letter of the first word. Is what is left a word?
2. Do the same with the second letter, then the third, and so on.
3. Each time you find a word, try that letter in the second word. Try it in every gap.

When both words work, you are done.`,
    example: `
Move one letter: **plant car**

1. Take out P. That leaves lant. No.
2. Take out L. That leaves pant. It is a word! Now try L in car: lcar, clar, calr, carl. No.
3. Take out A. That leaves plnt. No.
4. Take out N. That leaves plat. No.
5. Take out T. That leaves plan. Yes! Try T in car: tcar, ctar, catr, **cart**. Yes!
6. The letter is **T**. The new words are plan and cart.`,
    harder: `
Move one letter: **paint cost**

1. Take out P. That leaves aint. No.
2. Take out A. That leaves pint. Yes! Put it in every gap of cost: acost, caost, **coast**. Yes, coast is a word! Keep it in mind, but test the rest.
3. Take out I. That leaves pant. It is a word. Now I in cost: icost, ciost, coist, cosit, costi. No.
4. Take out N. That leaves pait. No.
5. Take out T. That leaves pain. It is a word. Now T in cost: tcost, ctost, cotst, costt. No.
6. Only **A** works. The new words are **pint** and **coast**.

Here three letters can leave the first word. Only one of them can move in. So the second word decides. And look where the A went: not to the start, not to the end, but into the middle.

A tip: vowels love to slip in next to another vowel. Think of cost and coast, met and meat, bat and boat.

Now you try: move one letter from clamp to sing. (It is L: it makes camp and sling.)`,
    mistake: `
It is easy to check only one of the words. A letter may leave a fine word behind but not fit in the other one. Read both new words out loud before you answer.

Also, do not only try the ends. The letter may hide in the middle, as in cat and coat.`,
    tryThis: `
Write the word "stable" on paper and cut out the letters. Take one letter away at a time. When do you still have a word? Do the same with your own name.`,
  })),
  misconceptions: once(() => ({
    'leaves-no-real-word': {
      child: 'Take that letter out of the first word. What is left must be a word too.',
      parent:
        'Moves a letter that leaves no real word behind. Cover the letter with a finger and read the rest.',
    },
    'not-in-the-first-word': {
      child: 'That letter is not in the first word. Take one that is there.',
      parent: 'Chooses a letter that is not in the first word. Point at each letter of that word in turn.',
    },
    'checked-only-the-first-word': {
      child: 'The first word works. Now see if the letter makes a word with the second.',
      parent: 'Checks the first word but not the second. Try the letter in every place of the second word.',
    },
    'wrote-the-first-word': {
      child: 'You wrote the new first word. The question asks for the second.',
      parent: 'Gives the first new word instead of the second. Underline what is to be written.',
    },
    'put-the-letter-at-the-end': {
      child: 'The letter need not go at the end. Try it in every gap.',
      parent: 'Puts the moved letter at the end. Try it at the start, in each gap and at the end.',
    },
  })),
  templates: [whichLetter, newWord],
  earlier: [whichLetterIn(firstEdition), newWordIn(firstEdition)],
}
