import assert from 'node:assert/strict'
import { centred, sameOutline } from '../../test/content/changes.ts'
import { type Mark, markedOption, markedStem, reach } from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import type { Composed } from '../template.ts'
import { codeFromTable } from './code-tables.ts'
import { codes, findCode, findFigure } from './codes.ts'

/** The visible features of each figure: equal strings for features that look the same. */
function seen(figures: readonly (readonly Mark[])[]): string[][] {
  const outlines: Mark[] = []
  const shape = (mark: Mark | undefined) => {
    if (!mark) return 'none'
    const at = outlines.findIndex(other => sameOutline(other, centred(mark)))
    return String(at >= 0 ? at : outlines.push(centred(mark)) - 1)
  }
  return figures.map(([outer, inner]) => [
    shape(outer),
    outer?.fill ?? '',
    `${outer?.outline} ${outer?.dashed}`,
    outer && reach(outer) < 21 ? 'small' : 'large',
    shape(inner),
    inner?.fill ?? '',
  ])
}

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
  const all = seen([...figures, asked])
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
    const looks = seen(boxes)
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
