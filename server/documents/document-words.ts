/** Numbers and times as documents show them. */

// An empty sum may be -0, which must not have a sign.
const plain = new Intl.NumberFormat('en', { signDisplay: 'negative' })
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })
export const withMinus = (text: string) => text.replace('-', '−')

export const amount = (value: number) => withMinus(plain.format(value))
export const change = (value: number) => withMinus(signed.format(value))
export const pluralize = (value: number, one: string, many = `${one}s`) =>
  `${amount(value)} ${value === 1 ? one : many}`

export const utcFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const dateFormat = utcFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const timeFormat = utcFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

export function momentWords(timestamp: string): string {
  const moment = new Date(timestamp)
  return `${dateFormat.format(moment)}, ${timeFormat.format(moment)} UTC`
}

/** Rounds a measure to what a drawing needs. */
export const places = (value: number) => Number(value.toFixed(3))
