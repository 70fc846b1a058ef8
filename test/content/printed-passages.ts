import { askAbout } from '@learn/content/english/long-passages/asking'
import type { Item, LongPassage } from '@learn/content/english/long-passages/long-passage'
import { letters } from '@learn/content/question'
import { Random } from '@learn/content/random'

const named = ({ id }: LongPassage, at: number) => `printed ${id} ${at}`

/** A question as it is printed for a reader who doesn't know the key, always the same, and the key. */
export function printed(passage: LongPassage, at: number): { text: string; key: string } {
  const item = passage.items[at]
  if (!item) throw new Error(`${passage.id} has no question ${at}`)
  const random = new Random(named(passage, at))
  const { stem, right, wrong } = askAbout(passage, item, random)
  const options = random.shuffle([right, ...wrong.slice(0, 4)])
  const list = options.map(({ text }, index) => `   ${letters[index]} ${text}`).join('\n')
  return { text: `${at + 1}. ${stem}\n${list}`, key: letters[options.indexOf(right)] ?? '' }
}

/** A passage and its questions without answers. */
export const printedPassage = (passage: LongPassage): string =>
  [
    `${passage.id}: ${passage.title}`,
    passage.text,
    ...passage.items.map((_: Item, at) => printed(passage, at).text),
  ].join('\n\n')
