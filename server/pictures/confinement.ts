import { join } from 'node:path'
import type { Logger } from 'pino'
import { canRun, findSystemUser, type SystemUser } from '../system-user.ts'

/** The program that opens pictures, and the code that it may read. */
export const program = join(import.meta.dirname, 'program.ts')
const readable = [join(import.meta.dirname, '..'), join(import.meta.dirname, '../../node_modules')]

const userName = 'nobody'

/** Node's own rules for a process in this folder. They bind its JavaScript, but not the decoders. */
export const rulesFor = (folder: string): string[] => [
  '--permission',
  '--allow-addons', // `sharp` is one.
  '--disable-warning=SecurityWarning', // About `--allow-addons`.
  ...[...readable, folder].map(path => `--allow-fs-read=${path}/*`),
  `--allow-fs-write=${folder}/*`,
]

/** If the server is root, pictures are opened as this user. The system's own rules bind the decoders too. */
export async function findPictureUser(log?: Logger): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const user = await findSystemUser(userName)
  const read = `require('node:fs').readFileSync(process.argv[1])`
  if (user && (await canRun(user, process.execPath, ['-e', read, program], {}))) return user
  log?.warn(
    `Images are opened as root, because the user "${userName}" can't run ${program}. Install Learn where every user can read it, or run it as an ordinary user.`,
  )
  return undefined
}
