import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { S3 } from '@aws-sdk/client-s3'
import { readConfig } from '../../server/config.ts'
import type { S3Config } from '../../server/objects/s3-bucket.ts'

interface Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** A new bucket on the S3 server of this run: as environment variables, as parsed config, and as a client to inspect it. */
export interface TestBucket {
  readonly environment: Record<string, string>
  readonly config: S3Config
  readonly client: S3
  readonly name: string
}

/** The user `full` may keep only one object. */
export async function makeBucket(whose: 'owner' | 'full' = 'owner'): Promise<TestBucket> {
  const given = process.env.LEARN_TEST_S3
  assert(given, 'run these tests with npm run test:s3, which starts an S3 server')
  const { endpoint, ...keys } = JSON.parse(given) as Record<'owner' | 'full', Keys> & { endpoint: string } // Safe: the script wrote it.
  const name = `test-${randomBytes(8).toString('hex')}`
  const environment = {
    LEARN_S3_BUCKET: name,
    LEARN_S3_ENDPOINT: endpoint,
    LEARN_S3_ACCESS_KEY_ID: keys[whose].accessKeyId,
    LEARN_S3_SECRET_ACCESS_KEY: keys[whose].secretAccessKey,
  }
  const client = new S3({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: keys[whose] })
  await client.createBucket({ Bucket: name })
  const { s3: config } = readConfig(environment)
  assert(config)
  return { environment, config, client, name }
}
