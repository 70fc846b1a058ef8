import { isId } from '@learn/contract/id'
import { type CallerKind, callersOf, type Operation, type Role, roles } from '@learn/contract/operation'
import { Fault, refusing } from '../fault.ts'
import { notFoundMessage } from '../not-found.ts'
import type { Database } from '../storage/database.ts'
import { uuidArray } from '../storage/parameter.ts'
import { organizationsLiteral } from '../storage/scope.ts'
import type { Caller, Membership } from './authenticate.ts'
import { findGuardedOrganizations, findHome, findOrganizationOf } from './credential.store.ts'
import { addressOfMoved, MovedAway } from './moved.ts'
import type { Reach } from './reach.ts'
import { lacksScope } from './scope-words.ts'

/** Refused because of the caller's memberships or scopes as last read. */
export class Denied extends Fault<'Forbidden' | 'NotFound'> {
  constructor(kind: 'Forbidden' | 'NotFound', message: string) {
    super(kind, message, {})
  }
}

/** Refuses the callers who may not call the operation with any input, so that theirs is never looked at. */
export function admit(operation: Operation, caller: Caller): void {
  const { scope, role, about } = operation
  const callers = callersOf(operation)
  const { kind } = caller.actor
  if (!callers.includes(kind)) {
    throw new Denied(
      'Forbidden',
      `Only ${callers.map(allowed => callerNames[allowed]).join(' or ')} can do this. You are calling as ${callerNames[kind]}.`,
    )
  }
  const needed = operation.effect === 'paid' ? [scope, 'paid'] : [scope]
  const lacking = needed.find(each => !caller.scopes.has(each))
  if (lacking) {
    throw refusing(new Denied('Forbidden', lacksScope(kind, lacking)), {
      error: 'insufficient_scope',
      scope: needed.join(' '),
    })
  }
  const highest = highestRole(caller)
  // A person without a family yet becomes the administrator of the one that they set up.
  const isFirst = about === 'home' && kind === 'user'
  // Where an organization is suspended, that is the reason to give.
  const isSuspended = caller.memberships.some(({ suspendedReason }) => suspendedReason !== null)
  if (role === 'none' || role === 'any' || isFirst || isSuspended || !highest) return
  if (!hasRole({ role: highest }, role)) throw new Denied('Forbidden', roleMessage(caller, role, highest))
  if (
    operation.closedToClients &&
    caller.memberships.every(known => caller.clientOf.has(known.organizationId))
  )
    throw new Denied('Forbidden', notForClients)
}

const highestRole = ({ memberships }: Caller): Role | undefined =>
  roles.findLast(role => memberships.some(membership => membership.role === role))

/**
 * Returns the organizations that the call may touch, or throws `Denied`. Nothing else decides this. The caller has been
 * admitted.
 */
export async function authorize(
  database: Database,
  operation: Operation,
  caller: Caller,
  input: object,
): Promise<Reach> {
  const { role } = operation
  refuseIfMoved(caller)
  if (role === 'none' || role === 'any') return reachOf(caller, operation)
  const guarded = await findGuarded(database, operation, caller, input)
  if (guarded) return guarded
  const organizationId = await findNamedOrganization(database, operation, caller, input)
  if (operation.about === 'home' && organizationId === undefined)
    return reachOf(caller, { ...operation, role: 'none' })
  return organizationId === undefined
    ? reachAcross(caller, operation, role)
    : reachWithin(caller, operation, role, organizationId)
}

/** A person who has moved with all their organizations has no account here any more, only the old copy of it. */
function refuseIfMoved({ memberships }: Caller): void {
  const [first] = memberships
  if (first && memberships.every(({ suspendedReason }) => addressOfMoved(suspendedReason) !== undefined))
    throw suspensionFault(first)
}

const callerNames: Record<CallerKind, string> = {
  user: 'a signed-in person',
  key: 'an API key',
  student: 'a student',
}

/** Where guardians have rights of their own: the organizations of their children, or of the child that the input names. */
async function findGuarded(
  database: Database,
  operation: Operation,
  caller: Caller,
  input: object,
): Promise<Reach | undefined> {
  if (!operation.forGuardians || caller.actor.kind !== 'user') return undefined
  const { studentId, 'filter[organizationId]': filter } = input as Record<string, string | undefined>
  if (studentId !== undefined && !isId(studentId)) return undefined
  const db = database.scoped(scopeOf(caller, []).scope)
  const guarded = await findGuardedOrganizations(db, studentId ?? null)
  if (guarded.length === 0) return undefined
  if (filter !== undefined)
    return guarded.includes(filter.toLowerCase()) ? scopeOf(caller, [filter]) : undefined
  const others = operation.about === undefined ? reachOf(caller, operation).organizations : []
  return scopeOf(caller, [...new Set([...others, ...guarded])])
}

/** The organization of the thing that the input names, or undefined if it names nothing. */
async function findNamedOrganization(
  database: Database,
  { about, finds, listing }: Operation,
  caller: Caller,
  input: object,
): Promise<string | undefined> {
  const inputField = (name: string) => (input as Record<string, string | undefined>)[name]
  if (about === undefined) {
    const filter = listing?.filters.organizationId && inputField('filter[organizationId]')
    return filter && isId(filter) ? filter : undefined // The list itself refuses an invalid id.
  }
  const [own, ...others] = caller.memberships
  if (finds && own && others.length === 0) return own.organizationId
  const db = database.scoped(scopeOf(caller, organizationsOf(caller.memberships)).scope)
  if (about === 'home') return await findHome(db)
  const id = inputField(about)
  if (id === undefined || about === 'organizationId') return id // Without an id, the call spans all their organizations.
  const found = isId(id) ? await findOrganizationOf(db, about, id) : undefined
  if (found === undefined) throw new Denied('NotFound', notFoundMessage(about))
  return found
}

/** Every organization in which the caller has the role. A person who belongs to none yet finds nothing. */
function reachAcross(caller: Caller, operation: Operation, role: Role): Reach {
  const reach = reachOf(caller, operation)
  const highest = highestRole(caller)
  // A key always belongs somewhere, unless the person whom it acts for has become a client.
  if (!highest && caller.actor.kind === 'key') throw new Denied('Forbidden', keyWithoutRights)
  if (reach.organizations.length > 0 || !highest) return reach
  const suspended = caller.memberships.filter(membership => membership.suspendedReason !== null)
  const isWhy = suspended.length === caller.memberships.length
  const reason = suspended.find(membership => isWhy || hasRole(membership, role))
  if (reason) throw suspensionFault(reason)
  throw new Denied(
    'Forbidden',
    hasRole({ role: highest }, role) ? notForClients : roleMessage(caller, role, highest),
  )
}

const keyWithoutRights =
  'This key can’t do anything, because the person it acts for has become a client. An administrator can take it over by rotating it.'
const notForClients = 'Client members can’t do this.'

const roleMessage = ({ actor }: Caller, needed: Role, actual: Role) =>
  `This needs the ${needed} role. ${actor.kind === 'key' ? 'This key is' : 'You are'} a ${actual}.`

/** The one organization that the call is about. To non-members it does not exist; to members it may be forbidden. */
function reachWithin(caller: Caller, operation: Operation, role: Role, organizationId: string): Reach {
  const membership = caller.memberships.find(known => known.organizationId === organizationId.toLowerCase())
  if (!membership) throw new Denied('NotFound', notFoundMessage('organizationId'))
  if (!isOpen(membership, operation)) throw suspensionFault(membership)
  if (operation.closedToClients && caller.clientOf.has(membership.organizationId))
    throw new Denied('Forbidden', notForClients)
  if (!hasRole(membership, role)) throw new Denied('Forbidden', roleMessage(caller, role, membership.role))
  return scopeOf(caller, [membership.organizationId])
}

function suspensionFault({ suspendedReason }: Membership): Fault {
  const address = addressOfMoved(suspendedReason)
  if (address !== undefined) return new MovedAway(address)
  return new Denied('Forbidden', `This organization is suspended: ${suspendedReason}`)
}

/** While an organization is suspended, its administrators can still read. Nobody can read the old copy of a moved one. */
const isOpen = ({ suspendedReason, role }: Membership, { effect }: Operation) =>
  suspendedReason === null ||
  (effect === 'read' && role === 'admin' && addressOfMoved(suspendedReason) === undefined)

const hasRole = (membership: Pick<Membership, 'role'>, role: Operation['role']) =>
  role === 'any' || (role !== 'none' && roles.indexOf(membership.role) >= roles.indexOf(role))

function reachOf(caller: Caller, operation: Operation): Reach {
  const { role, effect, closedToClients } = operation
  const name = `${role}${effect === 'read' ? '' : ' to change'}${closedToClients ? ' as no client' : ''}`
  let reach = caller.reaches.get(name)
  if (reach === undefined) {
    const reached = caller.memberships.filter(
      membership =>
        hasRole(membership, role) &&
        (role === 'any' || isOpen(membership, operation)) &&
        !(closedToClients && caller.clientOf.has(membership.organizationId)),
    )
    reach = scopeOf(caller, organizationsOf(reached))
    // A call that touches no organization does not depend on the caller's memberships.
    if (role === 'none')
      reach = { ...reach, scope: { ...reach.scope, versions: { ...caller.versions, membership: null } } }
    caller.reaches.set(name, reach)
  }
  return reach
}

const organizationsOf = (memberships: readonly Membership[]) =>
  memberships.map(({ organizationId }) => organizationId)

function scopeOf(caller: Caller, organizations: readonly string[]): Reach {
  const only = organizations.length === 1 ? organizations[0] : undefined
  const scope = {
    principalId: caller.actor.principalId,
    versions: caller.versions,
    organizations: organizationsLiteral(organizations),
    only,
    share: { person: caller.actor.userId, organization: only },
  }
  return { organizations, parameter: uuidArray(organizations), scope }
}
