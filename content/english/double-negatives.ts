import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { type DoubleLine, doubleLines, knottyLines, replaceLines, singleLines } from './negative-lines.ts'
import { names } from './sentences.ts'

const near = (step: Step, level: number) => level === step || level === Math.max(1, step - 1)

const written = ({ before, after }: DoubleLine, verb: string, word: string) =>
  `${before}${verb} ${word}${after}`

interface Knot {
  readonly level: number
  readonly double: string
  readonly right: string
  readonly wrong: readonly (readonly [text: string, misconception: string])[]
}

/** Two ways to put it right: with one of the negatives or the other. Only one of them is offered. */
function drawDouble(random: Random, line: DoubleLine): Knot {
  const { verb, negative, level } = line
  const [not, plain, doubled, never, other] = verb
  const any = random.pick(line.any)
  const keepsVerb = random.chance(0.8)
  return {
    level,
    double: written(line, not, negative),
    right: keepsVerb ? written(line, not, any) : written(line, plain, negative),
    wrong: [
      [written(line, never, negative), 'left-in-two-negatives'],
      [written(line, plain, any), 'took-out-both-negatives'],
      [written(line, doubled, any), 'left-in-two-negatives'],
      [written(line, other, any), 'used-words-that-are-not-standard'],
      [written(line, doubled, negative), 'left-in-two-negatives'],
      [written(line, other, negative), 'used-words-that-are-not-standard'],
    ],
  }
}

function slipIn(text: string): string {
  if (/ain’t|haven’t|@ don’t|@ like |weren’t/.test(text)) return 'used-words-that-are-not-standard'
  return /^(?:@ said any|@ eats any|@ has ever|With )/.test(text)
    ? 'took-out-both-negatives'
    : 'left-in-two-negatives'
}

function drawKnot(random: Random, step: Step): Knot {
  const level = step > 1 && random.chance(0.4) ? step - 1 : step
  if (level < 4) return drawDouble(random, random.pick(doubleLines.filter(line => line.level === level)))
  const { double, right, wrong } = random.pick(knottyLines.filter(line => line.level === level))
  return {
    level,
    double,
    right,
    wrong: wrong.map(text => [text, slipIn(text)]),
  }
}

/** The negative words of a sentence, in quotation marks. */
const negativesIn = (text: string) =>
  (
    text.match(
      /\b\w+n’t\b|\b(?:no|none|never|nobody|nothing|nowhere|neither|without|hardly|scarcely|barely)\b/gi,
    ) ?? []
  ).map(word => `“${word.toLowerCase()}”`)

export const putItRight = template({
  id: 'english.double-negatives.put-it-right',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => ({ knot: drawKnot(random, step), name: random.pick(names) }),
  measure: 'from “not … nothing” (1) to words such as “hardly” and “neither” (5)',
  hardness: ({ knot }) => knot.level,
  write: ({ knot: { double, right, wrong }, name }) => {
    const named = (text: string) => text.replaceAll('@', name)
    return {
      stem: `*${named(double)}*\n\nThis has two negatives where one is enough. Which sentence puts it right in **Standard English**?`,
      right: { text: named(right) },
      wrong: wrong.map(([text, misconception]) => ({ text: named(text), misconception })),
      explanation: `Find all the words that say no. Here there are ${listed(negativesIn(named(double)))}. Keep just one of them: **${named(right)}** All the others have two or three, or none at all, or a form such as “ain’t” that is not Standard English.`,
    }
  },
})

const temptingAt = { 1: 0, 2: 1, 3: 2, 4: 4, 5: 5 } as const

export const findTheDouble = template({
  id: 'english.double-negatives.find-the-double-negative',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const knot = drawKnot(random, step)
    const tempting = temptingAt[step]
    const sample = (lines: readonly string[], count: number) =>
      random.sample(lines, count).map(line => line.replace('@', random.pick(names)))
    return {
      knot,
      name: random.pick(names),
      clauses: sample(singleLines.clauses, tempting),
      any: sample(singleLines.any, 4),
      plain: sample(singleLines.plain, Math.max(1, 5 - tempting)),
    }
  },
  measure: 'how hard the double negative is (1 to 5), and a third for each sentence with two clauses',
  hardness: ({ knot, clauses }) => knot.level + clauses.length / 3,
  write: ({ knot, name, clauses, any, plain }, random) => {
    const named = (text: string) => text.replaceAll('@', name)
    return {
      stem: 'Which of these sentences has a **double negative** that should be put right?',
      right: { text: named(knot.double) },
      wrong: random.shuffle([
        ...clauses.map(text => ({ text, misconception: 'took-two-clauses-for-a-double-negative' })),
        ...any.map(text => ({ text, misconception: 'took-one-negative-for-two' })),
        ...plain.map(text => ({ text, misconception: 'took-one-negative-for-two' })),
      ]),
      explanation: `In **${named(knot.double)}** one thing is denied twice. The negatives are ${listed(negativesIn(named(knot.double)))}. Put right, it is: ${named(knot.right)} Each of the other sentences has just one negative for each thing that it tells us. (A sentence with two verbs may well have two.)`,
    }
  },
})

/** The word for yes that a child may take. */
const some: Readonly<Record<string, string>> = {
  nothing: 'something',
  no: 'some',
  nobody: 'somebody',
  nowhere: 'somewhere',
  neither: 'too',
  never: 'always',
}

/** Without the meaning, “yet” would do for “never” in some lines, and “much” or “the” for “no”. */
const meantBy: Readonly<Record<string, string>> = {
  never: 'at any time',
  no: 'even one” or “even a little',
  nothing: 'even one thing',
  nobody: 'even one person',
  nowhere: 'in even one place',
}

const replaced = [
  ...doubleLines.map(line => ({
    level: line.level,
    text: written(line, line.verb[0], `{${line.negative}|${line.any.join('|')}}`),
  })),
  ...replaceLines,
]

export const oneWord = template({
  id: 'english.double-negatives.one-word',
  version: 1,
  mode: 'typed',
  seconds: 25,
  draw: (random, step) => {
    const lines = Map.groupBy(
      replaced.filter(({ level }) => near(step, level)),
      ({ text }) => /\{(\w+)/.exec(text)?.[1] ?? '',
    )
    return { ...random.pick(lines.get(random.pick([...lines.keys()])) ?? replaced), name: random.pick(names) }
  },
  measure: 'from “not … nothing” (1) to words such as “hardly” and “neither” (5)',
  hardness: ({ level }) => level,
  write: ({ text, name }) => {
    const [before = '', inside = '', after = ''] = text.replaceAll('@', name).split(/[{}]/)
    const [negative = '', value = '', ...also] = inside.split('|')
    const meaning = meantBy[negative]
    return {
      stem: `${before}**${negative}**${after}\n\nWrite one word in place of “${negative}”, so that the sentence has only one negative.${meaning ? ` The word means “${meaning}”.` : ''}`,
      expected: { kind: 'text', value, ...(also.length > 0 && { also }) },
      mistakes: [
        { text: negative, misconception: 'left-in-two-negatives' },
        { text: some[negative] ?? '', misconception: 'took-a-word-for-yes' },
      ],
      explanation: `There is a negative in the sentence before “${negative}” comes. One is enough, so the second becomes **${value}**${also.length > 0 ? ` (or **${also.join('**, **')}**)` : ''}: ${before}**${value}**${after}`,
    }
  },
})

export const doubleNegatives: Topic = {
  id: 'english.double-negatives',
  name: 'Double negatives',
  subdomain: 'grammar',
  year: 6,
  prerequisites: ['english.verb-tenses', 'english.pronouns'],
  about: 'Spotting two negatives where one is enough (“I didn’t see nothing”), and putting them right.',
  weights: { gl: 1, cem: 0, iseb: 2 },
  lesson: once(() => ({
    version: 1,
    idea: `
A **negative** is a word that says no: *not, n’t, no, never, none, nobody, nothing, nowhere, neither*. So are *without, hardly, scarcely* and *barely*, though they don’t look like it.

One negative is enough to say no: *I did**n’t** see anything.*

Two of them for the same thing make a **double negative**: *I did**n’t** see **nothing**.* You may hear this. But in Standard English two negatives cancel each other out. If you did *not* see *nothing*, then you did see something!

There are two ways to put it right:

- Keep *n’t*, and change the other word: *nothing* becomes *anything*, *no* becomes *any*, *nobody* becomes *anybody*, *never* becomes *ever*, and *neither* becomes *either*. *I didn’t see anything.*
- Or keep the other word, and take out *n’t*: *I saw nothing.*`,
    example: `
Put this right: *We haven’t got no bread.*

1. Look for negatives. There is *haven’t*, and there is *no*. That is two.
2. What is meant? There is no bread.
3. Keep *haven’t*, and change *no*: ***We haven’t got any bread.***
4. Or keep *no*, and change *haven’t*: ***We have got no bread.*** Both are right.`,
    harder: `
Which one has a double negative?

- *Nobody came, so there was no game.*
- *We couldn’t hardly hear the band.*

1. In the first there are two negatives, *nobody* and *no*. But there are two verbs as well: *came* and *was*. Each has one negative. That is fine.
2. In the second there is *couldn’t*. And *hardly* means “almost not”. That is two negatives for one verb.
3. So it is the **second**. Put right: *We **could hardly** hear the band.*`,
    mistake: `
Some children take out both negatives: “I saw anything.” That is not English. In a sentence like this, words such as *any, anything* and *ever* need a negative before them. To see the slip, count: there must be one left, not two and not none.`,
    tryThis: `
Play *the yes–no robot*. One of you says a sentence with one, two or no negatives. The robot counts them, beeps once for each, and puts it right if it heard two beeps for one verb.`,
  })),
  misconceptions: once(() => ({
    'left-in-two-negatives': {
      child: 'There are still two negatives for one thing. Keep just one.',
      parent: 'Leaves in a second negative. Underline each word that says no, also “never” and “hardly”.',
    },
    'took-out-both-negatives': {
      child: 'Now there is no negative left, and “any” needs one. Keep one of the two.',
      parent: 'Takes out both negatives. Read it aloud together and check that it still says no.',
    },
    'used-words-that-are-not-standard': {
      child: 'You may hear that, but a form such as “ain’t” or “we wasn’t” is not right in a test.',
      parent: 'Accepts a form such as “ain’t” or “we wasn’t”. Say it again as a newsreader would.',
    },
    'took-two-clauses-for-a-double-negative': {
      child: 'There are two verbs in it, and each has its own negative. That is fine.',
      parent: 'Counts negatives without looking at the verbs. Each verb may have one of its own.',
    },
    'took-one-negative-for-two': {
      child: 'There is only one negative in that one. Words such as “any” and “ever” are not negatives.',
      parent: 'Sees two negatives where there is one. List the words that say no; “any” and “ever” don’t.',
    },
    'took-a-word-for-yes': {
      child: 'After a negative we don’t say “some” or “too”. Think of “any” and “either”.',
      parent: 'Uses a word such as “some” after a negative. After “not” comes “any”, “ever” or “either”.',
    },
  })),
  templates: [putItRight, findTheDouble, oneWord],
}
