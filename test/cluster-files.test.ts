import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { get } from 'node:https'
import { after, test } from 'node:test'
import { parse } from 'yaml'
import { readConfig } from '../server/config.ts'
import { Balancer } from './faults/cluster/balancer.ts'
import { steadyPort } from './faults/cluster/port.ts'
import { variablesOf } from './faults/cluster/reference.ts'
import { request } from './support/client.ts'
import { temporaryDirectory } from './support/processes.ts'

const read = (name: string) => readFileSync(`deploy/cluster/${name}`, 'utf8')
const servers: Server[] = []
after(() => {
  for (const server of servers) stop(server)
})

/** A program behind haproxy that answers every request with its name. */
async function standIn(name: string): Promise<{ port: number; stop(): void }> {
  const server = createServer((_request, response) => response.writeHead(200).end(name))
  servers.push(server)
  const port = await steadyPort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return { port, stop: () => stop(server) }
}

function stop(server: Server): void {
  server.close()
  server.closeAllConnections()
}

test('the settings of a server are valid, and it drains longer than haproxy takes to notice', () => {
  const variables = variablesOf(read('learn.env'))
  const secrets = Object.fromEntries(
    [...read('learn.env').matchAll(/^(\w+)=$/gm)].map(([, name]) => [name, 's'.repeat(32)]),
  )
  const { drainSeconds, databaseUrl } = readConfig({ ...variables, ...secrets })
  const servers = /^backend servers$[\s\S]*?default-server check inter (\d+)s .*fall (\d+)/m.exec(
    read('haproxy.cfg'),
  )
  const [, inter, fall] = servers ?? []
  assert(drainSeconds > (Number(inter) + 0.5) * Number(fall), `${drainSeconds} s for ${inter} s × ${fall}`)
  assert(
    read('haproxy.cfg').includes(`bind ${new URL(databaseUrl ?? '').host}\n`),
    'haproxy has the database',
  )
  const [, standbys = ''] = /^# DATABASE_REPLICA_URL=(.*)$/m.exec(read('learn.env')) ?? []
  assert(read('haproxy.cfg').includes(`bind ${new URL(standbys).host}\n`), 'haproxy has the standbys')
})

test('Patroni keeps the rules that its timing depends on, and finds etcd where it is', () => {
  const { bootstrap, etcd3, name, postgresql } = parse(read('patroni.yml'))
  const { ttl, loop_wait, retry_timeout, synchronous_mode, postgresql: shared } = bootstrap.dcs
  assert(ttl >= loop_wait + 2 * retry_timeout)
  assert.deepEqual([synchronous_mode, shared.parameters.synchronous_commit], [true, 'on'])
  const etcd = variablesOf(read('etcd.env'))
  const members = (etcd.ETCD_INITIAL_CLUSTER ?? '')
    .split(',')
    .map(member => new URL(member.split('=')[1] ?? ''))
  assert.deepEqual(
    etcd3.hosts,
    members.map(({ hostname }) => `${hostname}:2379`),
  )
  assert.equal(name, etcd.ETCD_NAME)
  const nodes = [...read('haproxy.cfg').matchAll(/^ +server node\d (\S+)$/gm)].map(([, address]) => address)
  const databases = members.map(({ hostname }) => `${hostname}:5432`)
  assert.deepEqual(nodes, [...databases, ...databases], 'as the primary, and as standbys')
  assert(nodes.includes(postgresql.connect_address))
})

const skip =
  !(existsSync('/usr/sbin/haproxy') && existsSync('/usr/bin/openssl')) &&
  'haproxy or openssl is not installed (Debian: apt-get install haproxy openssl)'
test('haproxy accepts the file, keeps callers with their server, and answers for unavailable servers', {
  skip,
}, async () => {
  const folder = await temporaryDirectory()
  const primary = await standIn('primary')
  const learns = await Promise.all(['one', 'two', 'three'].map(standIn))
  const nodes = await Promise.all(
    [1, 2, 3].map(async number => ({
      name: `node${number}`,
      port: 9,
      apiPort: number === 1 ? primary.port : await steadyPort(),
    })),
  )
  const balancer = await Balancer.start(
    { folder: folder.path, user: undefined },
    { nodes, servers: learns.map(({ port }) => port) },
  )
  try {
    const ask = async (credential: string): Promise<string> => {
      const options = { headers: { authorization: credential } }
      // If a server stops just as haproxy sends it a request, haproxy ends the connection. Clients then retry.
      const answer = await fetch(`${balancer.url}/v1/teams`, options).catch(() => undefined)
      return answer ? await answer.text() : await ask(credential)
    }
    const credentials = Array.from({ length: 40 }, (_, number) => `Bearer key ${number}`)
    const first = await Promise.all(credentials.map(ask))
    assert.deepEqual(new Set(first), new Set(['one', 'two', 'three']))
    assert.deepEqual(
      await Promise.all(credentials.map(ask)),
      first,
      'each credential goes to the same server',
    )
    learns[0]?.stop()
    const then = await Promise.all(credentials.map(ask))
    assert(
      then.every(name => name === 'two' || name === 'three'),
      'nobody notices that one is gone',
    )
    const others = first.map((name, at) => (name === 'one' ? then[at] : name))
    assert.deepEqual(then, others, 'nobody else moves')
    assert.match(await askSafely(balancer), /^(two|three)$/)
    learns[1]?.stop()
    learns[2]?.stop()
    // Checks the answer against the contract.
    const { status, headers, body } = await request<{ _tag: string }>(balancer.url, '/v1/teams', {})
    assert.deepEqual([status, body._tag, headers.get('retry-after')], [429, 'TooManyRequests', '5'])
    assert.equal((await fetch(`${balancer.url}/readyz`)).status, 503)
  } finally {
    await balancer.stop()
    await folder.remove()
  }
})

/** Over TLS, with the certificate of the public host name. */
async function askSafely({ safeUrl, certificate }: Balancer): Promise<string> {
  return await new Promise((resolve, reject) => {
    const sent = get(
      `${safeUrl}/v1/teams`,
      { ca: certificate, servername: 'learn.example.org' },
      response => {
        response
          .setEncoding('utf8')
          .toArray()
          .then(chunks => resolve(chunks.join('')), reject)
      },
    )
    sent.on('error', reject)
  })
}
