import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { capital, listed } from '../wording.ts'
import { drawLikelyEvent } from './likely-events.ts'
import { doersOf, drawEvent, names, people } from './sentences.ts'

const intros = [
  'needed some things for the trip',
  'had packed the following items',
  'wanted only a few things',
  'bought everything for the camp',
  'found some odd objects in the attic',
  'had put these things on the table',
]
const items = [
  'a map',
  'a torch',
  'a rope',
  'a whistle',
  'a blanket',
  'a compass',
  'a kettle',
  'an umbrella',
  'a lamp',
  'a flask',
]

const listColonIn = (version: 1 | 2) =>
  template({
    id: 'english.colons-and-semicolons.list-colon',
    version,
    ...(version === 2 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 35,
    draw: (random, step) => ({
      name: random.pick(names),
      intro: random.pick(intros),
      items: random.sample(items, random.pick([[3], [3, 4], [4], [4, 5], [5]][step - 1] ?? [4])),
    }),
    measure: 'things in the list',
    hardness: ({ items }) => items.length,
    write: ({ name, intro, items }) => {
      const list = listed(items)
      const [first = '', ...rest] = items
      const right = `${name} ${intro}: ${list}.`
      const cut = intro.lastIndexOf(' ')
      return {
        stem: 'In which sentence is the colon in the right place?',
        right: { text: right },
        wrong: [
          { text: `${name} ${intro}, ${first}: ${listed(rest)}.`, misconception: 'colon-inside-the-list' },
          { text: `${name}: ${intro} ${list}.`, misconception: 'colon-after-the-subject' },
          {
            text: `${name} ${intro.slice(0, cut)}: ${intro.slice(cut + 1)} ${list}.`,
            misconception: 'colon-too-early',
          },
          {
            text: `${name} ${intro} ${items.slice(0, -1).join(', ')} and: ${items.at(-1)}.`,
            misconception: 'colon-after-and',
          },
          {
            text: `${name} ${intro}, ${items.slice(0, 2).join(', ')}: ${listed(items.slice(2))}.`,
            misconception: 'colon-inside-the-list',
          },
          {
            text: `${name}: ${intro}, ${first}: ${listed(rest)}.`,
            misconception: 'colon-after-the-subject',
          },
          {
            text: `${name}: ${intro} ${items.slice(0, -1).join(', ')} and: ${items.at(-1)}.`,
            misconception: 'colon-after-and',
          },
          {
            text: `${name} ${intro.slice(0, cut)}: ${intro.slice(cut + 1)}, ${first}: ${listed(rest)}.`,
            misconception: 'colon-inside-the-list',
          },
        ],
        explanation:
          version === 1
            ? `What stands before the colon is a whole clause: “${name} ${intro}”. Then the colon opens the list: **${right}**`
            : `The words before the colon could be a sentence: “${name} ${intro}”. Then the colon introduces the list: **${right}**`,
      }
    },
  })

export const listColon = listColonIn(2)

/** Two main clauses that belong together. */
const couples: readonly (readonly [string, string])[] = [
  ['the sun went down', 'the air grew cold'],
  ['some birds fly south', 'others stay all winter'],
  ['the door was locked', 'nobody had a key'],
  ['my brother likes tea', 'my sister prefers milk'],
  ['the road was icy', 'the cars moved slowly'],
  ['it was past midnight', 'the town was silent'],
  ['the film was long', 'we enjoyed every minute'],
  ['summer was over', 'the beach was empty'],
  ['the bell rang', 'the pupils ran outside'],
  ['the river had risen', 'the path was under water'],
  ['the cake was gone', 'only crumbs were left'],
  ['the stars came out', 'the camp fell quiet'],
  ['Mum plays the drums', 'Dad plays the flute'],
  ['the tide was low', 'the boats lay on the sand'],
]
const children = people.filter(({ text }) => !text.startsWith('the '))

function drawCouple(random: Random, step: Step): readonly [string, string] {
  const { who, verb, object } = drawLikelyEvent(random, step / 5, undefined, children)
  for (;;) {
    const other = drawLikelyEvent(random, verb.irregular ? 1 : 0, each => each === verb, children)
    if (other.who !== who && other.object !== object)
      return [`${who.text} ${verb.past} the ${object}`, `${other.who.text} ${verb.past} the ${other.object}`]
  }
}

/** A misplaced semicolon is easier to spot the further it is from the right place. */
const joiningMarkIn = (version: 1 | 2) =>
  template({
    id: 'english.colons-and-semicolons.joining-mark',
    version,
    mode: 'options',
    seconds: 35,
    draw: (random, step) => {
      const near = random.chance((step - 1) / 4)
      if (random.chance(0.3)) return { couple: random.pick(couples), near }
      if (version === 2) return { couple: drawCouple(random, step), near }
      const { verb } = drawEvent(random, step / 5)
      const [one, two] = random.sample(doersOf(verb), 2)
      const [oneThing, other] = random.sample(verb.objects, 2)
      const first = `${one?.text} ${verb.past} the ${oneThing}`
      return { couple: [first, `${two?.text} ${verb.past} the ${other}`] as const, near }
    },
    measure: 'a quarter for each word, and two more where the wrong marks stand near the right place',
    hardness: ({ couple, near }) => couple.join(' ').split(' ').length / 4 + (near ? 2 : 0),
    write: ({ couple: [first, second], near }) => {
      const opening = capital(first)
      const words = opening.split(' ')
      const [head = '', ...tail] = second.split(' ')
      const right = `${opening}; ${second}.`
      return {
        stem: 'Which sentence is punctuated correctly?',
        right: { text: right },
        wrong: [
          { text: `${opening}, ${second}.`, misconception: 'comma-between-two-sentences' },
          near
            ? { text: `${opening} ${head}; ${tail.join(' ')}.`, misconception: 'semicolon-too-late' }
            : {
                text: `${words[0]}; ${words.slice(1).join(' ')} ${second}.`,
                misconception: 'semicolon-too-early',
              },
          {
            text: `${words.slice(0, -1).join(' ')}; ${words.at(-1)} ${second}.`,
            misconception: 'semicolon-too-early',
          },
          { text: `${opening} ${second}.`, misconception: 'left-out-the-mark' },
        ],
        explanation: `“${opening}” and “${second}” could each be a sentence, and they belong together. A comma is too weak to join them, so a semicolon does it: **${right}**`,
      }
    },
  })

export const joiningMark = joiningMarkIn(2)

export const colonsAndSemicolons: Topic = {
  id: 'english.colons-and-semicolons',
  name: 'Colons and semicolons',
  subdomain: 'punctuation',
  year: 6,
  prerequisites: ['english.commas', 'english.clauses-and-phrases'],
  about: 'Opening a list with a colon, and joining two sentences with a semicolon.',
  weights: { gl: 2, cem: 0, iseb: 2 },
  lesson: once(() => ({
    version: 2,
    idea: `
A **colon** has two dots. It says: "Look, here it comes!" It opens a list. The part before it must be a whole clause.

*I packed three things: a map, a torch and a rope.*

A **semicolon** is a dot with a comma under it. It joins two clauses that belong together. Each of them could be a sentence by itself.

*The sun went down; the air grew cold.*

A full stop would be right, too. But the semicolon shows that the two ideas are close. You do not need a joining word such as "and" when you use it.`,
    example: `
*The door was locked nobody had a key.* Which mark is missing, and where?

1. Find the verbs: "was" and "had". So there are two clauses.
2. The first one ends after "locked". The next begins with "nobody".
3. Each could be a sentence. They are about the same thing.
4. So put a semicolon between them: *The door was locked; nobody had a key.*`,
    harder: `
In which sentence is the colon right?

- Nina wanted: a torch, a flask and a map.
- Nina wanted only a few things: a torch, a flask and a map.
- Nina wanted only: a few things a torch, a flask and a map.

1. I stop at each colon and ask: "Could this be a whole sentence?"
2. "Nina wanted." No. Wanted what? So the first is wrong.
3. "Nina wanted only a few things." Yes! So the **second** is right. The colon says: here they come.
4. "Nina wanted only." No. The third is wrong.

Which mark is missing? *Priya drove the tractor Grace drove the train.*

1. There are two verbs, so there are two clauses: "Priya drove the tractor" and "Grace drove the train".
2. Each could be a sentence. They belong together, for they are built the same way.
3. A comma is too weak to join them. There is no joining word. So I need a **semicolon**: *Priya drove the tractor; Grace drove the train.*

How do you tell the two marks apart? A colon points **forward**: the second part shows what the first part promised. A semicolon sets two equal parts **side by side**.

The slip to watch for is putting the semicolon one word too early or too late. Find where the second subject starts.

Now you try: *The shop was shut we went home hungry.* (The shop was shut; we went home hungry.)`,
    mistake: `
A colon does not come straight after the verb. "We bought: milk, eggs and rice" is wrong, since "We bought" is not a whole clause. To see the slip, stop at the colon. Could it be a full sentence? "We bought some food" could: "We bought some food: milk, eggs and rice."`,
    tryThis: `
Look round the room. Write one sentence with a colon that lists what is on a shelf. Then write one with a semicolon about two people you know: "Ben likes jam; Ann likes honey."`,
  })),
  misconceptions: once(() => ({
    'colon-too-early': {
      child: 'The colon comes a little too soon. First finish the part before the list.',
      parent: 'Puts the colon one word too early. The words before it must be a full sentence.',
    },
    'colon-after-the-subject': {
      child: 'Do not cut off the name. The colon comes just before the list.',
      parent:
        'Puts the colon after the name. The words before a colon must be a full sentence, so read up to it.',
    },
    'colon-after-and': {
      child: 'The colon opens the list. It never comes after “and”.',
      parent: 'Puts the colon after “and”. Find the first thing in the list; the colon goes before it.',
    },
    'colon-inside-the-list': {
      child: 'The colon comes before the first thing, not after it.',
      parent: 'Puts the colon inside the list. Count the things: all of them come after the colon.',
    },
    'comma-between-two-sentences': {
      child: 'Both parts are full sentences. A comma is too weak, so use a semicolon.',
      parent:
        'Joins two sentences with a comma. Read each half alone: if both are sentences, use a semicolon.',
    },
    'semicolon-too-early': {
      child: 'The mark comes too soon. Put it at the end of the first sentence.',
      parent: 'Puts the semicolon too early. Find the end of the first full sentence.',
    },
    'left-out-the-mark': {
      child: 'Two sentences run together. Put a mark between them.',
      parent: 'Leaves out the mark between two sentences. Read aloud and listen for the pause.',
    },
    'semicolon-too-late': {
      child: 'The mark comes too late. Put it just before the next sentence.',
      parent:
        'Puts the semicolon too late. Find the first word of the second sentence; the mark goes before it.',
    },
  })),
  templates: [listColon, joiningMark],
  earlier: [listColonIn(1), joiningMarkIn(1)],
}
