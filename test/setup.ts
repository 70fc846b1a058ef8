import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../scripts/build-web.ts'
import { type EmbeddedPostgres, startEmbedded } from '../server/storage/embedded/postgres.ts'
import { migrate } from '../server/storage/migrate.ts'
import { runAsOwner } from '../server/storage/owner.ts'

let directory: string
let postgres: EmbeddedPostgres

const template = 'migrated'

/** One PostgreSQL for the whole run. Every test file creates its own database there, usually by copying a migrated one. */
export async function globalSetup() {
  await buildWeb()
  directory = await mkdtemp(join(tmpdir(), 'learn-test-'))
  await chmod(directory, 0o711) // If root runs this, PostgreSQL's own user must be able to enter.
  postgres = await startEmbedded(directory)
  process.env.LEARN_TEST_DATABASE_URL = postgres.url
  await runAsOwner(postgres.url, 'learn tests', client => client.query(`create database ${template}`))
  const url = new URL(postgres.url)
  url.pathname = `/${template}`
  await runAsOwner(url.href, 'learn tests', client => migrate(client))
  process.env.LEARN_TEST_TEMPLATE = template
}

export async function globalTeardown() {
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
