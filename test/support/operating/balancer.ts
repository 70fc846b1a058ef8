import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../bench/processes.ts'

export const hasBalancer = (() => {
  try {
    return Boolean(execFileSync('haproxy', ['-v']))
  } catch {
    return false
  }
})()
export const withoutBalancer = hasBalancer
  ? false
  : 'haproxy is not installed (Debian: apt-get install haproxy)'

/** It never retries a request, so that a test sees every request that a server loses. */
const configOf = (port: number, statistics: number, servers: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 10s
  retries 0
frontend learn
  bind 127.0.0.1:${port}
  default_backend servers
frontend statistics
  bind 127.0.0.1:${statistics}
  stats enable
  stats uri /
backend servers
  option httpchk GET /readyz
  http-reuse always
  default-server check inter 200ms fall 1 rise 1
${servers.map(server => `  server s${server} 127.0.0.1:${server}`).join('\n')}
`

export interface Balancer {
  readonly port: number
  readonly url: string
  /** The last state of each server, such as `UP L7OK` or `DOWN L4CON`, by port. */
  states(): Promise<Map<number, string>>
  /** Waits until it sends requests to this many servers. */
  untilServing(servers: number): Promise<void>
  stop(): Promise<void>
}

/** haproxy in front of servers on these ports, which may not be there yet. */
export async function startBalancer(folder: string, servers: readonly number[]): Promise<Balancer> {
  const [port, statistics] = [await freePort(), await freePort()]
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configOf(port, statistics, servers))
  const balancer = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  const ended = once(balancer, 'exit')
  const states = async () => {
    const text = await fetch(`http://127.0.0.1:${statistics}/;csv`)
      .then(answer => answer.text())
      .catch(() => '')
    const lines = text.split('\n').filter(line => line.startsWith('servers,s'))
    return new Map(
      lines.map(line => line.split(',')).map(it => [Number(it[1]?.slice(1)), `${it[17]} ${it[36]}`]),
    )
  }
  const serving = async () => [...(await states()).values()].filter(state => /^UP /.test(state)).length
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    states,
    untilServing: async wanted => {
      while ((await serving()) !== wanted) {
        if (balancer.exitCode !== null) throw new Error('the balancer has ended')
        await sleep(50)
      }
    },
    stop: async () => {
      balancer.kill()
      await ended
    },
  }
}
