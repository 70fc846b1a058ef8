import { askAbout } from '@learn/content/english/long-passages/asking'
import { readersKey } from '@learn/content/english/long-passages/key'
import type { LongPassage } from '@learn/content/english/long-passages/long-passage'
import { longPassages } from '@learn/content/english/long-passages/long-passages'
import type { Place } from '@learn/content/english/long-passages/sets'
import { letters } from '@learn/content/question'
import { Random } from '@learn/content/random'
import type { Composed } from '@learn/content/template'

interface Printed {
  readonly stem: string
  readonly options: readonly string[]
}

/** A question as it was printed for a reader who didn't know the key, always the same. */
export function printed(passage: LongPassage, at: number): Printed & { readonly key: string } {
  const item = passage.items[at]
  if (!item) throw new Error(`${passage.id} has no question ${at}`)
  const random = new Random(`printed ${passage.id} ${at}`)
  const { stem, right, wrong } = askAbout(passage, item, random)
  const options = random.shuffle([right, ...wrong.slice(0, 4)])
  return { stem, options: options.map(({ text }) => text), key: letters[options.indexOf(right)] ?? '' }
}

/** A passage and its questions without answers. */
export function printedPassage(passage: LongPassage): string {
  const questions = passage.items.map((_, at) => {
    const { stem, options } = printed(passage, at)
    return `${at + 1}. ${stem}\n${options.map((text, index) => `   ${letters[index]} ${text}`).join('\n')}`
  })
  return [`${passage.id}: ${passage.title}`, passage.text, ...questions].join('\n\n')
}

const byId = new Map(longPassages.map(passage => [passage.id, passage]))

/** What a reader chose who didn't know the key. */
function readersChoice({ passage: id, at }: Place): string {
  const passage = byId.get(id)
  const letter = readersKey[id]?.[at] ?? ''
  if (!passage) return ''
  const { stem, options } = printed(passage, at)
  return meaningOf(options[letters.findIndex(own => own === letter)] ?? '', stem)
}

/** Orders and verdicts are printed with numbers: what they mean depends on the list in the stem. */
function meaningOf(option: string, stem: string): string {
  const items = new Map(
    [...stem.matchAll(/^(\d)\. (.*)$/gm)].map(([, number = '', item = '']) => [number, item]),
  )
  if (/^\d(, \d)+$/.test(option))
    return option
      .split(', ')
      .map(number => items.get(number))
      .join('\n')
  if (!/^\d (true|false|cannot tell)/.test(option)) return option
  return option
    .split(', ')
    .map(part => `${items.get(part[0] ?? '')}: ${part.slice(2)}`)
    .sort()
    .join('\n')
}

export const isReadersChoice = (place: Place, answer: string, { draft }: Composed<Place>): boolean =>
  meaningOf(answer, draft.stem) === readersChoice(place)
