import { mostInGroup } from '@learn/contract/learn/groups'
import { importColumns, type importLearnStudents as operation } from '@learn/contract/learn/imports'
import type { Input, Output } from '@learn/contract/operation'
import { type MutationContext, organizationIdOf } from '../../context.ts'
import { lacksScope } from '../../identity/scope-words.ts'
import { foldName } from '../../names.ts'
import { lockOrganization } from '../../storage/organization.store.ts'
import { createTeam } from '../../teams/teams.ts'
import { day } from '../../times.ts'
import { addForOrganization, mostChildren, mostChildrenInADay, withNotFound } from '../families/adding.ts'
import { addLearnGroupStudents } from '../groups/groups.ts'
import { readSubjects } from '../knowledge/profile.ts'
import { type ImportedChild, type ImportProblem, readImport } from './import-csv.ts'
import * as store from './imports.store.ts'
import { NewUsernames } from './new-usernames.ts'

type Ctx = MutationContext<'BadRequest' | 'Forbidden' | 'Conflict'>
type Answer = Output<typeof operation>

/** Adds all children of the file in one transaction, or none. */
export async function importLearnStudents(
  ctx: Ctx,
  { lines: csv, checkOnly = false }: Input<typeof operation>,
): Promise<Answer> {
  const { children, problems: inFile } = readImport(csv)
  const organizationId = organizationIdOf(ctx)
  if (!checkOnly) {
    refuseProblems(ctx, inFile)
    await lockOrganization(ctx.db, organizationId)
  }
  const families = await familyProblems(ctx, organizationId, children)
  const groups = await findGroups(ctx, organizationId, children)
  const problems = [...inFile, ...families, ...groups.problems].sort((one, other) => one.line - other.line)
  const { newGroups } = groups
  const emails = new Set(children.map(({ email }) => email)).size
  const summary = { children: children.length, emails, newGroups }
  if (checkOnly) {
    ctx.audit(organizationId, organizationId)
    return { ...summary, problems, students: [] }
  }
  refuseProblems(ctx, problems)
  if (newGroups.length > 0 && !ctx.scopes.has('teams:write'))
    throw ctx.fault(
      'Forbidden',
      `${lacksScope(ctx.actor.kind, 'teams:write')} You need it to create the groups of this file. Leave the new groups out, or use another credential. Nothing was added.`,
    )
  const students = await addChildren(ctx, organizationId, children)
  await fillGroups(ctx, organizationId, children, students, groups.ids)
  return { ...summary, problems: [], students }
}

function refuseProblems(ctx: Ctx, [first, ...others]: readonly ImportProblem[]): void {
  if (!first) return
  const column = importColumns.find(name => name === first.column)
  const more =
    others.length === 1 ? ' There is one more problem.' : ` There are ${others.length} more problems.`
  throw ctx.fault(
    'BadRequest',
    `Line ${first.line}${column ? `, ${column}` : ''}: ${first.message}${others.length > 0 ? more : ''} Nothing was added. Send the file with checkOnly to see every problem.`,
  )
}

/** What the rules for families refuse, counted with the children whom the families already have. */
async function familyProblems(
  ctx: Ctx,
  organizationId: string,
  children: readonly ImportedChild[],
): Promise<ImportProblem[]> {
  const since = new Date(ctx.now.getTime() - day)
  const emails = [...new Set(children.map(({ email }) => email))]
  const found = await store.findFamilies(ctx.db, organizationId, emails, since)
  const families = new Map(found.map(family => [family.email, { ...family }]))
  const problems: ImportProblem[] = []
  for (const { line, email, child } of children) {
    const family = families.get(email) ?? { email, children: 0, recent: 0, names: [] }
    families.set(email, family)
    const say = (column: string, message: string) => problems.push({ line, column, message })
    if (family.names.some(name => foldName(name) === foldName(child)))
      say('child', 'This parent already has a child with this name here.')
    family.children++
    family.recent++
    if (family.children > mostChildren) say('email', `A family can have at most ${mostChildren} children.`)
    else if (family.recent > mostChildrenInADay)
      say('email', `At most ${mostChildrenInADay} children can be added to a family in a day.`)
  }
  return problems
}

/** The groups of the file. Those that don't exist yet are named as on their first line. */
async function findGroups(ctx: Ctx, organizationId: string, children: readonly ImportedChild[]) {
  const wanted = new Map<string, { name: string; line: number; count: number }>()
  for (const { group, line } of children) {
    if (!group) continue
    const known = wanted.get(foldName(group)) ?? { name: group, line, count: 0 }
    wanted.set(foldName(group), { ...known, count: known.count + 1 })
  }
  const found = new Map<string, { id: string; students: number }>()
  if (wanted.size > 0)
    for (const { name, ...team } of await store.findGroups(ctx.db, organizationId))
      if (wanted.has(foldName(name)) && !found.has(foldName(name))) found.set(foldName(name), team)
  const ids = new Map([...found].map(([key, { id }]) => [key, id]))
  const newGroups = [...wanted].filter(([key]) => !ids.has(key)).map(([, { name }]) => name)
  const problems = [...found].flatMap(([key, { students }]) => {
    const { line = 1, count = 0 } = wanted.get(key) ?? {}
    const message = `A group can have at most ${mostInGroup} students, and this one has ${students} already.`
    return students + count > mostInGroup ? [{ line, column: 'group', message }] : []
  })
  return { ids, newGroups, problems }
}

/** Neighbours in a class get different animals. Families can choose another. */
const animals = [
  'fox',
  'owl',
  'hedgehog',
  'bear',
  'hare',
  'robin',
  'badger',
  'otter',
  'squirrel',
  'frog',
  'deer',
  'puffin',
]

/**
 * Adds the children, family by family. The order of the addresses is the same in every import, because emails are counted by
 * address: with another order, two imports could wait for each other.
 */
async function addChildren(
  ctx: Ctx,
  organizationId: string,
  children: readonly ImportedChild[],
): Promise<Answer['students']> {
  const usernames = await ctx.unlessDryRun(() => NewUsernames.begin(ctx), undefined)
  const families = Map.groupBy(children, ({ email }) => email)
  const students: Answer['students'] = []
  for (const email of [...families.keys()].sort()) {
    const family = families.get(email) ?? []
    const parent = { parentEmail: email, parentDisplayName: family[0]?.parent ?? '' }
    const ids = await addForOrganization(ctx, organizationId, parent, family.map(newChild))
    for (const [at, { line, child, username: wish }] of family.entries()) {
      const studentId = ids[at] ?? ''
      // A dry run could be repeated to find out which usernames exist.
      const username = usernames ? await usernames.give(studentId, { child, wish }) : (wish ?? '')
      students.push({ line, studentId, displayName: child, username })
    }
  }
  return students.sort((one, other) => one.line - other.line)
}

const newChild = ({ line, child, yearGroup, school, examFamilyId, subjectIds }: ImportedChild) => ({
  childDisplayName: child,
  avatarId: animals[line % animals.length] ?? 'fox',
  yearGroup,
  targetSchool: school,
  examFamilyId,
  subjectIds: readSubjects(subjectIds),
})

async function fillGroups(
  ctx: Ctx,
  organizationId: string,
  children: readonly ImportedChild[],
  students: Answer['students'],
  known: ReadonlyMap<string, string>,
): Promise<void> {
  const idOfLine = new Map(students.map(({ line, studentId }) => [line, studentId]))
  const inGroups = Map.groupBy(
    children.filter(({ group }) => group !== null),
    ({ group }) => foldName(group ?? ''),
  )
  for (const [key, members] of inGroups) {
    const name = members[0]?.group ?? ''
    const teamId = known.get(key) ?? (await createTeam(withNotFound(ctx), { organizationId, name })).id
    const studentIds = members.map(({ line }) => idOfLine.get(line) ?? '')
    await addLearnGroupStudents(withNotFound(ctx), { teamId, studentIds })
  }
}
