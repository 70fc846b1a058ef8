import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, listed } from '../wording.ts'
import { once } from '../words/words.ts'
import { homophoneMisspellings } from './homophone-misspellings.ts'
import { homophoneSets, secondHomophoneSets } from './homophone-sets.ts'
import { drawYear, quoted } from './word-drawing.ts'

interface Homophone {
  readonly word: string
  readonly meaning: string
  readonly sentences: readonly string[]
}

interface HomophoneSet {
  readonly year: number
  readonly words: readonly Homophone[]
}

function setsIn(list: string) {
  const found: Record<number, HomophoneSet[]> = { 4: [], 5: [], 6: [] }
  for (const row of list.trim().split('\n')) {
    const [year = '', ...words] = row.split(' / ')
    found[Number(year)]?.push({
      year: Number(year),
      words: words.map(text => {
        const [word = '', meaning = '', ...sentences] = text.split(' = ')
        return { word, meaning, sentences }
      }),
    })
  }
  return found
}

const first = once(() => setsIn(homophoneSets))
const second = once(() => setsIn(secondHomophoneSets))

const drawSet = (random: Random, step: Step, version: 1 | 2): HomophoneSet =>
  random.pick((version === 1 ? first() : second())[drawYear(random, step)] ?? [])

const meanings = once(
  () =>
    new Map(
      Object.values(second()).flatMap(sets =>
        sets.flatMap(({ words }) => words.map(({ word, meaning }) => [word, meaning] as const)),
      ),
    ),
)

const misspellings = once(
  () =>
    new Map(
      homophoneMisspellings
        .trim()
        .split('\n')
        .map(row => {
          const [word = '', wrong = ''] = row.split('|')
          return [word, wrong.split(', ')] as const
        }),
    ),
)

/** Only careful speakers make a difference between these. */
const nearlyAlike = new Set(['accept', 'except', 'affect', 'effect'])
const soundsOf = (word: string) => (nearlyAlike.has(word) ? 'nearly the same' : 'the same')

/** `“Tale” means “a story”.` */
const meaningsOf = (words: readonly string[]) =>
  words.map(word => `“${capital(word)}” means “${meanings().get(word)}”.`).join(' ')

const fill = (sentence: string, word: string) =>
  sentence.startsWith('____') ? sentence.replace('____', capital(word)) : sentence.replace('____', word)

/** A word in one of its sentences, with the words that sound like it. */
function drawUse(random: Random, set: HomophoneSet) {
  const { word, meaning, sentences } = random.pick(set.words)
  const alike = set.words.filter(other => other.word !== word)
  return { word, meaning, sentence: random.pick(sentences), alike: alike.map(other => other.word) }
}

const fillTheGapIn = (version: 1 | 2) =>
  template({
    id: 'english.homophones.fill-the-gap',
    version,
    mode: 'typed',
    seconds: 20,
    draw: (random, step) => {
      const set = drawSet(random, step, version)
      return { year: set.year, ...drawUse(random, set) }
    },
    measure: 'school year of the words',
    hardness: ({ year }) => year,
    write: ({ word, meaning, sentence, alike }, random) => ({
      stem: `Which word belongs in the gap: ${listed(random.shuffle([word, ...alike]), 'or')}? Type the word.\n\n${sentence}`,
      expected: { kind: 'text', value: word },
      mistakes: alike.map(text => ({ text, misconception: 'chose-the-word-that-sounds-alike' })),
      explanation:
        version === 1
          ? `The words sound the same, so think of the meaning. **${capital(word)}** means “${meaning}”, and that is what the sentence needs.`
          : `The words sound ${soundsOf(word)}, so think of the meaning. **${capital(word)}** means “${meaning}”, and that is what the sentence needs. ${meaningsOf(alike)}`,
    }),
  })

export const fillTheGap = fillTheGapIn(2)

const sentenceWithMistakeIn = (version: 1 | 2) =>
  template({
    id: 'english.homophones.sentence-with-mistake',
    version,
    mode: 'options',
    seconds: 45,
    draw: (random, step) => {
      const chosen = Array.from({ length: 5 }, () => drawSet(random, step, version))
      const uses = [...new Set(chosen)].map(set => ({ year: set.year, ...drawUse(random, set) }))
      // At a low step, all sentences but one are wrong and the child finds the right one. At a high step, the child finds
      // the only wrong one.
      return {
        uses,
        findMistake: random.chance(step / 6),
        swaps: uses.map(({ alike }) => random.pick(alike)),
      }
    },
    measure: 'school year of the words, and whether one mistake is to be found or one sentence without',
    hardness: ({ uses, findMistake }) => (uses[0]?.year ?? 4) + (findMistake ? 1 : 0),
    write: ({ uses, findMistake, swaps }) => {
      const [first, ...rest] = uses.map(({ sentence, word }, at) => ({
        good: fill(sentence, word),
        bad: fill(sentence, swaps[at] ?? word),
      }))
      const { word = '', meaning = '' } = uses[0] ?? {}
      const others = rest.map(({ good, bad }) => (findMistake ? good : bad))
      return {
        stem: findMistake
          ? version === 1
            ? 'In one of these sentences a word is wrong: it only sounds like the right one. Which sentence is it?'
            : 'One of these sentences has a word that is wrong, though it sounds right. Which sentence is it?'
          : version === 1
            ? 'Only one of these sentences has the right words. In the others a word only sounds right. Which sentence is correct?'
            : 'Only one of these sentences is correct. Each of the others has a word that sounds right but is wrong. Which sentence is correct?',
        right: { text: (findMistake ? first?.bad : first?.good) ?? '' },
        wrong: others.map(text => ({
          text,
          misconception: findMistake ? 'took-a-right-word-for-wrong' : 'missed-a-word-that-sounds-alike',
        })),
        explanation: findMistake
          ? `It should be **${word}**, which means “${meaning}”. The sentence has “${swaps[0]}”, which ${version === 1 ? 'only sounds the same' : `sounds ${soundsOf(word)} but means “${meanings().get(swaps[0] ?? '')}”`}.`
          : `**${capital(word)}** means “${meaning}”, which is right in its sentence. The others should have ${quoted(uses.slice(1).map(use => use.word))}.`,
      }
    },
  })

export const sentenceWithMistake = sentenceWithMistakeIn(2)

const wordForMeaningBefore = template({
  id: 'english.homophones.word-for-meaning',
  version: 1,
  mode: 'options',
  seconds: 20,
  draw: (random, step) => {
    const year = drawYear(random, step)
    const [set, ...others] = random.sample(first()[year] ?? [], 5)
    if (!set) throw new Error('The list of homophones is empty')
    const { word, meaning, alike } = drawUse(random, set)
    return { year, word, meaning, alike, others: others.map(other => random.pick(other.words).word) }
  },
  measure: 'school year of the words',
  hardness: ({ year }) => year,
  write: ({ word, meaning, alike, others }) => ({
    stem: `Which of these is the right spelling of the word that means “${meaning}”?`,
    right: { text: word },
    wrong: [
      ...alike.map(text => ({ text, misconception: 'chose-the-word-that-sounds-alike' })),
      ...others.map(text => ({ text, misconception: 'meaning-not-known' })),
    ],
    explanation: `**${capital(word)}** means “${meaning}”. It sounds like ${quoted(alike)}, so you have to learn which spelling has which meaning.`,
  }),
})

export const wordForMeaning = template({
  id: 'english.homophones.word-for-meaning',
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 20,
  draw: (random, step) => {
    const set = drawSet(random, step, 2)
    const { word, meaning, alike } = drawUse(random, set)
    const wrong = random.shuffle(misspellings().get(set.words[0]?.word ?? '') ?? [])
    return { year: set.year, word, meaning, alike, wrong }
  },
  measure: 'school year of the words',
  hardness: ({ year }) => year,
  write: ({ word, meaning, alike, wrong }) => ({
    stem: `Which of these is the right spelling of the word that means “${meaning}”?`,
    right: { text: word },
    wrong: [
      ...alike.map(text => ({ text, misconception: 'chose-the-word-that-sounds-alike' })),
      ...wrong.map(text => ({ text, misconception: 'chose-no-real-word' })),
    ],
    explanation: `**${capital(word)}** means “${meaning}”. It sounds ${soundsOf(word)} as ${quoted(alike)}, but ${listed(alike.map(other => `“${other}” means “${meanings().get(other)}”`))}. None of the other spellings makes a word.`,
  }),
})

export const homophones: Topic = {
  id: 'english.homophones',
  name: 'Homophones',
  subdomain: 'spelling',
  year: 4,
  prerequisites: [],
  about: 'Choosing between words that sound the same but are spelt in different ways.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: {
    version: 2,
    idea: `
Some words sound just the same but do not look the same. They do not mean the same, either. We call them **homophones**. You can *hear* with your ear. You sit *here* on the chair.

Your ear cannot help you to choose. Your brain must think about the meaning.

- Ask what the word has to mean in this sentence.
- Look for a trick to remember the spelling. The word *hear* has an *ear* in it. A *piece* of *pie* starts with the same three letters.
- If there is an apostrophe, say it in full. *They're* is "they are". Does that fit?`,
    example: `
"The children put on (there, their, they're) hats." Which word is right?

1. I say it in full: "put on they are hats". That is silly. So it is not *they're*.
2. *There* is a place, like *here*. The sentence does not ask where.
3. The hats belong to the children. *Their* means "belonging to them".
4. The answer is **their**.`,
    harder: `
In which sentence is a word wrong, though it sounds right?

- The storm had no affect on the match.
- We bought some stationery for school.
- The head teacher is our principal.

1. I stop at each word that has a twin. In the first sentence that is *affect*. Its twin is *effect*.
2. *Affect* is something you do: "The rain will affect the game." *Effect* is a thing, the end of it all: "The effect was a big puddle." A trick: **a**ffect is the **a**ction, **e**ffect is the **e**nd.
3. Here there is "no" in front, so we need a thing: no *effect*. The first sentence is wrong.
4. I check the others. *Stationery* with *e* is for **e**nvelopes. *Stationary* with *a* means standing still. So this is right.
5. A *principal* is the main person. The princi**pal** is your **pal**. A *principle* is a rule. So this is right too.

The slip to watch for is trusting your ear. All three sentences sound fine. Only your eye and your brain can tell.

Now you try: "You need to (practice, practise) each day." It is something you do. (Practise. *Practice* with *c* is the thing.)`,
    mistake: `
The most common mix-up of all is *its* and *it's*. Some children think that *it's* must mean "belonging to it". It does not. *It's* is short for "it is" or "it has". Read it out in full: "The cat licked it is paw." That sounds wrong, so it must be *its* paw.`,
    tryThis: `
Pick three pairs of words that sound the same. Draw a small picture for each word that shows how it is spelt. You could draw two eyes in the *ee* of *see*. Stick your pictures on the fridge.`,
  },
  misconceptions: {
    'chose-the-word-that-sounds-alike': {
      child: 'They sound the same, so think of the meaning. Choose the one the sentence needs.',
      parent: 'Chooses the wrong one of two words that sound alike. Draw a tiny picture for each spelling.',
    },
    'took-a-right-word-for-wrong': {
      child: 'That sentence is right. Read each one and ask what every word means.',
      parent: 'Takes a correct sentence for a wrong one. Read slowly and say what each tricky word means.',
    },
    'missed-a-word-that-sounds-alike': {
      child: 'One word in there only sounds right. Check the spelling of each one.',
      parent:
        'Overlooks a word with the wrong spelling because it sounds right. Read with the eyes, not the ears: spell tricky words aloud.',
    },
    'chose-no-real-word': {
      child: 'That spelling makes no word. Write it down and ask if you have ever seen it in a book.',
      parent:
        'Chooses a spelling that sounds right but is no word. Write the real words on cards and find them in books.',
    },
    'meaning-not-known': {
      child: 'Think what each word means. Only one of them fits.',
      parent:
        'Does not seem to know the meaning of one of the words. Look it up together and use it in a sentence.',
    },
  },
  templates: [fillTheGap, sentenceWithMistake, wordForMeaning],
  earlier: [fillTheGapIn(1), sentenceWithMistakeIn(1), wordForMeaningBefore],
}
