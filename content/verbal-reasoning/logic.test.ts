import assert from 'node:assert/strict'
import { proof, prove } from '../../test/content/proofs.ts'
import { arrivals } from './arrivals.ts'
import { logic, mostLiked, rankOrder } from './logic.ts'
import { oneEach } from './one-each.ts'
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
  // Tries every way to give each child one thing.
  proof(oneEach, (_, answer, { draft }) => {
    const sentences = draft.stem.split(/(?<=[.?]) /)
    const [friends = '', each = ''] = sentences
    const question = sentences.at(-1) ?? ''
    const names = friends.replace(' are friends.', '').split(/, | and /)
    const things = (/: (.+)\.$/.exec(each)?.[1] ?? '')
      .split(/, | and /)
      .map(thing => thing.replace(/^an? /, ''))
    const inIt = (text: string, words: readonly string[]) =>
      words.flatMap((word, at) => (new RegExp(`\\b${word}\\b`).test(text) ? [at] : []))
    const clues = sentences.slice(2, -1).map(text => {
      const isNot = /neither|Neither/.test(text)
      const pairs = inIt(text, names).flatMap(who => inIt(text, things).map(thing => [who, thing] as const))
      return (given: readonly number[]) => pairs.some(([who, thing]) => given[who] === thing + 1) !== isNot
    })
    const fitting = places.filter(given => clues.every(clue => clue(given)))
    const [given = []] = fitting
    if (fitting.length !== 1) return false
    const [who = -1] = inIt(`${question} ${answer}`, names)
    const [thing = -1] = inIt(`${question} ${answer}`, things)
    return given[who] === thing + 1
  }),
  // Works out each time from the sentences, as soon as the one before is known.
  proof(arrivals, ({ names }, answer, { draft }) => {
    const sentences = draft.stem.split(/(?<=[.?]) /)
    const minutes = (text = '') => {
      const [hours = '', rest = ''] = text.split(':')
      return (Number(hours) % 12) * 60 + Number(rest)
    }
    const start = minutes(/began at (\d+:\d+)/.exec(sentences[1] ?? '')?.[1])
    const times = new Map<string, number>()
    const journeys = new Map<string, number>()
    for (let round = 0; round < 5; round++)
      for (const text of sentences.slice(2, -1)) {
        const [name = ''] = text.split(' ')
        const [, size = '', way = '', of = ''] =
          /arrived (\d+) minutes (before|after) (.+)\.$/.exec(text) ?? []
        const from = of.endsWith(' began') ? start : times.get(of)
        if (way && from !== undefined) times.set(name, from + Number(size) * (way === 'after' ? 1 : -1))
        const watch = /arrived at (\d+:\d+) by a watch that was (\d+) minutes (slow|fast)/.exec(text)
        if (watch) times.set(name, minutes(watch[1]) + Number(watch[2]) * (watch[3] === 'slow' ? 1 : -1))
        const at = /arrived at (\d+:\d+)\.$/.exec(text)
        if (at) times.set(name, minutes(at[1]))
        const left = /left home at (\d+:\d+), and the journey took (\d+) minutes\.$/.exec(text)
        if (left) {
          times.set(name, minutes(left[1]) + Number(left[2]))
          journeys.set(name, Number(left[2]))
        }
        const compared =
          /left home (\d+) minutes (earlier|later) than (\w+), and the journey took (\d+) minutes (less|longer)/.exec(
            text,
          )
        const base = times.get(compared?.[3] ?? '')
        if (compared && base !== undefined) {
          const taken =
            (journeys.get(compared[3] ?? '') ?? 0) + Number(compared[4]) * (compared[5] === 'longer' ? 1 : -1)
          assert(taken >= 5, `a journey of ${taken} minutes`)
          times.set(
            name,
            base +
              Number(compared[1]) * (compared[2] === 'later' ? 1 : -1) +
              Number(compared[4]) * (compared[5] === 'longer' ? 1 : -1),
          )
        }
      }
    assert.equal(new Set(times.values()).size, 5)
    assert.equal(times.size, names.length)
    const before = [...times.values()].filter(time => time < (times.get(answer) ?? 0)).length
    const places = ['first', 'second', 'third', 'fourth', 'last']
    return before === places.findIndex(place => sentences.at(-1)?.includes(` ${place}`))
  }),
])
