import { numbersIn, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { missingEdge } from './missing-edge.ts'
import { cubesInBox, cuboid, volume } from './volume.ts'

/** Counts cubes one by one along each side. */
function counted(long: number, wide: number, high: number, cube = 1): number {
  let cubes = 0
  for (let x = 0; x + cube <= long; x += cube)
    for (let y = 0; y + cube <= wide; y += cube) for (let z = 0; z + cube <= high; z += cube) cubes++
  return cubes
}

prove(volume, [
  proof(cuboid, (_, answer, { draft }) => {
    const [a = 0, b = 0, c = 0] = texts(draft.picture?.svg ?? '').flatMap(({ text }) => numbersIn(text))
    return counted(a, b, c) === Number(answer)
  }),
  proof(cubesInBox, (_, answer, { draft }) => {
    const [long = 0, wide = 0, high = 0, cube = 0] = numbersIn(draft.stem)
    return counted(long, wide, high, cube) === numbersIn(answer)[0]
  }),
  // Fills the box with cubes of 1 cm, using the answer as its missing side.
  proof(missingEdge, (_, answer, { draft }) => {
    const numbers = numbersIn(draft.stem.replaceAll('cm³', ''))
    const [side = 0] = numbersIn(answer)
    if (side > 100) return false
    if (draft.stem.includes('square base')) {
      const [high = 0, all] = numbers
      return counted(side, side, high) === all
    }
    if (draft.stem.includes('litre')) {
      const [long = 0, wide = 0, litres = 0, , perLitre = 0] = numbers
      return counted(long, wide, side) === litres * perLitre
    }
    const [all, one = 0, other = 0] = numbers
    return counted(one, other, side) === all
  }),
])
