import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { openBrowser, openPage, withoutBrowser } from '../../test/support/browser.ts'
import { strip } from './strip.ts'
import { attributes, elements, notStyles } from './svg-words.ts'
import { Unreadable } from './unreadable.ts'

const clean = (text: string): string | undefined => {
  try {
    return Buffer.concat(strip('image/svg+xml', Buffer.from(text))).toString()
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

const dangerous = [
  'script',
  'SCRIPT',
  'svg:script',
  'foreignObject',
  'iframe',
  'a',
  'set',
  'animate',
  'feImage',
  'handler',
  'style',
  'image',
  'use',
]
const values = [
  'javascript:alert(1)',
  'https://example.org/x',
  '//example.org',
  '#a',
  'url(https://example.org)',
  'url(#a)',
  'u\\72l(//example.org)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'data:image/png;base64,AAAA',
  '@import "//example.org"',
  '&#106;avascript:alert(1)',
  '&lt;script&gt;',
  ']]>',
  '1',
]
const name = fc.oneof(
  fc.constantFrom(...elements),
  fc.constantFrom(...dangerous),
  fc.string({ maxLength: 6 }),
)
const attributeName = fc.oneof(
  fc.constantFrom(...attributes),
  fc.constantFrom('onload', 'ONCLICK', 'xml:base', 'xmlns', 'xmlns:x', 'src', 'data-x', 'x:href'),
  fc.string({ maxLength: 6 }),
)
const value = fc.oneof(fc.constantFrom(...values), fc.string({ maxLength: 12, unit: 'binary' }))
const attribute = fc
  .tuple(attributeName, value, fc.constantFrom('"', "'", ''))
  .map(([key, text, quote]) => ` ${key}=${quote}${text}${quote}`)
const loose = fc.oneof(
  fc.constantFrom('<!--', '-->', '<![CDATA[', ']]>', '<?x ?>', '<!DOCTYPE svg>', '</svg>', '<svg>', '&a;'),
  value,
)

/** Drawings that are often well-formed, often nearly so, and full of things that must be removed. */
const { content } = fc.letrec<{ content: string; element: string }>(tie => ({
  content: fc
    .array(fc.oneof({ maxDepth: 4 }, loose, tie('element')), { maxLength: 4 })
    .map(parts => parts.join('')),
  element: fc
    .tuple(name, fc.array(attribute, { maxLength: 3 }), tie('content'), fc.integer({ min: 0, max: 20 }))
    .map(([tag, given, inner, luck]) =>
      luck === 0 ? `<${tag}${given.join('')}>` : `<${tag}${given.join('')}>${inner}</${tag}>`,
    ),
}))
const drawing = content.map(inner => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)

test('any text is either refused or cleaned to something that is clean already', () => {
  let kept = 0
  fc.assert(
    fc.property(fc.oneof(drawing, fc.string({ maxLength: 200, unit: 'binary' })), text => {
      const once = clean(text)
      if (once === undefined) return
      kept++
      assert.equal(clean(once), once)
    }),
    { numRuns: 5_000 },
  )
  assert(kept > 200, `only ${kept} drawings were kept, so little was tried`)
})

declare class DOMParser {
  parseFromString(text: string, type: string): { querySelectorAll(selector: string): Iterable<PageElement> }
}
interface PageElement {
  readonly tagName: string
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>
}

test('a browser finds only listed elements and attributes in what was kept', {
  skip: withoutBrowser,
}, async () => {
  const browser = await openBrowser()
  after(() => browser.close())
  const kept = fc.sample(drawing, { numRuns: 5_000 }).flatMap(text => clean(text) ?? [])
  assert(kept.length > 200)
  const page = await openPage(browser)
  const found = await page.evaluate(
    texts =>
      texts.map(text => {
        const all = [...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('*')]
        return {
          elements: all.map(({ tagName }) => tagName),
          attributes: all.flatMap(element => [...element.attributes].map(({ name, value }) => [name, value])),
        }
      }),
    kept,
  )
  for (const [index, { elements: tags, attributes: given }] of found.entries()) {
    for (const tag of tags) assert(elements.has(tag), `${tag} in ${kept[index]}`)
    for (const [key = '', text = ''] of given) {
      assert(attributes.has(key) || /^xmlns(:xlink)?$/.test(key), `${key} in ${kept[index]}`)
      // A label may say anything, because nothing runs or loads it.
      if (!notStyles.has(key)) assert.doesNotMatch(text, /^\s*javascript:/i, kept[index])
      if (/href$/.test(key)) assert.match(text, /^(#\S+|data:image\/(png|jpeg|gif|webp);base64,.*)$/)
    }
  }
})
