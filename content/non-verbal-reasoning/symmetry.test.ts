import { looksLike, mapped, markedOption, markedStem, mirroring } from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { howManyLines, oneIsEven, symmetry } from './symmetry.ts'

prove(symmetry, [
  // Some mirror through the middle maps the drawing onto itself.
  proof(oneIsEven, (_, answer, composed) => {
    const marks = markedOption(composed, answer)
    return [0, 45, 90, 135].some(lean => looksLike(mapped(marks, mirroring(lean)), marks))
  }),
  // Tries mirrors at every half degree on the drawn points.
  proof(howManyLines, (_, answer, composed) => {
    const [figure = []] = markedStem(composed)
    const fits = Array.from({ length: 360 }, (_, half) => half / 2).filter(lean =>
      looksLike(mapped(figure, mirroring(lean)), figure),
    )
    // Neighbouring half degrees within the tolerance are one line.
    const apart = fits.filter((lean, at) => at === 0 || lean - (fits[at - 1] ?? 0) > 2)
    const wrapped = (fits[0] ?? 0) < 2 && (fits.at(-1) ?? 0) > 178 ? apart.length - 1 : apart.length
    return wrapped === Number(answer)
  }),
])
