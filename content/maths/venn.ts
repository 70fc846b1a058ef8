import { circle, label, type Point, picture, rectangle } from '../svg.ts'

/** A part of a diagram: for each set, whether it is inside. */
export type Part = readonly boolean[]

export const partsOf = (sets: number): Part[] =>
  Array.from({ length: 2 ** sets }, (_, code) =>
    Array.from({ length: sets }, (_, at) => Boolean(code & (1 << at))),
  )

export const isSamePart = (one: Part, other: Part) => one.every((inside, at) => inside === other[at])

interface Layout {
  readonly height: number
  readonly radius: number
  readonly middles: readonly Point[]
  readonly names: readonly Point[]
  /** Where to print, by the part in zeros and ones. */
  readonly places: Readonly<Record<string, Point>>
}

const two: Layout = {
  height: 214,
  radius: 72,
  middles: [
    [116, 124],
    [204, 124],
  ],
  names: [
    [84, 30],
    [236, 30],
  ],
  places: { '10': [82, 129], '01': [238, 129], '11': [160, 129], '00': [291, 192] },
}

const three: Layout = {
  height: 284,
  radius: 66,
  middles: [
    [116, 108],
    [204, 108],
    [160, 182],
  ],
  names: [
    [84, 28],
    [236, 28],
    [160, 267],
  ],
  places: {
    '100': [86, 100],
    '010': [234, 100],
    '001': [160, 220],
    '110': [160, 88],
    '101': [117, 158],
    '011': [203, 158],
    '111': [160, 138],
    '000': [291, 262],
  },
}

const codeOf = (part: Part) => part.map(inside => (inside ? 1 : 0)).join('')

/** One text, or several on top of each other. */
function printed(text: string, [x, y]: Point): string {
  const size = text === 'X' ? { size: 18, bold: true } : { size: 15 }
  const lines = text.split('\n')
  return lines.map((line, at) => label([x, y + (at - (lines.length - 1) / 2) * 22], line, size)).join('')
}

/** Two or three circles in a box, with their names and a text in some of the parts. */
export function drawVenn(
  names: readonly string[],
  texts: readonly (readonly [part: Part, text: string])[],
  alt: string,
) {
  const { height, radius, middles, names: beside, places } = names.length === 2 ? two : three
  const said = texts.map(([part, text]) => printed(text, places[codeOf(part)] ?? [0, 0]))
  return picture(
    320,
    height + 4,
    alt,
    [
      rectangle(2, 2, 316, height),
      ...middles.map(middle => circle(middle, radius).replace('fill="#fff"', 'fill="none"')),
      ...names.map((name, at) => label(beside[at] ?? [0, 0], name, { size: 13 })),
      ...said,
    ].join(''),
  )
}

const head = { width: 104, height: 42 }
const cell = { width: 105, height: 56 }

/** In two lines where one would be too long for its box. */
const linesOf = (text: string) => {
  const [, first, second] = /^(not an?|not all|not|no) (.+)$/.exec(text) ?? []
  return first && second && text.length > 13 ? [first, second] : [text]
}

function drawHead(text: string, [x, y]: Point) {
  const lines = linesOf(text)
  return lines
    .map((line, at) => label([x, y + 5 + (at - (lines.length - 1) / 2) * 15], line, { size: 12 }))
    .join('')
}

/** The first set across: its column, then the other column. The second set down. */
export function drawCarroll(
  across: readonly [string, string],
  down: readonly [string, string],
  texts: readonly (readonly [part: Part, text: string])[],
  alt: string,
) {
  const middle = (part: Part): Point => [
    head.width + cell.width * (part[0] ? 0.5 : 1.5),
    head.height + cell.height * (part[1] ? 0.5 : 1.5),
  ]
  return picture(
    320,
    head.height + 2 * cell.height + 4,
    alt,
    [
      ...[0, 1].flatMap(row =>
        [0, 1].map(column =>
          rectangle(
            head.width + column * cell.width,
            head.height + row * cell.height + 1,
            cell.width,
            cell.height,
          ),
        ),
      ),
      ...across.map((text, at) => drawHead(text, [head.width + cell.width * (at + 0.5), head.height / 2])),
      ...down.map((text, at) => drawHead(text, [head.width / 2, head.height + cell.height * (at + 0.5)])),
      ...texts.map(([part, text]) => {
        const [x, y] = middle(part)
        return printed(text, [x, y + 6])
      }),
    ].join(''),
  )
}

const inWords = ['none of the circles', 'one circle', 'two circles', 'all three circles']

/** Says where the X is, in words, for those who can't see it. */
export function vennInWords(names: readonly string[], part: Part): string {
  const inside = names.filter((_, at) => part[at])
  const where =
    inside.length === 0
      ? 'outside all the circles'
      : inside.length === names.length
        ? `where ${names.length === 2 ? 'both circles' : inWords[3]} overlap`
        : inside.length === 1
          ? `only inside the circle “${inside[0]}”`
          : `where only the circles “${inside.join('” and “')}” overlap`
  return `A Venn diagram with ${names.length === 2 ? 'two' : 'three'} overlapping circles: ${names.map(name => `“${name}”`).join(', ')}. The letter X is ${where}.`
}

export const carrollInWords = (
  across: readonly [string, string],
  down: readonly [string, string],
  part: Part,
) =>
  `A Carroll diagram. Its columns are “${across.join('” and “')}”. Its rows are “${down.join('” and “')}”. The letter X is in the column “${across[part[0] ? 0 : 1]}” and the row “${down[part[1] ? 0 : 1]}”.`
