import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** One result of the conformance tool, which the protocol's authors publish. */
export interface Check {
  readonly id: string
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  readonly description: string
  readonly errorMessage?: string
}

/** By scenario name. */
export type Results = ReadonlyMap<string, readonly Check[]>

const tool = join(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js')

/** The tool's scenarios for a role, each with its revisions of the protocol; an extension has none. */
export async function scenariosOf(role: 'server' | 'authorization'): Promise<Map<string, string[]>> {
  const { stdout } = await promisify(execFile)(process.execPath, [tool, 'list', `--${role}`])
  const lines = stdout.matchAll(/^ {2}- (\S+) \[(.*)\]$/gm)
  return new Map(
    [...lines].map(([, name = '', revisions = '']) => [
      name,
      revisions === 'extension' ? [] : revisions.split(','),
    ]),
  )
}

const longestMilliseconds = 500_000

/** Runs scenarios in one process of the tool. `answer` gets the output so far, which may contain a request to a person. */
export async function conform(
  args: readonly string[],
  answer: (output: string) => Promise<void> | undefined = () => undefined,
): Promise<Results> {
  const directory = await mkdtemp(join(tmpdir(), 'learn-conformance-'))
  const child = spawn(process.execPath, [tool, ...args, '--output-dir', directory], {
    timeout: longestMilliseconds,
  })
  let output = ''
  let failure: unknown
  const hear = async (chunk: Buffer) => {
    output += chunk
    await answer(output)
  }
  const stop = (error: unknown) => {
    failure ??= error
    child.kill()
  }
  child.stdout.on('data', chunk => hear(chunk).catch(stop))
  child.stderr.on('data', chunk => (output += chunk))
  await once(child, 'close')
  const results = await readResults(directory)
  await rm(directory, { recursive: true })
  if (failure) throw failure
  if (results.size === 0) throw new Error(`the conformance tool reported nothing:\n${output}`)
  return results
}

/** One folder per scenario, named after role, scenario and time. */
async function readResults(directory: string): Promise<Results> {
  const results = new Map<string, readonly Check[]>()
  for (const folder of await readdir(directory)) {
    const [, name = ''] = /^(?:authorization-server|server)-(.*?)-\d{4}-\d{2}-\d{2}T/.exec(folder) ?? []
    results.set(name, JSON.parse(await readFile(join(directory, folder, 'checks.json'), 'utf8')))
  }
  return results
}

/** The failures, as readable lines. A warning is about something that should be so but isn't. */
export const shortcomings = (checks: readonly Check[]): string[] =>
  checks
    .filter(({ status }) => status === 'FAILURE' || status === 'WARNING')
    .map(({ id, description, errorMessage }) => `${id}: ${errorMessage ?? description}`)

/** Nothing failed, and something passed. */
export const passes = (checks: readonly Check[]): boolean =>
  shortcomings(checks).length === 0 && checks.some(({ status }) => status === 'SUCCESS')

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}
