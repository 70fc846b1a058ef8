import assert from 'node:assert/strict'
import { type FileHandle, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { folderPlace } from './folder.ts'

test('the name of a new file and of every new folder above it is flushed', async t => {
  const scratch = await mkdtemp(join(tmpdir(), 'learn-place-'))
  t.after(() => rm(scratch, { recursive: true }))
  const flushed = new Set<number>()
  const handle = await open(scratch, 'r')
  const methods = Object.getPrototypeOf(handle)
  await handle.close()
  const { sync } = methods
  t.mock.method(methods, 'sync', async function (this: FileHandle) {
    flushed.add((await this.stat()).ino)
    return await sync.call(this)
  })
  const name = 'backup/tables/users'
  await folderPlace(join(scratch, 'mnt/backups')).write(name, [Buffer.from('rows')])
  for (let path = join(scratch, 'mnt/backups', name); path !== dirname(scratch); path = dirname(path))
    assert(flushed.has((await stat(path)).ino), path)
})
