const longestLine = 110

/** The comment in every generated file. */
export const made = '# Generated from generated/openapi.json by `npm run generate`.'

/** Wraps a text into indented lines. */
export function wrap(text: string, indent: string, separator = ' '): string[] {
  const lines: string[] = []
  for (const word of text.split(separator)) {
    const last = lines.at(-1)
    if (last !== undefined && `${indent}${last}${separator}${word}`.length <= longestLine - 1)
      lines[lines.length - 1] = `${last}${separator}${word}`
    else lines.push(word)
  }
  return lines.map(line => `${indent}${line}`)
}

/** A docstring: a summary, then paragraphs to wrap, or lists of lines to keep. */
export function docstring(paragraphs: readonly (string | readonly string[])[], indent: string): string[] {
  const plain = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"""', "'''")
  const [summary = '', ...others] = paragraphs
  const first = `"""${plain([summary].flat().join(' '))}`
  const fits = `${indent}${first}"""`.length <= longestLine && !first.endsWith('"')
  if (others.length === 0 && fits) return [`${indent}${first}"""`]
  const blocks = others.map(block =>
    typeof block === 'string' ? wrap(plain(block), indent) : block.map(text => plain(indent + text)),
  )
  return [...wrap(first, indent), ...blocks.flatMap(lines => ['', ...lines]), `${indent}"""`]
}

/** A name with its type, over several lines if one is too short. */
export function annotation(indent: string, name: string, hint: string, end = ''): string[] {
  const line = `${indent}${name}: ${hint}${end}`
  const [, head, values, tail] = /^((?:\w+\[)+)(.*?)(\]+)$/.exec(hint) ?? []
  if (line.length <= longestLine || !values) return [line]
  const filled = wrap(values, `${indent}    `, ', ').map(
    (text, index, all) => text + (index < all.length - 1 ? ',' : ''),
  )
  return [`${indent}${name}: ${head}`, ...filled, `${indent}${tail}${end}`]
}

/** A piece of code as lines with the given indent. */
export type Part = (indent: string) => string[]

export const line =
  (text: string): Part =>
  indent => [indent + text]

/** Parts between brackets, on one line if they fit, otherwise each on its own. */
export const bracket =
  (open: string, parts: readonly Part[], close: string): Part =>
  indent => {
    const inner = parts.map(part => part(`${indent}    `))
    const short = `${indent}${open}${inner.map(([text = '']) => text.trimStart()).join(', ')}${close}`
    if (inner.every(({ length }) => length === 1) && short.length <= longestLine) return [short]
    const withComma = (lines: string[]) => [...lines.slice(0, -1), `${lines.at(-1)},`]
    return [indent + open, ...inner.flatMap(withComma), indent + close]
  }

const words: readonly [unknown, string][] = [
  [null, 'None'],
  [true, 'True'],
  [false, 'False'],
]
export const literalOf = (value: unknown): string =>
  words.find(([json]) => json === value)?.[1] ?? JSON.stringify(value)

/** The names that a text uses outside docstrings. */
export function namesIn(text: string, names: readonly string[]): string[] {
  const code = text.replaceAll(/"""[\s\S]*?"""/g, '')
  return names.filter(name => new RegExp(`(?<![\\w.])${name}(?!\\w)`).test(code))
}
