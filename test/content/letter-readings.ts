const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const placeOf = (letter: string) => letter.charCodeAt(0) - 65

/** The shorter way round the alphabet from each place to the next. */
const jumps = (places: readonly number[]) =>
  places.slice(1).map((place, at) => ((place - (places[at] ?? 0) + 65) % 26) - 13)
const areSame = (values: readonly number[]) => values.every(value => value === values[0])
/** Nobody counts further than this along the alphabet. */
const areNear = (values: readonly number[]) => values.every(value => Math.abs(value) <= 8)
const areAlike = (values: readonly number[]) => areSame(values) && areNear(values)
const everyOther = (values: readonly number[], from: number) => values.filter((_, at) => at % 2 === from)
const growth = (places: readonly number[]) =>
  jumps(places)
    .slice(1)
    .map((jump, at) => jump - (jumps(places)[at] ?? 0))

/** Rules that a child might find, with the fewest letters that show them. */
const rules: readonly (readonly [least: number, fits: (places: readonly number[]) => boolean])[] = [
  [4, places => areSame(jumps(places))],
  [5, places => areSame(growth(places)) && Math.abs(growth(places)[0] ?? 0) <= 3],
  [6, places => areNear(jumps(places)) && [0, 1].every(from => areSame(everyOther(jumps(places), from)))],
  [7, places => [0, 1].every(from => areAlike(jumps(everyOther(places, from))))],
]

/** The letters with which the whole line follows a simple rule. */
export function nextLetters(line: readonly string[]): string[] {
  return letters.filter(letter => {
    const places = line.map(shown => placeOf(shown === '(?)' ? letter : shown))
    return rules.some(([least, fits]) => places.length >= least && fits(places))
  })
}

/** The same for pairs: first the first letters, then the second ones. */
export function nextPairs(line: readonly string[]): string[] {
  const [firsts = [], seconds = []] = [0, 1].map(at =>
    nextLetters(line.map(shown => (shown === '(?)' ? shown : shown.charAt(at)))),
  )
  return firsts.flatMap(first => seconds.map(second => first + second))
}
