import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { operations } from '@learn/contract'
import { learn as learnAlone, newSettings, runLearn } from '../../test/support/command-line.ts'
import {
  createBook,
  createWord,
  getBook,
  trialTable,
  trialUnusual,
  wordsOf,
} from '../../test/support/trial.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import type { Config } from '../config.ts'

const world = await World.create({}, undefined, trialUnusual)
const settings = await newSettings(world.server.url)
await world.owner.query(trialTable)
after(async () => {
  await world.close()
  await settings.remove()
})

let tenant: Tenant
let config: Config
let folder: string
beforeEach(async () => {
  tenant = await world.tenant()
  config = { ...settings.config, token: tenant.key }
  folder = join(settings.directory, tenant.organizationId)
  await mkdir(folder)
})

type Pretended = Parameters<typeof runLearn>[2]
const learn = (words: readonly string[], pretended: Pretended = {}) =>
  runLearn(words, config, { operations: [...operations, createWord, createBook, getBook], ...pretended })
const book = (...more: string[]) =>
  learn(['trial', 'create-book', '--organization', tenant.organizationId, '--pages', '2', '--yes', ...more])
const month = new Date().toISOString().slice(0, 7)
const statement = (...more: string[]) =>
  learn(['billing', 'statement', month, '--organization', tenant.organizationId, ...more])

test('an answer is saved as JSON instead of printed, and a note says so', async () => {
  const path = join(folder, 'teams.json')
  const { code, out, err } = await learn(['teams', 'list', '--output', path], { isTable: true })
  assert.deepEqual([code, out], [0, ''])
  assert.equal(JSON.parse(await readFile(path, 'utf8')).total, 0)
  assert.equal(err, `Saved ${path}, ${(await stat(path)).size} bytes.\n`)
  assert.deepEqual(await readdir(folder), ['teams.json'])
  const quiet = await learn(['teams', 'list', '--output', path, '--quiet'])
  assert.deepEqual([quiet.out, quiet.err], ['', ''])
})

test('the file’s extension chooses the format, and flags override it', async () => {
  const save = async (name: string, ...more: string[]) => {
    const path = join(folder, name)
    assert.equal((await statement('--output', path, ...more)).code, 0)
    return await readFile(path, 'utf8')
  }
  assert.match(await save('month.html'), /^<!doctype html>/)
  assert.match(await save('month.CSV'), /^month,organization_id,/)
  assert.match(await save('month.txt', '--format', 'html'), /^<!doctype html>/)
  assert.equal(JSON.parse(await save('other.html', '--json')).month, month)
  assert.equal(JSON.parse(await save('named.html', '--format', 'json')).month, month)
  const list = join(folder, 'teams.csv')
  await learn(['teams', 'list', '--fields', 'id,name', '--all', '--output', list])
  assert.equal(await readFile(list, 'utf8'), 'id,name\n')
})

test('an unavailable format is refused before anything is sent', async () => {
  const before = world.log.length
  const refused = await learn(['teams', 'list', '--output', join(folder, 'teams.html')])
  assert.equal(refused.code, 2)
  assert.match(
    refused.err,
    /^learn teams list can’t be saved as HTML \(--output \S+teams\.html\)\.\n.*\.json/,
  )
  const early = await book('--no-wait', '--output', join(folder, 'job.html'))
  assert.deepEqual([early.code, /\nLeave out --no-wait: /.test(early.err)], [2, true])
  assert.equal(world.log.length, before)
})

test('an unwritable path is refused before anything is sent or paid for', async () => {
  await world.credits(tenant, 10)
  const before = world.log.length
  await writeFile(join(folder, 'file'), '')
  for (const [path, why] of [
    [folder, /is a folder\.\nName a file in it\./],
    [`${folder}/reports/`, /is a folder\./],
    [join(folder, 'none', 'a.json'), /^--output: Can’t write .*: there is no such folder\./],
    [join(folder, 'file', 'a.json'), /^--output: Can’t write .*: there is no such folder\./],
  ] as const) {
    const { code, err } = await book('--output', path)
    assert.equal(code, 2, err)
    assert.match(err, why)
  }
  assert.equal(world.log.length, before)
  assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
  assert.deepEqual(await readdir(folder), ['file'])
})

test('a read-only file is refused and stays unchanged', {
  skip: process.getuid?.() === 0 && 'root may write everything',
}, async () => {
  const path = join(folder, 'kept.json')
  await writeFile(path, 'kept')
  await chmod(path, 0o400)
  const { code, err } = await learn(['teams', 'list', '--output', path])
  assert.equal(code, 2)
  assert.match(err, /permission denied\./)
  assert.equal(await readFile(path, 'utf8'), 'kept')
})

test('an existing file is replaced only by a complete answer, keeping its mode and links', async () => {
  const path = join(folder, 'answer.json')
  await writeFile(path, 'before', { mode: 0o640 })
  await symlink(path, join(folder, 'link.json'))
  const failed = await learn(['teams', 'get', tenant.organizationId, '--output', path])
  assert.deepEqual([failed.code, await readFile(path, 'utf8')], [1, 'before'])
  assert.equal((await learn(['teams', 'list', '--output', join(folder, 'link.json')])).code, 0)
  assert.equal(JSON.parse(await readFile(path, 'utf8')).total, 0)
  assert.equal((await stat(path)).mode & 0o777, 0o640)
  assert.deepEqual((await readdir(folder)).toSorted(), ['answer.json', 'link.json'])
})

test('a new file can be read only by its owner', async () => {
  const path = join(folder, 'new.json')
  assert.equal((await learn(['teams', 'list', '--output', path])).code, 0)
  assert.equal((await stat(path)).mode & 0o777, 0o600)
})

test('a pipe or device is written to directly; - and a dry run print', async () => {
  assert.equal((await learn(['teams', 'list', '--output', '/dev/null'])).code, 0)
  assert((await stat('/dev/null')).isCharacterDevice())
  const printed = await learn(['teams', 'list', '--output', '-'])
  assert.equal(JSON.parse(printed.out).total, 0)
  await world.credits(tenant, 10)
  const dry = await book('--dry-run', '--output', join(folder, 'book.json'))
  assert.equal(JSON.parse(dry.out).status, 'queued')
  assert.deepEqual(await readdir(folder), [])
})

test('a full disk is reported, with a warning that the call was made', {
  skip: !existsSync('/dev/full') && 'there is no /dev/full',
}, async () => {
  const { code, err } = await learn(['teams', 'list', '--output', '/dev/full'])
  assert.equal(code, 1)
  assert.equal(
    err,
    'Can’t write /dev/full: the disk is full.\nThe call itself was made. Check its effect before you repeat it.\n',
  )
})

test('a finished job is saved; with .html, the page of its result', async () => {
  await world.credits(tenant, 100)
  const [job, page] = [join(folder, 'job.json'), join(folder, 'report.html')]
  assert.equal((await book('--output', job, '--quiet')).code, 0)
  const { id, result } = JSON.parse(await readFile(job, 'utf8'))
  assert.equal(result.pages, 2)
  const saved = await book('--output', page)
  assert.match(saved.err, /100% succeeded.*\nSaved .*report\.html, \d+ bytes\.\n$/)
  assert.equal(await readFile(page, 'utf8'), '<!doctype html><p>a book of 2 pages</p>')
  const watched = join(folder, 'watched.html')
  assert.equal((await learn(['jobs', 'watch', id, '--output', watched])).code, 0)
  assert.equal(await readFile(watched, 'utf8'), '<!doctype html><p>a book of 2 pages</p>')
})

test('nothing is saved for a failed job', async () => {
  await world.credits(tenant, 100)
  const path = join(folder, 'job.json')
  await writeFile(path, 'before')
  const { code, out, err } = await book('--fails', 'declared', '--output', path, '--quiet')
  assert.deepEqual([code, out, await readFile(path, 'utf8')], [1, '', 'before'])
  assert.match(err, /^The job failed\. The pen is dry\./)
})

test('a list that stops halfway is not saved', async () => {
  await world.invitations(
    tenant,
    Array.from({ length: 130 }, () => ({})),
  )
  const path = join(folder, 'all.json')
  const whole = await learn(['invitations', 'list', '--all', '--output', path])
  assert.deepEqual([whole.code, (await readFile(path, 'utf8')).trimEnd().split('\n').length], [0, 130])
  const wrong = await learn(['invitations', 'list', '--all', '--cursor', 'x', '--output', path])
  assert.notEqual(wrong.code, 0)
  assert.doesNotMatch(wrong.err, /were printed/)
  assert.equal((await readFile(path, 'utf8')).trimEnd().split('\n').length, 130)
  assert.deepEqual(await readdir(folder), ['all.json'])
})

test('a separate process saves its answer and prints nothing', async () => {
  const path = join(folder, 'month.html')
  const words = ['billing', 'statement', month, '--organization', tenant.organizationId]
  const { code, out } = await learnAlone([...words, '--output', path], {
    ...settings.env,
    LEARN_TOKEN: tenant.key,
  })
  assert.deepEqual([code, out], [0, ''])
  assert.match(await readFile(path, 'utf8'), /<\/html>\n$/)
})
