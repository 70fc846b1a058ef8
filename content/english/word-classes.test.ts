import { proof, prove } from '../../test/content/proofs.ts'
import { findTheClass, nameTheClass, wordClasses } from './word-classes.ts'

/** A dictionary of its own: what each word is, whatever the sentence. */
const dictionary: Record<string, string> = {
  adjective: 'clever hungry friendly gentle lonely sleepy curious cheerful young famous',
  noun: 'otter farmer dragon baker puppy sailor teacher rabbit pirate goalkeeper',
  adverb: 'quietly calmly carefully eagerly proudly bravely happily silently boldly nervously',
  verb: 'crept ran walked jumped hopped wandered skipped danced marched strolled',
  preposition: 'across into through towards past around',
  determiner: 'that another this each',
  conjunction: 'because while although when',
  pronoun: 'it they we everyone he she',
}
const classOf = (word: string) =>
  Object.entries(dictionary).find(([, words]) => words.split(' ').includes(word))?.[0] ?? '?'

/** Words with two classes: told apart by what stands next to them. */
function classInPlace(line: string): string {
  const [before = '', word = '', after = ''] = line.split('**')
  const known = classOf(word)
  if (known !== '?') return known
  const last = before.trim().split(' ').at(-1)?.toLowerCase() ?? ''
  const next = after.trim().split(/[ .]/)[0]?.toLowerCase() ?? ''
  if (['after', 'before', 'since'].includes(word)) {
    return / (?:had|eat|was) /.test(`${after} `) ? 'conjunction' : 'preposition'
  }
  if (['inside', 'round'].includes(word) && next === 'the') return 'preposition'
  if (['we', 'i', 'please', 'camels', 'not', 'could'].includes(last)) return 'verb'
  if (['run', 'left', 'come'].includes(last) || before.endsWith('run very ') || before.endsWith('worked '))
    return 'adverb'
  if (/^[a-z]+$/.test(next) && /^(?:puzzle|animals|bus|table)$/.test(next)) return 'adjective'
  return last === 'quite' ? 'adjective' : 'noun'
}

prove(wordClasses, [
  proof(findTheClass, (_, answer, { draft }) => {
    const asked = /is an? (\w+)\?$/.exec(draft.stem)?.[1]
    return classOf(answer) === asked && draft.stem.toLowerCase().includes(` ${answer} `)
  }),
  proof(
    nameTheClass,
    (_, answer, { draft }) => answer.replace(/^an? /, '') === classInPlace(draft.stem.split('\n')[0] ?? ''),
  ),
])
