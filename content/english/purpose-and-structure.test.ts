import { isReadersChoice } from '../../test/content/printed-passages.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { purposeAndStructure, purposeOf, structureOf } from './purpose-and-structure.ts'

// Readers who didn't know the key answered every question.
prove(purposeAndStructure, [proof(purposeOf, isReadersChoice), proof(structureOf, isReadersChoice)])
