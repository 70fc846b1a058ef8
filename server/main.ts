import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from './config.ts'
import { OperatorError } from './operator/operator-error.ts'
import type { RunningServer } from './start.ts'
import { DataDirectoryInUse, type EmbeddedPostgres, startEmbedded } from './storage/embedded/postgres.ts'
import { MigrationError } from './storage/migrate.ts'

try {
  await main()
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function main() {
  const config = readConfig()
  enableCompileCache() // A second start loads what the first one has compiled.
  // The database starts while the rest of the program loads: that takes about as long.
  const [embedded, { start }, { createLog, standardError }] = await Promise.all([
    config.databaseUrl ? undefined : startEmbedded(config.dataDir),
    import('./start.ts'),
    import('./log.ts'),
  ])
  const log = createLog(config.logLevel, standardError())
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const secret = config.secret ?? (await keptSecret(config.dataDir))
  const server = await start({ config, databaseUrl, secret, log }).catch(async error => {
    await embedded?.stop()
    throw error
  })
  greet(config, server, embedded)
  stopOnSignal(async () => {
    await server.close()
    await embedded?.stop()
  })
}

/** Made once; a link fails where the file exists, so that two starts at the same moment agree on one. */
async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  const mine = `${file}.${process.pid}`
  await writeFile(mine, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  await link(mine, file).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(mine)
  return (await readFile(file, 'utf8')).trim()
}

/** Secrets are said once, by the start that made them. */
function greet(config: Config, { url, firstRun }: RunningServer, embedded: EmbeddedPostgres | undefined) {
  const address = config.port === 0 ? url : config.publicUrl
  console.log(`Learn is running at ${address}\nAPI reference:      ${address}/docs`)
  if (embedded?.notice) console.log(embedded.notice)
  if (!firstRun) return
  console.log(
    `\nThis is the first start: it made the organization "${firstRun.organizationName}" and its administrator ${firstRun.email}.`,
  )
  if (config.bootstrapApiKey) return
  console.log(`Its API key, shown only now:

  ${firstRun.apiKey}

Try it in another terminal:

  curl -H 'Authorization: Bearer ${firstRun.apiKey}' ${address}/v1/organizations
`)
}

function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      error => {
        console.error(explain(error))
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

/** What an operator can act on is a sentence; what nobody foresaw is shown whole. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const foreseen = [ConfigError, DataDirectoryInUse, MigrationError, OperatorError]
  if (foreseen.some(kind => error instanceof kind)) return error.message
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message.replace('listen EADDRINUSE: ', '')}. Stop what listens there, or set PORT.`
  }
  if ('code' in error && error.code === 'ECONNREFUSED') {
    return 'The database that DATABASE_URL names does not answer. Is it running?'
  }
  return error.stack ?? error.message
}
