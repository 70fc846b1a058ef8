import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital } from '../wording.ts'
import { drawHiddenCapital, whyCapital } from './hidden-capitals.ts'
import { drawLikelyEvent, isPlanned, takesTime } from './likely-events.ts'
import { drawEvent, names, people, type Verb } from './sentences.ts'

const proper = {
  name: [...names],
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  month: ['January', 'February', 'April', 'June', 'July', 'August', 'October', 'December'],
  town: ['Leeds', 'London', 'Cardiff', 'Belfast', 'Glasgow', 'York', 'Bristol', 'Norwich'],
  country: ['France', 'India', 'Ghana', 'Spain', 'Japan', 'Wales', 'Kenya', 'Brazil'],
  language: ['French', 'Spanish', 'Welsh', 'Italian', 'Polish', 'English'],
} as const
type Slot = keyof typeof proper

const level: Readonly<Record<Slot, number>> = { name: 1, day: 2, town: 2, country: 3, month: 4, language: 5 }

/** Lines with slots. Seasons, `my aunt`, `the queen` and school subjects stay lower-case, to tempt the child. */
const lines = [
  'On <day> my uncle met <name> near the castle in <town>.',
  'Last summer the teacher came home from <country> with a book of <language> songs.',
  'In <month> we shall visit our aunt in <town>.',
  'My cousin <name> speaks <language> and lives by the river in <country>.',
  'The queen will open the new library in <town> on <day>.',
  'Next spring <name> will go to <country> with the school.',
  'Our science lesson on <day> was about the mountains of <country>.',
  'Our play is in <month>, but last winter <name> forgot the words.',
  'The doctor comes from <town> and teaches <language> every <day>.',
  'Please tell <name> that the party in <month> is at the farm.',
] as const

function drawWords(random: Random, line: string = random.pick(lines)) {
  return line.split(' ').map((part, at) => {
    const [, slot, mark = ''] = /^<(\w+)>(.*)$/.exec(part) ?? []
    // Safe: the lines contain only these slots.
    if (slot) return { text: random.pick(proper[slot as Slot]) + mark, slot: slot as Slot }
    return { text: part, first: at === 0 }
  })
}

const bare = (text: string) => text.replace(/[.,]/g, '')

/** One of the slots in its line, in small letters. */
function drawSlot(random: Random, step: Step) {
  for (;;) {
    const words = drawWords(random)
    const fitting = words.filter(({ slot }) => slot && Math.abs(level[slot] - step) <= 1)
    if (fitting.length === 0) continue
    const wrong = random.pick(fitting)
    const slot = wrong.slot ?? 'name'
    return {
      text: words.map(word => (word === wrong ? word.text.toLowerCase() : word.text)).join(' '),
      answer: bare(wrong.text),
      level: level[slot],
      why: `is the name of a ${kindOf[slot]}`,
      others: words.filter(({ slot, first }) => !slot && !first).map(({ text }) => bare(text)),
    }
  }
}

const kindOf: Readonly<Record<Slot, string>> = {
  name: 'person',
  day: 'day',
  month: 'month',
  town: 'town or city',
  country: 'country',
  language: 'language',
}

/** From step 4 on, the words that tempt are like names, and the one that needs a capital letter is less plain. */
function drawMissing(random: Random, step: Step): ReturnType<typeof drawSlot> {
  if (step < 4) return drawSlot(random, step)
  const { level, why, text, answer, tempting } = drawHiddenCapital(random, step === 4 ? 4 : 5)
  return { level: level + 2, why: whyCapital[why], text, answer, others: [...tempting] }
}

interface Edition {
  readonly version: number
  readonly balancedFrom?: number
  readonly drawLine: typeof drawSlot
  readonly rule: string
}

const findTheWordIn = ({ drawLine, rule, ...version }: Edition) =>
  template({
    id: 'english.capital-letters-and-sentences.find-the-word',
    ...version,
    mode: 'options',
    seconds: 30,
    draw: drawLine,
    measure:
      'from names of people (1) over days, towns and countries to months and languages (5), and then to parts of names (7)',
    hardness: ({ level }) => level,
    write: ({ text, answer, why, others }, random) => ({
      stem: `*${text}*\n\nWhich word should begin with a capital letter but does not?`,
      right: { text: answer.toLowerCase() },
      wrong: random
        .shuffle([...new Set(others)].filter(word => word.length > 3))
        .map(text => ({ text, misconception: 'capital-for-a-common-word' })),
      explanation: `“${answer}” ${why}. ${rule} always begin with a capital letter: **${answer}**. The other words are common words.`,
    }),
  })

export const findTheWord = findTheWordIn({
  version: 2,
  balancedFrom: 1,
  drawLine: drawMissing,
  rule: 'Words used like this',
})

type Words = ReturnType<typeof drawWords>

/** The answer differs among the sentences of a step: the number of slots is drawn, not fixed. */
function drawSomeLines(random: Random, step: Step): Words {
  const least = step < 4 ? 1 : 2
  const count = random.int(least, step < 2 ? 2 : step < 4 ? 3 : 4)
  return random.sample(lines, count).flatMap(line => drawWords(random, line))
}

/** At each step as many sentences and slots as the step says, so that the number of capitals is always the same. */
function drawFixedLines(random: Random, step: Step): Words {
  const fitting = lines.filter(line => line.split('<').length > 3 === (step % 2 === 0))
  return random.sample(fitting, Math.floor((step + 1) / 2)).flatMap(line => drawWords(random, line))
}

const countCapitalsIn = (version: number, drawLines: typeof drawSomeLines) =>
  template({
    id: 'english.capital-letters-and-sentences.count-capitals',
    version,
    mode: 'typed',
    seconds: 40,
    draw: (random, step) => {
      const words = drawLines(random, step)
      return {
        words: words.map(({ text, slot, first }) => ({ text, needs: Boolean(slot || first) })),
      }
    },
    measure: 'words that need a capital letter',
    hardness: ({ words }) => words.filter(({ needs }) => needs).length,
    write: ({ words }) => {
      const needing = words.filter(({ needs }) => needs).map(({ text }) => capital(bare(text)))
      const sentences = words.filter(({ text }) => text.endsWith('.')).length
      return {
        stem: `All the capital letters have been left out:\n\n*${words.map(({ text }) => text.toLowerCase()).join(' ')}*\n\nHow many words should begin with a capital letter? Write the number.`,
        expected: { kind: 'number', value: String(needing.length) },
        mistakes: [
          { text: String(needing.length - sentences), misconception: 'forgot-the-start-of-the-sentence' },
          { text: String(sentences), misconception: 'forgot-the-names' },
          ...(sentences === 1
            ? []
            : [{ text: String(needing.length - 1), misconception: 'missed-one-word' }]),
        ],
        explanation: `Each sentence begins with a capital letter, and so do the names of people, places, days, months and languages: **${needing.join(', ')}**. That makes ${needing.length}.`,
      }
    },
  })

export const countCapitals = countCapitalsIn(2, drawSomeLines)

const kinds = ['a statement', 'a question', 'a command', 'an exclamation', 'not a whole sentence'] as const
type Kind = (typeof kinds)[number]
const kindLevel: Readonly<Record<Kind, number>> = {
  'a question': 1,
  'a statement': 1,
  'a command': 3,
  'an exclamation': 4,
  'not a whole sentence': 5,
}
/** A kind listed twice is drawn twice as often. */
const kindsAt: Readonly<Record<Step, readonly Kind[]>> = {
  1: ['a question', 'a statement', 'a command'],
  2: ['a question', 'a statement', 'a command', 'an exclamation'],
  3: kinds,
  4: ['a statement', 'a command', 'an exclamation', 'not a whole sentence'],
  5: ['a command', 'an exclamation', 'an exclamation', 'not a whole sentence', 'not a whole sentence'],
}
/** What one does carefully, slowly or cheerfully, and not in a moment. */
const hasManner = (verb: Verb) =>
  takesTime(verb) && isPlanned(verb) && !['wear', 'grow', 'buy', 'catch'].includes(verb.base)
const ordinary = people.filter(({ text }) => text !== 'the queen')
const ways = ['cheerfully', 'carefully', 'quietly', 'quickly', 'calmly', 'slowly']

const kindOfSentenceIn = (version: 1 | 2) =>
  template({
    id: 'english.capital-letters-and-sentences.kind-of-sentence',
    version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => {
      const kind = random.pick(kindsAt[step])
      const event = version === 1 ? drawEvent(random, 0.5) : drawLikelyEvent(random, 0.5, hasManner, ordinary)
      return { kind, ...event, way: random.pick(ways), form: random.int(0, 1) }
    },
    measure:
      'from questions and statements (1) over commands and exclamations to what only looks like a sentence (5)',
    hardness: ({ kind }) => kindLevel[kind],
    write: ({ kind, who, verb, object, way, form }) => {
      const texts: Readonly<Record<Kind, readonly [string, string]>> = {
        'a statement': [
          `${who.text} ${verb.past} the ${object}`,
          `${who.text} had already ${verb.participle} the ${object}`,
        ],
        'a question': [
          `did ${who.text} ${verb.base} the ${object}`,
          `when will ${who.text} ${verb.base} the ${object}`,
        ],
        'a command': [`${verb.base} the ${object} ${way}`, `please ${verb.base} the ${object}`],
        'an exclamation': [
          `how ${way} ${who.text} ${verb.past} the ${object}`,
          `what a long time ${who.text} took to ${verb.base} the ${object}`,
        ],
        'not a whole sentence': [
          `${verb.ing} the ${object} ${way}`,
          `because ${who.text} ${verb.past} the ${object}`,
        ],
      }
      const text = capital(texts[kind][form] ?? texts[kind][0])
      return {
        stem: `The mark at the end has been left out:\n\n*${text}*\n\nWhat is this?`,
        right: { text: kind },
        wrong: kinds
          .filter(other => other !== kind)
          .map(other => ({ text: other, misconception: `took-it-for-${other.replaceAll(' ', '-')}` })),
        explanation: `${(version === 1 ? whyBefore : why)[kind]} So “${text}” is **${kind}**.`,
      }
    },
  })

export const kindOfSentence = kindOfSentenceIn(2)

const why: Readonly<Record<Kind, string>> = {
  'a statement': 'It has a subject and a verb, and it tells us something. It ends with a full stop.',
  'a question':
    'It asks something, and the helping verb comes before the subject. It ends with a question mark.',
  'a command':
    'It tells someone to do something and begins with “please” or with the verb. No subject is named.',
  'an exclamation':
    'It begins with “How” or “What a”, and the verb comes after the subject. It ends with an exclamation mark.',
  'not a whole sentence': 'It is not complete on its own: we are still waiting for the rest.',
}

const whyBefore: typeof why = {
  ...why,
  'a question':
    'It asks something: the helping verb stands before the subject. It ends with a question mark.',
  'not a whole sentence': 'It cannot stand alone: we wait for the rest.',
}

export const capitalLetters: Topic = {
  id: 'english.capital-letters-and-sentences',
  name: 'Capital letters and sentences',
  subdomain: 'punctuation',
  year: 4,
  prerequisites: [],
  about: 'Where capital letters belong, and what makes a statement, question, command or exclamation.',
  weights: { gl: 3, cem: 1, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
Every sentence starts with a **capital letter**. So does a name:

- people, with their titles: *Omar, Aunt Rosa, Queen Victoria*
- places: *Leeds, France, the River Thames*
- days, months and festivals: *Monday, July, Easter*
- languages and peoples: *French, Welsh*
- and the word **I**, always.

The seasons have small letters: *spring, summer, autumn, winter*. So have *my aunt* and *the doctor*, since they are not names.

A sentence has a mark at its end. There are four kinds:

- A **statement** tells: *It is late.*
- A **question** asks: *Is it late?*
- A **command** tells someone what to do: *Hurry up.*
- An **exclamation** starts with "what" or "how": *How late it is!*

Some words only look like a sentence: *Because it was late*. You wait for the rest.`,
    example: `
*on friday i met my uncle in york.* Which words need a capital?

1. The first word: **On**.
2. A day: **Friday**.
3. The word **I**.
4. "My uncle" is not a name. It stays small.
5. A town: **York**. So there are four.`,
    harder: `
All the capital letters have been left out. How many words need one?

*in april my cousin omar flew from paris to leeds. he speaks french, but last winter i taught him some english.*

1. I go word by word and say the reason each time.
2. **In** starts the first sentence. **April** is a month. That makes 2.
3. *Cousin* is not a name. **Omar** is. **Paris** and **Leeds** are towns. That makes 5.
4. **He** starts the second sentence. **French** is a language. That makes 7.
5. *Winter* is a season, so it stays small. **I** is always a capital. **English** is a language. That makes **9**.

*How tall the tower is.* and *How tall is the tower.* The marks are missing. Which is the exclamation?

1. Both start with "how". So I look at the verb.
2. In a question the verb comes **before** the subject: "is the tower". So the second one is a question.
3. In an exclamation the verb comes **after** it: "the tower is". So the first one is the exclamation: **How tall the tower is!**

The slip to watch for is counting the seasons or missing the little word *I*.

Now you try: how many capitals does this need? *on monday mum met the doctor in york.* (4: On, Monday, Mum, York.)`,
    mistake: `
Some children write "Summer" or "my Mum" with a capital. "Summer" is a season, and seasons stay small. "My mum" stays small too, but "Mum" on its own is a name: "I asked Mum." To see the slip, ask: "Is it used as a name here?"`,
    tryThis: `
Look at an envelope or a sign in your street. Find all the capital letters on it. Can you give the reason for each one?`,
  })),
  misconceptions: once(() => ({
    'capital-for-a-common-word': {
      child: 'That is a common word. Look for a name, or for a word that is part of one.',
      parent:
        'Gives a capital to a common word. Hunt for names in a newspaper: people, places, days, months and languages.',
    },
    'forgot-the-start-of-the-sentence': {
      child: 'The first word of a sentence needs a capital too. Count it.',
      parent:
        'Forgets that every sentence begins with a capital. Look for the full stops: a capital comes after each.',
    },
    'forgot-the-names': {
      child: 'Names need capitals too: people, places, days, months and languages.',
      parent: 'Counts only the starts of sentences. Read again and underline every name.',
    },
    'missed-one-word': {
      child: 'You missed just one. Read word by word and tick each name.',
      parent: 'Misses one word. Go through the text with a finger and tick each word that needs a capital.',
    },
    'took-it-for-an-exclamation': {
      child: 'Does it begin with How or What a? Only then is it an exclamation.',
      parent: 'Mistakes it for an exclamation. In school grammar only “How …!” and “What a …!” count.',
    },
    'took-it-for-a-command': {
      child: 'A command tells you what to do and begins with the verb or with please.',
      parent: 'Mistakes it for a command. Ask whether someone is being told to do something.',
    },
    'took-it-for-not-a-whole-sentence': {
      child: 'Ask if it can stand alone. This one can.',
      parent:
        'Mistakes a full sentence for an unfinished one. Read it aloud and ask if it leaves you waiting for more.',
    },
    'took-it-for-a-question': {
      child: 'A question wants an answer. Try to give one.',
      parent: 'Mistakes it for a question. Try to answer it: if you can’t, it is not a question.',
    },
    'took-it-for-a-statement': {
      child: 'A statement tells a whole fact. Check if it asks, orders, exclaims or stops half way.',
      parent: 'Mistakes it for a statement. Read it aloud and ask what it does: tell, ask, order or exclaim.',
    },
  })),
  templates: [findTheWord, countCapitals, kindOfSentence],
  earlier: [
    findTheWordIn({ version: 1, drawLine: drawSlot, rule: 'Names like this' }),
    countCapitalsIn(1, drawFixedLines),
    kindOfSentenceIn(1),
  ],
}
