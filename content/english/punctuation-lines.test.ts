import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { mispunctuatedLines } from './mispunctuated-lines.ts'
import { noMistake, punctuationLines, whatIsWrong, whichPart, whichSentence } from './punctuation-lines.ts'

/** Every line with all its marks right, in parts. */
const lines = Object.values(mispunctuatedLines).flatMap(rows =>
  rows
    .trim()
    .split('\n')
    .map(row => row.replaceAll(/\{([^>}]*)>[^}]*\}/g, '$1').split(' | ')),
)
const sentences = new Map(lines.map(parts => [parts.join(' '), parts]))
/** The lines in which each word occurs. */
const linesWith = new Map<string, Set<number>>()
for (const [at, parts] of lines.entries())
  for (const word of parts.join(' ').split(' '))
    linesWith.set(word, (linesWith.get(word) ?? new Set()).add(at))

/** The right form of a printed sentence: the line that has most of its words. */
function rightForm(printed: string): readonly string[] {
  const votes = new Map<number, number>()
  for (const word of new Set(printed.split(' ')))
    for (const at of linesWith.get(word) ?? []) votes.set(at, (votes.get(at) ?? 0) + 1)
  const [best] = [...votes].reduce((best, each) => (each[1] > best[1] ? each : best))
  return lines[best] ?? []
}

const changed = (from: string, to: string) => {
  const same = (pattern: RegExp) => from.replaceAll(pattern, '') === to.replaceAll(pattern, '')
  if (from === to) return 'nothing is wrong'
  if (from.toLowerCase() === to.toLowerCase()) return 'a capital letter'
  if (same(/’/g)) return 'an apostrophe'
  if (same(/,/g)) return 'a comma'
  if (same(/[.?]/g)) return 'a full stop or question mark'
  return same(/[“”]/g) ? 'speech marks' : 'something else'
}

prove(punctuationLines, [
  proof(whichPart, (_, answer, { draft }) => {
    const printed = (draft.stem.split('\n\n')[0] ?? '').split(' / ')
    const right = rightForm(printed.join(' '))
    const differing = printed.filter((part, at) => part !== right[at])
    return differing.length === 0 ? answer === noMistake : differing.length === 1 && differing[0] === answer
  }),
  proof(whichSentence, (_, answer) => sentences.has(answer)),
  proof(whatIsWrong, (_, answer, { draft }) => {
    const printed = draft.stem.split('\n\n')[0] ?? ''
    return changed(printed, rightForm(printed).join(' ')) === answer
  }),
])

/** A comma after opening words is a matter of taste, so a careful child could say that nothing is wrong without it. */
test('no mistake is a comma that a writer may leave out', () => {
  for (const row of Object.values(mispunctuatedLines).flatMap(rows => rows.trim().split('\n')))
    for (const [, before = '', right = '', wrong = ''] of row.matchAll(/([^{}]*)\{([^>}]*)>([^>}]*)>/g)) {
      const leftOut = right.endsWith(',') && wrong === right.slice(0, -1)
      const opens =
        /(?:^|[.?!] )“?(?:When|While|After|Before|As|If|Although|Because|Since|Until|Once|Wherever|Whenever)\b[^,.?!]*$/
      assert(!leftOut || !opens.test(before), row)
    }
})

test('the lines of the punctuation mistakes are right by rules that need no ear', () => {
  assert(lines.length >= 300)
  assert.equal(sentences.size, lines.length)
  for (const parts of lines) {
    const text = parts.join(' ')
    assert.equal(parts.length, 4, text)
    assert.match(text, /^“?[A-Z].*[.?!]”?$/, text)
    assert.doesNotMatch(text, /[{}>|]|['"]|,,| [,.;:?!]/, text)
    assert.equal(text.split('“').length, text.split('”').length, text)
    assert.equal(text.split('(').length, text.split(')').length, text)
    // After the end of a sentence comes a capital letter, unless who speaks comes next.
    assert.doesNotMatch(text, /[.] [a-z]|[.]” [a-z]|[?!] [a-z]/, text)
    assert.doesNotMatch(text, /[a-z]” [a-z]/, text)
  }
})
