/** How old the metrics may be. Collecting them takes tens of milliseconds, so frequent scrapes must not each do it. */
const freshMilliseconds = 5_000

/** All scrapes within a few seconds get the same text. */
export function cached(make: () => Promise<string>): () => Promise<string> {
  let text: Promise<string> | undefined
  let madeAt = 0
  return () => {
    const now = performance.now()
    if (text === undefined || now - madeAt > freshMilliseconds) {
      text = make()
      madeAt = now
      text.catch(() => {
        text = undefined
      })
    }
    return text
  }
}
