import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flaws } from '../../test/content/wording.ts'
import { Random } from '../random.ts'
import { closeWords, withCloseWords } from './close-words.ts'
import { namedThemes } from './themes.ts'
import { firstWords, type Word, words } from './words.ts'

const all = words.all()
const name = ({ word, sense, class: wordClass }: Word) => `${wordClass} ${word} (${sense ?? ''})`
const each = (faults: (word: Word) => string[]) =>
  assert.deepEqual(
    all.flatMap(word => faults(word).map(fault => `${name(word)}: ${fault}`)),
    [],
  )

test('there are enough words of every year and class', () => {
  assert(new Set(all.map(({ word }) => word)).size >= 2_200)
  assert(all.filter(({ synonyms }) => synonyms.length >= 2).length >= 1_000)
  assert(all.filter(({ antonyms }) => antonyms.length > 0).length >= 1_000)
  for (const [year, least] of [
    [4, 360],
    [5, 900],
    [6, 900],
  ] as const)
    assert(all.filter(word => word.year === year).length >= least, `${year}`)
  for (const [wordClass, least] of Object.entries({ noun: 600, verb: 550, adjective: 800, adverb: 150 }))
    assert(all.filter(word => word.class === wordClass).length >= least, wordClass)
})

test('the first edition stays as it was, and the second starts with its words', () => {
  const first = firstWords.all()
  assert.equal(first.length, 867)
  assert.deepEqual(all.slice(0, first.length).map(name), first.map(name))
})

test('every field is well formed', () => {
  const classes = new Map<string, Set<string>>()
  each(({ word, sense, meaning, synonyms, antonyms, near, theme, class: wordClass }) => {
    classes.set(wordClass, (classes.get(wordClass) ?? new Set()).add(theme))
    return [
      ...[word, ...synonyms, ...antonyms, ...near].filter(text => !/^[a-z]+(-[a-z]+)?$/.test(text)),
      ...(/^[a-z][a-z, '-]{3,60}[a-z]$/.test(meaning) ? [] : [meaning]),
      ...(sense === undefined || /^[a-z ]{3,}$/.test(sense) ? [] : [sense]),
      ...(synonyms.length <= 4 && antonyms.length <= 3 && near.length <= 4 ? [] : ['too many']),
      ...flaws(`${[word, ...synonyms, ...antonyms, ...near].join(', ')}: ${meaning}`),
      ...(theme === '' ? ['no theme'] : []),
    ]
  })
  for (const [wordClass, themes] of classes)
    assert.deepEqual(
      [...namedThemes(wordClass)].filter(theme => !themes.has(theme)),
      [],
    )
})

test('no word is listed twice in one sense', () => {
  const seen = new Set<string>()
  each(word => (seen.has(name(word)) ? ['twice'] : seen.add(name(word)) && []))
  each(({ word, synonyms, antonyms, near }) => {
    const listed = [word, ...synonyms, ...antonyms, ...near]
    return listed.filter((text, at) => listed.indexOf(text) !== at)
  })
})

test('a close word is neither the same nor the opposite, nor is it tempting already', () => {
  const named = new Map(all.map(word => [`${word.class} ${word.word}`, word]))
  for (const key of withCloseWords()) {
    const word = named.get(key)
    assert(word, key)
    const close = closeWords(word)
    assert.equal(close.length, 2, key)
    for (const text of close) {
      assert(!word.near.includes(text), `${key}: ${text}`)
      for (const other of [word.word, ...word.synonyms, ...word.antonyms])
        assert(!words.related(other, text), `${key}: ${text} and ${other}`)
    }
  }
})

test('no meaning uses the word it explains', () => {
  each(({ word, meaning }) =>
    meaning.split(/[ ,]+/).filter(other => other === word || (other.length > 4 && word.startsWith(other))),
  )
  each(({ word, meaning }) => (new RegExp(`\\b${word.slice(0, -1)}`).test(meaning) ? [meaning] : []))
})

test('no two entries have the same meaning', () => {
  const seen = new Map<string, string>()
  each(({ word, meaning, class: wordClass }) => {
    const key = `${wordClass} ${meaning}`
    const other = seen.get(key)
    seen.set(key, word)
    return other ? [`as ${other}: ${meaning}`] : []
  })
})

test('an antonym is not a synonym, nor a synonym of a synonym', () => {
  const beside = new Map<string, Set<string>>()
  const link = (from: string, to: string) => beside.set(from, (beside.get(from) ?? new Set()).add(to))
  for (const { word, class: wordClass, synonyms } of all) {
    for (const synonym of synonyms) {
      link(`${wordClass} ${word}`, synonym)
      link(`${wordClass} ${synonym}`, word)
    }
  }
  each(({ word, class: wordClass, antonyms }) => {
    const near = new Set(beside.get(`${wordClass} ${word}`) ?? [])
    for (const synonym of [...near])
      for (const second of beside.get(`${wordClass} ${synonym}`) ?? []) near.add(second)
    return antonyms.filter(antonym => near.has(antonym)).map(antonym => `against and beside: ${antonym}`)
  })
})

test('related words are within one or two links, and others are clearly different', () => {
  for (const [a, b] of [
    ['huge', 'enormous'],
    ['gigantic', 'enormous'],
    ['brave', 'cowardly'],
    ['brave', 'timid'],
    ['begin', 'terminate'],
  ] as const)
    assert(words.related(a, b) && words.related(b, a), `${a}, ${b}`)
  assert(!words.related('huge', 'honest'))
  assert(words.clear('adjective', 'huge', 'honest'))
  assert(!words.clear('adjective', 'nervous', 'agitated'))
})

test('every word has enough distractors, clearly different from it and from each other', () => {
  const random = new Random('distractors')
  each(word => {
    const found = words.distractors(random, word, 4)
    const unclear = found.filter(
      (other, at) =>
        words.related(word.word, other) ||
        found.some((second, place) => place < at && words.related(second, other)),
    )
    return [...unclear, ...(found.length < 4 ? [`only ${found.length}`] : [])]
  })
})

test('a near word is no synonym and no antonym, nor a word linked with one', () => {
  each(({ word, near }) => near.filter(other => words.related(word, other)))
})
