import assert from 'node:assert/strict'
import { proof, prove } from '../../test/content/proofs.ts'
import { meOrI, pronouns, relativePronoun, replaceNoun } from './pronouns.ts'

/** The person, number and gender of a phrase, found from its words alone. */
function kindOf(phrase: string): string {
  if (/ and (?:I|me)$/.test(phrase)) return 'us'
  if (/sister|grandma|queen|aunt|girl\b|mother/i.test(phrase)) return 'female'
  if (/brother|grandad|king|uncle|boy|father/i.test(phrase)) return 'male'
  return 'many'
}
const table: Record<string, readonly [subject: string, object: string]> = {
  us: ['we', 'us'],
  female: ['she', 'her'],
  male: ['he', 'him'],
  many: ['they', 'them'],
}

/** The pronoun that fits, from the words in bold type and the word after them. */
function formFor(line: string): string {
  const [before = '', phrase = '', after = ''] = line.split('**')
  const we = / (?:I|me|my|mine)$/.test(phrase)
  if (/’s?$|’s and m(?:y|ine)$/.test(phrase)) {
    const noun = /^ (?:tent|house|new|team|painting|bicycles)\b/.test(after)
    return noun ? (we ? 'our' : 'their') : we ? 'ours' : 'theirs'
  }
  const acts =
    /^ (?:drew|had hidden|fed|added|leave|can play)\b/.test(after) && !/\b(?:by|for|of) $/.test(before)
  return acts ? (we ? 'we' : 'they') : we ? 'us' : 'them'
}

prove(pronouns, [
  // A phrase at the start is the subject; one at the end is the object. At steps 4 and 5 the next word decides.
  proof(replaceNoun, ({ anyJob }, answer, composed) => {
    const line = composed.draft.stem.split('\n')[0] ?? ''
    const phrase = line.split('**')[1] ?? ''
    if (anyJob) {
      const texts = composed.mode === 'options' ? composed.options.map(({ text }) => text.toLowerCase()) : []
      assert(!texts.some(text => text === 'it'), 'nobody takes these people for a thing')
      return formFor(line) === answer.toLowerCase()
    }
    return table[kindOf(phrase)]?.[line.startsWith('**') ? 0 : 1] === answer.toLowerCase()
  }),
  // A pair at the start of the sentence acts; a pair at the end is acted on.
  proof(meOrI, (_, answer) => / and me\.$/.test(answer) || /^\S+ and I /.test(answer)),
  // The next words decide: a noun and its verb, a subject and its verb, or only a verb.
  proof(relativePronoun, (_, answer, { draft }) => {
    const [before = '', after = ''] = (draft.stem.split('\n')[0] ?? '').split(/ (?:\\_)+ /)
    if (/^(?:I|we|they) /.test(after)) return answer === 'where'
    if (/^(?:coat|dog|paintings|sheep|goal|cat|bicycle|voice|house|books) /.test(after))
      return answer === 'whose'
    return answer === (/girl|boy|man$|artist|nurse|doctor/.test(before) ? 'who' : 'which')
  }),
])
