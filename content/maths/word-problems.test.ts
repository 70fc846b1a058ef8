import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { type Judge, printedIn, sizeOf } from '../../test/content/stories/judge.ts'
import { threeStepJudges } from '../../test/content/stories/three-steps.ts'
import { twoStepJudges } from '../../test/content/stories/two-steps.ts'
import { twoUnknowns } from './two-unknowns.ts'
import { threeSteps, twoSteps, wordProblems } from './word-problems.ts'

const judged = (judge: Judge | undefined, stem: string, answer: string) =>
  judge?.(sizeOf(answer), printedIn(stem), stem) ?? false

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, at) => at)

/** In each case one value for everyone in the story, or the two kinds; those that make the stem true. */
function fitting(stem: string): number[] {
  const numbers = numbersIn(stem.replace(/, such as [^.]+/, '').replace('twice', '2 times'))
  const [one = 0, two = 0, three = 0, four = 0] = numbers
  const asked = /does (\w+) have|did (\w+) have/.exec(stem)?.slice(1).find(Boolean) ?? ''
  if (/follow each other/.test(stem)) {
    const count = stem.startsWith('Three') ? 3 : 5
    const gap = / (even|odd) /.test(stem) ? 2 : 1
    const row = (first: number) => Array.from({ length: count }, (_, at) => first + at * gap)
    const fits = upTo(1000).filter(first => row(first).reduce((a, b) => a + b) === one)
    const isOdd = stem.includes(' odd ')
    if (gap === 2) assert(fits.every(first => (first % 2 === 1) === isOdd))
    return fits.map(first => (stem.includes('largest') ? (row(first).at(-1) ?? 0) : first))
  }
  if (stem.includes('more than')) {
    const [, first = '', second = '', third] = /(\w+)(?:, (\w+))? and (\w+) have/.exec(stem) ?? []
    if (second) {
      // Three people: the second has some times as many as the first, and the third some more.
      const [total, times, more] = [one, two, three]
      const fits = upTo(total).filter(small => small + small * times + small + more === total)
      return fits.map(
        small => ({ [first]: small, [second]: small * times, [String(third)]: small + more })[asked] ?? -1,
      )
    }
    const larger = /\. (\w+) has/.exec(stem)?.[1]
    return upTo(one)
      .filter(small => small + small + two === one)
      .map(small => (asked === larger ? small + two : small))
  }
  if (stem.includes('as many')) {
    const larger = /^(\w+) has/.exec(stem)?.[1]
    return upTo(two)
      .filter(small => small + small * one === two)
      .map(small => (asked === larger ? small * one : small))
  }
  if (stem.includes('same number')) {
    const giver = /(\w+) gives/.exec(stem)?.[1]
    const [total, gift] = stem.startsWith('Together') ? [one, two] : [two, one]
    return upTo(total)
      .filter(start => start - gift === total - start + gift)
      .map(start => (asked === giver ? start : total - start))
  }
  return kinds(stem, [one, two, three, four])
}

/** Two kinds: how many there are, what they come to, and what one of each brings. */
function kinds(stem: string, [one, two, three, four]: readonly [number, number, number, number]): number[] {
  const [low, high, count, total, isHigh] = stem.includes('hens')
    ? [2, 4, one, two, /How many sheep/.test(stem)]
    : stem.includes('tricycles')
      ? [2, 3, one, two, /How many tricycles/.test(stem)]
      : stem.includes('stools')
        ? [three, four, one, two, /How many chairs/.test(stem)]
        : stem.includes('coins')
          ? [two, three, one, Math.round(four * 100), new RegExp(`How many ${three}p`).test(stem)]
          : stem.includes('ticket')
            ? [one, two, three, four, /How many adults/.test(stem)]
            : stem.includes('boxes')
              ? [one, two, three, four, new RegExp(`How many boxes of ${two}`).test(stem)]
              : [one, two, three, four, /How many hard/.test(stem)]
  return upTo(count)
    .filter(many => many * high + (count - many) * low === total)
    .map(many => (isHigh ? many : count - many))
}

function onlyFit(stem: string): number | undefined {
  const fits = fitting(stem)
  assert.equal(fits.length, 1, stem)
  return fits[0]
}

prove(wordProblems, [
  // Each story is told again in equations, or step by step.
  proof(twoSteps, ({ frame }, answer, { draft }) => judged(twoStepJudges[frame], draft.stem, answer)),
  proof(threeSteps, ({ frame }, answer, { draft }) => judged(threeStepJudges[frame], draft.stem, answer)),
  // Tries everything against the facts in the stem: only one fits.
  proof(twoUnknowns, (_, answer, { draft }) => onlyFit(draft.stem) === numberIn(answer)),
])
