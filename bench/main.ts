import { tableText } from '../scripts/table.ts'
import { finish } from './bars.ts'

interface Benchmark {
  readonly about: string
  readonly load: () => Promise<{ run(): Promise<void> }>
}

const benchmarks: Record<string, Benchmark> = {
  http: { about: 'requests against a bare node:http server', load: () => import('./http.ts') },
  identity: { about: 'authenticating a caller', load: () => import('./identity.ts') },
  growth: { about: 'lists of up to a million invitations', load: () => import('./growth.ts') },
  start: { about: 'starting the server', load: () => import('./start.ts') },
  memory: { about: 'memory of the server under load', load: () => import('./memory.ts') },
  cores: { about: 'one process against two on one port', load: () => import('./cores.ts') },
  limits: { about: 'counting requests together with other servers', load: () => import('./limits.ts') },
  check: { about: 'npm run check', load: () => import('./check.ts') },
  credits: {
    about: 'paid calls, and ledgers of up to a million entries',
    load: () => import('./credits.ts'),
  },
  content: { about: 'making questions, and loading the content', load: () => import('./content.ts') },
  mastery: { about: 'how well the mastery model predicts', load: () => import('./mastery.ts') },
  pupils: { about: 'the policy against others, on simulated pupils', load: () => import('./pupils.ts') },
  forecast: { about: 'forecasts of a test, on simulated pupils', load: () => import('./forecast.ts') },
  decisions: { about: 'choosing the next step, and reading decisions', load: () => import('./decisions.ts') },
  storage: {
    about: 'writes, disk and CPU of an answered question, against an earlier version',
    load: () => import('./storage.ts'),
  },
  partitions: {
    about: 'pages among many rows in partitions, against a million',
    load: () => import('./partitions/partitions.ts'),
  },
  groups: { about: 'the overview of a group of 300 children', load: () => import('./groups.ts') },
  faces: { about: 'the command line, the SDK and MCP', load: () => import('./faces.ts') },
  media: { about: 'uploads, thumbnails and lists of files', load: () => import('./media.ts') },
  neighbours: {
    about: 'one tenant beside another that does as much as it can',
    load: () => import('./neighbours.ts'),
  },
  sessions: {
    about: 'sessions of simulated children against a tutor’s rules',
    load: () => import('./sessions.ts'),
  },
  web: { about: 'a child’s pages in a browser', load: () => import('./web.ts') },
  standbys: {
    about: 'long reads on a standby instead of the primary',
    load: () => import('./standbys/standbys.ts'),
  },
  school: { about: 'children who practise at the same time', load: () => import('./school.ts') },
  backup: { about: 'what requests notice of a backup', load: () => import('./backup.ts') },
  replay: { about: 'replaying decisions with another policy', load: () => import('./replay.ts') },
}

const name = process.argv[2] ?? ''
const benchmark = benchmarks[name]
if (benchmark) {
  await (await benchmark.load()).run()
  finish()
} else {
  const list = tableText(Object.entries(benchmarks).map(([name, { about }]) => [`  ${name}`, about]))
  console.log(`Usage: npm run bench -- <name>\n\n${list}`)
  process.exitCode = 2
}
