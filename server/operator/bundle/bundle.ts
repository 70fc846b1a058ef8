import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { arch, cpus, freemem, release, totalmem } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type Config, describeSettings } from '../../config.ts'
import { codeOf } from '../../error-code.ts'
import { explainRefusal, OperatorError } from '../../operator-error.ts'
import { compareWithDatabase } from '../../storage/migrate.ts'
import { runAsOwner } from '../../storage/owner.ts'
import { checkInstallation } from '../check/check.ts'
import { findMigrationNames } from '../check/database.store.ts'
import { findDatabase } from '../database-address.ts'
import * as store from './bundle.store.ts'
import { tarOf } from './tar.ts'

const readme = `This bundle describes an installation of Learn for the people who help its operator.

versions.json    Learn, Node.js, PostgreSQL and the machine
settings.json    which settings were set in the terminal that made this bundle, which may not be all of the server's;
                 values only if they are numbers or words that Learn defines
check.json       the result of "npm run admin -- check", as codes
database.json    migrations, rows and bytes of each table, jobs, emails in the queue, operations of the last day

It contains no secrets, names, addresses or IDs, and nothing that anybody wrote. It contains no logs, because PostgreSQL's
log can contain such data. Read the bundle before you give it to somebody.
`

/** Collects everything that helps others to find a fault, without secrets and personal data. */
export async function collectBundle(readConfig: () => Config, now: Date): Promise<Map<string, string>> {
  const findings = await checkInstallation(readConfig)
  const database = await describeDatabase(readConfig, now)
  const files: Record<string, unknown> = {
    'versions.json': await describeVersions(now),
    'settings.json': describeSettings(),
    'check.json': findings.map(({ part, state, code }) => ({ part, state, code })),
    'database.json': database,
  }
  const texts = Object.entries(files).map(
    ([name, content]) => [name, `${JSON.stringify(content, null, 2)}\n`] as const,
  )
  return new Map([['README.txt', readme], ...texts])
}

async function describeVersions(now: Date) {
  const text = await readFile('package.json', 'utf8').catch(() => '{}')
  const { version = 'unknown' } = JSON.parse(text) as { version?: string }
  return {
    learn: version,
    node: process.version,
    platform: `${process.platform} ${release()} ${arch()}`,
    processors: cpus().length,
    memory: { total: totalmem(), free: freemem() },
    collectedAt: now.toISOString(),
  }
}

/** If the database can't be read, gives only the kind of error: a message could contain a name or an address. */
async function describeDatabase(readConfig: () => Config, now: Date): Promise<unknown> {
  try {
    const url = await findDatabase(readConfig())
    if (!url) return { error: 'no server is running' }
    return await runAsOwner(url, 'learn support bundle', client => readDatabase(client, now))
  } catch (error) {
    return { error: `${error instanceof Error ? error.constructor.name : 'unknown'} ${codeOf(error) ?? ''}` }
  }
}

const readDatabase = async (client: pg.Client, now: Date) => ({
  postgres: await store.findServer(client),
  migrations: await findMigrationNames(client),
  pendingMigrations: (await compareWithDatabase(client)).pending.map(({ name }) => name),
  tables: await store.findTableSizes(client),
  jobs: await store.countJobs(client),
  mails: await store.countMails(client),
  operationsOfLastDay: await store.countOperations(client, now),
})

/** Writes a .tar.gz, or a new folder. Nothing is overwritten. */
export async function writeBundle(
  path: string,
  files: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  try {
    if (/\.(tar\.gz|tgz)$/.test(path))
      return await writeFile(path, tarOf(files, now), { flag: 'wx', mode: 0o600 })
    await mkdir(path, { mode: 0o700 })
    for (const [name, text] of files) await writeFile(join(path, name), text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST')
      throw new OperatorError(`${path} already exists, and nothing is overwritten. Choose another name.`)
    throw new OperatorError(`Can't write ${explainRefusal(error, path)}.`)
  }
}
