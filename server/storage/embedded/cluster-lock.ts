import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Address, removeStaleSocket } from './address.ts'
import { exists } from './places.ts'

const run = promisify(execFile)
const lockFile = 'postmaster.pid'

/** A PostgreSQL and where it listens. */
export interface Running extends Address {
  readonly pid: number
}

/** The PostgreSQL running on this directory, if there is one. */
export async function findRunning(data: string): Promise<Running | undefined> {
  const lock = await readLock(data)
  const [program, ...args] = lock ? await commandOf(lock.pid) : []
  return isPostgres(program) && args.join('\0').includes(data) ? lock : undefined
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
  if (isPostgres(program)) return
  if (lock) await removeStaleSocket(lock)
  await rm(join(data, lockFile), { force: true })
}

export async function waitUntilEnded(pid: number, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1_000
  while (isPostgres((await commandOf(pid))[0])) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) did not stop within ${seconds} seconds`)
    await sleep(20)
  }
}

async function readLock(data: string): Promise<Running | undefined> {
  const text = await readFile(join(data, lockFile), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const [pid, port, folder] = [Number(lines[0]), Number(lines[3]), lines[4]]
  return pid && port ? { pid, port, socketFolder: folder ? resolve(data, folder) : undefined } : undefined
}

const isPostgres = (program: string | undefined) => program !== undefined && /postgres[^/]*$/.test(program)

/** The program and arguments of a process; empty if it does not exist. */
export async function commandOf(pid: number): Promise<string[]> {
  if (await exists('/proc/self')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command === '' ? [] : command.split('\0')
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout === '' ? [] : stdout.trim().split(' ')
}
