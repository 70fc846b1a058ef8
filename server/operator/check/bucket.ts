import { createHash } from 'node:crypto'
import type { Config } from '../../config.ts'
import { randomId } from '../../ids.ts'
import { NoRoom, NoSuchObject } from '../../objects/objects.ts'
import { s3 } from '../../objects/s3.ts'
import { reasonOf } from '../../operator-error.ts'
import { broken, type Finding, ok } from './finding.ts'

const part = 'files'

/** Writes, reads and deletes a small object in the bucket. On disk it writes nothing: the permissions check covers that. */
export async function checkBucket(config: Config): Promise<Finding[]> {
  const { s3: bucket } = config
  if (!bucket)
    return [ok(part, 'LEARN_S3_BUCKET is not set here, so files are expected in the data directory.')]
  const objects = s3(bucket)
  const bytes = Buffer.from(`Learn checks its bucket, ${randomId()}`)
  const key = { organizationId: randomId(), sha256: createHash('sha256').update(bytes).digest('hex') }
  try {
    await objects.put(key, [bytes], bytes.length)
    try {
      const read = Buffer.concat(await (await objects.read(key)).toArray())
      if (!read.equals(bytes))
        return [
          broken(
            part,
            'bucket-damages',
            `The bucket ${bucket.bucket} returned different bytes from those written.`,
            "Ask the bucket's provider.",
          ),
        ]
    } finally {
      await objects.remove(key)
    }
    return [ok(part, `The bucket ${bucket.bucket} stores, returns and deletes files.`)]
  } catch (error) {
    return [refusal(error)]
  }
}

function refusal(error: unknown): Finding {
  const reason = `${reasonOf(error)}.`
  if (error instanceof NoRoom)
    return broken(part, 'bucket-full', reason, "Raise the bucket's quota, or delete something.")
  if (error instanceof NoSuchObject)
    return broken(
      part,
      'bucket-loses',
      'The bucket lost a file that was just written.',
      "Ask the bucket's provider.",
    )
  if (/\(403\)/.test(reason))
    return broken(
      part,
      'bucket-refuses',
      reason,
      'Check LEARN_S3_ACCESS_KEY_ID and LEARN_S3_SECRET_ACCESS_KEY, and that the key may read, write, list and delete objects. The bucket also refuses requests if the clock is wrong.',
    )
  if (/\(404\)|NoSuchBucket/.test(reason))
    return broken(part, 'no-bucket', reason, 'Check LEARN_S3_BUCKET, LEARN_S3_REGION and LEARN_S3_ENDPOINT.')
  return broken(
    part,
    'bucket-unreachable',
    reason,
    'Check LEARN_S3_ENDPOINT, and that this machine can reach it.',
  )
}
