import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flaws } from '../test/content/wording.ts'
import { misconceptionOf, mistakesIn, steps, topics } from './index.ts'
import { people } from './maths/numbers.ts'
import { pupils } from './maths/pupils.ts'
import { readingGrade } from './reading.ts'
import { compose } from './template.ts'
import { firstNames } from './words/names.ts'

/** Each topic's own proof looks at 2,000 questions of every current template, in both directions. */
const seeds = 4

const sentences = topics.flatMap(({ id, misconceptions }) =>
  Object.entries(misconceptions()).map(([name, said]) => ({ place: `${id} ${name}`, ...said })),
)

const countWords = (text: string) => text.split(/\s+/).length

test('every mistake that a template finds, current or earlier, has a sentence for the child and one for a parent', () => {
  for (const topic of topics)
    for (const template of [...topic.templates, ...(topic.earlier ?? [])])
      for (const step of steps)
        for (let seed = 0; seed < seeds; seed++)
          for (const name of mistakesIn(compose(template, seed, step)))
            assert(misconceptionOf(topic.id, name), `${template.id}@${template.version}: ${name}`)
})

test('a mistake is found by its topic and its name, and nothing else is', () => {
  const said = misconceptionOf('maths.place-value', 'one-place-too-far-right')
  assert.match(said?.child ?? '', /^Count the places/)
  assert.match(said?.parent ?? '', /^Reads a digit/)
  assert.equal(misconceptionOf('maths.area', 'one-place-too-far-right'), undefined)
  assert.equal(misconceptionOf('maths.no-such-topic', 'one-place-too-far-right'), undefined)
  for (const name of ['', 'constructor', '__proto__', 'toString'])
    assert.equal(misconceptionOf('maths.place-value', name), undefined, name)
})

test('the sentences are well formed, short, and written in clean English', () => {
  assert(sentences.length > 1_000)
  for (const { place, child, parent } of sentences) {
    for (const text of [child, parent]) {
      assert.match(text, /^“?[A-Z][^"'\n]*\.$/, place)
      assert.deepEqual(flaws(text), [], place)
    }
    assert(countWords(child) <= 20, `${place}: ${countWords(child)} words to the child`)
    assert(countWords(parent) <= 35, `${place}: ${countWords(parent)} words to a parent`)
    assert.notEqual(child, parent, place)
  }
})

test('a nine-year-old can read what the child is told', () => {
  for (const { place, child } of sentences) {
    const grade = readingGrade(child)
    assert(grade <= 6, `${place}: grade ${grade.toFixed(1)}`)
  }
  const grade = readingGrade(sentences.map(({ child }) => child).join('\n'))
  assert(grade <= 3, `all of them: grade ${grade.toFixed(1)}`)
})

test('nobody is named, blamed or given a gender', () => {
  const name = new RegExp(`\\b(?:${[...firstNames, ...people, ...pupils].join('|')})\\b`)
  for (const { place, child, parent } of sentences) {
    for (const text of [child, parent]) assert.doesNotMatch(text, name, place)
    assert.doesNotMatch(child, /\b(?:silly|stupid|careless|lazy|your fault|should know)\b/i, place)
    // Pronouns are what these two topics teach.
    if (/^english\.(?:pronouns|word-classes) /.test(place)) continue
    assert.doesNotMatch(`${child} ${parent}`, /\b(?:he|she|him|his|hers?|son|daughter)\b/i, place)
    // A parent can't say something in the child's own words, but can ask for it.
    assert.doesNotMatch(parent, /\. Say [^.]*their own/, place)
  }
})

test('no two mistakes of a topic are told in the same words', () => {
  for (const { id, misconceptions } of topics) {
    const all = Object.values(misconceptions())
    assert.equal(new Set(all.map(({ child }) => child)).size, all.length, id)
    assert.equal(new Set(all.map(({ parent }) => parent)).size, all.length, id)
  }
})
