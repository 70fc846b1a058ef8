import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, realpath, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const programs = ['buildah', 'podman', 'crun', 'mmdebstrap']
const certificates = '/etc/ssl/certs'

/** Why no container can be built and run here, if so. */
export function whyNot(): string | undefined {
  if (process.platform !== 'linux') return 'containers need Linux'
  if (process.getuid?.() !== 0) return 'only root can build a base from Debian packages'
  const missing = programs.filter(name => spawnSync(name, ['--version']).error)
  return missing.length > 0
    ? `the container was not built or run, because ${missing.join(', ')} is not installed: apt-get install ${programs.join(' ')}`
    : undefined
}

/** Builds and runs images in a folder of its own, whatever the machine's file system and control groups allow. */
export class Containers {
  readonly #folder: string
  readonly #storage: readonly string[]

  constructor(folder: string) {
    this.#folder = folder
    this.#storage = ['--storage-driver=vfs', `--root=${folder}/storage`, `--runroot=${folder}/running`]
  }

  buildah(...words: readonly string[]): Promise<string> {
    return this.#output('buildah', [...this.#storage, ...words])
  }

  podman(...words: readonly string[]): Promise<string> {
    const [command = '', ...rest] = this.podmanCommand(...words)
    return this.#output(command, rest)
  }

  /** crun refuses machines that mix both versions of control groups, so podman may see the newer one alone. */
  podmanCommand(...words: readonly string[]): string[] {
    const podman = ['podman', ...this.#storage, '--runtime=crun', ...words]
    if (existsSync('/sys/fs/cgroup/cgroup.controllers')) return podman
    const alone =
      'umount -R /sys/fs/cgroup; mount -t tmpfs none /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup; exec "$@"'
    return ['unshare', '--mount', 'sh', '-c', alone, 'sh', ...podman]
  }

  /** Two bases, made from Debian packages and the machine's npm, because a registry may be out of reach. */
  async makeBases(): Promise<void> {
    const tar = join(this.#folder, 'debian.tar')
    await this.#output('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', tar])
    const made = (await this.buildah('from', 'scratch')).trim()
    await this.buildah('add', made, tar, '/')
    await this.buildah('commit', made, 'localhost/debian')
    const context = join(this.#folder, 'node')
    await mkdir(context)
    await copyFile(process.execPath, join(context, 'node'))
    const npm = dirname(dirname(await realpath((await run('which', ['npm'])).stdout.trim())))
    await cp(npm, join(context, 'npm'), { recursive: true })
    const lines = [
      'FROM localhost/debian',
      'COPY node /usr/local/bin/node',
      'COPY npm /usr/local/lib/node_modules/npm',
      'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
      process.env.NODE_EXTRA_CA_CERTS ? `ENV NODE_EXTRA_CA_CERTS=${process.env.NODE_EXTRA_CA_CERTS}` : '',
    ]
    await writeFile(join(context, 'Dockerfile'), lines.join('\n'))
    await this.buildah('build', '--isolation=chroot', '--tag=localhost/node', context)
  }

  /** Builds our Dockerfile, with the registry and the cache of this machine's npm. */
  async build(project: string, tag: string): Promise<void> {
    const shared = [`${homedir()}/.npmrc:/root/.npmrc:ro`, `${homedir()}/.npm:/root/.npm`]
    const volumes = [...shared, `${certificates}:${certificates}:ro`].filter(volume =>
      existsSync(volume.split(':')[0] ?? ''),
    )
    await this.buildah(
      ...['build', '--isolation=chroot', '--network=host', '--format=docker', `--tag=${tag}`],
      ...['--build-arg=BUILD_BASE=localhost/node', '--build-arg=BASE=localhost/debian'],
      ...volumes.map(volume => `--volume=${volume}`),
      project,
    )
  }

  async #output(command: string, words: readonly string[]): Promise<string> {
    const options = { maxBuffer: 100_000_000, timeout: 600_000 }
    return (await run(command, [...words], options)).stdout
  }
}
