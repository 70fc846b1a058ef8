import { join } from 'node:path'
import type { Config } from '../config.ts'
import { disk } from './disk.ts'
import type { Objects } from './objects.ts'
import { s3 } from './s3.ts'

/** The storage for the bytes of files. */
export const configuredObjects = ({ s3: bucket, dataDir }: Pick<Config, 's3' | 'dataDir'>): Objects =>
  bucket ? s3(bucket) : disk(join(dataDir, 'media'))
