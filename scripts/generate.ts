import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../server/storage/embedded/postgres.ts'
import { migrate } from '../server/storage/migrate.ts'
import { documents } from './documents.ts'
import { describeSchema } from './schema.ts'

/** Writes everything anew that is made from something else. The tests fail where a file is not what this writes. */
const files = { ...documents(), 'generated/schema.sql': await migratedSchema() }
for (const [path, text] of Object.entries(files)) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  console.log(path)
}

async function migratedSchema(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'learn-generate-'))
  await chmod(directory, 0o711) // PostgreSQL's own user passes through, where root runs this.
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
