/** The one of these that is written most like it, if any is: at most a third of it would have to change. */
export function nearest(text: string, names: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Math.floor(text.length / 3) + 1
  for (const name of names) {
    const changes = changesBetween(text, name)
    if (changes >= least) continue
    least = changes
    best = name
  }
  return best
}

/** How many characters must be put in, taken out or replaced to come from one to the other. */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, character] of [...from].entries()) {
    const next = [at + 1]
    for (let place = 0; place < to.length; place++) {
      const replaced = (row[place] ?? 0) + (to[place] === character ? 0 : 1)
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
