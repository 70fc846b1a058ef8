import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, listed } from '../wording.ts'
import { homophoneSets, homophoneSetsNow } from './homophone-sets.ts'
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

function setsIn(text: string): Record<number, HomophoneSet[]> {
  const found: Record<number, HomophoneSet[]> = { 4: [], 5: [], 6: [] }
  for (const row of text.trim().split('\n')) {
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

type Sets = () => Record<number, HomophoneSet[]>

const firstSets = once(() => setsIn(homophoneSets))
const setsNow = once(() => setsIn(homophoneSetsNow))

const fill = (sentence: string, word: string) =>
  sentence.startsWith('____') ? sentence.replace('____', capital(word)) : sentence.replace('____', word)

/** A word in one of its sentences, with the words that sound like it. */
function drawUse(random: Random, set: HomophoneSet) {
  const { word, meaning, sentences } = random.pick(set.words)
  const alike = set.words.filter(other => other.word !== word)
  return { word, meaning, sentence: random.pick(sentences), alike: alike.map(other => other.word) }
}

/** Words that many people tell apart when they say them. */
const nearlyAlike = new Set(['accept', 'except', 'affect', 'effect'])

const fillTheGapIn = (version: number, sets: Sets) =>
  template({
    id: 'english.homophones.fill-the-gap',
    version,
    mode: 'typed',
    seconds: 20,
    draw: (random, step) => {
      const set = random.pick(sets()[drawYear(random, step)] ?? [])
      return { year: set.year, ...drawUse(random, set) }
    },
    measure: 'school year of the words',
    hardness: ({ year }) => year,
    write: ({ word, meaning, sentence, alike }, random) => ({
      stem: `Which word belongs in the gap: ${listed(random.shuffle([word, ...alike]), 'or')}? Type the word.\n\n${sentence}`,
      expected: { kind: 'text', value: word },
      mistakes: alike.map(text => ({ text, misconception: 'chose-the-word-that-sounds-alike' })),
      explanation: `The words sound ${version > 1 && nearlyAlike.has(word) ? 'nearly ' : ''}the same, so think of the meaning. **${capital(word)}** means “${meaning}”, and that is what the sentence needs.`,
    }),
  })

export const fillTheGap = fillTheGapIn(2, setsNow)

const sentenceWithMistakeIn = (version: number, sets: Sets) =>
  template({
    id: 'english.homophones.sentence-with-mistake',
    version,
    mode: 'options',
    seconds: 45,
    draw: (random, step) => {
      const chosen = Array.from({ length: 5 }, () => random.pick(sets()[drawYear(random, step)] ?? []))
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
          ? 'In one of these sentences a word is wrong: it only sounds like the right one. Which sentence is it?'
          : 'Only one of these sentences has the right words. In the others a word only sounds right. Which sentence is correct?',
        right: { text: (findMistake ? first?.bad : first?.good) ?? '' },
        wrong: others.map(text => ({
          text,
          misconception: findMistake ? 'took-a-right-word-for-wrong' : 'missed-a-word-that-sounds-alike',
        })),
        explanation: findMistake
          ? `It should be **${word}**, which means “${meaning}”. The sentence has “${swaps[0]}”, which only sounds ${version > 1 && nearlyAlike.has(word) ? 'nearly ' : ''}the same.`
          : `**${capital(word)}** means “${meaning}”, which is right in its sentence. The others should have ${quoted(uses.slice(1).map(use => use.word))}.`,
      }
    },
  })

export const sentenceWithMistake = sentenceWithMistakeIn(2, setsNow)

/** The first edition asked for one word among three that had nothing to do with it. */
const firstWordForMeaning = template({
  id: 'english.homophones.word-for-meaning',
  version: 1,
  mode: 'options',
  seconds: 20,
  draw: (random, step) => {
    const year = drawYear(random, step)
    const [set, ...others] = random.sample(firstSets()[year] ?? [], 5)
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

/** Every choice of one word from each set. */
const choicesOf = (sets: readonly (readonly string[])[]) =>
  sets.reduce<string[][]>(
    (found, words) => found.flatMap(before => words.map(word => [...before, word])),
    [[]],
  )

export const wordForMeaning = template({
  id: 'english.homophones.word-for-meaning',
  version: 3,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: drawMeanings,
  measure: 'school year of the words',
  hardness: ({ year }) => year,
  write: ({ uses }, random) => {
    const right = uses.map(({ word }) => word)
    const wrong = choicesOf(uses.map(({ word, alike }) => [word, ...alike]))
      .map(words => ({ words, slips: words.filter((word, at) => word !== right[at]).length }))
      .filter(({ slips }) => slips > 0)
    return {
      stem: `${uses.map(({ meaning }, at) => `${at + 1}. ${meaning}`).join('\n')}\n\nWhich words mean these, in this order?`,
      right: { text: right.join(', ') },
      wrong: random
        .shuffle(wrong)
        .sort((one, other) => one.slips - other.slips)
        .map(({ words }) => ({ text: words.join(', '), misconception: 'chose-the-word-that-sounds-alike' })),
      explanation: `Take the meanings one by one. ${uses.map(({ word, meaning, alike }) => `**${capital(word)}**, not ${listed(alike, 'or')}, means “${meaning}”.`).join(' ')}`,
    }
  },
})

function drawMeanings(random: Random, step: Step) {
  const year = drawYear(random, step)
  return { year, uses: random.sample(setsNow()[year] ?? [], 3).map(set => drawUse(random, set)) }
}

export const homophones: Topic = {
  id: 'english.homophones',
  name: 'Homophones',
  subdomain: 'spelling',
  year: 4,
  prerequisites: [],
  about: 'Choosing between words that sound the same but are spelt in different ways.',
  weights: { gl: 4, cem: 3, iseb: 4 },
  lesson: once(() => ({
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
  })),
  misconceptions: once(() => ({
    'chose-the-word-that-sounds-alike': {
      child: 'They sound the same, so think of the meaning. Choose the one the sentence needs.',
      parent: 'Chooses the wrong one of two words that sound alike. Draw a tiny picture for each spelling.',
    },
    'took-a-right-word-for-wrong': {
      child: 'That sentence is right. Read each one and ask what every word means.',
      parent: 'Mistakes a correct sentence for a wrong one. Read slowly and say what each tricky word means.',
    },
    'missed-a-word-that-sounds-alike': {
      child: 'One word in there only sounds right. Check the spelling of each one.',
      parent:
        'Overlooks a word with the wrong spelling because it sounds right. Read with the eyes, not the ears: spell tricky words aloud.',
    },
    'meaning-not-known': {
      child: 'Think what each word means. Only one of them fits.',
      parent:
        'Does not seem to know the meaning of one of the words. Look it up together and use it in a sentence.',
    },
  })),
  templates: [fillTheGap, sentenceWithMistake, wordForMeaning],
  earlier: [fillTheGapIn(1, firstSets), sentenceWithMistakeIn(1, firstSets), firstWordForMeaning],
}
