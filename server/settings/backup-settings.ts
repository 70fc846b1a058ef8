import * as kinds from './kinds.ts'
import type { Theme } from './setting.ts'

export const backups = {
  LEARN_BACKUP_PLACE: {
    kind: kinds.backupPlace,
    unset: 'the server makes no backups by itself',
    meaning:
      'Where the server keeps its backups: a folder, or `s3://bucket/folder`, reached with `LEARN_S3_*`.',
  },
  LEARN_BACKUP_PASSPHRASE: {
    kind: kinds.textMatching(/^.{12,}$/s, 'at least 12 characters long'),
    secret: true,
    unset: 'no backups can be made or restored',
    meaning: 'What backups are sealed with; without it nobody can open them.',
  },
  LEARN_BACKUP_PLAN: {
    kind: kinds.backupPlan,
    default: 'every 24 hours, keep 30 days',
    meaning:
      'How often the server makes a backup, how long it keeps them, and with `, verify` at the end that it tries to restore each.',
  },
  LEARN_BACKUP_LOG: {
    kind: kinds.yesOrNo,
    default: 'no',
    meaning:
      'Whether the log of the embedded database is kept there too, so that it can be restored as it was at any second.',
  },
} as const satisfies Theme['settings']
