import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbedded } from '../server/storage/embedded/postgres.ts'

let directory: string
let postgres: EmbeddedPostgres

/** One PostgreSQL for the whole run; every test file makes its own database on it. */
export async function globalSetup() {
  directory = await mkdtemp(join(tmpdir(), 'learn-test-'))
  await chmod(directory, 0o711) // PostgreSQL's own user passes through, where root runs this.
  postgres = await startEmbedded(directory)
  process.env.LEARN_TEST_DATABASE_URL = postgres.url
}

export async function globalTeardown() {
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
