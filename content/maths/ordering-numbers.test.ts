import { alongScale, near, numbersIn, polygons, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { closest, mixedOrder, numberLine, orderingNumbers, rankInTable } from './ordering-numbers.ts'

/** Reads `3/8`, `37%`, `0.37` and `4,500,000`, in units so small that all of them are whole. */
function valueIn(text: string): number {
  const unit = 3 * 8 * 25 * 1000
  const [above = Number.NaN, below = 1] = text.split('/').map(part => Number(part.replaceAll(/[,%]/g, '')))
  return Math.round(((above / below) * unit) / (text.endsWith('%') ? 100 : 1))
}

const words = ['largest', 'second', 'third', 'fourth', 'fifth', 'sixth']
const counts = ['no', 'one', 'two', 'three', 'four', 'five']

const bold = (stem: string) => /\*\*([^*]+)\*\*/.exec(stem)?.[1] ?? ''

prove(orderingNumbers, [
  // Counts how many rows of the printed table are above or below the answer.
  proof(rankInTable, (_, answer, { draft: { stem } }) => {
    const rows = [...stem.matchAll(/^\| ([^|]+) \| ([\d,]+) \|$/gm)].map(([, name, value = '']) => ({
      name,
      value: Number(value.replaceAll(',', '')),
    }))
    const own = rows.find(({ name }) => name === answer)?.value ?? Number.NaN
    const more = rows.filter(({ value }) => value > own).length
    const less = rows.filter(({ value }) => value < own).length
    if (stem.includes('Exactly')) return more === counts.indexOf(bold(stem))
    const place = Math.max(0, words.indexOf(bold(stem).split(' ')[0] ?? ''))
    return place === (bold(stem).endsWith('smallest') ? less : more)
  }),
  proof(mixedOrder, ({ shares }, answer, { draft: { stem } }) => {
    const list = answer.split(', ')
    const sign = stem.includes('**largest') ? -1 : 1
    return (
      list.every((text, at) => at === 0 || sign * (valueIn(text) - valueIn(list[at - 1] ?? '')) > 0) &&
      shares.every(({ text }) => list.includes(text)) &&
      shares.length === list.length
    )
  }),
  proof(closest, (_, answer, composed) => {
    if (composed.mode !== 'options') return false
    const target = valueIn(bold(composed.draft.stem))
    const gap = (text: string) => Math.abs(valueIn(text) - target)
    return composed.values.every(other => other === answer || gap(other) > gap(answer))
  }),
  // Measures where the tip of the arrow is between the two ends.
  proof(numberLine, (_, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const [tip = [0, 0]] = polygons(svg)[0] ?? []
    const ends = texts(svg).map(({ x, text }) => [x, numbersIn(text)[0] ?? 0] as const)
    const [[, low] = [0, 0], [, high] = [0, 1]] = ends
    return near(alongScale(ends, tip[0]), Number(answer), Math.abs(high - low) / 1000)
  }),
])
