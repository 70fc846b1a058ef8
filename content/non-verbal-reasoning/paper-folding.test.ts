import { markedOption } from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { howManyHoles, paperFolding, punchedHoles } from './paper-folding.ts'

type Fold = { readonly right: number; readonly down: number; readonly at: number }

/** Where a point of the open sheet ends up when the sheet is folded. */
function foldedTo([x, y]: readonly [number, number], folds: readonly Fold[]): [number, number] {
  return folds.reduce<[number, number]>(
    ([u, v], { right, down, at }) => {
      const far = u * right + v * down - at
      return far < 0 ? [u - 2 * far * right, v - 2 * far * down] : [u, v]
    },
    [x, y],
  )
}

const places = [-1.5, -0.5, 0.5, 1.5].flatMap(y => [-1.5, -0.5, 0.5, 1.5].map(x => [x, y] as const))

/** The points of the open sheet that lie under a hole when it is folded. */
const pierced = (folds: readonly Fold[], holes: readonly (readonly [number, number])[]) =>
  places.filter(place => {
    const [x, y] = foldedTo(place, folds)
    return holes.some(([u, v]) => Math.hypot(x - u, y - v) < 0.1)
  })

prove(paperFolding, [
  proof(punchedHoles, ({ done, holes }, answer, composed) => {
    const drawn = markedOption(composed, answer)
    const wanted = pierced(done, holes)
    return (
      drawn.length === wanted.length &&
      wanted.every(([x, y]) =>
        drawn.some(({ points: [[u, v] = [0, 0]] }) => Math.hypot(x * 16 - u, y * 16 - v) < 1),
      )
    )
  }),
  proof(howManyHoles, ({ done, holes }, answer) => pierced(done, holes).length === Number(answer)),
])
