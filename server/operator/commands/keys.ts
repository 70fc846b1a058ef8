import { parseArgs } from 'node:util'
import { isId } from '@learn/contract/id'
import { type Role, roles, scopes } from '@learn/contract/operation'
import { makeApiKey } from '../../identity/api-key.ts'
import { UsageError } from '../../operator-error.ts'
import { searchKeys } from '../key-list.store.ts'
import { keyTable } from '../key-table.ts'
import { makeKey, revokeKey } from '../operator.ts'
import { nameAndId, readExpiry, readLine } from './arguments.ts'
import { type Command, onDatabase } from './command.ts'

const makeKeyCommand: Command = {
  name: 'make-key',
  usage: `[--organization <id>] [--name <name>] [--role ${roles.join('|')}]\n[--scopes <scope,scope>] [--expires-in-days <days>]`,
  help: `Creates an API key and prints it once. By default it is an admin key with all scopes: ${scopes.join(', ')}`,
  read: args => {
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
    const name = readLine(values.name, 64)
    if (name === undefined) throw new UsageError('--name must be a single line of 1 to 64 characters.')
    const request = {
      organizationId: readOrganizationOption(values.organization),
      name,
      role: readRole(values.role),
      scopes: readScopes(values.scopes),
      expiresAt: readExpiry(values['expires-in-days']),
    }
    return onDatabase(async client => {
      const made = await makeKey(client, request)
      return `Created key ${made.id} for ${nameAndId(made.organization)}. It is shown only once, so save it now:\n\n  ${made.secret}\n`
    })
  },
}

function readOrganizationOption(id: string | undefined): string | undefined {
  if (id === undefined || isId(id)) return id
  throw new UsageError(
    '--organization must be an organization id, such as 019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f.',
  )
}

function readRole(text: string): Role {
  const role = roles.find(known => known === text)
  if (!role) throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
  return role
}

function readScopes(list: string): string[] {
  const wanted = list.split(',').map(scope => scope.trim())
  const unknown = wanted.find(scope => !scopes.some(known => known === scope))
  if (unknown !== undefined)
    throw new UsageError(`"${unknown}" is not a scope. The scopes are ${scopes.join(', ')}.`)
  return wanted
}

const mostListed = 50

const listKeysCommand: Command = {
  name: 'list-keys',
  usage: '[--organization <id>] [--search <part of a name or id>] [--before <key id>] [--json]',
  help: 'Lists the newest 50 valid keys with their role, how many scopes they have, when they were last used and when they expire. --before lists those that are older than a key. --json prints JSON with the names of the scopes. Nobody can see the secret of a key again.',
  read: args => {
    const { values } = parseArgs({
      args,
      options: {
        organization: { type: 'string' },
        search: { type: 'string', default: '' },
        before: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    const organizationId = readOrganizationOption(values.organization)
    const characters = values.search.trim()
    const { before } = values
    if (before !== undefined && !isId(before))
      throw new UsageError('--before must be the id of a key: the last that was listed.')
    return onDatabase(async client => {
      const wanted = { organizationId, characters, before, now: new Date() }
      const found = await searchKeys(client, wanted, mostListed)
      return values.json ? JSON.stringify(found, null, 2) : keyTable(found, characters)
    })
  },
}

const revokeKeyCommand: Command = {
  name: 'revoke-key',
  usage: '<key id>',
  help: 'Revokes a key, whose id list-keys shows. It stops working immediately on every server.',
  read: ([id = '', ...rest]) => {
    if (!isId(id) || rest.length > 0)
      throw new UsageError(
        'Usage: npm run admin -- revoke-key <key id>\nTo see the ids: npm run admin -- list-keys',
      )
    return onDatabase(async client => {
      await revokeKey(client, id)
      return `Revoked key ${id}.`
    })
  },
}

const newKeyCommand: Command = {
  name: 'new-key',
  usage: '',
  help: 'Prints a new, unused key for LEARN_BOOTSTRAP_API_KEY. Needs no database.',
  read: () => makeApiKey,
}

export const keyCommands = [makeKeyCommand, listKeysCommand, revokeKeyCommand, newKeyCommand]
