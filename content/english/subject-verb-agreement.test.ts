import assert from 'node:assert/strict'
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

/** The number of the main word in front of “of”, “in” and the like. */
function hiddenPlural(text: string): boolean {
  if (/^(?:neither|each|every|one|everybody|nobody)\b/.test(text)) return false
  if (/^(?:both|several|some)\b|^(?:a|the) \w+ and (?:a|the) /.test(text)) return true
  const head =
    text
      .split(/,| (?:of|with|in|to|behind|from) /)[0]
      ?.split(' ')
      .at(-1) ?? ''
  return /s$|^(?:children|people|women|geese|mice)$/.test(head)
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
  proof(chooseTheVerb, (_, answer, composed) => {
    const [line = '', rest = ''] = composed.draft.stem.split(' \\_')
    const [, when = '', hidden = ''] =
      /^(At this moment|At six o’clock last night|Ever since Monday), (.+)/.exec(line) ?? []
    if (when) {
      const texts = composed.mode === 'options' ? composed.options.map(({ text }) => text) : []
      assert(
        texts.every(text => text in number),
        'every option is a verb that some subject takes',
      )
      const fits = rest.includes('been') ? /^ha/ : when.includes('night') ? /^w/ : /^(?:is|are)$/
      return fits.test(answer) && number[answer] === hiddenPlural(hidden)
    }
    const subject = line
    return number[answer] === pluralSubject(subject)
  }),
  proof(correctSentence, (_, answer) => {
    const words = answer.replace('.', '').split(' ')
    const at = words.findLastIndex(word => word in number)
    return number[words[at] ?? ''] === pluralSubject(words.slice(0, at).join(' '))
  }),
])
