import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { listed } from '../wording.ts'
import { atOtherPlaces, type Clue, enough, load } from './clues.ts'
import { drawNames } from './names.ts'

/** Clues for a bench with child 0 on the left and child 4 on the right. */
function drawSeatClues(random: Random, step: Step): Clue[] | undefined {
  const left = [0, 1, 2, 3].map((at): Clue => ({ kind: 'left', who: [at, at + 1] }))
  const next = [0, 1, 2, 3].map((at): Clue => ({ kind: 'next', who: random.shuffle([at, at + 1]) }))
  const apart = [0, 1, 2].map((at): Clue => ({ kind: 'apart', who: random.shuffle([at, at + 2]) }))
  const fixed: Clue[] = [
    { kind: 'end', who: [0] },
    { kind: 'middle', who: [2] },
  ]
  const pools: Record<Step, Clue[]> = {
    1: [fixed[0] ?? { kind: 'end', who: [0] }, ...left],
    2: [random.pick(fixed), ...random.shuffle(left)],
    3: [random.pick(fixed), ...random.shuffle([...next, ...left.slice(1, 3)])],
    4: random.shuffle([...fixed.slice(1), ...next, ...apart]).concat(random.shuffle(left)),
    5: random
      .shuffle([...next.slice(1), ...apart])
      .concat(random.shuffle([...left, { kind: 'not-first', who: [random.int(1, 4)] }])),
  }
  const found = enough(pools[step], 3)
  return found && (step === 1 ? found : random.shuffle(found))
}

export const seatOrder = template({
  id: 'verbal-reasoning.logic.seat-order',
  version: 1,
  mode: 'options',
  seconds: 70,
  draw: (random, step) => {
    for (;;) {
      const clues = drawSeatClues(random, step)
      if (!clues) continue
      // Don't ask who sits in the middle if a clue says it.
      const told = clues.some(({ kind }) => kind === 'middle')
      const seats = told ? [1, 3, 4] : [1, 2, 3, 4]
      return { clues, names: drawNames(random, 5), asked: random.pick(seats) }
    }
  },
  measure: 'clues, counted by how much they ask',
  hardness: ({ clues }) => load(clues),
  write: ({ clues, names, asked }, random) => {
    const name = (who: number) => names[who] ?? ''
    const said = clues.map(({ kind, who: [a = 0, b = 0] }) => {
      if (kind === 'end') return `${name(a)} sits at the left-hand end.`
      if (kind === 'middle') return `${name(a)} sits in the middle.`
      if (kind === 'next') return `${name(a)} sits next to ${name(b)}.`
      if (kind === 'left') return `${name(a)} sits just to the left of ${name(b)}.`
      if (kind === 'not-first') return `${name(a)} does not sit at the left-hand end.`
      return `Exactly one child sits between ${name(a)} and ${name(b)}.`
    })
    const seat = [
      '',
      'second from the left',
      'in the middle',
      'second from the right',
      'at the right-hand end',
    ][asked]
    return {
      stem: `${listed(random.shuffle(names))} sit in a row on a bench. You look at them from behind, so your left is their left. ${said.join(' ')} Who sits ${seat}?`,
      right: { text: name(asked) },
      wrong: atOtherPlaces(names, asked, 'mixed-up-left-and-right'),
      explanation: `Draw five seats and try each clue. Only one order fits them all. From left to right: ${names.join(', ')}. So **${name(asked)}** sits ${seat}.`,
    }
  },
})
