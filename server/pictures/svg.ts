import { escapeXml, type Token, tokensOf } from './markup.ts'
import { Repeats } from './svg-repeats.ts'
import { attributes, calls, elements, notStyles, wrappers } from './svg-words.ts'
import { malformedError, Unreadable } from './unreadable.ts'

/** Deeper than anybody draws, and not too deep for the programs that show it. */
const deepest = 200

/** More than a detailed map needs, and little enough to be read in a moment. */
const mostBytes = 10_000_000

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** Strips the pictures embedded in an SVG. */
type Strip = (type: string, bytes: Buffer) => Buffer[]

/**
 * Removes whatever could run, load, link or move, and the notes that programs leave: the SVG is written again from what
 * is known to be harmless. If it is not well-formed, it is refused.
 */
export function stripSvg(bytes: Buffer, strip: Strip): Buffer[] {
  if (bytes.length > mostBytes)
    throw new Unreadable(
      `An SVG can have at most ${mostBytes / 1_000_000} MB. Make it smaller, or convert it to PNG.`,
    )
  const written: string[] = []
  const repeats = new Repeats()
  for (const token of dropHarmful(tokensOf(bytes.toString().replace(/^\ufeff/, '')))) {
    repeats.note(token)
    written.push(write(token, strip, written.length === 0))
  }
  repeats.refuseTooMany()
  return [Buffer.from(`${written.join('')}\n`)]
}

/** The tokens that stay. An element that is removed takes its content with it. */
function* dropHarmful(tokens: Iterable<Token>): Generator<Token> {
  const open: string[] = []
  /** The depth of the element that is being removed with its content. */
  let left: number | undefined
  let style = ''
  let ended = false
  for (const token of tokens) {
    if (token.kind === 'text') {
      if (open.length === 0 && token.text.trim() !== '') throw notOneRootError()
      if (open.at(-1) === 'style') style += token.text
      else if (open.length > 0 && left === undefined) yield token
    } else if (token.kind === 'close') {
      if (open.pop() !== token.name) throw malformedError()
      if (left === undefined && elements.has(token.name)) {
        // As a whole: two pieces that are harmless alone may not be harmless together.
        const text = dropFilters(style)
        if (token.name === 'style' && isHarmless(text)) yield { kind: 'text', text }
        yield token
      }
      if (left === open.length) left = undefined
      style = ''
      ended = open.length === 0
    } else {
      if (ended || (open.length === 0 && token.name !== 'svg')) throw notOneRootError()
      const stays = elements.has(token.name) && open.at(-1) !== 'style'
      if (left === undefined && stays) yield token
      else if (left === undefined && !wrappers.has(token.name) && !token.empty) left = open.length
      if (token.empty) ended = open.length === 0
      else if (open.push(token.name) > deepest)
        throw new Unreadable(`Elements in an SVG can be nested at most ${deepest} deep.`)
    }
  }
  if (!ended) throw malformedError()
}

const notOneRootError = () =>
  new Unreadable('The file must contain exactly one svg element at the top level.')

function write(token: Token, strip: Strip, isFirst: boolean): string {
  if (token.kind === 'text') return escapeXml(token.text)
  if (token.kind === 'close') return `</${token.name}>`
  const kept = [...token.attributes].flatMap(([name, value]) => {
    const read = attributes.has(name) ? readValue(token.name, name, value, strip) : undefined
    return read === undefined ? [] : [`${name}="${escapeXml(read)}"`]
  })
  return `<${[token.name, ...(isFirst ? [namespaces] : []), ...kept].join(' ')}${token.empty ? '/' : ''}>`
}

function readValue(element: string, name: string, value: string, strip: Strip): string | undefined {
  if (notStyles.has(name)) return value
  if (name === 'style') return keepHarmless(dropFilters(value))
  if (name !== 'href' && name !== 'xlink:href') return keepHarmless(value)
  if (/^#\S+$/.test(value)) return value
  return element === 'image' ? stripEmbedded(value, strip) : undefined
}

const keepHarmless = (style: string) => (isHarmless(style) ? style : undefined)

/** A style without comments and filters. A comment could hide a filter's name. */
const dropFilters = (style: string) =>
  style
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/(?<![\w.#-])(?:-webkit-|backdrop-|-webkit-backdrop-)?filter\s*:[^;}]*/gi, ' ')

/** Whether a style, or a value that can be one, calls and loads nothing. Escapes are refused without looking further. */
function isHarmless(style: string): boolean {
  if (/\\|@(?!media\b)/i.test(style)) return false
  // Each word is tried once, from its start: a million letters are one word.
  const called = [...style.toLowerCase().matchAll(/(?<![\w-])([\w-]+)\(\s*(['"]?#)?/g)]
  return called.every(([, name = '', within]) => calls.has(name) || (name === 'url' && within !== undefined))
}

/** A picture embedded in the SVG itself. */
function stripEmbedded(address: string, strip: Strip): string | undefined {
  const [, type, data = ''] =
    /^data:(image\/(?:png|jpeg|gif|webp));base64,([\s\S]*)$/.exec(address.trim()) ?? []
  if (type === undefined) return undefined
  try {
    return `data:${type};base64,${Buffer.concat(strip(type, Buffer.from(data, 'base64'))).toString('base64')}`
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}
