import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lessonMarkdown, makeQuestion, steps, topics } from '@learn/content'
import fc from 'fast-check'
import { type Block, type Inline, inlineText, plainText, readInline, readMarkdown } from './markdown.ts'

const text = (value: string): Inline => ({ kind: 'text', text: value })

test('inline marks become parts, and everything else stays text', () => {
  assert.deepEqual(readInline('the **5** in *time* `t _ s`'), [
    text('the '),
    { kind: 'strong', parts: [text('5')] },
    text(' in '),
    { kind: 'emphasis', parts: [text('time')] },
    text(' '),
    { kind: 'code', text: 't _ s' },
  ])
  assert.deepEqual(readInline('so ____ <b>that</b> & s \\_ u'), [text('so ____ <b>that</b> & s _ u')])
})

test('fractions are found, with and without a whole number, and dates and sums are not', () => {
  assert.deepEqual(readInline('4 9/10 or **1/2**'), [
    { kind: 'fraction', whole: '4', above: '9', below: '10' },
    text(' or '),
    { kind: 'strong', parts: [{ kind: 'fraction', whole: '', above: '1', below: '2' }] },
  ])
  for (const plain of ['12/03/2027', '3 / 4', 'and/or', '2.5/3', '1/23456']) {
    assert.deepEqual(readInline(plain), [text(plain)], plain)
  }
})

test('blocks: headings, lists, tables, pictures and paragraphs', () => {
  const svg = '<svg role="img" aria-label="Two bars"><rect/>\n</svg>'
  const blocks = readMarkdown(
    `One\ntwo\n\n## Next\n- a\n- b\n1. c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n${svg}\nend`,
  )
  assert.deepEqual(
    blocks.map(({ kind }) => kind),
    ['paragraph', 'heading', 'list', 'list', 'table', 'picture', 'paragraph'],
  )
  assert.deepEqual(blocks[5], { kind: 'picture', svg, altText: 'Two bars' })
  assert.deepEqual(blocks[4], {
    kind: 'table',
    head: [[text('x')], [text('y')]],
    rows: [[[text('1')], [text('2')]]],
  })
  assert.equal(plainText('Add **1/2** and 3 1/4.'), 'Add 1 over 2 and 3 and 1 over 4.')
})

test('a picture on one line ends there, and two pictures side by side are two', () => {
  const [first, second] = ['<svg aria-label="One"></svg>', '<svg aria-label="Two"></svg>']
  assert.deepEqual(readMarkdown(`${first} ${second}\n\nNext\n${first}\nend`), [
    { kind: 'picture', svg: first, altText: 'One' },
    { kind: 'picture', svg: second, altText: 'Two' },
    { kind: 'paragraph', lines: [[text('Next')]] },
    { kind: 'picture', svg: first, altText: 'One' },
    { kind: 'paragraph', lines: [[text('end')]] },
  ])
})

test('any text is read without an error, and nothing of it is lost but its marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab1/ *`_\\|#-<>\n'), maxLength: 60 }), value => {
      const letters = (from: string) => from.replaceAll(/[^ab]/g, '')
      const said = plainText(value)
      if (!value.includes('<svg')) assert.equal(letters(said), letters(value))
    }),
    { numRuns: 3_000 },
  )
})

const inlinesOf = (block: Block): readonly (readonly Inline[])[] => {
  if (block.kind === 'heading') return [block.parts]
  if (block.kind === 'paragraph') return block.lines
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : []
}

test('every lesson keeps its four headings, whatever is drawn before them', () => {
  for (const { id, lesson } of topics) {
    const headings = readMarkdown(lessonMarkdown(lesson())).flatMap(block =>
      block.kind === 'heading' ? [inlineText(block.parts)] : [],
    )
    assert.deepEqual(headings, ['An example', 'A harder one', 'A common mistake', 'Try this'], id)
  }
})

test('no mark of the content is left over', () => {
  const texts = topics.flatMap(({ lesson, templates }) => [
    lessonMarkdown(lesson()),
    ...templates.flatMap(({ id: templateId, version }) =>
      steps.flatMap(step => {
        const question = makeQuestion({ templateId, version, step, seed: 5 })
        return question ? [question.stem, question.explanation] : []
      }),
    ),
  ])
  assert(texts.length > 1_000)
  for (const markdown of texts)
    for (const line of readMarkdown(markdown).flatMap(inlinesOf))
      for (const part of line)
        if (part.kind === 'text') assert.doesNotMatch(inlineText([part]), /\*\*|^#|`|<svg|\\_/, markdown)
})
