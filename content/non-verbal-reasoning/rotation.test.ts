import { looksLike, mapped, markedOption, markedStem, turning } from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { rotation, sameTurned, turnBy } from './rotation.ts'

prove(rotation, [
  // The drawn points, rotated as the question says, are those of the option.
  proof(turnBy, (_, answer, composed) => {
    const [, degrees, way] = /\*\*(\d+)°(?: (\w+))?\*\*/.exec(composed.draft.stem) ?? []
    const angle = way === 'anticlockwise' ? -Number(degrees) : Number(degrees)
    return looksLike(mapped(markedStem(composed)[0] ?? [], turning(angle)), markedOption(composed, answer))
  }),
  // Some rotation of the drawn points gives those of the option.
  proof(sameTurned, (_, answer, composed) => {
    const [figure = []] = markedStem(composed)
    const option = markedOption(composed, answer)
    return Array.from({ length: 24 }, (_, at) => turning(at * 15)).some(turn =>
      looksLike(mapped(figure, turn), option),
    )
  }),
])
