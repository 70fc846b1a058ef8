import { type Answers, call, type LearnStudent } from '@learn/sdk'
import {
  getCaller,
  listLearnExamFamilies,
  listLearnStudents,
  listLearnSubjects,
  listTeams,
} from '@learn/sdk/operations'
import { signal } from '@preact/signals'
import { openDoor } from '../api/door.ts'
import { childrenOf, teachesSomewhere, unclearPlaces } from './children.ts'
import { failureWords } from './words.ts'

export const connection = openDoor('/web')

type Caller = Answers['identity.getCaller']

/** The person who is signed in, with the children they look after. */
export interface Family {
  readonly email: string
  readonly memberships: Caller['memberships']
  readonly children: readonly LearnStudent[]
  readonly teaches: boolean
}

export const family = signal<Family | undefined>(undefined)
/** Why the family could not be shown. */
export const trouble = signal('')

/** The tests and subjects that can be chosen, by id. */
export const choices = signal<
  | {
      readonly exams: Answers['learn.listLearnExamFamilies']['data']
      readonly subjects: ReadonlyMap<string, string>
      readonly parts: Answers['learn.listLearnSubjects']['data']
    }
  | undefined
>(undefined)

export function signIn(): void {
  location.replace(`/auth/sign-in?next=${encodeURIComponent(location.pathname)}`)
}

/** Nobody looks after more children than fit on these pages. A teacher who is also a parent may see many others. */
const mostPages = 20

export async function loadFamily(): Promise<void> {
  trouble.value = ''
  try {
    const caller = await call(connection, getCaller)
    const students: LearnStudent[] = []
    let pages = 0
    for await (const { data } of call(connection, listLearnStudents, { limit: 100 }).pages()) {
      students.push(...data)
      if (++pages === mostPages) break
    }
    const { memberships } = caller
    const teams = await Promise.all(
      unclearPlaces(students, memberships).map(id =>
        call(connection, listTeams, { 'filter[organizationId]': id, limit: 100 }),
      ),
    )
    const children = childrenOf(students, new Set(teams.flatMap(({ data }) => data.map(({ id }) => id))))
    const teaches = teachesSomewhere(students, memberships)
    family.value = { email: caller.email ?? '', memberships, children, teaches }
  } catch (error) {
    fail(error)
  }
}

export async function loadChoices(): Promise<void> {
  if (choices.value) return
  try {
    const [exams, subjects] = await Promise.all([
      call(connection, listLearnExamFamilies),
      call(connection, listLearnSubjects),
    ])
    choices.value = {
      exams: exams.data,
      subjects: new Map(subjects.data.map(({ id, name }) => [id, name])),
      parts: subjects.data,
    }
  } catch (error) {
    fail(error)
  }
}

export function fail(error: unknown): void {
  // Calls throw nothing but the SDK's errors, which have a tag.
  const failure = error as Parameters<typeof failureWords>[0]
  if (failure._tag === 'Unauthorized') signIn()
  else trouble.value = failureWords(failure)
}

/** Puts a changed child in the place of the old one, without asking the server for all of them. */
export function replaceChild(child: LearnStudent): void {
  const now = family.value
  if (!now) return
  family.value = { ...now, children: now.children.map(other => (other.id === child.id ? child : other)) }
}
