import { listBackupsCommand, verifyBackupCommand } from '../../backup/commands.ts'
import { backupCommand } from '../../backup/make-command.ts'
import { restoreCommand } from '../../backup/restore-command.ts'
import { restoreFilesCommand } from '../../backup/restore-files.ts'
import { moveDatabaseCommand } from '../../move/commands.ts'
import { moveMediaCommand } from '../../move/media-command.ts'
import { moveOrganizationCommand } from '../../move/organization/command.ts'
import { type Command, onDatabase } from './command.ts'

export const backupCommands: Command[] = [
  {
    name: 'backup',
    usage: '[<place>] [--verify] [--new-place]',
    help: 'Backs up the database and the files as they are now, while the server runs. The place is a folder or a bucket (s3://our-backups/learn), by default LEARN_BACKUP_PLACE. Files that an earlier backup contains are not copied again. LEARN_BACKUP_PASSPHRASE encrypts the backup. With --verify, the new backup is then checked as verify-backup does. --new-place begins again in a place that had backups and is empty now, such as a new disk.',
    read: args => onDatabase(backupCommand(args)),
  },
  {
    name: 'list-backups',
    usage: '[<place>]',
    help: 'Lists the complete backups, oldest first, and says which have been verified and which have failed. Each is named after the moment it captures.',
    read: args => async readConfig => await listBackupsCommand(args, readConfig()),
  },
  {
    name: 'verify-backup',
    usage: '[<place>] [--backup <name>]',
    help: 'Restores a backup, by default the newest, into a temporary database next to the server, and checks every row, file and ledger, and that a sample of decisions can be repeated. Needs no running server.',
    read: args => async readConfig => await verifyBackupCommand(args, readConfig()),
  },
  {
    name: 'restore',
    usage: '[<place>] [--backup <name>] [--show-secret]\n[<place>] --to <moment|latest> [--branch <number>]',
    help: 'Restores a backup, by default the newest good one, into an empty data directory (LEARN_DATA_DIR) or an empty database (DATABASE_URL). Nothing is ever overwritten. Needs no running server. Files that the backup does not have intact are listed at the end, and the exit code is 1. With backups made with LEARN_BACKUP_LOG=yes, --to restores the embedded database as it was at a moment, such as 2026-11-18T14:40:00Z, or at the end of its log (latest). Every such restore begins a new branch of the log; --branch chooses the one to follow, by default the one that was written to last. --show-secret only prints the LEARN_SECRET that the backup needs.',
    read: args => async readConfig => await restoreCommand(args, readConfig()),
  },
  {
    name: 'restore-files',
    usage: '[<place>]',
    help: 'Reads every file in the media library, and brings back those that are missing or damaged from the backups, while the server runs. Nothing else is changed. Files that no backup in the place has intact are listed, and the exit code is 1.',
    read: args => onDatabase(restoreFilesCommand(args)),
  },
  {
    name: 'move-database',
    usage: '[<DATABASE_URL> | embedded | --undo]',
    help: 'Moves the embedded database to an empty database in your own PostgreSQL, by default the one in LEARN_NEW_DATABASE_URL, or, with embedded, the other way round. It copies most rows while the server runs, says when to stop the server, then copies the rest and compares every row. From then on, servers refuse to start on the old database. --undo lets them use it again.',
    read: args => async readConfig => await moveDatabaseCommand(args, readConfig()),
  },
  {
    name: 'move-organization',
    usage:
      '<organization id> [<to>] [--public-url <url>] [--closed-seconds <number>]\n<organization id> [<to>] --new-keys\n<organization id> [<to>] --check | --abort | --remove\n[<to>] --prepare | --share-keys',
    help: 'Moves one organization, with its people, children and keys, to another installation while servers run on both. <to> is its DATABASE_URL or data directory, by default LEARN_NEW_DATABASE_URL. The organization is closed for at most a second, or --closed-seconds, while every row is compared. --check only says whether the move is possible. An interrupted move continues when you run it again, and --abort undoes it. Afterwards, calls here get the new address of the organization (--public-url), until --remove deletes the old copy. Before the first move, --prepare changes the settings that replication needs, and --share-keys gives a new installation the keys of this one. If the keys differ, --new-keys accepts that PINs and open invitations are lost.',
    read: moveOrganizationCommand,
  },
  {
    name: 'move-media',
    usage: '[--delete-old]',
    help: 'Copies all files to the storage in LEARN_NEW_FILES (disk or bucket) from the other storage, while servers run, and verifies that everything has arrived. Run it again if it is interrupted. With --delete-old, it then deletes the old copies, each after reading the new one. Exits with 1 if a file is missing or damaged.',
    read: args => onDatabase(moveMediaCommand(args)),
  },
]
