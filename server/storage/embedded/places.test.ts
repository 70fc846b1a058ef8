import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { choosePlaces } from './places.ts'

test('a database that root keeps elsewhere is never replaced by a new one', async t => {
  const dataDir = await mkdtemp(join(tmpdir(), 'learn-places-'))
  t.after(() => rm(dataDir, { recursive: true }))
  await writeFile(join(dataDir, 'postgres-is-in'), '/var/lib/learn/0123456789ab/postgres\n')
  await assert.rejects(
    choosePlaces(dataDir, undefined),
    /is in \/var\/lib\/learn\/0123456789ab\/postgres, because root made it\. Run this as root, or move it as root.*: mv /,
  )
  await mkdir(join(dataDir, 'postgres'))
  await assert.rejects(choosePlaces(dataDir, undefined), /has two databases: .*postgres-is-in names\. /)
})
