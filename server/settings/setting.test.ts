import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readConfig } from '../config.ts'

test('a secret can be in a file', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'learn-config-'))
  t.after(() => rm(folder, { recursive: true }))
  const [file, empty] = [join(folder, 'passphrase'), join(folder, 'empty')]
  await writeFile(file, 'four unrelated words\n')
  await writeFile(empty, '\n')
  assert.equal(readConfig({ LEARN_BACKUP_PASSPHRASE_FILE: file }).backups.passphrase, 'four unrelated words')
  for (const [path, words] of [
    [
      join(folder, 'missing'),
      /_FILE must be the path of a file that the server can read, but .*missing: it does not exist\. Check/,
    ],
    [folder, /_FILE must be the path of a file that the server can read, but .*: it is a folder\./],
    [empty, /_FILE must be the path of a file that contains the secret, and .*empty is empty\.$/],
  ] as const)
    assert.throws(() => readConfig({ LEARN_BACKUP_PASSPHRASE_FILE: path }), words)
  assert.throws(
    () => readConfig({ LEARN_SECRET: 's'.repeat(32), LEARN_SECRET_FILE: file }),
    /LEARN_SECRET and LEARN_SECRET_FILE are both set/,
  )
})
