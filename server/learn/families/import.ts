import { randomInt } from 'node:crypto'
import type * as contract from '@learn/contract/learn/imports'
import type { Input, Output } from '@learn/contract/operation'
import { type MutationContext, organizationIdOf } from '../../context.ts'
import { pluralize } from '../../documents/document-words.ts'
import { foldUsername } from '../../identity/pin.ts'
import { createTeam } from '../../teams/teams.ts'
import { lockOrganization } from '../../storage/organization.store.ts'
import { day } from '../../times.ts'
import { addLearnGroupStudents } from '../groups/groups.ts'
import * as store from './import.store.ts'
import { type ImportedChild, type ImportProblem, readImport } from './import-csv.ts'
import { addForOrganization, mostChildren, mostChildrenInADay } from './onboarding.ts'

type Ctx = MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>
type Answer = Output<typeof contract.importLearnStudents>

/** Adds all children of the file in one transaction, or none. */
export async function importLearnStudents(
  ctx: Ctx,
  { csv, checkOnly = false }: Input<typeof contract.importLearnStudents>,
): Promise<Answer> {
  const { children, problems: inFile } = readImport(csv)
  const organizationId = organizationIdOf(ctx)
  await lockOrganization(ctx.db, organizationId)
  const problems = [...inFile, ...(await familyProblems(ctx, organizationId, children))].sort(byLine)
  const groups = await findGroups(ctx, organizationId, children)
  const newGroups = [...groups].filter(([, id]) => id === undefined).map(([name]) => name)
  if (checkOnly) return { imported: 0, problems, newGroups, students: [] }
  refuseProblems(ctx, problems)
  const students: Answer['students'] = []
  const inGroup = new Map<string, string[]>()
  for (const child of children) {
    const added = await addForOrganization(ctx, organizationId, child, id => chooseUsername(ctx, id, child))
    students.push({ line: child.line, displayName: child.child, ...added })
    if (child.group) inGroup.set(child.group, [...(inGroup.get(child.group) ?? []), added.studentId])
  }
  for (const [name, studentIds] of inGroup) {
    const teamId = groups.get(name) ?? (await createTeam(ctx, { organizationId, name })).id
    await addLearnGroupStudents(ctx, { teamId, studentIds })
  }
  return { imported: students.length, problems: [], newGroups, students }
}

const byLine = (one: ImportProblem, other: ImportProblem) => one.line - other.line

function refuseProblems(ctx: Ctx, problems: readonly ImportProblem[]): void {
  const [first, ...others] = problems
  if (!first) return
  const more = others.length > 0 ? ` There ${others.length === 1 ? 'is' : 'are'} ${pluralize(others.length, 'more problem')}.` : ''
  throw ctx.fault(
    'BadRequest',
    `Line ${first.line}: ${first.message}${more} Nothing was added. Send the file with checkOnly to see every problem.`,
  )
}

/** What the rules for families refuse, counted with those whom the families have already. */
async function familyProblems(
  ctx: Ctx,
  organizationId: string,
  children: readonly ImportedChild[],
): Promise<ImportProblem[]> {
  const since = new Date(ctx.now.getTime() - day)
  const emails = [...new Set(children.map(({ email }) => email))]
  const known = new Map(
    (await store.findFamilies(ctx.db, organizationId, emails, since)).map(family => [family.email, { ...family }]),
  )
  const problems: ImportProblem[] = []
  for (const { line, email, child } of children) {
    const family = known.get(email) ?? { email, children: 0, recent: 0, names: [] }
    known.set(email, family)
    const say = (column: string, message: string) => problems.push({ line, column, message })
    if (family.names.includes(child.toLowerCase())) say('child', `This parent has a child called “${child}” here already.`)
    family.children++
    family.recent++
    if (family.children > mostChildren) say('email', `A family can have at most ${mostChildren} children.`)
    else if (family.recent > mostChildrenInADay)
      say('email', `At most ${mostChildrenInADay} children can be added to a family in a day.`)
  }
  return problems
}

/** The id of each group in the file, or undefined if there is no such team yet. */
async function findGroups(ctx: Ctx, organizationId: string, children: readonly ImportedChild[]) {
  const names = [...new Set(children.flatMap(({ group }) => group ?? []))]
  const found = await store.findGroups(ctx.db, organizationId, names)
  return new Map(names.map(name => [name, found.find(team => team.name === name)?.id]))
}

const mostTries = 50

/**
 * The one in the file, or the child's first name with a number. If somebody on this server has it, another number is tried,
 * so that a file can't be used to find out which usernames exist.
 */
async function chooseUsername(ctx: Ctx, studentId: string, { child, username }: ImportedChild): Promise<string> {
  const [first = ''] = child.toLowerCase().split(/\s+/)
  const wish = username ?? ''
  for (let tries = 0; tries < mostTries; tries++) {
    const candidate = wish && tries === 0 ? wish : `${wish || first}-${randomInt(100, 10 ** (3 + Math.floor(tries / 5)))}`
    const folded = foldUsername(candidate)
    const organizationId = organizationIdOf(ctx)
    if (await store.tryUsername(ctx.db, { studentId, organizationId, username: candidate, folded }, ctx.now))
      return candidate
  }
  throw new Error('no free username was found')
}
