import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../config.ts'

test('backups in a bucket can be at another provider than the files', () => {
  const files = {
    LEARN_S3_BUCKET: 'files',
    LEARN_S3_ENDPOINT: 'https://one.example',
    LEARN_S3_REGION: 'eu-west-2',
    LEARN_S3_ACCESS_KEY_ID: 'one',
    LEARN_S3_SECRET_ACCESS_KEY: 'secret one',
    LEARN_S3_ENCRYPTION: 'AES256',
  }
  const same = readConfig(files)
  assert.equal(same.backups.s3Access.endpoint, 'https://one.example')
  assert.equal(same.backups.s3Access.credentials?.accessKeyId, 'one')
  const other = {
    LEARN_BACKUP_S3_ENDPOINT: 'https://two.example',
    LEARN_BACKUP_S3_ACCESS_KEY_ID: 'two',
    LEARN_BACKUP_S3_SECRET_ACCESS_KEY: 'secret two',
  }
  const { s3, backups } = readConfig({ ...files, ...other })
  assert.equal(s3?.endpoint, 'https://one.example')
  assert.deepEqual(backups.s3Access, {
    endpoint: 'https://two.example',
    region: 'eu-west-2',
    credentials: { accessKeyId: 'two', secretAccessKey: 'secret two' },
    encryption: undefined,
  })
  assert.equal(
    readConfig(other).backups.s3Access.endpoint,
    'https://two.example',
    'no bucket for files is needed',
  )
  assert.throws(
    () => readConfig({ LEARN_BACKUP_S3_ACCESS_KEY_ID: 'two' }),
    /LEARN_BACKUP_S3_SECRET_ACCESS_KEY must be set when LEARN_BACKUP_S3_ACCESS_KEY_ID is set/,
  )
})
