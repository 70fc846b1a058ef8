import { proof, prove } from '../../test/content/proofs.ts'
import { chooseTheVerb, correctSentence, subjectVerbAgreement } from './subject-verb-agreement.ts'

/** Parses a subject: cuts off everything after `of` or `with`, then reads the number of the main noun. */
function pluralSubject(text: string): boolean {
  if (/^(?:each|every)\b/i.test(text)) return false
  if (/^both\b| and /i.test(text)) return true
  const head =
    text
      .split(/ (?:of|with) /)[0]
      ?.split(' ')
      .at(-1) ?? ''
  return /s$|men$/.test(head)
}

const number: Record<string, boolean> = {
  is: false,
  are: true,
  was: false,
  were: true,
  appears: false,
  appear: true,
  remains: false,
  remain: true,
  seems: false,
  seem: true,
  has: false,
  have: true,
  belongs: false,
  belong: true,
}

prove(subjectVerbAgreement, [
  proof(chooseTheVerb, (_, answer, { draft }) => {
    const subject = draft.stem.split(' \\_')[0] ?? ''
    return number[answer] === pluralSubject(subject)
  }),
  proof(correctSentence, (_, answer) => {
    const words = answer.replace('.', '').split(' ')
    const at = words.findLastIndex(word => word in number)
    return number[words[at] ?? ''] === pluralSubject(words.slice(0, at).join(' '))
  }),
])
