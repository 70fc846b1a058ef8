import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Learn } from '@learn/sdk'
import { makeApiKey } from '../../server/identity/api-key.ts'
import { png } from '../support/media/files.ts'
import { temporaryDirectory } from '../support/processes.ts'
import { Containers, whyNot } from './containers.ts'
import { copyProject } from './copy.ts'
import { freePort } from './proxies.ts'

const image = 'localhost/learn'
const userId = 10_001
/** What compose.yaml asks for, and what lets podman run inside other containers. */
const protections = [
  '--read-only',
  '--tmpfs=/tmp:size=64m',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
]
const nested = [
  '--cgroups=disabled',
  '--network=host',
  '--ulimit=nofile=1024:1024',
  '--ulimit=nproc=1024:1024',
]

describe('the image', { skip: whyNot() }, async () => {
  const folder = await temporaryDirectory()
  const containers = new Containers(folder.path)
  const data = join(folder.path, 'data')
  after(() => folder.remove())

  before(async () => {
    const project = join(folder.path, 'learn')
    await copyProject(project)
    await containers.makeBases()
    await containers.build(project, image)
    await mkdir(data, { mode: 0o700 })
    await chown(data, userId, userId)
  })

  test('has a user, a health check, a signal and one volume', async t => {
    const { Docker } = JSON.parse(await containers.buildah('inspect', '--type=image', image))
    const { User, StopSignal, Healthcheck, Entrypoint, Volumes, Env } = Docker.config
    assert.deepEqual([User, StopSignal, Volumes], ['learn', 'SIGTERM', { '/data': {} }])
    assert.deepEqual(Entrypoint, ['/bin/sh', '/opt/learn/scripts/start.sh'])
    assert.equal(Healthcheck.Test[0], 'CMD')
    assert.doesNotMatch(Env.join(), /NODE_EXTRA_CA_CERTS|SECRET/)
    t.diagnostic((await containers.buildah('images', '--format={{.Name}} {{.Size}}')).trim())
  })

  test('runs on a read-only file system, answers, and ends with 0', async t => {
    const [port, apiKey] = [await freePort(), makeApiKey()]
    const settings = { HOST: '127.0.0.1', PORT: String(port), LEARN_BOOTSTRAP_API_KEY: apiKey }
    const env = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`)
    const words = ['run', '--name=server', ...protections, ...nested, ...env, `--volume=${data}:/data`, image]
    const [command = '', ...rest] = containers.podmanCommand(...words)
    const server = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
    t.after(() => containers.podman('rm', '--force', 'server'))
    const ended = once(server, 'exit')
    let output = ''
    for (const stream of [server.stdout, server.stderr]) stream.on('data', chunk => (output += chunk))
    while (!output.includes('running at')) {
      if (server.exitCode !== null) assert.fail(output)
      await Promise.race([once(server.stdout, 'data'), ended])
    }
    assert.doesNotMatch(output, /Could not bundle|"level":[56]0/)

    const url = `http://127.0.0.1:${port}`
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
    const client = new Learn({ baseUrl: url, token: apiKey })
    const [organization] = await Array.fromAsync(client.organizations.list())
    assert.equal(organization?.name, 'My organization')
    const file = new File([png], 'dot.png', { type: 'image/png' })
    let item = await client.media.upload(file, { organizationId: organization.id })
    while (item.status === 'scanning') item = await client.media.get(item.id)
    assert.equal(item.status, 'ready', 'the picture is opened in a process of its own')
    await containers.podman('healthcheck', 'run', 'server')

    const inside = (script: string) => containers.podman('exec', 'server', 'sh', '-c', script)
    assert.match(await inside('sh scripts/admin.sh list-organizations'), /My organization/)
    assert.match(await inside('id'), /^uid=10001\(learn\)/)
    await assert.rejects(inside('touch /opt/learn/node_modules/x'), /Read-only file system/)
    assert.match(await inside('cat /proc/1/cmdline'), /^node\0/, 'signals reach the server')
    assert((await readdir(join(data, 'compiled'))).length > 0, 'compiled code is kept with the data')

    await containers.podman('stop', '--time=45', 'server')
    assert.deepEqual(await ended, [0, null], output)
  })
})
