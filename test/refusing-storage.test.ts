import assert from 'node:assert/strict'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createDatabase } from './support/database.ts'
import { startSmallBucket } from './support/media/small-bucket.ts'
import { makeScratch, passphrase } from './support/operating/backups.ts'
import { populate } from './support/populated-tenant.ts'
import { finish } from './support/processes.ts'
import { testSecret, World } from './support/world.ts'

const world = await World.create()
const scratch = await makeScratch()
const bucket = await startSmallBucket()
const empty = await createDatabase()
after(async () => {
  bucket.close()
  await world.close()
  await empty.drop()
  await scratch.remove()
})
await populate(world)

const { LEARN_S3_BUCKET: _, ...access } = bucket.settings
const environment = {
  DATABASE_URL: world.databaseUrl,
  LEARN_SECRET: testSecret,
  LEARN_DATA_DIR: world.dataDir,
  LEARN_BACKUP_PASSPHRASE: passphrase,
}
const inBucket = { ...access, LEARN_BACKUP_PLACE: 's3://files/backups' }
const inFolder = { ...bucket.settings, LEARN_BACKUP_PLACE: join(scratch.path, 'place') }
const admin = (args: string[], more: Record<string, string>) =>
  finish('server/admin.ts', { ...environment, ...more }, args)

async function expectSentence(args: string[], more: Record<string, string>, words: RegExp): Promise<void> {
  const { code, output } = await admin(args, more)
  assert.equal(code, 1, output)
  assert.match(output, words)
  assert(!output.includes('    at '), `no stack: ${output}`)
}

const denied = { status: 403, code: 'AccessDenied' }
const rights = /access key \(LEARN_S3_ACCESS_KEY_ID\) may list, read, write and delete/

test('if a bucket for backups can’t be written, emptied or found, the operator reads what to check', async () => {
  bucket.state.refusal = denied
  await expectSentence(['backup'], inBucket, /^Can't use s3:\/\/files\/backups: .*AccessDenied \(403\)\. /)
  bucket.state.refusal = undefined
  const made = await admin(['backup'], inBucket)
  assert.equal(made.code, 0, made.output)
  // What an interrupted backup has left must be deleted first.
  bucket.objects.set('/files/backups/2020-01-01T00-00-00-000Z/tables/users', Buffer.from('half'))
  Object.assign(bucket.state, { refusal: denied, refused: ['DELETE'] })
  await expectSentence(['backup'], inBucket, rights)
  // A bucket that does not exist says of each object only that it is not there.
  Object.assign(bucket.state, { refusal: { status: 404, code: 'NoSuchBucket' }, refused: ['HEAD', 'GET'] })
  await expectSentence(['restore'], inBucket, /^Can't use s3:\/\/files\/backups: .*NoSuchBucket \(404\)/)
  bucket.state.refusal = undefined
})

test('if a bucket for files can’t be read or written, the operator reads what to check', async () => {
  Object.assign(bucket.state, { refusal: denied, refused: ['GET', 'HEAD'] })
  await expectSentence(['backup'], inFolder, rights)
  // A wrong region is no refusal of the key.
  Object.assign(bucket.state, { refusal: { status: 400, code: 'AuthorizationHeaderMalformed' } })
  await expectSentence(['verify-media'], inFolder, / \(400\)\. .*LEARN_S3_REGION/)
  bucket.state.refusal = undefined
  const { LEARN_BACKUP_PLACE } = inFolder
  const made = await admin(['backup'], { LEARN_BACKUP_PLACE })
  assert.equal(made.code, 0, made.output)
  Object.assign(bucket.state, { refusal: denied, refused: ['PUT'] })
  await expectSentence(['restore'], { ...inFolder, DATABASE_URL: empty.url }, rights)
  bucket.state.refusal = undefined
  const done = await admin(['restore'], { ...inFolder, DATABASE_URL: empty.url })
  assert.equal(done.code, 0, done.output)
})

test('if a folder can’t be used, the operator reads its name', async () => {
  const [file, loop] = [join(scratch.path, 'file'), join(scratch.path, 'loop')]
  await writeFile(file, 'not a folder')
  await symlink(loop, loop)
  await expectSentence(
    ['restore', join(file, 'in')],
    {},
    /^Can't read \S+\/file\/in: it is a file, or leads through one\. Choose the path of a folder\.$/m,
  )
  await expectSentence(
    ['list-backups', loop],
    {},
    /^Can't read \S+\/loop: its symbolic links lead in a circle\. /,
  )
  const place = join(scratch.path, 'odd')
  await mkdir(place)
  await writeFile(join(place, 'files'), 'not a folder')
  await expectSentence(
    ['backup', place],
    {},
    /^Can't (read|write to) \S+\/odd: \S+\/files\S*: it is a file, or leads through one\. /,
  )
})
