import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { temptingMisspellings } from './hard-words/tempting-misspellings.ts'
import { type Part, readParts, type Slot, slotsIn, textWith } from './marked-lines.ts'
import { misspeltLines } from './misspelt-lines.ts'
import { difference } from './misspelt-words.ts'
import { drawYear } from './word-drawing.ts'

type Line = readonly Part<string>[]

const byYear = once((): Readonly<Record<number, readonly Line[]>> => {
  const read = (rows: string) =>
    rows
      .trim()
      .split('\n')
      .map(row =>
        readParts(row, inside => {
          const [right = '', wrong = ''] = inside.split('=')
          return { right, wrong: wrong.split(',') }
        }),
      )
  return Object.fromEntries(Object.entries(misspeltLines).map(([year, rows]) => [year, read(rows)]))
})

/** A line as it is printed: with one misspelt word, or with none. */
interface Printed {
  readonly parts: readonly string[]
  /** The words that are often misspelt, as they are spelt here. */
  readonly tricky: readonly string[]
  /** Where the mistake is, and what it is. */
  readonly mistake?: { readonly part: number; readonly word: string; readonly wrong: string }
}

const trickyWords = (line: Line) => line.flatMap(slotsIn).map(({ right }) => right)

const tempting = once(() => new Set(temptingMisspellings.trim().split(/\s+/)))

const temptingIn = ({ wrong }: Slot<string>) => wrong.filter(way => tempting().has(way.toLowerCase()))

const isTempting = (slot: Slot<string>) => temptingIn(slot).length > 0

const hardByYear = once(() =>
  Object.fromEntries(
    Object.entries(byYear()).map(([year, lines]) => [
      year,
      lines.filter(line => line.some(part => slotsIn(part).some(isTempting))),
    ]),
  ),
)

const linesAt = (year: number, step: Step) => (step < 4 ? byYear()[year] : hardByYear()[year]) ?? []

/** At steps 4 and 5 the mistake is one that a good speller could pass over. */
function misspelt(random: Random, line: Line, step: Step): Printed {
  const slots = line.map(part => slotsIn(part).filter(slot => step < 4 || isTempting(slot)))
  const at = random.pick(slots.flatMap((found, at) => (found.length > 0 ? [at] : [])))
  const slot = random.pick(slots[at] ?? [])
  const wrong = random.pick(step < 4 ? slot.wrong : temptingIn(slot))
  return {
    parts: line.map(part => textWith(part, slot, wrong)),
    tricky: trickyWords(line),
    mistake: { part: at, word: slot.right, wrong },
  }
}

const faultless = (line: Line): Printed => ({
  parts: line.map(part => textWith(part)),
  tricky: trickyWords(line),
})

function drawPrinted(random: Random, step: Step, shareWithout: number): Printed & { readonly year: number } {
  const year = drawYear(random, step)
  const line = random.pick(linesAt(year, step))
  return { year, ...(random.chance(shareWithout) ? faultless(line) : misspelt(random, line, step)) }
}

const isVowel = (letter: string) => /^[aeiou]$/.test(letter)

/** What is different about two spellings, for a child. */
function tip(right: string, wrong: string): string {
  let from = 0
  while (from < right.length && right[from] === wrong[from]) from++
  let end = 0
  while (end < Math.min(right.length, wrong.length) - from && right.at(-1 - end) === wrong.at(-1 - end)) end++
  const own = right.slice(from, right.length - end)
  const other = wrong.slice(from, wrong.length - end)
  const isDouble = (word: string, letters: string) =>
    letters.length === 1 && (word[from - 1] === letters || word[from + 1] === letters)
  if (other === '' && isDouble(right, own)) return `It has a double “${own}”.`
  if (own === '' && isDouble(wrong, other)) return `It has only one “${other}” there.`
  if (own.length === 2 && own === [...other].reverse().join(''))
    return `Mind the order of the letters: “${own}”, not “${other}”.`
  if (other === '') return `It is easy to leave out “${own}”, so look for it.`
  if (own === '') return `There is no “${other}” there.`
  if (isVowel(own) && isVowel(other)) return `Here the vowel is “${own}”, not “${other}”.`
  return `There you write “${own}”, not “${other}”.`
}

const bare = (part: string) => part.replace(/[.,;:?!]$/, '')

export const noMistake = 'No mistake'

export const whichPart = template({
  id: 'english.spelling-lines.which-part',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => drawPrinted(random, step, 0.2),
  measure: 'school year of the words, and half a year more where there is no mistake',
  hardness: ({ year, mistake }) => year + (mistake ? 0 : 0.5),
  write: ({ parts, tricky, mistake }) => {
    const others = parts.filter((_, at) => at !== mistake?.part)
    const wrong = others.map(text => ({ text, misconception: 'took-a-right-word-for-wrong' }))
    const stem = `Which part of this sentence has a spelling mistake? If there is none, choose “${noMistake}”.\n\n${parts.join(' / ')}`
    if (!mistake)
      return {
        stem,
        right: { text: noMistake },
        wrong,
        explanation: `All the words are spelt correctly, so the answer is **${noMistake}**. Did one of these make you stop? They are right as they are: ${listed(tricky.map(word => `**${word}**`))}.`,
      }
    return {
      stem,
      right: { text: parts[mistake.part] ?? '' },
      wrong: [{ text: noMistake, misconception: 'missed-the-mistake' }, ...wrong],
      explanation: `The mistake is in “${bare(parts[mistake.part] ?? '')}”. Write ${difference(mistake.word, mistake.wrong)}. ${tip(mistake.word, mistake.wrong)}`,
    }
  },
})

const sentenceOf = ({ parts }: Printed) => parts.join(' ')

export const whichSentence = template({
  id: 'english.spelling-lines.which-sentence',
  version: 1,
  mode: 'options',
  seconds: 75,
  harder: 0.2,
  draw: (random, step) => {
    const years = Array.from({ length: 5 }, () => drawYear(random, step))
    const [first, ...others] = random
      .shuffle([...new Set(years.flatMap(year => random.sample(linesAt(year, step), 5)))])
      .slice(0, 5)
    return {
      year: years.reduce((sum, year) => sum + year, 0) / years.length,
      right: faultless(first ?? []),
      wrong: others.map(line => misspelt(random, line, step)),
    }
  },
  measure: 'school year of the words',
  hardness: ({ year }) => year,
  write: ({ right, wrong }) => ({
    stem: 'Four of these sentences have one spelling mistake each. In which sentence is every word spelt correctly?',
    right: { text: sentenceOf(right) },
    wrong: wrong.map(line => ({ text: sentenceOf(line), misconception: 'missed-the-mistake' })),
    explanation: `Every word is right in **${sentenceOf(right)}** In the others, write:\n\n${wrong
      .map(({ mistake }) =>
        mistake ? `- ${difference(mistake.word, mistake.wrong)}. ${tip(mistake.word, mistake.wrong)}` : '',
      )
      .join('\n')}`,
  }),
})

export const putItRight = template({
  id: 'english.spelling-lines.put-it-right',
  version: 1,
  mode: 'typed',
  seconds: 40,
  draw: (random, step) => {
    const { mistake, ...line } = drawPrinted(random, step, 0)
    return { ...line, word: mistake?.word ?? '', wrong: mistake?.wrong ?? '' }
  },
  measure: 'school year of the word, and its letters',
  hardness: ({ year, word }) => year + word.length / 10,
  write: ({ parts, tricky, word, wrong }) => ({
    stem: `One word in this sentence is spelt wrongly. Write that word with the right spelling.\n\n${parts.join(' ')}`,
    expected: {
      kind: 'text',
      value: word,
      ...(/is(?:e|es|ed)$/.test(word) && { also: [word.replace(/is(e|es|ed)$/, 'iz$1')] }),
    },
    mistakes: [
      { text: wrong, misconception: 'copied-the-mistake' },
      ...tricky
        .filter(other => other !== word)
        .map(text => ({ text, misconception: 'took-a-right-word-for-wrong' })),
    ],
    explanation: `The mistake is in “${wrong}”. Write ${difference(word, wrong)}. ${tip(word, wrong)}`,
  }),
})

export const spellingLines: Topic = {
  id: 'english.spelling-lines',
  name: 'Find the spelling mistake',
  subdomain: 'spelling',
  year: 5,
  prerequisites: ['english.spelling-mistakes'],
  about:
    'The test in which a line is cut into parts: find the part with a misspelt word, or decide that there is none.',
  weights: { gl: 5, cem: 2, iseb: 4 },
  lesson: once(() => ({
    version: 1,
    idea: `
In many tests a line is cut into four parts. One part may hide a spelling mistake. You have to say which one. There is a trap: some lines have **no mistake** at all!

Good proofreaders do three things.

- **They read slowly.** They put a finger under each word, because eyes love to jump.
- **They check each part, then the next.** They don’t stop at the first word that looks odd.
- **They know the danger spots.** Double letters: *necessary, tomorrow*. Letters you can’t hear: *knock, island*. Weak vowels: *separate, definite*. The pair ie or ei: *field, receive*.

Here is a clever trick. Read the line backwards, from the last word to the first. Now you can’t guess what comes next, so you see each word as it is.`,
    example: `
*The weather was / beautiful, so we / ate our sandwitches / in the garden.*

1. “The weather was”: wea-ther. That is fine.
2. “beautiful, so we”: b-e-a-u-ti-ful. Fine, with one l.
3. “ate our sandwitches”: sand-wich has no t. Here it is!
4. Check the last part too: “in the garden”. Fine.

So the third part has the mistake. Write *sandwiches*.`,
    harder: `
*An acquaintance of ours / is fluent in Spanish / and has an extraordinary / knowledge of grammar.*

1. *Acquaintance* has a c before the q. It does. Fine.
2. *Fluent* ends like *student*. Fine.
3. *Extraordinary* is *extra* and *ordinary*. Both a’s are there. Fine.
4. *Knowledge* has *know* in it. *Grammar* ends in -ar. Fine.

Every hard word has passed. So the answer is **No mistake**. Be brave and choose it!`,
    mistake: `
Some children think that there must be a mistake. So they pick the longest or the strangest word. A long word can be right, and a short word can be wrong: *freind, wich, untill*. If you have checked all the parts and found nothing, trust yourself.`,
    tryThis: `
Ask someone at home to copy four lines from a book and to hide one mistake in them, or none. Can you find it in one minute? Then swap.`,
  })),
  misconceptions: once(() => ({
    'took-a-right-word-for-wrong': {
      child: 'All the words in that part are right. Check each word letter by letter.',
      parent:
        'Mistakes a correct spelling for a mistake, often a long word. Say the word in syllables and spell each one.',
    },
    'missed-the-mistake': {
      child: 'There is a mistake in there. Put a finger under each word, or read backwards.',
      parent:
        'Reads over a misspelt word. Practise proofreading slowly, from the last word of the line to the first.',
    },
    'copied-the-mistake': {
      child: 'You found the right word. Now write it with the letters put right.',
      parent: 'Finds the misspelt word but copies it as it is. Ask which letters look odd, then look it up.',
    },
  })),
  templates: [whichPart, whichSentence, putItRight],
}
