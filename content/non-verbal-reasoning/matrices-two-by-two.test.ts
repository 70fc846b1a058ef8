import assert from 'node:assert/strict'
import { test } from 'node:test'
import { centred, sameOutline } from '../../test/content/changes.ts'
import {
  looksLike,
  type Map2,
  type Mark,
  mapped,
  markedOption,
  markedStem,
  mirroring,
  reach,
  turning,
} from '../../test/content/figures.ts'
import { sharesEachLook } from '../../test/content/looks.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { compose } from '../template.ts'
import { acrossAndDown, matricesTwoByTwo, mirroredTiles } from './matrices-two-by-two.ts'

/** The four boxes, with the option in the empty one. */
const filledIn = (boxes: readonly Mark[][], option: Mark[]) =>
  boxes.map(box => (box.length === 0 ? option : box))

/** Every feature in which the two differ. */
function differences(a: readonly Mark[], b: readonly Mark[]): string {
  const parts = [0, 1].map(which => {
    const [x, y] = [a[which], b[which]].map(mark => mark && centred(mark))
    if (!x || !y) return x || y ? 'a part more' : ''
    // The same outline in another size is a change of size; otherwise the change of shape is named by the corners.
    const shape = sameOutline(x, y)
      ? Math.abs(reach(x) - reach(y)) > 2
        ? `size ${Math.round(reach(y) - reach(x)) > 0}`
        : ''
      : `${x.points.length} ${y.points.length} ${y.points
          .slice(0, 2)
          .map(([u, v]) => Math.round((5 * (u - v)) / reach(y)))
          .join()}`
    const told = (name: 'fill' | 'outline' | 'dashed') =>
      x[name] === y[name] ? '' : `${name} ${x[name]} ${y[name]}`
    return [shape, told('fill'), told('outline'), told('dashed')].join('/')
  })
  return parts.join('; ')
}

const moves: [string, Map2][] = [
  ...[0, 90, 180, 270].map((angle): [string, Map2] => [`turn ${angle}`, turning(angle)]),
  ...[0, 45, 90, 135].map((lean): [string, Map2] => [`flip ${lean}`, mirroring(lean)]),
]
const moveOf = (a: readonly Mark[], b: readonly Mark[]) =>
  moves.find(([, move]) => looksLike(mapped(a, move), b))?.[0] ?? 'none'

test('at steps 4 and 5 no single thing settles which figure is missing, and no box of the grid is an option', () => {
  for (const step of [4, 5] as const)
    for (let seed = 0; seed < 200; seed++) {
      const composed = compose(acrossAndDown, seed, step)
      assert(composed.mode === 'options')
      const options = composed.values.map(value => markedOption(composed, value))
      assert(sharesEachLook(options, composed.right), `step ${step}, seed ${seed}`)
      for (const box of markedStem(composed))
        assert(!options.some(option => looksLike(option, box)), `step ${step}, seed ${seed}`)
    }
})

prove(matricesTwoByTwo, [
  // The top row changes like the bottom row, and the left column like the right one.
  proof(acrossAndDown, (_, answer, composed) => {
    const [a = [], b = [], c = [], d = []] = filledIn(markedStem(composed), markedOption(composed, answer))
    assert(a.length > 0 && b.length > 0)
    return differences(a, b) === differences(c, d) && differences(a, c) === differences(b, d)
  }),
  // Both rows and both columns are mirrored in the same way, or each box is the previous one rotated by the same
  // quarter turn.
  proof(mirroredTiles, (_, answer, composed) => {
    const boxes = markedStem(composed)
    const [a = [], b = [], c = [], d = []] = filledIn(boxes, markedOption(composed, answer))
    const round = [moveOf(a, b), moveOf(b, d), moveOf(d, c), moveOf(c, a)]
    const turns = new Set(round).size === 1 && /turn (90|270)/.test(round[0] ?? '')
    return turns || round.join() === 'flip 0,flip 90,flip 0,flip 90'
  }),
])
