import { once } from '../once.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import {
  drawWord,
  type Edition,
  firstEdition,
  nearPairs,
  pool,
  quoted,
  secondEdition,
  unrelatedPairs,
} from './word-drawing.ts'
import { choosePartner, completePartner, withPartner } from './word-partners.ts'

const closestIn = (edition: Edition) =>
  choosePartner(edition, 'synonyms', {
    id: 'english.synonyms.closest',
    measure: 'school year of the word, and wrong words that mean the opposite',
    misconception: 'chose-the-opposite',
    ask: word => `Which word is closest in meaning to ${word}?`,
    explain: (meaning, right) => `${meaning}, and ${right} means nearly the same.`,
    others: 'The opposite',
  })

export const closest = closestIn(secondEdition)

function closestPairIn({ list, ...version }: Edition) {
  const withSynonyms = withPartner(list, 'synonyms')
  const withBoth = pool(list, ({ synonyms, antonyms }) => synonyms.length > 0 && antonyms.length > 0)
  return template({
    id: 'english.synonyms.pair',
    ...version,
    mode: 'options',
    seconds: 35,
    draw: (random, step) => {
      const word = drawWord(withSynonyms, random, step)
      const right = random.pick(word.synonyms)
      const opposed = Array.from({ length: step < 3 ? 1 : 2 }, () => drawWord(withBoth, random, step))
      const others = Array.from({ length: 12 }, () => drawWord(withSynonyms, random, step))
      const alike = others.flatMap(other =>
        list.lookAlikes(other).map(second => `${other.word} and ${second}`),
      )
      return {
        word: word.word,
        class: word.class,
        year: word.year,
        meaning: word.meaning,
        right,
        opposites: opposed.map(other => `${other.word} and ${random.pick(other.antonyms)}`),
        alike: random.shuffle(alike).slice(0, step < 4 ? 0 : 1),
        near: nearPairs(random, others, 2),
        unrelated: unrelatedPairs(list, random, others, 4),
      }
    },
    measure: 'school year of the words, and pairs that tempt by sound or as opposites',
    hardness: ({ year, opposites, alike }) => year + opposites.length + alike.length,
    write: ({ word, meaning, right, opposites, alike, near, unrelated }) => ({
      stem: 'In which pair are the two words closest in meaning?',
      right: { text: `${word} and ${right}` },
      wrong: [
        ...opposites.map(text => ({ text, misconception: 'chose-a-pair-of-opposites' })),
        ...alike.map(text => ({ text, misconception: 'chose-words-that-look-alike' })),
        ...[...near, ...unrelated].map(text => ({ text, misconception: 'meaning-not-known' })),
      ],
      explanation: `**${word}** means “${meaning}”, and **${right}** means nearly the same. ${
        version.balancedFrom
          ? 'The other pairs are opposites, or they only look or sound as if they belonged together.'
          : `There are opposites in ${quoted(opposites)}, and the other pairs share no meaning.`
      }`,
    }),
  })
}

export const closestPair = closestPairIn(secondEdition)

const missingLettersIn = (edition: Edition) =>
  completePartner(edition, 'synonyms', {
    id: 'english.synonyms.missing-letters',
    misconception: 'wrote-the-opposite',
  })

export const missingLetters = missingLettersIn(secondEdition)

export const synonyms: Topic = {
  id: 'english.synonyms',
  name: 'Synonyms',
  subdomain: 'vocabulary',
  year: 4,
  prerequisites: [],
  about: 'Finding words that mean the same, or nearly the same.',
  weights: { gl: 5, cem: 5, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
Two words that mean the same, or nearly the same, are **synonyms**. *Big* and *large* are synonyms. So are *glad* and *happy*.

Why learn them? They help you say just what you mean. They also help you read. If you know that *swift* means *fast*, you can see the swift deer run.

To find a synonym, do this.

- Say what the word means in your own words.
- Put the word in a short sentence.
- Swap in each choice. Does the sentence still say the same thing?

Check that both words do the same job. If one is a doing word, the other must be one too.`,
    example: `
Which word is closest to **weary**? Is it *wary*, *tired*, *fresh*, *angry* or *heavy*?

1. I think of a sentence. "After the long walk I was weary."
2. So it must mean that I need a rest.
3. I try each word. "After the long walk I was tired." That fits.
4. *Fresh* is the opposite. *Wary* only looks like *weary*. It means "careful".
5. The answer is **tired**.`,
    harder: `
In which pair are the words closest in meaning? *Novice and expert*, *precipice and present*, *monotonous and tedious*, or *gradual and gracious*?

1. I take one pair at a time and put both words in the same sentence.
2. "My uncle is a novice at chess." "My uncle is an expert at chess." One is just starting and the other is very good. They are opposites.
3. *Precipice* and *present* only share their first letters. So do *gradual* and *gracious*. A precipice is a steep cliff. To be gracious is to be kind and polite.
4. That leaves *monotonous* and *tedious*. Do I know them? *Mono-* means "one", and *tone* is a sound. One sound, on and on, would be very dull. A tedious job is long and dull too.
5. The answer is **monotonous and tedious**.

Even if you do not know a word, you can rule the others out. Just make sure that what is left could fit.

Now you try: \`f _ a _ l e s s\` means nearly the same as *dauntless*. To daunt is to scare. (It is fearless.)`,
    mistake: `
It is easy to pick the **opposite** by mistake. The two words feel linked, so your brain says yes. Before you choose, ask: "Do they mean the same, or do they fight?" If they fight, look again. Take care with words that only look alike, too. Read them to the end.`,
    tryThis: `
Pick a tired old word like *nice*, *good* or *said*. Set a timer for one minute. Write down all the words you could use in its place. Then use the best one in a sentence about your day.`,
  })),
  misconceptions: once(() => ({
    'meaning-not-known': {
      child: 'One of these words may be new to you. Look it up and learn one word like it.',
      parent:
        'Does not seem to know one of the words. Collect words with the same meaning on a poster, such as big, huge, vast.',
    },
    'chose-the-opposite': {
      child: 'That is the opposite. A synonym means the same, or nearly.',
      parent: 'Picks the opposite where the same meaning is asked for. Say “the same” aloud before choosing.',
    },
    'chose-a-word-that-looks-alike': {
      child: 'They look alike but do not mean the same. Think of the meaning, not the letters.',
      parent:
        'Goes by letters instead of meaning. Swap the word into a sentence and hear whether it still works.',
    },
    'chose-a-pair-of-opposites': {
      child: 'Those two are opposites. Look for two that mean nearly the same.',
      parent:
        'Picks a pair of opposites where the same meaning is wanted. Play “same or opposite” with pairs of words.',
    },
    'chose-words-that-look-alike': {
      child: 'Those two only look alike. Say what each one means first.',
      parent: 'Pairs words because they look alike. Ask for the meaning of each before deciding.',
    },
    'wrote-the-opposite': {
      child: 'You wrote the opposite. Find a word that means the same and fits the letters.',
      parent: 'Writes the opposite. Read the question aloud together and stress “the same”.',
    },
    'wrote-the-word-itself': {
      child: 'You wrote the word from the question. Find a new word that fits the letters.',
      parent:
        'Copies the word from the question. Explain that a different word with the same meaning is wanted.',
    },
  })),
  templates: [closest, closestPair, missingLetters],
  earlier: [closestIn(firstEdition), closestPairIn(firstEdition), missingLettersIn(firstEdition)],
}
