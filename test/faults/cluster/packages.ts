import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The programs of the cluster, and their Debian packages. */
const needed = {
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/bin/openssl': 'openssl',
}

const missing = () => Object.entries(needed).filter(([path]) => !existsSync(path))

/** Installs missing programs, as root on Debian. Otherwise throws an error that says what to install. */
export function installPackages(say: (line: string) => void): void {
  const packages = missing().map(([, name]) => name)
  if (packages.length === 0) return
  const command = ['install', '--no-install-recommends', ...packages]
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`Installing the Debian packages ${packages.join(', ')} …`)
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    spawnSync('apt-get', [...command, '-y'], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const [still] = missing()
  if (still) throw new Error(`The cluster needs ${still[0]}. On Debian: apt-get ${command.join(' ')}`)
}
