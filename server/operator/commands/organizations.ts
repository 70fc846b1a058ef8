import { parseArgs } from 'node:util'
import { creditWords } from '@learn/contract/documents/preview'
import { isId } from '@learn/contract/id'
import { UsageError } from '../../operator-error.ts'
import {
  grantAsOperator,
  listOrganizations,
  resumeOrganization,
  setMediaQuota,
  setSeats,
  suspendOrganization,
} from '../operator.ts'
import { organizationTable } from '../organization-table.ts'
import { findDeletedOrganizations } from '../restoring.store.ts'
import { deletedTable, restoreOrganization } from '../restoring.ts'
import { nameAndId, pluralize, readExpiry, readLine, readOrganization } from './arguments.ts'
import { type Command, onDatabase } from './command.ts'

const listOrganizationsCommand: Command = {
  name: 'list-organizations',
  usage: '[--search <part of a name or id>] [--deleted] [--json]',
  help: 'Lists the newest 50 organizations, with their members and seats and whether they are suspended. --json prints JSON for programs (use npm run --silent admin), including the reasons for suspension. --deleted lists the deleted ones that restore-organization can bring back.',
  read: args => {
    const { values } = parseArgs({
      args,
      options: {
        search: { type: 'string', default: '' },
        deleted: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    const search = values.search.trim()
    return onDatabase(async client => {
      if (values.deleted) {
        const deleted = await findDeletedOrganizations(client, search)
        return values.json ? JSON.stringify(deleted, null, 2) : deletedTable(deleted, search)
      }
      const found = await listOrganizations(client, search)
      return values.json ? JSON.stringify(found, null, 2) : organizationTable(found, search)
    })
  },
}

const suspendCommand: Command = {
  name: 'suspend',
  usage: '<organization id> --reason "<sentence>"',
  help: "Suspends an organization immediately: its members' calls fail with Forbidden and this reason (a single line of 1 to 200 characters). Administrators can still read. Run it again to change the reason.",
  read: args => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    })
    const [id = ''] = readOrganization(positionals, 1, 'suspend <organization id> --reason "<sentence>"')
    const reason = readLine(values.reason, 200)
    if (reason === undefined)
      throw new UsageError('--reason must be a single line of 1 to 200 characters. Members will see it.')
    return onDatabase(async client => {
      const before = await suspendOrganization(client, id, reason)
      return before.suspendedReason === null
        ? `Suspended ${nameAndId(before)}: ${reason}`
        : `${nameAndId(before)} was already suspended.\nOld reason: ${before.suspendedReason}\nNew reason: ${reason}`
    })
  },
}

const resumeCommand: Command = {
  name: 'resume',
  usage: '<organization id>',
  help: 'Ends the suspension of an organization immediately.',
  read: args => {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const [id = ''] = readOrganization(positionals, 1, 'resume <organization id>')
    return onDatabase(async client => {
      const before = await resumeOrganization(client, id)
      return `Resumed ${nameAndId(before)}. It had been suspended: ${before.suspendedReason}`
    })
  },
}

const setSeatsCommand: Command = {
  name: 'set-seats',
  usage: '<organization id> <number|none>',
  help: 'Limits the number of members and pending invitations together. If more seats are already taken, nobody is removed, but nobody can be invited until a seat is free. none removes the limit.',
  read: args => {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const usage = 'set-seats <organization id> <number|none>'
    const [id = '', number = ''] = readOrganization(positionals, 2, usage)
    if (number !== 'none' && !/^[1-9][0-9]{0,6}$/.test(number))
      throw new UsageError('The seats must be a number from 1 to 9999999, or none for no limit.')
    const seats = number === 'none' ? null : Number(number)
    return onDatabase(async client => {
      const { taken, ...organization } = await setSeats(client, id, seats)
      const limit = seats === null ? 'no seat limit' : pluralize(seats, 'seat')
      const full = seats !== null && taken >= seats ? ' Nobody can be invited until a seat is free.' : ''
      return `${nameAndId(organization)} now has ${limit}; members and pending invitations use ${taken}.${full}`
    })
  },
}

const setMediaQuotaCommand: Command = {
  name: 'set-media-quota',
  usage: '<organization id> <bytes|default>',
  help: "Limits the total size of the organization's media library. If it already uses more, nothing is deleted, but no files can be added until there is room. default means LEARN_MEDIA_QUOTA.",
  read: args => {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const usage = 'set-media-quota <organization id> <bytes|default>'
    const [id = '', number = ''] = readOrganization(positionals, 2, usage)
    if (number !== 'default' && !/^[0-9]{1,15}$/.test(number))
      throw new UsageError('The quota must be a whole number of bytes, or default.')
    return onDatabase(async client => {
      const set = await setMediaQuota(client, id, number === 'default' ? null : Number(number))
      const full = set.taken >= set.quota ? ' No files can be added until there is room.' : ''
      return `${nameAndId(set)} can now store ${set.quota.toLocaleString('en')} bytes of files and uses ${set.taken.toLocaleString('en')}.${full}`
    })
  },
}

const grantCommand: Command = {
  name: 'grant',
  usage: '<organization id> <credits> [--expires-in-days <days>]',
  help: 'Gives credits to an organization. Its ledger shows them as granted by the operator. Debts are paid off first.',
  read: args => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'expires-in-days': { type: 'string' } },
    })
    const [id = '', number = ''] = readOrganization(positionals, 2, 'grant <organization id> <credits>')
    if (!/^[1-9][0-9]{0,8}$/.test(number))
      throw new UsageError('The credits must be a whole number from 1 to 999999999.')
    const grant = { credits: Number(number), expiresAt: readExpiry(values['expires-in-days']) }
    return onDatabase(async client => {
      const { balance, owed, ...organization } = await grantAsOperator(client, id, grant)
      const until = grant.expiresAt ? `, valid until ${grant.expiresAt.toISOString().slice(0, 10)}` : ''
      const debt = owed > 0 ? ` It still owes ${creditWords(owed)}.` : ''
      return `Granted ${creditWords(grant.credits)} to ${nameAndId(organization)}${until}. Its balance is now ${balance.toLocaleString('en')}.${debt}`
    })
  },
}

const restoreOrganizationCommand: Command = {
  name: 'restore-organization',
  usage: '<organization id>',
  help: 'Brings back an organization that was deleted less than 30 days ago, with its members, teams, children, their learning and its files. Not restored: its credits, the secrets of its keys (rotate them), the sessions of children, and people who have closed their accounts since, with their children.',
  read: args => {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const [id = ''] = positionals
    if (positionals.length !== 1 || !isId(id))
      throw new UsageError(
        'Usage: npm run admin -- restore-organization <organization id>\nTo see the ids: npm run admin -- list-organizations --deleted',
      )
    return onDatabase(async client => {
      const { people, students, deletedAt, ...organization } = await restoreOrganization(client, id)
      return `Restored ${nameAndId(organization)} as it was on ${deletedAt.toISOString().slice(0, 10)}, with ${pluralize(people, 'member')} and ${pluralize(students, 'student')}.
Its credits are gone: give it new ones with grant. Automatic recharging is off. Its keys no longer have secrets: administrators can rotate them.`
    })
  },
}

export const organizationCommands = [
  listOrganizationsCommand,
  suspendCommand,
  resumeCommand,
  setSeatsCommand,
  setMediaQuotaCommand,
  grantCommand,
  restoreOrganizationCommand,
]
