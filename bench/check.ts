import { spawnSync } from 'node:child_process'
import { bar, median } from './bars.ts'

const rounds = 3

/** How long `npm run check` takes. */
export async function run(): Promise<void> {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    const { status } = spawnSync('npm', ['run', 'check'], { stdio: 'ignore' })
    if (status !== 0) throw new Error('npm run check failed. Run it to see why.')
    seconds.push((performance.now() - started) / 1000)
    console.log(`Round ${round + 1}: ${seconds.at(-1)?.toFixed(1)} s`)
  }
  bar('npm run check', median(seconds), { most: 10 }, ' s')
}
