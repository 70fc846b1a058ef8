import {
  call,
  type LearnAssignment,
  type LearnSession,
  type LearnStudent,
  type LearnStudentState,
  type LearnTopic,
} from '@learn/sdk'
import {
  createLearnSession,
  getLearnStudentState,
  listLearnAssignments,
  listLearnSessions,
  listLearnTopics,
} from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { connection, signOut } from '../../api/api.ts'
import { go } from '../../api/router.ts'
import { Avatar } from '../../drawing/animals.tsx'
import { Icon } from '../../drawing/icons.tsx'
import { child } from '../child.ts'
import { closedWords, levelOf, questionWords } from '../words.ts'

const subjectNames: Readonly<Record<string, string>> = {
  maths: 'Maths',
  english: 'English',
  'verbal-reasoning': 'Verbal reasoning',
  'non-verbal-reasoning': 'Non-verbal reasoning',
}

interface Known {
  readonly open: LearnSession | undefined
  readonly set: readonly LearnAssignment[]
  readonly topics: ReadonlyMap<string, LearnTopic>
  readonly state: LearnStudentState
}

async function read(studentId: string): Promise<Known | undefined> {
  const [sessions, set, topics, state] = await Promise.all([
    call(connection, listLearnSessions, { limit: 1 }).attempt(),
    call(connection, listLearnAssignments, { 'filter[status]': 'open', limit: 5 }).attempt(),
    call(connection, listLearnTopics, {}).attempt(),
    call(connection, getLearnStudentState, studentId).attempt(),
  ])
  if (!(sessions.ok && set.ok && topics.ok && state.ok)) return undefined
  const [newest] = sessions.data.data
  return {
    open: newest?.endedAt === null && newest.sessionType === 'practice' ? newest : undefined,
    set: set.data.data,
    topics: new Map(topics.data.data.map(topic => [topic.id, topic])),
    state: state.data,
  }
}

export function Home({ student }: { student: LearnStudent }) {
  const known = useSignal<Known | undefined>(undefined)
  const trouble = useSignal('')
  const isBusy = useSignal(false)

  useEffect(() => {
    document.title = 'Learn'
    void read(student.id).then(found => {
      known.value = found
      if (!found) trouble.value = 'We can’t reach Learn just now. You can still try to practise.'
    })
  }, [student.id])

  const begin = async (
    sessionType: 'practice' | 'diagnostic',
    subjectIds: LearnStudent['subjectIds'] = [],
  ) => {
    if (isBusy.value) return
    isBusy.value = true
    const made = await call(connection, createLearnSession, {
      studentId: student.id,
      sessionType,
      subjectIds,
    }).attempt()
    isBusy.value = false
    if (made.ok) return go(`/learn/session/${made.data.id}`)
    const kind = made.error._tag
    trouble.value =
      kind === 'PaymentRequired'
        ? `${closedWords.plan.title}. ${closedWords.plan.text}`
        : kind === 'Forbidden'
          ? closedWords.consent.text
          : 'That didn’t work. Try again, or ask your grown-up.'
  }

  const open = known.value?.open
  return (
    <main class="home">
      <h1>Hello, {student.displayName}</h1>
      <p class="problem" role="alert">
        {trouble}
      </p>
      <section class="practise">
        <div>
          <h2>Practise</h2>
          <p>We pick what helps you most. Stop when you like.</p>
          <button
            type="button"
            class="first"
            aria-disabled={isBusy}
            onClick={() => (open ? go(`/learn/session/${open.id}`) : void begin('practice'))}
          >
            {open ? 'Carry on' : 'Start'} <Icon name="next" />
          </button>
        </div>
        <Avatar id={student.avatarId} name={student.displayName} large />
      </section>
      {known.value && known.value.set.length > 0 && (
        <section class="card">
          <h2>Set for you</h2>
          <ul class="set">
            {known.value.set.map(({ topicId, count, done, note }) => (
              <li>
                <strong>{known.value?.topics.get(topicId)?.name ?? topicId}</strong>
                <span class="soft">
                  {questionWords(count)}, {done} done
                </span>
                {note && <q>{note}</q>}
              </li>
            ))}
          </ul>
          <p class="soft">Press Start: what is set comes first.</p>
        </section>
      )}
      <section class="card">
        <h2>Choose a subject</h2>
        <ul class="subjects">
          {student.subjectIds.map(subjectId => (
            <li>
              <button
                type="button"
                data-subject={subjectId}
                onClick={() => void begin('practice', [subjectId])}
              >
                {subjectNames[subjectId] ?? subjectId}
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void begin('diagnostic')}>
              <Icon name="compass" /> What do I know already?
            </button>
          </li>
        </ul>
      </section>
      {known.value && <Lanes known={known.value} subjectIds={student.subjectIds} />}
      <p class="soft seen">
        <Icon name="eye" /> Your grown-up can see what you do here, and so can your tutor if you have one.
      </p>
      <p class="row">
        <a class="button" href="/learn/settings">
          <Icon name="look" /> How it looks
        </a>
        <button
          type="button"
          class="quiet"
          onClick={() =>
            void signOut().then(() => {
              child.value = 'nobody'
              go('/learn/sign-in', { replace: true })
            })
          }
        >
          Sign out
        </button>
      </p>
    </main>
  )
}

/** Every topic as a stone, by subject: new, growing or strong. Nothing is compared with other children. */
function Lanes({ known: { topics, state }, subjectIds }: { known: Known; subjectIds: readonly string[] }) {
  return (
    <section class="card">
      <h2>Your map</h2>
      <ul class="lanes">
        {subjectIds.map(subjectId => {
          const own = state.masteryByTopic.filter(
            ({ topicId }) => topics.get(topicId)?.subjectId === subjectId,
          )
          const levels = own.map(({ score, enoughEvidence }) => levelOf(score, enoughEvidence))
          const strong = levels.filter(level => level === 'strong').length
          const growing = levels.filter(level => level === 'growing').length
          return (
            <li data-subject={subjectId}>
              <strong>{subjectNames[subjectId] ?? subjectId}</strong>
              <span class="stones" aria-hidden="true">
                {levels
                  .toSorted((one, other) => order[one] - order[other])
                  .map(level => (
                    <i data-level={level} />
                  ))}
              </span>
              <span class="soft">
                {strong} strong, {growing} growing
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const order = { strong: 0, growing: 1, new: 2 }
