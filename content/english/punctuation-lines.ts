import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { type Part, readParts, type Slot, slotsIn, textWith } from './marked-lines.ts'
import { mispunctuatedLines } from './mispunctuated-lines.ts'
import { drawYear } from './word-drawing.ts'

const rules = {
  N: 'A name begins with a capital letter, whether it is of a person, a place, a day, a month, a language or a special time or event.',
  S: 'A new sentence begins with a capital letter, also inside speech marks.',
  s: 'That is an ordinary word and not a name, so it begins with a small letter.',
  I: 'The word “I” is always a capital letter.',
  a: 'The sentence is still going on there, so the word begins with a small letter.',
  L: 'Commas keep the things in a list apart.',
  P: 'Extra words in the middle of a sentence have a comma on both sides.',
  A: 'A comma keeps the person you are speaking to apart from what you say.',
  J: 'What comes before could be a sentence, and so could what follows. A comma is too weak to join them, but a semicolon can.',
  K: 'A colon goes before a list or an explanation of what has just been said.',
  B: 'Brackets come in pairs: the one that opens must be closed.',
  O: 'Something belongs to somebody here. The apostrophe goes straight after the owner: the girl’s hat, the girls’ hats, the men’s hats.',
  C: 'Two words have been joined, or some letters left out. The apostrophe shows where.',
  p: 'That is just more than one, so it has no apostrophe.',
  i: '“It’s” means “it is” or “it has”, and “who’s” means “who is” or “who has”. Its, yours, theirs and whose show an owner, and have no apostrophe.',
  Q: 'That is a question, so it ends with a question mark.',
  q: 'That tells us about a question but does not ask it, so it ends with a full stop.',
  E: 'A full stop shows where the sentence ends.',
  D: 'Speech marks go before and after the words that are spoken.',
  d: 'If the next words tell us who is speaking, a comma comes before the closing speech marks.',
} as const
type Rule = keyof typeof rules

interface Way {
  readonly text: string
  readonly rule: Rule
}
type Line = readonly Part<Way>[]

const isRule = (text: string): text is Rule => Object.hasOwn(rules, text)

function readSlot(inside: string): Slot<Way> {
  const [right = '', text = '', rule = ''] = inside.split('>')
  if (!isRule(rule)) throw new Error(`Unknown rule ${rule}`)
  return { right, wrong: [{ text, rule }] }
}

const byYear = once((): Readonly<Record<number, readonly Line[]>> => {
  const read = (rows: string) =>
    rows
      .trim()
      .split('\n')
      .map(row => readParts(row, readSlot))
  return Object.fromEntries(Object.entries(mispunctuatedLines).map(([year, rows]) => [year, read(rows)]))
})

/** A needless capital letter is easy to see, so the hardest lines have other mistakes. */
const suits =
  (year: number) =>
  ({ wrong }: Slot<Way>) =>
    year < 6 || wrong.every(({ rule }) => rule !== 's')

/** A line as it is printed, and its mistake if it has one. */
interface Printed {
  readonly parts: readonly string[]
  readonly mistake?: { readonly part: number; readonly right: string; readonly rule: Rule }
}

const faultless = (line: Line): Printed => ({ parts: line.map(part => textWith(part)) })

function mistaken(random: Random, line: Line, fits: (slot: Slot<Way>) => boolean): Printed {
  const slots = line.map(part => slotsIn(part).filter(fits))
  const at = random.pick(slots.flatMap((found, at) => (found.length > 0 ? [at] : [])))
  const slot = random.pick(slots[at] ?? [])
  const { text, rule } = random.pick(slot.wrong)
  return {
    parts: line.map(part => textWith(part, slot, text)),
    mistake: { part: at, right: textWith(line[at] ?? []), rule },
  }
}

const linesAt = (year: number) => byYear()[year] ?? []

export const noMistake = 'No mistake'

/** Rules about marks that are easy to overlook. */
const subtle = new Set<Rule>(['J', 'K', 'B', 'i', 'O', 'q', 'P', 'A', 'd', 'D', 'a'])

const hardnessOf = (year: number, { mistake }: Printed) =>
  year + (!mistake || subtle.has(mistake.rule) ? 0.5 : 0)

export const whichPart = template({
  id: 'english.punctuation-lines.which-part',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const year = drawYear(random, step)
    const line = random.pick(linesAt(year))
    return { year, line: random.chance(0.2) ? faultless(line) : mistaken(random, line, suits(year)) }
  },
  measure: 'school year of the line, and half a year more for marks that are easy to overlook',
  hardness: ({ year, line }) => hardnessOf(year, line),
  write: ({ line: { parts, mistake } }) => {
    const others = parts.filter((_, at) => at !== mistake?.part)
    const wrong = others.map(text => ({ text, misconception: 'took-a-right-part-for-wrong' }))
    const stem = `${parts.join(' / ')}\n\nWhich part has a mistake in its punctuation or capital letters? If there is none, choose “${noMistake}”.`
    if (!mistake)
      return {
        stem,
        right: { text: noMistake },
        wrong,
        explanation: `Every mark and every capital letter is right, so the answer is **${noMistake}**. Check four things in each part: capital letters, apostrophes, commas and the ends of sentences.`,
      }
    const printed = parts[mistake.part] ?? ''
    return {
      stem,
      right: { text: printed },
      wrong: [{ text: noMistake, misconception: 'missed-the-mistake' }, ...wrong],
      explanation: `It says: ${printed}\n\nIt should be: **${mistake.right}**\n\n${rules[mistake.rule]}`,
    }
  },
})

const sentenceOf = ({ parts }: Printed) => parts.join(' ')

export const whichSentence = template({
  id: 'english.punctuation-lines.which-sentence',
  version: 1,
  mode: 'options',
  seconds: 75,
  harder: 0.2,
  draw: (random, step) => {
    const year = drawYear(random, step)
    const [first = [], ...others] = random.sample(linesAt(year), 5)
    return { year, right: faultless(first), wrong: others.map(line => mistaken(random, line, suits(year))) }
  },
  measure: 'school year of the lines, and an eighth more for each mark that is easy to overlook',
  hardness: ({ year, wrong }) => wrong.reduce((sum, line) => sum + hardnessOf(year, line), 0) / wrong.length,
  write: ({ right, wrong }) => ({
    stem: 'Four of these have one mistake each in their punctuation or capital letters. Which one has **no** mistake?',
    right: { text: sentenceOf(right) },
    wrong: wrong.map(line => ({ text: sentenceOf(line), misconception: 'missed-the-mistake' })),
    explanation: `Everything is right in: **${sentenceOf(right)}**\n\nIn the others, write:\n\n${wrong
      .map(({ mistake }) => `- ${mistake?.right}`)
      .join('\n')}`,
  }),
})

/** What can be wrong, by rule. Rules that are not named change more than one mark, or words. */
const kinds = {
  'a capital letter': ['N', 'S', 's', 'a'],
  'a comma': ['L', 'P', 'A'],
  'an apostrophe': ['O', 'C', 'p', 'i'],
  'a full stop or question mark': ['E', 'Q', 'q'],
  'speech marks': ['D'],
} as const satisfies Record<string, readonly Rule[]>
type Kind = keyof typeof kinds

const nothing = 'nothing is wrong'
const kindNames = Object.keys(kinds) as Kind[] // Safe: the keys of a literal without others.

const lettersIn = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')

/** Whether only marks change, so that the mistake has one name. */
const isOfKind = (kind: Kind) => (slot: Slot<Way>) =>
  slot.wrong.every(
    ({ text, rule }) =>
      (kinds[kind] as readonly Rule[]).includes(rule) &&
      (kind === 'a capital letter' || lettersIn(text) === lettersIn(slot.right)),
  )

function drawKind(random: Random, step: Step) {
  const year = drawYear(random, step)
  const lines = linesAt(year)
  const withKind = (kind: Kind) => lines.filter(line => line.some(part => slotsIn(part).some(isOfKind(kind))))
  const found = random.pick([...kindNames.filter(kind => withKind(kind).length > 0), nothing] as const)
  if (found === nothing) return { year, line: faultless(random.pick(lines)), found }
  return { year, line: mistaken(random, random.pick(withKind(found)), isOfKind(found)), found }
}

export const whatIsWrong = template({
  id: 'english.punctuation-lines.what-is-wrong',
  version: 1,
  mode: 'options',
  seconds: 35,
  draw: drawKind,
  measure: 'school year of the line, and half a year more for marks that are easy to overlook',
  hardness: ({ year, line }) => hardnessOf(year, line),
  write: ({ line, found }, random) => ({
    stem: `${sentenceOf(line)}\n\nWhich of these is wrong here? It may be missing, or be where it should not be.`,
    right: { text: found },
    wrong: random
      .shuffle([...kindNames, nothing].filter(kind => kind !== found))
      .map(text => ({ text, misconception: slipOf(text) })),
    explanation: line.mistake
      ? `It is **${found}**. Write: ${line.mistake.right}\n\n${rules[line.mistake.rule]}`
      : `You can check the capital letters, the apostrophes, the commas, the ends of sentences and the speech marks: **${nothing}**.`,
  }),
})

const slipOf = (kind: string) =>
  kind === nothing ? 'missed-the-mistake' : `blamed-${kind.replaceAll(' ', '-')}`

export const punctuationLines: Topic = {
  id: 'english.punctuation-lines',
  name: 'Find the punctuation mistake',
  subdomain: 'punctuation',
  year: 5,
  prerequisites: ['english.apostrophes', 'english.speech-marks'],
  about:
    'The test in which a line is cut into parts: find the wrong mark or capital letter, or decide that there is none.',
  weights: { gl: 5, cem: 1, iseb: 4 },
  lesson: once(() => ({
    version: 1,
    idea: `
In this test a line is cut into four parts. One part may have a mistake in its **punctuation** or **capital letters**. Or there is no mistake at all.

Be a detective, and go through each part with a checklist:

- **Capitals.** Names, days, months, languages, special times such as *Christmas* and the word *I* have one. So has each new sentence. Plain words have none: *the dog, in summer*.
- **Ends.** Is it a question? Then it needs a question mark. Does a new sentence start? Then the old one needs a full stop.
- **Apostrophes.** Has something been left out (*don’t*)? Does it belong to someone (*Ben’s hat*)? If it just means more than one (*hats*), there is no apostrophe.
- **Commas.** Look at lists, at openings such as *When it rained,* and at extra words.
- **Speech marks.** Do they open and close round the spoken words?`,
    example: `
*On tuesday, we / fed the ducks, / geese and swans / on the lake.*

1. “On tuesday, we”: Tuesday is the name of a day. It needs a capital. Here is the mistake!
2. Check the rest. “fed the ducks,” has a comma for the list.
3. “geese and swans” just means more than one. No apostrophe. Fine.
4. “on the lake.” ends with a full stop. Fine.

So the first part is wrong.`,
    harder: `
*The dog had hurt / it’s paw, so we / took it to the / vet’s in Mill Lane.*

1. All the capitals are right. *Mill Lane* is a name.
2. *It’s paw*: say it in full. “It is paw”? That makes no sense. The paw belongs to the dog, so write **its**.
3. *The vet’s* is short for *the vet’s house*. That apostrophe is right.

So the second part is wrong.`,
    mistake: `
Some children put an apostrophe in each word that ends with s. *We bought six apple’s* is wrong. Ask: “Does something belong to the apple?” No. It just means more than one. To see the slip, stop at each apostrophe and say what its job is.`,
    tryThis: `
Look at signs, menus and notes this week. Can you spot a mark that is missing, or one that should not be there? Take a photo of the best one.`,
  })),
  misconceptions: once(() => ({
    'took-a-right-part-for-wrong': {
      child: 'That part is right. Ask what the job of each mark is before you choose.',
      parent:
        'Sees a mistake where there is none. Ask which mark is wrong, by which rule, and what should be there.',
    },
    'missed-the-mistake': {
      child: 'There is a mistake. Check capitals, ends, apostrophes, commas and speech marks in turn.',
      parent: 'Reads over a wrong mark. Work through a checklist together, one kind of mark at a time.',
    },
    'blamed-a-capital-letter': {
      child: 'The capitals are right: names and new sentences have them, and plain words don’t.',
      parent: 'Blames the capital letters. Ask of each capital whether it begins a name or a sentence.',
    },
    'blamed-a-comma': {
      child: 'No comma is wrong. Look at the lists and the extra words once more.',
      parent: 'Blames the commas. Read the sentence aloud and ask what each comma keeps apart.',
    },
    'blamed-an-apostrophe': {
      child: 'The apostrophes are right. Each shows an owner or a gap where letters were.',
      parent: 'Blames the apostrophes. Ask of each whether it shows an owner or missing letters.',
    },
    'blamed-a-full-stop-or-question-mark': {
      child: 'Each sentence ends as it should. Look inside the sentence.',
      parent:
        'Blames the ends of the sentences. Read aloud and listen for where the voice stops, or goes up for a question.',
    },
    'blamed-speech-marks': {
      child: 'If nobody speaks, or the marks open and close, speech marks are not the problem.',
      parent: 'Blames the speech marks. Ask which words are spoken, and find where they begin and end.',
    },
  })),
  templates: [whichPart, whichSentence, whatIsWrong],
}
