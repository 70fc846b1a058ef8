import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { exists } from './places.ts'

const run = promisify(execFile)
const lockFile = 'postmaster.pid'

/** The port of the PostgreSQL that runs on this directory, if one does. */
export async function runningPort(data: string): Promise<number | undefined> {
  const lock = await readLock(data)
  const [program, ...args] = lock ? await commandOf(lock.pid) : []
  return isPostgres(program) && args.join('\0').includes(data) ? lock?.port : undefined
}

/**
 * PostgreSQL removes the lock of a process that is gone. It does not dare where the number belongs to some other
 * program by now, as happens in containers, where numbers begin anew, or where nobody has buried the dead process.
 * The lock of any PostgreSQL that lives stays.
 */
export async function removeStaleLock(data: string): Promise<void> {
  if (!(await exists(join(data, lockFile)))) return
  // A PostgreSQL that is just starting makes the file before it writes into it; one that stays empty is a remnant.
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

/** The program and the arguments of a process; nothing if there is none. */
async function commandOf(pid: number): Promise<string[]> {
  if (await exists('/proc/self')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command === '' ? [] : command.split('\0')
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout === '' ? [] : stdout.trim().split(' ')
}
