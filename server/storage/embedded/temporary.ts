import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDataDirectory } from './data-directory.ts'
import { startEmbedded, stopAtOnce } from './postgres.ts'

const prefix = 'learn-temporary-'
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Works on an empty temporary database, which is removed afterwards, even if the work is interrupted. */
export async function withTemporaryDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  await removeLeftovers()
  const dataDir = await openDataDirectory(await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`)))
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

async function removeDatabase(dataDir: string): Promise<void> {
  await stopAtOnce(dataDir)
  const elsewhere = await readFile(join(dataDir, 'postgres-is-in'), 'utf8').catch(() => undefined)
  if (elsewhere) await rm(dirname(elsewhere.trim()), { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}

/** Removes the databases of processes that were killed, because PostgreSQL survives them. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(/^learn-temporary-(\d+)-/.exec(name)?.[1])
    if (pid && !isAlive(pid)) await removeDatabase(join(tmpdir(), name))
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
