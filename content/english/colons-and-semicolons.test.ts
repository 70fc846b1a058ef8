import { proof, prove } from '../../test/content/proofs.ts'
import { colonsAndSemicolons, joiningMark, listColon } from './colons-and-semicolons.ts'
import { objectsFor } from './likely-events.ts'
import { people, verbs } from './sentences.ts'

const verb = /\b(?:needed|had packed|wanted|bought|found|had put)\b/
const thing = /^(?:an? \w+)$/

const clauses = `the sun went down|the air grew cold|some birds fly south|others stay all winter|the door was locked|nobody had a key|my brother likes tea|my sister prefers milk|the road was icy|the cars moved slowly|it was past midnight|the town was silent|the film was long|we enjoyed every minute|summer was over|the beach was empty|the bell rang|the pupils ran outside|the river had risen|the path was under water|the cake was gone|only crumbs were left|the stars came out|the camp fell quiet|mum plays the drums|dad plays the flute|the tide was low|the boats lay on the sand`

/** A subject, a past-tense verb and its object, or one of the clauses above. */
function whole(text: string): boolean {
  const lower = text.toLowerCase()
  if (clauses.split('|').includes(lower)) return true
  const who = people.find(({ text }) => lower.startsWith(`${text.toLowerCase()} `))
  const [verb = '', article, object = '', ...more] = lower.slice((who?.text.length ?? 0) + 1).split(' ')
  const known = verbs.find(({ past }) => past === verb)
  return (
    Boolean(who && known && objectsFor(who, known).includes(object)) && article === 'the' && more.length === 0
  )
}

prove(colonsAndSemicolons, [
  // A complete clause before the colon, and only the items of the list after it.
  proof(listColon, (_, answer) => {
    const [before = '', after = '', ...more] = answer.replace('.', '').split(': ')
    const things = after.split(/, | and /)
    const clause = verb.test(before) && /(?:trip|items|things|camp|attic|table)$/.test(before)
    return more.length === 0 && clause && things.every(each => thing.test(each))
  }),
  // One semicolon, with a complete clause on each side.
  proof(joiningMark, (_, answer) => {
    const [before = '', after = '', ...more] = answer.replace('.', '').split('; ')
    return more.length === 0 && whole(before) && whole(after)
  }),
])
