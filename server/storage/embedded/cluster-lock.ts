import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { exists } from './places.ts'

const run = promisify(execFile)
const lockFile = 'postmaster.pid'

/** The port of the PostgreSQL running on this directory, if any. */
export async function findRunningPort(data: string): Promise<number | undefined> {
  const lock = await readLock(data)
  const [program, ...args] = lock ? await commandOf(lock.pid) : []
  return isPostgres(program) && args.join('\0').includes(data) ? lock?.port : undefined
}

/**
 * PostgreSQL removes the lock of a dead process itself, but not if another program or a zombie has its process id now,
 * as happens in containers. A lock of any running PostgreSQL stays.
 */
export async function removeStaleLock(data: string): Promise<void> {
  if (!(await exists(join(data, lockFile)))) return
  // A starting PostgreSQL creates the file before writing to it; one that stays empty is left over.
  const lock = (await readLock(data)) ?? (await sleep(500).then(() => readLock(data)))
  const [program] = lock ? await commandOf(lock.pid) : []
  if (!isPostgres(program)) await rm(join(data, lockFile), { force: true })
}

async function readLock(data: string): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(join(data, lockFile), 'utf8').catch(() => '')
  const [pid, , , port] = text.split('\n').map(Number)
  return pid && port ? { pid, port } : undefined
}

const isPostgres = (program: string | undefined) => program !== undefined && /postgres[^/]*$/.test(program)

/** The program and arguments of a process; empty if it does not exist. */
async function commandOf(pid: number): Promise<string[]> {
  if (await exists('/proc/self')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command === '' ? [] : command.split('\0')
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout === '' ? [] : stdout.trim().split(' ')
}
