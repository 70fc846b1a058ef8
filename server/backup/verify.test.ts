import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { tamper } from '../../test/support/learning/stored-decision.ts'
import { makeScratch, quiet, take } from '../../test/support/operating/backups.ts'
import { populate } from '../../test/support/populated-tenant.ts'
import { World } from '../../test/support/world.ts'
import { objectName } from './backups.ts'
import { readFileList } from './manifest.ts'
import { verifyBackup } from './verify.ts'

const world = await World.create()
const scratch = await makeScratch()
after(async () => {
  await world.close()
  await scratch.remove()
})
const tenant = await populate(world)
const backups = await scratch.open('verified')

/** Makes a decision come out differently. Returns a function that puts it back. */
async function changeDecision(contentVersion?: string): Promise<() => Promise<void>> {
  const { rows } = await world.owner.query(
    'select id, content_version from learn_decisions where organization_id = $1 limit 1',
    [tenant.organizationId],
  )
  const [{ id, content_version: version }] = rows
  let before: object = {}
  await tamper(world, id, 'record', kept => {
    before = kept
    return { ...kept, draw: 0.123456 }
  })
  await setContent(id, contentVersion ?? version)
  return async () => {
    await tamper(world, id, 'record', () => before)
    await setContent(id, version)
  }
}

const setContent = (decisionId: string, version: string) =>
  world.owner.query('update learn_decisions set content_version = $2 where id = $1', [decisionId, version])

test('a good backup is restored beside the server, and all of it is checked', async () => {
  const putBack = await changeDecision('content of last year')
  const { name, manifest } = await take(world, backups)
  await putBack()
  const found = await verifyBackup(backups, name, quiet)
  assert.equal(found.files, manifest.files.count)
  assert(found.rows > 100 && found.ledgers > 0 && found.decisions > 0, JSON.stringify(found))
  assert.equal(found.changedByContent, 1, 'a decision that other content explains is counted')
  assert.deepEqual(found.damaged, [])
})

test('a changed ledger, a decision that can’t be repeated and a damaged file are found', async () => {
  const { name } = await take(world, backups)
  const [file] = await readFileList(backups, name)
  assert(file)
  const place = join(backups.place.address, objectName(file))
  const bytes = await readFile(place)
  await writeFile(place, bytes.subarray(0, -1))
  const found = await verifyBackup(backups, name, quiet)
  assert.deepEqual(found.damaged, [file])
  await writeFile(place, bytes)

  const putBack = await changeDecision()
  const changed = await take(world, backups)
  await assert.rejects(verifyBackup(backups, changed.name, quiet), /first difference at/)
  await putBack()

  const owner = await world.owner.connect()
  await owner.query('set session_replication_role = replica')
  await owner.query(
    'update credit_entries set credits = credits + 1 where organization_id = $1 and number = 1',
    [tenant.organizationId],
  )
  owner.release(true)
  const forged = await take(world, backups)
  await assert.rejects(
    verifyBackup(backups, forged.name, quiet),
    new RegExp(`The ledger of the organization ${tenant.organizationId} is broken`),
  )
})
