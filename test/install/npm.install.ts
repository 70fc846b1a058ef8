import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { makeApiKey } from '../../server/identity/api-key.ts'
import { callOperation } from '../support/client.ts'
import { png } from '../support/media/files.ts'
import { temporaryDirectory } from '../support/processes.ts'
import { copyProject } from './copy.ts'

const run = promisify(execFile)
const folder = await temporaryDirectory()
after(() => folder.remove())

/** Of everything that the install adds, in MB as `du` counts them. */
const largest = 250
const platform = `${process.platform}-${process.arch}`

/** A machine's own Node and npm. `runs` is the Node that the server runs on. */
const machines = [
  { node: '20', npm: '10', runs: /\/runtime\/bin\/node$/ },
  { node: '22', npm: '10', runs: /\/runtime\/bin\/node$/ },
  { node: '24.11.0', npm: '11', runs: /\/node-24\.11\.0\/.*\/bin\/node$/ },
]

/** A PATH on which `node` and `npm` are of these versions. */
async function pathWith(node: string, npm: string): Promise<string> {
  const installed = join(folder.path, `node-${node}`)
  const words = ['install', '--silent', '--no-save', '--prefer-offline', '--prefix', installed]
  await run('npm', [...words, `node-${platform}@${node}`, `npm@${npm}`])
  const programs = join(installed, 'programs')
  await mkdir(programs)
  await symlink(join(installed, `node_modules/node-${platform}/bin/node`), join(programs, 'node'))
  await symlink(join(installed, 'node_modules/npm/bin/npm-cli.js'), join(programs, 'npm'))
  return `${programs}:/usr/local/bin:/usr/bin:/bin`
}

for (const { node, npm, runs } of machines) {
  test(`npm install --omit=dev && npm start, where the machine has Node ${node}`, async t => {
    const project = join(folder.path, `learn-${node}`)
    await copyProject(project)
    const before = await readdir(project)
    const apiKey = makeApiKey()
    const { HOME, NODE_EXTRA_CA_CERTS } = process.env
    const env = {
      ...{ HOME, NODE_EXTRA_CA_CERTS, PATH: await pathWith(node, npm) },
      ...{ PORT: '0', LEARN_DATA_DIR: join(folder.path, `data-${node}`), LEARN_BOOTSTRAP_API_KEY: apiKey },
    }
    const options = { cwd: project, env }
    assert.match((await run('node', ['--version'], options)).stdout, new RegExp(`^v${node}\\b`))

    const installed = await run('npm', ['install', '--omit=dev', '--prefer-offline'], options)
    assert.doesNotMatch(installed.stdout + installed.stderr, /EBADENGINE|deprecated/)
    const sizes = new Map<string, number>()
    // A folder that was not there before: node_modules, and runtime if Node was fetched.
    for (const added of (await readdir(project)).filter(name => !before.includes(name)))
      sizes.set(added, Number.parseInt((await run('du', ['-sm', added], options)).stdout, 10))
    const added = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    const measured = `the install added ${added} MB: ${JSON.stringify(Object.fromEntries(sizes))}`
    t.diagnostic(measured)
    assert.equal(sizes.has('runtime'), runs.test('/runtime/bin/node'), measured)
    assert(sizes.has('node_modules') && added <= largest, measured)

    const server = spawn('npm', ['start'], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = once(server, 'exit')
    t.after(() => server.kill('SIGTERM'))
    let output = ''
    for (const stream of [server.stdout, server.stderr]) stream.on('data', chunk => (output += chunk))
    while (!/running at http\S+\n/.test(output)) {
      if (server.exitCode !== null) assert.fail(output)
      await Promise.race([once(server.stdout, 'data'), ended])
    }
    assert.doesNotMatch(output, /Could not bundle|Warning/)
    const url = /running at (http:\S+)/.exec(output)?.[1] ?? ''
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
    const { body } = await callOperation(url, 'organizations.listOrganizations', apiKey, {})
    assert.equal(body.data[0]?.name, 'My organization')
    assert.match(await (await fetch(`${url}/learn`)).text(), /<script type="module" src="\/assets\/child-/)
    await callPrograms(project, { ...env, LEARN_URL: url, LEARN_TOKEN: apiKey })

    const child = (await run('pgrep', ['-P', String(server.pid)])).stdout.trim()
    if (process.platform === 'linux') assert.match(await readlink(`/proc/${child}/exe`), runs)
    server.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
  })
}

/** The README's first command, a picture, which is opened in a process of its own, and the admin tool. */
async function callPrograms(cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const family =
    '--parent-display-name Alex --parent-email alex@example.org --child-display-name Robin --child-username robin-the-fox --child-pin 4071 --exam-family-id gl --subject-ids maths --avatar-id fox'
  const learn = ['run', '--silent', 'learn', '--', 'families', 'onboard', ...family.split(' ')]
  const words = [...learn, '--year-group', 'Year 5', '--target-school', 'null', '--json']
  assert.match((await run('npm', words, { cwd, env })).stdout, /Robin/)
  const picture = join(folder.path, 'dot.png')
  await writeFile(picture, png)
  const upload = ['run', '--silent', 'learn', '--', 'media', 'upload', picture]
  assert.match((await run('npm', upload, { cwd, env })).stderr, /Uploaded 1 file/)
  const admin = ['run', '--silent', 'admin', '--', 'list-organizations']
  assert.match((await run('npm', admin, { cwd, env })).stdout, /My organization/)
}
