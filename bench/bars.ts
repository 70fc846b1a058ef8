const lines: string[] = []
let short = false

/** A claim and what was measured; printed at the end, one line for each. */
export function bar(name: string, figure: number, limit: { least?: number; most?: number }, unit = ''): void {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = limit
  const ok = figure >= least && figure <= most
  const wanted = [limit.least, limit.most].filter(end => end !== undefined).join(' to ')
  lines.push(`bar ${name}: ${figure.toFixed(3)}${unit} (bar ${wanted}${unit}) ${ok ? 'ok' : 'short'}`)
  short ||= !ok
}

export function finish(): void {
  console.log(`\n${lines.join('\n')}`)
  process.exitCode = short ? 1 : 0
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
