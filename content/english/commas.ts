import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { drawLikelyEvent } from './likely-events.ts'
import { drawEvent, names } from './sentences.ts'

const shopping = [
  'ripe plums',
  'fresh bread',
  'soft cheese',
  'cold milk',
  'brown eggs',
  'sweet carrots',
  'green beans',
  'tomato soup',
  'apple juice',
  'rice cakes',
  'roast potatoes',
  'ginger biscuits',
]
/** Things with “and” in their names, which must not be taken for two. */
const withAnd = [
  'salt and vinegar crisps',
  'egg and cress sandwiches',
  'cheese and onion pasties',
  'leek and potato soup',
  'peach and mango juice',
  'carrot and walnut cake',
]

const getting = ['bought', 'packed', 'found', 'brought', 'carried', 'ordered']
const purposes = [
  'For the picnic',
  'After school',
  'On the way home',
  'For the school fair',
  'Early on Saturday',
]

interface Shopping {
  /** Before the list, with its comma if there are opening words. */
  readonly start: string
  readonly items: readonly string[]
}

const countAt = (random: Random, step: Step) => random.pick([[3], [3, 4], [4], [4, 5], [5]][step - 1] ?? [4])

const drawAnyShopping = (random: Random, step: Step): Shopping => ({
  start: `${random.pick(names)} ${random.pick(getting)}`,
  items: random.sample(shopping, countAt(random, step)),
})

/** From step 4 on with opening words, and with “and” inside one of the first things. */
function drawShopping(random: Random, step: Step): Shopping {
  const buying = `${random.pick(names)} ${random.pick(['bought', 'ordered', 'chose'])}`
  const items = random.sample(shopping, countAt(random, step) - (step < 4 ? 0 : 1))
  if (step < 4) return { start: buying, items }
  items.splice(random.int(0, items.length - 2), 0, random.pick(withAnd))
  return { start: `${random.pick(purposes)}, ${buying}`, items }
}

interface ListEdition {
  readonly version: number
  readonly balancedFrom?: number
  readonly drawList: typeof drawShopping
}

const listCommasIn = ({ drawList, ...version }: ListEdition) =>
  template({
    id: 'english.commas.list-commas',
    ...version,
    mode: 'options',
    seconds: 35,
    draw: drawList,
    measure: 'things in the list, and one more for opening words',
    hardness: ({ start, items }) => items.length + (start.includes(',') ? 1 : 0),
    write: ({ start, items }) => {
      const [first = '', ...rest] = items
      const last = items.at(-1) ?? ''
      const before = items.slice(0, -1)
      const right = `${start} ${listed(items)}.`
      const split = (item: string) => item.replace(' ', ', ')
      const slips: readonly (readonly [text: string, misconception: string])[] = [
        [`${start}, ${listed(items)}.`, 'comma-before-the-list'],
        [`${start} ${first} ${listed(rest)}.`, 'comma-left-out'],
        [`${start} ${before.join(', ')} and, ${last}.`, 'comma-after-and'],
        [`${start} ${listed([split(first), ...rest])}.`, 'comma-inside-one-thing'],
        [`${start} ${listed([...before, split(last)])}.`, 'comma-inside-one-thing'],
        [`${start} ${before.join(' ')} and ${last}.`, 'comma-left-out'],
        [`${start}, ${before.join(', ')} and, ${last}.`, 'comma-after-and'],
        [`${start}, ${first} ${listed(rest)}.`, 'comma-before-the-list'],
        [`${start}, ${listed([split(first), ...rest])}.`, 'comma-inside-one-thing'],
        [`${start} ${split(first)} ${listed(rest)}.`, 'comma-left-out'],
        [`${start} ${[split(first), ...before.slice(1)].join(', ')} and, ${last}.`, 'comma-inside-one-thing'],
      ]
      const wrong = slips.map(([text, misconception]) => ({ text, misconception }))
      return {
        stem: 'In which sentence are the commas in the right places?',
        right: { text: right },
        wrong: [...tangled(start, items), ...wrong],
        explanation: `A comma stands between the things of a list, and “and” stands before the last one: **${right}** There is no comma before the first thing, none after “and”, and none inside the name of one thing.${start.includes(',') ? ' Opening words have a comma after them.' : ''}`,
      }
    },
  })

/** Slips that are only possible with “and” inside one thing. */
function tangled(start: string, items: readonly string[]): WrongChoice[] {
  const double = items.find(item => item.includes(' and '))
  if (!double) return []
  const withItem = (changed: string) => listed(items.map(item => (item === double ? changed : item)))
  return [
    {
      text: `${start} ${withItem(double.replace(' and', ', and'))}.`,
      misconception: 'comma-inside-one-thing',
    },
    { text: `${start} ${withItem(double.replace(' and ', ' and, '))}.`, misconception: 'comma-after-and' },
  ]
}

export const listCommas = listCommasIn({ version: 2, balancedFrom: 1, drawList: drawShopping })

const openings = [
  'After lunch',
  'In the morning',
  'Last Tuesday',
  'At the end of the week',
  'Later that day',
  'One fine spring morning',
  'As soon as the bell rang',
  'When the rain had stopped',
  'Because it was a holiday',
  'Although it was very cold',
  'Before the sun had come up',
  'While everyone else was still asleep',
  'Last week',
  'At midnight',
  'After a while',
  'During the holidays',
  'On the last day of term',
  'When the clock struck nine',
  'As nobody else had any time',
  'Although the weather was far from good',
  'Just as the sun was going down',
  'Even though it was still very early',
]

const wordCount = (text: string) => text.split(' ').length

const openingCommaIn = (version: 1 | 2) =>
  template({
    id: 'english.commas.opening-comma',
    version,
    mode: 'options',
    seconds: 35,
    draw: (random, step) => {
      const length = [2, 3, 4, 5, 6][step - 1] ?? 4
      const opening = random.pick(openings.filter(text => Math.abs(wordCount(text) - length) <= 1))
      const { who, verb, object } = version === 1 ? drawEvent(random, 0.5) : drawLikelyEvent(random, 0.5)
      return { opening, who: who.text, verb: verb.past, object }
    },
    measure: 'words before the comma',
    hardness: ({ opening }) => wordCount(opening),
    write: ({ opening, who, verb, object }) => {
      const cut = opening.lastIndexOf(' ')
      const early = `${opening.slice(0, cut)}, ${opening.slice(cut + 1)}`
      return {
        stem: 'In which sentence is the comma in the right place?',
        right: { text: `${opening}, ${who} ${verb} the ${object}.` },
        wrong: [
          { text: `${opening} ${who}, ${verb} the ${object}.`, misconception: 'comma-after-the-subject' },
          { text: `${early} ${who} ${verb} the ${object}.`, misconception: 'comma-inside-the-opening' },
          { text: `${opening} ${who} ${verb}, the ${object}.`, misconception: 'comma-after-the-verb' },
          { text: `${opening} ${who} ${verb} the, ${object}.`, misconception: 'comma-before-a-noun' },
        ],
        explanation: `“${opening}” tells when, where, how or why, and comes before the main part. ${version === 1 ? 'The comma stands at its end, just before' : 'The comma comes at its end, just before'} “${who}”: **${opening}, ${who} ${verb} the ${object}.**`,
      }
    },
  })

export const openingComma = openingCommaIn(2)

const extras = [
  'my best friend',
  'the captain',
  'a keen swimmer',
  'our new neighbour',
  'the youngest of us',
  'who is nine',
  'who lives next door',
  'who loves animals',
  'who had never been late before',
  'the winner of last year’s race',
  'who is always in a hurry',
  'who comes from a farm',
  'the fastest runner of all',
  'who has two pet snails',
  'the oldest of them',
  'who never gives up',
  'who had hardly slept at all that night',
  'who was hoping to win the first prize',
]

const pairOfCommasIn = (version: 1 | 2) =>
  template({
    id: 'english.commas.pair-of-commas',
    version,
    mode: 'options',
    seconds: 40,
    harder: 0.3,
    draw: (random, step) => {
      const { verb, object } = version === 1 ? drawEvent(random, 0.5) : drawLikelyEvent(random, 0.5)
      const length = [2, 3, 4, 5, 7][step - 1] ?? 3
      const name = random.pick(names)
      const extra = random.pick(extras.filter(text => Math.abs(wordCount(text) - length) <= 1))
      return { name, extra, verb: verb.past, object }
    },
    measure: 'words between the two commas',
    hardness: ({ extra }) => wordCount(extra),
    write: ({ name, extra, verb, object }, random) => {
      const right = `${name}, ${extra}, ${verb} the ${object}.`
      const broken = extra.replace(/ (?=\S+$)/, ', ')
      return {
        stem: 'Which sentence has its commas in the right places?',
        right: { text: right },
        // These have one, two and three commas, so the number of commas gives nothing away.
        wrong: random.shuffle([
          { text: `${name}, ${extra} ${verb} the ${object}.`, misconception: 'second-comma-left-out' },
          { text: `${name} ${extra}, ${verb} the ${object}.`, misconception: 'first-comma-left-out' },
          { text: `${name}, ${extra} ${verb}, the ${object}.`, misconception: 'second-comma-too-late' },
          { text: `${name}, ${broken} ${verb} the ${object}.`, misconception: 'second-comma-too-early' },
          { text: `${name} ${extra}, ${verb}, the ${object}.`, misconception: 'commas-around-the-verb' },
          { text: `${name}, ${extra}, ${verb}, the ${object}.`, misconception: 'comma-after-the-verb' },
        ]),
        explanation: `“${extra}” tells us more about ${name}. You could leave it out: ${name} ${verb} the ${object}. So it ${version === 1 ? 'stands' : 'goes'} between two commas, like a pair of brackets: **${right}**`,
      }
    },
  })

export const pairOfCommas = pairOfCommasIn(2)

export const commas: Topic = {
  id: 'english.commas',
  name: 'Commas',
  subdomain: 'punctuation',
  year: 5,
  prerequisites: ['english.capital-letters-and-sentences'],
  about: 'Commas in lists, after opening words, and around extra information.',
  weights: { gl: 3, cem: 1, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A **comma** is a small pause. It keeps parts of a sentence apart. Here are three places where you need it.

**In a list.** Put a comma between the things. Put "and" before the last one: *We saw cows, sheep, pigs and a goat.*

**After an opening.** Some words come first and tell when, where or how. A comma shows where they end: *After the film, we went home.*

**Around extra words.** You can slip in more about someone. Put a comma on each side: *Zara, my cousin, plays chess.* The commas are like brackets. Take out what is between them, and the sentence still works.`,
    example: `
Where do the commas go? *Last night my brother who is six lost a tooth.*

1. "Last night" is an opening. Put a comma after it: *Last night, my brother …*
2. "Who is six" is extra. Could you leave it out? Yes: *my brother lost a tooth.*
3. So it needs a pair: *Last night, my brother, who is six, lost a tooth.*`,
    harder: `
Where do the commas go? *Although the weather was far from good my aunt who never gives up swam in the sea.*

1. I look for the main part first, the part that could be a sentence: "my aunt swam in the sea".
2. All that comes before "my aunt" is an opening: "Although the weather was far from good". It is long, but it is still one opening. So there is one comma, and it goes at its **end**, just before "my aunt".
3. "Who never gives up" is extra. I can leave it out. So it needs a **pair**, one on each side.
4. **Although the weather was far from good, my aunt, who never gives up, swam in the sea.**
5. Check: take out the extra words. "Although the weather was far from good, my aunt swam in the sea." It works.

In a list, take care of things that have two words. *We bought fresh bread, soft cheese, tomato soup and green beans.* There is no comma after "fresh", for "fresh bread" is **one** thing.

The slip to watch for is opening a pair and not closing it. If there is a comma before "who", look for the second one.

Now you try: *Grace the winner of the race waved.* (Grace, the winner of the race, waved.)`,
    mistake: `
A comma can’t join two sentences. "It was late, I went to bed" is wrong. It needs a full stop or a joining word: "It was late, **so** I went to bed." To see the slip, read the part on each side. If each could be a sentence on its own, a comma is not enough.`,
    tryThis: `
Say a shopping list of five things out loud. Clap for each comma. How many claps did you need?`,
  })),
  misconceptions: once(() => ({
    'comma-after-and': {
      child: 'No comma comes after “and” in a list.',
      parent: 'Puts a comma after “and”. Read the list aloud: you pause before “and”, not after it.',
    },
    'comma-before-the-list': {
      child: 'No comma comes before the first thing in a list.',
      parent: 'Puts a comma between the verb and the list. Read it aloud: there is no pause there.',
    },
    'comma-left-out': {
      child: 'A comma is missing between two things. Put one between each, up to “and”.',
      parent: 'Leaves out a comma in a list. Count the things and put a comma in each gap but the last.',
    },
    'comma-inside-one-thing': {
      child: 'Those words name one thing, like “green beans”. Keep them together.',
      parent: 'Splits one thing with a comma. Ask how many things are in the list.',
    },
    'comma-after-the-verb': {
      child: 'Do not cut the verb from what comes after it.',
      parent: 'Puts a comma after the verb. Read aloud: verb and object belong together.',
    },
    'comma-before-a-noun': {
      child: 'Do not cut “the” from its noun.',
      parent: 'Puts a comma between “the” and its noun. Read it aloud: no one pauses there.',
    },
    'comma-after-the-subject': {
      child: 'Do not cut off who does it. The comma goes after the opening words.',
      parent:
        'Puts the comma after the person who acts. Find the main part of the sentence; the comma goes just before it.',
    },
    'comma-inside-the-opening': {
      child: 'The opening words belong together. Put the comma at their end.',
      parent: 'Puts the comma too early, inside the opening words. Ask where the main part begins.',
    },
    'first-comma-left-out': {
      child: 'Extra words need a comma on both sides. The first is missing.',
      parent:
        'Leaves out the first of two commas. Lift the extra words out with two fingers: a comma goes at each.',
    },
    'commas-around-the-verb': {
      child: 'The commas go round the extra words, not round the verb.',
      parent:
        'Puts the commas round the verb. Find the words that could be left out and put the commas there.',
    },
    'second-comma-too-early': {
      child: 'The extra words are longer. Put the second comma at their end.',
      parent:
        'Puts the second comma too early. Leave out what is between the commas and see whether the rest still makes sense.',
    },
    'second-comma-left-out': {
      child: 'Extra words need a comma on both sides. The second is missing.',
      parent: 'Leaves out the second of two commas. Compare with brackets: if one opens, one must close.',
    },
    'second-comma-too-late': {
      child: 'The second comma goes before the verb, at the end of the extra words.',
      parent: 'Puts the second comma too late. Leave out what is between the commas and read the rest.',
    },
  })),
  templates: [listCommas, openingComma, pairOfCommas],
  earlier: [listCommasIn({ version: 1, drawList: drawAnyShopping }), openingCommaIn(1), pairOfCommasIn(1)],
}
