import * as kinds from './kinds.ts'
import type { Theme } from './setting.ts'

export const backups = {
  LEARN_BACKUP_PLACE: {
    kind: kinds.backupPlace,
    unset: 'the server makes no backups automatically',
    meaning:
      'Where the server keeps its backups: a folder, or `s3://bucket/folder`, reached with `LEARN_BACKUP_S3_*`, or else with `LEARN_S3_*`.',
  },
  LEARN_BACKUP_PASSPHRASE: {
    kind: kinds.textMatching(/^.{12,}$/s, 'at least 12 characters long'),
    secret: true,
    unset: 'no backups can be made or restored',
    meaning: 'The passphrase that encrypts backups; without it nobody can open them.',
  },
  LEARN_BACKUP_PLAN: {
    kind: kinds.backupPlan,
    default: 'every 24 hours, keep 30 days',
    meaning:
      'How often the server makes a backup, and how long it keeps them. With `, verify` at the end, it also tests each backup by restoring it.',
  },
  LEARN_BACKUP_LOG: {
    kind: kinds.yesOrNo,
    default: 'no',
    meaning:
      "Whether the server also keeps the embedded database's log (WAL) in `LEARN_BACKUP_PLACE`, so that you can restore the database as it was at any second.",
  },
  LEARN_BACKUP_S3_ENDPOINT: {
    kind: kinds.origin('https://s3.example.org'),
    unset: 'it is LEARN_S3_ENDPOINT',
    meaning:
      'The address of the S3 service with the backups, if they are not at the same provider as the files. `LEARN_S3_ENCRYPTION` does not apply to it.',
  },
  LEARN_BACKUP_S3_REGION: {
    kind: kinds.textMatching(/^[a-z0-9-]{1,64}$/, 'a region name such as eu-west-2'),
    unset: 'it is LEARN_S3_REGION',
    meaning: 'The region of the bucket with the backups.',
  },
  LEARN_BACKUP_S3_ACCESS_KEY_ID: {
    kind: kinds.anyText,
    unset: 'it is LEARN_S3_ACCESS_KEY_ID',
    meaning: 'The access key for backups; set it together with `LEARN_BACKUP_S3_SECRET_ACCESS_KEY`.',
  },
  LEARN_BACKUP_S3_SECRET_ACCESS_KEY: {
    kind: kinds.anyText,
    secret: true,
    unset: 'it is LEARN_S3_SECRET_ACCESS_KEY',
    meaning: 'The secret of that access key.',
  },
} as const satisfies Theme['settings']
