import { call, type LearnStudent, type LearnStudentState, type LearnTopic } from '@learn/sdk'
import { getLearnStudentState, listLearnTopics } from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { connection } from '../../api/api.ts'
import { everyTopic } from '../../api/topics.ts'
import { Icon } from '../../drawing/icons.tsx'
import { levelOf, subjectNames } from '../words.ts'

interface Known {
  readonly topics: readonly LearnTopic[]
  readonly levels: ReadonlyMap<string, 'new' | 'growing' | 'strong'>
}

const levelsOf = ({ masteryByTopic }: LearnStudentState) =>
  new Map(
    masteryByTopic.map(({ topicId, score, enoughEvidence }) => [topicId, levelOf(score, enoughEvidence)]),
  )

/** Every topic as a stone that leads to its lesson. */
export function TopicMap({ student }: { student: LearnStudent }) {
  const known = useSignal<Known | undefined>(undefined)
  const trouble = useSignal('')
  useEffect(() => {
    document.title = 'Your map · Learn'
    void Promise.all([
      call(connection, listLearnTopics, everyTopic).attempt(),
      call(connection, getLearnStudentState, student.id).attempt(),
    ]).then(([topics, state]) => {
      if (topics.ok && state.ok) known.value = { topics: topics.data.data, levels: levelsOf(state.data) }
      else trouble.value = 'We can’t reach Learn just now. Try again in a moment.'
    })
  }, [student.id])
  return (
    <main class="map">
      <h1>Your map</h1>
      <p>Each topic has a lesson. Open one whenever you like.</p>
      <p class="problem" role="alert">
        {trouble}
      </p>
      {known.value &&
        student.subjectIds.map(subjectId => (
          <section class="card" data-subject={subjectId}>
            <h2>{subjectNames[subjectId] ?? subjectId}</h2>
            <ul class="topics">
              {known.value?.topics
                .filter(topic => topic.subjectId === subjectId && known.value?.levels.has(topic.id))
                .map(({ id, name }) => {
                  const level = known.value?.levels.get(id) ?? 'new'
                  return (
                    <li>
                      <a href={`/learn/map/${id}`}>
                        <span class="stones" aria-hidden="true">
                          <i data-level={level} />
                        </span>
                        <strong>{name}</strong> <span class="soft">{level}</span>
                      </a>
                    </li>
                  )
                })}
            </ul>
          </section>
        ))}
      {known.value && student.subjectIds.includes('english') && (
        <section class="card" data-subject="english">
          <h2>Writing</h2>
          <p>Stories, letters, diaries and more, with plans to help you and model answers.</p>
          <a class="button" href="/learn/writing">
            <Icon name="book" /> Writing tasks
          </a>
        </section>
      )}
    </main>
  )
}
