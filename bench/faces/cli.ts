import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bar, median } from '../bars.ts'
import { startDatabase, startServer } from '../processes.ts'

const rounds = 15

/** `learn whoami --json` from its start to its end, beside a process of Node's that makes the same request and no more. */
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
    await compare(await programs(url, server.apiKey), env)
  } finally {
    await server.stop()
    await database.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

/** What is run, by name. The first one is the measure. */
async function programs(url: string, key: string): Promise<Record<string, string[]>> {
  const asking = `fetch('${url}/v1/caller', { headers: { authorization: 'Bearer ${key}' } })
    .then(response => response.json()).then(caller => console.log(JSON.stringify(caller)))`
  const bundle = await readFile('dist/cli/package.json', 'utf8').then(
    text => join('dist/cli', JSON.parse(text).bin.learn),
    () => undefined,
  )
  return {
    'node with one fetch': ['-e', asking],
    'whoami, sources': ['cli/main.ts', 'whoami', '--json'],
    ...(bundle && { 'whoami, bundle': [bundle, 'whoami', '--json'] }),
  }
}

async function compare(all: Record<string, string[]>, env: Record<string, string>): Promise<void> {
  const taken = new Map(Object.keys(all).map(name => [name, [] as number[]]))
  for (let round = -1; round < rounds; round++) {
    for (const [name, args] of Object.entries(all)) {
      const milliseconds = await timed(args, env)
      // The first round fills the cache of what was compiled.
      if (round >= 0) taken.get(name)?.push(milliseconds)
    }
  }
  const [[, measure] = ['', []], ...others] = taken
  for (const [name, times] of taken) console.log(`${name}: ${median(times).toFixed(0)} ms`)
  for (const [name, times] of others)
    bar(`learn ${name}, in times of node with one fetch`, median(times) / median(measure), { most: 2.5 })
}

async function timed(args: string[], env: Record<string, string>): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`)
  return performance.now() - started
}
