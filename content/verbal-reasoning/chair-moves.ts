import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { listed } from '../wording.ts'
import { drawNames } from './names.ts'

/** A change of places on five chairs in a row. Children are numbers from 0 to 4. */
type Move =
  | { readonly kind: 'children'; readonly one: number; readonly other: number }
  | { readonly kind: 'chairs'; readonly one: number; readonly other: number }
  | { readonly kind: 'along'; readonly by: 1 | -1 }
  | { readonly kind: 'to-end'; readonly child: number; readonly end: 1 | 5 }

/** Who sits on each chair afterwards. */
function moved(seats: readonly number[], move: Move): number[] {
  const after = [...seats]
  const swap = (a: number, b: number) => {
    const [one = 0, other = 0] = [seats[a], seats[b]]
    after[a] = other
    after[b] = one
  }
  switch (move.kind) {
    case 'children':
      swap(seats.indexOf(move.one), seats.indexOf(move.other))
      return after
    case 'chairs':
      swap(move.one - 1, move.other - 1)
      return after
    case 'along':
      return seats.map((_, chair) => seats[(chair - move.by + 5) % 5] ?? 0)
    case 'to-end': {
      const others = seats.filter(child => child !== move.child)
      return move.end === 1 ? [move.child, ...others] : [...others, move.child]
    }
  }
}

const kinds: Record<Step, readonly Move['kind'][]> = {
  1: ['children'],
  2: ['children', 'chairs'],
  3: ['children', 'chairs', 'along'],
  4: ['chairs', 'along', 'to-end'],
  5: ['children', 'chairs', 'along', 'to-end'],
}

const counts: Record<Step, number> = { 1: 2, 2: 2, 3: 3, 4: 3, 5: 4 }

function drawMove(random: Random, kind: Move['kind'], seats: readonly number[]): Move {
  const [one = 0, other = 1] = random.sample([0, 1, 2, 3, 4], 2)
  if (kind === 'children') return { kind, one, other }
  if (kind === 'chairs') return { kind, one: Math.min(one, other) + 1, other: Math.max(one, other) + 1 }
  if (kind === 'along') return { kind, by: random.chance(0.5) ? 1 : -1 }
  const end = random.chance(0.5) ? 1 : 5
  const movable = seats.filter((_, chair) => chair !== end - 1)
  return { kind, child: random.pick(movable), end }
}

function drawMoves(random: Random, step: Step) {
  for (;;) {
    const isBack = step === 5 && random.chance(0.5)
    let seats: readonly number[] = [0, 1, 2, 3, 4]
    const moves: Move[] = []
    // Nobody can tell where a child who went to the end came from.
    const usable = kinds[step].filter(kind => !isBack || kind !== 'to-end')
    const twice = usable.filter(kind => kind !== 'along')
    const order = random.shuffle([...usable, ...twice]).slice(0, counts[step])
    for (const kind of order) {
      const move = drawMove(random, kind, seats)
      moves.push(move)
      seats = moved(seats, move)
    }
    const chair = random.int(1, 5)
    // Without one of the moves, another child would be there.
    const matters = moves.filter((_, at) => {
      const others = moves.filter((_, other) => other !== at).reduce(moved, [0, 1, 2, 3, 4])
      return others[chair - 1] !== seats[chair - 1]
    })
    if (matters.length >= 2 && new Set(moves.map(move => JSON.stringify(move))).size === moves.length)
      return { moves, chair, end: seats, isBack, names: drawNames(random, 5) }
  }
}

const weights: Record<Move['kind'], number> = { children: 1, chairs: 1.5, along: 2, 'to-end': 2 }

export const chairMoves = template({
  id: 'verbal-reasoning.dates-and-directions.chair-moves',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 70,
  draw: drawMoves,
  measure: 'moves, counted by how many children they move, and whether they must be undone',
  hardness: ({ moves, isBack }) => moves.reduce((sum, { kind }) => sum + weights[kind], 0) + (isBack ? 1 : 0),
  write: ({ moves, chair, end, isBack, names }) => {
    const name = (child: number) => names[child] ?? ''
    const told = moves.map((move, at) => said(move, name, at))
    const start = [0, 1, 2, 3, 4]
    const right = (isBack ? start : end)[chair - 1] ?? 0
    const shown = isBack ? end : start
    const kept = shown[chair - 1] ?? 0
    const without = moves.map((_, at) => moves.filter((_, other) => other !== at).reduce(moved, start))
    const mistakeOf = (child: number) =>
      child === kept
        ? 'gave-the-order-that-is-printed'
        : !isBack && without.some(seats => seats[chair - 1] === child)
          ? 'left-out-a-move'
          : 'lost-track-of-the-places'
    const row = (seats: readonly number[]) => listed(seats.map(name))
    return {
      stem: isBack
        ? `Five children sit on chairs 1 to 5. ${told.join(' ')} Now they sit in this order, from chair 1 to chair 5: **${row(end)}**. Who sat on **chair ${chair}** at the start?`
        : `Five children sit on chairs 1 to 5 in this order: **${row(start)}**. ${told.join(' ')} Who sits on **chair ${chair}** now?`,
      right: { text: name(right) },
      wrong: start
        .filter(child => child !== right)
        .map(child => ({ text: name(child), misconception: mistakeOf(child) })),
      explanation: explained(moves, names, right, chair, isBack),
    }
  },
})

function said(move: Move, name: (child: number) => string, at: number): string {
  const first = at === 0 ? 'First' : 'Then'
  switch (move.kind) {
    case 'children':
      return `${first} ${name(move.one)} and ${name(move.other)} swap places.`
    case 'chairs':
      return `${first} the children on chairs ${move.one} and ${move.other} swap places.`
    case 'along':
      return move.by === 1
        ? `${first} everyone moves up one chair (from 1 to 2 and so on), and the child on chair 5 goes to chair 1.`
        : `${first} everyone moves down one chair (from 2 to 1 and so on), and the child on chair 1 goes to chair 5.`
    case 'to-end':
      return `${first} ${name(move.child)} goes to chair ${move.end}, and the others move along, in the same order, to fill the gap.`
  }
}

function explained(
  moves: readonly Move[],
  names: readonly string[],
  right: number,
  chair: number,
  isBack: boolean,
): string {
  const rows: (readonly number[])[] = [[0, 1, 2, 3, 4]]
  for (const move of moves) rows.push(moved(rows.at(-1) ?? [], move))
  const text = (seats: readonly number[]) => seats.map(child => names[child]).join(', ')
  const lines = (isBack ? rows.toReversed() : rows).map((seats, at) => `${at + 1}. ${text(seats)}`)
  return `${isBack ? 'Begin with the last order and undo the moves, the last one first.' : 'Write the names in a row, and a new row after each move.'}\n\n${lines.join('\n')}\n\n${isBack ? 'At the start' : 'In the last row'}, **${names[right]}** is on chair ${chair}.`
}
