import type { Random } from './random.ts'

/** Picks an item so that every answer is equally likely, however many of the items have it. */
export function pickEvenly<Item>(
  random: Random,
  items: readonly Item[],
  answer: (item: Item) => string | number,
): Item {
  const byAnswer = new Map<string | number, Item[]>()
  for (const item of items) {
    const key = answer(item)
    const alike = byAnswer.get(key)
    if (alike) alike.push(item)
    else byAnswer.set(key, [item])
  }
  return random.pick(random.pick([...byAnswer.values()]))
}
