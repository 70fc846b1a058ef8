import { roles, scopes } from '@learn/contract/operation'

/** What the operator's tool can do. */
export const help = `The operator's tool. It works beside a running server, whose LEARN_DATA_DIR it needs too, or on the database that
DATABASE_URL names.

  npm run admin -- make-key [--organization <id>] [--name <name>] [--role ${roles.join('|')}]
                            [--scopes <scope,scope>] [--expires-in-days <days>]
      Makes an API key and prints it once. Without --role it is an admin key, without --scopes it has all of:
      ${scopes.join(', ').replace(/(.{80,105}) /g, '$1\n      ')}

  npm run admin -- revoke-key <key id>
      The key stops at once on every server.

  npm run admin -- list-organizations [--search <part of a name or id>] [--json]
      The newest 50, with how many people belong to them, their seats, and whether they are suspended. --json is for
      programs (with npm run --silent admin), and tells the reasons too.

  npm run admin -- suspend <organization id> --reason "<sentence>"
      At once, every call of its members is answered Forbidden with the reason, one line of 1 to 200 characters that
      they will read. Its administrators can still read. What is suspended already gets the new reason.

  npm run admin -- resume <organization id>
      Ends the suspension at once.

  npm run admin -- set-seats <organization id> <number|none>
      How many people and pending invitations there may be together. Where more are taken already nobody is thrown
      out, and nobody can be invited until there is room. none takes the limit away.

  npm run admin -- set-media-quota <organization id> <bytes|default>
      How much the files of its media library may take together. Where they take more already nothing is taken away,
      and nothing can be added until there is room. default is LEARN_MEDIA_QUOTA.

  npm run admin -- verify-media [--organization <id>]
      Reads every file of the media library and compares it with its hash. Names what is missing or damaged, with the
      files that are made of it, and ends with 1 if there is any. Names what belongs to no file, too.

  npm run admin -- grant <organization id> <credits> [--expires-in-days <days>]
      Gives credits to an organization. Its ledger says that they come from the operator. What it owes is paid first.

  npm run admin -- rebuild-projections [--student <id> | --all]
      Makes what is known of children anew from their answers: of those where it is stale (it lacks an answer, or another
      model made it), of one, or of all. They can go on learning meanwhile. Where all is well nothing is written.

  npm run admin -- reproduce <decision id>
      Decides again from what was known then, and says whether it comes to the same; if not, it ends with 1 and tells
      the first difference.

  npm run admin -- new-key
      Prints a new key that belongs to nothing yet, for LEARN_BOOTSTRAP_API_KEY. It needs no database.

It ends with 0 when it is done, with 1 when it could not be done, and with 2 when it was not understood.
`
