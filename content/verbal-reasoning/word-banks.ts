import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { type GappedText, gappedTexts } from './gapped-texts.ts'

const levels: Record<Step, readonly number[]> = { 1: [1], 2: [1, 2], 3: [2, 3], 4: [4], 5: [5] }
const gaps: Record<Step, number> = { 1: 5, 2: 5, 3: 6, 4: 6, 5: 7 }
const spares: Record<Step, number> = { 1: 1, 2: 2, 3: 2, 4: 3, 5: 3 }

interface Opened {
  readonly text: GappedText
  /** The words that are missing, in order, by their place in the text. */
  readonly open: readonly number[]
  /** The words in the box, and those of them that are left over. */
  readonly bank: readonly string[]
  readonly extras: readonly string[]
}

const textsAt = (step: Step) => gappedTexts().filter(({ level }) => levels[step].includes(level))

const drawText = (random: Random, step: Step, spare = spares[step]) =>
  opened(random, random.pick(textsAt(step)), step, spare)

/** Opens gaps in the text, these among them. */
function opened(
  random: Random,
  text: GappedText,
  step: Step,
  spare: number,
  asked: readonly number[] = [],
): Opened {
  const others = [...text.words.keys()].filter(place => !asked.includes(place))
  const open = [...asked, ...random.sample(others, gaps[step] - asked.length)].sort((a, b) => a - b)
  const extras = random.sample(text.extras, spare)
  return { text, open, extras, bank: random.shuffle([...open.map(at => text.words[at] ?? ''), ...extras]) }
}

const blank = '______'

/** The text with numbered gaps, and the other words back in their places. */
function printed({ text, open }: Opened): string {
  let at = -1
  return text.pattern.replaceAll('@', () => {
    at++
    const gap = open.indexOf(at)
    return gap < 0 ? (text.words[at] ?? '') : `(${gap + 1}) ${blank}`
  })
}

/** The sentence around a word, with this word marked and no gaps. */
function sentenceWith({ text }: Opened, place: number): string {
  let at = -1
  const whole = text.pattern.replaceAll('@', () => {
    at++
    return at === place ? `**${text.words[at]}**` : (text.words[at] ?? '')
  })
  const sentences = whole.split(/(?<=[.?!]”?) (?=[“A-Z])/)
  return sentences.find(sentence => sentence.includes('**')) ?? whole
}

/** Which word goes in which gap. */
const filled = ({ text, open }: Opened) =>
  open.map((place, gap) => `${gap + 1} ${text.words[place]}`).join(', ')

const box = ({ bank }: Opened) => `**${bank.join(' · ')}**`

const intro =
  'The gaps in this text need words from the box. No word is used twice, and some words are left over.'

const measure = 'how hard the text is, from 1 to 5, and the words in the box'
const load = ({ text, bank }: Opened) => text.level + bank.length / 5

const advice = 'Fill the gaps that you are sure of first, and cross out those words.'

/** Words with the same ending are often of the same kind. */
const endsLike = (word: string, other: string) =>
  /(ed|ing|ly|s|t)$/.exec(word)?.[0] === /(ed|ing|ly|s|t)$/.exec(other)?.[0]

/** Two gaps: the word of the first could go into the second too, if one looked at that sentence alone. */
function drawRivals(random: Random, step: Step) {
  const text = random.pick(textsAt(step).filter(({ rivals }) => rivals.length > 0))
  const [asked, rival] = random.pick(text.rivals)
  const drawn = opened(random, text, step, spares[step], [asked, rival])
  return { drawn, asked: drawn.open.indexOf(asked), rival: drawn.open.indexOf(rival) }
}

export const wordForGap = template({
  id: 'verbal-reasoning.word-banks.word-for-gap',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: (random, step) => {
    if (step > 3) {
      const { drawn, asked, rival } = drawRivals(random, step)
      return { ...drawn, gap: rival, lure: drawn.text.words[drawn.open[asked] ?? 0] }
    }
    const drawn = drawText(random, step)
    return { ...drawn, gap: random.int(0, drawn.open.length - 1), lure: undefined }
  },
  measure,
  hardness: facts => load(facts),
  write: (facts, random) => {
    const { text, open, gap, bank, extras, lure } = facts
    const place = open[gap] ?? 0
    const right = text.words[place] ?? ''
    return {
      stem: `${intro}\n\n${box(facts)}\n\nWhich word goes in **gap ${gap + 1}**?`,
      passage: { title: text.title, text: printed(facts) },
      right: { text: right },
      wrong: random
        .shuffle(bank)
        .filter(word => word !== right)
        .sort((a, b) => Number(endsLike(right, b)) - Number(endsLike(right, a)))
        .sort((a, b) => Number(b === lure) - Number(a === lure))
        .slice(0, lure ? 4 : undefined)
        .map(word => ({
          text: word,
          misconception: extras.includes(word) ? 'fits-no-gap-at-all' : 'belongs-in-another-gap',
        })),
      explanation: `${advice} Then read the sentence with each word that is left. Only **${right}** makes sense:\n\n${sentenceWith(facts, place)}\n\nThese are all the gaps: ${filled(facts)}.`,
    }
  },
})

export const wordLeftOver = template({
  id: 'verbal-reasoning.word-banks.word-left-over',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 90,
  draw: (random, step) => drawText(random, step, 1),
  measure,
  hardness: facts => load(facts),
  write: (facts, random) => {
    const { text, open, extras } = facts
    const right = extras[0] ?? ''
    return {
      stem: `The gaps in this text need words from the box. No word is used twice, and one is left over.\n\n${box(facts)}\n\nWhich word is **left over**?`,
      passage: { title: text.title, text: printed(facts) },
      right: { text: right },
      wrong: random
        .shuffle(open)
        .map(place => ({ text: text.words[place] ?? '', misconception: 'that-word-has-a-gap' })),
      explanation: `${advice} These words fit: ${filled(facts)}. There is no gap in which **${right}** makes sense.`,
    }
  },
})

export const gapForWord = template({
  id: 'verbal-reasoning.word-banks.gap-for-word',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: (random, step) => {
    if (step > 3) {
      const { drawn, asked, rival } = drawRivals(random, step)
      return { ...drawn, gap: asked, rival }
    }
    const drawn = drawText(random, step)
    return { ...drawn, gap: random.int(0, drawn.open.length - 1), rival: undefined }
  },
  measure,
  hardness: facts => load(facts),
  write: (facts, random) => {
    const { text, open, gap, rival } = facts
    const place = open[gap] ?? 0
    const word = text.words[place] ?? ''
    return {
      stem: `${intro}\n\n${box(facts)}\n\nIn which gap does **${word}** go?`,
      passage: { title: text.title, text: printed(facts) },
      right: { text: `Gap ${gap + 1}` },
      wrong: random
        .shuffle([...open.keys()])
        .filter(other => other !== gap)
        .sort((a, b) => Number(b === rival) - Number(a === rival))
        .map(other => ({
          text: `Gap ${other + 1}`,
          misconception:
            other === rival
              ? 'another-word-fits-there-better'
              : Math.abs(other - gap) === 1
                ? 'chose-the-gap-next-to-it'
                : 'word-makes-no-sense-there',
        })),
      explanation: `Try the word in each gap, and read the whole sentence. It makes sense in gap ${gap + 1}:\n\n${sentenceWith(facts, place)}\n\nThese are all the gaps: ${filled(facts)}.`,
    }
  },
})

export const wordBanks: Topic = {
  id: 'verbal-reasoning.word-banks',
  name: 'Word banks',
  subdomain: 'words',
  year: 5,
  prerequisites: [],
  about: 'Filling the gaps in a short text with words from a box, so that every sentence makes sense.',
  weights: { gl: 1, cem: 5, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
Some words have fallen out of a text. They are in a box, all mixed up, with one or two words that don’t belong. Put each one back!

Work like this:

1. **Read the whole text first.** What is it about? Don’t stop at the gaps.
2. **Start with the easy ones.** Fill a gap only when you are sure. Cross out the word in the box.
3. **Look at the neighbours.** After “a” or “the” you often need a thing. After “to” you often need a doing word. A word with -ed tells you about the past.
4. **Try what is left.** Say the sentence with each word. One will sound right.
5. **Read it all again.** Does every sentence make sense now?`,
    example: `
The box: **shouted · rope · heavy · climbing**

“The box was so (1) ______ that nobody could lift it. Dad tied a (2) ______ round it. ‘Pull!’ he (3) ______.”

1. Gap 1 is about the box. Nobody could lift it. So it was **heavy**.
2. Gap 2: you can tie a **rope** round a box.
3. Gap 3: what did Dad do when he said “Pull!”? He **shouted**.
4. “Climbing” is left over. It fits nowhere.`,
    harder: `
The box: **hidden · melted · buried**

“In the year 79, Vesuvius (1) ______ the town of Pompeii. Its streets lay (2) ______ for centuries.”

1. Vesuvius is a volcano, and it did something to the town. You can say “it buried the town” or “it melted the town”, but not “it hidden the town”.
2. What can we say about the streets? They “lay hidden”. “Lay buried” would sound right as well. So we can’t be sure yet.
3. Suppose that “buried” went into gap 2. Then gap 1 would be “melted”, and “hidden” would be left over. But a volcano covers a town with ash; it does not melt it.
4. So gap 1 is **buried**, and gap 2 is **hidden**.`,
    mistake: `
The trap is to fill the gaps in order. The first gap may be the hardest one! If two words seem to fit, leave it. Do the others first. Later only one of the two words will be left.

And don’t look at one sentence alone. Sometimes the next sentence tells you what is missing.`,
    tryThis: `
Choose a short text in a book. Write it down without six of its words. Put the words in a box, with one extra word. Can someone at home put them back?`,
  })),
  misconceptions: once(() => ({
    'belongs-in-another-gap': {
      child: 'That word belongs in another gap. Try it there, and read the whole sentence.',
      parent:
        'Chooses a word that is needed elsewhere. Fill the sure gaps first, and cross out each word that is used.',
    },
    'fits-no-gap-at-all': {
      child: 'That word fits nowhere. Read the sentence aloud with it.',
      parent:
        'Chooses one of the words that are left over, often because it is about the same thing. Read the sentence aloud with it.',
    },
    'that-word-has-a-gap': {
      child: 'That word has a gap. Fill the easy gaps first, and cross out the words.',
      parent: 'Does not find the gap for this word. Take the gaps one by one, the easiest first.',
    },
    'chose-the-gap-next-to-it': {
      child: 'Very near. Try your word in the gap before and in the one after.',
      parent: 'Chooses the gap before or after. Read both sentences aloud with the word.',
    },
    'another-word-fits-there-better': {
      child: 'Another word fits that gap better. Read the whole text, and try both words there.',
      parent:
        'Takes a gap that the word seems to fit. Ask which other words could go there, and where the word would then be missing.',
    },
    'word-makes-no-sense-there': {
      child: 'Read that sentence with the word in it. It makes no sense, so try another gap.',
      parent: 'Chooses a gap in which the word makes no sense. Read each sentence aloud with the word.',
    },
  })),
  templates: [wordForGap, wordLeftOver, gapForWord],
}
