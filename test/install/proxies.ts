import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Where a proxy under test listens, and its files: the certificate is in `cert.pem` and `key.pem`. */
export interface Place {
  readonly folder: string
  readonly port: number
  /** The server's address, without http:// */
  readonly upstream: string
}

/** A proxy that runs our example, with the names, ports and files of a test. */
interface Proxy {
  readonly command: string
  configure(place: Place): Promise<readonly string[]>
}

const example = (file: string, changes: readonly (readonly [string, string])[]) =>
  changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      return text.replaceAll(from, to)
    },
    readFileSync(file, 'utf8'),
  )

export const proxies: Readonly<Record<string, Proxy>> = {
  nginx: {
    command: 'nginx',
    async configure({ folder, port, upstream }) {
      const ours = example('deploy/nginx.conf', [
        ['127.0.0.1:4000', upstream],
        ['learn.example.org;', 'localhost;'],
        ['    listen 80;\n    listen [::]:80;', `    listen 127.0.0.1:${await freePort()};`],
        ['    listen 443 ssl http2;\n    listen [::]:443 ssl http2;', `    listen ${port} ssl http2;`],
        ['/etc/letsencrypt/live/learn.example.org/fullchain.pem', join(folder, 'cert.pem')],
        ['/etc/letsencrypt/live/learn.example.org/privkey.pem', join(folder, 'key.pem')],
      ])
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map(name => `${name}_temp_path ${folder}/${name};`)
        .join('\n')
      const whole = `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${ours}}\n`
      await writeFile(join(folder, 'nginx.conf'), whole)
      return ['-p', folder, '-c', join(folder, 'nginx.conf')]
    },
  },
  caddy: {
    command: 'caddy',
    async configure({ folder, port, upstream }) {
      const ours = example('deploy/Caddyfile', [
        ['learn.example.org {', `localhost:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`],
        ['127.0.0.1:4000', upstream],
      ])
      await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${ours}`)
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    },
  },
}

export const isInstalled = (command: string): boolean => !spawnSync(command, ['version']).error

/** Starts a proxy and waits until it accepts connections. */
export async function startProxy({ command, configure }: Proxy, place: Place): Promise<ChildProcess> {
  await mkdir(place.folder, { recursive: true })
  const words = await configure(place)
  const env = { PATH: process.env.PATH, HOME: place.folder }
  const child = spawn(command, words, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr?.on('data', chunk => (errors += chunk))
  while (!(await accepts(place.port))) {
    if (child.exitCode !== null) throw new Error(`${command} has ended: ${errors}`)
    await sleep(50)
  }
  return child
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return isOpen
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
