import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { callOperation } from '../support/client.ts'
import { passphrase } from '../support/operating/backups.ts'
import { startOlderPostgres } from '../support/operating/older-postgres.ts'
import { finish, launch, stopAll, temporaryDirectory } from '../support/processes.ts'
import { testSecret } from '../support/world.ts'

const scratch = await temporaryDirectory()
after(async () => {
  await stopAll()
  await scratch.remove()
})
const at = (name: string) => join(scratch.path, name)
const backups = { LEARN_BACKUP_PLACE: at('backups'), LEARN_BACKUP_PASSPHRASE: passphrase }

test('a backup of an older PostgreSQL is restored into the embedded one, which refuses the older data', async () => {
  const older = await startOlderPostgres(scratch.path, join(at('old'), 'postgres'))
  const own = { DATABASE_URL: older.url, LEARN_SECRET: testSecret, LEARN_DATA_DIR: at('files') }
  let key = ''
  try {
    const client = new pg.Client({ connectionString: older.url })
    await client.connect()
    const { rows } = await client.query('show server_version')
    await client.end()
    assert.match(rows[0].server_version, /^17\./)
    const server = await launch(own)
    key = /learn_sk_\S{51}/.exec(server.output())?.[0] ?? assert.fail(server.output())
    const made = await callOperation(
      server.url,
      'organizations.createOrganization',
      key,
      { name: 'From the older PostgreSQL' },
      { 'idempotency-key': 'made' },
    )
    assert.equal(made.status, 201)
    const backup = await finish('server/admin.ts', { ...own, ...backups }, ['backup'])
    assert.equal(backup.code, 0, backup.output)
    await server.stop('SIGTERM')
  } finally {
    await older.stop()
  }

  const refused = await finish('server/main.ts', { LEARN_DATA_DIR: at('old') })
  assert.equal(refused.code, 1)
  assert.match(refused.output, /was made by PostgreSQL 17, and this version of Learn has PostgreSQL 18/)

  const settings = { LEARN_DATA_DIR: at('new'), ...backups }
  const restored = await finish('server/admin.ts', settings, ['restore'])
  assert.equal(restored.code, 0, restored.output)
  const verified = await finish('server/admin.ts', settings, ['verify-backup'])
  assert.equal(verified.code, 0, verified.output)
  const server = await launch({ LEARN_DATA_DIR: at('new') })
  const listed = await callOperation(server.url, 'organizations.listOrganizations', key, {})
  assert.deepEqual(listed.body.data.map(({ name }) => name).sort(), [
    'From the older PostgreSQL',
    'My organization',
  ])
  await server.stop('SIGTERM')
})
