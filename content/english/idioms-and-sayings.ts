import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { firstNames } from '../words/names.ts'
import { guessedMeanings } from './hard-words/guessed-meanings.ts'
import { moreSayings } from './more-sayings.ts'
import { sayings } from './sayings.ts'
import { drawYear } from './word-drawing.ts'

interface Saying {
  readonly year: number
  readonly text: string
  /** The word that can be left out. */
  readonly key: string
  /** Words that some people say instead. */
  readonly also: readonly string[]
  readonly meaning: string
  readonly literal: string
}

const rowsOf = (list: string) => list.trim().split('\n')
const sayingIn = (row: string) => row.split('|')[1] ?? ''

function byYear(rows: readonly string[]) {
  const found: Record<number, Saying[]> = { 4: [], 5: [], 6: [] }
  for (const row of rows) {
    const [year = '', marked = '', meaning = '', literal = ''] = row.split('|')
    const [key = '', ...also] = (/\[(.*)\]/.exec(marked)?.[1] ?? '').split('/')
    found[Number(year)]?.push({
      year: Number(year),
      text: marked.replace(/\[.*\]/, key),
      key,
      also,
      meaning,
      literal,
    })
  }
  return found
}

/** Kind people do not say it any more. */
const leftOut = 'as blind as a [bat]'

const first = once(() => byYear(rowsOf(sayings)))
const second = once(() => {
  const rows = new Map([...rowsOf(sayings), ...rowsOf(moreSayings)].map(row => [sayingIn(row), row]))
  rows.delete(leftOut)
  return byYear([...rows.values()])
})

const guesses = once(
  () =>
    new Map(
      rowsOf(guessedMeanings).map(row => {
        const [saying = '', guess = ''] = row.split('|')
        return [saying, guess] as const
      }),
    ),
)

/** Options of the same form (`to …`, `as … as`, or any other) can't be told apart by grammar. */
const formOf = ({ text }: Saying) => /^(?:to|as) /.exec(text)?.[0] ?? ''

const isProverb = (text: string) => /\b(?:is|saves|cannot|gathers|catches)\b/.test(text)

/** Like `formOf`, and keeps what names a person or thing (`a dark horse`) apart from proverbs. */
function closeFormOf(saying: Saying): string {
  const form = formOf(saying)
  return form === '' && /^(?:an?|the) /.test(saying.text) && !isProverb(saying.text) ? 'thing' : form
}

/** A saying, and others of the same year, with those of the same form first. */
function drawSayings(random: Random, step: Step, version: 1 | 2) {
  const list = version === 1 ? first() : second()
  const [saying, ...rest] = random.shuffle(list[drawYear(random, step)] ?? [])
  if (!saying) throw new Error('The list of sayings is empty')
  const form = version === 1 ? formOf : closeFormOf
  const alike = rest.filter(other => form(other) === form(saying))
  const others = [...alike, ...rest.filter(other => !alike.includes(other))].slice(0, 5)
  return { ...saying, others: others.map(({ text, meaning }) => ({ text, meaning })) }
}

const meaningOfSayingIn = (version: 1 | 2) =>
  template({
    id: 'english.idioms-and-sayings.meaning',
    version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => {
      const drawn = { ...drawSayings(random, step, version), name: random.pick(firstNames) }
      // At steps 4 and 5 nobody would choose the literal meaning.
      return { ...drawn, guess: version === 1 || step < 4 ? undefined : guesses().get(drawn.text) }
    },
    measure: 'school year and length of the saying',
    hardness: ({ year, text }) => year + text.length / 50,
    write: ({ text, meaning, literal, guess, others, name }) => ({
      stem: `${name} reads the saying “**${text}**”. What does it mean?`,
      right: { text: meaning },
      wrong: [
        guess
          ? { text: guess, misconception: 'guessed-from-the-words' }
          : { text: literal, misconception: 'took-it-word-by-word' },
        ...others.map(other => ({ text: other.meaning, misconception: 'took-it-for-another-saying' })),
      ],
      explanation: `The saying does not mean what its words say one by one. “${text}” means: **${meaning}**.`,
    }),
  })

export const meaningOfSaying = meaningOfSayingIn(2)

const sayingForMeaningIn = (version: 1 | 2) =>
  template({
    id: 'english.idioms-and-sayings.saying-for-meaning',
    version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => ({ ...drawSayings(random, step, version), name: random.pick(firstNames) }),
    measure: 'school year and length of the saying',
    hardness: ({ year, text }) => year + text.length / 50,
    write: ({ text, meaning, others, name }) => ({
      stem: `${name} is looking for a saying that means “${meaning}”. Which one is it?`,
      right: { text },
      wrong: others.map(other => ({ text: other.text, misconception: 'took-it-for-another-saying' })),
      explanation: `“**${text}**” means: ${meaning}.`,
    }),
  })

export const sayingForMeaning = sayingForMeaningIn(2)

const needLetterToo = new Set(
  'ball biscuit chin day forearmed hole pride ropes scratch tables thread boat arm share'.split(' '),
)

/** Answers that need a hint, because other words also make sense: to go wild, to face the facts, to be caught cheating. */
const needLetter = new Set(['bananas', 'music', 'red-handed', 'words', 'corners'])

const missingWordIn = (version: 1 | 2) =>
  template({
    id: 'english.idioms-and-sayings.missing-word',
    version,
    mode: 'typed',
    seconds: 20,
    draw: (random, step) => {
      const { year, text, key, also, meaning } = drawSayings(random, step, version)
      return {
        year,
        text,
        key,
        also,
        meaning,
        letter: step < 4 || needLetter.has(key) || (version === 2 && needLetterToo.has(key)),
      }
    },
    measure: 'school year of the saying, and whether the first letter is missing too',
    hardness: ({ year, letter }) => year + (letter ? 0 : 1),
    write: ({ text, key, also, meaning, letter }) => {
      const at = text.lastIndexOf(key)
      const gap = letter ? `${key.charAt(0)}____` : '____'
      return {
        stem: `Write the missing word of the saying that means “${meaning}”.\n\n${text.slice(0, at)}${gap}${text.slice(at + key.length)}`.replace(
          /[^_]$/,
          last => (/[.?!]/.test(last) ? last : `${last}.`),
        ),
        expected: { kind: 'text', value: key, also: [key.replace('-', ' '), ...also] },
        mistakes: [{ text: `${key}s`, misconception: 'changed-the-ending' }],
        explanation: `The whole saying is “${text.slice(0, at)}**${key}**${text.slice(at + key.length)}”. It means: ${meaning}.`,
      }
    },
  })

export const missingWord = missingWordIn(2)

export const idiomsAndSayings: Topic = {
  id: 'english.idioms-and-sayings',
  name: 'Idioms and sayings',
  subdomain: 'vocabulary',
  year: 5,
  prerequisites: ['english.word-meanings'],
  about: 'Knowing what well-known phrases mean when they do not mean what they say.',
  weights: { gl: 2, cem: 3, iseb: 2 },
  lesson: once(() => ({
    version: 2,
    idea: `
"It is raining cats and dogs!" Do you need to run from falling pets? No. It only means that it is raining very hard. A phrase like this is an **idiom**. It does not mean what its words say.

A **saying**, or proverb, gives advice. "Look before you leap" tells you to think first.

How can you work one out?

- Ask what the words say. Is it silly, or could it not be true? Then it must mean something else.
- Think of a picture. How would you feel, or what would you do?
- Look at the rest of the story. What is going on?

Most sayings you just have to meet. Collect them like shells.`,
    example: `
"Dad was in hot water when he forgot Mum's birthday." What does it mean?

1. Was Dad in a bath? No. That has nothing to do with a birthday.
2. I think of a picture. Water that is too hot hurts. You want to get out.
3. He forgot a birthday. Mum will be cross.
4. So it means that Dad was **in trouble**.`,
    harder: `
*Gran missed her bus. On the next one she met a friend she had not seen for years. "It was a **blessing in disguise**," she said.*

What does Gran mean? Was it *a gift in fancy paper*, *something good that seemed bad at first*, *a lucky escape from danger*, or *a plan that went wrong*?

1. What do the words say? A blessing is something good. A disguise is a costume that hides who you are.
2. So I think of a picture: something good, dressed up so that I do not know it.
3. Now I look at the story. First something bad happened: she missed her bus. Then something good came out of it.
4. So it is **something good that seemed bad at first**.

Look at the traps. *A gift in fancy paper* just says the words again. *A lucky escape* could be good too, but Gran was in no danger. *A plan that went wrong* is only the first half of the story.

Some sayings are near each other. "Let sleeping dogs lie" means: do not stir up an old problem. "Let bygones be bygones" means: forgive it and forget it. Ask what each one tells you to **do**.

Now you try: "He likes to **blow his own trumpet**." What does he do? (He boasts about himself.)`,
    mistake: `
Some children choose the answer that fits the words. They think that "under the weather" is about rain. In a test that answer is often there as a trap. If an answer says just what the words say, be on your guard. Ask, "Why would people say this in real life?" People say that they are under the weather when they feel ill.`,
    tryThis: `
Choose one idiom. Draw what the words say, like a man with his head in the clouds. Show it to someone at home. Can they guess the idiom, and tell you what it really means?`,
  })),
  misconceptions: once(() => ({
    'took-it-word-by-word': {
      child: 'A saying does not mean just what its words say. Think about the picture behind it.',
      parent: 'Takes a saying literally. Talk about the picture behind it, and use one saying a day at home.',
    },
    'guessed-from-the-words': {
      child: 'It was a fair guess, but people do not mean that. Learn this saying by heart.',
      parent:
        'Guesses the meaning from one or two of the words. Use the saying in a true story about your family.',
    },
    'took-it-for-another-saying': {
      child: 'That belongs to another saying. Think of the picture in the words.',
      parent: 'Mixes up two sayings. Draw each one and write its meaning below.',
    },
    'changed-the-ending': {
      child: 'The word needs no s. A saying always stays the same.',
      parent: 'Adds an s to a word in a saying. Say the whole saying aloud a few times.',
    },
  })),
  templates: [meaningOfSaying, sayingForMeaning, missingWord],
  earlier: [meaningOfSayingIn(1), sayingForMeaningIn(1), missingWordIn(1)],
}
