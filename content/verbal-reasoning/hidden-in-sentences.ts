import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { wordsOfLength } from '../words/common.ts'
import { couldBeWord } from '../words/rarer.ts'
import { decent } from './alphabet.ts'
import { type Kind, wordsFor } from './sentence-words.ts'

export interface HiddenWord {
  readonly words: readonly string[]
  readonly hidden: string
  /** The index of the word in which the hidden one begins, and how many of its letters are in there. */
  readonly border: number
  readonly inFirst: number
}

const kinds = (text: string) => text.split(' ') as Kind[]

const shapes: Record<Step, readonly (readonly Kind[])[]> = {
  1: [kinds('det adj noun verb adv time'), kinds('det noun saw det looking thing')],
  2: [
    kinds('det noun verb prep det place'),
    kinds('det adj noun verb adv time'),
    kinds('det adj noun saw det thing'),
  ],
  3: [kinds('det adj noun verb prep det place'), kinds('det adj noun saw det looking thing')],
  4: [
    kinds('det adj noun verb prep det quality place'),
    kinds('det noun saw det looking thing prep det place'),
  ],
  5: [
    kinds('det adj noun verb adv prep det quality place'),
    kinds('det adj noun verb prep det quality place time'),
    kinds('det adj noun saw det looking thing prep det place'),
  ],
}

/** How many of the four letters may be in the first word. */
const splits: Record<Step, readonly number[]> = { 1: [2], 2: [2, 3], 3: [1, 2, 3], 4: [1, 2, 3], 5: [1, 3] }

interface Way {
  readonly hidden: string
  readonly inFirst: number
  readonly firsts: readonly string[]
  readonly seconds: readonly string[]
}

const known = new Map<string, readonly Way[]>()

/** The words that can be hidden between words of two kinds. Neither of the two is hidden as a whole. */
function waysBetween(one: Kind, other: Kind): readonly Way[] {
  const name = `${one} ${other}`
  const found = known.get(name)
  if (found) return found
  const made = wordsOfLength(4)
    .filter(decent)
    .flatMap(hidden =>
      [1, 2, 3].map((inFirst): Way => {
        const [end, start] = [hidden.slice(0, inFirst), hidden.slice(inFirst)]
        return {
          hidden,
          inFirst,
          firsts: wordsFor[one].filter(word => word.length > inFirst && word.endsWith(end)),
          seconds: wordsFor[other].filter(word => word.length > 4 - inFirst && word.startsWith(start)),
        }
      }),
    )
    .filter(({ firsts, seconds }) => firsts.length > 0 && seconds.length > 0)
  known.set(name, made)
  return made
}

/** The words of four letters that cross from one word into the next, and strings that no child should find. */
function crossing(one: string, other: string): string[] {
  const found: string[] = []
  for (const inFirst of [1, 2, 3]) {
    const text = one.slice(-inFirst) + other.slice(0, 4 - inFirst)
    if (text.length === 4 && (couldBeWord(text) || !decent(text))) found.push(text)
  }
  return found
}

/** Draws the hidden word first, so that no word is hidden far more often than another. */
export function drawHidden(random: Random, step: Step): HiddenWord {
  for (;;) {
    const shape = random.pick(shapes[step])
    const ways = shape.slice(1).flatMap((kind, border) =>
      waysBetween(shape[border] ?? kind, kind)
        .filter(({ inFirst }) => splits[step].includes(inFirst))
        .map(way => ({ ...way, border })),
    )
    const hidden = random.pick([...new Set(ways.map(way => way.hidden))])
    const { border, inFirst, firsts, seconds } = random.pick(ways.filter(way => way.hidden === hidden))
    const [first, second] = [random.pick(firsts), random.pick(seconds)]
    if (crossing(first, second).join() !== hidden) continue
    const words = filled(random, shape, border, first, second)
    if (words) return { words, hidden, border, inFirst }
  }
}

/** The other words of the sentence, where nothing else is hidden. Undefined if some place cannot be filled. */
function filled(
  random: Random,
  shape: readonly Kind[],
  border: number,
  first: string,
  second: string,
): readonly string[] | undefined {
  const words = [first, second]
  const pickFor = (kind: Kind, isClear: (word: string) => boolean) =>
    random.shuffle(wordsFor[kind]).find(word => !words.includes(word) && isClear(word))
  for (let at = border - 1; at >= 0; at--) {
    const next = words[0] ?? ''
    const word = pickFor(shape[at] ?? 'det', word => crossing(word, next).length === 0)
    if (!word) return undefined
    words.unshift(word)
  }
  for (let at = border + 2; at < shape.length; at++) {
    const before = words.at(-1) ?? ''
    const word = pickFor(shape[at] ?? 'det', word => crossing(before, word).length === 0)
    if (!word) return undefined
    words.push(word)
  }
  return words
}
