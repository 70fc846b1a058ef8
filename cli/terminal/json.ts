import { UsageError } from '../failure.ts'

/** Parses JSON that a person wrote. An error names its source, line and column. */
export function parseJson(given: string, source: string, next?: string): unknown {
  const text = given.replace(/^\uFEFF/, '')
  const message = parseErrorOf(text)
  if (message === undefined) return JSON.parse(text)
  const lines = text.slice(0, placeOf(message, text)).split('\n')
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
  const what = message.replace(/ in JSON at position.*| \(line.*| in JSON$|, (\.\.\.)?".*/s, '')
  throw new UsageError(`${source} is not valid JSON: ${what}, at ${place}.`, next)
}

function parseErrorOf(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    // JSON.parse only throws SyntaxError.
    return (error as SyntaxError).message
  }
}

const isUnexpected = (message: string | undefined) => message?.startsWith('Unexpected token') ?? false

/** The message names the position, except for an unexpected token: find the shortest beginning that is broken. */
function placeOf(message: string, text: string): number {
  if (!isUnexpected(message)) return Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
  let [valid, broken] = [0, text.length]
  while (broken - valid > 1) {
    const middle = Math.floor((valid + broken) / 2)
    if (isUnexpected(parseErrorOf(text.slice(0, middle)))) broken = middle
    else valid = middle
  }
  return valid
}
