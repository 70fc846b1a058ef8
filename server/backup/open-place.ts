import { resolve } from 'node:path'
import type { S3Access } from '../objects/s3-bucket.ts'
import type { Place } from './place.ts'
import { bucketPlace } from './places/bucket.ts'
import { folderPlace } from './places/folder.ts'

const bucketAddress = /^s3:\/\/([^/]+)\/?(.*?)\/?$/

export function openPlace(address: string, access: S3Access): Place {
  const [, bucket, prefix] = bucketAddress.exec(address) ?? []
  if (bucket === undefined) return folderPlace(resolve(address))
  return bucketPlace(address, { ...access, bucket, prefix: prefix ? `${prefix}/` : '', presigned: false })
}
