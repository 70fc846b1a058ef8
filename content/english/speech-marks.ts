import { once } from '../once.ts'
import type { Step } from '../question.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { names } from './sentences.ts'

const said = ['said', 'whispered', 'called', 'replied', 'announced', 'shouted']
const told = [
  'We are nearly there',
  'The train has gone',
  'My kite is stuck in a tree',
  'There is a fox in the garden',
  'I have lost my ticket',
  'The soup is ready',
  'It is time to go home',
  'Our team won the cup',
  'The bridge is closed',
  'I can see the sea',
  'The puppies are asleep',
  'Your tent has blown away',
  'Everyone is on the bus',
  'We have run out of bread',
]
const asked = [
  'Where is my coat',
  'May I come in',
  'Have you fed the hens',
  'Who ate the last plum',
  'Is it far to the castle',
  'When does the bus leave',
  'Can you hear that noise',
  'Did anyone see my cat',
  'Where did you find that map',
  'Can we stay a little longer',
  'Is the shop still open',
]
/** Speech interrupted by the speaker's name. */
const broken: readonly (readonly [string, string])[] = [
  ['If it rains', 'we can play indoors'],
  ['When I grow up', 'I shall be a pilot'],
  ['After lunch', 'we must feed the ducks'],
  ['In my opinion', 'the map is upside down'],
  ['On Saturday', 'we are going to the fair'],
  ['To be honest', 'I would rather stay here'],
  ['Before we leave', 'someone must lock the gate'],
  ['As far as I know', 'the museum is free'],
  ['By the way', 'your shoelace is undone'],
  ['If we hurry', 'we shall catch the last boat'],
]

const forms = ['after', 'question', 'before', 'split'] as const
type Form = (typeof forms)[number]
const level: Readonly<Record<Form, number>> = { after: 1, question: 2, before: 4, split: 5 }

/** A kind listed twice is drawn twice as often. */
const formsAt: Readonly<Record<Step, readonly Form[]>> = {
  1: ['after', 'after', 'question'],
  2: ['after', 'question', 'question'],
  3: ['question', 'before'],
  4: ['before', 'before', 'split'],
  5: ['before', 'split', 'split'],
}

const rightlyMarkedIn = (version: 1 | 2) =>
  template({
    id: 'english.speech-marks.rightly-marked',
    version,
    mode: 'options',
    seconds: 45,
    draw: (random, step) => {
      const form = random.pick(formsAt[step])
      const [first, second] =
        form === 'split' ? random.pick(broken) : [random.pick(form === 'question' ? asked : told), '']
      return {
        form,
        first,
        second,
        name: random.pick(names),
        verb: form === 'question' ? 'asked' : random.pick(said),
      }
    },
    measure: 'who speaks comes after (1), after a question (2), before (4) or in the middle (5)',
    hardness: ({ form }) => level[form],
    write: ({ form, first, second, name, verb }) => {
      const by = `${verb} ${name}`
      const [right, ...wrong] = variants[form](first, second, by, `${name} ${verb}`)
      return {
        stem: 'Which sentence is punctuated correctly?',
        right: { text: right ?? '' },
        wrong: wrong.map((text, at) => ({
          text,
          misconception: slips[form][at] ?? 'mark-in-the-wrong-place',
        })),
        explanation: `${(version === 1 ? rulesBefore : rules)[form]} So: ${right}`,
      }
    },
  })

export const rightlyMarked = rightlyMarkedIn(2)

/** The right one comes first. */
const variants: Readonly<Record<Form, (first: string, second: string, by: string, who: string) => string[]>> =
  {
    after: (first, _, by) => [
      `“${first},” ${by}.`,
      `“${first}”, ${by}.`,
      `“${first}” ${by}.`,
      `“${first}, ${by}.”`,
      `“${first}.” ${by}.`,
    ],
    question: (first, _, by) => [
      `“${first}?” ${by}.`,
      `“${first}”? ${by}.`,
      `“${first},” ${by}?`,
      `“${first}? ${by}.”`,
      `“${first}” ${by}?`,
    ],
    before: (first, _, __, who) => [
      `${who}, “${first}.”`,
      `${who} “${first}.”`,
      `${who}, “${first}”`,
      `“${who}, ${first}.”`,
      `${who} “, ${first}.”`,
    ],
    split: (first, second, by) => [
      `“${first},” ${by}, “${second}.”`,
      `“${first},” ${by}, ${second}.”`,
      `“${first}, ${by}, ${second}.”`,
      `“${first}” ${by} “${second}.”`,
      `“${first},” ${by}, “${second}”.`,
    ],
  }

const slips: Readonly<Record<Form, readonly string[]>> = {
  after: [
    'comma-outside-the-speech',
    'comma-left-out',
    'speaker-inside-the-speech',
    'full-stop-before-the-speaker',
  ],
  question: [
    'question-mark-outside',
    'question-mark-at-the-end',
    'speaker-inside-the-speech',
    'question-mark-at-the-end',
  ],
  before: ['comma-left-out', 'full-stop-left-out', 'speaker-inside-the-speech', 'comma-inside-the-speech'],
  split: ['speech-not-opened-again', 'speaker-inside-the-speech', 'comma-left-out', 'full-stop-outside'],
}

const rulesBefore: Readonly<Record<Form, string>> = {
  after:
    'The words that are spoken stand inside the speech marks. Before the closing marks comes a comma, then who says it.',
  question: 'The question mark belongs to the words that are spoken, so it stands inside the speech marks.',
  before:
    'Who says it comes first, then a comma. The speech with its own full stop stands inside the speech marks.',
  split:
    'The speech is broken in two. Each part has its own speech marks, and commas keep it apart from who says it.',
}

const rules: Readonly<Record<Form, string>> = {
  after:
    'Only the words that somebody says go inside the speech marks. A comma comes before the closing marks, and then we learn who speaks.',
  question:
    'The question mark belongs to the words that somebody says, so it goes inside the speech marks. No comma is needed as well.',
  before:
    'First we learn who speaks, and then comes a comma. The spoken words keep their own full stop, inside the speech marks.',
  split:
    'The spoken words are broken in two. Each part has its own speech marks, commas keep it apart from the person who speaks, and the last full stop goes inside.',
}

/** After “shouted” a child would look for an exclamation mark, which is not offered. */
const calmly = ['said', 'whispered', 'replied', 'explained', 'announced', 'murmured']

/** A placeholder for the speaker's name. */
const NAME = '@'

const marks = {
  opening: 'opening speech marks',
  closing: 'closing speech marks',
  comma: 'a comma',
  question: 'a question mark',
  stop: 'a full stop',
} as const
type Mark = keyof typeof marks
const markText: Readonly<Record<Mark, string>> = {
  opening: '“',
  closing: '”',
  comma: ',',
  question: '?',
  stop: '.',
}

const missingMarkIn = (version: 1 | 2) =>
  template({
    id: 'english.speech-marks.missing-mark',
    version,
    mode: 'options',
    seconds: 30,
    draw: (random, step) => {
      const form = random.pick(formsAt[step])
      const [first, second] =
        form === 'split' ? random.pick(broken) : [random.pick(form === 'question' ? asked : told), '']
      const verb = form === 'question' ? 'asked' : random.pick(version === 1 ? said : calmly)
      const text = variants[form](first, second, `${verb} ${NAME}`, `${NAME} ${verb}`)[0] ?? ''
      const present = (Object.keys(marks) as Mark[]).filter(mark => text.includes(markText[mark]))
      const mark = random.pick(present)
      return {
        form,
        text: text.replace(NAME, random.pick(names)),
        mark,
        // Interrupted speech has some marks twice, and either may be the missing one.
        which: random.int(1, text.split(markText[mark]).length - 1),
      }
    },
    measure: 'who speaks comes after (1), after a question (2), before (4) or in the middle (5)',
    hardness: ({ form }) => level[form],
    write: ({ form, text, mark, which }) => {
      const at = text.split(markText[mark]).slice(0, which).join(markText[mark]).length
      const without = text.slice(0, at) + text.slice(at + 1)
      return {
        stem: `One mark is missing:\n\n${without}\n\nWhich mark is it?`,
        right: { text: marks[mark] },
        wrong: (Object.keys(marks) as Mark[])
          .filter(other => other !== mark)
          .map(other => ({ text: marks[other], misconception: `thought-${other}-was-missing` })),
        explanation: `${version === 1 ? '' : `${rules[form]} `}With all its marks the sentence is: ${text} So **${marks[mark]}** ${mark === 'opening' || mark === 'closing' ? 'are' : 'is'} missing.`,
      }
    },
  })

export const missingMark = missingMarkIn(2)

export const speechMarks: Topic = {
  id: 'english.speech-marks',
  name: 'Speech marks',
  subdomain: 'punctuation',
  year: 5,
  prerequisites: ['english.commas'],
  about: 'Setting out direct speech with speech marks and the marks that go with them.',
  weights: { gl: 4, cem: 1, iseb: 4 },
  lesson: once(() => ({
    version: 2,
    idea: `
**Speech marks** show the words that someone says. They go at the start and at the end of those words, like two hands that hold them: “We are late.” Some people call them inverted commas.

There are some rules:

- Only the spoken words go inside.
- A mark comes before the closing speech marks. If the sentence goes on, it is a comma: “We are late,” said Omar.
- A question keeps its question mark: “Are we late?” asked Omar.
- If the speaker comes first, put a comma after the speaker: Omar said, “We are late.”
- The speech starts with a capital letter.
- The speaker can come in the middle: “If it rains,” said Omar, “we can play here.” Then each part has its own speech marks. The next part goes on with a small letter.
- Start a new line for each new speaker.`,
    example: `
Put in the marks: *the soup is ready called Nina*

1. Which words does Nina say? *The soup is ready.* Put the speech marks round them.
2. The sentence goes on, so put a comma before you close them: “The soup is ready,”
3. Add who says it, and a full stop: “The soup is ready,” called Nina.`,
    harder: `
Put in all the marks: *by the way announced Omar your shoelace is undone*

1. Which words does Omar say? *By the way ... your shoelace is undone.* The words "announced Omar" cut the speech in two.
2. Each part has its own pair of speech marks: “by the way” and “your shoelace is undone”.
3. Before you close the first part, put a comma **inside**: “By the way,”
4. After the name comes another comma, as the sentence goes on: announced Omar,
5. The second part goes on with a small letter, for it is the same sentence. At the end there is a full stop, inside: “your shoelace is undone.”
6. All together: **“By the way,” announced Omar, “your shoelace is undone.”**

Count the marks to check: four speech marks, two commas, one full stop.

What if the second part is a **new** sentence? Then there is a full stop after the name, and a capital letter: “It is late,” said Nina. “Let us go.”

The slip to watch for is forgetting to open the speech marks again after the name. Put a finger on each mark. Does every opening mark have a closing one?

Now you try: which mark is missing? *Nina announced “There is a fox in the garden.”* (A comma after *announced*.)`,
    mistake: `
Many children put the comma outside: “The soup is ready”, called Nina. The comma belongs to the speech, so it goes inside. To see the slip, look at the closing marks. There must be a comma, a full stop, a question mark or an exclamation mark just before them.`,
    tryThis: `
Listen to two people at home for a minute. Write down four things that they say, with speech marks, and say who said each.`,
  })),
  misconceptions: once(() => ({
    'question-mark-at-the-end': {
      child: 'The question is in the spoken words. Put the mark there, not at the end.',
      parent: 'Puts the question mark at the end of the whole sentence. Ask which words are the question.',
    },
    'question-mark-outside': {
      child: 'The question mark belongs to the spoken words, so it goes inside the speech marks.',
      parent:
        'Puts the question mark outside the speech marks. Think of a speech bubble: everything said goes in it.',
    },
    'speaker-inside-the-speech': {
      child: 'The words that tell who speaks are not spoken. Keep them outside the speech marks.',
      parent:
        'Puts the speaker inside the speech marks. Draw a speech bubble and write in only what is said.',
    },
    'comma-left-out': {
      child: 'A comma is missing between the spoken words and who says them.',
      parent:
        'Leaves out the comma between speech and speaker. Look at a page of talk in a storybook together.',
    },
    'full-stop-before-the-speaker': {
      child: 'The sentence goes on, so use a comma, not a full stop, before who says it.',
      parent: 'Puts a full stop before the speaker. The sentence goes on, so a comma is needed there.',
    },
    'comma-outside-the-speech': {
      child: 'The comma goes inside, before the closing speech marks.',
      parent:
        'Puts the comma outside the speech marks. Look in a book: the comma comes first, then the marks.',
    },
    'comma-inside-the-speech': {
      child: 'The comma comes after the speaker, before the speech marks open.',
      parent:
        'Puts the comma inside the opening speech marks. Say it aloud: you pause before the speech begins.',
    },
    'full-stop-left-out': {
      child: 'The spoken sentence needs its full stop, inside the speech marks.',
      parent: 'Leaves out the full stop at the end of the speech. What is spoken is a sentence of its own.',
    },
    'full-stop-outside': {
      child: 'The full stop goes inside, before the closing speech marks.',
      parent: 'Puts the full stop outside the speech marks. Look at some endings in a storybook.',
    },
    'speech-not-opened-again': {
      child: 'The speech goes on after the break, so open the speech marks again.',
      parent:
        'Does not open the speech marks again after the speaker. Use two speech bubbles for the two parts.',
    },
    'thought-question-was-missing': {
      child: 'Does anyone ask something? If not, or if the mark is there, look for another gap.',
      parent:
        'Thinks a question mark is missing. Read the spoken words aloud and ask if they are a question.',
    },
    'thought-opening-was-missing': {
      child: 'The opening marks are there. Check each mark in turn.',
      parent:
        'Thinks the opening speech marks are missing. Count them: every pair needs one to open and one to close.',
    },
    'thought-closing-was-missing': {
      child: 'The closing marks are there. Check each mark in turn.',
      parent: 'Thinks the closing speech marks are missing. Count the marks in pairs.',
    },
    'thought-comma-was-missing': {
      child: 'No comma is missing. Look at the ends of the speech and of the sentence.',
      parent: 'Thinks a comma is missing. Compare with a line of talk in a storybook, mark by mark.',
    },
    'thought-stop-was-missing': {
      child: 'No full stop is missing. Look where the speech meets the speaker.',
      parent: 'Thinks a full stop is missing. Touch each mark in the sentence and say what it does.',
    },
  })),
  templates: [rightlyMarked, missingMark],
  earlier: [rightlyMarkedIn(1), missingMarkIn(1)],
}
