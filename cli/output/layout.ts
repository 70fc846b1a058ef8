import { pad, widthOf, wrap } from './text.ts'

/** A heading and what stands under it; nothing at all where there is nothing. */
export const section = (heading: string, lines: readonly string[]): string =>
  lines.length > 0 ? `\n${heading}\n${lines.join('\n')}\n` : ''

const widestName = 30

/** Names, and beside them what they mean; a name that is too long stands above. */
export function pairLines(
  pairs: readonly (readonly [name: string, meaning: string])[],
  width: number,
): string[] {
  const beside = Math.min(widestName, Math.max(0, ...pairs.map(([name]) => widthOf(name))))
  const room = Math.max(20, width - beside - 4)
  return pairs.flatMap(([name, meaning]) => {
    const [first = '', ...others] = wrap(meaning, room)
    const indented = others.map(line => `${' '.repeat(beside + 4)}${line}`)
    if (widthOf(name) <= beside) return [`  ${pad(name, beside)}  ${first}`.trimEnd(), ...indented]
    return [`  ${name}`, ...(first ? [`${' '.repeat(beside + 4)}${first}`] : []), ...indented]
  })
}
