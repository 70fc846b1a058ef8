import { isReadersChoice } from '../../test/content/printed-passages.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { factAndOpinion, tellApart, trueOrNot } from './fact-and-opinion.ts'

// Readers who didn't know the key answered every question.
prove(factAndOpinion, [proof(tellApart, isReadersChoice), proof(trueOrNot, isReadersChoice)])
