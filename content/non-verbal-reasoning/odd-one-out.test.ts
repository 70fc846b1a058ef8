import { centred, sameOutline } from '../../test/content/changes.ts'
import { looksLike, type Mark, mapped, markedOption, turning } from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import type { Composed } from '../template.ts'
import { flippedOne, oddFeature, oddOneOut } from './odd-one-out.ts'

const allOptions = (composed: Composed<unknown>) =>
  composed.mode === 'options' ? composed.values.map(value => markedOption(composed, value)) : []

/** The one that differs from the other four, or -1 if there isn't one. */
function alone(values: readonly string[]): number {
  const at = values.findIndex(value => values.filter(other => other === value).length === 1)
  return new Set(values).size === 2 && at >= 0 ? at : -1
}

/** Every feature a child could use to tell figures apart. */
function tellings(figures: readonly Mark[][]): string[][] {
  const inner = (marks: readonly Mark[]) => marks.slice(1)
  const outlines: Mark[] = []
  const shape = (mark: Mark | undefined) => {
    if (!mark) return 'none'
    const at = outlines.findIndex(other => sameOutline(other, centred(mark)))
    return String(at >= 0 ? at : outlines.push(centred(mark)) - 1)
  }
  const tell: ((marks: readonly Mark[]) => unknown)[] = [
    marks => shape(marks[0]),
    marks => marks[0]?.fill,
    marks => `${marks[0]?.outline} ${marks[0]?.dashed}`,
    marks => marks.length,
    marks => shape(inner(marks)[0]),
    marks => inner(marks)[0]?.fill,
    marks => [marks[0]?.fill, inner(marks)[0]?.fill].sort().join(),
    marks => marks[0]?.fill === inner(marks)[0]?.fill,
    marks => marks.some(({ fill }) => fill === '#fff'),
    marks => marks.some(({ fill }) => fill === '#999'),
    marks => marks.some(({ fill }) => fill === '#000'),
    marks => (marks[0]?.points.length ?? 0) - inner(marks).length,
    marks => inner(marks).length % 2,
    marks => (marks[0]?.points.length ?? 0) % 2,
  ]
  return tell.map(one => figures.map(figure => String(one(figure))))
}

prove(oddOneOut, [
  // No rotation maps it onto any of the others, which all map onto each other.
  proof(flippedOne, (_, answer, composed) => {
    const option = markedOption(composed, answer)
    return (
      allOptions(composed).filter(other =>
        [0, 1, 2, 3, 4, 5, 6, 7].some(at => looksLike(mapped(option, turning(at * 45)), other)),
      ).length === 1
    )
  }),
  // Whichever feature singles out one figure against four, it is this one, and at least one feature does.
  proof(oddFeature, (_, answer, composed) => {
    const found = new Set(
      tellings(allOptions(composed))
        .map(alone)
        .filter(at => at >= 0),
    )
    return found.size === 1 && composed.mode === 'options' && found.has(composed.values.indexOf(answer))
  }),
])
