import * as kinds from './kinds.ts'
import type { Theme } from './setting.ts'

export const backups = {
  LEARN_BACKUP_PLACE: {
    kind: kinds.backupPlace,
    unset: 'the server makes no backups automatically',
    meaning:
      'Where the server keeps its backups: a folder, or `s3://bucket/folder`, reached with `LEARN_S3_*`.',
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
} as const satisfies Theme['settings']
