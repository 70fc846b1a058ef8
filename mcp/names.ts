import { nearest } from '@learn/contract/nearest'
import type { Operation } from '@learn/contract/operation'

/** The name of an operation's tool: `organizations.listInvitations` is `list_invitations`. */
export const toolNameOf = ({ id }: Pick<Operation, 'id'>): string =>
  id.slice(id.indexOf('.') + 1).replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** A field as a tool's argument. Some models allow no brackets, so `filter[status]` is `filter_status`. */
export const argumentNameOf = (field: string): string => field.replace(/\[(\w+)\]$/, '_$1')

/** The two tools that reach all other operations. */
export const searchName = 'search_operations'
export const callName = 'call_operation'

/** The toolset of an operation: the first part of its id. */
export const toolsetOf = ({ id }: Pick<Operation, 'id'>): string => id.slice(0, id.indexOf('.'))

/** Suggests a known name that is spelt similarly, if there is one. */
export function didYouMean(name: string, known: readonly string[]): string {
  const meant = nearest(name, known)
  return meant ? ` Did you mean ${meant}?` : ''
}
