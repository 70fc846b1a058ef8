import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { makeScratch, noBucket } from '../../test/support/operating/backups.ts'
import { TryLater } from '../operator-error.ts'
import { backupNameOf } from './backups.ts'
import { markFailed, markVerified } from './marks.ts'
import { openPlace } from './open-place.ts'
import { scheduleBackups } from './schedule.ts'

const scratch = await makeScratch()
after(() => scratch.remove())

const minute = 60_000
const begun = Date.parse('2026-11-18T12:00:00Z')

/** A schedule of a server whose clock stands still unless it is moved, and whose tool only exits. */
function scheduleIn(folder: string, code: number, everyHours = 1, work = 'true') {
  const address = `${scratch.path}/${folder}`
  const lines: { level: number; msg: string }[] = []
  const at = { now: begun, made: 0 }
  const schedule = scheduleBackups({
    config: {
      backups: {
        place: address,
        passphrase: undefined,
        plan: { everyHours, keepDays: 30, verify: true },
        log: false,
        s3Access: noBucket,
      },
    },
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    now: () => new Date(at.now),
    make: () => {
      at.made++
      return spawn('sh', ['-c', `${work}; echo the words of the tool; exit ${code}`])
    },
  })
  assert(schedule)
  return { schedule, at, lines, place: openPlace(address, noBucket) }
}

/** The minutes at which a backup was tried, if the server looks every minute. */
async function triesWithin(minutes: number, { schedule, at }: ReturnType<typeof scheduleIn>) {
  const tries: number[] = []
  for (let passed = 0; passed <= minutes; passed++) {
    at.now = begun + passed * minute
    const before = at.made
    await schedule.look()
    if (at.made > before) tries.push(passed)
  }
  return tries
}

test('after each failure it waits twice as long, up to the interval of the plan', async () => {
  const failing = scheduleIn('failing', 1)
  assert.deepEqual(await triesWithin(200, failing), [0, 10, 30, 70, 130, 190])
  const errors = failing.lines.filter(({ msg }) => msg.startsWith('the backup failed: the words of the tool'))
  assert.equal(errors.length, 6)
})

test('the first backup is not called too old before it is tried, and its lack is an error afterwards', async () => {
  const first = scheduleIn('first', 1)
  const complaints = () => first.lines.map(({ msg }) => msg).filter(msg => /too old|no good backup/.test(msg))
  await first.schedule.look()
  assert.deepEqual(complaints(), [])
  first.at.now += minute
  await first.schedule.look()
  assert.deepEqual(complaints(), ['there is no good backup yet'])
})

test('a backup that is made but lacks files is reported, and is no failed one', async () => {
  const made = `${scratch.path}/made/${backupNameOf(new Date(begun))}`
  const { schedule, lines } = scheduleIn('made', 1, 1, `mkdir -p ${made} && touch ${made}/manifest`)
  await schedule.look()
  assert.deepEqual([lines.at(-1)?.level, lines.at(-1)?.msg], [50, 'the words of the tool'])
})

test('that another server makes one is no error', async () => {
  const busy = scheduleIn('busy', TryLater.exitCode)
  assert.deepEqual(await triesWithin(25, busy), [0, 10, 20])
  assert.deepEqual(
    busy.lines.filter(({ msg }) => msg.includes('the words of the tool')),
    [],
  )
})

test('a failure of another server counts too, and a failed backup is none', async () => {
  const other = scheduleIn('other', 1)
  const failed = backupNameOf(new Date(begun - 5 * minute))
  await other.place.write(`${failed}/manifest`, [Buffer.from('x')])
  await markFailed(other.place, failed)
  assert.deepEqual(await triesWithin(6, other), [5])
  assert.equal(other.schedule.ageSeconds(), undefined)
})

test('the ages of the newest good and the newest verified backup are known', async () => {
  const { schedule, place } = scheduleIn('ages', 0)
  for (const minutes of [50, 30, 20, -10]) {
    const name = backupNameOf(new Date(begun - minutes * minute))
    await place.write(`${name}/manifest`, [Buffer.from('x')])
    if (minutes === 50) await markVerified(place, name)
    if (minutes === 20) await markFailed(place, name)
  }
  await schedule.look()
  assert.equal(schedule.ageSeconds(), 30 * 60)
  assert.equal(schedule.verifiedAgeSeconds(), 50 * 60)
})
