import { tableText } from '../scripts/table.ts'

const rows: string[][] = []
let isMissed = false

/** Records a measured figure and its target, if it has one. `finish` prints them all. */
export function bar(name: string, figure: number, limit: { least?: number; most?: number }, unit = ''): void {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = limit
  const isMet = figure >= least && figure <= most
  const hasTarget = limit.least !== undefined || limit.most !== undefined
  const result = hasTarget ? [targetText(limit, unit), isMet ? 'met' : 'MISSED'] : ['none', '']
  rows.push([name, number(figure) + unit, ...result])
  isMissed ||= !isMet
}

function targetText({ least, most }: { least?: number; most?: number }, unit: string): string {
  if (least !== undefined && most !== undefined) return `${number(least)} to ${number(most)}${unit}`
  return least === undefined ? `at most ${number(most)}${unit}` : `at least ${number(least)}${unit}`
}

const number = (value = Number.NaN) => value.toLocaleString('en', { maximumFractionDigits: 3 })

/** Prints every figure with its target. The process fails if one is missed. */
export function finish(): void {
  console.log(`\n${tableText([['figure', 'measured', 'target', 'result'], ...rows])}`)
  process.exitCode = isMissed ? 1 : 0
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
