import type { WrongChoice } from '../template.ts'

function orders(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap(item => orders(items.filter(other => other !== item)).map(rest => [item, ...rest]))
}

/** All orders of five children, by index. */
let allOrders: readonly (readonly number[])[] | undefined

/** A statement about an order; `who` are indexes of children. */
export interface Clue {
  readonly kind:
    | 'over'
    | 'between'
    | 'not-first'
    | 'not-last'
    | 'count'
    | 'end'
    | 'next'
    | 'left'
    | 'apart'
    | 'middle'
  readonly who: readonly number[]
  readonly count?: number
}

const holds = ({ kind, who: [a = 0, b = 0, c = 0], count = 0 }: Clue, order: readonly number[]): boolean => {
  const [x, y, z] = [order.indexOf(a), order.indexOf(b), order.indexOf(c)]
  switch (kind) {
    case 'over':
      return x < y
    case 'between':
      return z < x && x < y
    case 'not-first':
      return x > 0
    case 'not-last':
      return x < 4
    case 'count':
      return x === count
    case 'end':
      return x === 0
    case 'middle':
      return x === 2
    case 'next':
      return Math.abs(x - y) === 1
    case 'left':
      return y - x === 1
    case 'apart':
      return Math.abs(x - y) === 2
  }
}

/** Adds true clues until only one order is left. Undefined if they are not enough. */
export function enough(clues: readonly Clue[], least: number): Clue[] | undefined {
  allOrders ??= orders([0, 1, 2, 3, 4])
  let left = allOrders
  const taken: Clue[] = []
  for (const clue of clues) {
    const fewer = left.filter(order => holds(clue, order))
    if (fewer.length === left.length) continue
    taken.push(clue)
    left = fewer
    if (left.length === 1) return taken.length < least ? undefined : taken
  }
  return undefined
}

const weights: Record<Clue['kind'], number> = {
  over: 1,
  between: 1.5,
  'not-first': 2,
  'not-last': 2,
  count: 1.5,
  end: 1,
  next: 2,
  left: 1,
  apart: 2.5,
  middle: 1,
}
export const load = (clues: readonly Clue[]) => clues.reduce((sum, { kind }) => sum + weights[kind], 0)

/** The names except the one asked for, from five in order; `backwards` is the mistake of reversing the order. */
export const atOtherPlaces = (names: readonly string[], asked: number, backwards: string): WrongChoice[] =>
  names
    .map((text, place) => ({
      text,
      misconception:
        place === 4 - asked
          ? backwards
          : Math.abs(place - asked) === 1
            ? 'one-place-too-far'
            : 'missed-a-clue',
    }))
    .filter((_, place) => place !== asked)
