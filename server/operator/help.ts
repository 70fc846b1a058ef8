import { roles, scopes } from '@learn/contract/operation'

export const help = `Administers a Learn server. Run it while the server is running, with the same LEARN_DATA_DIR or DATABASE_URL.

  npm run admin -- make-key [--organization <id>] [--name <name>] [--role ${roles.join('|')}]
                            [--scopes <scope,scope>] [--expires-in-days <days>]
      Creates an API key and prints it once. By default it is an admin key with all scopes:
      ${scopes.join(', ').replace(/(.{80,105}) /g, '$1\n      ')}

  npm run admin -- revoke-key <key id>
      Revokes a key. It stops working immediately on every server.

  npm run admin -- list-organizations [--search <part of a name or id>] [--json]
      Lists the newest 50, with their members and seats and whether they are suspended. --json prints JSON for
      programs (use npm run --silent admin), including the reasons for suspension.

  npm run admin -- suspend <organization id> --reason "<sentence>"
      Suspends an organization immediately: its members' calls fail with Forbidden and this reason (a single line of
      1 to 200 characters). Administrators can still read. Run it again to change the reason.

  npm run admin -- resume <organization id>
      Ends the suspension immediately.

  npm run admin -- set-seats <organization id> <number|none>
      Limits the number of members and pending invitations together. If more seats are already taken, nobody is
      removed, but nobody can be invited until a seat is free. none removes the limit.

  npm run admin -- set-media-quota <organization id> <bytes|default>
      Limits the total size of the organization's media library. If it already uses more, nothing is deleted, but
      no files can be added until there is room. default means LEARN_MEDIA_QUOTA.

  npm run admin -- verify-media [--organization <id>]
      Reads every file in the media library and verifies its hash. Lists missing and damaged objects with the files
      that use them, and exits with 1 if it finds any. Also lists objects that no file uses.

  npm run admin -- grant <organization id> <credits> [--expires-in-days <days>]
      Gives credits to an organization. Its ledger shows them as granted by the operator. Debts are paid off first.

  npm run admin -- set-entitlement <student id> --plan <name> [--status trialing|active|paused|ended]
                                   [--expires-in-days <days>]
      Sets the plan that lets a student practise: active and without an end, unless you say otherwise. A family's own
      organization can't do this with its keys.

  npm run admin -- rebuild-projections [--student <id> | --all]
      Recomputes the mastery of students from their answers: of one student, of all, or by default of those whose
      mastery is out of date (an answer is missing, or another model computed it). Students can keep learning meanwhile.

  npm run admin -- reproduce <decision id>
      Repeats a decision from its recorded inputs and checks that the result is identical. If not, it shows the first
      difference and exits with 1.

  npm run admin -- backup [<place>] [--verify]
      Makes a backup of the database and the files as they are now, while the server runs. The place is a folder or a
      bucket (s3://our-backups/learn), by default LEARN_BACKUP_PLACE. Files that an earlier backup has are not copied
      again. It is sealed with LEARN_BACKUP_PASSPHRASE. --verify then does what verify-backup does.

  npm run admin -- list-backups [<place>]
      Lists the complete backups, oldest first. Each has the name of the moment that it shows.

  npm run admin -- verify-backup [<place>] [--backup <name>]
      Restores a backup, by default the newest, into a temporary database beside the server, and checks it: every row
      and file, every ledger, and that a sample of decisions can be repeated. Needs no running server.

  npm run admin -- restore [<place>] [--backup <name>] [--show-secret]
      Restores a backup, by default the newest, into an empty data directory (LEARN_DATA_DIR) or an empty database
      (DATABASE_URL). Nothing is ever overwritten. Needs no running server. --show-secret only prints the LEARN_SECRET
      that the backup needs.

  npm run admin -- restore [<place>] --to <moment|latest>
      Restores the embedded database as it was at any moment, such as 2026-11-18T14:40:00Z, or at the end of its log.
      Needs backups that were made with LEARN_BACKUP_LOG=yes.

  npm run admin -- move-database <DATABASE_URL | embedded>
      Moves the embedded database to an empty one of your own PostgreSQL, or with embedded the other way round. Most of
      it is copied while the server runs; it then says when to stop the server, brings the rest and compares every row.

  npm run admin -- rotate-secret
      Shows how far the rotation to a new LEARN_SECRET is, and what to do next. Changes nothing.

  npm run admin -- database-roles
      Prints the statements that create the server's users in your own PostgreSQL, for an administrator to run if the
      user in DATABASE_URL may not. Needs LEARN_SECRET but no database.

  npm run admin -- new-key
      Prints a new, unused key for LEARN_BOOTSTRAP_API_KEY. Needs no database.

Exit codes: 0 success, 1 failure, 2 wrong usage.
`
