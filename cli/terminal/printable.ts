/** Characters that could move the cursor, colour the screen or reverse the text direction. */
const controls = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Untrusted text without control characters. */
export const replaceControls = (text: string): string => text.replaceAll(controls, '�')

/** Text without control characters for a terminal. A file or program gets it unchanged. */
export const printableFor = ({ isTable }: { readonly isTable: boolean }, text: string): string =>
  isTable ? replaceControls(text.replaceAll('\r\n', '\n')) : text

/** JSON with control characters escaped. Programs read the same value. */
export const escapeControls = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replaceAll(
    controls,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
