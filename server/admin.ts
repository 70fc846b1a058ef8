import { realpath } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Role, roles, scopes } from '@learn/contract/operation'
import pg from 'pg'
import { type Config, readConfig } from './config.ts'
import { makeApiKey } from './identity/api-key.ts'
import { isId } from './ids.ts'
import { isOneLine } from './names.ts'
import {
  grantAsOperator,
  listOrganizations,
  makeKey,
  resumeOrganization,
  revokeKey,
  setSeats,
  suspendOrganization,
} from './operator/operator.ts'
import { organizationTable } from './operator/organization-table.ts'
import { OperatorError, UsageError } from './operator-error.ts'
import { runningEmbedded } from './storage/embedded/postgres.ts'
import { asOwner } from './storage/owner.ts'

const help = `The operator's tool. It works beside a running server, whose LEARN_DATA_DIR it needs too, or on the database that
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

  npm run admin -- grant <organization id> <credits> [--expires-in-days <days>]
      Gives credits to an organization. Its ledger says that they come from the operator. What it owes is paid first.

  npm run admin -- rebuild-projections [--student <id> | --all]
      Makes what is known of children anew from their answers: of those where it is stale (it lacks an answer, or another
      model made it), of one, or of all. They can go on learning meanwhile. Where all is well nothing is written.

  npm run reproduce -- <decision id>
      Decides again from what was known then, and says whether it comes to the same; if not, it ends with 1 and tells
      the first difference.

  npm run admin -- new-key
      Prints a new key that belongs to nothing yet, for LEARN_BOOTSTRAP_API_KEY. It needs no database.

It ends with 0 when it is done, with 1 when it could not be done, and with 2 when it was not understood.
`

/** Reads its arguments before there is a connection: a mistake is told without one. */
type Command = (args: string[]) => (client: pg.Client) => Promise<string>

const commands = new Map<string, Command>([
  ['make-key', makeKeyCommand],
  ['revoke-key', revokeKeyCommand],
  ['list-organizations', listOrganizationsCommand],
  ['suspend', suspendCommand],
  ['resume', resumeCommand],
  ['set-seats', setSeatsCommand],
  ['grant', grantCommand],
  ['rebuild-projections', rebuildProjectionsCommand],
  ['reproduce', reproduceCommand],
])

const [name = 'help', ...args] = process.argv.slice(2)
try {
  const command = commands.get(name)
  if (/^(help|--help|-h)$/.test(name) || args.includes('--help')) console.log(help)
  else if (name === 'new-key') console.log(makeApiKey())
  else if (command) console.log(await besideServer(readConfig(), command(args)))
  else {
    console.error(`There is no command "${name}".\n\n${help}`)
    process.exitCode = 2
  }
} catch (error) {
  const foreseen = error instanceof OperatorError || isUsageError(error)
  // PostgreSQL's details hold the values of the row; its message does not.
  console.error(
    error instanceof Error && (foreseen || error instanceof pg.DatabaseError) ? error.message : error,
  )
  process.exitCode = isUsageError(error) ? 2 : 1
}

function makeKeyCommand(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      organization: { type: 'string' },
      name: { type: 'string', default: 'Made by the operator' },
      role: { type: 'string', default: 'admin' },
      scopes: { type: 'string', default: scopes.join(',') },
      'expires-in-days': { type: 'string' },
    },
  })
  if (values.organization !== undefined && !isId(values.organization)) {
    throw new UsageError(
      '--organization must be the id of one, such as 019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f.',
    )
  }
  if (!/^.{1,64}$/su.test(values.name) || !isOneLine(values.name))
    throw new UsageError('--name must be one line of 1 to 64 characters.')
  if (!roles.includes(values.role as Role)) throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
  const request = {
    organizationId: values.organization,
    name: values.name,
    role: values.role as Role,
    scopes: readScopes(values.scopes),
    expiresAt: readExpiry(values['expires-in-days']),
  }
  return async (client: pg.Client) => {
    const made = await makeKey(client, request)
    return `Key ${made.id} for "${made.organization.name}" (${made.organization.id}), shown only now:\n\n  ${made.secret}\n`
  }
}

function readScopes(list: string): string[] {
  const wanted = list.split(',').map(scope => scope.trim())
  const unknown = wanted.find(scope => !scopes.some(known => known === scope))
  if (unknown !== undefined) throw new UsageError(`"${unknown}" is no scope. There are ${scopes.join(', ')}.`)
  return wanted
}

function readExpiry(days: string | undefined): Date | null {
  if (days === undefined) return null
  if (!/^[1-9][0-9]{0,3}$/.test(days))
    throw new UsageError('--expires-in-days must be a number from 1 to 9999.')
  return new Date(Date.now() + Number(days) * 24 * 60 * 60 * 1000)
}

function revokeKeyCommand(args: string[]) {
  const id = args[0] ?? ''
  if (!isId(id)) throw new UsageError('Say which: npm run admin -- revoke-key <key id>')
  return async (client: pg.Client) => {
    await revokeKey(client, id)
    return `Key ${id} is revoked.`
  }
}

function listOrganizationsCommand(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { search: { type: 'string', default: '' }, json: { type: 'boolean', default: false } },
  })
  const search = values.search.trim()
  return async (client: pg.Client) => {
    const found = await listOrganizations(client, search)
    return values.json ? JSON.stringify(found, null, 2) : organizationTable(found, search)
  }
}

function suspendCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  })
  const [id = ''] = readOrganization(positionals, 1, 'suspend <organization id> --reason "<sentence>"')
  const reason = values.reason?.trim() ?? ''
  if (!/^.{1,200}$/su.test(reason) || !isOneLine(reason)) {
    throw new UsageError('--reason must be one line of 1 to 200 characters, for its members to read.')
  }
  return async (client: pg.Client) => {
    const before = await suspendOrganization(client, id, reason)
    return before.suspendedReason === null
      ? `${named(before)} is suspended: ${reason}`
      : `${named(before)} was suspended already.\nThe reason was:    ${before.suspendedReason}\nThe reason is now: ${reason}`
  }
}

function resumeCommand(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [id = ''] = readOrganization(positionals, 1, 'resume <organization id>')
  return async (client: pg.Client) => {
    const before = await resumeOrganization(client, id)
    return `${named(before)} is no longer suspended. It was: ${before.suspendedReason}`
  }
}

function setSeatsCommand(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [id = '', number = ''] = readOrganization(positionals, 2, 'set-seats <organization id> <number|none>')
  if (number !== 'none' && !/^[1-9][0-9]{0,6}$/.test(number)) {
    throw new UsageError('The seats must be a number from 1 to 9999999, or none for no limit.')
  }
  const seats = number === 'none' ? null : Number(number)
  return async (client: pg.Client) => {
    const { taken, ...organization } = await setSeats(client, id, seats)
    const limit = seats === null ? 'no limit of seats' : `${seats} ${seats === 1 ? 'seat' : 'seats'}`
    const full = seats !== null && taken >= seats ? ' Nobody can be invited until there is room.' : ''
    return `${named(organization)} has ${limit}; people and pending invitations take ${taken}.${full}`
  }
}

function grantCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'expires-in-days': { type: 'string' } },
  })
  const [id = '', number = ''] = readOrganization(positionals, 2, 'grant <organization id> <credits>')
  if (!/^[1-9][0-9]{0,8}$/.test(number))
    throw new UsageError('The credits must be a whole number from 1 to 999999999.')
  const grant = { credits: Number(number), expiresAt: readExpiry(values['expires-in-days']) }
  return async (client: pg.Client) => {
    const { balance, owed, ...organization } = await grantAsOperator(client, id, grant)
    const until = grant.expiresAt ? `, good until ${grant.expiresAt.toISOString().slice(0, 10)}` : ''
    const debt = owed > 0 ? ` It still owes ${owed}.` : ''
    return `${named(organization)} was given ${number} credits${until}. It can spend ${balance} now.${debt}`
  }
}

function rebuildProjectionsCommand(args: string[]) {
  const { values } = parseArgs({ args, options: { student: { type: 'string' }, all: { type: 'boolean' } } })
  const { student: studentId = null, all = false } = values
  if (studentId !== null && (all || !isId(studentId)))
    throw new UsageError('--student must be the id of one, without --all.')
  return async (client: pg.Client) => {
    // What is taught comes with it, and other commands need not wait for that.
    const { rebuildProjections } = await import('./operator/projections.ts')
    const started = performance.now()
    const { students, attempts, written } = await rebuildProjections(client, { studentId, all })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (students > 0)
      return `Rebuilt what is known of ${counted(students, 'student')} from ${counted(attempts, 'attempt')} in ${seconds} s; ${written} not as kept before.`
    if (studentId === null) return all ? 'Nobody has answered anything yet.' : 'Nothing is stale.'
    throw new OperatorError(`There is no student ${studentId}, or it has not answered anything yet.`)
  }
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

function reproduceCommand(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [id = ''] = positionals
  if (positionals.length !== 1 || !isId(id))
    throw new UsageError('Say which: npm run reproduce -- <decision id>')
  return async (client: pg.Client) => {
    const { reproduceDecision } = await import('./operator/decisions.ts')
    return await reproduceDecision(client, id)
  }
}

function named({ id, name }: { id: string; name: string }): string {
  return `"${name}" (${id})`
}

/** The words of a command, so many of them, the first of which is an organization's id. */
function readOrganization(words: string[], count: number, usage: string): string[] {
  if (words.length === count && isId(words[0] ?? '')) return words
  throw new UsageError(
    `Write it like this: npm run admin -- ${usage}\nThe ids are in npm run admin -- list-organizations.`,
  )
}

async function besideServer(config: Config, work: (client: pg.Client) => Promise<string>): Promise<string> {
  const url =
    config.databaseUrl ?? (await runningEmbedded(await realpath(config.dataDir).catch(() => config.dataDir)))
  if (!url) {
    throw new OperatorError(
      `No server is running on ${config.dataDir}. Start it first (npm start), or set LEARN_DATA_DIR or DATABASE_URL as it has them.`,
    )
  }
  return await asOwner(url, 'learn admin', work)
}

/** What we did not understand, or parseArgs, which says so plainly too. */
function isUsageError(error: unknown): boolean {
  if (error instanceof UsageError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
