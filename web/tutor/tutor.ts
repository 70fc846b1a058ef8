import { type Answers, call, type LearnStudent } from '@learn/sdk'
import { getCaller, getLearnGroupOverview, listLearnStudents, listTeams } from '@learn/sdk/operations'
import { signal } from '@preact/signals'
import { openDoor } from '../api/door.ts'
import { path } from '../api/router.ts'
import { failureWords } from '../family/words.ts'
import { mayTeach, type Overview } from './group.ts'

export const connection = openDoor('/web')

export type Place = Answers['identity.getCaller']['memberships'][number]
export type Team = Answers['teams.listTeams']['data'][number]

/** The person who is signed in, where they teach, and the children they see. */
export interface Tutor {
  readonly userId: string
  readonly places: readonly Place[]
  readonly students: ReadonlyMap<string, LearnStudent>
  /** Teams that are not a family's own. */
  readonly groups: readonly Team[]
}

export const tutor = signal<Tutor | undefined>(undefined)
/** Why nothing can be shown. */
export const trouble = signal('')
/** The page that the reader may not see any more. */
export const lostPath = signal('')

/** No page can show more. */
const mostPages = 20

/** Quietly, a page that can't reach the server stays as it is. */
export async function loadTutor({ quietly = false } = {}): Promise<void> {
  if (!quietly) trouble.value = ''
  try {
    const [caller, students, teams] = await Promise.all([
      call(connection, getCaller),
      readAll<LearnStudent>(call(connection, listLearnStudents, { limit: 100 })),
      readAll<Team>(call(connection, listTeams, { limit: 100, sortBy: 'name', sortOrder: 'asc' })),
    ])
    const families = new Set(students.map(({ teamId }) => teamId))
    tutor.value = {
      userId: caller.userId ?? '',
      places: caller.memberships.filter(mayTeach),
      students: new Map(students.map(student => [student.id, student])),
      groups: teams.filter(({ id }) => !families.has(id)),
    }
  } catch (error) {
    if (!quietly || (error as Failure)._tag === 'Unauthorized') fail(error)
  }
}

/** When somebody comes back to the page, their access may have ended, or children may have been added. */
export function watchReturn(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && tutor.value) void loadTutor({ quietly: true })
  })
}

interface Pages<Item> {
  pages(): AsyncIterable<{ readonly data: readonly Item[] }>
}

async function readAll<Item>(list: Pages<Item>): Promise<Item[]> {
  const found: Item[] = []
  let pages = 0
  for await (const { data } of list.pages()) {
    found.push(...data)
    if (++pages === mostPages) break
  }
  return found
}

export const readOverview = (organizationId: string, teamId: string | undefined): Promise<Overview> =>
  call(connection, getLearnGroupOverview, { organizationId, ...(teamId && { teamId }) })

type Failure = Parameters<typeof failureWords>[0]

export function fail(error: unknown): void {
  // Calls throw nothing but the SDK's errors, which have a tag.
  const failure = error as Failure
  if (failure._tag === 'Unauthorized')
    location.replace(`/auth/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`)
  else if (failure._tag === 'NotFound' || failure._tag === 'Forbidden') {
    lostPath.value = path.value
    void loadTutor()
  } else trouble.value = failureWords(failure)
}
