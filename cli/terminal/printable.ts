/** What could move the cursor, colour the screen or turn the reading direction. */
const orders = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Text from elsewhere, without such characters. */
export const printable = (text: string): string => text.replaceAll(orders, '�')

/** JSON in which they are written as escapes, all of them: to a program it says the same. */
export const printableJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replaceAll(
    orders,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
