/** Called often, with a sentence about the current step. */
export type Progress = (sentence: string) => void

const lineEveryMilliseconds = 10_000

/** In a terminal, one line that changes; in a log, a line from time to time. */
export function showProgress(stream: NodeJS.WriteStream = process.stderr): Progress & { end(): void } {
  let last = performance.now()
  const show = (sentence: string) => {
    if (stream.isTTY) stream.write(`\r${sentence.padEnd(70)}`)
    else if (performance.now() - last > lineEveryMilliseconds) {
      last = performance.now()
      stream.write(`${sentence}\n`)
    }
  }
  return Object.assign(show, {
    end: () => {
      if (stream.isTTY) stream.write(`\r${' '.repeat(70)}\r`)
    },
  })
}
