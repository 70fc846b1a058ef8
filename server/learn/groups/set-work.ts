import * as contract from '@learn/contract/learn/groups'
import type { Input, Output } from '@learn/contract/operation'
import { type MutationContext, organizationIdOf } from '../../context.ts'
import { Fault } from '../../fault.ts'
import { throwNotFound } from '../../not-found.ts'
import { readWork, setWork } from '../teaching/assignments.ts'
import { requireGroup } from './groups.ts'
import * as store from './set-work.store.ts'

type Ctx = MutationContext<'BadRequest' | 'Forbidden' | 'NotFound' | 'Conflict'>

export async function createLearnGroupAssignments(
  ctx: Ctx,
  { teamId, studentIds, ...work }: Input<typeof contract.createLearnGroupAssignments>,
): Promise<Output<typeof contract.createLearnGroupAssignments>> {
  if ((teamId === undefined) === (studentIds === undefined))
    throw ctx.fault('BadRequest', 'Give either teamId or studentIds, and not both.')
  const students = await studentsFor(ctx, teamId, studentIds)
  const checked = await readWork(ctx, work)
  const assignments = []
  for (const { id } of students) assignments.push(await namingStudent(id, setWork(ctx, id, checked)))
  return { assignments }
}

async function studentsFor(ctx: Ctx, teamId: string | undefined, studentIds: string[] | undefined) {
  const organizationId = organizationIdOf(ctx)
  const most = contract.mostSetAtOnce
  const wanted = studentIds && [...new Set(studentIds)]
  const found = await store.findStudents(ctx.db, {
    organizationId,
    teamId: teamId ?? null,
    studentIds: wanted ?? null,
    most: most + 1,
  })
  if (wanted && found.length < wanted.length) throwNotFound(ctx, 'studentId')
  if (teamId !== undefined) await requireGroup(ctx, teamId, organizationId)
  if (found.length === 0) throw ctx.fault('BadRequest', 'This group has no students yet. Add some first.')
  if (found.length > most)
    throw ctx.fault(
      'BadRequest',
      `This group has more than ${most} students. Name up to ${most} of them in studentIds.`,
    )
  return found
}

/** With many students, a refusal must say whom it is about. Names don't belong into errors, which are logged. */
async function namingStudent<T>(id: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const message = `Student ${id}: ${error.message} Nothing was set for anybody.`
    throw new Fault(error.kind, message, error.details, error)
  }
}
