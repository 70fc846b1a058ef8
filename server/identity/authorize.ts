import { type Operation, roles } from '@learn/contract/operation'
import { Fault } from '../fault.ts'
import { uuidArray } from '../storage/parameter.ts'
import { organizationsLiteral } from '../storage/scope.ts'
import type { Caller, Reach } from './authenticate.ts'

/** Refused for what the caller's memberships and scopes were when they were read. */
export class Denied extends Fault<'Forbidden'> {
  constructor(message: string) {
    super('Forbidden', message, {})
  }
}

/** The organizations that the call may touch, or `Denied`. Nothing else decides this. */
export function authorize(operation: Operation, caller: Caller): Reach {
  if (!caller.scopes.has(operation.scope)) {
    throw new Denied(`This credential lacks the scope ${operation.scope}.`)
  }
  const reach = reachOf(caller, operation.role)
  if (reach.organizations.length === 0 && operation.role !== 'none') {
    throw new Denied(`This needs the role ${operation.role} in at least one organization.`)
  }
  return reach
}

/** An operation that asks for no role touches none of the organizations that the caller has already. */
function reachOf(caller: Caller, role: Operation['role']): Reach {
  const known = caller.reaches.get(role)
  if (known) return known
  const organizations = caller.memberships
    .filter(membership => role !== 'none' && roles.indexOf(membership.role) >= roles.indexOf(role))
    .map(membership => membership.organizationId)
  const scope = {
    principalId: caller.actor.principalId,
    versions: role === 'none' ? { ...caller.versions, membership: null } : caller.versions,
    organizations: organizationsLiteral(organizations),
  }
  const reach = { organizations, parameter: uuidArray(organizations), scope }
  caller.reaches.set(role, reach)
  return reach
}
