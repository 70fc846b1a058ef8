import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { withArticle } from '../wording.ts'
import { inALongText } from './long-passages/sets.ts'
import {
  likelyLines,
  type Tagged,
  tellingLines,
  tricky as twoClasses,
  type WordClass,
} from './word-class-lines.ts'

const aboutBefore: Readonly<Record<WordClass, string>> = {
  noun: 'names a person, a place or a thing',
  verb: 'says what somebody does or what happens',
  adjective: 'tells us more about a noun',
  adverb: 'tells us how, when or where something is done',
  preposition: 'shows where something is or how it stands to something else',
  pronoun: 'stands in the place of a noun',
  conjunction: 'joins two parts of a sentence',
  determiner: 'stands before a noun and shows which one or how many',
}

const about: Readonly<Record<WordClass, string>> = {
  ...aboutBefore,
  preposition: 'comes before a noun or pronoun and often shows where or when',
  pronoun: 'takes the place of a noun',
  determiner: 'comes before a noun and shows which one or how many',
}

const level: Readonly<Record<WordClass, number>> = {
  noun: 1,
  verb: 1,
  adjective: 2,
  adverb: 3,
  pronoun: 3,
  preposition: 4,
  conjunction: 5,
  determiner: 5,
}

/** Classes that older books treat as the same, or that the word can also have. They are not offered together. */
const near: Readonly<Partial<Record<WordClass, readonly WordClass[]>>> = {
  adjective: ['determiner'],
  pronoun: ['determiner'],
  determiner: ['adjective', 'pronoun'],
}
const apart = (wordClass: WordClass, other: WordClass) =>
  other !== wordClass && !near[wordClass]?.includes(other)

const textOf = (words: readonly Tagged[]) => words.map(({ text }) => text).join(' ')

function drawLine(random: Random, step: Step, version: 1 | 2) {
  const words = version === 1 ? tellingLines(random) : likelyLines(random)
  const asked = words.filter(({ wordClass }) => wordClass && Math.abs(level[wordClass] - step) <= 1)
  const word = random.pick(asked)
  return { words, word: word.text, wordClass: word.wordClass ?? 'noun' }
}

const bare = (word: string) => word.replace(/[.,]/g, '').toLowerCase()

const findTheClassIn = (version: 1 | 2) =>
  template({
    id: 'english.word-classes.find-the-class',
    version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => drawLine(random, step, version),
    measure:
      'how late the word class is taught, from nouns and verbs (1) to conjunctions and determiners (5)',
    hardness: ({ wordClass }) => level[wordClass],
    write: ({ words, word, wordClass }, random) => ({
      stem: `*${textOf(words)}*\n\nWhich word in this sentence is ${withArticle(wordClass)}?`,
      right: { text: bare(word) },
      wrong: random
        .shuffle(words.filter(other => other.wordClass && apart(wordClass, other.wordClass)))
        .map(other => ({
          text: bare(other.text),
          misconception: `took-${withArticle(other.wordClass ?? 'noun').replace(' ', '-')}-for-it`,
        })),
      explanation: `${withArticle(wordClass).replace(/^a/, 'A')} ${(version === 1 ? aboutBefore : about)[wordClass]}. Here that is **${bare(word)}**.`,
    }),
  })

export const findTheClass = findTheClassIn(2)

const nameTheClassIn = (version: 1 | 2) =>
  template({
    id: 'english.word-classes.name-the-class',
    version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      if (random.chance((step - 1) / 5)) {
        const [before, word, after, wordClass] = random.pick(twoClasses)
        return { line: `${before}**${word}**${after}`, word, wordClass, tricky: true }
      }
      const { words, word, wordClass } = drawLine(random, step, version)
      const line = words
        .map(({ text }) => (text === word ? text.replace(/[\w-]+/, '**$&**') : text))
        .join(' ')
      return { line, word: bare(word), wordClass, tricky: false }
    },
    measure:
      'how late the word class is taught (1 to 5), and three more for a word that can be of two classes',
    hardness: ({ wordClass, tricky }) => level[wordClass] + (tricky ? 3 : 0),
    write: ({ line, word, wordClass, tricky }, random) => {
      const classes = Object.keys(about) as WordClass[]
      const elsewhere = tricky
        ? [...new Set(twoClasses.filter(([, same]) => same === word).map(each => each[3]))].filter(other =>
            apart(wordClass, other),
          )
        : []
      return {
        stem: `${line}\n\nWhat kind of word is the one in bold type?`,
        right: { text: withArticle(wordClass) },
        // The word's class in other sentences is the most likely mistake.
        wrong: [
          ...elsewhere,
          ...random.shuffle(classes.filter(other => apart(wordClass, other) && !elsewhere.includes(other))),
        ].map(other => ({
          text: withArticle(other),
          misconception: `took-it-for-${withArticle(other).replace(' ', '-')}`,
        })),
        explanation: `In this sentence **${word}** ${(version === 1 ? aboutBefore : about)[wordClass]}. So it is ${withArticle(wordClass)}.${tricky ? (version === 1 ? ' In other sentences the same word can be of another class: look at the work that it does here.' : ' In another sentence the same word can do another job, so look at what it does here.') : ''}`,
      }
    },
  })

export const nameTheClass = nameTheClassIn(2)

export const classInALongText = inALongText('english.word-classes.in-a-long-text', ['class'], { seconds: 45 })

export const wordClasses: Topic = {
  id: 'english.word-classes',
  name: 'Word classes',
  subdomain: 'grammar',
  year: 4,
  prerequisites: [],
  about: 'Telling nouns, verbs, adjectives, adverbs and other kinds of word apart.',
  weights: { gl: 3, cem: 2, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
Each word in a sentence has a job. The job gives it its **class**.

- A **noun** is a name: *dog, Leeds, chair*.
- A **verb** says what is done: *run, think, is*.
- An **adjective** tells more about a noun: *red, tall*.
- An **adverb** tells how, when or where: *slowly, soon, here*.
- A **pronoun** takes the place of a noun: *she, it, them*.
- A **preposition** shows where or when: *under, after, with*.
- A **conjunction** joins: *and, but, because*.
- A **determiner** comes first, before a noun: *the, a, that, our, another*.

Don’t just look at the word. Look at the job. In "a long **walk**", walk is a noun. In "we **walk** home", it is a verb.`,
    example: `
*The old dog slept under the table.* Which word is the preposition?

1. "Dog" and "table" are things, so they are nouns.
2. "Slept" is what the dog did. It is the verb.
3. "Old" tells more about the dog. It is an adjective.
4. "Under" shows where the dog was. So the preposition is **under**.`,
    harder: `
*The train rushed **past** without stopping.* What kind of word is *past* here?

1. I don’t go by the word. *Past* can do many jobs. I look at what it does here.
2. Is there a noun right after it? In "past the gate" there is, and there it is a preposition. Here comes "without", so there is no noun for it.
3. It tells me **where** or **how** the train rushed. Words that tell more about a verb are adverbs.
4. So here *past* is **an adverb**.

The same word could be a noun, "in the past", or an adjective, "the past week".

*Most people like it.* What kind of word is *most*?

1. It comes before the noun *people*.
2. It tells **how many** people, just as *some* or *many* would.
3. So it is **a determiner**. In "the most beautiful" it would be an adverb, since it tells more about *beautiful*.

The slip to watch for is learning one class for each word. Try to swap in another word. If *there* or *by* fits, it is an adverb. If *the* or *some* fits, it is a determiner. If *under* fits, and a noun follows, it is a preposition.

Now you try: "I had a short **swim**." Noun or verb? (A noun. "A short" goes before it.)`,
    mistake: `
Many children think that every word that ends in "-ly" is an adverb. But "a friendly dog" has an adjective: it tells us about the dog. To see this, ask: "Does it tell me about a thing, or about how something is done?"`,
    tryThis: `
Take a line from a book. Write each word on a scrap of paper. Sort the scraps into heaps, one heap for each class. Which heap is the biggest?`,
  })),
  misconceptions: once(() => ({
    'took-a-determiner-for-it': {
      child: 'That word points at a noun, like “the” or “two”. Look for a word with another job.',
      parent:
        'Picks a determiner instead. Words such as the, this and two point at a noun: try another word in that place.',
    },
    'took-a-pronoun-for-it': {
      child: 'That word stands in for a noun, like “she” or “it”. You need one with another job.',
      parent: 'Picks a pronoun instead. Ask who or what the word stands for.',
    },
    'took-a-verb-for-it': {
      child: 'That word says what someone does, so it is a verb. Look for another kind.',
      parent: 'Picks a verb instead. Test it with yesterday and tomorrow: only a verb changes.',
    },
    'took-an-adverb-for-it': {
      child: 'That word tells how, when or where, so it is an adverb. Look for another kind.',
      parent: 'Picks an adverb instead. Ask what the word tells you: how, when or where something is done.',
    },
    'took-a-conjunction-for-it': {
      child: 'That word joins two parts, like “and”. Look for one with a different job.',
      parent: 'Picks a joining word instead. Show that it joins two parts of the sentence.',
    },
    'took-an-adjective-for-it': {
      child: 'That word tells more about a noun, so it is an adjective. Try another one.',
      parent: 'Picks an adjective instead. Ask which noun the word describes.',
    },
    'took-a-preposition-for-it': {
      child: 'That word is like “under” or “with”. Look for a word with a different job.',
      parent: 'Picks a preposition instead. Put a toy in, on and under a box and name each place.',
    },
    'took-a-noun-for-it': {
      child: 'That word names a person, a place or a thing. Look for one that does not.',
      parent: 'Picks a noun instead. Test it with “the” in front: “the kite” works.',
    },
    'took-it-for-an-adjective': {
      child: 'An adjective tells more about a noun. See if this word does that here.',
      parent: 'Mistakes the word for an adjective. Ask whether it describes a noun in this sentence.',
    },
    'took-it-for-an-adverb': {
      child: 'An adverb tells how, when or where. Check what this word does here.',
      parent: 'Mistakes the word for an adverb. Ask whether it tells how, when or where something is done.',
    },
    'took-it-for-a-pronoun': {
      child: 'A pronoun stands in for a noun. Ask who or what this word could stand for.',
      parent: 'Mistakes the word for a pronoun. Ask who or what it would stand for.',
    },
    'took-it-for-a-determiner': {
      child: 'A determiner points at a noun, like “the” or “this”. Try “the” in its place.',
      parent: 'Mistakes the word for a determiner. Try “the” in its place and listen.',
    },
    'took-it-for-a-verb': {
      child: 'A verb says what someone does. Try to put this word in the past.',
      parent: 'Mistakes the word for a verb. Say it with yesterday: a verb changes, other words do not.',
    },
    'took-it-for-a-preposition': {
      child: 'A preposition often shows where, like “under”. See if this word does that.',
      parent:
        'Mistakes the word for a preposition. Ask if it shows where one thing is, or how it is linked to another.',
    },
    'took-it-for-a-conjunction': {
      child: 'A conjunction joins two parts. Look for two parts that this word joins.',
      parent: 'Mistakes the word for a conjunction. Look for two parts of the sentence that it could join.',
    },
    'took-it-for-a-noun': {
      child: 'A noun names a person, a place or a thing. Try “the” before this word.',
      parent: 'Mistakes the word for a noun. Try it with “the” in front in this very sentence.',
    },
  })),
  templates: [findTheClass, nameTheClass, classInALongText],
  earlier: [findTheClassIn(1), nameTheClassIn(1)],
}
