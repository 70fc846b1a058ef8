import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { promisify } from 'node:util'

const run = promisify(execFile)
const { endpoint, owner } = JSON.parse(process.env.LEARN_TEST_S3 ?? '{}')

test('the compose project’s bucket is made once, and a second time is no error', async () => {
  const bucket = `learn-${randomUUID()}`
  const env = {
    ...process.env,
    LEARN_S3_BUCKET: bucket,
    LEARN_S3_ENDPOINT: endpoint,
    LEARN_S3_ACCESS_KEY_ID: owner.accessKeyId,
    LEARN_S3_SECRET_ACCESS_KEY: owner.secretAccessKey,
  }
  const make = () => run(process.execPath, ['deploy/make-bucket.mjs'], { env })
  assert.equal((await make()).stdout, `Made the bucket ${bucket}.\n`)
  await make()
  await assert.rejects(
    run(process.execPath, ['deploy/make-bucket.mjs'], {
      env: { ...env, LEARN_S3_SECRET_ACCESS_KEY: 'wrong' },
    }),
  )
})
