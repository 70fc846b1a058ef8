import {
  backupCommand,
  listBackupsCommand,
  restoreCommand,
  verifyBackupCommand,
} from '../../backup/commands.ts'
import { moveDatabaseCommand } from '../../move/commands.ts'
import { moveMediaCommand } from '../../move/media-command.ts'
import { type Command, onDatabase } from './command.ts'

export const backupCommands: Command[] = [
  {
    name: 'backup',
    usage: '[<place>] [--verify]',
    help: 'Makes a backup of the database and the files as they are now, while the server runs. The place is a folder or a bucket (s3://our-backups/learn), by default LEARN_BACKUP_PLACE. Files that an earlier backup has are not copied again. It is sealed with LEARN_BACKUP_PASSPHRASE. --verify then does what verify-backup does.',
    read: args => onDatabase(backupCommand(args)),
  },
  {
    name: 'list-backups',
    usage: '[<place>]',
    help: 'Lists the complete backups, oldest first. Each has the name of the moment that it shows.',
    read: args => async readConfig => await listBackupsCommand(args, readConfig()),
  },
  {
    name: 'verify-backup',
    usage: '[<place>] [--backup <name>]',
    help: 'Restores a backup, by default the newest, into a temporary database beside the server, and checks it: every row and file, every ledger, and that a sample of decisions can be repeated. Needs no running server.',
    read: args => async readConfig => await verifyBackupCommand(args, readConfig()),
  },
  {
    name: 'restore',
    usage: '[<place>] [--backup <name> | --to <moment|latest> [--branch <number>]] [--show-secret]',
    help: 'Restores a backup, by default the newest, into an empty data directory (LEARN_DATA_DIR) or an empty database (DATABASE_URL). Nothing is ever overwritten. Needs no running server. --to restores the embedded database as it was at any moment, such as 2026-11-18T14:40:00Z, or at the end of its log, from backups that were made with LEARN_BACKUP_LOG=yes. Every recovery begins a new branch of the log; without --branch, the one that was written to last is followed. --show-secret only prints the LEARN_SECRET that the backup needs.',
    read: args => async readConfig => await restoreCommand(args, readConfig()),
  },
  {
    name: 'move-database',
    usage: '<DATABASE_URL | embedded>',
    help: 'Moves the embedded database to an empty one of your own PostgreSQL, or with embedded the other way round. Most of it is copied while the server runs; it then says when to stop the server, brings the rest and compares every row.',
    read: args => async readConfig => await moveDatabaseCommand(args, readConfig()),
  },
  {
    name: 'move-media',
    usage: '[--delete-old]',
    help: 'Copies all files to the storage that LEARN_NEW_FILES names (disk or bucket) from the other one while servers run, and verifies that everything has arrived. Start it again if it was interrupted. --delete-old then deletes the old copies, each after reading the new one. Exits with 1 if a file is missing or damaged.',
    read: args => onDatabase(moveMediaCommand(args)),
  },
]
