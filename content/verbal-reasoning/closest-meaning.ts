import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { drawPartners, groupsOf, wrongPairs } from './meaning-pairs.ts'

export const closestPair = template({
  id: 'verbal-reasoning.closest-meaning.two-groups',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const partners = drawPartners(random, step, 'synonyms', 4)
    return { ...partners, ...groupsOf(partners, random) }
  },
  measure: 'the school year of the word, and whether a tempting word stands beside the right one',
  hardness: ({ year, trap }) => year + (trap ? 1 : 0),
  write: (facts, random) => {
    const { word, partner, meaning, first, second } = facts
    return {
      stem: `Take one word from each group. Which two words are **closest in meaning**?\n\n**(${first.join(', ')}) (${second.join(', ')})**`,
      right: { text: `${word} and ${partner}` },
      wrong: wrongPairs(facts, first, second, random, 'opposite-instead-of-closest'),
      explanation: `The meaning of **${word}** is: ${meaning}. The only word of the other group that means nearly the same is **${partner}**.`,
    }
  },
})

export const closestWord = template({
  id: 'verbal-reasoning.closest-meaning.one-word',
  version: 1,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => drawPartners(random, step, 'synonyms', 4),
  measure: 'the school year of the word, and whether a tempting word stands beside the right one',
  hardness: ({ year, trap }) => year + (trap ? 1 : 0),
  write: ({ word, partner, meaning, trap, others }) => ({
    stem: `Which word is **closest in meaning** to **${word}**?`,
    right: { text: partner },
    wrong: [
      ...(trap ? [{ text: trap, misconception: 'opposite-instead-of-closest' }] : []),
      ...others.map(text => ({ text, misconception: 'words-are-not-related' })),
    ],
    explanation: `The meaning of **${word}** is: ${meaning}. So **${partner}** means nearly the same.${trap ? ` Take care: ${trap} means the opposite.` : ''}`,
  }),
})

export const closestMeaning: Topic = {
  id: 'verbal-reasoning.closest-meaning',
  name: 'Closest meaning',
  subdomain: 'words',
  year: 4,
  prerequisites: [],
  about: 'Choosing the two words, one from each group, that mean nearly the same.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: {
    version: 1,
    idea: `
Two words are close in meaning if you can swap them in a sentence. "The dog was **big**" and "The dog was **large**" say the same.

In the test there are two groups of three words. Take one from each group. The two words must be as close in meaning as you can get.

How to do it:

1. Take the first word of the first group. Say what it means in your own way.
2. Look at each word of the other group. Does any one mean that?
3. If not, go on to the next word.

Do not rush. Look at all of the words before you choose.`,
    example: `
Take one word from each group: **(rapid, gentle, narrow) (wide, swift, hungry)**

1. Rapid means very quick. Is one of the others like that? Swift means quick too. That is a good pair.
2. Check the rest. Gentle is not like wide, swift or hungry.
3. Narrow and wide go together, but they are opposites!
4. The answer is **rapid and swift**.`,
    mistake: `
Opposites are the big trap. Narrow and wide belong to the same idea, so they jump out at you. But they do not mean the same. Test the pair in a sentence: "The path was narrow." "The path was wide." Does it still say the same? If it says the reverse, it is a trap.`,
    tryThis: `
Pick a word such as "happy", "walk" or "said". Ask your family for words that mean nearly the same. Try to get to ten. Which one is the strongest?`,
  },
  templates: [closestPair, closestWord],
}
