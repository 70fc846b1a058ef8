import { proof, prove } from '../../test/content/proofs.ts'
import { clausesAndPhrases, findTheClause, findTheKind } from './clauses-and-phrases.ts'
import { verbs } from './sentences.ts'

const joiners = /^(?:because|when|after|while|before|although|until|as soon as|since|even though|as if)\b/
const finite = /\b(?:was|rang|had|slept|arrived|came|stopped)\b/
const past = new Set(verbs.map(verb => verb.past))

/** A comma means more than one part. A verb makes a clause, and a joining word in front makes it subordinate. */
function kindOf(text: string): string {
  if (text.includes(',')) return 'two parts'
  if (joiners.test(text) && finite.test(text)) return 'a subordinate clause'
  const words = text.split(' ')
  const verb = words.findIndex(word => past.has(word))
  if (verb > 0 && !/^(?:after|before|in|with|during|at|on|near|for|without|by|under)$/.test(words[0] ?? ''))
    return 'a main clause'
  return 'a phrase'
}

prove(clausesAndPhrases, [
  proof(findTheClause, (_, answer, { draft }) => {
    const line = /\*(.+?)\*/.exec(draft.stem)?.[1]?.toLowerCase() ?? ''
    return kindOf(answer) === 'a subordinate clause' && line.includes(answer)
  }),
  proof(findTheKind, (_, answer, { draft }) => kindOf(answer) === /\*\*(.+?)\*\*/.exec(draft.stem)?.[1]),
])
