import { UsageError } from '../failure.ts'

/** JSON that somebody wrote. Where it breaks off is said by line and column, and by whose it is. */
export function parseJson(given: string, source: string, next?: string): unknown {
  const text = given.replace(/^\uFEFF/, '')
  const message = complaintAbout(text)
  if (message === undefined) return JSON.parse(text)
  const lines = text.slice(0, placeOf(message, text)).split('\n')
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
  const what = message.replace(/ in JSON at position.*| \(line.*| in JSON$|, (\.\.\.)?".*/s, '')
  throw new UsageError(`${source} is not JSON: ${what}, at ${place}.`, next)
}

function complaintAbout(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    // JSON.parse throws nothing but a SyntaxError.
    return (error as SyntaxError).message
  }
}

const isUnexpected = (message: string | undefined) => message?.startsWith('Unexpected token') ?? false

/** The message has the place, but for a token that is not expected: that is where the text first can't go on. */
function placeOf(message: string, text: string): number {
  if (!isUnexpected(message)) return Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
  let [fine, broken] = [0, text.length]
  while (broken - fine > 1) {
    const middle = Math.floor((fine + broken) / 2)
    if (isUnexpected(complaintAbout(text.slice(0, middle)))) broken = middle
    else fine = middle
  }
  return fine
}
