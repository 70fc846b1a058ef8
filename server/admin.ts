import { realpath } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { creditWords } from '@learn/contract/documents/preview'
import { isId } from '@learn/contract/id'
import { type Role, roles, scopes } from '@learn/contract/operation'
import pg from 'pg'
import { backupCommand, listBackupsCommand, restoreCommand, verifyBackupCommand } from './backup/commands.ts'
import { type Config, readConfig } from './config.ts'
import { makeApiKey } from './identity/api-key.ts'
import { moveDatabaseCommand } from './move/commands.ts'
import { isOneLine } from './names.ts'
import { setEntitlementCommand } from './operator/entitlement.ts'
import { help } from './operator/help.ts'
import {
  grantAsOperator,
  listOrganizations,
  makeKey,
  resumeOrganization,
  revokeKey,
  setMediaQuota,
  setSeats,
  suspendOrganization,
} from './operator/operator.ts'
import { organizationTable } from './operator/organization-table.ts'
import { rotateSecretCommand } from './operator/rotate-secret.ts'
import { OperatorError, UsageError } from './operator-error.ts'
import { deriveSecrets } from './secrets.ts'
import { findRunningDatabase } from './storage/embedded/postgres.ts'
import { rolesScript } from './storage/logins.ts'
import { runAsOwner } from './storage/owner.ts'

/** Reads its arguments before connecting, so that mistakes are reported even without a database. */
type Command = (args: string[]) => Work
type Work = (client: pg.Client, config: Config) => Promise<string>

const commands = new Map<string, Command>([
  ['make-key', makeKeyCommand],
  ['revoke-key', revokeKeyCommand],
  ['list-organizations', listOrganizationsCommand],
  ['suspend', suspendCommand],
  ['resume', resumeCommand],
  ['set-seats', setSeatsCommand],
  ['set-media-quota', setMediaQuotaCommand],
  ['verify-media', verifyMediaCommand],
  ['grant', grantCommand],
  ['set-entitlement', setEntitlementCommand],
  ['rebuild-projections', rebuildProjectionsCommand],
  ['reproduce', reproduceCommand],
  ['backup', backupCommand],
  ['rotate-secret', rotateSecretCommand],
])

const withoutDatabase = new Map([
  ['list-backups', listBackupsCommand],
  ['verify-backup', verifyBackupCommand],
  ['restore', restoreCommand],
  ['move-database', moveDatabaseCommand],
])

const [name = 'help', ...args] = process.argv.slice(2)
try {
  const command = commands.get(name)
  if (/^(help|--help|-h)$/.test(name) || args.includes('--help')) console.log(help)
  else if (name === 'new-key') console.log(makeApiKey())
  else if (name === 'database-roles') console.log(printRoles(readConfig()))
  else if (withoutDatabase.has(name)) console.log(await withoutDatabase.get(name)?.(args, readConfig()))
  else if (command) console.log(await runOnServerDatabase(readConfig(), command(args)))
  else {
    console.error(`Unknown command "${name}".\n\n${help}`)
    process.exitCode = 2
  }
} catch (error) {
  const foreseen = error instanceof OperatorError || isUsageError(error)
  // PostgreSQL's error details contain row values; its message does not.
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
      name: { type: 'string', default: 'Created by the operator' },
      role: { type: 'string', default: 'admin' },
      scopes: { type: 'string', default: scopes.join(',') },
      'expires-in-days': { type: 'string' },
    },
  })
  if (values.organization !== undefined && !isId(values.organization)) {
    throw new UsageError(
      '--organization must be an organization id, such as 019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f.',
    )
  }
  if (!/^.{1,64}$/su.test(values.name) || !isOneLine(values.name))
    throw new UsageError('--name must be a single line of 1 to 64 characters.')
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
    return `Created key ${made.id} for ${nameAndId(made.organization)}. It is shown only once, so save it now:\n\n  ${made.secret}\n`
  }
}

function readScopes(list: string): string[] {
  const wanted = list.split(',').map(scope => scope.trim())
  const unknown = wanted.find(scope => !scopes.some(known => known === scope))
  if (unknown !== undefined)
    throw new UsageError(`"${unknown}" is not a scope. The scopes are ${scopes.join(', ')}.`)
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
  if (!isId(id)) throw new UsageError('Usage: npm run admin -- revoke-key <key id>')
  return async (client: pg.Client) => {
    await revokeKey(client, id)
    return `Revoked key ${id}.`
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
    throw new UsageError('--reason must be a single line of 1 to 200 characters. Members will see it.')
  }
  return async (client: pg.Client) => {
    const before = await suspendOrganization(client, id, reason)
    return before.suspendedReason === null
      ? `Suspended ${nameAndId(before)}: ${reason}`
      : `${nameAndId(before)} was already suspended.\nOld reason: ${before.suspendedReason}\nNew reason: ${reason}`
  }
}

function resumeCommand(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [id = ''] = readOrganization(positionals, 1, 'resume <organization id>')
  return async (client: pg.Client) => {
    const before = await resumeOrganization(client, id)
    return `Resumed ${nameAndId(before)}. It had been suspended: ${before.suspendedReason}`
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
    const limit = seats === null ? 'no seat limit' : pluralize(seats, 'seat')
    const full = seats !== null && taken >= seats ? ' Nobody can be invited until a seat is free.' : ''
    return `${nameAndId(organization)} now has ${limit}; members and pending invitations use ${taken}.${full}`
  }
}

function setMediaQuotaCommand(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const usage = 'set-media-quota <organization id> <bytes|default>'
  const [id = '', number = ''] = readOrganization(positionals, 2, usage)
  if (number !== 'default' && !/^[0-9]{1,15}$/.test(number))
    throw new UsageError('The quota must be a whole number of bytes, or default.')
  return async (client: pg.Client) => {
    const set = await setMediaQuota(client, id, number === 'default' ? null : Number(number))
    const full = set.taken >= set.quota ? ' No files can be added until there is room.' : ''
    return `${nameAndId(set)} can now store ${set.quota} bytes of files and uses ${set.taken}.${full}`
  }
}

function verifyMediaCommand(args: string[]) {
  const { values } = parseArgs({ args, options: { organization: { type: 'string' } } })
  const { organization } = values
  if (organization !== undefined && !isId(organization))
    throw new UsageError('--organization must be an organization id.')
  return async (client: pg.Client, config: Config) => {
    const { verifyMedia } = await import('./operator/media.ts')
    const { configuredObjects } = await import('./objects/configured.ts')
    return await verifyMedia(client, configuredObjects(config), organization)
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
    const until = grant.expiresAt ? `, valid until ${grant.expiresAt.toISOString().slice(0, 10)}` : ''
    const debt = owed > 0 ? ` It still owes ${creditWords(owed)}.` : ''
    return `Granted ${creditWords(grant.credits)} to ${nameAndId(organization)}${until}. Its balance is now ${balance}.${debt}`
  }
}

function rebuildProjectionsCommand(args: string[]) {
  const { values } = parseArgs({ args, options: { student: { type: 'string' }, all: { type: 'boolean' } } })
  const { student: studentId = null, all = false } = values
  if (studentId !== null && (all || !isId(studentId)))
    throw new UsageError("--student must be a student id, and can't be combined with --all.")
  return async (client: pg.Client) => {
    // Loaded only here: it brings all learning content, and other commands should not wait for that.
    const { rebuildProjections } = await import('./operator/projections.ts')
    const started = performance.now()
    const { students, attempts, written } = await rebuildProjections(client, { studentId, all })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const changed = written === 0 ? 'nothing changed' : `${written.toLocaleString('en')} changed`
    if (students > 0)
      return `Rebuilt ${pluralize(students, 'student')} from ${pluralize(attempts, 'answer')} in ${seconds} s; ${changed}.`
    if (studentId === null)
      return all ? 'No student has answered a question yet.' : 'Everything is up to date.'
    throw new OperatorError(`Student ${studentId} does not exist or has not answered a question yet.`)
  }
}

function pluralize(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

function reproduceCommand(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [id = ''] = positionals
  if (positionals.length !== 1 || !isId(id))
    throw new UsageError('Usage: npm run admin -- reproduce <decision id>')
  return async (client: pg.Client) => {
    const { reproduceDecision } = await import('./operator/decisions.ts')
    return await reproduceDecision(client, id)
  }
}

function nameAndId({ id, name }: { id: string; name: string }): string {
  return `"${name}" (${id})`
}

/** Checks the number of arguments, and that the first is an organization id. */
function readOrganization(words: string[], count: number, usage: string): string[] {
  const [id = ''] = words
  if (words.length === count && isId(id)) return words
  const problem = words.length === count ? `"${id}" is not the id of an organization.\n` : ''
  throw new UsageError(
    `${problem}Usage: npm run admin -- ${usage}\nTo see the ids: npm run admin -- list-organizations`,
  )
}

function printRoles({ secret }: Config): string {
  if (!secret) throw new OperatorError('Set LEARN_SECRET to the value that the server uses.')
  return rolesScript(deriveSecrets(secret).databaseLogin)
}

async function runOnServerDatabase(config: Config, work: Work): Promise<string> {
  const url =
    config.databaseUrl ??
    (await findRunningDatabase(await realpath(config.dataDir).catch(() => config.dataDir)))
  if (!url) {
    throw new OperatorError(
      `No server is running on ${config.dataDir}. Start it (npm start), or set LEARN_DATA_DIR or DATABASE_URL to the values it uses.`,
    )
  }
  return await runAsOwner(url, 'learn admin', client => work(client, config))
}

/** Covers our own usage errors and those of parseArgs, whose messages are clear enough to show. */
function isUsageError(error: unknown): boolean {
  if (error instanceof UsageError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
