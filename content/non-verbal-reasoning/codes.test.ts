import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Mark, markedOption, markedStem } from '../../test/content/figures.ts'
import { looksOf, sharesEachLook } from '../../test/content/looks.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { type Composed, compose } from '../template.ts'
import { codeFromTable } from './code-tables.ts'
import { codes, findCode, findFigure } from './codes.ts'

const codesIn = (composed: Composed<unknown>) =>
  [...(composed.draft.picture?.svg ?? '').matchAll(/font-weight="700">([A-Z]{2,3})</g)].map(
    ([, code = '']) => code,
  )

/** Every feature a letter position can stand for: equal letters for equal looks, different letters for different looks. */
function meanings(letters: readonly string[], looks: readonly string[][]): number[] {
  return [0, 1, 2, 3, 4, 5].filter(
    thing =>
      new Set(looks.map(look => look[thing])).size > 1 &&
      looks.every((a, i) => looks.every((b, j) => (letters[i] === letters[j]) === (a[thing] === b[thing]))),
  )
}

/** Whether every reading of the codes that fits the examples gives this figure this code. */
function reads(
  examples: readonly string[],
  figures: readonly (readonly Mark[])[],
  asked: readonly Mark[],
  code: string,
): boolean {
  const all = looksOf([...figures, asked])
  const [looks, last = []] = [all.slice(0, -1), all.at(-1)]
  // Features that never change in the examples have no letter, and stay as they are.
  const fixed = [0, 1, 2, 3, 4, 5].filter(thing => new Set(looks.map(look => look[thing])).size === 1)
  if (!fixed.every(thing => looks[0]?.[thing] === last[thing])) return false
  return [...code].every((letter, place) => {
    const letters = examples.map(example => example[place] ?? '')
    const things = meanings(letters, looks)
    assert.equal(things.length, 1, `letter ${place + 1} has ${things.length} meanings`)
    return things.every(thing =>
      looks.some((look, at) => look[thing] === last[thing] && letters[at] === letter),
    )
  })
}

test('at steps 4 and 5 no letter settles which figure has the code, and no example is an option', () => {
  for (const step of [4, 5] as const)
    for (let seed = 0; seed < 200; seed++) {
      const composed = compose(findFigure, seed, step)
      assert(composed.mode === 'options')
      const options = composed.values.map(value => markedOption(composed, value))
      assert(sharesEachLook(options, composed.right), `step ${step}, seed ${seed}`)
      const looks = looksOf([...options, ...markedStem(composed).slice(0, -1)]).map(look => look.join())
      assert(!looks.slice(5).some(look => looks.slice(0, 5).includes(look)), `step ${step}, seed ${seed}`)
    }
})

prove(codes, [
  proof(findCode, (_, answer, composed) => {
    const boxes = markedStem(composed)
    const examples = codesIn(composed)
    return (
      answer.length === examples[0]?.length && reads(examples, boxes.slice(0, -1), boxes.at(-1) ?? [], answer)
    )
  }),
  proof(findFigure, (_, answer, composed) => {
    const boxes = markedStem(composed).slice(0, -1)
    const shown = codesIn(composed)
    return reads(shown.slice(0, -1), boxes, markedOption(composed, answer), shown.at(-1) ?? '')
  }),
  // Whatever tells the rows from each other puts the figure into this row, and the same for the columns.
  proof(codeFromTable, (_, answer, composed) => {
    const boxes = markedStem(composed)
    const letters = [
      ...(composed.draft.picture?.svg ?? '').matchAll(
        /<text x="([\d.]+)" y="([\d.]+)"[^>]*font-weight="700">([A-Z])</g,
      ),
    ].map(([, x, y, letter = '']) => ({ x: Number(x), y: Number(y), letter }))
    const lowest = Math.max(...letters.map(({ y }) => y))
    const rows = letters.filter(({ y }) => y < lowest).sort((a, b) => a.y - b.y)
    const columns = letters.filter(({ y }) => y === lowest).sort((a, b) => a.x - b.x)
    assert.equal(boxes.length, rows.length * columns.length + 1)
    const looks = looksOf(boxes)
    const shown = boxes.map((box, at) => (box.length > 0 ? looks[at] : undefined))
    const asked = looks.at(-1) ?? []
    const lineOf = (lines: (readonly string[] | undefined)[][]): number => {
      const found = asked.flatMap((look, thing) => {
        const values = lines.map(line => new Set(line.flatMap(one => one?.[thing] ?? [])))
        const all = new Set(values.flatMap(set => [...set]))
        const tells = values.every(set => set.size === 1) && all.size === lines.length
        return tells ? [values.findIndex(set => set.has(look))] : []
      })
      assert(found.length > 0 && new Set(found).size === 1, 'no feature tells the lines, or two differ')
      return found[0] ?? -1
    }
    const row = lineOf(rows.map((_, y) => columns.map((_, x) => shown[y * columns.length + x])))
    const column = lineOf(columns.map((_, x) => rows.map((_, y) => shown[y * columns.length + x])))
    return answer === `${rows[row]?.letter}${columns[column]?.letter}`
  }),
])
