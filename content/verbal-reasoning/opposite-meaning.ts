import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { partnerOf, twoGroups } from './meaning-pairs.ts'

const groupsId = 'verbal-reasoning.opposite-meaning.two-groups'
const wordId = 'verbal-reasoning.opposite-meaning.one-word'

export const oppositePair = twoGroups(2, 'antonyms', { id: groupsId, version: 3, balancedFrom: 1 })

export const oppositeWord = partnerOf(2, 'antonyms', { id: wordId, version: 2, balancedFrom: 1 })

export const oppositeMeaning: Topic = {
  id: 'verbal-reasoning.opposite-meaning',
  name: 'Opposite meaning',
  subdomain: 'words',
  year: 4,
  prerequisites: [],
  about: 'Choosing the two words, one from each group, that mean the opposite of each other.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 2,
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
    harder: `
Take one word from each group: **(abundant, reluctant, vivid) (bright, willing, ample)**

1. Abundant means there is a lot of it. Ample means plenty. They mean nearly the **same**, so that is a trap.
2. Vivid means strong and clear. A vivid colour is a bright one. **Same** again, so that is a trap too.
3. Reluctant means that you do not really want to. What would you call someone who does want to? Willing!
4. The answer is **reluctant and willing**.

The hardest questions give you two good pairs with the same meaning, to make you forget what was asked. So say it to yourself before each pair: "Opposite?"

Some words have more than one side. Take care which one you turn round. The opposite of "obscure" is "clear" if you mean hard to see. It is "famous" if you mean hardly known. Look at the choices to see which side is meant.

Now you try: is genuine most opposite to counterfeit, expensive or real? (It is counterfeit, which means made to trick people. Real means the same.)`,
    mistake: `
A word that means the same is the big trap. Brave and bold belong together, so they catch your eye. But you were asked for opposites! Read the question again before you answer. Then test the pair: can a thing be both at once? A cup cannot be both empty and full. So it is a good pair.`,
    tryThis: `
Play the opposite game at dinner. One person says a word and the next one says its opposite. Start with easy ones like up and down. Then try words like "generous" or "ancient".`,
  })),
  misconceptions: once(() => ({
    'neither-the-same-nor-the-opposite': {
      child: 'It is about the same thing, but it is not the opposite. Put “not” in front and try again.',
      parent:
        'Picks a word about the same kind of thing that is not the opposite. Ask what it would be like if it were not so.',
    },
    'words-are-not-related': {
      child: 'Say what each word means. The two must be opposites.',
      parent:
        'Pairs words that have little to do with each other. Put “not” in front of one and see if it fits the other.',
    },
    'only-one-word-fits': {
      child: 'One word is right. Find its opposite in the other group.',
      parent: 'Finds one of the two words. Keep it and test each word of the other group against it.',
    },
    'closest-instead-of-opposite': {
      child: 'Those mean nearly the same. Look for opposites.',
      parent:
        'Picks words with the same meaning where opposites are wanted. Underline “opposite” before starting.',
    },
  })),
  templates: [oppositePair, oppositeWord],
  earlier: [
    twoGroups(1, 'antonyms', { id: groupsId, version: 1 }),
    partnerOf(1, 'antonyms', { id: wordId, version: 1 }),
  ],
}
