import assert from 'node:assert/strict'
import { alongScale, circles, near, numbersIn, rectangles, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { pictogram } from './pictogram.ts'
import { barChart, missingCell, tablesAndBarCharts } from './tables-and-bar-charts.ts'

const amount = (answer: string) => numbersIn(answer)[0] ?? Number.NaN

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The heights of the bars against the numbers of the scale, by name. */
function bars(svg: string): Map<string, number> {
  const labels = texts(svg)
  const marks = labels
    .filter(({ text }) => /^[\d,]+$/.test(text))
    .map(({ y, text }) => [y - 4, amount(text)] as const)
  const names = labels.filter(({ text }) => /^[A-Z]/.test(text) && text !== 'Number')
  return new Map(rectangles(svg).map(({ y }, at) => [names[at]?.text ?? '', alongScale(marks, y)]))
}

const asked = (stem: string) => [...stem.matchAll(/\*\*(\w+)\*\*/g)].map(([, name = '']) => name)

prove(tablesAndBarCharts, [
  proof(barChart, (_, answer, { draft: { stem, picture } }) => {
    const read = bars(picture?.svg ?? '')
    const [a = 0, b = 0, c = 0] = asked(stem).map(name => read.get(name) ?? Number.NaN)
    const found = stem.includes('altogether')
      ? total([...read.values()])
      : stem.includes('more does')
        ? a - b
        : asked(stem).length === 3
          ? stem.includes('fewer')
            ? c - a - b
            : a + b - c
          : a + b
    return near(found, amount(answer), Math.max(...read.values()) * 0.005)
  }),
  // Fills the gaps one after the other, each from a line in which no other number is missing.
  proof(missingCell, (_, answer, { draft }) => {
    const rows = draft.stem
      .split('\n')
      .filter(line => /^\|.*\d/.test(line))
      .map(line =>
        line
          .split('|')
          .slice(2, -1)
          .map(cell => cell.trim()),
      )
    const places = rows.flatMap((line, r) => line.map((_, c) => [r, c] as const))
    const [asked = [0, 0] as const] = places.filter(([r, c]) => rows[r]?.[c]?.includes('?'))
    const filled = rows.map(line => line.map(cell => (/^\d+$/.test(cell) ? Number(cell) : Number.NaN)))
    const lines = [
      ...filled.map((line, r) => line.map((_, c) => [r, c] as const)),
      ...(filled[0] ?? []).map((_, c) => filled.map((_, r) => [r, c] as const)),
    ]
    for (let round = 0; round < 4; round++)
      for (const line of lines) {
        const values = line.map(([r, c]) => filled[r]?.[c] ?? 0)
        const gap = values.findIndex(Number.isNaN)
        if (gap < 0 || values.filter(Number.isNaN).length > 1) continue
        const [r = 0, c = 0] = line[gap] ?? []
        const known = total(values.slice(0, -1).filter(value => !Number.isNaN(value)))
        filled[r]?.splice(c, 1, (values.at(-1) ?? 0) - known)
      }
    return rows.length > 2 && filled[asked[0]]?.[asked[1]] === Number(answer)
  }),
  // Counts circles by row, and partial circles by their shape.
  proof(pictogram, ({ isHard, picked, quarters }, answer, { draft: { stem, picture } }) => {
    const parts = picked.filter(at => (quarters[at] ?? 0) % 4)
    assert(!isHard || (picked.length > 1 && parts.length > 1), 'one row, or one without parts, is enough')
    const svg = picture?.svg ?? ''
    const names = texts(svg)
    const pieces = [...svg.matchAll(/<path d="M[\d.]+ ([\d.]+)(L?)[^"]*?A14 14 0 (\d)/g)].map(
      ([, y, corner, large]) => ({ y: Number(y), worth: corner ? (large === '1' ? 0.75 : 0.25) : 0.5 }),
    )
    const worth = (name: string) => {
      const row = (names.find(({ text }) => text === name)?.y ?? 0) - 5
      return (
        circles(svg).filter(({ y }) => Math.abs(y - row) < 5).length +
        total(pieces.filter(({ y }) => Math.abs(y - row) < 16).map(piece => piece.worth))
      )
    }
    const [, key] = /stands for (\d+)/.exec(stem) ?? []
    const [a = '', b, c] = asked(stem)
    const [p, q] = [worth(a), b ? worth(b) : 0]
    const found = stem.includes('altogether')
      ? total(names.map(({ text }) => worth(text)))
      : c
        ? (p + q - worth(c)) * (stem.includes('fewer') ? -1 : 1)
        : stem.includes('together')
          ? p + q
          : p - q
    return near(found * Number(key), amount(answer))
  }),
])
