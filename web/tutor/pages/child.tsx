import { type Answers, call, type LearnStudent } from '@learn/sdk'
import { listLearnSubjects, listLearnTopics } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { everyTopic } from '../../api/topics.ts'
import { Avatar } from '../../drawing/animals.tsx'
import { Icon } from '../../drawing/icons.tsx'
import type { Overview as OverviewPart } from '../../family/progress/overview.tsx'
import { Heading } from '../../parts/heading.tsx'
import { connection, fail, type Place, type Tutor } from '../tutor.ts'
import { ChildWork } from './child-work.tsx'
import { Notes } from './notes.tsx'
import { SetWork, type Work } from './set-work.tsx'

interface Loaded {
  readonly Overview: typeof OverviewPart
  readonly subjects: Answers['learn.listLearnSubjects']['data']
  readonly topics: Answers['learn.listLearnTopics']['data']
}

interface ChildProps {
  readonly child: LearnStudent
  readonly place: Place
  readonly tutor: Tutor
}

/** A child as those who teach them see them. The charts are those of the family's page. */
export function Child({ child, place, tutor }: ChildProps) {
  const loaded = useSignal<Loaded | undefined>(undefined)
  const work = useSignal<Work | undefined>(undefined)
  const told = useSignal('')
  const timesSet = useSignal(0)
  useEffect(() => {
    Promise.all([
      import('../../family/progress/overview.tsx'),
      call(connection, listLearnSubjects),
      call(connection, listLearnTopics, everyTopic),
    ]).then(([{ Overview }, subjects, topics]) => {
      loaded.value = { Overview, subjects: subjects.data, topics: topics.data }
    }, fail)
  }, [])
  const { Overview, subjects = [], topics = [] } = loaded.value ?? {}
  const maySet = place.role !== 'viewer'
  const learned = topics.filter(({ subjectId }) => child.subjectIds.some(id => id === subjectId))
  return (
    <>
      <p>
        <a href={`/tutor/${place.organizationId}`}>{place.organizationName}</a>
      </p>
      <header class="group-head">
        <div class="child-head">
          <Avatar id={child.avatarId} name={child.displayName} large />
          <div>
            <Heading title={child.displayName} />
            <p class="soft">{child.yearGroup}</p>
          </div>
        </div>
        {maySet && loaded.value && (
          <button
            type="button"
            class="first"
            onClick={() => {
              told.value = ''
              work.value = { students: [{ studentId: child.id, displayName: child.displayName }] }
            }}
          >
            <Icon name="plus" /> Set work
          </button>
        )}
      </header>
      <p class="saved" role="status">
        {told}
      </p>
      {!child.consent.given && <p class="band">Practice is off, because a guardian does not agree to it.</p>}
      {Overview ? (
        <Overview
          key={timesSet.value}
          child={child}
          subjects={subjects}
          connection={connection}
          onTrouble={fail}
        />
      ) : (
        <p class="loading" aria-busy="true" />
      )}
      {loaded.value && (
        <ChildWork key={`work ${timesSet.value}`} child={child} topics={topics} userId={tutor.userId} />
      )}
      <Notes child={child} userId={tutor.userId} mayWrite={maySet} />
      {work.value && (
        <SetWork
          work={work.value}
          topics={learned.map(({ id, name, subjectId }) => ({ topicId: id, name, subjectId }))}
          place={place}
          tutor={tutor}
          onSet={() => {
            told.value = `Set for ${child.displayName}.`
            timesSet.value++
          }}
          onClose={() => {
            work.value = undefined
          }}
        />
      )}
    </>
  )
}
