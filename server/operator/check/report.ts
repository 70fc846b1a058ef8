import type { Finding } from './finding.ts'

/** One line for each finding, and under it what to do. */
export function reportOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ part }) => part.length))
  const lines = findings.flatMap(({ state, part, found, advice }) => [
    `${state.padEnd('attention'.length)}  ${part.padEnd(width)}  ${found}`,
    ...(advice ? [`${' '.repeat('attention'.length + width + 4)}→ ${advice}`] : []),
  ])
  return [...lines, '', summaryOf(findings)].join('\n')
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length
  const [broken, attention] = [count('broken'), count('attention')]
  if (broken + attention === 0) return 'Everything is in order.'
  const parts = [
    ...(broken > 0 ? [`${broken} broken`] : []),
    ...(attention > 0 ? [`${attention} needing attention`] : []),
  ]
  return `${parts.join(', ')}, ${count('ok')} in order.`
}
