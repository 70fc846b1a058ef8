import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataDirectory } from './data-directory.ts'
import { removeLeftovers, temporaryPrefix } from './leftovers.ts'
import { removeDatabase, startEmbedded } from './postgres.ts'

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Works on an empty temporary database, which is removed afterwards, even if the work is interrupted. */
export async function withTemporaryDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  await mkdir(tmpdir(), { recursive: true, mode: 0o700 })
  await removeLeftovers(tmpdir())
  const dataDir = await openDataDirectory(await mkdtemp(join(tmpdir(), temporaryPrefix)))
  const onSignal = () => void removeDatabase(dataDir).finally(() => process.exit(143))
  for (const signal of signals) process.once(signal, onSignal)
  try {
    const embedded = await startEmbedded(dataDir)
    return await work(embedded.url).finally(() => embedded.stop())
  } finally {
    for (const signal of signals) process.off(signal, onSignal)
    await removeDatabase(dataDir)
  }
}
