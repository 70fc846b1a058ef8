import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { type Judge, printedIn, sizeOf } from '../../test/content/stories/judge.ts'
import { threeStepJudges } from '../../test/content/stories/three-steps.ts'
import { twoStepJudges } from '../../test/content/stories/two-steps.ts'
import { threeSteps, twoSteps, twoUnknowns, wordProblems } from './word-problems.ts'

const judged = (judge: Judge | undefined, stem: string, answer: string) =>
  judge?.(sizeOf(answer), printedIn(stem), stem) ?? false

prove(wordProblems, [
  // Each story is told again in equations, or step by step.
  proof(twoSteps, ({ frame }, answer, { draft }) => judged(twoStepJudges[frame], draft.stem, answer)),
  proof(threeSteps, ({ frame }, answer, { draft }) => judged(threeStepJudges[frame], draft.stem, answer)),
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
