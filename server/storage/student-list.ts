import type { Context } from '../context.ts'
import type { Queries } from './database.ts'
import { filterParts, type HasMore, listStatements, pageFrom, positionValues, writeWalk } from './list.ts'
import type { FoundRows, PageRequest } from './page.ts'
import type { Value } from './parameter.ts'
import { statement } from './statement.ts'

interface StudentList {
  readonly entity: string
  readonly table: string
  readonly columns: string
  readonly sorts: Parameters<typeof listStatements>[1]
  /** Conditions of the filters, with `$2` and so on for their values. A filter that is not set is null. */
  readonly filters: readonly string[]
  /** The column of `student_counts` with the number for each child. */
  readonly counted: string
}

const studentsFind = statement<{ id: string }>(
  'learn_list_students',
  'select id from students where organization_id = any ($1::uuid[])',
)

const studentOfSession = statement<{ id: string }>(
  'learn_list_student_of_session',
  'select student_id as id from learn_sessions where id = $1',
)

/**
 * A list of what children have done. A request for one child or one session, or from a client who sees only some of the
 * children, walks the index of each child; others walk the organization's. Totals are stored for each child.
 */
export function studentList<Row>({ entity, table, columns, sorts, filters, counted }: StudentList) {
  const statementsFor = (by: 'organization_id' | 'student_id', isFiltered: boolean) => {
    const { matches, limit, lastParameter } = filterParts(isFiltered ? filters : [])
    const of = `${by} = any ($1::uuid[])`
    const total = isFiltered
      ? `select count(*) from ${table} where ${of} and ${matches}`
      : `select coalesce(sum(${counted}), 0)::bigint from student_counts where ${of}`
    // Keep this short: with the sort, order and direction, PostgreSQL allows 63 characters.
    const name = `${entity}${by === 'student_id' ? '_student' : ''}${isFiltered ? '_filtered' : ''}`
    const find = listStatements<Row & { total: number }>(name, sorts, lastParameter, keyset =>
      writeWalk(keyset, { by, table, columns, matches, limit, total }),
    )
    return { find, count: statement<{ total: number }>(`${name}_count`, `select (${total}) as total`) }
  }
  const statements = {
    organization_id: [statementsFor('organization_id', false), statementsFor('organization_id', true)],
    student_id: [statementsFor('student_id', false), statementsFor('student_id', true)],
  } as const
  return async (
    ctx: Pick<Context, 'db' | 'reach' | 'organizations' | 'clientOf' | 'actor'>,
    request: PageRequest,
    values: readonly Value[],
  ): Promise<FoundRows<Row & HasMore>> => {
    const students = await studentsAskedFor(ctx, request)
    const by = students ? 'student_id' : 'organization_id'
    const isFiltered = values.some(value => value !== null)
    const { find, count } = statements[by][isFiltered ? 1 : 0]
    const whose = [students ?? ctx.reach, ...(isFiltered ? values : [])]
    const parameters = [...whose, request.limit + 1, ...positionValues(request)]
    const items = await ctx.db.query(find.find(request), parameters)
    return await pageFrom(items, request, async () => {
      const [counted] = await ctx.db.query(count, whose)
      return counted?.total ?? 0
    })
  }
}

/** The children whose indexes to walk, if they are few. Row-level security leaves out those the caller may not see. */
async function studentsAskedFor(
  {
    db,
    reach,
    organizations,
    clientOf,
    actor,
  }: Pick<Context, 'reach' | 'organizations' | 'clientOf' | 'actor'> & { db: Queries },
  { filters: { studentId, sessionId } }: PageRequest,
): Promise<string[] | undefined> {
  if (studentId !== undefined) return [studentId]
  if (sessionId !== undefined) return (await db.query(studentOfSession, [sessionId])).map(({ id }) => id)
  if (actor.kind === 'student') return [actor.principalId]
  if (!organizations.every(id => clientOf.has(id))) return undefined
  return (await db.query(studentsFind, [reach])).map(({ id }) => id)
}
