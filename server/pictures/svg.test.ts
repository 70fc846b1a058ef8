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
  'a filter':
    '<filter id="f"><feGaussianBlur stdDeviation="900"/><feTurbulence numOctaves="9"/></filter><feMorphology radius="99"/>',
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
  'the use of a filter': 'filter="url(#f)"',
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

test('filters are removed from styles, however they are written, and the rest of the style stays', () => {
  const filters = [
    'filter:url(#f)',
    'FILTER : blur(9px) drop-shadow(0 0 9px red)',
    'fill:red;filter/**/:url(#f)',
    '-webkit-filter:blur(9px)',
    'backdrop-filter: blur(9px)',
  ]
  for (const filter of filters) {
    for (const kept of [
      inSvg(`<g style="stroke:blue;${filter};opacity:.5"/>`),
      inSvg(`<style>.filter:hover{stroke:blue;${filter}} g{opacity:.5}</style>`),
    ]) {
      assert.match(kept, /stroke:blue;.*opacity:.5/)
      assert.doesNotMatch(kept.replace('.filter:hover', ''), /filter|blur|shadow/i)
    }
  }
  assert.equal(inSvg('<style>g{--f:blur(9px)}</style>'), '<style></style>')
})

const doubled = (levels: number, refer: (id: string) => string) =>
  `<svg><g id="a0"><path/></g>${Array.from({ length: levels }, (_, at) => `<g id="a${at + 1}">${refer(`#a${at}`)}${refer(`#a${at}`)}</g>`).join('')}</svg>`

test('an SVG may repeat its parts a hundred thousand times, by whatever reference', () => {
  const ways: ((id: string) => string)[] = [
    id => `<use href="${id}"/>`,
    id => `<use xlink:href="${id}"/>`,
    id => `<rect fill="url(${id})"/>`,
    id => `<rect style="mask: url( '${id}' )"/>`,
  ]
  for (const refer of ways) {
    clean(doubled(11, refer))
    assert.throws(
      () => clean(doubled(30, refer)),
      error => error instanceof Unreadable && /100,000 repeated elements/.test(error.message),
    )
  }
  clean(`<svg>${'<path/>'.repeat(200_000)}</svg>`)
  clean('<svg><g id="a"><use href="#a"/></g></svg>')
  const chain = Array.from({ length: 50_000 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`)
  assert.throws(() => clean(`<svg>${chain.join('')}</svg>`), /nested at most 1000 deep/)
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
  'a drawing of more than 10 MB': `<svg>${'<g/>'.repeat(2_500_000)}</svg>`,
  '100,000 nested elements': `<svg>${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`,
}
for (const [name, text] of Object.entries(refused)) {
  test(`${name} is refused`, () => assert.throws(() => clean(text), Unreadable))
}
