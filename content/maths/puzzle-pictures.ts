import { label, line, type Point, picture, rectangle } from '../svg.ts'

/** The drawings of number puzzles: squares, pyramids and sums in columns. */

export const asked = '?'

const inWords = (text: string) => (text === asked ? 'a question mark' : text === '' ? 'empty' : text)

/** Three rows of three boxes. An empty text leaves the box empty. */
export function drawSquare(texts: readonly string[]) {
  const size = 64
  const boxes = texts.map((text, at) => {
    const [x, y] = [14 + (at % 3) * size, 6 + Math.floor(at / 3) * size]
    return (
      rectangle(x, y, size, size, 'white', 2) +
      (text === '' ? '' : label([x + size / 2, y + size / 2 + 7], text, { size: 20, bold: text === asked }))
    )
  })
  const rows = [0, 3, 6].map(from =>
    texts
      .slice(from, from + 3)
      .map(inWords)
      .join(', '),
  )
  return picture(
    220,
    204,
    `A square of three rows and three columns. First row: ${rows[0]}. Second row: ${rows[1]}. Third row: ${rows[2]}.`,
    boxes.join(''),
  )
}

/** Bricks in rows, the lowest row first. Each brick lies on two others. */
export function drawPyramid(rows: readonly (readonly string[])[]) {
  const most = rows[0]?.length ?? 3
  const [wide, high] = [most > 3 ? 74 : 84, 42]
  const bottom = 6 + rows.length * high
  const bricks = rows.flatMap((row, level) =>
    row.map((text, at) => {
      const x = 160 - (row.length * wide) / 2 + at * wide
      const y = bottom - (level + 1) * high
      return (
        rectangle(x, y, wide, high, 'white', 2) +
        (text === '' ? '' : label([x + wide / 2, y + high / 2 + 6], text, { size: 18, bold: text === asked }))
      )
    }),
  )
  const said = rows
    .toReversed()
    .map(
      (row, at) =>
        `${at === 0 ? 'Top' : at === rows.length - 1 ? 'Bottom row' : `Row ${at + 1}`}: ${row.map(inWords).join(', ')}.`,
    )
  return picture(320, bottom + 6, `A pyramid of bricks. ${said.join(' ')}`, bricks.join(''))
}

/** One line of a sum: its sign and its digits. A hidden digit is an empty box, and the one to find has a star. */
export interface SumLine {
  readonly sign: string
  readonly digits: readonly string[]
}

export const hidden = '□'
export const star = '★'

const column = 34

export function drawColumnSum(lines: readonly SumLine[]) {
  const most = Math.max(...lines.map(({ digits }) => digits.length))
  const right = 36 + most * column
  const drawn = lines.flatMap(({ sign, digits }, row) => {
    const y = 12 + row * 44 + (row === lines.length - 1 ? 8 : 0)
    const cells = digits.map((digit, at) => {
      const x = right - (digits.length - at) * column
      const middle: Point = [x + column / 2, y + 25]
      if (digit === hidden) return rectangle(x + 4, y + 2, column - 8, 32, 'white', 1.5)
      if (digit === star)
        return (
          rectangle(x + 4, y + 2, column - 8, 32, 'white', 3) +
          label([middle[0], middle[1] + 1], '?', { size: 20, bold: true })
        )
      return label(middle, digit, { size: 22 })
    })
    return [sign === '' ? '' : label([right - most * column - 14, y + 25], sign, { size: 22 }), ...cells]
  })
  const rule = 12 + (lines.length - 1) * 44 + 2
  const said = lines.map(
    ({ sign, digits }) =>
      `${sign === '' ? '' : `${{ '+': 'plus', '−': 'minus', '×': 'times', '=': 'equals' }[sign] ?? ''} `}${digits
        .map(digit => (digit === hidden ? 'box' : digit === star ? 'question mark' : digit))
        .join(' ')}`,
  )
  const last = said.at(-1)
  return picture(
    right + 20,
    12 + lines.length * 44 + 12,
    `A calculation in columns: ${said.slice(0, -1).join(' ')} equals ${last}.`,
    [...drawn, line([right - most * column - 24, rule], [right + 6, rule], 2)].join(''),
  )
}
