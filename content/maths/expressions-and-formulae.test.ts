import { lines, numbersIn, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import type { Composed } from '../template.ts'
import { collectTerms } from './collecting-terms.ts'
import { expressionsAndFormulae } from './expressions-and-formulae.ts'
import { useFormula } from './formula-in-words.ts'
import { nthTerm } from './nth-term.ts'
import { writeExpression } from './write-expression.ts'

type Letters = Readonly<Record<string, number>>

/** Works an expression out as JavaScript would, with the missing multiplication signs written in. */
function worked(text: string, letters: Letters): number {
  const written = text
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll(/(?<=[\da-z)²])(?=[a-z(])/gi, '*')
    .replaceAll('²', '**2')
    .replaceAll(/[a-z]/gi, letter => `(${letters[letter]})`)
  return Number(new Function(`return ${written}`)())
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6

/** The text of the option with this value. */
const textOf = (composed: Composed<unknown>, value: string) =>
  composed.mode === 'options' ? (composed.options[composed.values.indexOf(value)]?.text ?? '') : value

const bold = (stem: string) => /\*\*(.+?)\*\*/.exec(stem)?.[1] ?? ''

type Story = readonly [RegExp, (...found: number[]) => number]

const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** The stories are acted out with numbers. A letter in the text is replaced by its number first. */
const acted: readonly Story[] = [
  [/is (\d+) years old\. Which .* old \w+ will be in (\d+) years/, (age, years) => age + years],
  [
    /costs (\d+) pounds\. .* how many pounds (\d+) tickets/,
    (each, count) => range(count).reduce(sum => sum + each, 0),
  ],
  [/ribbon (\d+) cent.* into (\d+) equal/, (length, pieces) => length / pieces],
  [/are (\d+) people on a bus\. .* stop (\d+) people/, (people, off) => people - off],
  [/has (\d+) stickers\. \w+ has (\d+) fewer/, (stickers, fewer) => stickers - fewer],
  [/rope is (\d+) metres long\. Then (\d+) metres/, (length, cut) => length - cut],
  [
    /£(\d+) to begin with, and then £(\d+) .* of (\d+) miles/,
    (start, mile, miles) => range(miles).reduce(sum => sum + mile, start),
  ],
  [
    /packs of (\d+)\. \w+ has (\d+) packs and (\d+) loose/,
    (size, packs, loose) => range(packs).reduce(sum => sum + size, loose),
  ],
  [
    /has (\d+) rows of (\d+) seats\. Teachers sit on (\d+)/,
    (rows, seats, taken) => range(rows).reduce(sum => sum + seats, -taken),
  ],
  [/buys (\d+) notebooks for £(\d+)/, (count, price) => range(count).reduce(sum => sum - price, 50)],
  [
    /fills (\d+) party bags\. Each bag gets (\d+) sweets and (\d+)/,
    (bags, sweets, balloons) => range(bags).reduce(sum => sum + sweets + balloons, 0),
  ],
  [/makes (\d+) rolls and sells (\d+) .* into (\d+) bags/, (rolls, sold, bags) => (rolls - sold) / bags],
  [
    /adult costs (\d+) pounds .* child costs (\d+) .* for (\d+) adults and (\d+) children/,
    (adult, child, adults, children) =>
      range(children).reduce(
        sum => sum + child,
        range(adults).reduce(sum => sum + adult, 0),
      ),
  ],
  [/is (\d+) years old\. \w+ is (\d+) years older/, (age, older) => age + (age + older)],
  [
    /has (\d+) marbles\. \w+ has (twice|\d+ times) as many .* has (\d+) fewer/,
    (own, times, fewer) => {
      const second = own * (Number.isNaN(times) ? 2 : times)
      return own + second + (second - fewer)
    },
  ],
  [
    /comic costs (\d+) pounds\. .* cost of (\d+) comics/,
    (pounds, count) => range(count).reduce(sum => sum + pounds * 100, 0),
  ],
  [/lasts (\d+) hours and (\d+) minutes/, (hours, minutes) => range(hours).reduce(sum => sum + 60, minutes)],
  [
    /buys (\d+) pens for (\d+)p each and pays with £(\d+)/,
    (pens, each, pounds) => range(pens).reduce(sum => sum - each, pounds * 100),
  ],
  [
    /£(\d+) for the first hour and £(\d+) .* for (\d+) hours/,
    (first, more, hours) => range(hours).reduce((sum, hour) => sum + (hour === 0 ? first : more), 0),
  ],
  [
    /is (\d+) years old\. In (\d+) years, \w+’s dad will be (\d+) times/,
    (age, years, times) => times * (age + years) - years,
  ],
  [
    /mean of (\d+) numbers is (\d+)\. \w+ of the numbers add up to (\d+)/,
    (count, mean, others) => count * mean - others,
  ],
  [
    /bowl of (\d+) strawberries .* among (\d+) .* eats (\d+)/,
    (all, children, eaten) => all / children - eaten,
  ],
  [
    /has (\d+) pounds and \w+ has (\d+) pounds\. .* spends £(\d+)/,
    (gives, other, spent) => gives / 2 + other - spent,
  ],
]

function actedOut(stem: string, letters: Letters): number {
  const told = stem.replaceAll(/(?<![\w’])[a-z](?![\w’])/g, letter =>
    letter in letters ? String(letters[letter]) : letter,
  )
  const next = /^(\d+) is an? (whole|even) number\. .* next (two|three|four)/.exec(told)
  if (next) {
    const [, first, kind, more = ''] = next
    const step = kind === 'even' ? 2 : 1
    return range({ two: 3, three: 4, four: 5 }[more] ?? 0).reduce(
      (sum, at) => sum + Number(first) + at * step,
      0,
    )
  }
  const fits = acted.flatMap(([pattern, act]) => {
    const found = pattern.exec(told)
    return found ? [act(...found.slice(1).map(part => Number.parseInt(part, 10)))] : []
  })
  return fits.length === 1 ? (fits[0] ?? Number.NaN) : Number.NaN
}

const trials: readonly Letters[] = [
  { k: 12, n: 16, t: 20, w: 24, x: 28, y: 4 },
  { k: 30, n: 6, t: 10, w: 42, x: 18, y: 14 },
]

const anyLetters: Letters = {
  c: 3.07,
  d: 17.31,
  g: 5.53,
  h: 23.89,
  k: 19.17,
  m: 2.71,
  n: 29.43,
  p: 31.97,
  t: 7.13,
  w: 37.61,
  x: 11.29,
  y: 41.83,
}

prove(expressionsAndFormulae, [
  proof(writeExpression, (_, answer, composed) =>
    trials.every(letters =>
      near(worked(textOf(composed, answer), letters), actedOut(composed.draft.stem, letters)),
    ),
  ),
  proof(collectTerms, (_, answer, composed) => {
    const { stem, picture } = composed.draft
    const own = worked(textOf(composed, answer), anyLetters)
    if (!picture) return near(own, worked(bold(stem), anyLetters))
    const sides = texts(picture.svg).map(({ text }) => (text === '?' ? own : worked(text, anyLetters)))
    const round = sides.reduce((sum, side) => sum + side, 0) * (stem.includes('rectangle') ? 2 : 1)
    return near(round, stem.includes('question mark') ? worked(bold(stem), anyLetters) : own)
  }),
  // Puts n = 1, 2, 3 and so on into the expression, or counts the sticks in the picture.
  proof(nthTerm, (_, answer, composed) => {
    const { stem, picture } = composed.draft
    const sticks = lines(picture?.svg ?? '')
    const rows = texts(picture?.svg ?? '').map(
      ({ y }) => sticks.filter(({ from }) => Math.abs(from[1] - y) < 26).length,
    )
    const terms = picture ? rows : numbersIn(bold(stem).replaceAll(', ', ' '))
    return (
      terms.length >= 3 &&
      terms.every((term, at) => near(worked(textOf(composed, answer), { n: at + 1 }), term))
    )
  }),
  // Tries the answer in the formula, or does what the words say.
  proof(useFormula, (_, answer, { draft: { stem } }) => {
    const own = Number(answer)
    const formula = /\*\*([A-Z]) = ([^*]+)\*\*/.exec(stem)
    if (formula) {
      const [, name = '', rule = ''] = formula
      const given = Object.fromEntries(
        [...stem.matchAll(/([A-Za-z]) = (\d+)(?=[,. ])/g)].map(([, letter, value]) => [
          letter,
          Number(value),
        ]),
      )
      const asked = /Find ([A-Za-z])/.exec(stem)?.[1] ?? ''
      const letters = { ...given, [asked]: own }
      return near(worked(rule, letters), letters[name] ?? Number.NaN)
    }
    const said = bold(stem)
    const after = stem.slice(stem.indexOf(said) + said.length)
    const input = numbersIn(after)[0] ?? Number.NaN
    const moves: readonly (readonly [RegExp, (value: number, by: number) => number])[] = [
      [/divide [\w -]*by (\d+)/, (value, by) => value / by],
      [/double/, value => value * 2],
      [/multiply [\w -]*by (\d+)/, (value, by) => value * by],
      [/add (\d+)/, (value, by) => value + by],
      [/take (\d+) from/, (value, by) => value - by],
    ]
    const inOrder = moves
      .flatMap(([pattern, move]) => {
        const found = pattern.exec(said)
        return found ? [{ at: found.index, by: Number(found[1]), move }] : []
      })
      .sort((a, b) => a.at - b.at)
    return (
      inOrder.length > 0 &&
      near(
        inOrder.reduce((value, { move, by }) => move(value, by), input),
        own,
      )
    )
  }),
])
