import type { Passage, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Template, template, type WrongChoice } from '../template.ts'
import { type Asked, type PassageData, type Slip, slips, type Wrong } from './passages/passage.ts'
import { passages } from './passages/passages.ts'

/** A question about a passage, by the passage's id and the question's index. */
export interface Place {
  readonly passage: string
  readonly at: number
}

const byId = new Map(passages.map(passage => [passage.id, passage]))

export function passageOf({ passage }: { readonly passage: string }): PassageData {
  const found = byId.get(passage)
  if (!found) throw new Error(`Unknown passage ${passage}`)
  return found
}

export function itemOf<Item>(items: readonly Item[], at: number): Item {
  const item = items[at]
  if (item === undefined) throw new Error(`The passage has no question ${at}`)
  return item
}

export const shown = ({ title, text }: PassageData): Passage => ({ title, text })

export const wrongChoices = (wrong: Wrong): WrongChoice[] =>
  Object.entries(wrong).flatMap(([slip, texts]) =>
    // Safe: the keys of a Wrong are slips, but Object.entries loses their type.
    texts.map(text => ({ text, misconception: slips[slip as Slip] })),
  )

const longWords = (text: string) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []

/** The share of this answer's words that do not occur in the text, from 0 to 1. */
function distance(answer: string, text: string): number {
  const words = longWords(answer)
  const found = new Set(longWords(text))
  return words.length === 0 ? 0 : words.filter(word => !found.has(word)).length / words.length
}

/** The difficulty of the passage itself: 1, 2 or 3. */
export const yearsOn = (passage: PassageData) => passage.year - 3

/** Draws from the easier questions at step 1 and the harder ones at step 5. They are sorted on first use. */
export function ladder<Item>(
  itemsOf: (passage: PassageData) => readonly Item[],
  hardness: (place: Place) => number,
) {
  let sorted: Place[] | undefined
  return (random: Random, step: Step): Place => {
    sorted ??= passages
      .flatMap(passage => itemsOf(passage).map((_, at) => ({ passage: passage.id, at })))
      .map(place => ({ place, hard: hardness(place) }))
      .sort((a, b) => a.hard - b.hard)
      .map(({ place }) => place)
    const size = Math.ceil(sorted.length * 0.4)
    const start = Math.floor(((step - 1) / 4) * (sorted.length - size))
    return random.pick(sorted.slice(start, start + size))
  }
}

export const quoted = (text: string) => `“${text}”`

/** Closes a quotation at the end of a sentence without doubling the punctuation. */
export const quotedSentence = (text: string) =>
  /[?!]$/.test(text) ? `“${text}”` : `“${text.replace(/[.,]$/, '')}”.`

type Named = Pick<Template, 'id' | 'version' | 'balancedFrom' | 'undoubled' | 'seconds'>
type ListOf<Item> = (passage: PassageData) => readonly Item[]

interface Answering extends Named {
  explain(proof: string, why: string, right: string): string
  /** Wrong answers besides those of the passage that are the reader's own ideas. */
  readonly alsoWrong?: (place: Place) => readonly string[]
}

/** Asks one of the passage's questions. */
export function answering(listOf: ListOf<Asked>, { explain, alsoWrong = () => [], ...named }: Answering) {
  const hardness = (place: Place) => {
    const passage = passageOf(place)
    return yearsOn(passage) + distance(itemOf(listOf(passage), place.at).right, passage.text)
  }
  return template({
    ...named,
    mode: 'options',
    draw: ladder(listOf, hardness),
    measure: 'year of the passage, and the share of the answer’s words that are not in the passage',
    hardness,
    write: place => {
      const passage = passageOf(place)
      const { question, right, wrong, proof, why } = itemOf(listOf(passage), place.at)
      return {
        stem: question,
        passage: shown(passage),
        right: { text: right },
        wrong: [...wrongChoices(wrong), ...wrongChoices({ own: alsoWrong(place) })],
        explanation: explain(quotedSentence(proof), why, `**${right.replace(/\.$/, '')}**`),
      }
    },
  })
}

interface Quoting<Item> extends Named, Pick<Template, 'measure'> {
  /** What the quotation tells or shows. */
  sought(item: Item): string
  ask(sought: string): string
  explain(item: Item): string
}

/** Asks for the words in the passage that prove an answer. */
export function quoting<Item extends Asked>(
  listOf: ListOf<Item>,
  { sought, ask, explain, ...named }: Quoting<Item>,
) {
  const itemAt = (place: Place) => itemOf(listOf(passageOf(place)), place.at)
  const hardness = (place: Place) =>
    yearsOn(passageOf(place)) + distance(sought(itemAt(place)), itemAt(place).proof)
  return template({
    ...named,
    mode: 'options',
    draw: ladder(listOf, hardness),
    hardness,
    write: place => {
      const passage = passageOf(place)
      const item = itemAt(place)
      return {
        stem: ask(sought(item)),
        passage: shown(passage),
        right: { text: quoted(item.proof) },
        wrong: otherQuotes(passage, item.proof),
        explanation: explain(item),
      }
    },
  })
}

/** Other words in the passage that a child could take for the proof. */
const otherQuotes = ({ retrieval, others }: PassageData, right: string): WrongChoice[] => [
  ...retrieval
    .filter(({ proof }) => !proof.includes(right) && !right.includes(proof))
    .map(({ proof }) => ({ text: quoted(proof), misconception: 'proof-of-another-point' })),
  ...others.map(text => ({ text: quoted(text), misconception: slips.place })),
]
