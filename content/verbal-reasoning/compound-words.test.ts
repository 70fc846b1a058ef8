import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { compose } from '../template.ts'
import { knownWords } from '../words/common.ts'
import { compoundWords, joinTwo, sharedStart } from './compound-words.ts'
import { compounds } from './compounds.ts'
import { hiddenJoins } from './hidden-joins.ts'
import { isReadable } from './readable.ts'

/** Every compound in the list, joined, and all common words, because two short words may form one by chance. */
const joined = new Set([
  ...knownWords(),
  ...hiddenJoins().map(pair => pair.join('')),
  ...[...compounds()].flatMap(([first, rest]) => rest.map(second => first + second)),
])

const shown = (stem: string) =>
  /\*\*(\([^*]+\)|[a-z, ]+)\*\*$|\*\*(\([^*]+\))\*\*/m.exec(stem)?.[0].replaceAll('*', '') ?? ''

test('at steps 4 and 5, the word hides the two, and a half of it could be read with each of the other words', () => {
  for (const step of [4, 5] as const)
    for (let seed = 0; seed < 200; seed++) {
      const { first, second, firsts, seconds } = compose(joinTwo, seed, step).facts
      assert(hiddenJoins().some(pair => pair.join() === `${first},${second}`))
      for (const word of firsts) assert(word === first || isReadable(word + second), word + second)
      for (const word of seconds) assert(word === second || isReadable(first + word), first + word)
    }
})

prove(compoundWords, [
  // Of all pairs from the two groups, exactly one is a word: the answer.
  proof(joinTwo, (_, answer, { draft }) => {
    const [one = [], two = []] = [...shown(draft.stem).matchAll(/\(([^)]+)\)/g)].map(([, words = '']) =>
      words.split(', '),
    )
    const found = one
      .flatMap(first => two.map(second => [first, second]))
      .filter(pair => joined.has(pair.join('')))
    return found.length === 1 && found[0]?.join(' + ') === answer
  }),
  proof(sharedStart, (_, answer, { draft }) => {
    const words = (/\*\*([a-z, ]+)\*\*$/.exec(draft.stem)?.[1] ?? '').split(', ')
    return words.length > 1 && words.every(word => joined.has(answer + word))
  }),
])
