import { changesAlike, shapesComeAlike } from '../../test/content/analogies.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { swapAndChange, twoChanges, twoStepAnalogies } from './two-step-analogies.ts'

prove(twoStepAnalogies, [proof(twoChanges, changesAlike), proof(swapAndChange, shapesComeAlike)])
