import { once } from '../once.ts'
import type { Topic } from '../topic.ts'
import { partnerOf, twoGroups } from './meaning-pairs.ts'

const groupsId = 'verbal-reasoning.closest-meaning.two-groups'
const wordId = 'verbal-reasoning.closest-meaning.one-word'

export const closestPair = twoGroups(2, 'synonyms', { id: groupsId, version: 3, balancedFrom: 1 })

export const closestWord = partnerOf(2, 'synonyms', { id: wordId, version: 2, balancedFrom: 1 })

export const closestMeaning: Topic = {
  id: 'verbal-reasoning.closest-meaning',
  name: 'Closest meaning',
  subdomain: 'words',
  year: 4,
  prerequisites: [],
  about: 'Choosing the two words, one from each group, that mean nearly the same.',
  weights: { gl: 4, cem: 4, iseb: 4 },
  lesson: once(() => ({
    version: 2,
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
    harder: `
Take one word from each group: **(candid, fragile, cautious) (sturdy, frank, careless)**

1. Do you know all the words? Start with those you do. Fragile means easy to break. Is one of the others like that? Sturdy means strong. That is the **opposite**.
2. Cautious means taking care. Careless is the **opposite** of that.
3. So two of the pairs are traps. That leaves candid and frank.
4. Do you know them? If you are frank with someone, you say what you truly think. A candid answer is an honest one. They fit.
5. The answer is **candid and frank**.

That is how to find a word you have never met. Rule out what you can, and see what is left. But be fair: check that nothing else fits.

Here is another help. Look **inside** a long word. Sorrowful holds "sorrow". Unhurried holds "hurry" with "un" in front. Enraged holds "rage". The part you know tells you a lot.

Now you try: is melancholy closest to cheerful, sorrowful or musical? (It is sorrowful. Cheerful is the opposite.)`,
    mistake: `
Opposites are the big trap. Narrow and wide belong to the same idea, so they jump out at you. But they do not mean the same. Test the pair in a sentence: "The path was narrow." "The path was wide." Does it still say the same? If it says the reverse, it is a trap.`,
    tryThis: `
Pick a word such as "happy", "walk" or "said". Ask your family for words that mean nearly the same. Try to get to ten. Which one is the strongest?`,
  })),
  misconceptions: once(() => ({
    'only-one-word-fits': {
      child: 'One word is right. Find the word in the other group that means the same.',
      parent: 'Finds one of the two words. Keep it and test each word of the other group against it.',
    },
    'neither-the-same-nor-the-opposite': {
      child: 'It is about the same kind of thing, but the meaning is different. Try both in one sentence.',
      parent:
        'Picks a word about the same kind of thing that means something else. Swap the two words in a sentence and talk about what changes.',
    },
    'words-are-not-related': {
      child: 'Say what each word means. The two must mean nearly the same.',
      parent: 'Pairs words that have no meaning in common. Ask for a sentence with each and swap the words.',
    },
    'opposite-instead-of-closest': {
      child: 'Those are opposites. Look for the same meaning.',
      parent: 'Picks opposites where the same meaning is wanted. Underline “closest” before starting.',
    },
  })),
  templates: [closestPair, closestWord],
  earlier: [
    twoGroups(1, 'synonyms', { id: groupsId, version: 1 }),
    partnerOf(1, 'synonyms', { id: wordId, version: 1 }),
  ],
}
