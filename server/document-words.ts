/** How documents write numbers and times. */

// No sign for zero, because an empty sum may be -0.
const plain = new Intl.NumberFormat('en', { signDisplay: 'negative' })
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })
export const withMinus = (text: string) => text.replace('-', '−')

export const amount = (value: number) => withMinus(plain.format(value))
export const change = (value: number) => withMinus(signed.format(value))
export const counted = (value: number, one: string, many = `${one}s`) =>
  `${amount(value)} ${value === 1 ? one : many}`

export const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const dateFormat = inUtc({ day: 'numeric', month: 'long', year: 'numeric' })
const timeFormat = inUtc({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

export function momentWords(timestamp: string): string {
  const moment = new Date(timestamp)
  return `${dateFormat.format(moment)}, ${timeFormat.format(moment)} UTC`
}

/** Rounds a coordinate to the precision that a drawing needs. */
export const places = (value: number) => Number(value.toFixed(3))
