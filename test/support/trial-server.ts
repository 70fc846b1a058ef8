import { readConfig } from '../../server/config.ts'
import { createLog, standardError } from '../../server/log.ts'
import { start } from '../../server/start.ts'
import { trialSurface } from './trial.ts'
import type { TestOptions } from './world.ts'

/** A separate server process with the trial's operations. Its argument is how it differs from the product. */
const unusual: Omit<TestOptions, 'surface'> = JSON.parse(process.argv[2] ?? '{}')
const config = readConfig()
const log = createLog(config.logLevel, standardError())
const server = await start({
  config,
  databaseUrl: config.databaseUrl ?? '',
  secret: config.secret ?? '',
  log,
  surface: trialSurface,
  ...unusual,
})
process.stdout.write(`listening on ${server.url}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
