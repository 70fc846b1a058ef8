import { label, line, picture, polygon, rectangle } from '../svg.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'
import { slips } from './numbers.ts'
import { spread } from './spread.ts'

type Sign = '+' | '−' | '×' | '÷'
interface Box {
  readonly sign: Sign
  readonly by: number
}

const apply = (value: number, { sign, by }: Box) =>
  sign === '+' ? value + by : sign === '−' ? value - by : sign === '×' ? value * by : value / by

const opposite: Record<Sign, Sign> = { '+': '−', '−': '+', '×': '÷', '÷': '×' }

/** A row of boxes with arrows, with the input on the left and the output on the right. */
export function machine(boxes: readonly Box[], input: string, output: string) {
  const wide = boxes.length === 3 ? 46 : 56
  const gap = boxes.length === 3 ? 22 : 30
  const start = 46
  const arrow = (x: number) =>
    line([x, 30], [x + gap - 6, 30]) +
    polygon(
      [
        [x + gap, 30],
        [x + gap - 8, 25],
        [x + gap - 8, 35],
      ],
      'black',
      1,
    )
  const body = boxes.map(({ sign, by }, at) => {
    const x = start + gap + at * (wide + gap)
    return arrow(x - gap) + rectangle(x, 12, wide, 36) + label([x + wide / 2, 35], `${sign} ${by}`)
  })
  const end = start + gap + boxes.length * (wide + gap)
  const said = boxes.map(({ sign, by }) => `${sign} ${by}`).join(', then ')
  const shown = (text: string) => (text === '?' ? 'an unknown number' : text)
  return picture(
    end + 48,
    60,
    `A function machine. In goes ${shown(input)}. The boxes say ${said}. Out comes ${shown(output)}.`,
    label([start - 8, 36], input, { size: 16, anchor: 'end', bold: true }) +
      body.join('') +
      arrow(end - gap) +
      label([end + 8, 36], output, { size: 16, anchor: 'start', bold: true }),
  )
}

export const functionMachine = template({
  id: 'maths.algebra.function-machine',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const back = step > 1 && (step === 5 || random.chance(0.5))
    const times: Box = { sign: '×', by: random.int(2, 4 + step) }
    const move: Box = { sign: random.pick(['+', '−'] as const), by: random.int(2, 5 + step * 3) }
    const third: Box = { sign: random.pick(['+', '−'] as const), by: random.int(2, 9) }
    const boxes =
      step < 4
        ? random.chance(0.5)
          ? [times, move]
          : [move, times]
        : random.pick([
            [move, times, third],
            [times, move, { sign: '×' as const, by: random.int(2, 3) }],
          ])
    return {
      boxes,
      input: random.int(3 + step, 12 + step * 2) + (boxes[0]?.sign === '−' ? boxes[0].by : 0),
      back,
    }
  },
  measure: 'boxes of the machine, twice as many to go backwards, and how large the numbers in them are',
  hardness: ({ boxes, back }) =>
    boxes.length * (back ? 2 : 1) + boxes.reduce((sum, { by }) => sum + by, 0) / 10,
  write: ({ boxes, input, back }, random) => {
    const through = [input]
    for (const box of boxes) through.push(apply(through.at(-1) ?? 0, box))
    const output = through.at(-1) ?? 0
    const right = back ? input : output
    const inverse = boxes.toReversed().map(({ sign, by }) => ({ sign: opposite[sign], by }))
    const wrong = back
      ? [
          { value: boxes.reduce(apply, output), misconception: 'went-forwards-not-backwards' },
          {
            value: inverse.toReversed().reduce(apply, output),
            misconception: 'undid-the-boxes-in-the-wrong-order',
          },
          {
            value: apply(output, inverse[0] ?? { sign: '+', by: 0 }),
            misconception: 'stopped-after-one-box',
          },
        ]
      : [
          {
            value: boxes.toReversed().reduce(apply, input),
            misconception: 'used-the-boxes-in-the-wrong-order',
          },
          { value: apply(input, boxes[0] ?? { sign: '+', by: 0 }), misconception: 'stopped-after-one-box' },
          {
            value: boxes
              .map(({ sign, by }) => ({ sign: sign === '×' ? ('+' as const) : sign, by }))
              .reduce(apply, input),
            misconception: 'added-not-multiplied',
          },
        ]
    const steps = (back ? inverse : boxes).map((box, at) => {
      const before = (back ? through.toReversed() : through)[at] ?? 0
      return `${grouped(before)} ${box.sign} ${box.by} = ${grouped(apply(before, box))}`
    })
    return {
      stem: back
        ? 'Which number was put into this function machine?'
        : 'Which number comes out of this function machine?',
      picture: machine(boxes, back ? '?' : String(input), back ? grouped(output) : '?'),
      right: { text: grouped(right) },
      wrong: spread(random, grouped(right), [
        ...wrong
          .filter(({ value }) => Number.isInteger(value) && value > 0)
          .map(({ value, misconception }) => ({ text: grouped(value), misconception })),
        ...slips(right, random),
      ]),
      explanation: back
        ? `Go backwards from ${grouped(output)} and undo each box: ${steps.join(', then ')}. So **${grouped(right)}** was put in.`
        : `Go through the boxes in order: ${steps.join(', then ')}. So **${grouped(right)}** comes out.`,
    }
  },
})
