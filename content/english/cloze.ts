import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { itemOf, ladder, type Place, passageOf, wrongChoices, yearsOn } from './comprehension.ts'
import { hardGaps } from './hard-gaps.ts'
import { moreWrongWords } from './more-gap-words.ts'
import type { PassageData } from './passages/passage.ts'
import { passages } from './passages/passages.ts'
import { rivalsOfLength } from './rival-words.ts'

const blank = '______'

/** A gap of a passage, or one of the hard gaps. */
interface GapPlace extends Place {
  readonly hard?: true
}

/** The text around a gap, the missing word, and the passage without it. */
function opened({ hard, ...place }: GapPlace) {
  const passage = passageOf(place)
  const { around, wordClass, wrong } = itemOf(hard ? hardGaps() : passage.gaps, place.at)
  const word = /\[(.+)\]/.exec(around)?.[1] ?? ''
  const phrase = around.replace(/\[.+\]/, blank)
  const text = passage.text.replace(around.replace(/[[\]]/g, ''), phrase)
  return { passage, wordClass, wrong, word, phrase, text }
}

const gapHardness = (place: GapPlace) =>
  yearsOn(passageOf(place)) + opened(place).word.length / 10 + (place.hard ? 1 : 0)
const drawEasyGap: (random: Random, step: Step) => GapPlace = ladder(({ gaps }) => gaps, gapHardness)

/** At step 5 only from the hardest passages. */
function drawGap(random: Random, step: Step): GapPlace {
  if (step < 4) return drawEasyGap(random, step)
  const all = hardGaps().map(({ passage }, at) => ({ passage, at, hard: true as const }))
  return random.pick(step === 4 ? all : all.filter(place => passageOf(place).year === 6))
}

interface Edition {
  readonly version: number
  readonly balancedFrom?: number
  readonly drawPlace: typeof drawGap
}

const missingWordIn = ({ drawPlace, ...version }: Edition) =>
  template({
    id: 'english.cloze.missing-word',
    ...version,
    mode: 'options',
    seconds: 45,
    draw: drawPlace,
    measure: 'year of the passage, a tenth for each letter of the missing word, and one for a hard gap',
    hardness: gapHardness,
    write: place => {
      const { passage, wordClass, wrong, word, phrase, text } = opened(place)
      return {
        stem: `One word is missing from the passage: “${phrase}”.\n\nWhich word fits best?`,
        passage: { title: passage.title, text },
        right: { text: word },
        wrong: [
          ...wrongChoices(wrong),
          ...(place.hard ? [] : wrongChoices(moreWrongWords(passage.id, word))),
        ],
        explanation: `The gap needs a word of the class **${wordClass}** that fits the sense: “${phrase.replace(blank, `**${word}**`)}”. Read the sentence with each of the other words, and you hear that it does not work.`,
      }
    },
  })

export const missingWord = missingWordIn({ version: 2, balancedFrom: 1, drawPlace: drawGap })

interface Found {
  readonly word: string
  readonly at: number
}

/** Long, plain words that occur once in a passage, with their position. */
function plainWords({ text }: PassageData): Found[] {
  const all = [...text.matchAll(/[\p{L}’-]+/gu)].map(match => ({ word: match[0], at: match.index }))
  const counts = new Map<string, number>()
  for (const { word } of all) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1)
  return all.filter(({ word }) => /^[a-z]{6,11}$/.test(word) && counts.get(word) === 1)
}

let wordsByPassage: Map<string, Found[]> | undefined
const wordsIn = (passage: PassageData) => {
  wordsByPassage ??= new Map(passages.map(each => [each.id, plainWords(each)]))
  return wordsByPassage.get(passage.id) ?? []
}

let wordsByLength: Map<number, string[]> | undefined

/** Whether another word in the passages, or of more lists, matches the letters that are left. */
function mistakable(word: string, holes: readonly number[], rivals: readonly string[]): boolean {
  wordsByLength ??= Map.groupBy(
    new Set(passages.flatMap(({ text }) => text.toLowerCase().match(/[a-z]+/g) ?? [])),
    ({ length }) => length,
  )
  const fits = (other: string) => {
    for (let at = 0; at < word.length; at++) {
      if (other.charCodeAt(at) !== word.charCodeAt(at) && !holes.includes(at)) return false
    }
    return other !== word
  }
  return (wordsByLength.get(word.length) ?? []).some(fits) || rivals.some(fits)
}

const holed = (word: string, holes: readonly number[]) =>
  [...word].map((letter, at) => (holes.includes(at) ? '_' : letter)).join(' ')

/** About as many words before and after as fit on a line. */
function surroundings(text: string, word: string, at: number): { before: string; after: string } {
  const before = text.slice(0, at).split(/\n/).at(-1) ?? ''
  const after = text.slice(at + word.length).split(/\n/)[0] ?? ''
  return { before: before.split(' ').slice(-9).join(' '), after: after.split(' ').slice(0, 7).join(' ') }
}

const missingLettersIn = (version: number, rivalsFor: typeof rivalsOfLength) =>
  template({
    id: 'english.cloze.missing-letters',
    version,
    mode: 'typed',
    seconds: 40,
    draw: (random, step) => {
      const years = step === 1 ? [4] : step <= 3 ? [4, 5] : [5, 6]
      const passage = random.pick(passages.filter(({ year }) => years.includes(year)))
      const count = Math.ceil((step + 2) / 2)
      const words = wordsIn(passage).filter(({ word }) => word.length >= count * 2)
      for (;;) {
        const { word, at } = random.pick(words)
        const start = random.int(1, word.length - 2 * count + 1)
        const holes = Array.from({ length: count }, (_, hole) => start + 2 * hole)
        if (!mistakable(word, holes, rivalsFor(word.length))) return { passage: passage.id, word, at, holes }
      }
    },
    measure: 'letters that are missing, and the year of the passage',
    hardness: ({ passage, holes }) => holes.length + yearsOn(passageOf({ passage })),
    write: ({ passage: id, word, at, holes }) => {
      const passage = passageOf({ passage: id })
      const { before, after } = surroundings(passage.text, word, at)
      const shownWord = holed(word, holes)
      const missing = holes.map(hole => word.charAt(hole)).join(', ')
      const text = `${passage.text.slice(0, at)}${shownWord.replaceAll(' ', '')}${passage.text.slice(at + word.length)}`
      return {
        stem: `Some letters are missing from one word: … ${before}**${shownWord.replaceAll('_', '\\_')}**${after} …\n\nWrite the whole word.`,
        passage: { title: passage.title, text },
        expected: { kind: 'text', value: word },
        mistakes: [
          { text: missing.replaceAll(', ', ''), misconception: 'wrote-only-the-missing-letters' },
          { text: word.replaceAll(/([a-z])\1/g, '$1'), misconception: 'forgot-a-double-letter' },
        ],
        explanation: `Read on past the gap and ask which word would make sense. The missing letters are ${missing}, and the word is **${word}**.`,
      }
    },
  })

export const missingLetters = missingLettersIn(2, rivalsOfLength)

export const cloze: Topic = {
  id: 'english.cloze',
  name: 'Missing words in a text',
  subdomain: 'comprehension',
  year: 5,
  prerequisites: ['english.vocabulary-in-context'],
  about: 'Filling gaps in a text with the word that fits both the sense and the grammar.',
  weights: { gl: 3, cem: 5, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
In a **cloze** test some words or letters are left out of a text. You put them back. It is like a jigsaw: the piece must fit on all sides.

Two things must be right:

- **The sense.** The word must fit the story.
- **The grammar.** The word must be of the right kind. After "the" there will be a noun soon. After "to" there is often a verb.

Read to the end of the sentence before you choose. The best clue often comes after the gap. Then try each choice in the gap, and listen with your inner ear.

If only letters are missing, say the word with a hum in the gap. Think of the story. What would the writer say here?`,
    example: `
*The dog shook itself, and drops of water f__w in all directions.*

1. Read to the end. Drops of water are doing something "in all directions".
2. The word begins with f and ends with w. It must be something that drops do.
3. "Shook" is in the past. So we want the past of "fly".
4. The word is **flew**.`,
    harder: `
*______ by the noise, the deer lifted its head and stood quite still.*

Which word fits best: *Startle*, *Startled*, *Starting*, *Started* or *Stare*?

1. I read to the end. A deer lifts its head and stands still. Something has scared it.
2. So the sense is "scared". That fits *startle* and *startled*. It does not fit *started* or *starting*, which are about beginning. They only look alike.
3. Now the grammar. "By the noise" tells me who did it. The deer did not startle the noise. The noise startled the deer.
4. I add two words in my head: "The deer **was** startled by the noise." After "was" comes *startled*.
5. So the answer is **Startled**.

*The climbers had to r_l_nq_i_h their tents and hurry down.*

1. Read to the end: they hurry down. What do they do with their tents? They give them up.
2. The word must be a verb, as "had to" comes before it.
3. Say it with a hum: r-l-nq-sh. A word for giving something up that starts with *rel*: **relinquish**.

The slip to watch for is choosing by sense or by grammar alone. The piece must fit on all sides.

Now you try: "She spoke so s_f_ly that no one heard." (Softly. After "spoke so" we need to know how.)`,
    mistake: `
Many children stop at the gap and put in the first word that comes to mind. "The dog was very ___" could be "big". But what if it goes on "so we gave it a bath"? Then it must be "dirty". To see this slip, always read your word with the whole sentence.`,
    tryThis: `
Copy four lines from a book and leave out one word in each line. Give them to someone at home. Can they fill the gaps? Did they find a word that is as good as the writer’s?`,
  })),
  misconceptions: once(() => ({
    'wrong-word-class': {
      child: 'Is it the right kind of word? Say the whole sentence with it and listen.',
      parent:
        'Chooses a word of the wrong kind, such as a noun for a verb. Read it aloud and listen for what is missing.',
    },
    'mixed-up-with-a-similar-word': {
      child: 'It looks or sounds like the right word but means something else. Read it once more.',
      parent: 'Mixes up two words that look or sound alike. Write both down with a short meaning.',
    },
    'wrong-form-of-the-word': {
      child: 'The word is right, but its form is not. Read the whole sentence aloud.',
      parent: 'Chooses the right word in the wrong form. Read the sentence aloud and listen to the ending.',
    },
    'fits-the-sentence-not-the-sense': {
      child: 'It fits the sentence but not the story. Read the lines around it.',
      parent: 'Chooses a word that fits the sentence but not the passage. Read on before deciding.',
    },
    'opposite-of-the-text': {
      child: 'That turns the story round. Read a little further for clues.',
      parent: 'Chooses a word that says the opposite of the passage. Read the sentence before and after.',
    },
    'other-sense-of-the-word': {
      child: 'That is close in meaning, but we don’t use it like this. Say the line with it.',
      parent:
        'Chooses a word that is close in meaning but does not go with the words around it. Say the line with both words.',
    },
    'wrote-only-the-missing-letters': {
      child: 'You found the letters. Now write the whole word.',
      parent: 'Writes only the missing letters. Point out the words “whole word” in the question.',
    },
    'forgot-a-double-letter': {
      child: 'One letter comes twice in this word. Say it and write it again.',
      parent: 'Writes a double letter only once. Count the letters and gaps together.',
    },
  })),
  templates: [missingWord, missingLetters],
  earlier: [missingWordIn({ version: 1, drawPlace: drawEasyGap }), missingLettersIn(1, () => [])],
}
