import { backupCommand, restoreCommand } from '../../backup/commands.ts'
import { type Command, onDatabase } from './command.ts'

export const backupCommands: Command[] = [
  {
    name: 'backup',
    usage: '<folder>',
    help: 'Makes a backup of the database and the files as they are now, while the server runs. Files that an earlier backup has are not copied again. It is sealed with LEARN_BACKUP_PASSPHRASE.',
    read: args => onDatabase(backupCommand(args)),
  },
  {
    name: 'restore',
    usage: '<folder> [--backup <name>]',
    help: 'Restores a backup, by default the newest, into an empty data directory (LEARN_DATA_DIR) or an empty database (DATABASE_URL). Nothing is ever overwritten. Needs no running server.',
    read: args => async readConfig => await restoreCommand(args, readConfig()),
  },
]
