import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { firstNames } from '../words/names.ts'
import { firstWords, type Word, type WordClass, type WordList } from '../words/words.ts'
import { hardMeanings } from './hard-words/meanings.ts'
import { meaningSentences } from './meaning-sentences.ts'
import { moreMeaningSentences, moreWrongWords } from './more-meaning-sentences.ts'
import {
  drawWord,
  drawYear,
  type Edition,
  factsOf,
  firstEdition,
  type Pool,
  pool,
  secondEdition,
  shown,
  wrongWords,
} from './word-drawing.ts'

const nameOf = ({ class: wordClass, word }: Pick<Word, 'class' | 'word'>) => `${wordClass} ${word}`

/** Verbs are explained with “to”. */
const explained = ({ class: wordClass, meaning }: Pick<Word, 'class' | 'meaning'>) =>
  wordClass === 'verb' ? `to ${meaning}` : meaning

interface AskedWord {
  readonly right: string
  readonly class: WordClass
  readonly year: number
  readonly meaning: string
  readonly opposites: readonly string[]
  readonly near: readonly string[]
  readonly others: readonly string[]
}

const isClass = (text: string): text is WordClass => ['noun', 'verb', 'adjective', 'adverb'].includes(text)

const wordsWithRivals = once(() =>
  hardMeanings
    .trim()
    .split('\n')
    .map((row): AskedWord => {
      const [wordClass = '', right = '', meaning = '', rivals = ''] = row.split('|')
      if (!isClass(wordClass)) throw new Error(`Unknown word class ${wordClass}`)
      return {
        right,
        class: wordClass,
        year: 6,
        meaning,
        opposites: [],
        near: [],
        others: rivals.split(', '),
      }
    }),
)

function wordForMeaningIn({ list, ...version }: Edition) {
  const everyWord = pool(list, () => true)
  return template({
    id: 'english.word-meanings.word-for-meaning',
    ...version,
    mode: 'options',
    seconds: 25,
    draw: (random, step): AskedWord => {
      if (version.version > 1 && step >= 4) return random.pick(wordsWithRivals())
      const word = drawWord(everyWord, random, step)
      const { word: right, class: wordClass, year, meaning, antonyms } = word
      const opposites = random.sample(antonyms, Math.min(antonyms.length, step < 3 ? 1 : 2))
      return {
        right,
        class: wordClass,
        year,
        meaning,
        opposites,
        near: word.near,
        others: list.distractors(random, word, 5),
      }
    },
    measure: 'school year of the word, and wrong words that mean the opposite',
    hardness: ({ year, opposites }) => year + opposites.length / 2,
    write: ({ right, class: wordClass, meaning, opposites, near, others }) => ({
      stem: `Which ${wordClass} means “${explained({ class: wordClass, meaning })}”?`,
      right: { text: right },
      wrong: [
        ...opposites.map(text => ({ text, misconception: 'chose-the-opposite' })),
        ...wrongWords(right, [...near, ...others]),
      ],
      explanation: `The word **${right}** means “${explained({ class: wordClass, meaning })}”.${
        opposites.length > 0 ? ` Its opposite is “${opposites[0]}”.` : ''
      }`,
    }),
  })
}

export const wordForMeaning = wordForMeaningIn(secondEdition)

interface Meanings {
  readonly list: WordList
  readonly everyWord: Pool
  readonly byWord: () => ReadonlyMap<string, Word>
}

/** Meanings of other words that are clearly different from this one's. */
function otherMeanings(
  { list, everyWord, byWord }: Meanings,
  random: Random,
  word: Word,
): { text: string; misconception: string }[] {
  const entry = (other: string) => byWord().get(nameOf({ class: word.class, word: other })) ?? []
  const alike = random.shuffle(list.lookAlikes(word)).flatMap(entry)
  const against = word.antonyms.flatMap(entry)
  const found = [
    ...against.slice(0, 1).map(other => ({ other, misconception: 'chose-the-opposite' })),
    ...alike.slice(0, 1).map(other => ({ other, misconception: 'took-it-for-a-word-that-looks-alike' })),
  ]
  const tries = list === firstWords ? 100 : 400
  for (let attempt = 0; attempt < tries && found.length < 6; attempt++) {
    const other = random.pick(everyWord()[word.year] ?? [])
    if (other.class !== word.class || !list.clear(word.class, word.word, other.word)) continue
    if (attempt < 350 && !list.inOneField(word, [other.theme])) continue
    found.push({ other, misconception: 'meaning-not-known' })
  }
  return found.map(({ other, misconception }) => ({ text: explained(other), misconception }))
}

function meaningOfWordIn({ list, ...version }: Edition) {
  const everyWord = pool(list, () => true)
  const byWord = once(() => new Map(list.all().map(word => [nameOf(word), word])))
  const meanings = { list, everyWord, byWord }
  return template({
    id: 'english.word-meanings.meaning-of-word',
    ...version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      const word = drawWord(everyWord, random, step)
      return { ...factsOf(word), wrong: otherMeanings(meanings, random, word) }
    },
    measure: 'school year and length of the word',
    hardness: ({ year, word }) => year + word.length / 10,
    write: ({ word, class: wordClass, sense, meaning, wrong }) => ({
      stem: `What does the ${wordClass} ${shown({ word, sense })} mean?`,
      right: { text: explained({ class: wordClass, meaning }) },
      wrong,
      explanation: `The ${wordClass} **${word}** means “${explained({ class: wordClass, meaning })}”. Try it in a sentence of your own, and you will not forget it.`,
    }),
  })
}

export const meaningOfWord = meaningOfWordIn(secondEdition)

interface Sentence {
  readonly year: number
  readonly word: string
  readonly sentence: string
  readonly wrong: readonly string[]
}

function sentencesOf(rows: string): Record<number, Sentence[]> {
  const found: Record<number, Sentence[]> = { 4: [], 5: [], 6: [] }
  for (const row of rows.trim().split('\n')) {
    const [year = '', word = '', sentence = '', wrong = ''] = row.split('|')
    found[Number(year)]?.push({ year: Number(year), word, sentence, wrong: wrong.split(', ') })
  }
  return found
}

function wordInSentenceIn(version: Pick<Template, 'version' | 'balancedFrom'>, rows: () => string) {
  const sentences = once(() => sentencesOf(rows()))
  const drawSentence = (random: Random, step: Step) => random.pick(sentences()[drawYear(random, step)] ?? [])
  return template({
    id: 'english.word-meanings.word-in-sentence',
    ...version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => ({ ...drawSentence(random, step), name: random.pick(firstNames) }),
    measure: 'school year of the missing word',
    hardness: ({ year }) => year,
    write: ({ word, sentence, wrong, name }, random) => {
      const said = sentence.replaceAll('{name}', name)
      return {
        stem: `Which word makes sense in the gap?\n\n${said}`,
        right: { text: word },
        wrong: random.shuffle(wrong).map(text => ({ text, misconception: 'word-does-not-fit-the-sense' })),
        explanation: `Read the whole sentence for clues. ${said.replace('____', `**${word}**`)} The other words do not fit the rest of what it says.`,
      }
    },
  })
}

/** The rows of both editions, those of the first with more wrong words. */
function sentencesNow(): string {
  const more = new Map(
    moreWrongWords
      .trim()
      .split(/;\s*/)
      .map(entry => entry.split(': ') as [string, string]),
  )
  const first = meaningSentences
    .trim()
    .split('\n')
    .map(row => `${row}, ${more.get(row.split('|')[1] ?? '')}`)
  return `${first.join('\n')}\n${moreMeaningSentences.trim()}`
}

export const wordInSentence = wordInSentenceIn({ version: 2, balancedFrom: 1 }, sentencesNow)

export const wordMeanings: Topic = {
  id: 'english.word-meanings',
  name: 'Word meanings',
  subdomain: 'vocabulary',
  year: 4,
  prerequisites: [],
  about: 'Knowing what words mean, and choosing the word that fits a sentence.',
  weights: { gl: 4, cem: 5, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
You meet new words every day. You do not need to know them all. You can be a **word detective** and look for clues.

- **Look round it.** What does the rest of the sentence tell you?
- **Look inside it.** Do you know a part of the word? *Timeless* has *time* and *less* in it.
- **Test it.** Put an easy word in its place. Does it make sense?

When you learn a new word, learn three things. Say what it means. Think of a word that means the same. Make a sentence with it. Then it is yours.`,
    example: `
"The hall was **vacant**, so we could use it for our show." What does *vacant* mean?

1. I look round the word. We could use the hall.
2. So no one else was in it.
3. I test it. "The hall was empty, so we could use it." That makes sense.
4. *Vacant* means **with nobody using it**.`,
    harder: `
"A good referee must be **impartial**." What does *impartial* mean? Is it *mattering a lot*, *liking one side more*, *not taking sides*, *only half done* or *full of rules*?

1. I look round the word. It tells me what a good referee must be. So it is a good thing.
2. I look inside it. *Im-* means "not", as in *impossible*. Then comes *partial*. It has *part* in it. A partial person takes the part of one side.
3. So an impartial person does **not** take the part of one side.
4. I test it. "A good referee must be fair and not take sides." That makes sense.
5. The answer is **not taking sides**.

Look at the traps. *Liking one side more* is what *partial* means, so it is the opposite. *Mattering a lot* belongs to *important*, which only looks alike. *Only half done* comes from another meaning of *partial*. Each trap is made for someone who stops too soon.

Now you try: "The evidence was **flimsy**, so nobody believed it." What does *flimsy* mean? (Weak and thin.)`,
    mistake: `
Some words look like twins but are not. *Wander* is to walk with no plan. *Wonder* is to ask yourself something. If you rush, you may grab the wrong twin. So read to the last letter. Then put your choice back in the sentence and read it all. Does it sound odd? Then you have the wrong one.`,
    tryThis: `
Open a book at any page. Find one word you do not know. Guess what it means from the rest of the sentence. Then look it up. Were you close? Use it three times today.`,
  })),
  misconceptions: once(() => ({
    'meaning-not-known': {
      child: 'This word may be new to you. Look it up and use it in a sentence of your own.',
      parent:
        'Does not seem to know this word yet. Read together every day and talk about one new word at the table.',
    },
    'chose-the-opposite': {
      child: 'That is the opposite of what you need. Read the question once more.',
      parent:
        'Knows what the word is about but picks the opposite. Put the answer into a sentence and see whether it still makes sense.',
    },
    'chose-a-word-that-looks-alike': {
      child: 'These two words only look alike. Read to the last letter before you choose.',
      parent:
        'Goes by the look of a word instead of its meaning. Cover it and spell it aloud to see where the two differ.',
    },
    'took-it-for-a-word-that-looks-alike': {
      child: 'You thought of a word that looks a lot like it. Read the letters one by one.',
      parent:
        'Confuses the word with one that looks much like it. Write the two side by side and find a short meaning for each.',
    },
    'word-does-not-fit-the-sense': {
      child: 'Read the whole sentence with your word in it. All the clues must fit.',
      parent:
        'Chooses a word that does not fit the rest of the sentence. Ask which words in the sentence are clues.',
    },
  })),
  templates: [wordForMeaning, meaningOfWord, wordInSentence],
  earlier: [
    wordForMeaningIn(firstEdition),
    meaningOfWordIn(firstEdition),
    wordInSentenceIn({ version: 1 }, () => meaningSentences),
  ],
}
