import {
  looksLike,
  type Mark,
  mapped,
  markedOption,
  markedStem,
  mirroring,
} from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import type { Composed } from '../template.ts'
import { mirrorFigure, mirrorGrid, reflection } from './reflection.ts'

/** The drawn points, mirrored in the drawn line, are those of the option. */
function isImage(composed: Composed<unknown>, answer: string): boolean {
  const [figure = []]: Mark[][] = markedStem(composed)
  const numbers = /<line x1="(\S+)" y1="(\S+)" x2="(\S+)" y2="(\S+)"/.exec(composed.draft.picture?.svg ?? '')
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers?.slice(1).map(Number) ?? []
  const lean = (Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI
  return looksLike(mapped(figure, mirroring(lean)), markedOption(composed, answer))
}

prove(reflection, [
  proof(mirrorFigure, (_, answer, composed) => isImage(composed, answer)),
  proof(mirrorGrid, (_, answer, composed) => isImage(composed, answer)),
])
