import { numbersIn, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { cubesInBox, cuboid, missingEdge, volume } from './volume.ts'

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
  proof(missingEdge, (_, answer, { draft }) => {
    const [all, long = 0, wide = 0] = numbersIn(draft.stem.replaceAll('cm³', ''))
    const [high = 0] = numbersIn(answer)
    return high < 100 && counted(long, wide, high) === all
  }),
])
