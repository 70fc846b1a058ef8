import assert from 'node:assert/strict'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { makeScratch, passphrase } from '../../../test/support/operating/backups.ts'
import { backupNameOf } from '../../backup/backups.ts'
import { markFailed, markVerified } from '../../backup/marks.ts'
import { readConfig } from '../../config.ts'
import { OperatorError } from '../../operator-error.ts'
import { checkBackups, checkPlace } from './backups.ts'

const scratch = await makeScratch()
after(() => scratch.remove())

const now = new Date('2026-11-18T12:00:00Z')
const hoursAgo = (hours: number) => backupNameOf(new Date(now.getTime() - hours * 3_600_000))
const dataDir = join(scratch.path, 'data')
await mkdir(dataDir)

/** The findings of a place as `state code`. */
async function check(folder: string, settings: Record<string, string> = {}) {
  const config = readConfig({
    LEARN_DATA_DIR: dataDir,
    LEARN_BACKUP_PLACE: join(scratch.path, folder),
    LEARN_BACKUP_PASSPHRASE: passphrase,
    ...settings,
  })
  const findings = await checkBackups(config, undefined, now)
  for (const { found } of findings) assert.match(found, /\.$/)
  return findings.map(({ state, code }) => `${state} ${code}`)
}

async function makePlace(name: string, ...backups: string[]) {
  const { place } = await scratch.open(name)
  for (const backup of backups) await place.write(`${backup}/manifest`, [Buffer.from('x')])
  return place
}

/** Everything in these tests is in one folder. */
const sameDisk = 'attention same-disk'

test('a good place has nothing to report but its disk', async () => {
  const place = await makePlace('good', hoursAgo(40), hoursAgo(20))
  await markVerified(place, hoursAgo(40))
  assert.deepEqual(await check('good'), ['ok ok', sameDisk])
  assert.deepEqual(
    (await Array.fromAsync(place.list('.'))).filter(({ name }) => name.startsWith('check-')),
    [],
  )
})

test('failed and unverified backups are findings', async () => {
  const place = await makePlace('doubtful', hoursAgo(40 * 24), hoursAgo(20), hoursAgo(2))
  await markFailed(place, hoursAgo(2))
  assert.deepEqual(await check('doubtful'), [
    'ok ok',
    'attention failed-backup',
    'attention unverified-backup',
    sameDisk,
  ])
  await markVerified(place, hoursAgo(40 * 24))
  assert((await check('doubtful')).includes('attention unverified-backup'))
  await markVerified(place, hoursAgo(20))
  assert(!(await check('doubtful')).includes('attention unverified-backup'))
})

test('a place that does not open is broken', async () => {
  const place = await makePlace('locked', hoursAgo(20))
  await markVerified(place, hoursAgo(20))
  assert.deepEqual(await check('locked', { LEARN_BACKUP_PASSPHRASE: 'another passphrase' }), [
    'ok ok',
    'broken not-opened',
    sameDisk,
  ])
  await rm(join(place.address, 'learn-backups.json'))
  assert.deepEqual(await check('locked'), ['ok ok', 'broken not-opened', sameDisk])
})

test('a place that can’t be written to is broken, and one with little room needs attention', async () => {
  const place = await makePlace('full', hoursAgo(20))
  await markVerified(place, hoursAgo(20))
  const config = readConfig({ LEARN_DATA_DIR: dataDir })
  const full = {
    ...place,
    write: async () => {
      throw new OperatorError('There is no room left.')
    },
    freeBytes: async () => 1,
  }
  const findings = await checkPlace(config, full, now)
  const found = findings.map(({ state, code }) => `${state} ${code}`)
  assert.deepEqual(found, ['ok ok', 'broken not-writable', 'attention little-room', sameDisk])
})

test('parts of the log that wait are a finding', async () => {
  const place = await makePlace('logged', hoursAgo(20))
  await markVerified(place, hoursAgo(20))
  const archive = join(dataDir, 'postgres', 'learn-archive')
  const settings = { LEARN_BACKUP_LOG: 'yes' }
  assert.deepEqual(await check('logged', settings), ['ok ok', sameDisk])
  await mkdir(archive, { recursive: true })
  const wait = async (minutes: number) => {
    const at = now.getTime() / 1000 - minutes * 60
    await writeFile(join(archive, '000000010000000000000001'), '')
    await utimes(join(archive, '000000010000000000000001'), at, at)
  }
  await wait(2)
  assert.deepEqual(await check('logged', settings), ['ok ok', sameDisk])
  await wait(10)
  assert.deepEqual(await check('logged', settings), ['ok ok', sameDisk, 'broken log-waits'])
})
