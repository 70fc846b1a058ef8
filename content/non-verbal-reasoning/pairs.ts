import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { inMarkdown } from '../svg.ts'
import type { Change, Features } from './features.ts'
import { board, describe, type Figure, sizes, strongFills } from './figure.ts'

export const pairPicture = (a: Figure, b: Figure, c: Figure): Picture =>
  board(
    [
      [a, { sign: '→' }, b],
      [c, { sign: '→' }, '?'],
    ],
    `First pair: ${describe(a)} becomes ${describe(b)}. Second pair: ${describe(c)} becomes a question mark.`,
  )

export const pairStem =
  'The first figure of each pair is changed in the same way. Which figure belongs in place of the question mark?'

/** Both pairs, for an explanation. */
export const pairsInText = (pairs: readonly (readonly [Figure, Figure])[]): string =>
  inMarkdown(
    board(
      pairs.map(([from, to]) => [from, { sign: '→' }, to]),
      pairs.map(([from, to]) => `${describe(from)} becomes ${describe(to)}.`).join(' '),
    ),
  )

const turnsFor: Record<Step, number[]> = {
  1: [90, 180],
  2: [90, 180],
  3: [90, 180, 270],
  4: [90, 270],
  5: [45, 135, 315],
}

export function drawChange(random: Random, kind: Change['kind'], from: Features, step: Step): Change {
  switch (kind) {
    case 'turn':
      return {
        kind,
        by: random.pick(turnsFor[step]),
      }
    case 'mirror':
      return { kind, lean: random.pick([0, 90] as const) }
    case 'fill':
      return { kind, to: random.pick(strongFills.filter(fill => fill !== from.fill)) }
    case 'size':
      return { kind, to: from.size === sizes.large ? 16 : sizes.large }
    case 'line':
      return { kind, to: random.pick((['thick', 'dashed'] as const).filter(line => line !== from.line)) }
    case 'swap':
      return { kind }
  }
}

export const insides = ['removed', 'grown', 'swapped', 'swapped with fills'] as const
export type Inside = (typeof insides)[number]

/** What happens to the figure: its inner shape disappears, is all that remains, or swaps places with the outer one. */
export function insideOut(from: Features, how: Inside): Features {
  if (from.inner === 'none') return from
  const swapped = { ...from, shape: from.inner, inner: from.shape }
  if (how === 'removed') return { ...from, inner: 'none' }
  if (how === 'grown') return { ...from, shape: from.inner, fill: from.innerFill, inner: 'none' }
  return how === 'swapped' ? swapped : { ...swapped, fill: from.innerFill, innerFill: from.fill }
}
