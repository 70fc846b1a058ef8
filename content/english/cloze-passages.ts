import { once } from '../once.ts'
import type { Passage, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { listed } from '../wording.ts'
import { type Gap, type GappedText, slips } from './gapped-texts/gapped-text.ts'
import { gappedTexts } from './gapped-texts/gapped-texts.ts'
import { nearMisses } from './gapped-texts/near-misses.ts'

const byId = once(() => new Map(gappedTexts().map(text => [text.id, text])))

/** A gap of a text, by the text's id and the gap's index. */
interface Place {
  readonly text: string
  readonly at: number
}

function textOf({ text }: Place): GappedText {
  const found = byId().get(text)
  if (!found) throw new Error(`Unknown text ${text}`)
  return found
}

function gapOf(place: Place): Gap {
  const gap = textOf(place).gaps[place.at]
  if (!gap) throw new Error(`${place.text} has no gap ${place.at}`)
  return gap
}

const drawText = (random: Random, step: Step) =>
  random.pick(gappedTexts().filter(({ level }) => Math.abs(level - step) <= 1))

const levelOf = (place: Place) => textOf(place).level + gapOf(place).word.length / 20
const measure = 'how hard the text is, from 1 to 5, and a twentieth for each letter of the word'

const blank = '______'
const numbered = (at: number) => `(${at + 1}) ${blank}`

const gappedPassage = ({ title, pieces, gaps }: GappedText): Passage => ({
  title,
  text: pieces.map((piece, at) => piece + (at < gaps.length ? numbered(at) : '')).join(''),
})

const escaped = (text: string) => text.replaceAll('_', '\\_')

/** The words of the text around a gap. Other gaps stay open. */
function around(place: Place, filling: string): string {
  const { pieces, gaps } = textOf(place)
  const from = (at: number) =>
    pieces
      .slice(at)
      .map((piece, offset) => piece + (at + offset < gaps.length ? numbered(at + offset) : ''))
      .join('')
  const before = pieces
    .slice(0, place.at + 1)
    .map((piece, at) => piece + (at < place.at ? numbered(at) : ''))
    .join('')
  const lineBefore = before.split('\n').at(-1) ?? ''
  const lineAfter = from(place.at + 1).split('\n')[0] ?? ''
  const words = (line: string) => line.split(/(?<=\S) (?!_)/)
  const head = words(lineBefore)
  const tail = words(lineAfter)
  const start = head.length > 12 ? `… ${head.slice(-12).join(' ')}` : lineBefore
  const end = tail.length > 9 ? `${tail.slice(0, 9).join(' ')} …` : lineAfter
  return `${escaped(start)}${filling}${escaped(end)}`
}

const shownGap = (at: number) => `**${escaped(numbered(at))}**`

const reasons: Readonly<Record<keyof typeof slips, string>> = {
  class: 'the wrong kind of word',
  form: 'in the wrong form',
  alike: 'only alike in looks or sound',
  sense: 'out of place in this text',
  opposite: 'the opposite of what the text says',
  link: 'the wrong way to join these ideas',
  small: 'not the small word that is used here',
  near: 'close in meaning, but not used like this',
}

/** “miss” and “misses” are in the wrong form; “mission” is only alike in looks or sound. */
function whyNot(wrong: Gap['wrong']): string {
  const bySlip = Map.groupBy(wrong, ({ slip }) => slip)
  return [...bySlip]
    .map(
      ([slip, words]) =>
        `${listed(words.map(({ word }) => `“${word}”`))} ${words.length > 1 ? 'are' : 'is'} ${reasons[slip]}`,
    )
    .join('; ')
}

export const fillTheGap = template({
  id: 'english.cloze-passages.fill-the-gap',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step): Place => {
    const { id, gaps } = drawText(random, step)
    return { text: id, at: random.int(0, gaps.length - 1) }
  },
  measure,
  hardness: levelOf,
  write: place => {
    const { word, wrong } = gapOf(place)
    return {
      stem: `${around(place, shownGap(place.at))}\n\nTen words are missing from the passage. Which word fits gap (${place.at + 1})?`,
      passage: gappedPassage(textOf(place)),
      right: { text: word },
      wrong: wrong.map(({ word: text, slip }) => ({ text, misconception: slips[slip] })),
      explanation: `Read the whole sentence with each word in turn: ${around(place, `**${word}**`)}\n\nWords such as these do not fit here: ${whyNot(wrong)}.`,
    }
  },
})

interface BankPlace extends Place {
  readonly bank: readonly string[]
}

export const wordBank = template({
  id: 'english.cloze-passages.word-bank',
  version: 1,
  mode: 'typed',
  seconds: 60,
  harder: 0.2,
  draw: (random, step): BankPlace => {
    const { id, gaps } = drawText(random, step)
    return {
      text: id,
      at: random.int(0, gaps.length - 1),
      bank: random.shuffle(gaps.map(({ word }) => word.toLowerCase())),
    }
  },
  measure,
  hardness: levelOf,
  write: ({ bank, ...place }: BankPlace) => {
    const { word } = gapOf(place)
    const small = word.toLowerCase()
    return {
      stem: `${around(place, shownGap(place.at))}\n\nEach of these words belongs in one of the ten gaps: ${listed(bank.map(each => `**${each}**`))}.\n\nWhich of them belongs in gap (${place.at + 1})? Write the word.`,
      passage: gappedPassage(textOf(place)),
      expected: { kind: 'text', value: small },
      mistakes: bank
        .filter(each => each !== small)
        .map(text => ({ text, misconception: 'took-a-word-from-another-gap' })),
      explanation: `With the word in its place: ${around(place, `**${word}**`)}\n\nIf two words seem to fit, look for the gap where only one of them can go, and cross that one out in the list.`,
    }
  },
})

const pairOf = (one: string, other: string) => `${one} … ${other}`

/** Two gaps of one text. */
interface TwoPlaces extends Place {
  readonly next: number
  /** Whether only words that nearly fit are offered. */
  readonly near: boolean
}

const drawNeighbours = (random: Random, step: Step): TwoPlaces => {
  const { id, gaps } = drawText(random, step)
  const at = random.int(0, gaps.length - 2)
  return { text: id, at, next: at + 1, near: false }
}

/** From step 4 on, any two gaps for which we have words that nearly fit, and at step 5 only in the hardest texts. */
function drawTwo(random: Random, step: Step): TwoPlaces {
  if (step < 4) return drawNeighbours(random, step)
  const { id, gaps } = random.pick(gappedTexts().filter(({ level }) => level > 3 && level >= step))
  const nearly = gaps.flatMap(({ word }, at) => (nearMisses(id, word).length > 0 ? [at] : []))
  const [at = 0, next = 0] = random.sample(nearly, 2).sort((one, other) => one - other)
  return { text: id, at, next, near: true }
}

export const twoGaps = template({
  id: 'english.cloze-passages.two-gaps',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 70,
  harder: 0.3,
  draw: drawTwo,
  measure: `${measure}, and one more where the wrong words nearly fit`,
  hardness: place => levelOf(place) + (place.near ? 1 : 0),
  write: ({ next: at, near, ...place }, random) => {
    const next = { ...place, at }
    const [one, other] = [gapOf(place), gapOf(next)]
    const wrongOf = ({ word, wrong }: Gap) => random.sample(near ? nearMisses(place.text, word) : wrong, 3)
    const firsts = wrongOf(one)
    const seconds = wrongOf(other)
    const onlyFirst = firsts.map(({ word, slip }) => ({
      text: pairOf(word, other.word),
      misconception: slips[slip],
    }))
    const onlySecond = seconds.map(({ word, slip }) => ({
      text: pairOf(one.word, word),
      misconception: slips[slip],
    }))
    const both = firsts.map(({ word, slip }, at) => ({
      text: pairOf(word, seconds[at]?.word ?? ''),
      misconception: slips[slip],
    }))
    return {
      stem: `${around(place, shownGap(place.at))}\n\n${around(next, shownGap(next.at))}\n\nWhich two words fit gaps (${place.at + 1}) and (${next.at + 1}) of the passage?`,
      passage: gappedPassage(textOf(place)),
      right: { text: pairOf(one.word, other.word) },
      wrong: [0, 1, 2].flatMap(at => [onlyFirst[at], onlySecond[at], both[at]]).filter(each => !!each),
      explanation: `Start with the gap that you are more sure of, and cross out every pair that has another word there.\n\n- ${around(place, `**${one.word}**`)}\n- ${around(next, `**${other.word}**`)}`,
    }
  },
})

export const clozePassages: Topic = {
  id: 'english.cloze-passages',
  name: 'Passages with ten gaps',
  subdomain: 'comprehension',
  year: 5,
  prerequisites: ['english.cloze'],
  about: 'Putting ten missing words back into a whole passage, from five choices or from a list of words.',
  weights: { gl: 3, cem: 5, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
In some tests a whole page is full of holes. Ten words are gone! You have to put them back.

Don’t start with gap one. Start like this:

- **Read it all first**, and hum in each gap. What is the text about? Is it now, or in the past?
- **Do the easy gaps.** Each word that you find helps with the next.
- **Ask what kind of word is missing.** After *a* or *the*, a noun soon follows. After *to* or *can* comes a verb: *to wait*. After *have* comes *gone, taken, seen*.
- **Look at both sides.** The clue may come after the gap, or even in the next sentence.
- **Watch the joining words.** *Because* gives a reason. *Although* and *but* bring a surprise. *So* gives the result.

Is there a list of words? Cross each one out when you have used it. The last gaps will be easy.`,
    example: `
*It was raining, (1) ___ we took our coats. The river was so (2) ___ that nobody could cross it.*

Words: **deep**, **so**.

1. In gap 1 two ideas are joined. The rain is why we took coats. So the word is **so**.
2. In gap 2 we want a word that says what the river was like. Nobody could cross it, so it was **deep**.
3. Read it once more with both words. It makes sense.`,
    harder: `
*She had never been fond of cats. She (1) ___ let the kitten in, for it was snowing.* Is it **therefore**, **nevertheless** or **because**?

1. She did not like cats. But she let one in. That is a surprise.
2. *Therefore* would mean: she let it in as she did not like cats. No!
3. *Because* would leave that sentence unfinished.
4. *Nevertheless* means “all the same”. That fits: **nevertheless**.`,
    mistake: `
It is easy to choose a word that fits just the few words near it. “We walked ___ the lake” could be *round*, *to* or *past*. What if the text goes on “until we were back where we had begun”? Then it must be *round*. To see the slip, read on to the full stop, and one line more.`,
    tryThis: `
Cover one word in each line of a page with a small coin. Ask somebody at home to guess the words. Which clues did they use?`,
  })),
  misconceptions: once(() => ({
    'wrong-word-class': {
      child: 'The gap needs another kind of word. Ask if it wants a noun or a verb.',
      parent:
        'Chooses a word of the wrong kind. Ask what the word has to do in the sentence: name something, tell or describe.',
    },
    'wrong-form-of-the-word': {
      child: 'Right word, wrong form. Say the sentence aloud and listen to the ending.',
      parent:
        'Chooses the right word in the wrong form. Read the sentence aloud; the ear often finds the ending.',
    },
    'mixed-up-with-a-similar-word': {
      child: 'That word only looks or sounds like the right one. Read it letter by letter.',
      parent: 'Mixes up two words that look or sound alike. Write both, with a short meaning for each.',
    },
    'fits-the-sentence-not-the-sense': {
      child: 'It fits the words beside it but not the text. Read one line on.',
      parent: 'Chooses a word that fits only the nearest words. Read one sentence further before deciding.',
    },
    'opposite-of-the-text': {
      child: 'That turns the meaning round. Look for the clue before or after the gap.',
      parent:
        'Chooses a word that says the opposite. Ask what happens next in the text, and whether it agrees.',
    },
    'wrong-link-between-ideas': {
      child: 'How do the two ideas go together: reason, surprise or time? Choose the joining word for that.',
      parent:
        'Chooses the wrong joining word. Talk about because (a reason), although (a surprise) and until (a time).',
    },
    'wrong-small-word': {
      child: 'Small words matter. Say the line with each one and listen for the one we use.',
      parent: 'Chooses the wrong small word, such as “since ten years”. Say the phrase aloud with each one.',
    },
    'close-in-meaning-but-not-used-here': {
      child: 'That is close in meaning, but we don’t use it like this. Say the line with both words.',
      parent:
        'Chooses a word that is close in meaning but does not go with the words around it. Say the line with both words.',
    },
    'took-a-word-from-another-gap': {
      child: 'That word has its place in another gap. Try it there, then come back.',
      parent:
        'Puts a word from the list in the wrong gap. Do the easy gaps first, and cross out each word used.',
    },
  })),
  templates: [fillTheGap, wordBank, twoGaps],
}
