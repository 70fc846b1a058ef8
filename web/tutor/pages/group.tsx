import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { path, search } from '../../api/router.ts'
import { Icon } from '../../drawing/icons.tsx'
import { Heading } from '../../parts/heading.tsx'
import {
  childrenWords,
  type Filter,
  filterGroup,
  filters,
  groupWords,
  type Overview,
  readFilter,
  readSubject,
  searchWith,
} from '../group.ts'
import { fail, type Place, readOverview, type Team, type Tutor } from '../tutor.ts'
import { NeedsCard, WordsCard } from './cards.tsx'
import { ClassLinks } from './class-links.tsx'
import { Groups } from './groups.tsx'
import { HeatMap, Key } from './heat-map.tsx'
import { SetWork, type Work } from './set-work.tsx'
import { Settings } from './settings.tsx'

interface GroupProps {
  readonly place: Place
  readonly team: Team | undefined
  readonly tutor: Tutor
}

/** A group, or all children of an organization whom somebody sees. */
export function Group({ place, team, tutor }: GroupProps) {
  const overview = useSignal<Overview | undefined>(undefined)
  const work = useSignal<Work | undefined>(undefined)
  const told = useSignal('')
  const read = () => {
    void readOverview(place.organizationId, team?.id).then(found => {
      overview.value = found
    }, fail)
  }
  useEffect(read, [tutor])
  if (!overview.value) return <p class="loading" aria-busy="true" />
  const { students, studentCount } = overview.value
  const maySet = place.role !== 'viewer' && students.length > 0
  const open = (asked: Work) => {
    told.value = ''
    work.value = asked
  }
  return (
    <>
      <header class="group-head">
        <div>
          <Heading title={team?.name ?? place.organizationName} />
          <p class="soft">
            {groupWords(students)}
            {studentCount > students.length && ` of ${studentCount}. Choose a group to see the others.`}
          </p>
        </div>
        <div class="head-buttons">
          {students.length > 0 && (
            <>
              <a class="button" href={`${path.value.replace(/\/$/, '')}/work`}>
                Work that was set
              </a>
              <button type="button" onClick={() => print()}>
                Print
              </button>
            </>
          )}
          {maySet && (
            <button type="button" class="first" onClick={() => open({ students })}>
              <Icon name="plus" /> Set work
            </button>
          )}
        </div>
      </header>
      <p class="saved" role="status">
        {told}
      </p>
      <Groups place={place} team={team} tutor={tutor} students={students} />
      <ClassLinks place={place} team={team} hasStudents={students.length > 0} />
      {students.length === 0 ? (
        <Empty team={team} isAdmin={place.role === 'admin'} />
      ) : (
        <Shown overview={overview.value} place={place} tutor={tutor} onSet={maySet ? open : undefined} />
      )}
      {!team && place.role === 'admin' && <Settings place={place} onChange={read} />}
      {work.value && (
        <SetWork
          work={work.value}
          topics={overview.value.topics}
          place={place}
          tutor={tutor}
          onSet={count => {
            told.value = `Set for ${childrenWords(count)}.`
          }}
          onClose={() => {
            work.value = undefined
          }}
        />
      )}
    </>
  )
}

const Empty = ({ team, isAdmin }: { team: Team | undefined; isAdmin: boolean }) => (
  <div class="card start">
    <h2>No children here yet</h2>
    <p>
      {team
        ? isAdmin
          ? 'Choose “Add to this group” above. They stay in their family, and can be in several groups.'
          : 'When an administrator adds children to this group, they appear here.'
        : 'Children appear here when a family is added, or when an administrator adds them to one of your groups.'}
    </p>
  </div>
)

interface ShownProps {
  readonly overview: Overview
  readonly place: Place
  readonly tutor: Tutor
  readonly onSet: ((work: Work) => void) | undefined
}

const subjectNames = new Map([
  ['maths', 'Maths'],
  ['english', 'English'],
  ['verbal-reasoning', 'Verbal'],
  ['non-verbal-reasoning', 'Non-verbal'],
])

function Shown({ overview, place, tutor, onSet }: ShownProps) {
  const subjectId = readSubject(search.value, overview)
  const filter = readFilter(search.value)
  const shown = filterGroup(overview, subjectId, filter)
  const learners = overview.students.filter(({ studentId }) =>
    tutor.students.get(studentId)?.subjectIds.some(id => id === subjectId),
  )
  const subjectIds = [...new Set(overview.topics.map(topic => topic.subjectId))]
  const hrefOf = (studentId: string) => `/tutor/${place.organizationId}/children/${studentId}`
  return (
    <>
      <div class="pair">
        <NeedsCard
          overview={overview}
          subjectId={subjectId}
          subject={subjectNames.get(subjectId) ?? ''}
          learners={learners}
          onSet={onSet}
        />
        <WordsCard overview={overview} hrefOf={hrefOf} />
      </div>
      <section class="card" aria-labelledby="heat">
        <header class="heat-head">
          <h2 id="heat">Children and topics</h2>
          <nav class="segments" aria-label="Subject">
            {subjectIds.map(id => (
              <a
                key={id}
                href={path.value + searchWith(search.value, 'subject', id)}
                aria-current={id === subjectId ? 'true' : undefined}
              >
                {subjectNames.get(id) ?? id}
              </a>
            ))}
          </nav>
        </header>
        <Filters overview={overview} subjectId={subjectId} filter={filter} />
        <p class="note" role="status">
          {filter === 'all' ? childrenWords(shown.students.length) : countWords(shown, overview)}
        </p>
        {shown.students.length > 0 && (
          <>
            <Key />
            <HeatMap key={`${subjectId} ${filter}`} shown={shown} overview={overview} hrefOf={hrefOf} />
            <p class="note">
              Each number is the percentage of average questions on the topic that the child would answer
              correctly today. Where there are too few answers to say, there is no number.
            </p>
          </>
        )}
      </section>
    </>
  )
}

const countWords = ({ students }: ReturnType<typeof filterGroup>, overview: Overview) =>
  students.length === 0
    ? 'Nobody at the moment.'
    : `${students.length} of ${childrenWords(overview.students.length)}`

interface FilterProps {
  readonly overview: Overview
  readonly subjectId: string
  readonly filter: Filter
}

const Filters = ({ overview, subjectId, filter }: FilterProps) => (
  <nav class="segments" aria-label="Show">
    {filters.map(([id, name]) => (
      <a
        key={id}
        href={path.value + searchWith(search.value, 'show', id)}
        aria-current={id === filter ? 'true' : undefined}
      >
        {name}
        {id !== 'all' && <span class="count"> {filterGroup(overview, subjectId, id).students.length}</span>}
      </a>
    ))}
  </nav>
)
