import { routeOf } from '@learn/contract/documents/route'
import { isId } from '@learn/contract/id'
import { listLearnStudents } from '@learn/contract/learn/students'
import type { Operation } from '@learn/contract/operation'
import { listOrganizations } from '@learn/contract/organizations'
import { listTeams } from '@learn/contract/teams'
import { walk } from '@learn/sdk/pages'
import type { Session } from '../context.ts'
import type { NamedKind } from '../flags/flags.ts'
import { type Candidate, matchName } from '../flags/match-name.ts'
import { valueAt } from '../output/selection.ts'

/** How things with names are listed, and which of their fields are names. */
const lists: Record<NamedKind, { readonly list: Operation; readonly names: readonly string[] }> = {
  organization: { list: listOrganizations, names: ['name'] },
  team: { list: listTeams, names: ['name'] },
  student: { list: listLearnStudents, names: ['displayName', 'credential.username'] },
}

/** The id of what was named. An id is taken as it is, without a request. */
export async function lookUp(
  { connection }: Session,
  kind: NamedKind,
  given: string,
  organizationId?: string,
): Promise<string> {
  if (isId(given)) return given
  const { list, names } = lists[kind]
  const route = routeOf(list)
  const input: Record<string, string | number> = {
    limit: 100,
    ...(organizationId && { 'filter[organizationId]': organizationId }),
  }
  const candidates: Candidate[] = []
  for await (const { data } of walk(connection, route, input, undefined, connection.call(route, input)))
    for (const item of data)
      candidates.push({
        id: String(valueAt(item, 'id')),
        names: names.map(path => String(valueAt(item, path))),
      })
  return matchName(given, kind, candidates)
}
