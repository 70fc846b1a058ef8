import { type Template, template } from '../template.ts'
import { closeWords } from '../words/close-words.ts'
import { firstWords, type WordList } from '../words/words.ts'
import {
  alsoSpelt,
  drawWord,
  type Edition,
  factsOf,
  gapsOf,
  hasOneFilling,
  isLong,
  pool,
  quoted,
  shown,
  withGaps,
  wrongWords,
} from './word-drawing.ts'

type Side = 'synonyms' | 'antonyms'

/** The words that have a partner on this side. */
export const withPartner = (list: WordList, side: Side) => pool(list, word => word[side].length > 0)

const otherSide = { synonyms: 'antonyms', antonyms: 'synonyms' } as const
const means = { synonyms: 'nearly the same', antonyms: 'the opposite' }
const than = { synonyms: 'as', antonyms: 'of' }

interface Named extends Pick<Template, 'id'> {
  /** The mistake of choosing a word from the other side. */
  readonly misconception: string
}

interface Choosing extends Named, Pick<Template, 'measure'> {
  ask(word: string): string
  explain(meaning: string, right: string): string
  /** What the words from the other side are. */
  readonly others: string
}

/** Asks for this word's partner on this side. */
export function choosePartner(
  { list, ...version }: Edition,
  side: Side,
  { misconception, ask, explain, others: trapsAre, ...named }: Choosing,
) {
  const withPartners = withPartner(list, side)
  return template({
    ...version,
    ...named,
    mode: 'options',
    seconds: 20,
    draw: (random, step) => {
      const word = drawWord(withPartners, random, step)
      const right = random.pick(word[side])
      const against = word[otherSide[side]]
      const traps = random.sample(against, Math.min(against.length, step < 3 ? 1 : 2))
      const others = list.distractors(random, word, 6).filter(other => !list.related(right, other))
      const close = list === firstWords ? [] : closeWords(word)
      return { ...factsOf(word), right, traps, close, near: word.near, others }
    },
    hardness: ({ year, traps }) => year + traps.length / 2,
    write: ({ word, sense, meaning, right, traps, close, near, others }) => ({
      stem: ask(shown({ word, sense })),
      right: { text: right },
      wrong: [
        ...traps.map(text => ({ text, misconception })),
        ...wrongWords(
          word,
          close.length > 0 ? [...close, ...near.slice(0, 2), ...others.slice(0, 2)] : [...near, ...others],
        ),
      ],
      explanation: `${explain(`**${word}** means “${meaning}”`, `**${right}**`)}${
        traps.length > 0 ? ` ${trapsAre} would be ${quoted(traps, 'or')}.` : ''
      }`,
    }),
  })
}

/** Asks for this word's partner on this side, with some of its letters shown. */
export function completePartner({ list, version }: Edition, side: Side, { misconception, ...named }: Named) {
  const withPartners = withPartner(list, side)
  return template({
    version,
    ...named,
    mode: 'typed',
    seconds: 35,
    draw: (random, step) => {
      for (;;) {
        const word = drawWord(withPartners, random, step)
        const right = random.pick(word[side])
        if (!isLong(right, step)) continue
        const gapped = withGaps(random, right, gapsOf(right, step))
        if (hasOneFilling(list, gapped))
          return { ...factsOf(word), right, gapped, traps: word[otherSide[side]] }
      }
    },
    measure: 'school year of the word, and letters that are missing',
    hardness: ({ year, gapped }) => year + gapped.split('_').length - 1,
    write: ({ word, sense, meaning, right, gapped, traps }) => ({
      stem: `\`${gapped}\`\n\nFill in the missing letters to make a word that means ${means[side]} ${than[side]} ${shown({ word, sense })}. Write the whole word.`,
      expected: { kind: 'text', value: right, also: alsoSpelt(right) },
      mistakes: [
        ...traps.map(text => ({ text, misconception })),
        { text: word, misconception: 'wrote-the-word-itself' },
      ],
      explanation: `**${word}** means “${meaning}”. A word that means ${means[side]} and fits the letters is **${right}**.`,
    }),
  })
}
