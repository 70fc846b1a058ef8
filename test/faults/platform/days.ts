import { makeMorning } from './morning.ts'
import { type PlatformOptions, platformFaults } from './platform.ts'

/** One day after another, with a seed each. Returns everything that was wrong, and sums. */
export async function platformDays({ days, seed, ...options }: PlatformOptions & { readonly days: number }) {
  const violations: string[] = []
  const faults: Record<string, number> = {}
  const figures: Record<string, number> = { days }
  const morning = await makeMorning()
  try {
    for (let day = 0; day < days; day++) {
      const report = await platformFaults(morning, { ...options, seed: seed + day })
      violations.push(...report.violations)
      add(faults, report.faults)
      add(figures, report.figures)
      if (day === 0) for (const fault of report.leftOut) options.say(fault)
    }
  } finally {
    await morning.end()
  }
  return { violations, faults, figures }
}

function add(sums: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
}
