import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardQuestions, wrongOptionsOf } from '../../test/content/hard-questions.ts'
import { isReadersChoice } from '../../test/content/printed-passages.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { begins, keys } from './passages/key.ts'
import {
  craftInALongText,
  findTheFigure,
  nameTheFigure,
  whyTheseWords,
  writersCraft,
} from './writers-craft.ts'

const sounds =
  /sizzl|clang|buzz|plop|squelch|tick-tock|hiccup|creak|thud|crackl|clip-clop|bang|patter|\bpop\b|hiss|crunch|slurp|\bhummed|splash|hooted|crash|clink|quack|click/i
const beyond =
  /million|a ton\b|for ever|hundred|every book in the world|thousand|slept for a year|mile wide|on the moon|billion|never, ever|an army|mountain of|round the world|centuries|head fell off|than an elephant|submarine|football pitch|roof off|fry an egg|eat a horse|dinosaurs/
const deeds =
  /begged|felt proud|smiled|crept into|winked|yawned|waited|nags|sang|called|danced|refused|coughed|watched over|hid its face|tiptoed|with rage|tucked|bowed|gossiped|packed its bags|nodded|patient/

/** At least three words with the same first letter, and half of the longer words. */
function repeats(line: string): boolean {
  const words = (line.toLowerCase().match(/[a-z-]{3,}/g) ?? []).filter(word => word !== 'the')
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word.charAt(0), (counts.get(word.charAt(0)) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return most >= 3 && most >= words.length / 2
}

/** Finds the figures of speech in a line from its wording alone. */
function figuresIn(line: string): string[] {
  const found: string[] = []
  if (/\blike\b|\bas \w+ as\b/.test(line)) found.push('a simile')
  if (line.endsWith('?')) found.push('a rhetorical question')
  if (repeats(line)) found.push('alliteration')
  if (sounds.test(line)) found.push('onomatopoeia')
  if (beyond.test(line)) found.push('exaggeration')
  if (deeds.test(line)) found.push('personification')
  if (/\b(?:is|was|were) (?:an?|two|pure)\b/.test(line) && !beyond.test(line)) found.push('a metaphor')
  return found
}

test('at steps 4 and 5 no statement is offered as a rhetorical question, and no wrong figure is in the line', () => {
  for (const composed of hardQuestions(nameTheFigure)) {
    const line = /\*(.+?)\*/.exec(composed.draft.stem)?.[1] ?? ''
    const offered = wrongOptionsOf(composed).map(({ text }) => text)
    assert(line.endsWith('?') || !offered.includes('a rhetorical question'), line)
    for (const figure of figuresIn(line)) assert(!offered.includes(figure), `${line} ${figure}`)
  }
})

prove(writersCraft, [
  proof(whyTheseWords, ({ passage, at }, answer) => begins(answer, keys[passage]?.craft[at])),
  proof(nameTheFigure, (_, answer, { draft }) => {
    const figures = figuresIn(/\*(.+?)\*/.exec(draft.stem)?.[1] ?? '')
    return figures.length === 1 && figures[0] === answer
  }),
  proof(findTheFigure, (_, answer, { draft }) =>
    figuresIn(answer).includes(/\*\*(.+?)\*\*/.exec(draft.stem)?.[1] ?? ''),
  ),
  proof(craftInALongText, isReadersChoice),
])
