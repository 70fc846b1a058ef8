import { template } from '../../template.ts'
import { describeSegments, flipped, quarterTurned, type Segment, withOneMoved } from '../segments.ts'
import {
  type Counts,
  drawTakenAway,
  drawTogether,
  effortTakingAway,
  effortTogether,
  points,
  puttingTogether,
  right,
  sorted,
  sumPicture,
  takeAwayStem,
  takingAway,
  togetherStem,
  without,
  wrong,
} from '../two-boxes.ts'

const said = (lines: readonly Segment[]) =>
  `${lines.length} short lines: ${describeSegments(sorted(lines))} (points A to C across, 1 to 3 down)`

export const putTogether = template({
  ...puttingTogether,
  version: 1,
  draw: (random, step) => {
    const { a, b } = drawTogether(random, step)
    const both = [...new Set([...a, ...b])]
    return {
      a,
      b,
      slips: [0, 1, 2, 3].map(() => withOneMoved(random, both, points)),
      lost: random.pick(without(b, ...a)),
    }
  },
  hardness: facts => effortTogether(facts),
  write: ({ a, b, slips, lost }) => {
    const both = [...new Set([...a, ...b])]
    return {
      stem: togetherStem,
      picture: sumPicture(a, '+', b),
      right: right(both),
      wrong: [
        wrong(without(both, lost), 'left-out-one-line'),
        wrong([...a, ...flipped(b, points)], 'flipped-the-second-box'),
        wrong([...a, ...quarterTurned(b, points)], 'turned-the-second-box'),
        ...slips.map(slip => wrong(slip, 'misplaced-one-line')),
      ],
      explanation: `Start with the first box and add each line of the second one in the same place. Together that makes ${said(both)}.`,
    }
  },
})

const counts: Counts = { 1: [5, 1, 0], 2: [6, 2, 0], 3: [7, 3, 0], 4: [6, 2, 1], 5: [7, 3, 2] }

export const takeAway = template({
  ...takingAway,
  version: 1,
  draw: (random, step) => {
    const { a, b, left, extra } = drawTakenAway(random, step, counts)
    return { a, b, extra, slips: [0, 1, 2, 3].map(() => withOneMoved(random, left, points)) }
  },
  hardness: facts => effortTakingAway(facts),
  write: ({ a, b, extra, slips }) => {
    const left = [...without(a, ...b), ...without(b, ...a)]
    const [kept = '', second = ''] = b
    return {
      stem: takeAwayStem(extra),
      picture: sumPicture(a, extra > 0 ? '⊕' : '−', b),
      right: right(left),
      wrong: [
        wrong([...left, kept], 'forgot-to-take-one-line-away'),
        extra > 0
          ? wrong([...a, ...b], 'kept-the-lines-of-both')
          : wrong([...left.slice(1), second || kept], 'took-away-the-wrong-line'),
        wrong(extra > 0 ? without(a, ...b) : left.slice(1), 'took-away-too-much'),
        wrong(flipped(left, points), 'flipped-the-answer'),
        ...slips.map(slip => wrong(slip, 'misplaced-one-line')),
      ],
      explanation: `Go through the lines of the second box one by one. ${extra > 0 ? 'If the first box has it too, rub it out; if not, draw it.' : 'Rub each of them out in the first box.'} That leaves ${said(left)}.`,
    }
  },
})
