import type { Socket } from 'node:net'
import pg from 'pg'
import type { Login } from '../logins.ts'
import { optionsOf, proveSession, setByStatement } from '../session.ts'
import { addressesInOrder, hostsOf, noteGood } from './addresses.ts'
import { NotWritable } from './away.ts'

/** How long each of several hosts may take, because a lost machine never answers. */
const longestMillisecondsEach = 3_000

/** A lost machine is noticed after about 20 seconds. By default, the system would take hours. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/**
 * Connects to the first address that answers, trying the last good one first. If there are several, it skips standbys.
 * `prove` can refuse the connection.
 */
export async function connectTo(
  url: string,
  config: pg.ClientConfig,
  prove: (client: pg.Client) => Promise<void> = async () => undefined,
): Promise<pg.Client> {
  const addresses = addressesInOrder(url)
  const isOneOf = addresses.length > 1
  const failures: unknown[] = []
  for (const address of addresses) {
    const client = new pg.Client({
      ...config,
      connectionString: address,
      ...(isOneOf && { connectionTimeoutMillis: longestMillisecondsEach }),
    })
    client.on('error', () => undefined) // The running query reports the error.
    try {
      await inTime(client, config.connectionTimeoutMillis, async () => {
        await client.connect()
        if (isOneOf) await refuseStandby(client)
        await prove(client)
      })
      noteGood(url, address)
      return client
    } catch (error) {
      void client.end().catch(() => undefined)
      failures.push(error)
    }
  }
  throw isOneOf ? new AggregateError(failures, 'none of the hosts can be used') : failures[0]
}

/** `pg` limits only the time until the connection is open, but a frozen server can also fall silent later. */
export async function inTime<T>(
  client: pg.ClientBase,
  milliseconds: number | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const timer = milliseconds && setTimeout(() => streamOf(client).destroy(), milliseconds)
  return await work().finally(() => clearTimeout(timer))
}

/** A server that is silent is not waited for: its goodbye may never come. */
const longestGoodbye = 3_000

export const leave = (client: pg.Client): Promise<void> =>
  inTime(client, longestGoodbye, () => client.end()).catch(() => undefined)

export async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
  if (rows[0]?.isStandby) throw new NotWritable()
}

/** During recovery every transaction is read-only, so this query also detects standbys. */
export async function refuseReadOnly(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ readOnly: string }>(
    `select current_setting('transaction_read_only') as "readOnly"`,
  )
  if (rows[0]?.readOnly !== 'off') throw new NotWritable()
}

/** The hosts where a pooler refused start-up options. Their settings are made with statements. */
const withoutOptions = new Set<string>()

/** The settings of a new connection of one of our users. */
export const startOf = (login: Login, settings: readonly string[]): Pick<pg.ClientConfig, 'options'> =>
  withoutOptions.has(hostsOf(login.url)) ? {} : { options: optionsOf(settings) }

/** Makes sure that a new connection has the settings we asked for, or refuses it. */
export async function prepareSession(
  client: pg.ClientBase,
  login: Login,
  settings: readonly string[],
  only?: 'reads',
): Promise<void> {
  if (withoutOptions.has(hostsOf(login.url))) await setByStatement(client, settings)
  await proveSession(client, login, settings, only)
}

/** Connects as one of our users. */
export async function openSession(
  login: Login,
  settings: readonly string[],
  config: pg.ClientConfig,
  only?: 'reads',
): Promise<pg.Client> {
  const open = () =>
    connectTo(login.url, { ...keptAlive, ...config, ...startOf(login, settings) }, client =>
      prepareSession(client, login, settings, only),
    )
  return await open().catch(error => {
    if (!refusesOptions(error)) throw error
    withoutOptions.add(hostsOf(login.url))
    return open()
  })
}

const refusesOptions = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.some(refusesOptions)
    : error instanceof pg.DatabaseError && /startup parameter.*options/.test(error.message)

/** The class of a pool's connections: each tries the last good address first. */
export const clientsOf = (login: Login, settings: readonly string[]) =>
  class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      const [connectionString] = addressesInOrder(login.url)
      super({ ...config, connectionString, ...startOf(login, settings) })
    }
  }

/** @types/pg omits the client's connection. */
export const streamOf = (client: pg.ClientBase): Pick<Socket, 'destroy'> =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream
