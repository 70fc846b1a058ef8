import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flaws } from '../../test/content/wording.ts'
import { Random } from '../random.ts'
import { namedThemes } from './themes.ts'
import { allWords, clear, distractors, related, type Word } from './words.ts'

const words = allWords()
const name = ({ word, sense, class: wordClass }: Word) => `${wordClass} ${word} (${sense ?? ''})`
const each = (faults: (word: Word) => string[]) =>
  assert.deepEqual(
    words.flatMap(word => faults(word).map(fault => `${name(word)}: ${fault}`)),
    [],
  )

test('there are enough words of every year and class', () => {
  assert(new Set(words.map(({ word }) => word)).size >= 640)
  assert(words.filter(({ synonyms }) => synonyms.length >= 2).length >= 450)
  assert(words.filter(({ antonyms }) => antonyms.length > 0).length >= 300)
  for (const year of [4, 5, 6]) assert(words.filter(word => word.year === year).length >= 130, `${year}`)
  for (const [wordClass, least] of Object.entries({ noun: 200, verb: 200, adjective: 200, adverb: 40 }))
    assert(words.filter(word => word.class === wordClass).length >= least, wordClass)
})

test('every field is well formed', () => {
  const classes = new Map<string, Set<string>>()
  each(({ word, sense, meaning, synonyms, antonyms, theme, class: wordClass }) => {
    classes.set(wordClass, (classes.get(wordClass) ?? new Set()).add(theme))
    return [
      ...[word, ...synonyms, ...antonyms].filter(text => !/^[a-z]+(-[a-z]+)?$/.test(text)),
      ...(/^[a-z][a-z, '-]{3,60}[a-z]$/.test(meaning) ? [] : [meaning]),
      ...(sense === undefined || /^[a-z ]{3,}$/.test(sense) ? [] : [sense]),
      ...(synonyms.length <= 4 && antonyms.length <= 3 ? [] : ['too many']),
      ...flaws(`${[word, ...synonyms, ...antonyms].join(', ')}: ${meaning}`),
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
  each(({ word, synonyms, antonyms }) => {
    const all = [word, ...synonyms, ...antonyms]
    return all.filter((text, at) => all.indexOf(text) !== at)
  })
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
  for (const { word, class: wordClass, synonyms } of words) {
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
    assert(related(a, b) && related(b, a), `${a}, ${b}`)
  assert(!related('huge', 'honest'))
  assert(clear('adjective', 'huge', 'honest'))
  assert(!clear('adjective', 'nervous', 'agitated'))
})

test('every word has enough distractors, clearly different from it and from each other', () => {
  const random = new Random('distractors')
  each(word => {
    const found = distractors(random, word, 4)
    const unclear = found.filter(
      (other, at) =>
        related(word.word, other) || found.some((second, place) => place < at && related(second, other)),
    )
    return [...unclear, ...(found.length < 4 ? [`only ${found.length}`] : [])]
  })
})
