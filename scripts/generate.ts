import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../server/storage/embedded/postgres.ts'
import { migrate } from '../server/storage/migrate.ts'
import { documents } from './documents.ts'
import { describeSchema } from './schema.ts'

/** `npm run generate` writes every generated file. The tests fail if a committed file differs from what this writes. */
const files = { ...documents(), 'generated/schema.sql': await dumpMigratedSchema() }
for (const [path, text] of Object.entries(files)) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  console.log(path)
}

async function dumpMigratedSchema(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'learn-generate-'))
  await chmod(directory, 0o711) // As root, PostgreSQL runs as another user, who must be able to enter.
  const postgres = await startEmbedded(directory)
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await client.connect()
    await migrate(client)
    return await describeSchema(client)
  } finally {
    await client.end()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
