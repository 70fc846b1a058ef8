import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { drawPartners, groupsOf, wrongPairs } from './meaning-pairs.ts'

export const oppositePair = template({
  id: 'verbal-reasoning.opposite-meaning.two-groups',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const partners = drawPartners(random, step, 'antonyms', 4)
    return { ...partners, ...groupsOf(partners, random) }
  },
  measure: 'the school year of the word, and whether a tempting word stands beside the right one',
  hardness: ({ year, trap }) => year + (trap ? 1 : 0),
  write: (facts, random) => {
    const { word, partner, meaning, first, second } = facts
    return {
      stem: `Take one word from each group. Which two words are **most opposite in meaning**?\n\n**(${first.join(', ')}) (${second.join(', ')})**`,
      right: { text: `${word} and ${partner}` },
      wrong: wrongPairs(facts, first, second, random, 'closest-instead-of-opposite'),
      explanation: `The meaning of **${word}** is: ${meaning}. The only word of the other group that means the opposite is **${partner}**.`,
    }
  },
})

export const oppositeWord = template({
  id: 'verbal-reasoning.opposite-meaning.one-word',
  version: 1,
  mode: 'options',
  seconds: 25,
  draw: (random, step) => drawPartners(random, step, 'antonyms', 4),
  measure: 'the school year of the word, and whether a tempting word stands beside the right one',
  hardness: ({ year, trap }) => year + (trap ? 1 : 0),
  write: ({ word, partner, meaning, trap, others }) => ({
    stem: `Which word is **most opposite in meaning** to **${word}**?`,
    right: { text: partner },
    wrong: [
      ...(trap ? [{ text: trap, misconception: 'closest-instead-of-opposite' }] : []),
      ...others.map(text => ({ text, misconception: 'words-are-not-related' })),
    ],
    explanation: `The meaning of **${word}** is: ${meaning}. So **${partner}** means the opposite.${trap ? ` Take care: ${trap} means nearly the same.` : ''}`,
  }),
})

export const oppositeMeaning: Topic = {
  id: 'verbal-reasoning.opposite-meaning',
  name: 'Opposite meaning',
  subdomain: 'words',
  year: 4,
  prerequisites: [],
  about: 'Choosing the two words, one from each group, that mean the opposite of each other.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: {
    version: 1,
    idea: `
Opposites are words that pull in two ways, like hot and cold, or give and take.

In the test there are two groups of three words. Take one from each group. The two must be as opposite as can be.

How to do it:

1. Take a word from the first group. Say what it means.
2. Put "not" in front of it, or turn it round. What word would you use?
3. Look for that word in the other group.

The two words should be of the same kind. If one tells what you do, so must the other one.`,
    example: `
Take one word from each group: **(brave, empty, early) (bold, full, kind)**

1. Brave: the opposite is scared. It is not there. Bold is there, but bold means the same as brave.
2. Empty: the opposite has a lot in it. Full is there. That is a good pair.
3. Early: the opposite is late. It is not there.
4. The answer is **empty and full**.`,
    mistake: `
A word that means the same is the big trap. Brave and bold belong together, so they catch your eye. But you were asked for opposites! Read the question again before you answer. Then test the pair: can a thing be both at once? A cup can not be both empty and full. So it is a good pair.`,
    tryThis: `
Play the opposite game at dinner. One person says a word and the next one says its opposite. Start with easy ones like up and down. Then try words like "generous" or "ancient".`,
  },
  templates: [oppositePair, oppositeWord],
}
