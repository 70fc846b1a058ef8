import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pngWithNotes, secret } from '../../test/support/media/pictures.ts'
import { strip } from './strip.ts'
import { Unreadable } from './unreadable.ts'

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const clean = (text: string) =>
  Buffer.concat(strip('image/svg+xml', Buffer.from(text)))
    .toString()
    .trimEnd()
const inSvg = (content: string) =>
  clean(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`).slice(head.length + 1, -6)

test('a harmless SVG keeps its content', () => {
  const drawing =
    '<title>Half &amp; half</title><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g transform="rotate(45)" style="fill:url(#a)"><path d="M0 0L1 1"/><use xlink:href="#b" x="1"/></g><style>.a { fill: rgb(1, 2, 3) } @media print { .b { opacity: .5 } }</style><text x="1">1 &lt; 2 <tspan dy="1">x</tspan></text>'
  assert.equal(inSvg(drawing), drawing)
  assert.equal(
    clean(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><!-- by --><svg width="10" viewBox='0 0 1 1'/>`,
    ),
    `${head} width="10" viewBox="0 0 1 1"/>`,
  )
})

const gone: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a script in capitals': '<SCRIPT>alert(1)</SCRIPT>',
  'a script with a prefix': '<svg:script>alert(1)</svg:script>',
  'a page':
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  'an animation':
    '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="xlink:href" values="javascript:alert(1)"/>',
  'a picture from elsewhere through a filter': '<feImage href="https://example.org/x"/>',
  'metadata of programs': `<metadata><rdf>${secret}</rdf></metadata><sodipodi:namedview inkscape:path="${secret}"/>`,
  'a frame': '<iframe src="https://example.org"/><object data="x"/><embed src="x"/><video src="x"/>',
}
for (const [name, content] of Object.entries(gone)) {
  test(`${name} is removed with its content`, () => assert.equal(inSvg(`${content}<g/>`), '<g/>'))
}

const harmful: Record<string, string> = {
  'a handler': 'onload="alert(1)" ONCLICK="alert(1)"',
  'a handler that calls nothing': 'onload="location=name"',
  'a link elsewhere': 'href="https://example.org/a#b" xlink:href="javascript:alert(1)"',
  'a data URL': 'href="data:image/svg+xml;base64,PHN2Zy8+"',
  'a style from elsewhere': 'style="fill:url(https://example.org)"',
  'a style from elsewhere in capitals': `fill="URL( 'https://example.org')"`,
  'an escaped style': 'style="fill:u\\72l(https://example.org)"',
  'a style with an unknown function': `style="background:image-set('https://example.org' 1x)"`,
  'a base': 'xml:base="https://example.org"',
  'data of programs': `data-path="${secret}" inkscape:label="${secret}"`,
}
for (const [name, attributes] of Object.entries(harmful)) {
  test(`${name} is removed from an element that stays`, () =>
    assert.equal(inSvg(`<use ${attributes}/>`), '<use/>'))
}

test('a link is removed, and its content stays', () =>
  assert.equal(inSvg('<a href="https://example.org"><g><a><path/></a></g></a>'), '<g><path/></g>'))

test('a style that loads something is removed, even if it comes in pieces', () => {
  assert.equal(inSvg('<style>@import "https://example.org/a.css";</style>'), '<style></style>')
  assert.equal(inSvg('<style>a{fill:ur<!-- -->l(//example.org)}</style>'), '<style></style>')
  assert.equal(inSvg('<style>a{fill:url<![CDATA[(//example.org)]]>}</style>'), '<style></style>')
})

test('a style of a million letters is read quickly', () => {
  const letters = 'a'.repeat(1_000_000)
  const started = performance.now()
  assert.equal(inSvg(`<path d="${letters}"/>`), `<path d="${letters}"/>`)
  assert.equal(inSvg(`<path d="${letters}("/>`), '<path/>')
  assert(performance.now() - started < 2_000)
})

test('a picture embedded in an SVG loses its metadata too', async () => {
  const data = (await pngWithNotes()).toString('base64')
  const [, kept = ''] = /base64,([^"]+)/.exec(inSvg(`<image href="data:image/png;base64,${data}"/>`)) ?? []
  assert(kept.length > 100 && !Buffer.from(kept, 'base64').includes(secret))
  assert.equal(inSvg('<image href="data:image/png;base64,AAAA"/>'), '<image/>')
})

const refused: Record<string, string> = {
  'a custom entity': '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>',
  'an unknown entity': '<svg>&nbsp;</svg>',
  'an invalid character': '<svg>&#0;</svg>',
  'an attribute given twice': '<svg id="a" id="b"/>',
  'an element that is not closed': '<svg><g></svg>',
  'an end without a start': '<svg></g></svg>',
  'something after the end': '<svg/><script/>',
  'another element': '<html><svg/></html>',
  'half a tag': '<svg width="1"',
  nothing: ' ',
  '100,000 nested elements': `<svg>${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`,
}
for (const [name, text] of Object.entries(refused)) {
  test(`${name} is refused`, () => assert.throws(() => clean(text), Unreadable))
}
