import * as kinds from './kinds.ts'
import type { Theme } from './setting.ts'

/** Where the data is. */
export const database = {
  LEARN_DATA_DIR: {
    kind: kinds.folder,
    default: '.learn',
    meaning: 'The folder for the embedded database, the secret, files and saved email.',
  },
  DATABASE_URL: {
    kind: kinds.databaseUrl,
    secret: true,
    unset: 'the server starts the embedded PostgreSQL',
    meaning:
      'A database in your own PostgreSQL, version 15 or later, and the user who owns it; `LEARN_SECRET` must be set too. It may name [several hosts](running.md#when-the-primary-changes); the server uses the one that can write.',
  },
  DATABASE_REPLICA_URL: {
    kind: kinds.standbyUrl,
    secret: true,
    unset: 'everything is read from the database in DATABASE_URL',
    meaning:
      'Hot [standbys](running.md#reads-from-standbys) of the database in `DATABASE_URL`, one host or several, from which reports, exports and other long reads may be answered; with the same user.',
  },
  LEARN_NEW_DATABASE_URL: {
    kind: kinds.databaseUrl,
    secret: true,
    unset: 'the command takes the address as its argument, where other users of the machine can see it',
    meaning:
      'Where `npm run admin -- move-database` [moves the embedded database to](moving.md), and `move-organization` [an organization](moving-an-organization.md).',
  },
  LEARN_DATABASE_CONNECTIONS: {
    kind: kinds.wholeNumber(1, 1_000),
    default: '10',
    meaning:
      'The number of connections for the requests of each process; with the embedded database, at most 150, or fewer with [several processes](running.md#several-processes).',
  },
  LEARN_ARCHIVE_DAYS: {
    kind: kinds.wholeNumber(30, 36_500),
    unset: 'nothing is archived',
    meaning:
      'The records of decisions that are this many days old move into a compressed archive, where they can still be explained and reproduced; 400 keeps a school year at hand. Set it once all servers have this version.',
  },
} as const satisfies Theme['settings']
