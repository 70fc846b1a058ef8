import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { doubleMeanings, type Meaning } from './double-meanings.ts'

const levels: Record<Step, readonly number[]> = { 1: [1], 2: [1, 2], 3: [2, 3], 4: [4], 5: [5] }

const gap = '______'
const measure = 'how well known both meanings are, from 1 to 5, and the step at which the word is asked'
const hardness = ({ level, step }: ReturnType<typeof drawWord>) => level + step / 5

/** A word with its meanings in random order, and two words for each. */
function drawWord(random: Random, step: Step) {
  const { word, level, meanings } = random.pick(
    doubleMeanings().filter(each => levels[step].includes(each.level)),
  )
  const [first, second] = random.chance(0.5) ? meanings : ([meanings[1], meanings[0]] as const)
  const pairs = [first, second].map(({ same }) => random.sample(same, 2))
  return { word, level, step, first, second, pairs }
}

/** Words for one of the two meanings, in turn. */
function halfRight(
  random: Random,
  [first, second]: readonly [Meaning, Meaning],
  [onlyFirst, onlySecond]: readonly [string, string],
): WrongChoice[] {
  const seconds = random.shuffle(second.near)
  return random.shuffle(first.near).flatMap((text, at) => [
    { text, misconception: onlyFirst },
    { text: seconds[at] ?? '', misconception: onlySecond },
  ])
}

/** Words that mean the same as the right one in one of the sentences, and a few that go with it. */
function rivals(random: Random, meanings: readonly [Meaning, Meaning], names: readonly [string, string]) {
  const same = meanings.flatMap(({ inSentence }, at) =>
    random.sample(inSentence, Math.min(2, inSentence.length)).map(text => ({
      text,
      misconception: names[at] ?? '',
    })),
  )
  return [...same, ...halfRight(random, meanings, names).slice(0, Math.max(2, 5 - same.length))]
}

const brackets = (pairs: readonly string[][]) => `**${pairs.map(pair => `(${pair.join(', ')})`).join(' ')}**`

/** The word in use in both its meanings. */
function inUse({ word, first, second, pairs }: ReturnType<typeof drawWord>): string {
  const used = [first, second].map(
    ({ sentence }, at) =>
      `“${sentence.replace('_', `**${word}**`)}” Here it goes with ${pairs[at]?.join(' and ')}.`,
  )
  return `**${capital(word)}** has two meanings.\n\n1. ${used[0]}\n2. ${used[1]}`
}

export const twoPairs = template({
  id: 'verbal-reasoning.same-meaning.two-pairs',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 35,
  draw: drawWord,
  measure,
  hardness,
  write: (facts, random) => ({
    stem: `Which word goes equally well with both pairs of words in brackets?\n\n${brackets(facts.pairs)}`,
    right: { text: facts.word },
    wrong: halfRight(
      random,
      [facts.first, facts.second],
      ['goes-with-only-the-first-pair', 'goes-with-only-the-second-pair'],
    ),
    explanation: `${inUse(facts)}\n\nEach of the other words goes with one pair at most.`,
  }),
})

export const twoSentences = template({
  id: 'verbal-reasoning.same-meaning.two-sentences',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 35,
  draw: drawWord,
  measure,
  hardness,
  write: (facts, random) => ({
    stem: `The same word completes both sentences. Which word is it?\n\n1. ${facts.first.sentence.replace('_', gap)}\n2. ${facts.second.sentence.replace('_', gap)}`,
    right: { text: facts.word },
    wrong: (facts.step > 3 ? rivals : halfRight)(
      random,
      [facts.first, facts.second],
      ['fits-only-the-first-sentence', 'fits-only-the-second-sentence'],
    ),
    explanation: `Try each word in both gaps.\n\n${inUse(facts)}\n\nThe other words fit one sentence at most.`,
  }),
})

export const writeWord = template({
  id: 'verbal-reasoning.same-meaning.write-word',
  version: 1,
  mode: 'typed',
  seconds: 50,
  harder: 0.5,
  draw: drawWord,
  measure,
  hardness,
  write: facts => {
    const { word, first, second, pairs } = facts
    return {
      stem: `One word goes equally well with both pairs in brackets. It has **${word.length} letters**, begins with **${word.charAt(0)}** and ends with **${word.charAt(word.length - 1)}**. Write the word.\n\n${brackets(pairs)}`,
      expected: { kind: 'text', value: word },
      mistakes: [
        ...first.near.map(text => ({ text, misconception: 'goes-with-only-the-first-pair' })),
        ...second.near.map(text => ({ text, misconception: 'goes-with-only-the-second-pair' })),
        ...pairs.flat().map(text => ({ text, misconception: 'copied-a-word-from-the-brackets' })),
      ],
      explanation: inUse(facts),
    }
  },
})

export const sameMeaning: Topic = {
  id: 'verbal-reasoning.same-meaning',
  name: 'One word, two meanings',
  subdomain: 'words',
  year: 5,
  prerequisites: ['verbal-reasoning.closest-meaning'],
  about: 'Finding the one word that has two meanings and goes with two different pairs of words.',
  weights: { gl: 4, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
Some words have two jobs. A **bat** can be a thing to hit a ball with. It can also be an animal that flies at night.

In these questions you see two pairs of words. Each pair has its own meaning. You must find the one word that goes with **both** pairs.

Here is how:

1. Read the first pair. Say what the two words share.
2. Read the second pair. Say what those two share.
3. Take each answer in turn and test it on both pairs. Make a short sentence each time.

Watch out for words that change their job. **Train** can name a thing: you go on a train. It can also be something you do: you train a dog. And some words are spelt the same but said in two ways, like **close** in “close the door” and “close to home”.`,
    example: `
Which word goes with both pairs? **(stone, pebble) (sway, tilt)**

The answers are: brick, swing, rock, cliff, slide.

1. The first pair is about hard things from the ground. Brick, rock and cliff might go with it.
2. The second pair is about moving to and fro. Swing and rock might go with it. Slide is also a way to move.
3. Only **rock** is on both lists. “I sat on a rock.” “Don’t rock the boat!”`,
    harder: `
**(strict, harsh) (rear, back)**

The answers are: deck, severe, stern, sad, mast.

1. The first pair is about people who do not smile. Severe and stern fit.
2. The second pair is about the part behind. Which word can mean that? Deck and mast are parts of a ship, but not the back of it.
3. Test **stern**. A stern teacher is strict. And the stern of a ship is the back end. It fits both pairs.

Severe was a trap. It fits the first pair very well, but it has just one meaning.`,
    mistake: `
The trap is to stop too soon. You see (stone, pebble), you think of “brick”, and you tick it. But brick has nothing to do with sway and tilt. Always test your word on the other pair before you choose. If you are stuck, begin with the pair that seems harder.`,
    tryThis: `
Think of the words “match”, “park”, “light” and “nail”. Make up two short sentences for each, with a different meaning in each one. Then find two more such words and let your family guess them.`,
  })),
  misconceptions: once(() => ({
    'goes-with-only-the-first-pair': {
      child: 'That word goes with the first pair. Now test it on the second pair too.',
      parent:
        'Chooses a word that goes with the first pair only. Make a short sentence for each pair and try the word in both.',
    },
    'goes-with-only-the-second-pair': {
      child: 'That word goes with the second pair. Now ask whether it goes with the first.',
      parent:
        'Chooses a word that goes with the second pair only. Cover that pair and ask what the word has to do with the first.',
    },
    'fits-only-the-first-sentence': {
      child: 'That word fits the first sentence. Read the second one with it, too.',
      parent:
        'Stops after the first sentence. Ask for the second sentence to be read aloud with the word in its gap.',
    },
    'fits-only-the-second-sentence': {
      child: 'That word fits the second sentence. Now try it in the first.',
      parent:
        'Finds a word for the second sentence only. Ask for the first sentence to be read aloud with the word in its gap.',
    },
    'copied-a-word-from-the-brackets': {
      child: 'That word is in the brackets already. Find a new word that goes with all four.',
      parent:
        'Writes one of the words that are given. Explain that a fifth word is needed, which can replace each of the four.',
    },
  })),
  templates: [twoPairs, twoSentences, writeWord],
}
