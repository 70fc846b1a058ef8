import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { makeScratch, noBucket, passphrase } from '../../../test/support/operating/backups.ts'
import { NoSuchObject } from '../../objects/objects.ts'
import { Backups, objectName } from '../backups.ts'
import { openPlace } from '../open-place.ts'
import { FileShipper } from './ship-files.ts'

const scratch = await makeScratch()
after(() => scratch.remove())

const keyOf = (text: string) => ({
  organizationId: 'a-school',
  sha256: createHash('sha256').update(text).digest('hex'),
})

test('the place is asked once for each file, and again after a while', async () => {
  const folder = openPlace(`${scratch.path}/asked`, noBucket)
  const asked: string[] = []
  const has = (name: string) => {
    asked.push(name)
    return folder.has(name)
  }
  const place = { ...folder, has }
  const backups = await Backups.openOrMake(place, passphrase, 'ours')
  const texts = ['one', 'two', 'three']
  const library = new Map(['one', 'two'].map(text => [keyOf(text).sha256, text]))
  const shipper = new FileShipper({
    read: async ({ sha256 }) => {
      const text = library.get(sha256)
      if (text === undefined) throw new NoSuchObject('it is still arriving')
      return Readable.from([Buffer.from(text)])
    },
  })
  const shipAt = async (minutes: number) => {
    asked.length = 0
    await shipper.ship(backups, texts.map(keyOf), minutes * 60_000)
    return asked.length
  }
  assert.equal(await shipAt(0), 3)
  assert.equal(await shipAt(1), 1, 'only for the one that is still arriving')
  library.set(keyOf('three').sha256, 'three')
  assert.equal(await shipAt(2), 1)
  assert.equal(await shipAt(3), 0)
  for (const text of texts) assert(await folder.has(objectName(keyOf(text))), text)
  await folder.remove(objectName(keyOf('one')))
  assert.equal(await shipAt(16), 2)
  assert(await folder.has(objectName(keyOf('one'))), 'a file that was removed meanwhile is copied again')
})
