import { makeQuestion, type Question, type Step, steps, subjects } from '@learn/content'
import { nextLetters, nextPairs } from './letter-readings.ts'
import { nextNumbers, numberReadings, pairReadings } from './number-readings.ts'

/** The answers to a question that a child could defend, found from the print alone. */
export type Solver = (question: Question, isWord: (text: string) => boolean) => readonly string[]

export interface SecondAnswer {
  readonly id: string
  readonly stem: string
  readonly answer: string
  readonly others: readonly string[]
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
const bold = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, found = '']) => found)
const optionsOf = (question: Question) =>
  question.mode === 'options' ? question.options.map(({ text }) => text) : []

/** Every word that a letter makes, in any place of these letters. */
const inserted = (letters: string, letter: string) =>
  Array.from({ length: letters.length + 1 }, (_, at) => letters.slice(0, at) + letter + letters.slice(at))

function moves(stem: string, isWord: (text: string) => boolean) {
  const [, first = '', second = ''] = /\*\*([a-z]+) ([a-z]+)\*\*/.exec(stem) ?? []
  return [...first].flatMap((letter, at) =>
    isWord(first.slice(0, at) + first.slice(at + 1))
      ? inserted(second, letter)
          .filter(isWord)
          .map(made => ({ letter: letter.toUpperCase(), made }))
      : [],
  )
}

/** Words of four letters that cross from one word of the sentence into the next. */
function crossing(stem: string, isWord: (text: string) => boolean) {
  const words = (bold(stem)[0] ?? '').toLowerCase().replace('.', '').split(' ')
  return words.slice(1).flatMap((after, at) => {
    const before = words[at] ?? ''
    return [1, 2, 3]
      .filter(count => count <= before.length && 4 - count <= after.length)
      .map(count => before.slice(-count) + after.slice(0, 4 - count))
      .filter(isWord)
      .map(made => ({ made, pair: `${before} ${after}` }))
  })
}

/** Every way to take the letters of one text, in order, from another. */
function placings(made: string, letters: string): number[][] {
  let found: number[][] = [[]]
  for (const wanted of made)
    found = found.flatMap(places =>
      [...letters].flatMap((letter, at) => (letter === wanted ? [[...places, at]] : [])),
    )
  return found
}

const read = (letters: string, places: readonly number[]) => places.map(at => letters[at] ?? '').join('')

const place = (letter: string) => letter.charCodeAt(0) - 65
const letterAt = (at: number) => String.fromCharCode(65 + (((at % 26) + 26) % 26))

/** The moves of each letter: by the same number, two that take turns, growing, shrinking, or with changing signs. */
function* shifts(): Generator<(at: number, letter: number) => number> {
  yield (_, letter) => 25 - letter
  for (let one = -8; one <= 8; one++)
    for (let two = -8; two <= 8; two++) {
      yield (at, letter) => letter + (at % 2 ? two : one)
      yield (at, letter) => letter + one + two * at
      yield (at, letter) => letter + (at % 2 ? -1 : 1) * (one + two * at)
    }
}

function coded(from: string, to: string, word: string): string[] {
  const write = (shift: (at: number, letter: number) => number, text: string) =>
    [...text].map((letter, at) => letterAt(shift(at, place(letter)))).join('')
  return [...shifts()].filter(shift => write(shift, from) === to).map(shift => write(shift, word))
}

/** Every key that gives each code to another of the words. */
function keysOf(words: readonly string[], codes: readonly string[], key = ''): string[] {
  const [code, ...rest] = codes
  if (code === undefined) return [key]
  return words.flatMap(word => {
    let next = key
    for (const [at, letter] of [...word].entries()) {
      const digit = code[at] ?? ''
      const known = [...next.matchAll(/(.)(.)/g)].find(([, one, two]) => one === letter || two === digit)
      if (known ? known[0] !== letter + digit : false) return []
      if (!known) next += letter + digit
    }
    return keysOf(
      words.filter(other => other !== word),
      rest,
      next,
    )
  })
}

function keysIn(stem: string): { asked: string; keys: Map<string, string>[] } {
  const [words = '', codes = '', asked = ''] = bold(stem)
  const keys = keysOf(words.split(', '), codes.split(', '))
  return {
    asked,
    keys: keys.map(key => new Map([...key.matchAll(/(.)(.)/g)].map(([, a = '', b = '']) => [a, b]))),
  }
}

const sorted = (text: string) => [...text.toUpperCase()].sort().join('')

/** By the end of the template's id. Templates without a solver ask for meanings, have a sentence
 * that decides, or sums with one result. */
export const solvers: Readonly<Record<string, Solver>> = {
  'letter-moves.which-letter': ({ stem }, isWord) => moves(stem, isWord).map(({ letter }) => letter),
  'letter-moves.new-word': ({ stem }, isWord) => moves(stem, isWord).map(({ made }) => made),
  'missing-letters.three-letters': (question, isWord) => {
    const [gap = ''] = bold(question.stem)
    return optionsOf(question).filter(text => isWord(gap.replace('(···)', text).toLowerCase()))
  },
  'missing-letters.one-letter': ({ stem }, isWord) => {
    const brackets = [...stem.matchAll(/([a-z]+) \(\?\) ([a-z]+)/g)]
    return alphabet
      .filter(letter =>
        brackets.every(([, left = '', right = '']) => isWord(left + letter) && isWord(letter + right)),
      )
      .map(letter => letter.toUpperCase())
  },
  'compound-words.join-two': (question, isWord) =>
    optionsOf(question).filter(text => isWord(text.replace(' + ', ''))),
  'compound-words.shared-start': (question, isWord) => {
    const words = bold(question.stem).at(-1)?.split(', ') ?? []
    return optionsOf(question).filter(text => words.every(word => isWord(text + word)))
  },
  'hidden-words.which-words': ({ stem }, isWord) => crossing(stem, isWord).map(({ pair }) => pair),
  'hidden-words.write-word': ({ stem }, isWord) => crossing(stem, isWord).map(({ made }) => made),
  'make-a-word.from-two-words': ({ stem }) => {
    const [one = '', shown = '', two = '', three = '', , four = ''] = (
      bold(stem)
        .join(' ')
        .match(/[a-z]+|\?/g) ?? []
    ).map(String)
    return placings(shown, `${one}${two}`).map(places => read(`${three}${four}`, places))
  },
  'make-a-word.by-example': ({ stem }) => {
    const [one = '', made = '', two = '', second = '', asked = ''] = (
      bold(stem)
        .join(' ')
        .match(/[a-z]+/g) ?? []
    ).map(String)
    return placings(made, one)
      .filter(places => read(two, places) === second)
      .map(places => read(asked, places))
  },
  'letter-codes.encode': ({ stem }) => {
    const [from = '', to = '', word = ''] = bold(stem)
    return coded(from, to, word)
  },
  'letter-codes.decode': ({ stem }) => {
    const [from = '', to = '', code = ''] = bold(stem)
    return coded(to, from, code)
  },
  'number-codes.code-of-word': ({ stem }) => {
    const { asked, keys } = keysIn(stem)
    return keys.map(key => [...asked].map(letter => key.get(letter) ?? '?').join(''))
  },
  'number-codes.word-of-code': ({ stem }) => {
    const { asked, keys } = keysIn(stem)
    return keys.map(key => {
      const letters = new Map([...key].map(([letter, digit]) => [digit, letter]))
      return [...asked].map(digit => letters.get(digit) ?? '?').join('')
    })
  },
  'related-numbers.middle-number': ({ stem }) => numberReadings(stem).map(String),
  'related-numbers.paired-numbers': ({ stem }) => pairReadings(stem).map(String),
  'letter-sequences.next-letter': ({ stem }) => nextLetters((bold(stem)[0] ?? '').split(', ')),
  'letter-sequences.missing-letter': ({ stem }) => nextLetters((bold(stem)[0] ?? '').split(', ')),
  'letter-sequences.next-pair': ({ stem }) => nextPairs((bold(stem)[0] ?? '').split(', ')),
  'anagrams.not-an-anagram': question =>
    optionsOf(question).filter(text => sorted(text) !== sorted(bold(question.stem)[0] ?? '')),
  'alphabet-positions-and-order.order-letters': ({ stem }) => {
    const [word = '', place = ''] = bold(stem)
    const inOrder = [...word].sort()
    return [
      (stem.includes('from the end') ? inOrder.toReversed() : inOrder)[Number.parseInt(place, 10) - 1] ?? '',
    ]
  },
  'number-sequences.next-number': ({ stem }) => nextNumbers(bold(stem)[0] ?? ''),
  'number-sequences.missing-number': ({ stem }) => nextNumbers(bold(stem)[0] ?? ''),
}

const solverOf = (templateId: string) => solvers[templateId.replace('verbal-reasoning.', '')]

const plain = (text: string) => text.replaceAll(',', '').toLowerCase()

/** Looks for second answers in this many questions, spread over all templates that have a solver and all steps. */
export function searchSecondAnswers(count: number, isWord: (text: string) => boolean, from = 0) {
  const verbal = subjects.find(({ id }) => id === 'verbal-reasoning')
  const templates = (verbal?.topics ?? [])
    .flatMap(topic => topic.templates)
    .filter(({ id }) => solverOf(id) !== undefined)
  const found: SecondAnswer[] = []
  let checked = 0
  for (let at = 0; at < count; at++) {
    const template = templates[at % templates.length]
    const solve = template && solverOf(template.id)
    if (!template || !solve) continue
    const seed = from + Math.floor(at / templates.length)
    const step: Step = steps[seed % steps.length] ?? 1
    const question = makeQuestion({ templateId: template.id, version: template.version, seed, step })
    if (!question) continue
    checked++
    const key =
      question.mode === 'options'
        ? (question.options.find(({ letter }) => letter === question.answer)?.text ?? '')
        : question.answer
    const others = [...new Set(solve(question, isWord).map(plain))].filter(other => other !== plain(key))
    if (others.length > 0)
      found.push({ id: `${template.id}:${step}:${seed}`, stem: question.stem, answer: key, others })
  }
  return { templates: templates.length, checked, found }
}
