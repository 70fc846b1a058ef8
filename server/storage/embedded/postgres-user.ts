import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findSystemUser, type SystemUser } from '../../system-user.ts'

const run = promisify(execFile)

export interface ChosenUser {
  /** PostgreSQL refuses to run as root. Undefined if we are not root: then PostgreSQL runs as the same user as the server. */
  readonly user: SystemUser | undefined
  /** Tells the operator if other programs may run as the same user. */
  readonly notice?: string
}

const own = 'learn-postgres'
const shared = 'postgres'

/** If we are root, chooses a user that no other program uses, and creates it if necessary. */
export async function chooseUser(): Promise<ChosenUser> {
  if (process.getuid?.() !== 0) return { user: undefined }
  const user = (await findSystemUser(own)) ?? (await make())
  if (user) return { user }
  const common = await findSystemUser(shared)
  if (common) {
    return {
      user: common,
      notice: `The user "${own}" could not be created, so the database runs as the system user "${shared}", which other databases on this machine may share. Create the user and start again: useradd --system ${own}`,
    }
  }
  throw new Error(
    `PostgreSQL can't run as root, and the user "${own}" could not be created. Create that user, start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Retries, because only one program at a time can add a user, such as two servers on their first start. */
async function make(): Promise<SystemUser | undefined> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', own]],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', own]], // BusyBox
  ]
  for (let tries = 0; tries < 5; tries++) {
    for (const [command, args] of ways) {
      const failure = await run(command, args).catch(error => error)
      const made = await findSystemUser(own)
      if (made) return made
      if (failure.code === 'ENOENT') continue
      await sleep(200)
    }
  }
  return undefined
}

/** Makes the user own existing data, for example if the shared user had it, or a new container numbers users differently. */
export async function takeData(folder: string, { uid, gid }: SystemUser): Promise<void> {
  const owner = await stat(folder).then(
    found => found.uid,
    () => uid,
  )
  // Changes a link itself, not the file it points to.
  if (owner !== uid) await run('chown', ['-hR', `${uid}:${gid}`, folder])
}
