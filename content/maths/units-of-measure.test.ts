import { proof, prove } from '../../test/content/proofs.ts'
import { compareAmounts, convert, mixed, unitsOfMeasure } from './units-of-measure.ts'

/** In the smallest unit of its kind. */
const sizes: Record<string, number> = {
  mm: 1,
  cm: 10,
  m: 1000,
  km: 1_000_000,
  g: 1,
  kg: 1000,
  ml: 1,
  litre: 1000,
  litres: 1000,
}

const long: Record<string, string> = {
  millimetres: 'mm',
  centimetres: 'cm',
  metres: 'm',
  kilometres: 'km',
  grams: 'g',
  kilograms: 'kg',
  millilitres: 'ml',
  litres: 'litres',
}

/** The sum of all amounts in a text: `3 kg 50 g` is 3,050. */
function inSmallest(text: string): number {
  let sum = 0
  for (const [, number = '', unit = ''] of text.matchAll(/([\d.,]+) (mm|cm|km|kg|ml|litres?|g|m)/g))
    sum += Number(number.replaceAll(',', '')) * (sizes[unit] ?? Number.NaN)
  return Math.round(sum * 1000) / 1000
}

prove(unitsOfMeasure, [
  // The answer and the given amount are equal in the smallest unit.
  proof(convert, (_, answer, { draft }) => {
    const [, given = '', to = ''] = /Write \*\*(.*)\*\* in (\w+)\./.exec(draft.stem) ?? []
    return inSmallest(given) > 0 && inSmallest(given) === inSmallest(`${answer} ${long[to]}`)
  }),
  proof(mixed, (_, answer, { draft }) => {
    const [, given = ''] = /\*\*(.*)\*\*/.exec(draft.stem) ?? []
    return inSmallest(given) === inSmallest(answer)
  }),
  // No other option is larger (or smaller).
  proof(compareAmounts, (_, answer, composed) => {
    if (composed.mode !== 'options') return false
    const least = /shortest|lightest|smallest/.test(composed.draft.stem)
    const beats = (a: number, b: number) => (least ? a < b : a > b)
    return composed.values.every(other => other === answer || beats(inSmallest(answer), inSmallest(other)))
  }),
])
