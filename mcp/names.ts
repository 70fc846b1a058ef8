import type { Operation } from '@learn/contract/operation'

/** The name of an operation's tool: `organizations.listInvitations` is `list_invitations`. */
export const toolNameOf = ({ id }: Pick<Operation, 'id'>): string =>
  id.slice(id.indexOf('.') + 1).replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** The two tools behind which all other operations stand. */
export const searchName = 'search_operations'
export const callName = 'call_operation'

/** The toolset of an operation: what its id begins with. */
export const toolsetOf = ({ id }: Pick<Operation, 'id'>): string => id.slice(0, id.indexOf('.'))

/** Asks for the known name that is spelled most alike, where one is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = known
    .map(candidate => ({ candidate, edits: editsBetween(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0]
  return near && near.edits <= Math.max(2, name.length / 3) ? ` Did you mean ${near.candidate}?` : ''
}

/** How many letters must be put in, left out or changed. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
