import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user that PostgreSQL runs as, because it refuses to run as root. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

const name = 'postgres'

/** Undefined for an ordinary user. For root it is the user `postgres`, created if necessary. */
export async function postgresUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (await find()) ?? (await make())
}

async function find(): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function make(): Promise<SystemUser> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', name]],
    ['adduser', ['-S', '-D', '-H', name]], // BusyBox
  ]
  for (const [command, args] of ways) {
    await run(command, args).catch(() => undefined)
    const made = await find()
    if (made) return made
  }
  throw new Error(
    `PostgreSQL can't run as root, and the user "${name}" could not be created. Create that user, start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Whether the user can run the command. Trying it also covers restrictions beyond mode bits. */
export const canDo = (user: SystemUser, command: string, args: string[]): boolean =>
  spawnSync(command, args, { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' }).status === 0
