import * as contract from '@learn/contract/learn/groups'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { throwNotFound } from '../../not-found.ts'
import { translateViolations } from '../../storage/rule.ts'
import { notifyOfTutor } from '../families/notices.ts'
import * as store from './groups.store.ts'

export async function addLearnGroupStudents(
  ctx: MutationContext<'NotFound' | 'Conflict'>,
  { teamId, studentIds }: Input<typeof contract.addLearnGroupStudents>,
): Promise<Output<typeof contract.addLearnGroupStudents>> {
  const organizationId = organizationIdOf(ctx)
  const wanted = [...new Set(studentIds)]
  if (!(await store.lockGroup(ctx.db, teamId))) throwNotFound(ctx, 'teamId')
  const added = await translateViolations(
    store.addStudents(ctx.db, { teamId, organizationId, studentIds: wanted, now: ctx.now }),
    {
      group_is_no_family: () =>
        ctx.fault(
          'Conflict',
          'This is a family’s own team, whose parents would see the other students. Create another team for the group.',
        ),
    },
  )
  const { among, all } = await store.countStudents(ctx.db, teamId, wanted)
  if (among < wanted.length)
    throw ctx.fault(
      'NotFound',
      `The team’s organization has no student with ${wanted.length - among} of these ids. Nobody was added.`,
    )
  if (all > contract.mostInGroup)
    throw ctx.fault(
      'Conflict',
      `A group can have at most ${contract.mostInGroup} students. Make two groups. Nobody was added.`,
    )
  const families = new Set(added.map(({ familyId }) => familyId))
  for (const memberId of families.size === 0 ? [] : await store.findClients(ctx.db, teamId))
    for (const family of families) await notifyOfTutor(ctx, { organizationId, teamId: family }, { memberId })
  ctx.audit(organizationId, teamId)
  for (const { studentId } of added) ctx.audit(organizationId, studentId)
  return { teamId, students: all }
}

export async function removeLearnGroupStudent(
  ctx: MutationContext<'NotFound'>,
  { teamId, studentId }: Input<typeof contract.removeLearnGroupStudent>,
): Promise<Output<typeof contract.removeLearnGroupStudent>> {
  if (!(await store.removeStudent(ctx.db, teamId, studentId)))
    throw ctx.fault('NotFound', 'This student is not in the group.')
  ctx.audit(organizationIdOf(ctx), teamId)
  ctx.audit(organizationIdOf(ctx), studentId)
  const { all } = await store.countStudents(ctx.db, teamId)
  return { teamId, students: all }
}

/** A team of this organization that the caller can see. */
export async function requireGroup(
  ctx: Context<'NotFound'>,
  teamId: string,
  organizationId: string,
): Promise<void> {
  if (!(await store.hasTeam(ctx.db, teamId, organizationId))) throwNotFound(ctx, 'teamId')
}
