import { proof, prove } from '../../test/content/proofs.ts'
import {
  chooseTheForm,
  findTheSubjunctive,
  subjunctive,
  writeTheForm,
} from './subjunctive-and-formal-verbs.ts'

/** Words after which something is wanted. */
const wish =
  /\b(?:insist|demand|suggest|recommend|request|order|command|propose|advise|beg|agree|decree)(?:s|d|ed|ged)?\b that|\b(?:asks?|asked) that|\bvital|important|essential|necessary|only right|on condition|forbid that/
/** Words that show that something is only imagined. */
const dream = /^If I |^(?:\\_)+ (?:I|it) |^(?:Were) |wish that|as if|as though|would|could|If only|Suppose/

/** Verbs as a dictionary lists them. */
const bare =
  /^(?:meet|feed|drink|write|eat|lead|run|tell|light|bring|know|choose|give|go|leave|take|wear|throw|sleep|sit|hold|keep|sing|pay|draw|touch|swim|fight|find|hear|row|hand|play|speak|make)$/

/** Whether this is the subjunctive in a sentence, by the other words in it. */
function fits(sentence: string, word: string): boolean {
  const small = word.toLowerCase()
  if (wish.test(sentence)) return /^be(?: \w+)?$/.test(small) || bare.test(small)
  return dream.test(sentence) && /^were(?: \w+){0,2}$/.test(small)
}

const lineOf = (stem: string) => stem.split('\n\n')[0] ?? ''
prove(subjunctive, [
  proof(chooseTheForm, (_, answer, { draft }) => fits(lineOf(draft.stem), answer)),
  proof(writeTheForm, (_, answer, { draft }) => {
    const sentence = lineOf(draft.stem)
    const verb = /\(to (\w+)\)/.exec(sentence)?.[1] ?? ''
    return fits(sentence, answer) && (answer === 'were' ? verb === 'be' : answer === verb)
  }),
  // Something is imagined, or somebody wants it, and the verb has no ending.
  proof(findTheSubjunctive, (_, answer) => {
    if (!wish.test(answer))
      return (
        dream.test(answer) &&
        /\bwere\b/i.test(answer) &&
        !/^(?:We|They|You|The twins|The guards|All) /.test(answer)
      )
    const verb = /that (?:every member, even )?(?:the )?(?:no )?[A-Za-z]+,? (\w+)/.exec(answer)?.[1] ?? ''
    return fits(answer, verb)
  }),
])
