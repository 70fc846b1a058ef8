import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { access, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createDatabase } from '../../test/support/database.ts'
import { newFile } from '../../test/support/media/files.ts'
import { connected, makeScratch, passphrase } from '../../test/support/operating/backups.ts'
import { populate } from '../../test/support/populated-tenant.ts'
import { testSecret, World } from '../../test/support/world.ts'
import { readConfig } from '../config.ts'
import { Backups, backupNameOf, completeBackups, momentOf, objectName } from './backups.ts'
import { listBackupsCommand, verifyBackupCommand } from './commands.ts'
import { backupCommand } from './make-command.ts'
import { readFileList } from './manifest.ts'
import { markFailed, newestBackup, stateOf } from './marks.ts'
import { openConfigured } from './named-place.ts'
import { openPlace } from './open-place.ts'
import { restoreCommand } from './restore-command.ts'

const world = await World.create()
const scratch = await makeScratch()
after(async () => {
  await world.close()
  await scratch.remove()
})
const tenant = await populate(world)
const at = (name: string) => join(scratch.path, name)

const configOf = (place: string) =>
  readConfig({
    DATABASE_URL: world.databaseUrl,
    LEARN_SECRET: testSecret,
    LEARN_DATA_DIR: world.dataDir,
    LEARN_BACKUP_PLACE: at(place),
    LEARN_BACKUP_PASSPHRASE: passphrase,
  })
const backup = (place: string, ...args: string[]) =>
  connected(world.databaseUrl, client => backupCommand(args)(client, configOf(place)))
const openToWrite = (place: string) =>
  connected(world.databaseUrl, client => openConfigured(client, configOf(place)))
const placeOf = (place: string) => openPlace(at(place), configOf(place).backups.s3Access)

/** Restores into an empty database. */
async function restored(place: string, ...args: string[]) {
  const database = await createDatabase()
  try {
    const target = { databaseUrl: database.url, dataDir: at(`restored from ${place}`) }
    const outcome = await restoreCommand(args, { ...configOf(place), ...target })
    return typeof outcome === 'string'
      ? { code: 0, report: outcome }
      : { code: outcome.failed ? 1 : 0, report: outcome.report }
  } finally {
    await database.drop()
  }
}

/** A file of the library, where the library and the place have it. */
async function addFile(place: string) {
  const { organizationId, key } = tenant
  const { sha256, ...file } = newFile('a.txt', `a file ${randomUUID()}`)
  const { status, body } = await world.call('media.createMediaItem', key, { organizationId, sha256, ...file })
  assert.equal(status, 201, body.message)
  return {
    name: `${organizationId}/${sha256}`,
    inLibrary: join(world.dataDir, 'media', organizationId, sha256.slice(0, 2), sha256),
    inPlace: join(at(place), objectName({ organizationId, sha256 })),
    purge: () => world.call('media.purgeMediaItem', key, { mediaItemId: body.id }),
  }
}

test('a file that is damaged in the place is copied again, and the backup is good', async () => {
  const file = await addFile('repaired')
  await backup('repaired')
  await truncate(file.inPlace, 20)
  assert.match(
    await backup('repaired', '--verify'),
    new RegExp(`have been copied again:\n${file.name}$`, 'm'),
  )
  const [first = '', second = ''] = await completeBackups(placeOf('repaired'))
  assert.equal(await stateOf(placeOf('repaired'), second), 'verified')
  assert.equal(
    await listBackupsCommand([], configOf('repaired')),
    `${first}  not verified\n${second}  verified`,
  )
})

test('a file that the library has lost too is reported, and a restore still takes the newest backup', async () => {
  const file = await addFile('lost')
  await backup('lost')
  await truncate(file.inPlace, 20)
  await writeFile(file.inLibrary, 'damaged')
  await assert.rejects(
    backup('lost', '--verify'),
    new RegExp(`the library has lost them too:\n${file.name}$`, 'm'),
  )
  const place = placeOf('lost')
  const [, second = ''] = await completeBackups(place)
  assert.equal(await newestBackup(place, new Date()), second)
  assert.match(
    await listBackupsCommand([], configOf('lost')),
    /lacks files of the library: everything else can be restored$/,
  )
  const { code, report } = await restored('lost')
  assert.equal(code, 1)
  assert.match(report, new RegExp(`^Backup ${second} is restored`))
  assert.match(report, /^One file is lost, .*\n.*a\.txt \(missing\)$/m)
  await assert.rejects(backup('lost'), new RegExp(`so the backup does not have them:\\n${file.name}$`, 'm'))
  const third = await newestBackup(place, new Date())
  assert(third && third > second, 'the next one is good, apart from that file')
  await file.purge()
})

test('a file that was lost before the backup is reported by its check, and the backup is not called verified', async () => {
  const file = await addFile('lost before')
  const bytes = await readFile(file.inLibrary)
  await rm(file.inLibrary)
  const place = placeOf('lost before')
  const isNamed = new RegExp(`lost these files before the backup was made, .*:\n${file.name}\n`)
  await assert.rejects(backup('lost before', '--verify'), (error: Error) => {
    assert.match(error.message, isNamed)
    assert.doesNotMatch(error.message, /could not be verified|Everything is intact/)
    return true
  })
  const config = configOf('lost before')
  await assert.rejects(verifyBackupCommand([], config), isNamed)
  await assert.rejects(backup('lost before'), /so the backup does not have them/)
  const states = (await listBackupsCommand([], config)).split('\n').map(line => line.slice(26))
  assert.deepEqual(states, Array(2).fill('lacks files of the library: everything else can be restored'))

  await writeFile(file.inLibrary, bytes)
  assert.match(await backup('lost before', '--verify'), /Everything is intact/)
  const [first = ''] = await completeBackups(place)
  assert.equal(await stateOf(place, first), 'unverified', 'the file is in the place for all backups')
})

test('while verifications fail, the place does not fill up, old backups go, and the newest good one stays', async () => {
  await backup('failing')
  const place = placeOf('failing')
  const [good = ''] = await completeBackups(place)
  const daysAgo = (days: number) => backupNameOf(new Date(Date.now() - days * 24 * 60 * 60 * 1000))
  const [old, olderGood] = [daysAgo(60), daysAgo(40)]
  await rename(join(at('failing'), good), join(at('failing'), olderGood))
  for (const name of [old, daysAgo(3), daysAgo(2)]) {
    await place.write(`${name}/manifest`, [Buffer.from('of a backup that failed')])
    await markFailed(place, name)
  }
  const forge = (by: number) =>
    connected(world.databaseUrl, async client => {
      await client.query('set session_replication_role = replica')
      await client.query(
        'update credit_entries set credits = credits + $1 where organization_id = $2 and number = 1',
        [by, tenant.organizationId],
      )
    })
  await forge(1)
  await assert.rejects(backup('failing', '--verify'), /It could not be verified: The ledger of .* is broken/)
  await forge(-1)
  const left = await completeBackups(place)
  assert.equal(left.length, 2, left.join())
  assert.equal(left[0], olderGood, 'the newest good one is never removed')
  assert.equal(await stateOf(place, left[1] ?? ''), 'failed')
})

test('a restore takes the newest good backup, and a failed one only by its name', async () => {
  await backup('chosen')
  await backup('chosen')
  const place = placeOf('chosen')
  const [first = '', second = ''] = await completeBackups(place)
  await markFailed(place, second)
  const config = configOf('chosen')
  // Only the backup that is chosen has a manifest that can be opened.
  await truncate(join(at('chosen'), second, 'manifest'), 5)
  assert.equal(await restoreCommand(['--show-secret'], config), testSecret)
  await assert.rejects(
    restoreCommand(['--show-secret', '--backup', second], config),
    new RegExp(
      `^Error: Backup ${second} can't be restored: .*manifest is incomplete\\. Choose another backup with --backup: ${first}\\.$`,
    ),
  )
  assert.match(await listBackupsCommand([], config), /failed: it could not be restored$/)
  const future = second.replace(/^\d{4}/, '9000')
  await rename(join(at('chosen'), second), join(at('chosen'), future))
  assert.equal(await restoreCommand(['--show-secret'], config), testSecret)
  assert.match(await listBackupsCommand([], config), /failed: .*; from the future$/)
  await markFailed(place, first)
  await assert.rejects(restoreCommand([], config), /no good backup: .* name it with --backup:\n/)
})

test('a backup whose manifest is damaged fails its check, and a restore then takes another', async () => {
  await backup('manifest')
  await backup('manifest')
  const config = configOf('manifest')
  const [, second = ''] = await completeBackups(placeOf('manifest'))
  await truncate(join(at('manifest'), second, 'manifest'), 100)
  await assert.rejects(restoreCommand(['--show-secret'], config), /Choose another backup with --backup/)
  await assert.rejects(
    verifyBackupCommand([], config),
    new RegExp(`Backup ${second} can't be restored: .*manifest is damaged\\. It is marked as failed, `),
  )
  assert.equal(await restoreCommand(['--show-secret'], config), testSecret)
})

test('a restore names the newer backups that it passed over, with the reasons', async () => {
  await backup('passed')
  const place = placeOf('passed')
  const [good = ''] = await completeBackups(place)
  const [failed, incomplete] = [1, 2].map(ms => backupNameOf(new Date(momentOf(good).getTime() + ms)))
  assert(failed && incomplete)
  await place.write(`${failed}/manifest`, [Buffer.from('of a backup that failed')])
  await markFailed(place, failed)
  await place.write(`${incomplete}/files`, [Buffer.from('of a backup that was interrupted')])
  const { code, report } = await restored('passed')
  assert.equal(code, 0, report)
  const passed = `It is not the newest: ${incomplete} (incomplete), ${failed} (failed its check).`
  assert(report.startsWith(`Backup ${good} is restored. Start the server.\n${passed} `), report)
  assert.match(report, /--backup <name>/)
  assert.doesNotMatch((await restored('passed', '--backup', good)).report, /not the newest/)
})

test('a place that had backups and is empty now is refused, unless the operator begins again there', async () => {
  await backup('unmounted')
  await rename(at('unmounted'), at('mounted elsewhere'))
  await assert.rejects(
    backup('unmounted'),
    /is empty, but it had backups of this installation\. If it is on a disk of its own, mount that\..*--new-place/,
  )
  await assert.rejects(access(at('unmounted')), { code: 'ENOENT' })
  assert.match(await backup('unmounted', '--new-place'), /is complete/)
  assert.match(await backup('unmounted'), /is complete/)
})

test('if the file that opens the place is lost or damaged, a copy in a backup is used', async () => {
  await backup('locked')
  const lock = join(at('locked'), 'learn-backups.json')
  const anotherSalt = (await readFile(lock, 'utf8')).replace(/(?<="salt":")..../, 'AAAA')
  for (const text of [undefined, '{"form', '{"format":1}', 'null', anotherSalt]) {
    await (text === undefined ? rm(lock) : writeFile(lock, text))
    const opened = await Backups.open(placeOf('locked'), passphrase)
    assert((await readFileList(opened, (await completeBackups(opened.place)).at(-1) ?? '')).length > 0)
    await openToWrite('locked')
    assert.match(await readFile(lock, 'utf8'), /"salt":"(?!AAAA).*"proof"/)
  }
})

test('unfinished files of a killed backup are removed after a day', async () => {
  const file = await addFile('killed')
  await backup('killed')
  const [old, recent] = [`${file.inPlace}.0123456789ab.unfinished`, `${file.inPlace}.ba9876543210.unfinished`]
  for (const path of [old, recent]) await writeFile(path, 'half')
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
  await utimes(old, twoDaysAgo, twoDaysAgo)
  await backup('killed')
  await assert.rejects(access(old), { code: 'ENOENT' })
  await access(recent)
})
