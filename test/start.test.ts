import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { isWellFormedApiKey, makeApiKey } from '../server/identity/api-key.ts'
import { startEmbedded } from '../server/storage/embedded/postgres.ts'
import { callOperation } from './support/client.ts'
import { createDatabase } from './support/database.ts'
import {
  finish,
  type LaunchedServer,
  launch,
  program,
  stopAll,
  temporaryDirectory,
} from './support/processes.ts'
import { testSecret } from './support/world.ts'

const run = promisify(execFile)
after(stopAll)

const list = (server: LaunchedServer, key: string) =>
  callOperation(server.url, 'organizations.listOrganizations', key, {})
const create = (server: LaunchedServer, key: string, name: string) =>
  callOperation(server.url, 'organizations.createOrganization', key, { name }, { 'idempotency-key': name })
const keyIn = (output: string) => /learn_sk_\S{51}/.exec(output)?.[0] ?? assert.fail(`no key in ${output}`)
const isAlive = (pid: number) => existsSync(`/proc/${pid}`)
const postmaster = async (directory: string) =>
  Number((await readFile(join(directory, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
/** The lock of a directory's database as it would be if another program had its process id now. */
const lockOf = async (directory: string, pid: number) =>
  (await readFile(join(directory, 'postgres', 'postmaster.pid'), 'utf8')).replace(/^\d+/, String(pid))

test('the life of a data directory', async t => {
  const data = await temporaryDirectory()
  const env = { LEARN_DATA_DIR: data.path }
  let key = ''
  after(() => data.remove())
  t.afterEach(stopAll) // A server left running by a failed step would make all later steps fail.

  await t.test('the first start prints a key once, with a curl command that works as it is', async () => {
    const server = await launch({ ...env, LEARN_BACKUP_PLCE: '/mnt/backups' })
    const output = server.output()
    key = keyIn(output)
    assert.match(output, /^No backups are made until you set LEARN_BACKUP_PLACE and LEARN_BACKUP_PASSPHRASE/m)
    assert.match(output, /API reference: +http:\/\/127\.0\.0\.1:\d+\/docs/)
    const line = /^ {2}(curl .*)$/m.exec(output)?.[1] ?? assert.fail(`no curl line in ${output}`)
    const { stdout } = await run('sh', ['-c', `${line} --silent`])
    assert.equal(JSON.parse(stdout).data[0].name, 'My organization')
    assert.equal((await create(server, key, 'Kept')).status, 201)
    assert.equal(await server.stop('SIGTERM'), 0)
    assert.doesNotMatch(server.output().slice(output.length), /learn_sk_\w/, 'no key in the log either')
    assert.match(
      server.output(),
      /"level":40.*LEARN_BACKUP_PLCE is not a setting.*mean LEARN_BACKUP_PLACE\?"/,
    )
    assert.match(server.output(), /"level":40.*makes no backups \(LEARN_BACKUP_PLACE is not set\)\."/)
  })

  await t.test('a second start prints no secrets and still has the data', async () => {
    const server = await launch(env)
    assert.doesNotMatch(server.output(), /learn_sk_|first start/i)
    const { body } = await list(server, key)
    assert.deepEqual(
      body.data.map(({ name }) => name),
      ['Kept', 'My organization'],
    )
    assert.equal(await server.stop('SIGINT'), 0)
    assert(!existsSync(join(data.path, 'postgres', 'postmaster.pid')), 'the database has stopped too')
  })

  await t.test('a killed server leaves its database running, and the next start takes it over', async () => {
    const crashed = await launch(env)
    assert.equal((await create(crashed, key, 'Before the crash')).status, 201)
    await crashed.stop('SIGKILL')
    const pid = await postmaster(data.path)
    assert(isAlive(pid), 'the database outlives the server')
    const server = await launch(env)
    assert.equal((await list(server, key)).body.total, 3)
    await server.stop('SIGTERM')
    assert(!existsSync(join(data.path, 'postgres', 'postmaster.pid')), 'and stops it at its own end')
  })

  await t.test('a database killed with its server recovers', async () => {
    const crashed = await launch(env)
    assert.equal((await create(crashed, key, 'Durable')).status, 201)
    const pid = await postmaster(data.path)
    crashed.process.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')
    await crashed.ended
    const server = await launch(env)
    assert.equal((await list(server, key)).body.total, 4)
    await server.stop('SIGTERM')
  })

  await t.test('a lock whose process id now belongs to another program is ignored', async () => {
    const lock = join(data.path, 'postgres', 'postmaster.pid')
    const lines = [
      process.pid,
      join(data.path, 'postgres'),
      1_700_000_000,
      5432,
      '',
      '127.0.0.1',
      '',
      'ready',
      '',
    ]
    await writeFile(lock, lines.join('\n'))
    await chmod(lock, 0o644)
    const server = await launch(env)
    assert.equal((await list(server, key)).status, 200)
    await server.stop('SIGTERM')
  })

  await t.test(
    'a second server on the same directory says so and exits with 1, whatever its port',
    async () => {
      const server = await launch(env)
      for (const PORT of ['0', new URL(server.url).port]) {
        const second = await finish('server/main.ts', { ...env, PORT })
        assert.equal(second.code, 1)
        assert.match(second.output, /^Another Learn server is running on /m)
        assert.doesNotMatch(second.output, /at \S+ \(/)
      }
      assert.equal((await list(server, key)).status, 200, 'the first server continues')
      await server.stop('SIGTERM')
    },
  )

  await t.test(
    'of two servers that start at the same moment, one runs and the other explains why it can’t',
    async () => {
      // Which of them starts the database and which is given the lease is chance, and all four cases must work.
      for (let round = 0; round < 4; round++) {
        const results = await Promise.allSettled([launch(env), launch(env)])
        const running = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
        const [server] = running
        assert(server && running.length === 1)
        const [refused] = results.flatMap(result =>
          result.status === 'rejected' ? [String(result.reason)] : [],
        )
        assert.match(refused ?? '', /exited with 1: Another Learn server is running/)
        assert.equal((await list(server, key)).status, 200)
        await server.stop('SIGTERM')
      }
    },
  )

  await t.test('a directory by another name is the same directory', async () => {
    const server = await launch(env)
    await symlink(data.path, `${data.path}-link`)
    const second = await finish('server/main.ts', { LEARN_DATA_DIR: `${data.path}-link` })
    await rm(`${data.path}-link`)
    assert.equal(second.code, 1)
    assert.match(second.output, /^Another Learn server is running on /m)
    assert.equal((await list(server, key)).status, 200)
    assert(existsSync(join(data.path, 'postgres', 'postmaster.pid')), 'its lock is kept')
    await server.stop('SIGHUP')
  })

  await t.test(
    'a directory in use by a server in another container is refused until that server falls silent',
    async () => {
      const beat = join(data.path, 'in-use-by')
      await writeFile(beat, 'elsewhere pid:[1]')
      const beating = setInterval(() => utimes(beat, new Date(), new Date()), 300)
      const refused = await finish('server/main.ts', env)
      clearInterval(beating)
      assert.equal(refused.code, 1)
      assert.match(refused.output, /^Another Learn server is running on /m)
      const old = new Date(Date.now() - 60_000)
      await utimes(beat, old, old)
      const server = await launch(env)
      await server.stop('SIGTERM')
      assert(!existsSync(beat))
    },
  )

  await t.test('a signal during startup takes effect afterwards, and nothing is left running', async () => {
    for (const delay of [150, 300, 450]) {
      const child = spawn(process.execPath, program('server/main.ts'), {
        env: { ...env, PORT: '0' },
        stdio: 'ignore',
      })
      setTimeout(() => child.kill('SIGTERM'), delay)
      const [code, signal] = await once(child, 'exit')
      assert(
        code === 0 || signal === 'SIGTERM',
        'before anything has started, the signal ends the process immediately',
      )
      assert(!existsSync(join(data.path, 'postgres', 'postmaster.pid')))
    }
  })

  await t.test('SIGTERM to npm start reaches the server', async () => {
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, ...env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let output = ''
    npm.stdout.on('data', chunk => (output += chunk))
    while (!output.includes('running at')) await once(npm.stdout, 'data')
    npm.kill('SIGTERM')
    await once(npm, 'exit')
    for (let tries = 0; tries < 1_000 && existsSync(join(data.path, 'postgres', 'postmaster.pid')); tries++)
      await sleep(50)
    assert(!existsSync(join(data.path, 'postgres', 'postmaster.pid')))
  })

  await t.test('a server whose database dies says so and exits, and the next start recovers', async () => {
    const server = await launch(env)
    process.kill(await postmaster(data.path), 'SIGKILL')
    assert.equal(await server.ended, 1)
    assert.match(server.output(), /^PostgreSQL stopped unexpectedly/m)
    await (await launch(env)).stop('SIGTERM')
  })

  await t.test('an empty lock file is ignored', async () => {
    await writeFile(join(data.path, 'postgres', 'postmaster.pid'), '')
    const server = await launch(env)
    assert.equal((await list(server, key)).status, 200)
    await server.stop('SIGTERM')
  })

  await t.test('starting while another server stops waits for it', async () => {
    for (const delay of [0, 60, 150]) {
      const first = await launch(env)
      const stopped = first.stop('SIGTERM')
      await sleep(delay)
      const second = await launch(env)
      assert.equal(await stopped, 0)
      assert.equal((await list(second, key)).status, 200)
      assert.equal(await second.stop('SIGTERM'), 0)
    }
  })

  await t.test('a port in use is named, and the database does not keep running', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const refused = await finish('server/main.ts', { ...env, PORT: String(port) })
    other.close()
    assert.equal(refused.code, 1)
    assert.match(
      refused.output,
      new RegExp(`^Can't listen on HOST .*, PORT ${port}: address already in use`, 'm'),
    )
    assert(!existsSync(join(data.path, 'postgres', 'postmaster.pid')))
  })

  await t.test('the operator creates and revokes a key while the server runs', async () => {
    const server = await launch(env)
    const unclear = await finish('server/admin.ts', env, ['make-key'])
    assert.equal(unclear.code, 1)
    assert.match(unclear.output, /Choose one with --organization.*\n.*My organization/s)
    const organization = /(\S{36}) {2}My organization/.exec(unclear.output)?.[1] ?? ''
    const made = await finish('server/admin.ts', env, [
      'make-key',
      '--organization',
      organization,
      '--role',
      'viewer',
    ])
    assert.equal(made.code, 0, made.output)
    const viewer = keyIn(made.output)
    assert.equal((await list(server, viewer)).status, 200)
    const id = /key (\S{36})/.exec(made.output)?.[1] ?? ''
    assert.equal((await finish('server/admin.ts', env, ['revoke-key', id])).code, 0)
    assert.equal((await list(server, viewer)).status, 401, 'immediately, though another process revoked it')
    assert.equal((await finish('server/admin.ts', env, ['revoke-key', id])).code, 1)
    for (const wrong of [
      ['make-key', '--role', 'owner'],
      ['make-key', '--scopes', 'everything'],
      ['revoke-key', 'x'],
      ['make-key', '--organization', 'mine'],
    ]) {
      assert.equal((await finish('server/admin.ts', env, wrong)).code, 2)
    }
    const unknown = ['make-key', '--organization', '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f']
    assert.equal((await finish('server/admin.ts', env, unknown)).code, 1)
    assert.equal((await finish('server/admin.ts', env, ['make-key', '--rolle', 'admin'])).code, 2)
    assert.equal((await finish('server/admin.ts', env, ['dance'])).code, 2)
    const { output } = await finish('server/admin.ts', {}, ['new-key'])
    assert(isWellFormedApiKey(output.trim()))
    await server.stop('SIGTERM')
    const alone = await finish('server/admin.ts', env, ['make-key'])
    assert.equal(alone.code, 1)
    assert.match(alone.output, /No server is running on .*npm start/)
  })

  await t.test('other users can read nothing in the directory', async () => {
    const server = await launch(env)
    assert.equal((await stat(data.path)).mode & 0o066, 0)
    for (const name of await readdir(data.path, { recursive: true })) {
      const found = await lstat(join(data.path, name)).catch(() => undefined) // The database removes files meanwhile.
      // The socket's own mode admits everybody, but its folder doesn't.
      if (found && !found.isSocket()) assert.equal(found.mode & 0o077, 0, `${name} is open to others`)
    }
    const socket = await stat(join(data.path, 'postgres', '.s.PGSQL.5432'))
    assert(socket.isSocket(), 'the database listens on a socket')
    const [, , , , , tcpAddress] = (
      await readFile(join(data.path, 'postgres', 'postmaster.pid'), 'utf8')
    ).split('\n')
    assert.equal(tcpAddress, '', 'and on no port')
    await server.stop('SIGTERM')
  })

  await t.test(
    'root’s database has a user of its own',
    { skip: process.getuid?.() !== 0 && 'only root chooses another user' },
    async () => {
      const { stdout } = await run('id', ['-u', 'learn-postgres'])
      const user = Number(stdout)
      assert.equal((await stat(join(data.path, 'postgres', 'learn.password'))).uid, user)
      // As if the user could be created only now, and the shared one had been used before.
      await run('chown', ['-R', '65534:65534', join(data.path, 'postgres')])
      const server = await launch(env)
      assert.equal((await stat(`/proc/${await postmaster(data.path)}`)).uid, user)
      assert.equal((await list(server, key)).status, 200)
      await server.stop('SIGTERM')
    },
  )

  await t.test('a directory without its secret is refused with an explanation', async () => {
    await rm(join(data.path, 'secret'))
    const refused = await finish('server/main.ts', env)
    assert.equal(refused.code, 1)
    assert.match(refused.output, /^The secret of this database is missing: \S+\/secret\./)
  })
})

test('an invalid setting is named, and the server exits with 1 before anything starts', async () => {
  const data = await temporaryDirectory()
  const refused = await finish('server/main.ts', { LEARN_DATA_DIR: join(data.path, 'new'), PORT: 'eighty' })
  assert.deepEqual(refused, {
    code: 1,
    output: 'PORT must be a whole number from 0 to 65535, not "eighty".\n',
  })
  assert(!existsSync(join(data.path, 'new')))
  await data.remove()
})

test('in a directory that the database’s user can’t enter, root’s server says where the data is', {
  skip: process.getuid?.() !== 0 && 'only root has such directories',
}, async () => {
  const data = await temporaryDirectory()
  await chmod(data.path, 0o700)
  const directory = join(data.path, 'closed')
  await mkdir(directory, { mode: 0o700 })
  const env = { LEARN_DATA_DIR: join(directory, '.learn') }
  const server = await launch(env)
  const where =
    /so the database is stored in (\/var\/lib\/learn\/\w+)\/postgres\./.exec(server.output())?.[1] ??
    assert.fail(server.output())
  const key = keyIn(server.output())
  const made = await finish('server/admin.ts', env, ['make-key'])
  assert.equal(made.code, 0, made.output)
  assert.equal(await server.stop('SIGTERM'), 0)
  const again = await launch(env)
  assert.equal((await list(again, key)).status, 200)
  await again.stop('SIGTERM')
  // Now that the user can enter, a start must not make an empty database there.
  for (const path of [data.path, directory, env.LEARN_DATA_DIR]) await chmod(path, 0o755)
  const opened = await launch(env)
  assert.equal((await list(opened, key)).status, 200)
  await opened.stop('SIGTERM')
  await rm(where, { recursive: true })
  await assert.rejects(launch(env), /The database of \S+ was in \/var\/lib\/learn\/\w+, which is missing\. /)
  await data.remove()
})

test('a project and a directory with spaces in their names work', async () => {
  const data = await temporaryDirectory()
  const project = join(data.path, 'My Projects')
  const { workspaces } = JSON.parse(await readFile('package.json', 'utf8'))
  const copied = [...workspaces, 'scripts', 'package.json']
  for (const name of copied) await cp(name, join(project, name), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(project, 'node_modules'))
  const server = await launch({ LEARN_DATA_DIR: join(project, 'my data') }, project)
  assert.equal((await list(server, keyIn(server.output()))).status, 200)
  assert.equal(await server.stop('SIGTERM'), 0)
  assert(!existsSync(join(project, 'my data', 'postgres', 'postmaster.pid')))
  await data.remove()
})

test('if the path of the directory is too long for a socket, the socket is in a closed folder elsewhere', async () => {
  const data = await temporaryDirectory()
  const env = { LEARN_DATA_DIR: join(data.path, 'long'.repeat(20), 'longer'.repeat(10)) }
  const server = await launch(env)
  const lock = join(env.LEARN_DATA_DIR, 'postgres', 'postmaster.pid')
  const folder = (await readFile(lock, 'utf8')).split('\n')[4] ?? ''
  assert.match(folder, /^\/tmp\/learn-\w{6}$/)
  assert.equal((await stat(folder)).mode & 0o777, 0o700)
  assert.equal((await stat(folder)).uid, (await stat(lock)).uid)
  const key = keyIn(server.output())
  assert.equal((await list(server, key)).status, 200)
  assert.equal((await finish('server/admin.ts', env, ['list-organizations'])).code, 0)
  await server.stop('SIGKILL')
  const again = await launch(env)
  assert.equal((await list(again, key)).status, 200)
  assert.equal(await again.stop('SIGTERM'), 0)
  assert(!existsSync(folder))
  await data.remove()
})

test('a data directory with a name like that of a socket’s folder keeps its database', async () => {
  const path = await mkdtemp('/tmp/learn-')
  await chmod(path, 0o711)
  try {
    const env = { LEARN_DATA_DIR: path }
    const first = await launch(env)
    const key = keyIn(first.output())
    const stop = async (server: LaunchedServer, signal: 'SIGTERM' | 'SIGKILL') => {
      assert.equal((await list(server, key)).status, 200)
      await server.stop(signal)
    }
    await stop(first, 'SIGTERM')
    await stop(await launch(env), 'SIGKILL')
    const pid = await postmaster(path)
    process.kill(pid, 'SIGKILL')
    while (isAlive(pid)) await sleep(20)
    await writeFile(join(path, 'postgres', 'postmaster.pid'), await lockOf(path, process.pid))
    await stop(await launch(env), 'SIGTERM')
  } finally {
    await rm(path, { recursive: true, force: true })
  }
})

test('an unusable data directory is reported in a sentence that names the variable', async () => {
  const data = await temporaryDirectory()
  await writeFile(join(data.path, 'file'), 'not a directory')
  await mkdir(join(data.path, 'damaged'))
  await writeFile(join(data.path, 'damaged', 'secret'), 'short')
  for (const name of ['file', 'a`b', 'a$b', 'a"b', 'x'.repeat(300), 'damaged']) {
    const refused = await finish('server/main.ts', { LEARN_DATA_DIR: join(data.path, name) })
    assert.equal(refused.code, 1)
    assert.match(refused.output, /^Can't use the data directory .*\(LEARN_DATA_DIR\).+\.\n$/, name)
  }
  await data.remove()
})

test('a database owner who may create roles need not be a superuser', async () => {
  const data = await temporaryDirectory()
  const postgres = await startEmbedded(data.path)
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create role app_owner login password 'x' createrole`)
  await admin.query('create database owned owner app_owner')
  await admin.query(`create role other_owner login password 'x'`)
  await admin.query('create database other owner other_owner')
  const url = (user: string, name: string) => {
    const address = new URL(postgres.url)
    return Object.assign(address, { username: user, password: 'x', pathname: `/${name}` }).href
  }
  const env = { LEARN_SECRET: testSecret, DATABASE_URL: url('app_owner', 'owned') }
  const server = await launch(env)
  const key = keyIn(server.output())
  assert.equal((await create(server, key, 'Owned')).status, 201)
  assert.equal((await list(server, key)).body.total, 2)
  assert.equal((await finish('server/admin.ts', env, ['make-key', '--help'])).code, 0)
  await server.stop('SIGTERM')
  const other = { DATABASE_URL: url('other_owner', 'other'), LEARN_SECRET: `another ${testSecret}` }
  const refused = await finish('server/main.ts', other)
  assert.equal(refused.code, 1)
  assert.match(
    refused.output,
    /^The user in DATABASE_URL may not create the users .* database-roles" prints\.$/m,
  )
  const printed = await finish('server/admin.ts', { LEARN_SECRET: other.LEARN_SECRET }, ['database-roles'])
  assert.equal((await finish('server/admin.ts', {}, ['database-roles'])).code, 1, 'it needs the secret')
  for (const text of printed.output.trim().split('\n')) {
    await admin.query(text).catch(error => assert.match(error.message, /^role "learn_\w+" already exists$/))
  }
  const second = await launch(other)
  assert.equal((await list(second, keyIn(second.output()))).status, 200)
  await second.stop('SIGTERM')
  await admin.end()
  await postgres.stop()
  await data.remove()
})

test('with DATABASE_URL', async t => {
  const database = await createDatabase()
  const data = await temporaryDirectory()
  const key = makeApiKey()
  const env = {
    DATABASE_URL: database.url,
    LEARN_SECRET: testSecret,
    LEARN_DATA_DIR: join(data.path, 'files'),
    LEARN_BOOTSTRAP_EMAIL: 'Head@School.example',
    LEARN_BOOTSTRAP_API_KEY: key,
  }
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  after(async () => {
    await owner.end()
    await database.drop()
    await data.remove()
  })

  const waitsForLock = async () => {
    // Within a transaction, pg_stat_activity is a snapshot of its first read.
    const waiting = `select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and not granted`
    while ((await owner.query(waiting)).rowCount === 0) await sleep(20)
  }
  const isListening = ({ url }: LaunchedServer) =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )

  await t.test('no database is started, the given key works and is not printed', async () => {
    const server = await launch(env)
    assert(!existsSync(join(env.LEARN_DATA_DIR, 'postgres')))
    assert.doesNotMatch(server.output(), /learn_sk_/)
    assert.match(server.output(), /head@school\.example/)
    assert.equal((await list(server, key)).status, 200)
    await server.stop('SIGTERM')
  })

  await t.test('any number of servers can share the database', async () => {
    const servers = await Promise.all([launch(env), launch(env), launch(env)])
    for (const [index, server] of servers.entries()) {
      assert.equal((await create(server, key, `From ${index}`)).status, 201)
    }
    for (const server of servers) {
      assert.equal((await list(server, key)).body.total, 4)
    }
    await Promise.all(servers.map(server => server.stop('SIGTERM')))
  })

  await t.test('a secret that differs from the first start’s is refused', async () => {
    const refused = await finish('server/main.ts', {
      ...env,
      LEARN_SECRET: 'another secret that is long enough too',
    })
    assert.equal(refused.code, 1)
    assert.match(refused.output, /^This database was created with a different LEARN_SECRET/m)
  })

  await t.test('after SIGTERM, requests in progress finish and no new ones are accepted', async () => {
    const server = await launch(env)
    await list(server, key)
    await owner.query('begin')
    await owner.query('lock table organizations in access exclusive mode')
    const slow = list(server, key)
    const arriving = connect(Number(new URL(server.url).port), '127.0.0.1')
    const body = '{"name":"Arriving"}'
    arriving.write(
      `POST /v1/organizations HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n{`,
    )
    assert.match(String(await once(arriving, 'data')), /^HTTP\/1\.1 100 /, 'its headers have arrived')
    await waitsForLock()
    const ended = server.stop('SIGTERM')
    while (await isListening(server)) await sleep(20)
    await owner.query('rollback')
    assert.equal((await slow).status, 200)
    arriving.write(body.slice(1))
    const [answer] = await once(arriving, 'data')
    assert.match(String(answer), /^HTTP\/1\.1 201 /, 'a request that was still arriving is answered too')
    assert.equal(await ended, 0)
  })

  const named = async (name: string) =>
    (await owner.query('select from organizations where name = $1', [name])).rows.length

  /** Kills a server whose change waits for this table, and starts another. */
  const killAt = async (table: string, name: string) => {
    const crashed = await launch(env)
    await owner.query('begin')
    await owner.query(`lock table ${table} in share row exclusive mode`)
    const lost = create(crashed, key, name).catch(() => 'lost')
    await waitsForLock()
    await crashed.stop('SIGKILL')
    assert.equal(await lost, 'lost')
    await owner.query('rollback')
    return await launch(env)
  }

  await t.test(
    'a server killed in the middle of a change leaves nothing behind, and a retry does it once',
    async () => {
      const server = await killAt('memberships', 'Interrupted')
      assert.equal(await named('Interrupted'), 0)
      assert.equal((await create(server, key, 'Interrupted')).status, 201)
      assert.equal((await create(server, key, 'Interrupted')).headers.get('idempotency-replayed'), 'true')
      assert.equal(await named('Interrupted'), 1)
      await server.stop('SIGTERM')
    },
  )

  await t.test(
    'a server killed after it has sent the commit leaves all of it, and a retry hears so',
    async () => {
      const server = await killAt('audit_events', 'Committed')
      while ((await named('Committed')) === 0) await sleep(20)
      const again = await create(server, key, 'Committed')
      assert.deepEqual([again.status, again.headers.get('idempotency-replayed')], [201, 'true'])
      assert.equal(await named('Committed'), 1)
      await server.stop('SIGTERM')
    },
  )

  await t.test('SIGTERM works even if nobody reads the log any more', async () => {
    const child = spawn(process.execPath, program('server/main.ts'), {
      env: { PATH: process.env.PATH, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'exit').then(() => 'ended')
    const greeting = await Promise.race([once(child.stdout, 'data'), ended])
    const url = /http:\S+/.exec(String(greeting))?.[0] ?? assert.fail(`it ended early: ${greeting}`)
    for (let asked = 0; asked < 2_000; asked++) await (await fetch(`${url}/healthz`)).arrayBuffer()
    child.kill('SIGTERM')
    const outcome = await Promise.race([ended, sleep(15_000, 'hung', { ref: false })])
    child.kill('SIGKILL')
    assert.equal(outcome, 'ended')
  })

  await t.test('an unreachable database is reported in a sentence', async () => {
    const refused = await finish('server/main.ts', { ...env, DATABASE_URL: 'postgres://127.0.0.1:1/none' })
    assert.equal(refused.code, 1)
    assert.match(refused.output, /^Can't connect to the database in DATABASE_URL: .*127\.0\.0\.1:1/m)
  })
})
