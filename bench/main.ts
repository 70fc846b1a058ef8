import { finish } from './bars.ts'

const benchmarks: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  http: () => import('./http.ts'),
  identity: () => import('./identity.ts'),
  growth: () => import('./growth.ts'),
  start: () => import('./start.ts'),
  memory: () => import('./memory.ts'),
  check: () => import('./check.ts'),
  credits: () => import('./credits.ts'),
  content: () => import('./content.ts'),
  mastery: () => import('./mastery.ts'),
  pupils: () => import('./pupils.ts'),
  decisions: () => import('./decisions.ts'),
  faces: () => import('./faces.ts'),
  media: () => import('./media.ts'),
  replay: () => import('./replay.ts'),
}

const name = process.argv[2] ?? ''
const benchmark = benchmarks[name]
if (benchmark) {
  await (await benchmark()).run()
  finish()
} else {
  console.log(`npm run bench -- <name>, with one of: ${Object.keys(benchmarks).join(', ')}`)
  process.exitCode = 2
}
