/** Text from elsewhere, without what could move the cursor, colour the screen or turn the reading direction. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, character => (character === '\n' ? '\n' : '�'))
