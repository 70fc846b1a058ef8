import { changesAlike, shapesComeAlike } from '../../test/content/analogies.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { analogies, innerAndOuter, oneChange } from './analogies.ts'

prove(analogies, [proof(oneChange, changesAlike), proof(innerAndOuter, shapesComeAlike)])
