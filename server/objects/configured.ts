import { join } from 'node:path'
import type { Config } from '../config.ts'
import { disk } from './disk.ts'
import { movingObjects } from './moving.ts'
import type { Objects } from './objects.ts'
import { s3 } from './s3.ts'

export type Storage = 'disk' | 'bucket'
type Settings = Pick<Config, 's3' | 'dataDir' | 'newFiles'>

/** Where new files are stored. */
export const storageForNew = ({ s3: bucket, newFiles }: Omit<Settings, 'dataDir'>): Storage =>
  newFiles ?? (bucket ? 'bucket' : 'disk')

/** How the name of a server's connections ends, so that others see where it stores new files. */
export const serverStoring = (storage: Storage) => `new files: ${storage}`

/** The storage for the bytes of files. */
export function configuredObjects(config: Settings): Objects {
  const moving = movingStorages(config)
  if (moving) return movingObjects(moving.to, moving.from)
  return config.s3 ? s3(config.s3) : onDisk(config)
}

/** The storage that files move to, and the one that they leave; undefined if they are in one storage. */
export function movingStorages(config: Settings): { to: Objects; from: Objects } | undefined {
  if (!config.s3 || config.newFiles === undefined) return undefined
  const [bucket, folder] = [s3(config.s3), onDisk(config)]
  return config.newFiles === 'disk' ? { to: folder, from: bucket } : { to: bucket, from: folder }
}

const onDisk = ({ dataDir }: Settings) => disk(join(dataDir, 'media'))
