import { proof, prove } from '../../test/content/proofs.ts'
import { logic, mostLiked, rankOrder } from './logic.ts'
import { seatOrder } from './seats.ts'

/** Every way to put five children in places 1 to 5. */
const places: number[][] = []
for (let code = 0; code < 5 ** 5; code++) {
  const given = [0, 1, 2, 3, 4].map(at => 1 + (Math.floor(code / 5 ** at) % 5))
  if (new Set(given).size === 5) places.push(given)
}

/** Parses a sentence into a test of places, or undefined if it is not a clue. */
function test(sentence: string): ((at: (name: string) => number) => boolean) | undefined {
  const [a = '', b = '', c = ''] = (sentence.match(/\b[A-Z][a-z]+\b/g) ?? []).filter(
    word => word !== 'Exactly',
  )
  const count = /^Exactly (one child is|(\d) children are) /.exec(sentence)
  if (count) return at => at(a) === 1 + Number(count[2] ?? 1)
  if (/ is (taller|older|faster) than .* but /.test(sentence)) return at => at(c) < at(a) && at(a) < at(b)
  if (/ is (taller|older|faster) than /.test(sentence)) return at => at(a) < at(b)
  if (/ is not the (tallest|oldest|fastest)/.test(sentence)) return at => at(a) !== 1
  if (/ is not the (shortest|youngest|slowest)/.test(sentence)) return at => at(a) !== 5
  if (sentence.includes('does not sit at the left')) return at => at(a) !== 1
  if (sentence.includes('sits at the left')) return at => at(a) === 1
  if (sentence.includes('sits in the middle')) return at => at(a) === 3
  if (sentence.includes('next to')) return at => Math.abs(at(a) - at(b)) === 1
  if (sentence.includes('just to the left of')) return at => at(a) + 1 === at(b)
  if (sentence.includes('Exactly one child sits between')) return at => Math.abs(at(a) - at(b)) === 2
  return undefined
}

function asked(question: string): number {
  if (/middle/.test(question)) return 3
  if (/second (tallest|oldest|fastest|from the left)/.test(question)) return 2
  if (/second (shortest|youngest|slowest|from the right)/.test(question)) return 4
  return /(shortest|youngest|slowest|right-hand end)\?/.test(question) ? 5 : 1
}

function solved(names: readonly string[], stem: string, answer: string): boolean {
  const sentences = stem.split(/(?<=[.?]) /)
  const question = sentences.pop() ?? ''
  // The answer is worked out, not read from a clue.
  if (sentences.some(sentence => `${sentence.slice(0, -1)}?` === question.replace('Who', answer)))
    return false
  const clues = sentences.slice(2).map(test)
  let found = 0
  for (const order of places) {
    const at = (name: string) => order[names.indexOf(name)] ?? 0
    if (!clues.every(clue => clue?.(at))) continue
    found++
    if (at(answer) !== asked(question)) return false
  }
  return found === 1
}

prove(logic, [
  proof(rankOrder, ({ names }, answer, { draft }) => solved(names, draft.stem, answer)),
  proof(seatOrder, ({ names }, answer, { draft }) => solved(names, draft.stem, answer)),
  // Counts each name in the sentences, reading reversed ones the other way round.
  proof(mostLiked, ({ names }, answer, { draft }) => {
    const sentences = draft.stem.split('. ').slice(1, -2)
    const likes = (name: string) =>
      sentences.filter(sentence => sentence.includes(name) !== sentence.startsWith('All of them except'))
        .length
    const others = names.filter(name => name !== answer)
    return draft.stem.includes('fewest')
      ? others.every(name => likes(name) > likes(answer))
      : others.every(name => likes(name) < likes(answer))
  }),
])
