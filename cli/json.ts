import { UsageError } from './failure.ts'

/** JSON that somebody wrote. Where it breaks off is said by line and column, and by whose it is. */
export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    // JSON.parse throws nothing but a SyntaxError, which tells the place in its message only.
    const { message } = error as SyntaxError
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length)
    const lines = text.slice(0, position).split('\n')
    const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
    const what = message.replace(/ in JSON at position.*| \(line.*| in JSON$|, ".*/s, '')
    throw new UsageError(`${source} is not JSON: ${what}, at ${place}.`)
  }
}
