import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** Undefined if this machine has no such user. */
export async function findSystemUser(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** Whether the user can run the command. Trying it also covers restrictions beyond mode bits. */
export const canRun = (
  { uid, gid }: SystemUser,
  command: string,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<boolean> =>
  run(command, args, { uid, gid, cwd: '/', ...(env && { env }) }).then(
    () => true,
    () => false,
  )
