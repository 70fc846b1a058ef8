import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { spellingRules } from './misspellings.ts'
import { difference, drawMisspelt, type Misspelt, sampleHardMisspelt } from './misspelt-words.ts'
import { reasonFor } from './spelling-reasons.ts'

/** Higher steps use the misspelling closest to the right spelling, which comes first in the list. */
const chooseWrong = (random: Random, step: Step, { wrong }: Misspelt) =>
  (step > 3 ? wrong[0] : random.pick(wrong)) ?? ''

const wordInListIn = (version: 1 | 2) =>
  template({
    id: 'english.spelling-mistakes.in-a-list',
    version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => {
      const { year, rule, word, ...entry } = drawMisspelt(random, step)
      const wrong = chooseWrong(random, step, { year, rule, word, ...entry })
      const others = Array.from({ length: 8 }, () => drawMisspelt(random, step).word)
      return { year, rule, word, wrong, others: others.filter(other => other !== word) }
    },
    measure: 'school year of the words, and letters of the one that is wrong',
    hardness: ({ year, wrong }) => year + wrong.length / 10,
    write: ({ rule, word, wrong, others }) => ({
      stem: 'One of these words is spelt wrongly. Which one?',
      right: { text: wrong },
      wrong: others.map(text => ({ text, misconception: 'took-a-right-word-for-wrong' })),
      explanation: `Write ${difference(word, wrong)}. What makes this word tricky: ${version === 1 ? spellingRules[rule] : reasonFor(word, rule)}`,
    }),
  })

export const wordInList = wordInListIn(2)

const wordsOf = (sentence: string) => [...new Set(sentence.match(/[A-Za-z-]+/g) ?? [])]

/** A sentence with a mistake and, if `second` is set, a correct one that also has a tricky word. */
function drawSentences(random: Random, step: Step, second: boolean) {
  const { year, rule, word, sentence, wrong: all } = drawMisspelt(random, step)
  const wrong = chooseWrong(random, step, { year, rule, word, sentence, wrong: all })
  const other = drawMisspelt(random, step)
  const sentences = [sentence.replace('____', wrong)]
  if (second && other.word !== word) sentences.push(other.sentence.replace('____', other.word))
  return { year, rule, word, wrong, trap: other.word, sentences: random.shuffle(sentences) }
}

/** Mostly with a correct word that is longer than the misspelt one, so that the longest word is seldom the answer. */
function drawWithLongTrap(random: Random, step: Step) {
  const bold = random.chance(0.25)
  for (;;) {
    const drawn = drawSentences(random, step, true)
    if (drawn.sentences.length > 1 && (bold || drawn.trap.length > drawn.wrong.length)) return drawn
  }
}

/** Since the second edition without the shortest words, in which nobody looks for a mistake. */
const wordInSentenceIn = (version: number) =>
  template({
    id: 'english.spelling-mistakes.in-a-sentence',
    version,
    ...(version > 1 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 25,
    draw: (random, step) =>
      version > 1 ? drawWithLongTrap(random, step) : drawSentences(random, step, true),
    measure: 'school year of the word, and its letters',
    hardness: ({ year, word }) => year + word.length / 10,
    write: ({ rule, word, wrong, trap, sentences }) => ({
      stem: `One word is spelt wrongly here. Which one?\n\n${sentences.join('\n\n')}`,
      right: { text: wrong },
      wrong: wordsOf(sentences.join(' '))
        .filter(text => text !== wrong && (version === 1 || text.length > 3))
        .sort((a, b) => Number(b === trap) - Number(a === trap) || b.length - a.length)
        .map(text => ({ text, misconception: 'took-a-right-word-for-wrong' })),
      explanation: `Write ${difference(word, wrong)}. What makes this word tricky: ${version === 1 ? spellingRules[rule] : reasonFor(word, rule)}`,
    }),
  })

export const wordInSentence = wordInSentenceIn(2)

/** The mistake stands among words that are no easier to spell. */
function drawHardSentences(random: Random) {
  const [asked, ...others] = sampleHardMisspelt(random, 3)
  if (!asked) throw new Error('The list of hard words is empty')
  const { year, rule, word, sentence } = asked
  const wrong = random.pick(asked.wrong.slice(0, 3))
  const sentences = [
    sentence.replace('____', wrong),
    ...others.map(other => other.sentence.replace('____', other.word)),
  ]
  return { year, rule, word, wrong, sentences: random.shuffle(sentences) }
}

const correctItIn = (version: 1 | 2) =>
  template({
    id: 'english.spelling-mistakes.correct-it',
    version,
    mode: 'typed',
    seconds: 30,
    draw: (random, step) =>
      version > 1 && step > 3 ? drawHardSentences(random) : drawSentences(random, step, step > 2),
    measure: 'school year of the word, and its letters',
    hardness: ({ year, word }) => year + word.length / 10,
    write: ({ rule, word, wrong, sentences }) => ({
      stem: `One word is spelt wrongly here. Write that word with the right spelling.\n\n${sentences.join('\n\n')}`,
      expected: { kind: 'text', value: word },
      mistakes: [
        { text: wrong, misconception: 'copied-the-mistake' },
        ...wordsOf(sentences.join(' '))
          .filter(text => text !== wrong)
          .map(text => ({ text, misconception: 'took-a-right-word-for-wrong' })),
      ],
      explanation: `The mistake is in “${wrong}”. Write ${difference(word, wrong)}. What makes this word tricky: ${version === 1 ? spellingRules[rule] : reasonFor(word, rule)}`,
    }),
  })

export const correctIt = correctItIn(2)

export const spellingMistakes: Topic = {
  id: 'english.spelling-mistakes',
  name: 'Spelling mistakes',
  subdomain: 'spelling',
  year: 5,
  prerequisites: ['english.tricky-spellings', 'english.suffixes'],
  about: 'Finding the word that is spelt wrongly in a list or a sentence, and putting it right.',
  weights: { gl: 5, cem: 3, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
In a test you may have to find a spelling mistake in a line of text. It is like a hunt. You know that one thing is wrong. But where?

When we read, our eyes jump. We see what we think is there. So a hunter must read in a new way.

- Read **slowly**, and point to each word.
- Look at long words in **parts**: *gov-ern-ment*.
- Stop at the places where mistakes like to hide. Is it *ie* or *ei*? One letter or two? Is there a silent letter? How does it end?
- Still not sure? **Write** the word down on paper. Does it look right?`,
    example: `
Find the mistake: "The goverment has built a new library in our village."

1. I point to each word. *The* is fine.
2. *Goverment* is long. I split it up: *gov-er-ment*.
3. What does it do? It *governs*. So there should be an *n*: *gov-ern-ment*.
4. I check the rest. *Library* has both of its *r*s. *Village* is right.
5. The word is **government**.`,
    harder: `
One word is spelt wrongly here. Which one, and how should it be written?

*The existance of a secret tunnel was never proved. An experienced guide must accompany each group.*

1. I point to each word and stop at the long ones: *existance, experienced, accompany*. Also *secret* and *tunnel*.
2. *Tunnel* has two *n*s, like *funnel*. *Secret* is fine.
3. *Accompany*: ac-com-pan-y. Words with *ac-* often have two *c*s: *accept, account*. It is right.
4. *Experienced*: ex-per-i-enced. It looks right, and I know *experience*.
5. *Existance*: the endings *-ance* and *-ence* sound the same. So this is a place where mistakes hide. I think of the family: *existent*. It has an *e*. So it must be **existence**.

The slip to watch for is picking the word that is hardest for **you**. *Accompany* is hard, but here it is right. Write down how you would spell it and compare.

Keep a list of places where mistakes hide: *-ant* or *-ent*, *-able* or *-ible*, *-cious* or *-tious*, one letter or two, *ie* or *ei*.

Now you try: "She is ambicious, and she is also relevant, persistent and patient." Which is wrong? (Ambicious. It is *ambitious*, like *ambition*.)`,
    mistake: `
Many children pick a word just because it looks odd or hard. *Rhythm* looks odd, but it is right! Do not guess. Ask yourself, "How would I spell it?" Write it down. If your word and the word in the text are the same, move on. Only when they differ have you found a suspect.`,
    tryThis: `
Read a page of your own writing **backwards**, from the last word to the first. Now you cannot guess what comes next, so you see each word as it is. How many slips can you find?`,
  })),
  misconceptions: once(() => ({
    'took-a-right-word-for-wrong': {
      child: 'That word is spelt right. Read each word letter by letter.',
      parent:
        'Mistakes a correct word for a mistake. Read backwards, word by word, so that the sense does not distract.',
    },
    'copied-the-mistake': {
      child: 'You found the wrong word. Now write it the right way.',
      parent:
        'Finds the misspelt word but copies it as it is. Write two or three versions and see which looks right.',
    },
  })),
  templates: [wordInList, wordInSentence, correctIt],
  earlier: [wordInListIn(1), wordInSentenceIn(1), correctItIn(1)],
}
