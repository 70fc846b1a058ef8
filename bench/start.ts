import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeApiKey } from '../server/identity/api-key.ts'
import { bar, median } from './bars.ts'
import { freePort, startCommand } from './processes.ts'

const rounds = 7

/** The time from starting the server to its first response to an operation, on a new and on a used data directory. */
export async function run(): Promise<void> {
  const fresh: number[] = []
  const used: number[] = []
  for (let round = 0; round < rounds; round++) {
    const directory = await mkdtemp(join(tmpdir(), 'learn-bench-'))
    await chmod(directory, 0o711) // As root, PostgreSQL runs as another user, who must be able to enter.
    const key = makeApiKey()
    fresh.push(await startOnce(directory, key))
    used.push(await startOnce(directory, key))
    await rm(directory, { recursive: true, force: true })
    console.log(
      `Round ${round + 1}: new data directory ${fresh.at(-1)?.toFixed(2)} s, used ${used.at(-1)?.toFixed(2)} s`,
    )
  }
  bar('start to first response, new data directory', median(fresh), { most: 3 }, ' s')
  bar('start to first response, used data directory', median(used), { most: 1 }, ' s')
}

async function startOnce(directory: string, key: string): Promise<number> {
  const port = await freePort()
  const { env, args } = await startCommand()
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...env, LEARN_DATA_DIR: directory, LEARN_BOOTSTRAP_API_KEY: key, PORT: String(port) },
    stdio: 'ignore',
  })
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/v1/organizations`, {
      headers: { authorization: `Bearer ${key}` },
    }).then(
      response => response.status,
      () => 0,
    )
    if (status === 200) break
    if (performance.now() - started > 30_000) throw new Error('The server did not start within 30 s')
    await sleep(5)
  }
  const seconds = (performance.now() - started) / 1000
  child.kill('SIGTERM')
  await once(child, 'exit')
  return seconds
}
