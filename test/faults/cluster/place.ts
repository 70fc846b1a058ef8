import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findSystemUser, type SystemUser } from '../../../server/system-user.ts'

/** The folder of a trial, and the user that its databases run as. */
export interface Place {
  readonly folder: string
  /** Undefined if this process is not root: then everything runs as its user. */
  readonly user: SystemUser | undefined
}

export async function placeIn(folder: string): Promise<Place> {
  await chmod(folder, 0o755)
  const user = process.getuid?.() === 0 ? await findSystemUser('postgres') : undefined
  return { folder, user }
}

/** A new folder that the user of the databases owns. */
export async function ownFolder({ folder, user }: Place, name: string): Promise<string> {
  const path = join(folder, name)
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (user) await chown(path, user.uid, user.gid)
  return path
}

/** Starts a program as the user of the databases. Its output goes into a file. */
export function startProgram(
  { folder, user }: Place,
  name: string,
  [command = '', ...words]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a')
  try {
    const options: SpawnOptions = {
      ...user,
      cwd: '/',
      stdio: ['ignore', log, log],
      env: { PATH: '/usr/sbin:/usr/bin:/bin', LANG: 'C.UTF-8', ...env },
    }
    return spawn(command, words, options)
  } finally {
    closeSync(log)
  }
}

export async function killProgram(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
