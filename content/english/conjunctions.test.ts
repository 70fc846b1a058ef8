import { proof, prove } from '../../test/content/proofs.ts'
import { chooseTheJoin, conjunctions, kindOfJoin } from './conjunctions.ts'

/** Unexpected outcomes, recognized by their own words rather than taken from the template. */
const surprising =
  /without a coat|good time|straight away|ran all the way|fell asleep|could not finish|full bag|sat down|jumped in|quite dry|single page|without a rest|large slice|without a torch|until noon|managed/

/** Words that make sense in this kind of place with some chains. */
const defensible = { start: ['Unless', 'If', 'While'], result: ['but', 'although', 'until'] }

const equal = new Set(['and', 'but', 'or', 'so'])

prove(conjunctions, [
  // A gap at the start needs a concession; after a comma, a result or a contrast; without a comma, a reason.
  proof(chooseTheJoin, (_, answer, composed) => {
    const { draft } = composed
    const line = draft.stem.split('\n')[0] ?? ''
    const surprise = surprising.test(line)
    const texts = composed.mode === 'options' ? composed.options.map(({ text }) => text) : []
    if (line.startsWith('\\_') && defensible.start.some(word => texts.includes(word))) return false
    if (!surprise && defensible.result.some(word => texts.includes(word) && line.includes(', \\_')))
      return false
    if (line.startsWith('\\_')) return surprise && answer === 'Although'
    if (line.includes(', \\_')) return answer === (surprise ? 'but' : 'so')
    return !surprise && answer === 'because'
  }),
  proof(kindOfJoin, (_, answer, { draft }) => {
    const join =
      /\b(?:and|but|or|so|because|although|when|while|until|before|after|if)\b/.exec(answer)?.[0] ?? ''
    return equal.has(join) === draft.stem.includes('co-ordinating')
  }),
])
