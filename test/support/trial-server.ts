import { readFileSync } from 'node:fs'
import { readConfig } from '../../server/config.ts'
import { createLog, standardError } from '../../server/log.ts'
import { start } from '../../server/start.ts'
import { trialSurface } from './trial.ts'
import type { TestOptions } from './world.ts'

/** A separate server process with the trial's operations. Its argument is how it differs from the product. */
const unusual: Omit<TestOptions, 'surface'> = JSON.parse(process.argv[2] ?? '{}')
const config = readConfig()
const { LEARN_TRIAL_CLOCK: clockFile } = process.env
let offset = 0
if (clockFile)
  setInterval(() => {
    offset = Number(readFileSync(clockFile, 'utf8'))
  }, 100).unref()
// Ends as a process does that runs out of memory, in the middle of whatever it does.
process.on('SIGUSR2', () => {
  for (const hoard: unknown[] = []; ; ) hoard.push(new Array(1_000_000).fill(0.5))
})
const log = createLog(config.logLevel, standardError())
const server = await start({
  config,
  databaseUrl: config.databaseUrl ?? '',
  secret: config.secret ?? '',
  log,
  surface: trialSurface,
  now: () => new Date(Date.now() + offset),
  ...unusual,
})
process.stdout.write(`listening on ${server.url}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
