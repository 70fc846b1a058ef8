import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A real S3 server: Ceph's gateway, in front of a single-node cluster that keeps everything in memory. */
export interface Radosgw {
  readonly endpoint: string
  /** Creates a user with their own keys, and optionally a limit on the objects in a bucket. */
  makeUser(id: string, maxObjects?: number): Promise<{ accessKeyId: string; secretAccessKey: string }>
  close(): Promise<void>
}

/** The id of an encryption key for aws:kms. */
export const kmsKey = 'key-of-the-tests'

const packages = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-base', 'ceph-common']
const programs = ['radosgw', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw-admin', 'ceph']
const installation = `apt-get install --no-install-recommends ${packages.join(' ')}`
const run = promisify(execFile)

/** Returns undefined, after printing what to do, if radosgw is not installed and can't be. */
export async function startRadosgw(): Promise<Radosgw | undefined> {
  if (!isInstalled()) install()
  if (!isInstalled()) {
    console.error(`These tests need radosgw, an S3 server. To install it on Debian: ${installation}`)
    return undefined
  }
  const folder = await mkdtemp(join(tmpdir(), 'learn-radosgw-'))
  const children: ChildProcess[] = []
  const close = async () => {
    const ended = children.filter(isRunning).map(child => once(child, 'exit'))
    for (const child of children) child.kill('SIGKILL') // They have nothing to save.
    await Promise.all(ended)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await startIn(folder, children)), close }
  } catch (error) {
    await close()
    throw error
  }
}

const isInstalled = () =>
  programs.every(name =>
    (process.env.PATH ?? '').split(delimiter).some(directory => existsSync(join(directory, name))),
  )

function install(): void {
  if (process.getuid?.() !== 0) return
  console.log(`radosgw is not installed. Installing the Debian packages ${packages.join(', ')} …`)
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  const words = installation.split(' ').slice(1)
  spawnSync('apt-get', [...words, '-y'], { stdio: ['ignore', 'ignore', 'inherit'] })
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function startIn(folder: string, children: ChildProcess[]): Promise<Omit<Radosgw, 'close'>> {
  const [monitorPort, port] = [await freePort(), await freePort()]
  const [cluster, store] = [randomUUID(), randomUUID()]
  const config = join(folder, 'ceph.conf')
  const monitors = join(folder, 'monmap')
  const monitor = `[v1:127.0.0.1:${monitorPort}]`
  for (const name of ['monitor', 'store', 'gateway']) await mkdir(join(folder, name))
  await writeFile(config, settings({ folder, cluster, monitor, port }))
  const start = (program: string, words: string[]) =>
    children.push(spawn(program, ['-f', '-c', config, ...words], { stdio: 'ignore' }))
  await run('monmaptool', ['--create', '--addv', 'a', monitor, '--fsid', cluster, monitors])
  await run('ceph-mon', ['-c', config, '--mkfs', '-i', 'a', '--monmap', monitors])
  start('ceph-mon', ['-i', 'a'])
  const ask = async (...words: string[]) =>
    (await run('ceph', ['-c', config, '--connect-timeout', '60', ...words])).stdout
  await ask('osd', 'new', store, '0')
  // The OSD would register itself, but sometimes tries before it has found the monitor, and exits.
  await ask('osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=here')
  await run('ceph-osd', ['-c', config, '--mkfs', '-i', '0', '--osd-uuid', store])
  start('ceph-osd', ['-i', '0'])
  // Requests to the OSD before it is up may hang for ever.
  while (!(await ask('osd', 'stat')).includes('1 up')) await sleep(100)
  const administer = async (...words: string[]) =>
    await run('radosgw-admin', ['-c', config, '--name', 'client.gateway', ...words], { timeout: 120_000 })
  start('radosgw', ['--name', 'client.gateway'])
  const endpoint = `http://127.0.0.1:${port}`
  while (!(await answers(endpoint))) {
    if (!children.every(isRunning)) throw new Error('radosgw or one of its daemons stopped unexpectedly')
    await sleep(100)
  }
  return {
    endpoint,
    makeUser: async (id, maxObjects) => {
      const [accessKeyId, secretAccessKey] = [
        randomBytes(10).toString('hex'),
        randomBytes(20).toString('hex'),
      ]
      const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey]
      await administer('user', 'create', '--uid', id, '--display-name', id, ...keys)
      if (maxObjects !== undefined) {
        const quota = ['--quota-scope', 'bucket', '--uid', id]
        await administer('quota', 'set', ...quota, '--max-objects', String(maxObjects))
        await administer('quota', 'enable', ...quota)
      }
      return { accessKeyId, secretAccessKey }
    },
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** The port could be taken before it is used, but nothing else in these tests asks for a port by number. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address !== null && typeof address === 'object' ? address.port : 0
}

const key = () => randomBytes(32).toString('base64')

const settings = ({ folder, cluster, monitor, port }: Record<string, string | number>) => `[global]
fsid = ${cluster}
mon_host = ${monitor}
mon_initial_members = a
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_msgr2 = false
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
osd_class_update_on_start = false
osd_crush_update_on_start = false
mon_allow_pool_size_one = true
mon_data_avail_crit = 1
run_dir = ${folder}
crash_dir = ${folder}
keyring = ${folder}/keyring
admin_socket =
pid_file =
log_file = ${folder}/$name.log
[mon.a]
mon_data = ${folder}/monitor
[osd.0]
osd_data = ${folder}/store
osd_objectstore = memstore
memstore_device_bytes = 4294967296
[client.gateway]
rgw_data = ${folder}/gateway
rgw_frontends = beast endpoint=127.0.0.1:${port}
rgw_bucket_quota_ttl = 0
rgw_max_listing_results = 50
rgw_crypt_require_ssl = false
rgw_crypt_default_encryption_key = ${key()}
rgw_crypt_s3_kms_backend = testing
rgw_crypt_s3_kms_encryption_keys = ${kmsKey}=${key()}
`
