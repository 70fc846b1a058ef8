import { proof, prove } from '../../test/content/proofs.ts'
import { missingMark, rightlyMarked, speechMarks } from './speech-marks.ts'

const questions = /^(?:Where|May|Have|Who|Is|When|Can|Did)\b(?! I grow)/

/** Reads direct speech strictly: every mark in its place, and the right mark for what is said. */
function wellMarked(text: string): boolean {
  const after = /^“([A-Z][^“”,.?]*)([,?])” (\w+) [A-Z]\w*\.$/.exec(text)
  if (after) {
    const asks = after[3] === 'asked' && questions.test(after[1] ?? '')
    return after[2] === (asks ? '?' : ',')
  }
  if (/^[A-Z]\w* \w+, “[A-Z][^“”,.?]*\.”$/.test(text)) return true
  return /^“[A-Z][^“”,.?]*,” \w+ [A-Z]\w*, “[A-Za-z][^“”,.?]*\.”$/.test(text)
}

const signs: Record<string, string> = {
  'opening speech marks': '“',
  'closing speech marks': '”',
  'a comma': ',',
  'a question mark': '?',
  'a full stop': '.',
}

prove(speechMarks, [
  proof(rightlyMarked, (_, answer) => wellMarked(answer)),
  // The mark is tried in every place; exactly one makes the sentence correct.
  proof(missingMark, (_, answer, { draft }) => {
    const text = draft.stem.split('\n\n')[1] ?? ''
    // An exclamation mark could be missing too, and it is not offered.
    if (/\b(?:shouted|called|cried|yelled)\b/.test(text)) return false
    const sign = signs[answer] ?? ''
    return Array.from(text + sign, (_, at) => text.slice(0, at) + sign + text.slice(at)).some(wellMarked)
  }),
])
