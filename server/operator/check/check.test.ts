import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { finish } from '../../../test/support/processes.ts'
import { World } from '../../../test/support/world.ts'
import { backupNameOf } from '../../backup/backups.ts'
import { readConfig } from '../../config.ts'
import { deriveSecrets } from '../../secrets.ts'
import { loginAs } from '../../storage/logins.ts'
import { type CheckOptions, checkInstallation } from './check.ts'
import { judgeRoom } from './disk.ts'

/** Database users belong to the whole PostgreSQL with all its tests, so this one has its own, which it may break. */
const secret = `a secret for this test alone ${randomUUID()}`
const world = await World.create({}, undefined, { secret })
after(() => world.close())

const environment = {
  DATABASE_URL: world.databaseUrl,
  LEARN_SECRET: secret,
  LEARN_DATA_DIR: world.dataDir,
  LEARN_PUBLIC_URL: world.server.url.replace('127.0.0.1', 'localhost'),
}

/** The findings as `part state code`, for the settings of the world and others. */
async function check(others: Record<string, string> = {}, options: CheckOptions = {}): Promise<string[]> {
  const findings = await checkInstallation(() => readConfig({ ...environment, ...others }), options)
  for (const { state, advice, found } of findings) {
    assert.match(found, /\.$/)
    assert.equal(advice !== undefined, state !== 'ok', found)
  }
  return findings.map(({ part, state, code }) => `${part} ${state}${state === 'ok' ? '' : ` ${code}`}`)
}

/** Breaks something in the database for a while. */
async function whileBroken(breaking: string, repairing: string): Promise<string[]> {
  await world.owner.query(breaking)
  return await check().finally(() => world.owner.query(repairing))
}

const includes = (found: readonly string[], wanted: string) =>
  assert(found.includes(wanted), `${wanted} is not in ${found.join(', ')}`)

test('every part of an installation is checked', async () => {
  assert.deepEqual(await check(), [
    'settings ok',
    'database ok',
    'connections ok',
    'clock ok',
    'migrations ok',
    'secret ok',
    'shared folder ok',
    'database users ok',
    'partitions ok',
    'permissions ok',
    'disk ok',
    'mail attention no-mail-server',
    'files ok',
    'scanner attention no-scanner',
    'public address ok',
    'backups attention no-backups',
  ])
})

test('the command prints a line for each finding with what to do, and exits with 1 if anything is broken', async () => {
  const fine = await finish('server/admin.ts', environment, ['check'])
  assert.equal(fine.code, 0, fine.output)
  assert.match(fine.output, /^ok {9}database {8}PostgreSQL \S+ answers\.$/m)
  assert.match(
    fine.output,
    /^attention {2}scanner {9}LEARN_CLAMD is not set here.*\n {27}→ Run this with the server's settings/m,
  )
  assert.match(fine.output, /\n\n3 needing attention, 13 in order\.\n$/)
  const nowhere = { ...environment, DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  const { code, output } = await finish('server/admin.ts', nowhere, ['check', '--json'])
  assert.equal(code, 1)
  const database = JSON.parse(output).find((finding: { part: string }) => finding.part === 'database')
  assert.deepEqual([database.state, database.code], ['broken', 'unreachable'])
})

test('an invalid setting is a finding', async () => {
  assert.deepEqual(await check({ PORT: 'many' }), ['settings broken invalid-setting'])
})

test('a mistyped setting needs attention', async () => {
  const found = await check({ LEARN_BACKUP_PLCE: '/mnt/backups' })
  assert.deepEqual(found.slice(0, 2), ['settings ok', 'settings attention unknown-setting'])
})

test('a database that is missing, or refuses us, is broken', async () => {
  const at = (change: (url: URL) => void) => {
    const url = new URL(world.databaseUrl)
    change(url)
    return check({ DATABASE_URL: url.href })
  }
  includes(await check({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }), 'database broken unreachable')
  includes(
    await at(url => {
      url.pathname = '/no_such_database'
    }),
    'database broken no-such-database',
  )
  includes(await at(url => url.searchParams.set('user', 'nobody')), 'database broken login-refused')
  const { DATABASE_URL: _, ...embedded } = environment
  const without = await checkInstallation(() => readConfig(embedded))
  assert.equal(without.find(({ part }) => part === 'database')?.code, 'not-running')
})

test('a user without connections left is broken', async () => {
  const username = `crowded_${process.pid}`
  await world.owner.query(`create role ${username} login password 'crowded' connection limit 0`)
  try {
    const url = new URL(world.databaseUrl)
    url.username = ''
    url.password = ''
    url.searchParams.set('user', username)
    url.searchParams.set('password', 'crowded')
    includes(await check({ DATABASE_URL: url.href }), 'connections broken no-connections-left')
  } finally {
    await world.owner.query(`drop role ${username}`)
  }
})

test('clocks that differ are a finding', async () => {
  const ahead = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1000) })
  includes(await check({}, ahead(1)), 'clock ok')
  includes(await check({}, ahead(20)), 'clock attention clock-differs')
  includes(await check({}, ahead(-20)), 'clock attention clock-differs')
  includes(await check({}, ahead(3600)), 'clock broken clock-differs')
})

test('missing, unknown and changed migrations are findings', async () => {
  const last = `(select max(version) from schema_migrations)`
  const { rows } = await world.owner.query(`select * from schema_migrations where version = ${last}`)
  const { version, name, checksum } = rows[0]
  const restore = `insert into schema_migrations (version, name, checksum) values (${version}, '${name}', '${checksum}')`
  includes(
    await whileBroken(`delete from schema_migrations where version = ${version}`, restore),
    'migrations attention pending-migrations',
  )
  includes(
    await whileBroken(
      `insert into schema_migrations (version, name, checksum) values (9999, 'later', 'x')`,
      `delete from schema_migrations where version = 9999`,
    ),
    'migrations broken wrong-migrations',
  )
  includes(
    await whileBroken(
      `update schema_migrations set checksum = 'x' where version = ${version}`,
      `update schema_migrations set checksum = '${checksum}' where version = ${version}`,
    ),
    'migrations broken wrong-migrations',
  )
  includes(
    await whileBroken(
      `alter table schema_migrations rename to hidden_migrations`,
      `alter table hidden_migrations rename to schema_migrations`,
    ),
    'migrations broken empty-database',
  )
})

test('a secret of another installation, or none, is broken', async () => {
  const other = await check({ LEARN_SECRET: 'another secret, also long enough to be one' })
  includes(other, 'secret broken wrong-secret')
  includes(other, 'public address broken another-installation')
})

test('row-level security that is off, and a user with other privileges, are broken', async () => {
  const off = 'database users broken no-row-level-security'
  for (const table of ['students', 'invitations'])
    includes(
      await whileBroken(
        `alter table ${table} disable row level security`,
        `alter table ${table} enable row level security`,
      ),
      off,
    )
  const { name } = loginAs('learn_app', world.databaseUrl, deriveSecrets(secret).databaseLogin)
  const wrong = 'database users broken wrong-user'
  includes(await whileBroken(`alter role ${name} bypassrls`, `alter role ${name} nobypassrls`), wrong)
  includes(await whileBroken(`alter role ${name} nologin`, `alter role ${name} login`), wrong)
})

test('emails that fail again and again need attention', async () => {
  const found = await whileBroken(
    `insert into mails (id, sealed, urgent, attempts, send_at, created_at)
      values (gen_random_uuid(), '\\x00', false, 4, now() + interval '1 day', now())`,
    'delete from mails where attempts = 4',
  )
  includes(found, 'mail queue attention stuck-mails')
})

test('a data directory that is missing, or open to others, is a finding', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'learn-check-'))
  const checkFolder = () => check({ LEARN_DATA_DIR: folder })
  try {
    await writeFile(join(folder, 'secret'), 'x', { mode: 0o600 })
    await mkdir(join(folder, 'outbox'), { mode: 0o700 })
    includes(await checkFolder(), 'permissions ok')
    await chmod(join(folder, 'secret'), 0o644)
    includes(await checkFolder(), 'permissions broken secret-readable')
    await chmod(join(folder, 'secret'), 0o600)
    await chmod(join(folder, 'outbox'), 0o755)
    includes(await checkFolder(), 'permissions attention outbox-readable')
    await chmod(folder, 0o777)
    includes(await checkFolder(), 'permissions broken others-can-write')
    const missing = await check({ LEARN_DATA_DIR: join(folder, 'nowhere') })
    includes(missing, 'permissions broken no-data-directory')
    assert(!missing.some(finding => finding.startsWith('disk')))
    includes(await check({ LEARN_DATA_DIR: join(folder, 'secret') }), 'permissions broken not-a-folder')
    if (process.getuid?.() === 0) return // Root can write everywhere.
    await chmod(folder, 0o500)
    includes(await checkFolder(), 'permissions broken not-writable')
  } finally {
    await chmod(folder, 0o700)
    await rm(folder, { recursive: true })
  }
})

test('little room on the disk is a finding', () => {
  const gigabyte = 1e9
  const judge = (free: number, total: number, files?: number) => {
    const { state, code } = judgeRoom(free * gigabyte, total * gigabyte, files)
    return `${state} ${code}`
  }
  assert.equal(judge(50, 100), 'ok ok')
  assert.equal(judge(4, 100), 'attention little-room')
  assert.equal(judge(30, 1_000), 'attention little-room')
  assert.equal(judge(50, 100, 500), 'attention few-inodes')
  assert.equal(judge(0.1, 100), 'broken disk-full')
})

test('backups that are missing or old are findings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'learn-check-'))
  const now = () => new Date()
  const checkBackups = async (backups?: string, settings: Record<string, string> = {}) =>
    (await check(settings, { backups, now })).find(finding => finding.startsWith('backups'))
  const make = async (hoursAgo: number, ...files: string[]) => {
    const backup = join(folder, backupNameOf(new Date(Date.now() - hoursAgo * 3_600_000)))
    await mkdir(backup)
    for (const file of files) await writeFile(join(backup, file), '')
  }
  try {
    assert.equal(await checkBackups(), 'backups attention no-backups')
    assert.equal(await checkBackups(join(folder, 'nowhere')), 'backups broken no-complete-backup')
    await make(0)
    assert.equal(await checkBackups(folder), 'backups broken no-complete-backup')
    await make(40, 'manifest')
    assert.equal(await checkBackups(folder), 'backups attention old-backup')
    await make(30, 'manifest')
    const settings = { LEARN_BACKUP_PLACE: folder, LEARN_BACKUP_PASSPHRASE: 'a passphrase for the tests' }
    assert.equal(await checkBackups(undefined, settings), 'backups ok')
    await writeFile(join(folder, 'a file'), '')
    assert.equal(await checkBackups(join(folder, 'a file')), 'backups broken no-place')
  } finally {
    await rm(folder, { recursive: true })
  }
})
