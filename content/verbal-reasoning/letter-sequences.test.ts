import { proof, prove } from '../../test/content/proofs.ts'
import { letterSequences, missingLetter, nextLetter, nextPair } from './letter-sequences.ts'

const line = (stem: string) => (/\*\*([^*]+)\*\*/.exec(stem)?.[1] ?? '').split(', ')
const same = (values: readonly number[]) => values.every(value => value === values[0])
/** The shorter way round from each letter to the next. */
const jumps = (places: readonly number[]) =>
  places.slice(1).map((place, at) => ((place - (places[at] ?? 0) + 65) % 26) - 13)
const steady = (places: readonly number[]) =>
  same(jumps(places)) && jumps(places).every(jump => Math.abs(jump) < 7)
const every = (places: readonly number[], from: number) => places.filter((_, at) => at % 2 === from)

/** Whether the letters move by constant jumps, by evenly growing jumps, or as two alternating constant sequences. */
function regular(letters: readonly string[]): boolean {
  const places = letters.map(letter => letter.charCodeAt(0) - 65)
  const growth = jumps(jumps(places))
  if (steady(places) || (same(growth) && Math.abs(growth[0] ?? 0) < 4)) return true
  if (letters.length < 6) return false
  const moves = jumps(places)
  const near = moves.every(move => Math.abs(move) < 7)
  if (near && same(every(moves, 0)) && same(every(moves, 1))) return true
  return steady(every(places, 0)) && steady(every(places, 1))
}

prove(letterSequences, [
  proof(nextLetter, (_, answer, { draft }) => regular([...line(draft.stem).slice(0, -1), answer])),
  proof(nextPair, (_, answer, { draft }) => {
    const pairs = [...line(draft.stem).slice(0, -1), answer]
    return [0, 1].every(at => regular(pairs.map(pair => pair.charAt(at))))
  }),
  // Of all 26 letters, only this one makes the sequence regular.
  proof(missingLetter, (_, answer, { draft }) => {
    const fitting = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(letter =>
      regular(line(draft.stem).map(shown => (shown === '(?)' ? letter : shown))),
    )
    return fitting.length === 1 && fitting[0] === answer
  }),
])
