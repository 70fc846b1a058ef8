/** A piece of a line of text. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly kind: 'fraction'; readonly whole: string; readonly above: string; readonly below: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'heading'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  | { readonly kind: 'picture'; readonly svg: string; readonly altText: string }

const bullet = /^- +/
const number = /^\d+\. +/

/** Reads the Markdown that the content uses. Anything else is text, so nothing that it contains can become an element. */
export function readMarkdown(text: string): Block[] {
  const lines = text
    .replaceAll('\r', '')
    .replaceAll(/<\/svg>[ \t]*(?=\S)/g, '</svg>\n') // Each picture is an image of its own.
    .split('\n')
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const taken = blockAt(lines, at)
    if (taken.block) blocks.push(taken.block)
    at = taken.next
  }
  return blocks
}

function blockAt(lines: readonly string[], at: number): { block?: Block; next: number } {
  const line = lines[at] ?? ''
  if (line.trim() === '') return { next: at + 1 }
  if (line.startsWith('<svg')) {
    const last = lines.findIndex((other, index) => index >= at && other.includes('</svg>'))
    const next = last < 0 ? lines.length : last + 1
    return { block: pictureOf(lines.slice(at, next).join('\n')), next }
  }
  if (/^#+ /.test(line))
    return { block: { kind: 'heading', parts: readInline(line.replace(/^#+ +/, '')) }, next: at + 1 }
  if (line.startsWith('|')) {
    const next = endOf(lines, at, other => other.startsWith('|'))
    return { block: tableOf(lines.slice(at, next)), next }
  }
  for (const mark of [bullet, number]) {
    if (!mark.test(line)) continue
    const next = endOf(lines, at, other => mark.test(other))
    const items = lines.slice(at, next).map(item => readInline(item.replace(mark, '')))
    return { block: { kind: 'list', ordered: mark === number, items }, next }
  }
  const next = endOf(lines, at, isPlain)
  return { block: { kind: 'paragraph', lines: lines.slice(at, next).map(readInline) }, next }
}

const isPlain = (line: string) =>
  line.trim() !== '' && !/^(#+ |\||<svg)/.test(line) && !bullet.test(line) && !number.test(line)

/** The first line after `from` that does not belong to its block. */
function endOf(lines: readonly string[], from: number, belongs: (line: string) => boolean): number {
  let at = from
  do at++
  while (at < lines.length && belongs(lines[at] ?? ''))
  return at
}

const pictureOf = (svg: string): Block => ({
  kind: 'picture',
  svg,
  altText: /\baria-label="([^"]*)"/.exec(svg)?.[1] ?? '',
})

function tableOf(lines: readonly string[]): Block {
  const rows = lines
    .filter(line => !/^\|[\s:|-]+$/.test(line))
    .map(line =>
      line
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map(cell => readInline(cell.trim())),
    )
  const [head = [], ...others] = rows
  return { kind: 'table', head, rows: others }
}

/** An escaped character, code, strong text, emphasis, or a fraction with or without a whole number before it. */
const marks =
  /\\(?<plain>[\\`*_|])|`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|\*(?<emphasis>[^*]+)\*|(?<![\d/.])(?:(?<whole>\d+) )?(?<above>\d{1,4})\/(?<below>\d{1,4})(?![\d/])/g

export function readInline(text: string): Inline[] {
  const parts: Inline[] = []
  const say = (more: string) => {
    const last = parts.at(-1)
    if (more === '') return
    if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + more }
    else parts.push({ kind: 'text', text: more })
  }
  let from = 0
  for (const found of text.matchAll(marks)) {
    say(text.slice(from, found.index))
    from = found.index + found[0].length
    const { plain, code, strong, emphasis, whole = '', above, below } = found.groups ?? {}
    if (plain !== undefined) say(plain)
    else if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: readInline(strong) })
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', parts: readInline(emphasis) })
    else if (above !== undefined && below !== undefined) parts.push({ kind: 'fraction', whole, above, below })
  }
  say(text.slice(from))
  return parts
}

/** The words alone, for reading aloud. */
export const plainText = (text: string): string => readMarkdown(text).map(blockText).join('\n')

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return inlineText(block.parts)
    case 'paragraph':
      return block.lines.map(inlineText).join('\n')
    case 'list':
      return block.items.map(inlineText).join('\n')
    case 'table':
      return [block.head, ...block.rows].map(row => row.map(inlineText).join(', ')).join('\n')
    case 'picture':
      return block.altText
  }
}

export const inlineText = (parts: readonly Inline[]): string =>
  parts
    .map(part => {
      if (part.kind === 'fraction') return fractionWords(part)
      return 'parts' in part ? inlineText(part.parts) : part.text
    })
    .join('')

export const fractionWords = ({ whole, above, below }: { whole: string; above: string; below: string }) =>
  `${whole ? `${whole} and ` : ''}${above} over ${below}`
