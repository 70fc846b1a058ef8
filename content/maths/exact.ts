import { grouped } from '../wording.ts'

/** Formats a number of tenths, hundredths and so on as a decimal: 345 with two places is `3.45`. */
export const shifted = (whole: number, places: number) => grouped(whole / 10 ** places)

/** The same without thousands separators, as answers are stored. */
export const plainShifted = (whole: number, places: number) => String(whole / 10 ** places)

/** An amount with its unit: `1 litre`, `2.5 litres`, `3 kg`. */
export const measured = (amount: string, unit: string) =>
  `${amount} ${unit === 'litres' && amount === '1' ? 'litre' : unit}`
