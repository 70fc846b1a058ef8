import { once } from '../once.ts'
import type { Step } from '../question.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { plural } from '../wording.ts'
import { type EllipsisJob, ellipsisJobs, ellipsisLines } from './ellipsis-lines.ts'
import { againWords, joinedAdjectives, sizedThings } from './hyphenated-words.ts'
import { names } from './sentences.ts'

const levelsAt: Readonly<Record<Step, readonly (1 | 2 | 3)[]>> = {
  1: [1],
  2: [1, 2],
  3: [2],
  4: [2, 3],
  5: [3],
}

export const placeTheHyphen = template({
  id: 'english.hyphens-and-ellipsis.place-the-hyphen',
  version: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const level = random.pick(levelsAt[step])
    const [before = '', joined = '', noun = '', after = ''] = random
      .pick(joinedAdjectives[level])
      .replace('@', random.pick(names))
      .split('|')
    return { before, joined, noun, after, level }
  },
  measure: 'how well known the joined words are, from 1 to 3, and half for each hyphen',
  hardness: ({ joined, level }) => level + joined.split('-').length / 2,
  write: ({ before, joined, noun, after }, random) => {
    const words = joined.split('-')
    const written = (first: string, middle: string, last: string) =>
      `${before}${first}${middle}${last}${noun}${/^\w/.test(after) ? ' ' : ''}${after}`
    const right = written(' ', joined, ' ')
    const wrong = [
      { text: written(' ', words.join(' '), ' '), misconception: 'hyphen-left-out' },
      { text: written(' ', joined, '-'), misconception: 'hyphen-before-the-noun' },
      { text: written(' ', words.join(' '), '-'), misconception: 'hyphen-before-the-noun' },
      { text: written('-', words.join(' '), ' '), misconception: 'hyphen-after-a-small-word' },
      { text: written('-', joined, ' '), misconception: 'hyphen-after-a-small-word' },
      ...(words.length > 2
        ? [
            {
              text: written(' ', `${words[0]}-${words.slice(1).join(' ')}`, ' '),
              misconception: 'joined-only-some-of-the-words',
            },
            {
              text: written(' ', `${words.slice(0, -1).join(' ')}-${words.at(-1)}`, ' '),
              misconception: 'joined-only-some-of-the-words',
            },
          ]
        : []),
    ]
    const [first, ...others] = wrong
    return {
      stem: 'Which sentence has its hyphens in the right places?',
      right: { text: right },
      wrong: first ? [first, ...random.shuffle(others)] : [],
      explanation: `Together the words “${words.join(' ')}” describe the ${noun}, like one long word. So hyphens join them to each other, but not to anything else: **${right}**`,
    }
  },
})

const numberWords: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  8: 'eight',
  20: 'twenty',
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
}
const inWords = (value: number) => numberWords[value] ?? ''
const tens = [20, 30, 40, 50, 60, 70, 80, 90]

export const sizeOrNumber = template({
  id: 'english.hyphens-and-ellipsis.size-or-number',
  version: 1,
  mode: 'options',
  seconds: 45,
  harder: 0.3,
  draw: (random, step) => {
    // “Thirty-two pound coins” are harder: the hyphen belongs to the number, and each coin is worth just one.
    const counted = random.chance((step - 1) / 5)
    const kind = random.pick(sizedThings.filter(({ single }) => !counted || single))
    return { counted, ten: random.pick(tens), size: random.pick(kind.sizes), kind, name: random.pick(names) }
  },
  measure: 'one where each thing has the size, two where the number takes the hyphen',
  hardness: ({ counted }) => (counted ? 2 : 1),
  write: ({ counted, ten, size, kind: { unit, thing, is }, name }) => {
    const [first, second, things] = [inWords(ten), inWords(size), plural(thing)]
    const sized = (one: number) => `${inWords(one)} ${one === 1 ? unit : plural(unit)}`
    const forms = {
      size: `${first} ${second}-${unit} ${things}`,
      number: `${first}-${second} ${unit} ${things}`,
      both: `${first}-${second}-${unit} ${things}`,
      none: `${first} ${second} ${unit} ${things}`,
      noun: `${first} ${second} ${unit}-${things}`,
      numberAndNoun: `${first}-${second} ${unit}-${things}`,
      sizeAndNoun: `${first} ${second}-${unit}-${things}`,
    }
    const count = counted ? `${first}-${second}` : first
    const each = is.replace('#', sized(counted ? 1 : size))
    const right = counted ? forms.number : forms.size
    return {
      stem: `${name} writes about **${count} ${things}**. Each ${thing} **${each}**. Which words say this?`,
      right: { text: right },
      wrong: [
        {
          text: counted ? forms.size : forms.number,
          misconception: 'hyphen-changes-the-number',
        },
        { text: forms.none, misconception: 'hyphen-left-out' },
        { text: forms.both, misconception: 'joined-the-number-and-the-size' },
        { text: forms.noun, misconception: 'hyphen-before-the-noun' },
        {
          text: counted ? forms.sizeAndNoun : forms.numberAndNoun,
          misconception: 'hyphen-changes-the-number',
        },
        {
          text: counted ? forms.numberAndNoun : forms.sizeAndNoun,
          misconception: 'hyphen-before-the-noun',
        },
      ],
      explanation: counted
        ? `How many are there? “${first}-${second}” is one number, so it has a hyphen. Each ${thing} ${each}. So: **${right}**. “${forms.size}” would be only ${first} ${things}, each of ${sized(size)}.`
        : `How many are there? “${first}”. Each ${thing} ${each}, and “${second}-${unit}” is one idea, so it has the hyphen. So: **${right}**. “${forms.number}” would be ${first}-${second} ${things}.`,
    }
  },
})

/** A word with a hyphen after “re”. */
const hyphened = (word: string) => `re-${word.slice(2)}`

export const needsAHyphen = template({
  id: 'english.hyphens-and-ellipsis.needs-a-hyphen',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 60,
  draw: (random, step) => {
    const words = random.shuffle(againWords)
    const [asked] = words
    if (!asked) throw new Error('Some words were expected')
    const own = random.sample(asked.plain, step > 3 ? 3 : step > 1 ? 1 : 0).map(forms => random.pick(forms))
    const others = words.slice(1).map(({ plain }) => random.pick(random.pick(plain)))
    const name = random.pick(names)
    const named = (line: string) => line.replace('@', name)
    return {
      word: asked.word,
      right: named(random.pick(asked.again)),
      wrong: [...own, ...others].map(named),
      alike: own.length,
    }
  },
  measure: 'one, and one more for each sentence with the same word in its other sense',
  hardness: ({ alike }) => 1 + alike,
  write: ({ word, right, wrong }) => ({
    stem: 'In one of these sentences a word that begins with “re” means “again” and needs a hyphen. Which sentence is it?',
    right: { text: right },
    wrong: wrong.map(text => ({ text, misconception: 'took-a-whole-word-for-again' })),
    explanation: `Here “${word}” should mean “${word.slice(2)} again”, so it is written **${hyphened(word)}**. Without a hyphen, “${word}” is another word. In the other sentences nothing is done again.`,
  }),
})

const jobs = Object.keys(ellipsisJobs) as EllipsisJob[] // Safe: the keys of a literal without others.

const jobsAt: Readonly<Record<Step, readonly EllipsisJob[]>> = {
  1: ['unfinished', 'list', 'suspense'],
  2: ['unfinished', 'list', 'suspense', 'unsure'],
  3: jobs,
  4: ['list', 'suspense', 'unsure', 'leftOut'],
  5: ['suspense', 'unsure', 'leftOut'],
}

export const ellipsisJob = template({
  id: 'english.hyphens-and-ellipsis.ellipsis-job',
  version: 1,
  mode: 'options',
  seconds: 30,
  draw: (random, step) => {
    const job = random.pick(jobsAt[step])
    return { job, line: random.pick(ellipsisLines[job]).replace('@', random.pick(names)) }
  },
  measure: 'from an unfinished sentence (1) to words left out of a quotation (4)',
  hardness: ({ job }) => ellipsisJobs[job].level,
  write: ({ job, line }, random) => ({
    stem: `${line}\n\nWhat do the three dots (the ellipsis) show here?`,
    right: { text: ellipsisJobs[job].says },
    wrong: random.shuffle(jobs.filter(other => other !== job)).map(other => ({
      text: ellipsisJobs[other].says,
      misconception: slipFor[other],
    })),
    explanation: `${why[job]} So the answer is: **${ellipsisJobs[job].says}**`,
  }),
})

const slipFor: Readonly<Record<EllipsisJob, string>> = {
  unfinished: 'thought-it-was-unfinished',
  list: 'thought-it-was-a-list',
  suspense: 'thought-it-was-suspense',
  unsure: 'thought-the-speaker-was-unsure',
  leftOut: 'thought-words-were-left-out',
}

const why: Readonly<Record<EllipsisJob, string>> = {
  unfinished: 'The spoken words break off: there is more to say, but it is never said.',
  list: 'One thing comes after another, and it could go on and on in the same way.',
  suspense: 'The sentence does go on after the dots. They only hold back the last words, to make us curious.',
  unsure: 'The dots stop the speaker again and again, together with little sounds such as “er” and “um”.',
  leftOut:
    'The words are quoted from somebody else. The dots are where some of those words have been cut out.',
}

export const hyphensAndEllipsis: Topic = {
  id: 'english.hyphens-and-ellipsis',
  name: 'Hyphens and ellipsis',
  subdomain: 'punctuation',
  year: 6,
  prerequisites: ['english.brackets-and-dashes', 'english.word-classes'],
  about:
    'Joining words with a hyphen so that the meaning is clear, and what the three dots of an ellipsis do.',
  weights: { gl: 2, cem: 0, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
A **hyphen** is a short line. It glues words together: *a well-known song*. There is no space on either side. (A dash is longer, and it keeps words apart.)

You need it:

- When two or more words do the work of one, before a noun: *a three-legged stool, a six-year-old boy*.
- In numbers from twenty-one to ninety-nine: *forty-two*.
- After *re*, if the word would look like another word: *re-cover* the sofa (cover it again) but *recover* from a cold.

An **ellipsis** is three dots. Something is missing, or has to wait:

- Somebody does not finish: “If only …”
- Somebody is not sure: “Well … er … yes.”
- A list could go on: *two, four, six …*
- A surprise is coming: *Behind the door was … a cat.*
- Words of a quotation have been cut out.`,
    example: `
*We saw a man eating shark.* Was it a fish that eats men?

1. Without a hyphen, *a man* is *eating shark*. He is having his dinner!
2. We mean a shark that eats men. *Man-eating* is one idea.
3. Glue the two words: *We saw a man-eating shark.* One small line, and the man is in trouble.`,
    harder: `
*Mum has twenty five litre cans.* How many cans are there?

1. It could mean two things. The hyphen has to tell us.
2. *Twenty-five litre cans*: the number is twenty-five, and each can holds one litre.
3. *Twenty five-litre cans*: there are just twenty, and each can holds five litres.
4. If you mean big cans, glue *five* to *litre*.`,
    mistake: `
It is tempting to join the last word too: *a well-known-actor*. But the noun does not need glue. To see this slip, find the noun and ask: “Which words tell me what kind?” Join only these. And if they come **after** the noun, you need no hyphen: *The actor is well known.*`,
    tryThis: `
Look at the words on food packets. Can you find *sugar-free*, *sun-dried* or *ready-made*? Make up one of your own: a *monster-proof* bedroom!`,
  })),
  misconceptions: once(() => ({
    'hyphen-left-out': {
      child: 'These words work together as one. Glue them with a hyphen.',
      parent: 'Leaves out the hyphen. Ask which words describe the noun together, like one long word.',
    },
    'hyphen-before-the-noun': {
      child: 'The noun needs no glue. Join only the words that describe it.',
      parent: 'Joins the noun to the words before it. Ask what the thing is; no hyphen goes there.',
    },
    'hyphen-after-a-small-word': {
      child: 'Words such as “a” are never glued on. Start with the first word that describes.',
      parent: 'Joins a small word such as “a” to the rest. Ask which words say what kind of thing it is.',
    },
    'joined-only-some-of-the-words': {
      child: 'All of these words make one idea, so join each of them to the next.',
      parent: 'Joins only some of the words. Ask whether each of them could describe the noun by itself.',
    },
    'hyphen-changes-the-number': {
      child: 'Now there are more or fewer of them. Ask how many, then how big.',
      parent: 'Puts the hyphen where it changes the number. Ask how many there are, and how big each one is.',
    },
    'joined-the-number-and-the-size': {
      child: 'How many and how big are two ideas. Don’t glue them together.',
      parent: 'Joins the number of things to their size. Draw three of them and label one with its size.',
    },
    'took-a-whole-word-for-again': {
      child: 'Nothing is done again there. Try “again” after the verb: it doesn’t fit.',
      parent: 'Misses the meaning “again”. Replace the word: “cover it again”, and see if it makes sense.',
    },
    'thought-it-was-unfinished': {
      child: 'The sentence does get to its end. Look at what comes after the dots.',
      parent: 'Thinks that somebody breaks off. Ask whether the words are finished after the dots.',
    },
    'thought-it-was-a-list': {
      child: 'A list names several things of one kind. Look for another job.',
      parent: 'Mistakes it for a list that goes on. Look for several things of one kind in a row.',
    },
    'thought-it-was-suspense': {
      child: 'There is no surprise after these dots. What else could they do? Look again.',
      parent: 'Mistakes it for suspense. Ask what surprising thing comes straight after the dots.',
    },
    'thought-the-speaker-was-unsure': {
      child: 'A speaker who is unsure stops again and again, with “er” or “um”.',
      parent: 'Thinks that the speaker is unsure. Read it aloud and listen for stops and small sounds.',
    },
    'thought-words-were-left-out': {
      child: 'No words are copied from anywhere. So none of them can be cut.',
      parent: 'Thinks words of a quotation are cut. Ask whose words they are and whether they were copied.',
    },
  })),
  templates: [placeTheHyphen, sizeOrNumber, needsAHyphen, ellipsisJob],
}
