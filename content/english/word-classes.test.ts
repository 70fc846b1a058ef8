import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardQuestions, wrongOptionsOf } from '../../test/content/hard-questions.ts'
import { isReadersChoice } from '../../test/content/printed-passages.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { longPassages } from './long-passages/long-passages.ts'
import { classInALongText, findTheClass, nameTheClass, wordClasses } from './word-classes.ts'

/** An independent dictionary of each word's class. */
const dictionary: Record<string, string> = {
  adjective: 'clever hungry friendly gentle lonely curious cheerful young famous tired shy',
  noun: 'otter farmer baker puppy sailor teacher rabbit pirate goalkeeper nurse gardener captain artist kitten squirrel hedgehog fox',
  adverb: 'quietly calmly carefully eagerly proudly bravely happily silently boldly nervously',
  verb: 'crept ran walked wandered marched strolled hurried scampered',
  preposition: 'across into through towards around',
  determiner: 'that another our',
  conjunction: 'because while although when',
  pronoun: 'it they we everyone',
}
/** `past` is a different word in the sentences for words with two classes. */
const classOf = (word: string) =>
  Object.entries(dictionary).find(([, words]) => words.split(' ').includes(word))?.[0] ?? '?'

/** Words with two classes, told apart by their neighbours. */
function classInPlace(line: string): string {
  const [before = '', word = '', after = ''] = line.split('**')
  const known = classOf(word)
  if (known !== '?') return known
  const last = before.trim().split(' ').at(-1)?.toLowerCase() ?? ''
  const next = after.trim().split(/[ .]/)[0]?.toLowerCase() ?? ''
  if (['after', 'before', 'since', 'until'].includes(word)) {
    return / (?:had|eat|was|stopped)[ .]/.test(`${after} `) ? 'conjunction' : 'preposition'
  }
  if (['inside', 'round', 'past'].includes(word) && /^(?:the|that|another|our)$/.test(next))
    return 'preposition'
  if (['we', 'i', 'please', 'camels', 'not', 'could', 'brothers', 'may', 'often'].includes(last))
    return 'verb'
  if (
    ['run', 'left', 'come', 'book', 'open'].includes(last) ||
    before.endsWith('run very ') ||
    before.endsWith('worked ')
  )
    return 'adverb'
  if (/^[a-z]+$/.test(next) && /^(?:puzzle|animals|bus|table|door|wind|job)$/.test(next)) return 'adjective'
  return last === 'quite' ? 'adjective' : 'noun'
}

test('about a long text the two most tempting classes are always offered', () => {
  const byId = new Map(longPassages().map(passage => [passage.id, passage]))
  for (const composed of hardQuestions(classInALongText)) {
    const { passage, at } = composed.facts
    const item = byId.get(passage)?.items[at]
    assert(item?.kind === 'class')
    const offered = new Set(wrongOptionsOf(composed).map(({ text }) => text.replace(/^an? /, '')))
    for (const tempting of item.tempting.slice(0, 2))
      assert(offered.has(tempting), `${item.word}: ${tempting}`)
  }
})

prove(wordClasses, [
  proof(findTheClass, (_, answer, { draft }) => {
    const asked = /is an? (\w+)\?$/.exec(draft.stem)?.[1]
    return (
      (answer === 'past' ? 'preposition' : classOf(answer)) === asked &&
      draft.stem.toLowerCase().includes(` ${answer} `)
    )
  }),
  proof(
    nameTheClass,
    (_, answer, { draft }) => answer.replace(/^an? /, '') === classInPlace(draft.stem.split('\n')[0] ?? ''),
  ),
  proof(classInALongText, isReadersChoice),
])
