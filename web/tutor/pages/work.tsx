import { call } from '@learn/sdk'
import { listLearnAssignments, listLearnTopics } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { everyTopic } from '../../api/topics.ts'
import { Heading } from '../../parts/heading.tsx'
import { connection, fail, type Place, readOverview, type Team, type Tutor } from '../tutor.ts'
import { type Assignment, worksOf } from '../work.ts'
import { Piece } from './piece.tsx'

interface WorkProps {
  readonly place: Place
  readonly team: Team | undefined
  readonly tutor: Tutor
}

/** As many pages of assignments as are read at once. Work for 200 children has two. */
const pagesAtOnce = 10

interface Known {
  readonly topics: ReadonlyMap<string, string>
  /** The children of the group, or nothing for everybody. */
  readonly inside: ReadonlySet<string> | undefined
  readonly assignments: readonly Assignment[]
  readonly isWhole: boolean
}

/** The work that was set for a group, and how far the children are with it. */
export function Work({ place, team, tutor }: WorkProps) {
  const known = useSignal<Known | undefined>(undefined)
  const pages = useRef(pagesOf(place.organizationId))
  useEffect(() => {
    void Promise.all([
      call(connection, listLearnTopics, everyTopic),
      team && readOverview(place.organizationId, team.id),
      readSome(pages.current),
    ]).then(([topics, overview, more]) => {
      known.value = {
        topics: new Map(topics.data.map(({ id, name }) => [id, name])),
        inside: overview && new Set(overview.students.map(({ studentId }) => studentId)),
        ...more,
      }
    }, fail)
  }, [])
  if (!known.value) return <p class="loading" aria-busy="true" />
  const { topics, inside, assignments, isWhole } = known.value
  const own = inside ? assignments.filter(({ studentId }) => inside.has(studentId)) : assignments
  const works = worksOf(own)
  const back = `/tutor/${place.organizationId}${team ? `/${team.id}` : ''}`
  const readMore = async () => {
    const more = await readSome(pages.current)
    known.value = { topics, inside, ...more, assignments: [...assignments, ...more.assignments] }
  }
  return (
    <>
      <p>
        <a href={back}>{team?.name ?? place.organizationName}</a>
      </p>
      <Heading title="Work that was set" />
      <p class="soft">{team ? `For ${team.name}` : `For everybody at ${place.organizationName}`}</p>
      {works.length === 0 && (
        <div class="card start">
          <h2>Nothing has been set yet</h2>
          <p>
            Choose “Set work” on the <a href={back}>page of the group</a>. How far each child is with it is
            then shown here.
          </p>
        </div>
      )}
      <ul class="pieces">
        {works.map(work => (
          <Piece
            key={work.key}
            work={work}
            topic={topics.get(work.topicId) ?? work.topicId}
            place={place}
            tutor={tutor}
          />
        ))}
      </ul>
      {!isWhole && (
        <button type="button" onClick={() => void readMore().catch(fail)}>
          Show earlier work
        </button>
      )}
    </>
  )
}

const pagesOf = (organizationId: string) =>
  call(connection, listLearnAssignments, { 'filter[organizationId]': organizationId, limit: 100 })
    .pages()
    [Symbol.asyncIterator]()

async function readSome(pages: ReturnType<typeof pagesOf>): Promise<Pick<Known, 'assignments' | 'isWhole'>> {
  const assignments: Assignment[] = []
  for (let read = 0; read < pagesAtOnce; read++) {
    const { done, value } = await pages.next()
    if (done) return { assignments, isWhole: true }
    assignments.push(...value.data)
    if (value.nextCursor === null) return { assignments, isWhole: true }
  }
  return { assignments, isWhole: false }
}
