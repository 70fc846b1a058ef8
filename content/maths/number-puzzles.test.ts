import { lines, numbersIn, rectangles, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { digitClues } from './digit-clues.ts'
import { magicSquare } from './magic-square.ts'
import { missingDigit } from './missing-digit.ts'
import { numberPuzzles } from './number-puzzles.ts'
import { pyramid } from './number-pyramid.ts'
import { thinkOfANumber } from './think-of-a-number.ts'

/** The boxes of a picture, row by row from the top, each with the text in it. */
function boxesOf(svg: string): { x: number; y: number; text: string }[] {
  const labels = texts(svg)
  return rectangles(svg)
    .map(({ x, y, width, height }) => ({
      x,
      y,
      text: labels.find(one => one.x > x && one.x < x + width && one.y > y && one.y < y + height)?.text ?? '',
    }))
    .sort((a, b) => a.y - b.y || a.x - b.x)
}

const bold = (stem: string) => [...stem.matchAll(/\*\*([^*]+)\*\*/g)].map(([, one = '']) => one)

/** A magic square has a middle and two steps. Tries all steps and keeps the squares that fit the printed numbers. */
function squaresThatFit(printed: readonly (number | undefined)[], total: number | undefined): number[][] {
  const found: number[][] = []
  const first = printed.findIndex(value => value !== undefined)
  for (let a = -9; a <= 9; a++)
    for (let b = -9; b <= 9; b++) {
      const offsets = [-b, a + b, -a, b - a, 0, a - b, a, -a - b, b]
      const middle = (printed[first] ?? 0) - (offsets[first] ?? 0)
      const values = offsets.map(by => middle + by)
      const fits = printed.every((value, at) => value === undefined || value === values[at])
      if (fits && (total === undefined || middle * 3 === total)) found.push(values)
    }
  return found
}

/** Fills in every brick that follows from two others. False if a brick would need two different numbers. */
function holdsTogether(rows: (number | undefined)[][]): boolean {
  for (let round = 0; round < 9; round++)
    for (const [level, row] of rows.slice(1).entries())
      for (const [at, above] of row.entries()) {
        const below = rows[level] ?? []
        const [left, right] = [below[at], below[at + 1]]
        if (left !== undefined && right !== undefined && above !== undefined && left + right !== above)
          return false
        if (left !== undefined && right !== undefined) row[at] = left + right
        else if (above !== undefined && left !== undefined) below[at + 1] = above - left
        else if (above !== undefined && right !== undefined) below[at] = above - right
      }
  return rows.flat().every(value => value !== undefined)
}

prove(numberPuzzles, [
  proof(magicSquare, (_, answer, { draft }) => {
    const boxes = boxesOf(draft.picture?.svg ?? '').map(({ text }) => text)
    const isTenths = [...boxes, answer].some(text => text.includes('.'))
    const units = (text: string) => Math.round((numbersIn(text)[0] ?? Number.NaN) * (isTenths ? 10 : 1))
    const printed = boxes.map(text => (/\d/.test(text) ? units(text) : undefined))
    const [told] = bold(draft.stem)
    const fits = squaresThatFit(printed, told ? units(told) : undefined)
    const at = boxes.indexOf('?')
    return boxes.length === 9 && fits.length > 0 && fits.every(values => values[at] === units(answer))
  }),
  // Writes the answer on its brick and fills in the others from there.
  proof(pyramid, (_, answer, { draft }) => {
    const boxes = boxesOf(draft.picture?.svg ?? '')
    const heights = [...new Set(boxes.map(({ y }) => y))]
    const rows = heights
      .map(y =>
        boxes.filter(box => box.y === y).map(({ text }) => numbersIn(text === '?' ? answer : text)[0]),
      )
      .reverse()
    return holdsTogether(rows)
  }),
  // Fills every box with every digit.
  proof(missingDigit, (_, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const rule = lines(svg)[0]?.from[1] ?? 0
    const cells = [
      ...texts(svg).map(({ x, y, text }) => ({ x, y: y - 25, text })),
      ...rectangles(svg)
        .filter(
          box =>
            !texts(svg).some(
              ({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
            ),
        )
        .map(({ x, y, width }) => ({ x: x + width / 2, y: y - 2, text: '□' })),
    ]
    const sign = cells.find(({ text }) => /[+−×]/.test(text))?.text ?? ''
    const rows: string[] = []
    for (const low of [true, false]) {
      const part = cells.filter(({ y, text }) => y < rule === low && !/[+−×]/.test(text))
      const heights = [...new Set(part.map(({ y }) => Math.round(y / 20)))].sort((a, b) => a - b)
      for (const height of heights)
        rows.push(
          part
            .filter(({ y }) => Math.round(y / 20) === height)
            .sort((a, b) => a.x - b.x)
            .map(({ text }) => text)
            .join(''),
        )
    }
    const text = rows.join(',')
    const found = new Set<string>()
    const fill = (filled: string, own: string) => {
      const at = filled.search(/[□?]/)
      if (at >= 0) {
        for (const digit of '0123456789')
          fill(`${filled.slice(0, at)}${digit}${filled.slice(at + 1)}`, filled[at] === '?' ? digit : own)
        return
      }
      const parts = filled.split(',')
      const [a = 0, b = 0, c = 0] = parts.map(Number)
      const result = sign === '+' ? a + b : sign === '−' ? a - b : a * b
      if (result === c && !parts.some(part => part.startsWith('0'))) found.add(own)
    }
    fill(text, '')
    return rows.length === 3 && found.size === 1 && found.has(answer)
  }),
  // Carries out what is told with every number up to 2,000.
  proof(thinkOfANumber, (_, answer, { draft: { stem } }) => {
    const [end = 0] = bold(stem).map(Number)
    const times = stem.includes('double it') ? 2 : Number(/multiply it by (\d+)/.exec(stem)?.[1] ?? 1)
    const add = Number(/add (\d+)/.exec(stem)?.[1] ?? 0)
    const less = Number(/take away (\d+)/.exec(stem)?.[1] ?? 0)
    const by = Number(/divide by (\d+)/.exec(stem)?.[1] ?? 1)
    const names = ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
    const parts = [...stem.matchAll(/(half|third|quarter|fifth|sixth|seventh|eighth|ninth) of it/gi)].map(
      ([, part = '']) => names.indexOf(part.toLowerCase()),
    )
    const fits = (number: number) => {
      if (parts.length === 2)
        return Math.abs(number / (parts[0] ?? 1) - number / (parts[1] ?? 1) - end) < 1e-9
      if (parts.length === 1) return Math.abs(number - number / (parts[0] ?? 1) + add - end) < 1e-9
      if (stem.includes('the same as')) return number * times - less === number + end
      return (number * times + add - less) / by === end
    }
    const found = Array.from({ length: 2000 }, (_n, at) => at + 1).filter(fits)
    return found.length === 1 && found[0] === Number(answer)
  }),
  // Reads each sentence of the question and tests it.
  proof(digitClues, (_, answer, { draft: { stem } }) => {
    const value = Number(answer.replaceAll(',', ''))
    const digits = [...String(value)].map(Number)
    const at: Record<string, number | undefined> = {
      ones: digits.at(-1),
      tens: digits.at(-2),
      hundreds: digits.at(-3),
      thousands: digits.at(-4),
    }
    const lengths: Record<string, number> = { two: 2, three: 3, four: 4 }
    const sizes: Record<string, number> = { ten: 10, hundred: 100, thousand: 1000 }
    const tests: readonly (readonly [RegExp, (match: RegExpExecArray) => boolean])[] = [
      [/^I am a (\w+)-digit number/, ([, length = '']) => digits.length === lengths[length]],
      [/add up to (\d+)/, ([, sum]) => digits.reduce((a, b) => a + b, 0) === Number(sum)],
      [
        /multiplied together make ([\d,]+)/,
        ([, product = '']) => digits.reduce((a, b) => a * b, 1) === Number(product.replace(',', '')),
      ],
      [/multiple of (\d+)/, ([, of]) => value % Number(of) === 0],
      [
        /My (\w+) digit is (\d+) more than my (\w+) digit/,
        ([, a = '', by, b = '']) => (at[a] ?? 0) === (at[b] ?? 0) + Number(by),
      ],
      [
        /My (\w+) digit is twice my (\w+) digit/,
        ([, a = '', b = '']) => (at[a] ?? 0) === (at[b] ?? 0) + (at[b] ?? 0),
      ],
      [/I am odd/, () => '13579'.includes(String(digits.at(-1)))],
      [/I am even/, () => '02468'.includes(String(digits.at(-1)))],
      [
        /square number/,
        () => digits.length > 0 && Array.from({ length: 100 }, (_n, root) => root * root).includes(value),
      ],
      [/digits are different/, () => digits.every((digit, place) => digits.indexOf(digit) === place)],
      [
        /between ([\d,]+) and ([\d,]+)/,
        ([, low = '', high = '']) =>
          value > Number(low.replace(',', '')) && value < Number(high.replace(',', '')),
      ],
      [
        /nearest (\w+), I am ([\d,]+)/,
        ([, size = '', to = '']) => {
          const away = value - Number(to.replace(',', ''))
          const half = (sizes[size] ?? 0) / 2
          return away >= -half && away < half
        },
      ],
    ]
    const sentences = stem.replace(' Which of these numbers am I?', '').split(/(?<=\.) /)
    return sentences.every(sentence => {
      const test = tests.find(([pattern]) => pattern.test(sentence))
      const match = test?.[0].exec(sentence)
      return test && match ? test[1](match) : false
    })
  }),
])
