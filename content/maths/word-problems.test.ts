import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { threeSteps, twoSteps, twoUnknowns, wordProblems } from './word-problems.ts'

/** Multiplies by repeated addition. */
const heaped = (count: number, size: number) =>
  Array.from({ length: count }, () => size).reduce((a, b) => a + b, 0)

type Check = (numbers: readonly number[], answer: number) => boolean
const at = (numbers: readonly number[], place: number) => numbers[place] ?? Number.NaN

/** By a word in the story: the relation between the stem's numbers, in order, and the answer. */
const checks: readonly (readonly [RegExp, Check])[] = [
  [/zoo/, (n, x) => x - heaped(at(n, 2), at(n, 0)) === heaped(at(n, 3), at(n, 1))],
  [/saves/, (n, x) => x + at(n, 2) === heaped(at(n, 1), at(n, 0))],
  [/apples/, (n, x) => heaped(x, at(n, 2)) + at(n, 1) === at(n, 0)],
  [/shells/, (n, x) => x - at(n, 1) === heaped(2, at(n, 0))],
  [/hall/, (n, x) => x + at(n, 2) === heaped(at(n, 0), at(n, 1))],
  [/ribbon/, (n, x) => x + heaped(at(n, 1), at(n, 2)) === at(n, 0)],
  [/biscuits/, (n, x) => heaped(at(n, 2), x) === heaped(at(n, 0), at(n, 1))],
  [/stamps/, (n, x) => x === heaped(at(n, 1) - 1, at(n, 0))],
  [/Saturday/, (n, x) => x + at(n, 1) + at(n, 2) === at(n, 0)],
  [
    /farmer/,
    (n, x) => {
      const good = heaped(at(n, 0), at(n, 1)) - at(n, 2)
      return heaped(x, at(n, 3)) <= good && heaped(x + 1, at(n, 3)) > good
    },
  ],
  [
    /runs/,
    (n, x) => {
      const week = [1, 1, 1, 1, 1, 0, 0].map(school => (school ? at(n, 0) : at(n, 1)))
      return (
        heaped(
          at(n, 2),
          week.reduce((a, b) => a + b, 0),
        ) === x
      )
    },
  ],
  [/tank/, (n, x) => at(n, 0) - x + at(n, 3) === heaped(at(n, 2), at(n, 1))],
  [/baker/, (n, x) => x + at(n, 3) === heaped(at(n, 0), at(n, 2)) + heaped(at(n, 1), at(n, 2))],
  [/trip/, (n, x) => heaped(at(n, 0), at(n, 1)) === heaped(at(n, 0), at(n, 2)) + at(n, 3) + x],
  [
    /balloons/,
    (n, x) => {
      let [have, spent] = [0, 0]
      for (; have < heaped(at(n, 0), at(n, 1)); have += at(n, 2)) spent += at(n, 3)
      return spent === x
    },
  ],
]

function holds(stem: string, answer: number): boolean {
  if (/three have/.test(stem)) {
    const [first = 0, second = 0, third = 0] = numbersIn(stem.replace('twice', '2 times'))
    return answer + third === first + heaped(2, heaped(second, first))
  }
  if (/notebooks/.test(stem)) {
    const pence = [...stem.matchAll(/£(\d+)(?:\.(\d\d))?|(\d+)p\b/g)].map(([, pounds, rest, small]) =>
      small === undefined ? Number(pounds) * 100 + Number(rest ?? 0) : Number(small),
    )
    const [price = 0, pen = 0, note = 0] = pence
    return Math.round(answer * 100) + pen + heaped(numberIn(stem), price) === note
  }
  if (/pens/.test(stem)) {
    const [, pens, pounds, pence, wanted] =
      /^(\d+) pens cost (?:£(\d+)\.(\d\d)|\d+p)\. .* do (\d+) pens/.exec(stem) ?? []
    const cost =
      pounds === undefined ? Number(/(\d+)p/.exec(stem)?.[1]) : Number(pounds) * 100 + Number(pence)
    return answer * Number(pens) === cost * Number(wanted)
  }
  const found = checks.filter(([word]) => word.test(stem))
  assert.equal(found.length, 1, `${found.length} checks for: ${stem}`)
  return found[0]?.[1](numbersIn(stem), answer) ?? false
}

prove(wordProblems, [
  proof(twoSteps, (_, answer, { draft }) => holds(draft.stem, numberIn(answer))),
  proof(threeSteps, (_, answer, { draft }) => holds(draft.stem, numberIn(answer))),
  // Tries all pairs against both facts in the stem: only one fits.
  proof(twoUnknowns, ({ kind, asksLarger, names }, answer, { draft }) => {
    const numbers = numbersIn(draft.stem.replace('twice', '2 times').replace('such as 4, 5 and 6', ''))
    const [one = 0, two = 0] = numbers
    const fits: (readonly [number, number])[] = []
    for (let small = 0; small <= 400; small++)
      for (const large of kind === 'in-a-row'
        ? [small + 2]
        : kind === 'times-as-many'
          ? [small * one]
          : kind === 'heads-and-legs'
            ? [one - small]
            : [small + two]) {
        if (large < 0) continue
        const holdsToo =
          kind === 'in-a-row'
            ? small + (small + 1) + large === one
            : kind === 'times-as-many'
              ? small + large === two
              : kind === 'heads-and-legs'
                ? small * 2 + large * 4 === two
                : small + large === one
        if (holdsToo) fits.push([small, large])
      }
    assert.equal(fits.length, 1)
    const asked = /How many \w+ does (\w+) have/.exec(draft.stem)?.[1]
    if (asked) assert.equal(asked === names[0], asksLarger)
    else assert.match(draft.stem, asksLarger ? /sheep are|largest/ : /hens are|smallest/)
    return fits[0]?.[asksLarger ? 1 : 0] === numberIn(answer)
  }),
])
