/** Deeper than any operation's input, even inside a message for agents. */
const deepest = 64

const quote = 0x22
const backslash = 0x5c
const [openingBracket, closingBracket] = [0x5b, 0x5d]
const [openingBrace, closingBrace] = [0x7b, 0x7d]

/** Whether JSON is nested so deeply that functions that walk it would overflow the stack. Does not parse it. */
export function isTooDeep(json: Buffer): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (byte === quote) at = endOfText(json, at)
    else if (byte === openingBracket || byte === openingBrace) {
      if (++depth > deepest) return true
    } else if (byte === closingBracket || byte === closingBrace) depth--
  }
  return false
}

/** The place of the closing quote. Searching for it is much quicker than looking at each byte of a file in base64. */
function endOfText(json: Buffer, start: number): number {
  for (let at = start + 1; ; at++) {
    at = json.indexOf(quote, at)
    if (at < 0) return json.length
    let escapes = 0
    while (json[at - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return at
  }
}
