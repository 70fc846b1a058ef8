export interface LineNumber {
  readonly number: number
  /** From the top of the text, in pixels. */
  readonly top: number
}

export interface TextBlock {
  readonly top: number
  readonly height: number
  readonly lineHeight: number
}

/** Where to write 5, 10, 15 … beside a text whose lines are as long as the screen allows. */
export function lineNumbers(blocks: readonly TextBlock[], every = 5): LineNumber[] {
  const numbers: LineNumber[] = []
  let line = 0
  for (const { top, height, lineHeight } of blocks) {
    const lines = Math.round(height / lineHeight)
    for (let at = 0; at < lines; at++)
      if (++line % every === 0) numbers.push({ number: line, top: top + at * lineHeight })
  }
  return numbers
}
