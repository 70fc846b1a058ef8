import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import {
  type PluralRule,
  pluralNouns,
  pluralNounsNow,
  pluralRules,
  pluralRulesBefore,
} from './plural-nouns.ts'
import { drawYear } from './word-drawing.ts'

interface Noun {
  readonly year: number
  readonly rule: PluralRule
  readonly one: string
  readonly many: string
}

const isRule = (text: string): text is PluralRule => Object.hasOwn(pluralRules, text)

function nounsIn(text: string): Record<number, Noun[][]> {
  const found: Record<number, Noun[][]> = { 4: [], 5: [], 6: [] }
  for (const row of text.trim().split('\n')) {
    const [year = '', rule = '', pairs = ''] = row.split('|')
    if (!isRule(rule)) throw new Error(`Unknown rule ${rule}`)
    const list = pairs.split(', ').map((pair): Noun => {
      const [one = '', many = ''] = pair.split(' ')
      return { year: Number(year), rule, one, many }
    })
    found[Number(year)]?.push(list)
  }
  return found
}

type Draw = (random: Random, step: Step) => Noun

const drawFrom =
  (nouns: () => Record<number, Noun[][]>): Draw =>
  (random, step) =>
    random.pick(random.pick(nouns()[drawYear(random, step)] ?? []))

const firstNoun = drawFrom(once(() => nounsIn(pluralNouns)))
const nounNow = drawFrom(once(() => nounsIn(pluralNounsNow)))

/** Plurals of other nouns, or other words, so they can't be called misspellings. */
const realPlurals = new Set(['saves', 'believes', 'waives', 'reeves', 'stories', 'allies', 'trollies'])

/** What a child might write instead, most likely first. */
function wrongPlurals({ one, many, rule }: Noun): WrongChoice[] {
  const stem = one.slice(0, -1)
  const found: WrongChoice[] = [
    { text: `${one}s`, misconception: 'only-added-s' },
    { text: `${one}es`, misconception: 'added-es-without-need' },
    { text: one, misconception: 'left-it-as-it-is' },
    { text: `${one}'s`, misconception: 'used-an-apostrophe' },
  ]
  if (one.endsWith('y')) {
    found.unshift({ text: `${stem}ies`, misconception: 'changed-the-y-without-need' })
    found.unshift({ text: `${stem}ys`, misconception: 'kept-the-y' })
    found.push({ text: `${stem}yes`, misconception: 'kept-the-y' })
  }
  if (/[^aeiou]ey$/.test(one) && one.length > 4 && !realPlurals.has(`${one.slice(0, -2)}ies`))
    found.unshift({ text: `${one.slice(0, -2)}ies`, misconception: 'changed-the-y-without-need' })
  if (/[^f]fe?$/.test(one)) {
    found.unshift({ text: one.replace(/fe?$/, 'ves'), misconception: 'changed-the-f-without-need' })
    found.push({ text: one.replace(/fe?$/, 'vs'), misconception: 'left-out-a-letter' })
  }
  if (rule === 'from-latin') {
    found.unshift({
      text: one.replace(/(?:us|is|um|on|a)$/, 'i'),
      misconception: 'used-the-wrong-latin-ending',
    })
    found.unshift(
      /[ui]s$/.test(one)
        ? { text: `${one}es`, misconception: 'added-es-without-need' }
        : { text: one.replace(/(?:um|on|a)$/, 'as'), misconception: 'used-the-wrong-latin-ending' },
    )
  }
  if (one.endsWith('ss')) found.unshift({ text: `${stem}es`, misconception: 'left-out-a-letter' })
  if (one.includes('-')) found.unshift({ text: `${many}s`, misconception: 'made-both-words-plural' })
  if (!/s$/.test(many)) found.push({ text: `${many}s`, misconception: 'made-a-plural-of-a-plural' })
  found.push({ text: `${one}ies`, misconception: 'mixed-two-rules' })
  return found.filter(({ text }) => text !== many && !text.includes('sss'))
}

const rulesOf = (version: number) => (version === 1 ? pluralRulesBefore : pluralRules)

const counts = ['two', 'three', 'four', 'five', 'six', 'ten', 'many', 'several']

const writePluralIn = (version: number, drawNoun: Draw) =>
  template({
    id: 'english.plurals.write',
    version,
    mode: 'typed',
    seconds: 15,
    draw: (random, step) => ({ ...drawNoun(random, step), count: random.pick(counts) }),
    measure: 'school year of the rule, and letters of the noun',
    hardness: ({ year, one }) => year + one.length / 10,
    write: noun => ({
      stem: `Write the plural: one **${noun.one}**, ${noun.count} ____.`,
      expected: { kind: 'text', value: noun.many },
      mistakes: wrongPlurals(noun).map(({ text, misconception }) => ({ text, misconception })),
      explanation: `${rulesOf(version)[noun.rule]} So one ${noun.one} becomes ${noun.count} **${noun.many}**.`,
    }),
  })

const choosePluralIn = (version: number, drawNoun: Draw) =>
  template({
    id: 'english.plurals.choose',
    version,
    mode: 'options',
    seconds: 15,
    draw: drawNoun,
    measure: 'school year of the rule, and letters of the noun',
    hardness: ({ year, one }) => year + one.length / 10,
    write: noun => ({
      stem: `Which is the right plural of **${noun.one}**?`,
      right: { text: noun.many },
      wrong: wrongPlurals(noun),
      explanation: `${rulesOf(version)[noun.rule]} The plural of ${noun.one} is **${noun.many}**.`,
    }),
  })

const wrongPluralIn = (version: number, drawNoun: Draw) =>
  template({
    id: 'english.plurals.find-the-wrong-one',
    version,
    mode: 'options',
    seconds: 25,
    draw: (random, step) => {
      const noun = drawNoun(random, step)
      const known = wrongPlurals(noun).filter(
        ({ text }) => text !== noun.one && !text.includes("'") && !realPlurals.has(text),
      )
      const others = Array.from({ length: 8 }, () => drawNoun(random, step))
      return {
        noun,
        wrong: known[0]?.text ?? '',
        others: others.filter(({ one }) => one !== noun.one).map(({ many }) => many),
      }
    },
    measure: 'school year of the rules, and letters of the noun',
    hardness: ({ noun }) => noun.year + noun.one.length / 10,
    write: ({ noun, wrong, others }) => ({
      stem: 'Four of these plurals are spelt correctly. Which one is **not**?',
      right: { text: wrong },
      wrong: others.map(text => ({ text, misconception: 'took-a-right-plural-for-wrong' })),
      explanation: `The plural of ${noun.one} is **${noun.many}**, not “${wrong}”. ${rulesOf(version)[noun.rule]}`,
    }),
  })

export const writePlural = writePluralIn(2, nounNow)
export const choosePlural = choosePluralIn(2, nounNow)
export const wrongPlural = wrongPluralIn(2, nounNow)

export const plurals: Topic = {
  id: 'english.plurals',
  name: 'Plurals',
  subdomain: 'spelling',
  year: 4,
  prerequisites: [],
  about: 'Spelling nouns when there is more than one.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
One cat, two cats. A **plural** is the word for more than one. Most words just add **-s**. But look at the end of the word first.

- Does it end in *s*, *x*, *z*, *ch* or *sh*? Add **-es**: *foxes*, *dishes*.
- Does it end in *y*? Look at the letter before. If it is a vowel (a, e, i, o, u), just add **-s**: *toys*. If not, change the *y* to *i* and add **-es**: *babies*.
- Does it end in *f* or *fe*? Some change to **-ves**: *leaf, leaves*. Some do not: *roof, roofs*.
- Does it end in *o*? Some add **-es**, like *heroes*. Some add **-s**, like *pianos*.

A few old words do as they please: *feet*, *mice*, *children*. Some stay the same: *sheep*.`,
    example: `
What is the plural of **cherry**?

1. I look at the end. It ends in *y*.
2. I look at the letter before the *y*. It is *r*, and that is not a vowel.
3. So I change the *y* to *i* and add *-es*.
4. The plural is **cherries**.`,
    harder: `
Four of these plurals are right. Which one is **not**? *passers-by, oases, loafs, valleys, echoes*

1. *Passers-by*: this noun has two parts. What is there more than one of? The passer. So the *s* goes there. It is right.
2. *Oases*: one oasis, two oases. Words from Greek that end in *-is* change to *-es*, like *crisis, crises*. It is right.
3. *Loafs*: one loaf. Say it: two loaves of bread. The *f* turns to *v*. So *loafs* is wrong!
4. Check the rest all the same. *Valleys*: there is a vowel before the *y*, so it stays. *Echoes* is one of the words in *-o* that take *-es*. Both are right.
5. The answer is **loafs**. It should be *loaves*.

For words with a hyphen, find the main word: *brothers-in-law*, *runners-up*. For old words from other languages, learn the pair: *one axis, two axes* and *one bacterium, many bacteria*.

The slip to watch for is thinking that a strange word must be wrong. *Oases* looks odd, but it is right. Test each one with a rule or with your ear.

Now you try: what is the plural of *mother-in-law*, and of *hero*? (Mothers-in-law and heroes.)`,
    mistake: `
Some children write *monkies*. They know that *y* can turn to *ies*, and they do it every time. Stop and look at the letter before the *y*. In *monkey* it is an *e*, a vowel. So the *y* stays: *monkeys*.

And never use an apostrophe to make a plural. Shops that sell *apple's* have got it wrong.`,
    tryThis: `
Look round the room. Write down ten things that you can see. Now write the plural of each. Which ends have you found? Can you find one that ends in *f* and one that ends in *y*?`,
  })),
  misconceptions: once(() => ({
    'kept-the-y': {
      child: 'Look at the letter before the y. After a vowel add s. If not, write ies.',
      parent: 'Is unsure what happens to a final y. Compare one day, two days with one city, two cities.',
    },
    'only-added-s': {
      child: 'This word does not just take an s. Say the plural aloud and listen to its end.',
      parent:
        'Adds an s where the plural is made in another way. Say the plural aloud: an extra beat, as in boxes, means es.',
    },
    'added-es-without-need': {
      child: 'This word does not take es. Say the plural aloud and listen.',
      parent:
        'Adds es where it is not needed. Words that end in s, x, ch and sh take es; most others do not.',
    },
    'left-it-as-it-is': {
      child: 'There is more than one, so the word must change.',
      parent: 'Leaves the noun as it is. Count real things together: one loaf, two loaves.',
    },
    'used-an-apostrophe': {
      child: 'A plural needs no apostrophe. That mark shows who owns something.',
      parent: 'Uses an apostrophe for a plural. Look for the mark in books together and ask what it does.',
    },
    'mixed-two-rules': {
      child: 'That mixes two rules. Find the one rule that fits this word.',
      parent:
        'Mixes two rules for plurals. Sort nouns by their last letter and write one rule for each group.',
    },
    'made-a-plural-of-a-plural': {
      child: 'This word is a plural already, so it needs no s.',
      parent:
        'Adds an s to a special plural, such as childrens. Learn the odd ones as pairs: child, children.',
    },
    'changed-the-y-without-need': {
      child: 'There is a vowel before the y, so keep the y and add s.',
      parent: 'Changes a y that should stay. After a vowel it stays, as in keys and days.',
    },
    'left-out-a-letter': {
      child: 'One letter is missing from the ending. Say it slowly and write each sound.',
      parent: 'Leaves out a letter of the ending. Compare class, classes and wolf, wolves letter by letter.',
    },
    'changed-the-f-without-need': {
      child: 'Not every f turns into ves. This one keeps its f.',
      parent:
        'Changes f to ves where it stays, as in roofs or chiefs. Learn the short list of words that change.',
    },
    'used-the-wrong-latin-ending': {
      child: 'This word comes from an old language. Learn the word and its plural together.',
      parent:
        'Uses the wrong ending for a word from Latin or Greek. Make a card for each, such as crisis, crises.',
    },
    'made-both-words-plural': {
      child: 'Who or what are there more of? Only that word changes.',
      parent: 'Adds an s to both parts of a word with hyphens. Ask which part is the person or thing.',
    },
    'took-a-right-plural-for-wrong': {
      child: 'That plural is right. Go through the words one by one and test the rule.',
      parent: 'Mistakes a correct plural for a wrong one. Check each word against its rule before choosing.',
    },
  })),
  templates: [writePlural, choosePlural, wrongPlural],
  earlier: [writePluralIn(1, firstNoun), choosePluralIn(1, firstNoun), wrongPluralIn(1, firstNoun)],
}
