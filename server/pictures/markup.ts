import { notWellFormed } from './unreadable.ts'

/** The tokens of XML, without comments, processing instructions and the like, which show nothing. */
export type Token =
  | {
      readonly kind: 'open'
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
      readonly empty: boolean
    }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

const named = '[^\\s"\'<>/=&?!]+'
const patterns = {
  skipped: /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!doctype\s[^[>]*>/iy,
  section: /<!\[CDATA\[([\s\S]*?)\]\]>/y,
  close: new RegExp(`</(${named})\\s*>`, 'y'),
  open: new RegExp(`<(${named})`, 'y'),
  attribute: new RegExp(`\\s+(${named})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y'),
  end: /\s*(\/?)>/y,
  text: /[^<]+/y,
}

const notInXml = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u

/** Custom entities are refused, like anything else that is not plain: so nothing expands when it is read. */
export function* tokensOf(markup: string): Generator<Token> {
  if (notInXml.test(markup)) throw notWellFormed()
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(markup)
    if (found) at = pattern.lastIndex
    return found
  }
  const attributes = () => {
    const all = new Map<string, string>()
    for (let found = take(patterns.attribute); found; found = take(patterns.attribute)) {
      const [, name = '', double, single = ''] = found
      if (all.has(name)) throw notWellFormed()
      all.set(name, plain(double ?? single))
    }
    return all
  }
  while (at < markup.length) {
    const text = take(patterns.text)
    if (text) yield { kind: 'text', text: plain(text[0]) }
    else if (take(patterns.skipped)) continue
    else {
      const section = take(patterns.section)
      const close = section ? null : take(patterns.close)
      if (section) yield { kind: 'text', text: section[1] ?? '' }
      else if (close) yield { kind: 'close', name: close[1] ?? '' }
      else {
        const name = take(patterns.open)?.[1]
        const given = attributes()
        const end = take(patterns.end)
        if (name === undefined || !end) throw notWellFormed()
        yield { kind: 'open', name, attributes: given, empty: end[1] === '/' }
      }
    }
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(text: string): string {
  return text.replaceAll(/&([^;&\s]{0,10};?)/g, (_, rest: string) => {
    const [, hex, decimal] = /^#(?:x([0-9a-f]+)|([0-9]+));$/i.exec(rest) ?? []
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN)
    const sign = Number.isNaN(code) ? entities[rest.slice(0, -1)] : signOf(code)
    if (sign === undefined || !rest.endsWith(';')) throw notWellFormed()
    return sign
  })
}

const signOf = (code: number) =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 32 && code < 0xd800) ||
  (code >= 0xe000 && code < 0x110000)
    ? String.fromCodePoint(code)
    : undefined

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
