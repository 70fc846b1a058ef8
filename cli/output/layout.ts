import { pad, widthOf, wrap } from './text.ts'

/** A heading with lines, or nothing if there are no lines. */
export const section = (heading: string, lines: readonly string[]): string =>
  lines.length > 0 ? `\n${heading}\n${lines.join('\n')}\n` : ''

const widestName = 30

/** Names with their meanings in a second column. A long name gets its own line. */
export function pairLines(
  pairs: readonly (readonly [name: string, meaning: string])[],
  width: number,
): string[] {
  const column = Math.min(widestName, Math.max(0, ...pairs.map(([name]) => widthOf(name))))
  const room = Math.max(20, width - column - 4)
  return pairs.flatMap(([name, meaning]) => {
    const [first = '', ...others] = wrap(meaning, room)
    const indented = others.map(line => `${' '.repeat(column + 4)}${line}`)
    if (widthOf(name) <= column) return [`  ${pad(name, column)}  ${first}`.trimEnd(), ...indented]
    return [`  ${name}`, ...(first ? [`${' '.repeat(column + 4)}${first}`] : []), ...indented]
  })
}
