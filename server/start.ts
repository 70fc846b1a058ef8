import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Config, localUrl } from './config.ts'
import type { Application } from './execute.ts'
import type { Readiness } from './http/health.ts'
import { createHttpServer } from './http/server.ts'
import { Credentials } from './identity/authenticate.ts'
import { RateLimits } from './identity/rate-limit.ts'
import { bootstrap, type FirstRun } from './operator/operator.ts'
import { OperatorError } from './operator-error.ts'
import { deriveSecrets } from './secrets.ts'
import { Database } from './storage/database.ts'
import { migrate } from './storage/migrate.ts'
import { startSweeping } from './sweep.ts'

export interface RunningServer {
  readonly app: Application
  /** Where it listens; the port is the real one where 0 was asked for. */
  readonly url: string
  readonly firstRun: FirstRun | undefined
  /** Finishes what is under way, then closes. */
  close(): Promise<void>
}

export interface StartOptions {
  readonly config: Config
  readonly databaseUrl: string
  readonly secret: string
  readonly log: Logger
}

const longestDrainMilliseconds = 30_000

/** Listens first, so that health can be asked for, then migrates and lets requests in. */
export async function start({ config, databaseUrl, secret, log }: StartOptions): Promise<RunningServer> {
  const secrets = deriveSecrets(secret)
  const database = new Database({
    url: databaseUrl,
    connections: config.databaseConnections,
    onIdleError: error => log.warn({ err: error }, 'a database connection was lost'),
  })
  const app: Application = {
    database,
    secrets,
    credentials: new Credentials(database),
    rateLimits: new RateLimits(config.requestsPerMinute),
    log,
    now: () => new Date(),
  }
  const readiness: Readiness = { stage: 'migrating', probe: () => database.probe() }
  const http = createHttpServer({ app, readiness, trustedProxies: config.trustedProxies })
  try {
    await listen(http, config)
    const firstRun = await asOwner(databaseUrl, async client => {
      const applied = await migrate(client)
      if (applied.length > 0) log.info({ applied }, 'migrated')
      return await bootstrap(client, secrets, {
        email: config.bootstrapEmail,
        apiKey: config.bootstrapApiKey,
      })
    })
    readiness.stage = 'serving'
    const stopSweeping = startSweeping(database, log)
    const close = async () => {
      readiness.stage = 'stopping'
      await drain(http)
      await stopSweeping()
      await database.close()
    }
    const { port } = http.server.address() as AddressInfo
    return { app, url: localUrl(config.host, port), firstRun, close }
  } catch (error) {
    await http.close()
    await database.close()
    throw error
  }
}

async function listen(http: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await http.listen({ host, port })
  } catch (error) {
    throw new OperatorError(`It can't listen on HOST ${host} and PORT ${port}: ${reasonOf(error)}.`)
  }
}

/** Node puts its own words around the system's; an error of several addresses has none of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ')
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^(listen|connect) [A-Z]+: /, '')
}

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'learn start',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined) // The query that was under way tells.
  await client.connect().catch(error => {
    throw new OperatorError(`The database that DATABASE_URL names can't be used: ${reasonOf(error)}.`)
  })
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** What is under way is finished. A connection that falls idle by that would otherwise hold the end up. */
async function drain(http: FastifyInstance): Promise<void> {
  const closeIdle = setInterval(() => http.server.closeIdleConnections(), 50)
  const closeAll = setTimeout(() => http.server.closeAllConnections(), longestDrainMilliseconds)
  await http.close()
  clearInterval(closeIdle)
  clearTimeout(closeAll)
}
