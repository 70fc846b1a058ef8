import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import {
  examFamilies,
  examShare,
  makeQuestion,
  modesOf,
  parseQuestionId,
  questionId,
  steps,
  subjectIds,
  subjects,
  templateById,
  topicById,
  topics,
} from './index.ts'
import { Random } from './random.ts'
import { readingGrade, sentencesOf, syllablesOf, wordsOf } from './reading.ts'
import { article, counted, grouped, listed, money, ordinal, plural } from './wording.ts'

const templates = topics.flatMap(topic => topic.templates)

test('there are four subjects with at least 14 topics each, and every topic has at least two templates', () => {
  assert.deepEqual(
    subjects.map(({ id }) => id),
    [...subjectIds],
  )
  for (const subject of subjects)
    assert(subject.topics.length >= 14, `${subject.id}: ${subject.topics.length}`)
  for (const topic of topics) assert(topic.templates.length >= 2, topic.id)
})

test('ids show where things belong, and are unique', () => {
  for (const subject of subjects) {
    for (const topic of subject.topics) {
      assert.match(topic.id, new RegExp(`^${subject.id}\\.[a-z0-9]+(-[a-z0-9]+)*$`))
      assert.equal(topicById(topic.id), topic)
      assert(Object.hasOwn(subject.subdomains, topic.subdomain), `${topic.id}: ${topic.subdomain}`)
      for (const template of topic.templates) {
        assert.match(template.id, new RegExp(`^${topic.id.replaceAll('.', '\\.')}\\.[a-z0-9]+(-[a-z0-9]+)*$`))
        assert.equal(templateById(template.id)?.template, template)
        assert(template.id.length <= 80)
        assert(Number.isInteger(template.version) && template.version >= 1)
      }
    }
    for (const subdomain of Object.keys(subject.subdomains))
      assert(
        subject.topics.some(topic => topic.subdomain === subdomain),
        `nothing is in ${subdomain}`,
      )
  }
  assert.equal(new Set(topics.map(({ id }) => id)).size, topics.length)
  assert.equal(new Set(topics.map(({ name }) => name)).size, topics.length)
  assert.equal(new Set(templates.map(({ id }) => id)).size, templates.length)
})

test('prerequisites exist, are taught no later, and form no cycle', () => {
  const states = new Map<string, 'open' | 'done'>()
  const walk = (id: string, from: string) => {
    const topic = topicById(id)
    assert(topic, `${from} stands on ${id}, which there is not`)
    assert.notEqual(states.get(id), 'open', `${from} and ${id} stand on each other`)
    if (states.get(id) === 'done') return
    states.set(id, 'open')
    for (const before of topic.prerequisites) {
      walk(before, id)
      assert((topicById(before)?.year ?? 9) <= topic.year, `${before} is met later than ${id}`)
    }
    states.set(id, 'done')
  }
  for (const { id } of topics) walk(id, 'the list')
  for (const subject of subjects) {
    const place = new Map(subject.topics.map(({ id }, at) => [id, at]))
    for (const { id, prerequisites } of subject.topics)
      for (const before of prerequisites)
        assert(
          (place.get(before) ?? -1) < (place.get(id) ?? 0),
          `${id} stands before ${before}, which it needs`,
        )
  }
})

test('the shares of each exam family add up, and its topics can be answered in the modes it uses', () => {
  for (const family of examFamilies) {
    const sum = topics.reduce((all, { id }) => all + examShare(family.id, id), 0)
    assert(Math.abs(sum - 1) < 1e-9, `${family.id}: ${sum}`)
    for (const topic of topics) {
      const weight = topic.weights[family.id]
      assert(Number.isInteger(weight) && weight >= 0 && weight <= 5, topic.id)
      if (weight > 0)
        assert(
          modesOf(topic).some(mode => family.modes.includes(mode)),
          `${family.id}: ${topic.id}`,
        )
    }
  }
  assert(examFamilies.some(({ modes }) => modes.includes('typed')))
})

test('every topic has one line for parents, and its weights differ where the exams do', () => {
  for (const { id, about } of topics) {
    assert.match(about, /^[A-Z].*\.$/, id)
    assert(about.length >= 20 && about.length <= 160, `${id}: ${about.length}`)
  }
  const differing = topics.filter(({ weights }) => new Set(Object.values(weights)).size > 1)
  assert(differing.length > topics.length / 4)
})

test('every topic has proofs next to it', async () => {
  for (const { id } of subjects) {
    const files = await readdir(new URL(`./${id}`, import.meta.url))
    const proved = files.filter(name => name.endsWith('.test.ts')).map(name => name.replace('.test.ts', ''))
    for (const topic of topics.filter(topic => topic.id.startsWith(`${id}.`)))
      assert(proved.includes(topic.id.slice(id.length + 1)), `${topic.id} is not proved`)
  }
})

test('four values identify a question, and its id reproduces it', () => {
  for (const { id, version } of templates) {
    const reference = { templateId: id, version, seed: 2 ** 32 - 1, step: 3 } as const
    const name = questionId(reference)
    assert(name.length <= 128)
    assert.deepEqual(parseQuestionId(name), reference)
    assert.deepEqual(makeQuestion(reference), makeQuestion(reference))
    assert.equal(makeQuestion({ ...reference, version: version + 1 }), undefined)
  }
  assert.equal(makeQuestion({ templateId: 'maths.no.such', version: 1, seed: 0, step: 1 }), undefined)
  for (const name of [
    '',
    'maths',
    'a.b@1:6:1',
    'a.b@0:1:1',
    'a.b@1:1:4294967296',
    'a.b@1:1:01',
    'a.b@1:1:-1',
    'A@1:1:1',
  ])
    assert.equal(parseQuestionId(name), undefined, name)
})

test('difficulty and time grow with the step', () => {
  for (const { id, version } of templates) {
    const made = steps.map(step => makeQuestion({ templateId: id, version, seed: 1, step }))
    for (const key of ['difficulty', 'seconds'] as const) {
      const values = made.map(question => question?.[key] ?? Number.NaN)
      assert.deepEqual(
        values,
        [...values].sort((a, b) => a - b),
        id,
      )
      assert(values.every(Number.isFinite))
    }
    assert((made[0]?.seconds ?? 0) >= 5 && (made[4]?.seconds ?? 999) <= 300, id)
  }
})

test('random draws never change, and are uniform', () => {
  const random = new Random('a name')
  const drawn = Array.from({ length: 8 }, () => random.int(0, 999))
  assert.deepEqual(drawn, [782, 857, 863, 5, 539, 520, 851, 876])
  const counts = new Map<number, number>()
  for (let seed = 0; seed < 20_000; seed++) {
    const first = new Random(`seed ${seed}`).int(0, 9)
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
  assert(counts.size === 10 && chiSquare < 27.9, `${chiSquare}`)
  assert.deepEqual(random.shuffle([1, 2, 3, 4]).sort(), [1, 2, 3, 4])
  assert.throws(() => random.pick([]))
  assert.throws(() => random.sample([1], 2))
})

test('words, syllables and reading grade are counted as documented', () => {
  const text = 'The cat sat on the mat. It was a fat cat.'
  assert.equal(wordsOf(text).length, 11)
  assert.equal(sentencesOf(text).length, 2)
  assert.equal(readingGrade(text).toFixed(2), (0.39 * 5.5 + 11.8 - 15.59).toFixed(2))
  const syllables = {
    cat: 1,
    table: 2,
    make: 1,
    number: 2,
    jumped: 1,
    wanted: 2,
    boxes: 2,
    makes: 1,
    the: 1,
    idea: 2,
    people: 2,
  }
  for (const [word, count] of Object.entries(syllables)) assert.equal(syllablesOf(word), count, word)
  assert.equal(wordsOf('<svg><text>hidden</text></svg>\n| a | table |\n**Two** words').length, 2)
})

test('articles, plurals, lists and numbers are worded correctly', () => {
  for (const word of [
    'apple',
    'hour',
    'umbrella',
    'honest man',
    'egg',
    'uncle',
    'ugly',
    'octopus',
    '8',
    '11',
    '18',
    '80',
  ])
    assert.equal(article(word), 'an', word)
  for (const word of [
    'uniform',
    'useful',
    'European',
    'one',
    'banana',
    'ewe',
    'unicorn',
    'ukulele',
    '1',
    '12',
    '100',
    'house',
    'utensil',
  ])
    assert.equal(article(word), 'a', word)
  const plurals = {
    box: 'boxes',
    city: 'cities',
    day: 'days',
    child: 'children',
    dish: 'dishes',
    loaf: 'loaves',
    pen: 'pens',
  }
  for (const [one, many] of Object.entries(plurals)) assert.equal(plural(one), many)
  assert.equal(counted(1, 'box'), '1 box')
  assert.equal(counted(1200, 'box'), '1,200 boxes')
  assert.equal(grouped(-1234567.5), '−1,234,567.5')
  assert.equal(grouped(999), '999')
  assert.equal(listed(['a', 'b', 'c']), 'a, b and c')
  assert.deepEqual(
    [1, 2, 3, 4, 11, 12, 13, 21, 22, 112].map(ordinal).join(' '),
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 112th',
  )
  assert.deepEqual([5, 99, 100, 1205, 123456].map(money).join(' '), '5p 99p £1.00 £12.05 £1,234.56')
})
