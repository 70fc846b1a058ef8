import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findSystemUser, type SystemUser } from '../../system-user.ts'

const run = promisify(execFile)

const name = 'postgres'

/**
 * The user that PostgreSQL runs as, because it refuses to run as root: `postgres`, created if necessary. Undefined for an
 * ordinary user.
 */
export async function postgresUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (await findSystemUser(name)) ?? (await make())
}

async function make(): Promise<SystemUser> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', name]],
    ['adduser', ['-S', '-D', '-H', name]], // BusyBox
  ]
  for (const [command, args] of ways) {
    await run(command, args).catch(() => undefined)
    const made = await findSystemUser(name)
    if (made) return made
  }
  throw new Error(
    `PostgreSQL can't run as root, and the user "${name}" could not be created. Create that user, start as an ordinary user, or set DATABASE_URL.`,
  )
}
