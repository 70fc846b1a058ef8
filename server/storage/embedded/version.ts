import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPackagedBinaries } from './places.ts'

const run = promisify(execFile)

/** The major version of the embedded PostgreSQL. */
export async function majorVersion(): Promise<number> {
  const { stdout } = await run(join(findPackagedBinaries(), 'bin', 'postgres'), ['--version'])
  return Number(/PostgreSQL\) (\d+)/.exec(stdout)?.[1])
}
