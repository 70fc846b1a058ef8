import { proof, prove } from '../../test/content/proofs.ts'
import { knownWords } from '../words/common.ts'
import { compoundWords, joinTwo, sharedStart } from './compound-words.ts'
import { compounds } from './compounds.ts'

/** Every compound in the list, joined, and all common words, because two short words may form one by chance. */
const joined = new Set([
  ...knownWords(),
  ...[...compounds()].flatMap(([first, rest]) => rest.map(second => first + second)),
])

const shown = (stem: string) =>
  /\*\*(\([^*]+\)|[a-z, ]+)\*\*$|\*\*(\([^*]+\))\*\*/m.exec(stem)?.[0].replaceAll('*', '') ?? ''

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
