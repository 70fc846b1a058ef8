import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { killProgram, type Place, startProgram } from './place.ts'
import { steadyPort } from './port.ts'
import { reference } from './reference.ts'

interface Behind {
  readonly nodes: readonly { readonly name: string; readonly port: number; readonly apiPort: number }[]
  readonly servers: readonly number[]
}

const answers = join(import.meta.dirname, '../../../deploy/cluster')

/** haproxy with the reference file. */
export class Balancer {
  readonly url: string
  readonly safeUrl: string
  /** Where servers find the database. */
  readonly databasePort: number
  /** The certificate of the HTTPS URL, for the host name learn.example.org. */
  readonly certificate: string
  readonly #process: ChildProcess
  readonly #socket: string

  private constructor(
    fixed: Pick<Balancer, 'url' | 'safeUrl' | 'databasePort' | 'certificate'>,
    process: ChildProcess,
    socket: string,
  ) {
    this.url = fixed.url
    this.safeUrl = fixed.safeUrl
    this.databasePort = fixed.databasePort
    this.certificate = fixed.certificate
    this.#process = process
    this.#socket = socket
  }

  static async start({ folder }: Place, { nodes, servers }: Behind): Promise<Balancer> {
    const [plain, safe, redirect, databasePort, standbyPort] = await Promise.all(
      Array.from({ length: 5 }, () => steadyPort()),
    )
    const [config, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'haproxy.sock')]
    const certificate = makeCertificate(folder)
    const isRoot = process.getuid?.() === 0
    const text = reference('haproxy.cfg', {
      '/run/haproxy/admin.sock': socket,
      '/etc/haproxy/learn.pem': join(folder, 'learn.pem'),
      '/etc/haproxy/learn-away.json': join(answers, 'learn-away.json'),
      '/etc/haproxy/learn-lost.json': join(answers, 'learn-lost.json'),
      'bind :80\n': `bind 127.0.0.1:${redirect}\n`,
      'bind :443 ': `bind 127.0.0.1:${safe} `,
      'bind 127.0.0.1:8080': `bind 127.0.0.1:${plain}`,
      'bind 127.0.0.1:5432': `bind 127.0.0.1:${databasePort}`,
      'bind 127.0.0.1:5433': `bind 127.0.0.1:${standbyPort}`,
      ' port 8008 ': ' ',
      ...Object.fromEntries(
        nodes.map(({ port, apiPort }, at) => [`10.0.0.1${at + 1}:5432`, `127.0.0.1:${port} port ${apiPort}`]),
      ),
      ...Object.fromEntries(servers.map((port, at) => [`10.0.0.2${at + 1}:4000`, `127.0.0.1:${port}`])),
      ...(!isRoot && { '    user haproxy\n': '', '    group haproxy\n': '' }),
    })
    writeFileSync(config, text)
    const child = startProgram({ folder, user: undefined }, 'haproxy', [
      '/usr/sbin/haproxy',
      '-db',
      '-f',
      config,
    ])
    const ports = { url: `http://127.0.0.1:${plain}`, safeUrl: `https://127.0.0.1:${safe}` }
    const balancer = new Balancer({ ...ports, databasePort: databasePort ?? 0, certificate }, child, socket)
    await balancer.#untilItAnswers()
    return balancer
  }

  async #untilItAnswers(): Promise<void> {
    for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
      if (this.#process.exitCode !== null) break
      const primaries = await this.up('postgresql').catch(() => [])
      if (primaries.length === 1) return // At first, it believes that all are.
    }
    throw new Error('haproxy did not start')
  }

  /** The servers of a part to which haproxy currently sends requests. */
  async up(part: 'servers' | 'postgresql'): Promise<string[]> {
    const socket = connect(this.#socket)
    socket.end('show stat\n')
    const rows = Buffer.concat(await socket.toArray())
      .toString()
      .split('\n')
    const found = rows.map(row => row.split(',')).filter(([proxy]) => proxy === part)
    const isUp = ([, name = '', ...more]: string[]) =>
      /^(server|node)/.test(name) && more[15]?.startsWith('UP') === true
    return found.filter(isUp).map(([, name = '']) => name)
  }

  async untilUp(part: 'servers' | 'postgresql', count: number): Promise<void> {
    for (const end = Date.now() + 120_000; Date.now() < end; await sleep(50))
      if ((await this.up(part)).length === count) return
    throw new Error(`haproxy does not find ${count} of ${part}: ${await this.up(part)}`)
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const exit = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    const late = setTimeout(() => void killProgram(this.#process), 2_000)
    await exit
    clearTimeout(late)
  }

  readonly abandon = (): void => {
    this.#process.kill('SIGKILL')
  }
}

/** Returns the certificate. The file next to it has the private key too, as haproxy wants it. */
function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=learn.example.org -addext subjectAltName=DNS:learn.example.org'
  execFileSync('/usr/bin/openssl', [...words.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const text = readFileSync(certificate, 'utf8')
  writeFileSync(join(folder, 'learn.pem'), text + readFileSync(key, 'utf8'), { mode: 0o600 })
  return text
}
