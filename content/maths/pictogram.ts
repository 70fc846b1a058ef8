import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { circle, label, path, picture } from '../svg.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'
import { spread } from './spread.ts'
import { surveys } from './surveys.ts'

const keys: Record<Step, readonly number[]> = {
  1: [2],
  2: [2, 10],
  3: [4, 10, 20],
  4: [4, 8, 12, 20],
  5: [8, 12, 20, 24, 40],
}

type Ask = 'read' | 'more' | 'both' | 'against' | 'all'

interface Facts {
  readonly what: string
  readonly names: readonly string[]
  readonly key: number
  /** What each row shows, in quarters of a circle. */
  readonly quarters: readonly number[]
  readonly ask: Ask
  /** The rows asked for, in the order of the sum. */
  readonly picked: readonly number[]
  /** Several rows with parts of circles are asked for, and wrong options come from mistakes with them. */
  readonly isHard: boolean
}

/** What the rows asked for make: the first of them, their sum, or a difference. */
function result(ask: Ask, rows: readonly number[]): number {
  const [a = 0, b = 0, c = 0] = rows
  return { read: a, more: a - b, both: a + b, against: Math.abs(a + b - c), all: sum(rows) }[ask]
}

function drawEasy(random: Random, step: Step): Facts {
  const [what, names] = random.pick(surveys)
  const key = random.pick(keys[step])
  const grain = step === 1 ? 4 : step < 4 ? 2 : 1
  const counts = Array.from({ length: 16 / grain + 1 }, (_, at) => 4 + at * grain)
  const quarters = random.sample(counts, 4)
  const [a = 0, b = 1] = random.shuffle([0, 1, 2, 3])
  const high = (quarters[a] ?? 0) >= (quarters[b] ?? 0)
  return {
    what,
    names: names.slice(0, 4),
    key,
    quarters,
    ask: step > 1 && random.chance(step === 5 ? 0.85 : 0.6) ? 'more' : 'read',
    picked: high ? [a, b] : [b, a],
    isHard: false,
  }
}

/** At least two rows have to be read, with parts of circles in them. */
function drawHard(random: Random, step: Step): Facts {
  const [what, names] = random.pick(surveys)
  const key = random.pick(keys[step])
  const ask = random.pick(step === 4 ? (['more', 'both'] as const) : (['against', 'all'] as const))
  for (;;) {
    const quarters = random.sample(
      Array.from({ length: 17 }, (_, at) => 4 + at),
      4,
    )
    const every = [0, 1, 2, 3]
    const picked = ask === 'all' ? every : random.sample(every, ask === 'against' ? 3 : 2)
    const rows = picked.map(at => quarters[at] ?? 0)
    const parted = rows.filter(row => row % 4).length
    const right = result(ask, rows)
    // The parts must not make up whole circles.
    if (parted < Math.min(3, rows.length) || !rows.some(row => row % 2) || right < 3 || right % 4 === 0)
      continue
    return { what, names: names.slice(0, 4), key, quarters, ask, picked, isHard: true }
  }
}

const pieces = ['', 'a quarter', 'a half', 'three quarters']

const inWords = (count: number) =>
  [Math.floor(count / 4) > 0 && `${Math.floor(count / 4)} whole`, pieces[count % 4]]
    .filter(Boolean)
    .join(' and ')

function drawPictogram({ names, quarters }: Facts) {
  const row = (count: number, at: number) => {
    const y = 30 + at * 36
    const whole = Array.from({ length: Math.floor(count / 4) }, (_, index) =>
      circle([104 + index * 34, y], 14, 'grey', 1.5),
    )
    const x = 104 + Math.floor(count / 4) * 34
    const rest = count % 4
    const up = `M${x} ${y}L${x} ${y - 14}A14 14 0 `
    const piece =
      [
        '',
        `${up}0 0 ${x - 14} ${y}Z`,
        `M${x} ${y - 14}A14 14 0 0 0 ${x} ${y + 14}Z`,
        `${up}1 0 ${x + 14} ${y}Z`,
      ][rest] ?? ''
    return (
      label([78, y + 5], names[at] ?? '', { anchor: 'end' }) +
      whole.join('') +
      (piece && path(piece, 'grey', 1.5))
    )
  }
  return picture(
    320,
    164,
    `A pictogram of circles. ${quarters.map((count, at) => `${names[at]}: ${inWords(count)}.`).join(' ')}`,
    quarters.map(row).join(''),
  )
}

type Slip = readonly [value: number, misconception: string]

/** What so many quarters of a circle stand for. */
const worthOf = (quarters: number, key: number) => (quarters * key) / 4

function easySlips({ ask, key }: Facts, [a = 0, b = 0]: readonly number[]): Slip[] {
  const isMore = ask === 'more'
  const right = isMore ? a - b : a
  const slips: Slip[] = [
    ...(a % 4
      ? ([
          [Math.ceil(right / 4) * 4, 'took-a-part-as-a-whole'],
          [Math.floor(right / 4) * 4, 'left-out-the-part'],
        ] as const)
      : []),
    isMore ? [a, 'read-only-one-row'] : [a + 4, 'one-symbol-too-many'],
    [right + 2, 'misread-a-part'],
    [right + 4, 'one-symbol-too-many'],
    [b, 'read-the-wrong-row'],
    [right - 2, 'misread-a-part'],
    [right - 4, 'one-symbol-too-few'],
    [right + 8, 'miscounted-the-symbols'],
    [right - 8, 'miscounted-the-symbols'],
  ]
  return [
    [Math.ceil(a / 4 - (isMore ? b / 4 : 0)), 'counted-symbols-not-their-worth'],
    ...slips.map(([quarters, misconception]): Slip => [worthOf(quarters, key), misconception]),
  ]
}

function hardSlips({ ask, key }: Facts, rows: readonly number[]): Slip[] {
  const [a = 0, b = 0, c = 0] = rows
  const right = result(ask, rows)
  const rounded = (round: (value: number) => number) =>
    result(
      ask,
      rows.map(row => round(row / 4) * 4),
    )
  const others: Record<Ask, readonly Slip[]> = {
    read: [],
    more: [
      [a + b, 'added-the-rows'],
      [a, 'read-only-one-row'],
    ],
    both: [[Math.abs(a - b), 'took-one-row-from-the-other']],
    against: [
      [a + b, 'did-not-compare-the-rows'],
      [Math.abs(a - c), 'left-out-a-row'],
    ],
    all: [[right - (rows.at(-1) ?? 0), 'left-out-a-row']],
  }
  const slips: Slip[] = [
    [rounded(Math.floor), 'left-out-the-part'],
    [rounded(Math.ceil), 'took-a-part-as-a-whole'],
    ...others[ask],
    [right + 1, 'misread-a-part'],
    [right - 1, 'misread-a-part'],
    [right + 2, 'misread-a-part'],
    [right - 2, 'misread-a-part'],
    [right + 4, 'one-symbol-too-many'],
    [right - 4, 'one-symbol-too-few'],
  ]
  return slips.map(([quarters, misconception]) => [worthOf(quarters, key), misconception])
}

/** In the first edition, a row of whole circles could be enough at steps 4 and 5. */
const pictogramOf = (edition: 1 | 2) =>
  template({
    id: 'maths.tables-and-bar-charts.pictogram',
    version: edition,
    ...(edition === 2 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 45,
    draw: (random, step) => (edition === 2 && step > 3 ? drawHard(random, step) : drawEasy(random, step)),
    measure: 'how much one symbol stands for, parts of symbols, and further rows to read',
    hardness: ({ key, quarters, ask, picked }) =>
      1 +
      key / 10 +
      { read: 0, more: 1, both: 1, against: 2, all: 2 }[ask] +
      sum(picked.map(at => ((quarters[at] ?? 0) % 4 ? ((quarters[at] ?? 0) % 2 ? 2 : 1) : 0))) / 2,
    write: (facts, random) => {
      const { what, names, key, quarters, ask, picked, isHard } = facts
      const rows = picked.map(at => quarters[at] ?? 0)
      const worth = (count: number) => worthOf(count, key)
      const right = worth(result(ask, rows))
      const [a = '', b = '', c = ''] = picked.map(at => `**${names[at]}**`)
      const isLess = (rows[0] ?? 0) + (rows[1] ?? 0) < (rows[2] ?? 0)
      const asked = {
        read: `What number is shown for ${a}?`,
        more: `How many more are there for ${a} than for ${b}?`,
        both: `How many are there for ${a} and ${b} together?`,
        against: `How many ${isLess ? 'fewer' : 'more'} are there for ${a} and ${b} together than for ${c}?`,
        all: 'How many are there altogether?',
      }[ask]
      const [p = '', q = '', r = ''] = rows.map(row => grouped(worth(row)))
      const found = {
        read: '',
        more: `${p} − ${q}`,
        both: `${p} + ${q}`,
        against: isLess ? `${r} − (${p} + ${q})` : `${p} + ${q} − ${r}`,
        all: rows.map(row => grouped(worth(row))).join(' + '),
      }[ask]
      const slips = (isHard ? hardSlips : easySlips)(facts, rows)
      const wrong = slips
        .map(([value, misconception]) => ({ text: grouped(value), misconception }))
        .filter(({ text }) => text !== '0' && !text.includes('.') && !text.startsWith('−'))
      const read = picked
        .slice(0, ask === 'read' ? 1 : picked.length)
        .map(
          (at, place) =>
            `${names[at]}: ${inWords(rows[place] ?? 0)}, which is ${grouped(worth(rows[place] ?? 0))}.`,
        )
      return {
        stem: `The pictogram shows the number of ${what}. One whole circle stands for ${key}. ${asked}`,
        picture: drawPictogram(facts),
        right: { text: grouped(right) },
        wrong: isHard ? wrong : spread(random, grouped(right), wrong, 1),
        explanation: `One circle stands for ${key}, so half a circle is ${key / 2}${key % 4 === 0 ? ` and a quarter is ${key / 4}` : ''}. ${read.join(' ')} ${found === '' ? `The answer is **${grouped(right)}**.` : `${found} = **${grouped(right)}**.`}`,
      }
    },
  })

export const pictogram = pictogramOf(2)
export const pictogramBefore = pictogramOf(1)

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
