import { template } from '../../template.ts'
import { board } from '../figure.ts'
import {
  allSegments,
  describeSegments,
  flipped,
  quarterTurned,
  type Segment,
  segmentsCell,
  segmentsChoice,
  withOneMoved,
  wrongSegments,
} from '../segments.ts'

const points = 3
const unit = 24
const every = allSegments(points)

const sorted = (segments: readonly Segment[]) => [...segments].sort()
const lettered = 'Points are named A to C across and 1 to 3 down.'

const sumPicture = (a: readonly Segment[], sign: string, b: readonly Segment[]) =>
  board(
    [[segmentsCell(a, points, unit), { sign }, segmentsCell(b, points, unit), { sign: '=' }, '?']],
    `${lettered} First box: lines ${describeSegments(sorted(a))}. Second box: lines ${describeSegments(sorted(b))}.`,
  )

export const putTogether = template({
  id: 'non-verbal-reasoning.combining-shapes.put-together',
  version: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const mixed = random.shuffle(every)
    const [first, second, shared] = (
      [
        [3, 2, 0],
        [3, 3, 0],
        [4, 3, 1],
        [5, 4, 1],
        [6, 5, 2],
      ] as const
    )[step - 1] ?? [3, 2, 0]
    const a = mixed.slice(0, first)
    const b = [...mixed.slice(first, first + second), ...a.slice(0, shared)]
    const both = [...new Set([...a, ...b])]
    return {
      a,
      b,
      slips: [0, 1, 2, 3].map(() => withOneMoved(random, both, points)),
      lost: random.pick(b.slice(0, second)),
    }
  },
  measure: 'lines in both boxes, and lines that both have',
  hardness: ({ a, b }) => a.length + b.length + a.filter(one => b.includes(one)).length,
  write: ({ a, b, slips, lost }) => {
    const both = [...new Set([...a, ...b])]
    const wrong = (segments: readonly Segment[], misconception: string) =>
      wrongSegments([...new Set(segments)], points, unit, misconception)
    return {
      stem: 'The two boxes are drawn on clear film. One is laid **exactly on top** of the other. What do you see?',
      picture: sumPicture(a, '+', b),
      right: segmentsChoice(both, points, unit),
      wrong: [
        wrong(
          both.filter(one => one !== lost),
          'left-out-one-line',
        ),
        wrong([...a, ...flipped(b, points)], 'flipped-the-second-box'),
        wrong([...a, ...quarterTurned(b, points)], 'turned-the-second-box'),
        ...slips.map(slip => wrong(slip, 'misplaced-one-line')),
      ],
      explanation: `Start with the first box and add each line of the second one in the same place. Together that makes ${both.length} short lines: ${describeSegments(sorted(both))} (points A to C across, 1 to 3 down).`,
    }
  },
})

export const takeAway = template({
  id: 'non-verbal-reasoning.combining-shapes.take-away',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const mixed = random.shuffle(every)
    const [first, gone, extra] = (
      [
        [5, 1, 0],
        [6, 2, 0],
        [7, 3, 0],
        [6, 2, 1],
        [7, 3, 2],
      ] as const
    )[step - 1] ?? [5, 1, 0]
    const a = mixed.slice(0, first)
    const b = [...a.slice(0, gone), ...mixed.slice(first, first + extra)]
    const left = [...a.slice(gone), ...mixed.slice(first, first + extra)]
    return { a, b, extra, slips: [0, 1, 2, 3].map(() => withOneMoved(random, left, points)) }
  },
  measure: 'lines in both boxes, and lines that only the second box has',
  hardness: ({ a, b, extra }) => a.length + b.length + extra * 2,
  write: ({ a, b, extra, slips }) => {
    const left = [...a.filter(one => !b.includes(one)), ...b.filter(one => !a.includes(one))]
    const wrong = (segments: readonly Segment[], misconception: string) =>
      wrongSegments([...new Set(segments)], points, unit, misconception)
    const [kept = '', second = ''] = b
    return {
      stem:
        extra > 0
          ? 'The boxes are laid on top of each other. A line that is in **both** boxes goes away. All other lines stay. What is left?'
          : 'The lines of the second box are **taken away** from the first box. What is left?',
      picture: sumPicture(a, extra > 0 ? '⊕' : '−', b),
      right: segmentsChoice(left, points, unit),
      wrong: [
        wrong([...left, kept], 'forgot-to-take-one-line-away'),
        extra > 0
          ? wrong([...a, ...b], 'kept-the-lines-of-both')
          : wrong([...left.slice(1), second || kept], 'took-away-the-wrong-line'),
        wrong(extra > 0 ? a.filter(one => !b.includes(one)) : left.slice(1), 'took-away-too-much'),
        wrong(flipped(left, points), 'flipped-the-answer'),
        ...slips.map(slip => wrong(slip, 'misplaced-one-line')),
      ],
      explanation: `Go through the lines of the second box one by one. ${extra > 0 ? 'If the first box has it too, rub it out; if not, draw it.' : 'Rub each of them out in the first box.'} That leaves ${left.length} short lines: ${describeSegments(sorted(left))} (points A to C across, 1 to 3 down).`,
    }
  },
})
