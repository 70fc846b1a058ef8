import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackages } from '../../scripts/package.ts'
import { bar, median } from '../bars.ts'
import { startDatabase, startServer } from '../processes.ts'

const rounds = 15

/** Times the published `learn whoami --json`, against a Node process that only makes the same request. */
export async function run(): Promise<void> {
  const database = await startDatabase()
  const server = await startServer(database.url)
  const directory = await mkdtemp(join(tmpdir(), 'learn-bench-'))
  const url = `http://127.0.0.1:${server.port}`
  const env = {
    LEARN_CONFIG_DIR: directory,
    XDG_CACHE_HOME: directory,
    LEARN_URL: url,
    LEARN_TOKEN: server.apiKey,
  }
  try {
    await buildPackages(join(directory, 'dist'))
    await compare(programs(url, server.apiKey, join(directory, 'dist/cli/main.js')), env)
  } finally {
    await server.stop()
    await database.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

const empty = 'node -e 0'
const measure = 'node with one fetch'
const published = 'learn whoami, as published'

/** The commands by name. The published one is compared with `measure`; the others are only printed. */
function programs(url: string, key: string, bundle: string): Record<string, string[]> {
  const asking = `fetch('${url}/v1/caller', { headers: { authorization: 'Bearer ${key}' } })
    .then(response => response.json()).then(caller => console.log(JSON.stringify(caller)))`
  return {
    [empty]: ['-e', '0'],
    [measure]: ['-e', asking],
    [published]: [bundle, 'whoami', '--json'],
    'learn whoami, from its sources': ['cli/main.ts', 'whoami', '--json'],
  }
}

async function compare(all: Record<string, string[]>, env: Record<string, string>): Promise<void> {
  const taken = new Map(Object.keys(all).map(name => [name, [] as number[]]))
  for (let round = -1; round < rounds; round++) {
    for (const [name, args] of Object.entries(all)) {
      const milliseconds = await timeCommand(args, env)
      // The first round fills the compile cache.
      if (round >= 0) taken.get(name)?.push(milliseconds)
    }
  }
  const medianOf = (name: string) => median(taken.get(name) ?? [])
  for (const name of taken.keys())
    console.log(
      `${name}: ${medianOf(name).toFixed(0)} ms, ${(medianOf(name) / medianOf(measure)).toFixed(2)} times ${measure}`,
    )
  bar(`time of ${published}, against ${measure}`, medianOf(published) / medianOf(measure), { most: 2.5 })
}

async function timeCommand(args: string[], env: Record<string, string>): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args[0]} exited with code ${code}`)
  return performance.now() - started
}
