import { SaxesParser } from 'saxes'
import { malformedError } from './unreadable.ts'

/** The parts of an XML document that can be seen: comments and processing instructions are left out. */
export type Token =
  | {
      readonly kind: 'open'
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
      readonly empty: boolean
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** Parsed a piece at a time, so that a reader who has seen enough stops the parser early. */
const pieceLength = 64 * 1024

/** A document that declares its own entities is refused: nothing may grow while it is parsed. */
export function* tokensOf(markup: string): Generator<Token> {
  const tokens: Token[] = []
  const parser = parserInto(tokens)
  for (let start = 0; start < markup.length; start += pieceLength) {
    parser.write(markup.slice(start, start + pieceLength))
    yield* tokens.splice(0)
  }
  parser.close()
  yield* tokens
}

function parserInto(tokens: Token[]): SaxesParser {
  const parser = new SaxesParser()
  parser.on('error', () => {
    throw malformedError()
  })
  parser.on('doctype', declaration => {
    if (declaration.includes('[')) throw malformedError()
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) =>
    tokens.push({
      kind: 'open',
      name,
      attributes: new Map(Object.entries(attributes)),
      empty: isSelfClosing,
    }),
  )
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (!isSelfClosing) tokens.push({ kind: 'close', name })
  })
  parser.on('text', text => tokens.push({ kind: 'text', text }))
  parser.on('cdata', text => tokens.push({ kind: 'text', text }))
  return parser
}

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
