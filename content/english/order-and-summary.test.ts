import { isReadersChoice } from '../../test/content/printed-passages.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { orderAndSummary, orderOf, summaryOf } from './order-and-summary.ts'

// Readers who didn't know the key answered every question.
prove(orderAndSummary, [proof(orderOf, isReadersChoice), proof(summaryOf, isReadersChoice)])
