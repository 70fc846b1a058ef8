import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import type { Word } from '../words/words.ts'
import {
  drawWord,
  type Edition,
  firstEdition,
  nearPairs,
  type Pool,
  pool,
  secondEdition,
  unrelatedPairs,
} from './word-drawing.ts'
import { choosePartner, completePartner, withPartner } from './word-partners.ts'

const oppositeIn = (edition: Edition) =>
  choosePartner(edition, 'antonyms', {
    id: 'english.antonyms.opposite',
    measure: 'school year of the word, and wrong words that mean the same',
    misconception: 'chose-a-synonym',
    ask: word => `Which word is most nearly the opposite of ${word}?`,
    explain: (meaning, right) => `${meaning}. The opposite is ${right}.`,
    others: 'A word that means the same',
  })

export const opposite = oppositeIn(secondEdition)

const stem = (word: string) => word.replace(/^(?:un|in|im|il|ir|dis|mis|non-?|over|under)/, '').slice(0, 4)

const looksAlike = (one: string, other: string) =>
  stem(one) === stem(other) || one.slice(-4) === other.slice(-4)

/** The antonyms that do not give themselves away by their look, as “inadequate” does beside “adequate”. */
const hiddenAntonyms = ({ word, antonyms }: Word) => antonyms.filter(other => !looksAlike(word, other))

/** Each once, and without this word. */
const differentFrom = (word: Word, others: readonly Word[]) =>
  [...new Map(others.map(other => [other.word, other])).values()].filter(other => other.word !== word.word)

/** Of the same class, so that no pair stands out among the others. */
function drawOfClass(wordClass: Word['class'], words: Pool, random: Random, step: Step): Word {
  for (;;) {
    const word = drawWord(words, random, step)
    if (word.class === wordClass) return word
  }
}

function oppositePairIn({ list, ...version }: Edition) {
  const withAntonyms = withPartner(list, 'antonyms')
  const withHidden = pool(list, word => hiddenAntonyms(word).length > 0)
  const withSynonyms = withPartner(list, 'synonyms')
  return template({
    id: 'english.antonyms.pair',
    ...version,
    mode: 'options',
    seconds: 35,
    draw: (random, step) => {
      const isHard = version.version > 1 && step >= 4
      // Words of year 5, such as “success”, would be too easy.
      const from = isHard ? 5 : step
      const word = drawWord(isHard ? withHidden : withAntonyms, random, from)
      const drawn = Array.from({ length: isHard ? 8 : step < 3 ? 1 : 3 }, () =>
        isHard ? drawOfClass(word.class, withSynonyms, random, from) : drawWord(withSynonyms, random, from),
      )
      const same = isHard ? differentFrom(word, drawn) : drawn
      const others = isHard ? [] : Array.from({ length: 10 }, () => drawWord(withSynonyms, random, step))
      return {
        word: word.word,
        class: word.class,
        year: word.year,
        meaning: word.meaning,
        right: random.pick(isHard ? hiddenAntonyms(word) : word.antonyms),
        same: same.map(other => `${other.word} and ${random.pick(other.synonyms)}`),
        near: nearPairs(random, others, 2),
        unrelated: unrelatedPairs(list, random, others, 4),
      }
    },
    measure: 'school year of the words, and pairs that mean the same',
    hardness: ({ year, same }) => year + Math.min(same.length, 4),
    write: ({ word, meaning, right, same, near, unrelated }) => ({
      stem: 'In which pair are the two words opposite in meaning?',
      right: { text: `${word} and ${right}` },
      wrong: [
        ...same.map(text => ({ text, misconception: 'chose-a-pair-of-synonyms' })),
        ...[...near, ...unrelated].map(text => ({ text, misconception: 'meaning-not-known' })),
      ],
      explanation: `**${word}** means “${meaning}”, and **${right}** is its opposite. ${
        near.length + unrelated.length === 0
          ? 'In the other pairs the words mean nearly the same.'
          : version.balancedFrom
            ? 'In the other pairs the words mean nearly the same, or they have no meaning in common.'
            : `The words in “${same[0]}” mean nearly the same as each other.`
      }`,
    }),
  })
}

export const oppositePair = oppositePairIn(secondEdition)

const missingLettersIn = (edition: Edition) =>
  completePartner(edition, 'antonyms', {
    id: 'english.antonyms.missing-letters',
    misconception: 'wrote-a-synonym',
  })

export const missingLetters = missingLettersIn(secondEdition)

export const antonyms: Topic = {
  id: 'english.antonyms',
  name: 'Antonyms',
  subdomain: 'vocabulary',
  year: 4,
  prerequisites: ['english.synonyms'],
  about: 'Finding words that mean the opposite.',
  weights: { gl: 5, cem: 5, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
Two words that mean the opposite are **antonyms**. *Hot* and *cold* are antonyms. So are *begin* and *end*.

To find an antonym, do this.

- Say what the word means in your own words.
- Now say the opposite. The word *not* can help you to start.
- Look for the choice that says the same as your opposite.

Some opposites start with *un-*, *in-* or *dis-*, like *unkind*. But most are quite different words, like *kind* and *cruel*.

Check that both words do the same job. The opposite of a doing word is a doing word too.`,
    example: `
Which word is the opposite of **generous**? Is it *giving*, *mean*, *famous*, *gentle* or *rich*?

1. A generous child is happy to share.
2. The opposite is a child who will not share.
3. *Giving* is a trap. It means the same as generous.
4. A child who will not share is mean.
5. The answer is **mean**.`,
    harder: `
Which word is most nearly the opposite of **humble**? Is it *modest*, *humorous*, *poor*, *proud* or *ordinary*?

1. I say what it means. A humble person does not boast or think that they are better than others.
2. I turn it round. The opposite is someone who thinks that they are better.
3. *Modest* means the same as humble. That is the twin, so it is a trap.
4. *Humorous* only looks alike. It means "funny".
5. *Poor* and *ordinary* often go with humble, as in "a humble hut". But they are not opposites of it.
6. The answer is **proud**.

"Most nearly" is a hint. The best answer need not be perfect. It is the one that is further away than all the others.

Prefixes and roots help with hard words. What is the opposite of **superior**? It has the letters \`i _ f e _ i o r\`. *Super-* means "above". *Infer-* means "below". So it is **inferior**.

Now you try: which is the opposite of *scarce*? Is it *rare*, *plentiful* or *frightened*? (Plentiful. *Rare* means the same, and *frightened* belongs to *scared*.)`,
    mistake: `
The most common mistake is to choose a word that means **the same**. You think hard about the word, you see its twin, and you stop. How can you tell? Put "not" in front of your answer. "Not mean" should bring you back to *generous*. It does. But "not giving" does not, so *giving* must be wrong.`,
    tryThis: `
Play Opposite Day at tea time. Say five things that are just the wrong way round: "This soup is freezing!" Your family must say what you really mean. Which of the opposites was the hardest to find?`,
  })),
  misconceptions: once(() => ({
    'meaning-not-known': {
      child: 'One of these words may be new to you. Look it up and learn its opposite too.',
      parent:
        'Does not seem to know one of the words. Play opposites in the car: one says a word, the other its opposite.',
    },
    'chose-a-synonym': {
      child: 'That word means the same. You need the opposite.',
      parent:
        'Picks a word with the same meaning where the opposite is asked for. Underline “opposite” in the question.',
    },
    'chose-a-word-that-looks-alike': {
      child: 'They look alike, but that does not make them opposites. Think of what each means.',
      parent: 'Goes by the look of the words. Ask what each word means before choosing.',
    },
    'chose-a-pair-of-synonyms': {
      child: 'Those two mean nearly the same. Look for two that pull apart, like hot and cold.',
      parent:
        'Picks a pair with the same meaning where opposites are wanted. Test with “not”: not hot is cold.',
    },
    'wrote-a-synonym': {
      child: 'You wrote a word that means the same. Turn the meaning round.',
      parent: 'Writes a word with the same meaning. Say “the opposite of” aloud before writing.',
    },
    'wrote-the-word-itself': {
      child: 'You wrote the word from the question. Find its opposite, with the letters shown.',
      parent: 'Copies the word from the question. Explain that its opposite is wanted.',
    },
  })),
  templates: [opposite, oppositePair, missingLetters],
  earlier: [oppositeIn(firstEdition), oppositePairIn(firstEdition), missingLettersIn(firstEdition)],
}
