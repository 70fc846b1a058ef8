/** Reads numbers back from the text of a question, for judges. */

const written = /−?\d{1,3}(?:,\d{3})+(?:\.\d+)?|−?\d+(?:\.\d+)?/g

/** Reads `12,500`, `−4`, `£3.20` and `36 boxes`. */
export const numberIn = (text: string) => numbersIn(text)[0] ?? Number.NaN

/** All numbers in a text, in order. A minus sign belongs to a number if it touches it. */
export const numbersIn = (text: string) =>
  (text.replaceAll(/(?<=^|\s)-(?=\d)/g, '−').match(written) ?? []).map(found =>
    Number(found.replaceAll(',', '').replace('−', '-')),
  )

/** A fraction, mixed number or whole number as numerator and denominator. */
export function fractionIn(text: string): readonly [above: number, below: number] {
  const [, whole = '0', above, below] = /^(?:(\d+)(?: |$))?(?:(\d+)\/(\d+))?$/.exec(text) ?? []
  if (above === undefined || below === undefined) return [Number(whole), 1]
  return [Number(whole) * Number(below) + Number(above), Number(below)]
}

export const equalFractions = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
  a * d === c * b
