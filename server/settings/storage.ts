import type { S3Access, S3Config } from '../objects/s3-bucket.ts'
import type { BackupPlan } from './kinds.ts'
import { missingSettingError, type ReadSetting } from './reading.ts'
import { ConfigError } from './setting.ts'
import { type SettingName, settingNames } from './settings.ts'

export interface BackupConfig {
  /** Where the server puts them automatically; undefined if it makes none. */
  readonly place: string | undefined
  readonly passphrase: string | undefined
  readonly plan: BackupPlan
  /** Whether the embedded database's log is kept there too. */
  readonly log: boolean
  /** How to reach the bucket, if the place is in one. */
  readonly s3Access: S3Access
}

const s3Names = settingNames.filter(name => name.startsWith('LEARN_S3_'))

export function readS3(read: ReadSetting, isGiven: (name: SettingName) => boolean): S3Config | undefined {
  const bucket = read('LEARN_S3_BUCKET')
  if (bucket === undefined) {
    const given = s3Names.find(isGiven)
    if (given && !read('LEARN_BACKUP_PLACE')?.startsWith('s3:'))
      throw missingSettingError(
        'LEARN_S3_BUCKET',
        given,
        'Without a bucket, files are stored on disk. For backups in a bucket, set LEARN_BACKUP_S3_ENDPOINT and the settings next to it.',
      )
    return undefined
  }
  return {
    ...readS3Access(read),
    bucket,
    prefix: read('LEARN_S3_PREFIX') ?? '',
    presigned: read('LEARN_S3_DOWNLOADS') === 'presigned',
  }
}

export function readNewFiles(read: ReadSetting): 'disk' | 'bucket' | undefined {
  const newFiles = read('LEARN_NEW_FILES')
  if (newFiles && !read('LEARN_S3_BUCKET'))
    throw missingSettingError(
      'LEARN_S3_BUCKET',
      'LEARN_NEW_FILES',
      'Files are read from both while they move.',
    )
  return newFiles
}

function readS3Access(read: ReadSetting): S3Access {
  const accessKeyId = read('LEARN_S3_ACCESS_KEY_ID')
  const secretAccessKey = read('LEARN_S3_SECRET_ACCESS_KEY')
  if (accessKeyId && !secretAccessKey)
    throw missingSettingError('LEARN_S3_SECRET_ACCESS_KEY', 'LEARN_S3_ACCESS_KEY_ID')
  if (secretAccessKey && !accessKeyId)
    throw missingSettingError('LEARN_S3_ACCESS_KEY_ID', 'LEARN_S3_SECRET_ACCESS_KEY')
  const encryption = read('LEARN_S3_ENCRYPTION')
  const kmsKey = read('LEARN_S3_KMS_KEY')
  if (kmsKey && encryption !== 'aws:kms')
    throw new ConfigError('LEARN_S3_ENCRYPTION must be aws:kms when LEARN_S3_KMS_KEY is set.')
  return {
    endpoint: read('LEARN_S3_ENDPOINT'),
    region: read('LEARN_S3_REGION'),
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    encryption: encryption && { ServerSideEncryption: encryption, ...(kmsKey && { SSEKMSKeyId: kmsKey }) },
  }
}

export function readBackups(read: ReadSetting): BackupConfig {
  const place = read('LEARN_BACKUP_PLACE')
  const passphrase = read('LEARN_BACKUP_PASSPHRASE')
  if (place && !passphrase)
    throw missingSettingError(
      'LEARN_BACKUP_PASSPHRASE',
      'LEARN_BACKUP_PLACE',
      'Backups are sealed with it: keep it somewhere else than the backups.',
    )
  const log = read('LEARN_BACKUP_LOG')
  if (log && !place) throw missingSettingError('LEARN_BACKUP_PLACE', 'LEARN_BACKUP_LOG')
  if (log && read('DATABASE_URL'))
    throw new ConfigError(
      'LEARN_BACKUP_LOG is for the embedded database. Your own PostgreSQL keeps its log by its own means: docs/operating/backup.md shows how.',
    )
  return { place, passphrase, plan: read('LEARN_BACKUP_PLAN'), log, s3Access: readBackupAccess(read) }
}

/** Backups may be at another provider than the files, so that nobody loses both at once. */
function readBackupAccess(read: ReadSetting): S3Access {
  const files = readS3Access(read)
  const endpoint = read('LEARN_BACKUP_S3_ENDPOINT')
  const region = read('LEARN_BACKUP_S3_REGION')
  const accessKeyId = read('LEARN_BACKUP_S3_ACCESS_KEY_ID')
  const secretAccessKey = read('LEARN_BACKUP_S3_SECRET_ACCESS_KEY')
  if (accessKeyId && !secretAccessKey)
    throw missingSettingError('LEARN_BACKUP_S3_SECRET_ACCESS_KEY', 'LEARN_BACKUP_S3_ACCESS_KEY_ID')
  if (secretAccessKey && !accessKeyId)
    throw missingSettingError('LEARN_BACKUP_S3_ACCESS_KEY_ID', 'LEARN_BACKUP_S3_SECRET_ACCESS_KEY')
  return {
    endpoint: endpoint ?? files.endpoint,
    region: region ?? files.region,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : files.credentials,
    // Another provider may not know the key, and backups are encrypted anyway.
    encryption: endpoint === undefined ? files.encryption : undefined,
  }
}
