import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDataDirectory } from './data-directory.ts'
import { startEmbedded } from './postgres.ts'

/** Works on an empty database of our own, of which nothing is left afterwards. */
export async function withTemporaryDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await openDataDirectory(await mkdtemp(join(tmpdir(), 'learn-temporary-')))
  try {
    const embedded = await startEmbedded(dataDir)
    return await work(embedded.url).finally(() => embedded.stop())
  } finally {
    const elsewhere = await readFile(join(dataDir, 'postgres-is-in'), 'utf8').catch(() => undefined)
    if (elsewhere) await rm(dirname(elsewhere.trim()), { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
}
