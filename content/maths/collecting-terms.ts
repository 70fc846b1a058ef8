import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { collected, expressionChoices, simplest, type Term, termsText } from './expression.ts'
import { drawSides, type ShapeWithSides } from './sides-with-letters.ts'

type Line = readonly Term[]

type Collecting =
  | { readonly kind: 'sum'; readonly terms: Line }
  | {
      readonly kind: 'brackets'
      readonly times: readonly number[]
      readonly inside: readonly Line[]
      readonly after: Line
    }
  | { readonly kind: 'perimeter'; readonly shape: ShapeWithSides; readonly sides: readonly Line[] }
  | { readonly kind: 'missing-side'; readonly shape: ShapeWithSides; readonly sides: readonly Line[] }

const letterPairs = ['xy', 'nk', 'tw', 'mp', 'cd', 'gh'] as const

const kindsOf: Record<Step, readonly Collecting['kind'][]> = {
  1: ['sum'],
  2: ['sum'],
  3: ['sum', 'perimeter'],
  4: ['sum', 'perimeter'],
  5: ['brackets', 'missing-side'],
}

/** Different numbers of a letter, so that no two terms cancel out. */
function drawSum(random: Random, step: Step, [x = 'x', y = 'y']: string): Line {
  const some = (letter: string, most = 9) => ({ count: random.int(1, most), letter })
  const less = (letter: string, most = 5) => ({ count: -random.int(1, most), letter })
  for (;;) {
    const terms: Record<Step, () => Line> = {
      1: () => (random.chance(0.5) ? [some(x), some(x), some(x)] : [some(x), some(x), less(x)]),
      2: () => [
        some(x),
        some(''),
        random.chance(0.5) ? some(x) : less(x),
        ...(random.chance(0.5) ? [some('')] : []),
      ],
      3: () => [some(x), some(y), less(x), some(y)],
      4: () => [some(x, 12), less(y), less(x), some(y, 9), random.chance(0.5) ? less(x) : some('', 9)],
      5: () => [],
    }
    const drawn = terms[step]()
    const totals = collected(drawn)
    const isFirst = (drawn[0]?.count ?? 0) > 1
    if (isFirst && totals.every(({ count }) => count > 0) && totals.length <= 3) return drawn
  }
}

/** Draws again until the sides can meet: with 4 and 5 for the letters, no side is as long as all the others. */
function drawCollecting(random: Random, step: Step): Collecting {
  for (;;) {
    const drawn = drawAnything(random, step)
    if (!('sides' in drawn) || drawn.shape === 'rectangle') return drawn
    const lengths = drawn.sides.map(side =>
      side.reduce(
        (sum, { count, letter }) => sum + count * (letter === '' ? 1 : /[xntmcg]/.test(letter) ? 4 : 5),
        0,
      ),
    )
    if (Math.max(...lengths) * 2 < lengths.reduce((sum, length) => sum + length, 0)) return drawn
  }
}

function drawAnything(random: Random, step: Step): Collecting {
  const kind = random.pick(kindsOf[step])
  const pair = random.pick(letterPairs)
  const [x = 'x', y = 'y'] = pair
  const side = (letters: readonly string[]): Line =>
    letters.map(letter => ({ letter, count: random.int(1, letter === '' ? 9 : 5) }))
  if (kind === 'sum') return { kind, terms: drawSum(random, step, pair) }
  if (kind === 'perimeter' && step === 3)
    return { kind, shape: 'rectangle', sides: [side([x, '']), side(random.pick([[x], [x, ''], ['']]))] }
  if (kind === 'perimeter') {
    const shape = random.pick(['triangle', 'quadrilateral', 'pentagon'] as const)
    const count = { triangle: 3, quadrilateral: 4, pentagon: 5 }[shape]
    const sides = Array.from({ length: count }, () => side(random.pick([[x, y], [x, ''], [x], [y], [x, y]])))
    return { kind, shape, sides }
  }
  if (kind === 'missing-side') {
    const shape = random.pick(['rectangle', 'triangle', 'quadrilateral'] as const)
    const count = { rectangle: 2, triangle: 3, quadrilateral: 4 }[shape]
    return { kind, shape, sides: Array.from({ length: count }, () => side([x, random.chance(0.5) ? y : ''])) }
  }
  return drawBrackets(random, pair)
}

function drawBrackets(random: Random, [x = 'x', y = 'y']: string): Collecting {
  for (;;) {
    const other = random.pick([y, ''])
    const inside = [0, 1].slice(0, random.int(1, 2)).map(
      (): Line => [
        { letter: x, count: random.int(1, 4) },
        { letter: other, count: random.int(1, 5) * random.pick([1, 1, -1]) },
      ],
    )
    const times = inside.map(() => random.int(2, 5))
    const after: Line =
      inside.length > 1
        ? []
        : [
            { letter: x, count: random.int(1, 6) * random.pick([1, -1]) },
            { letter: other, count: random.int(1, 8) },
          ]
    const totals = collected([...multiplied(inside, times), ...after])
    if (totals.every(({ count }) => count > 0)) return { kind: 'brackets', times, inside, after }
  }
}

const multiplied = (inside: readonly Line[], times: readonly number[]): Line =>
  inside.flatMap((line, at) => line.map(({ count, letter }) => ({ letter, count: count * (times[at] ?? 1) })))

const doubledOf = (line: Line): Line => line.map(({ count, letter }) => ({ letter, count: 2 * count }))
const minus = (line: Line): Line => line.map(({ count, letter }) => ({ letter, count: -count }))

/** All sides of the shape: of a rectangle, both that are given twice. */
const allSides = (shape: ShapeWithSides, sides: readonly Line[]) =>
  shape === 'rectangle' ? doubledOf(sides.flat()) : sides.flat()

/** What is added up, term by term. */
function termsOf(facts: Collecting): Line {
  if (facts.kind === 'sum') return facts.terms
  if (facts.kind === 'brackets') return [...multiplied(facts.inside, facts.times), ...facts.after]
  if (facts.kind === 'perimeter') return allSides(facts.shape, facts.sides)
  return facts.sides.at(-1) ?? []
}

const lettersIn = (terms: Line) => [...new Set(terms.map(({ letter }) => letter))].filter(Boolean).sort()

/** Slips with the terms of a sum. */
function slipsWith(terms: Line): (readonly [Line | string, string])[] {
  const totals = collected(terms)
  const letters = lettersIn(terms).join('')
  const whole = totals.reduce((sum, { count }) => sum + count, 0)
  const less = terms.filter(({ count }) => count < 0)
  const single = terms.filter(({ count, letter }) => count === 1 && letter !== '')
  const likes = terms.filter(({ letter }) => letter === totals[0]?.letter).map(({ count }) => Math.abs(count))
  const others = totals.slice(1)
  const put = (text: string) => [text, ...(others.length > 0 ? [`+ ${simplest(others)}`] : [])].join(' ')
  return [
    ...(totals.length > 1 ? [[`${whole}${letters}`, 'added-unlike-terms'] as const] : []),
    ...less.map(
      ({ count, letter }) => [[...terms, { letter, count: -2 * count }], 'lost-a-minus-sign'] as const,
    ),
    ...single.map(term => [[...terms, { ...term, count: -1 }], 'forgot-that-a-letter-alone-is-one'] as const),
    ...(likes.length < 4
      ? [
          [
            put(`${likes.reduce((product, count) => product * count, 1)}${totals[0]?.letter}`),
            'multiplied-the-numbers',
          ] as const,
        ]
      : []),
    [put(`${simplest(totals.slice(0, 1))}²`), 'multiplied-the-letters-too'],
    ...terms.map(term => [[...terms, { ...term, count: -term.count }], 'left-out-a-term'] as const),
    ...totals.flatMap(term =>
      [1, -1].map(by => [[...terms, { ...term, count: by }], 'slipped-in-the-sum'] as const),
    ),
  ]
}

function wrongOf(facts: Collecting): (readonly [Line | string, string])[] {
  const terms = termsOf(facts)
  if (facts.kind === 'sum') return slipsWith(terms)
  if (facts.kind === 'brackets') {
    const { times, inside, after } = facts
    const onlyFirst = inside.flatMap((line, at) =>
      line.map(({ count, letter }, own) => ({ letter, count: own === 0 ? count * (times[at] ?? 1) : count })),
    )
    return [
      [[...onlyFirst, ...after], 'multiplied-only-the-first-in-the-bracket'],
      [[...inside.flat(), ...after], 'left-out-the-number-before-the-bracket'],
      ...slipsWith(terms).filter(([, slip]) => !slip.startsWith('multiplied')),
    ]
  }
  if (facts.kind === 'perimeter')
    return [
      ...(facts.shape === 'rectangle'
        ? [
            [facts.sides.flat(), 'left-out-some-of-the-sides'] as const,
            [[...terms, ...minus(facts.sides[1] ?? [])], 'left-out-some-of-the-sides'] as const,
            [[...terms, ...minus(facts.sides[0] ?? [])], 'left-out-some-of-the-sides'] as const,
          ]
        : facts.sides.map(side => [[...terms, ...minus(side)], 'left-out-some-of-the-sides'] as const)),
      ...slipsWith(terms).filter(([, slip]) => slip !== 'left-out-a-term' && !slip.startsWith('multiplied')),
    ]
  const [last = [], known] = [facts.sides.at(-1), facts.sides.slice(0, -1)]
  const perimeter = allSides(facts.shape, facts.sides)
  const counted = facts.shape === 'rectangle' ? 2 : 1
  return [
    [[...perimeter, ...minus(known[0] ?? [])], 'took-off-only-one-side'],
    ...(counted === 2 ? [[doubledOf(last), 'forgot-to-halve'] as const] : []),
    [allSides(facts.shape, known), 'gave-the-sides-that-are-known'],
    ...(known.length > 1
      ? [[[...perimeter, ...minus(known[1] ?? [])], 'took-off-only-one-side'] as const]
      : []),
    ...slipsWith(last).filter(([, slip]) => slip === 'slipped-in-the-sum' || slip === 'added-unlike-terms'),
  ]
}

function expressionText(facts: Collecting): string {
  if (facts.kind === 'sum') return termsText(facts.terms)
  if (facts.kind !== 'brackets') return ''
  const brackets = facts.inside.map((line, at) => `${facts.times[at]}(${termsText(line)})`).join(' + ')
  if (facts.after.length === 0) return brackets
  const first = facts.after[0]?.count ?? 1
  return `${brackets} ${first < 0 ? '' : '+ '}${termsText(facts.after).replace(/^−/, '− ')}`
}

export const collectTerms = template({
  id: 'maths.expressions-and-formulae.collect-terms',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: drawCollecting,
  measure: 'terms, minus signs, brackets, sides of a shape, and working back from a perimeter',
  hardness: facts => {
    const all = facts.kind === 'missing-side' ? facts.sides.flat() : termsOf(facts)
    const kind = { sum: 0, perimeter: 1, brackets: 4, 'missing-side': 4 }[facts.kind]
    return all.length + all.filter(({ count }) => count < 0).length / 2 + lettersIn(all).length / 2 + kind
  },
  write: facts => {
    const right = simplest(termsOf(facts))
    const wrong = wrongOf(facts).flatMap(([line, slip]): [string, string][] => {
      const text = typeof line === 'string' ? line : simplest(line)
      return text === '0' || text.startsWith('−') ? [] : [[text, slip]]
    })
    return { ...asked(facts), ...expressionChoices(right, wrong), explanation: explained(facts, right) }
  },
})

function asked(facts: Collecting) {
  if (facts.kind === 'sum') return { stem: `Which expression is the same as **${expressionText(facts)}**?` }
  if (facts.kind === 'brackets')
    return {
      stem: `Multiply out the brackets. Which expression is the same as **${expressionText(facts)}**?`,
    }
  const texts = facts.sides.map(side => simplest(side))
  const unit = 'The lengths are in centimetres. The shape is not drawn to scale.'
  if (facts.kind === 'perimeter')
    return {
      stem: `Which expression shows the perimeter of this ${facts.shape}? ${unit}`,
      picture: drawSides(facts.shape, facts.shape === 'rectangle' ? [...texts, '', ''] : texts),
    }
  const shown = [...texts.slice(0, -1), '?']
  return {
    stem: `The perimeter of this ${facts.shape} is **${simplest(allSides(facts.shape, facts.sides))}**. Which expression shows the side with the question mark? ${unit}`,
    picture: drawSides(facts.shape, facts.shape === 'rectangle' ? [...shown, '', ''] : shown),
  }
}

/** Each letter with its numbers added up. */
function sumsOf(terms: Line): string {
  return collected(terms)
    .map(({ letter, count }) => {
      const own = terms.filter(term => term.letter === letter)
      const name = letter === '' ? 'the numbers' : `the ${letter} terms`
      return own.length < 2 ? '' : `${name}: ${termsText(own)} = ${termsText([{ letter, count }])}`
    })
    .filter(Boolean)
    .join('; ')
}

function explained(facts: Collecting, right: string): string {
  const terms = termsOf(facts)
  const alone = terms.some(({ count, letter }) => Math.abs(count) === 1 && letter !== '')
    ? ' A letter alone means one of it.'
    : ''
  if (facts.kind === 'sum')
    return `Only like terms go together, and each keeps the sign in front of it.${alone} Add up ${sumsOf(terms)}. So it is **${right}**.`
  if (facts.kind === 'brackets')
    return `The number before a bracket multiplies everything in it: ${termsText(terms)}. Then collect ${sumsOf(terms)}. So it is **${right}**.`
  if (facts.kind === 'perimeter')
    return facts.shape === 'rectangle'
      ? `Opposite sides of a rectangle are equal, so each length comes twice. One of each makes ${simplest(facts.sides.flat())}. Twice that is **${right}**.`
      : `The perimeter is all the sides together.${alone} Add up ${sumsOf(terms)}. So it is **${right}**.`
  const perimeter = simplest(allSides(facts.shape, facts.sides))
  const known = simplest(facts.sides.slice(0, -1).flat())
  if (facts.shape === 'rectangle')
    return `Half of the perimeter is one long and one short side: half of ${perimeter} is ${simplest(facts.sides.flat())}. Take off ${known}: **${right}** is left.`
  return `The sides that you know make ${known} together. Take that from the perimeter ${perimeter}, letter by letter: **${right}** is left.`
}
