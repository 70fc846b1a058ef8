import { isReadersChoice } from '../../test/content/printed-passages.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { inference, inferInALongText, wordsThatShow, workOut } from './inference.ts'
import { begins, keys } from './passages/key.ts'

prove(inference, [
  // A reader marked the answers without knowing which were right.
  proof(workOut, ({ passage, at }, answer) => begins(answer, keys[passage]?.workedOut[at])),
  proof(wordsThatShow, ({ passage, at }, answer) => begins(answer.slice(1), keys[passage]?.clues[at])),
  proof(inferInALongText, isReadersChoice),
])
