import {
  type CreateLearnSessionInput,
  call,
  type LearnAssignment,
  type LearnSession,
  type LearnStudent,
  type LearnStudentState,
  type LearnTopic,
} from '@learn/sdk'
import {
  createLearnPaper,
  createLearnSession,
  getLearnStudentState,
  listLearnAssignments,
  listLearnPapers,
  listLearnSessions,
  listLearnTopics,
} from '@learn/sdk/operations'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { connection, signOut } from '../../api/api.ts'
import { go } from '../../api/router.ts'
import { everyTopic } from '../../api/topics.ts'
import { Avatar } from '../../drawing/animals.tsx'
import { Icon } from '../../drawing/icons.tsx'
import { child } from '../child.ts'
import { levelOf, refusedWords, subjectNames } from '../words.ts'
import { SetWork } from './set-work.tsx'

interface Known {
  readonly open: LearnSession | undefined
  readonly openPaperId: string | undefined
  readonly set: readonly LearnAssignment[]
  readonly topics: ReadonlyMap<string, LearnTopic>
  readonly state: LearnStudentState
}

async function read(studentId: string): Promise<Known | undefined> {
  const [sessions, set, topics, state, papers] = await Promise.all([
    call(connection, listLearnSessions, { limit: 1 }).attempt(),
    call(connection, listLearnAssignments, { 'filter[status]': 'open', limit: 5 }).attempt(),
    call(connection, listLearnTopics, everyTopic).attempt(),
    call(connection, getLearnStudentState, studentId).attempt(),
    call(connection, listLearnPapers, { limit: 1 }).attempt(),
  ])
  if (!(sessions.ok && set.ok && topics.ok && state.ok && papers.ok)) return undefined
  const [paper] = papers.data.data
  const [newest] = sessions.data.data
  return {
    open: newest?.endedAt === null && newest.sessionType === 'practice' ? newest : undefined,
    openPaperId: paper?.submittedAt === null ? paper.id : undefined,
    set: set.data.data,
    topics: new Map(topics.data.data.map(topic => [topic.id, topic])),
    state: state.data,
  }
}

/** The page of what was made, or the kind of refusal. */
type Made = { readonly page: string } | { readonly refused: string }

async function makeSession(input: CreateLearnSessionInput): Promise<Made> {
  const made = await call(connection, createLearnSession, input).attempt()
  return made.ok ? { page: `/learn/session/${made.data.id}` } : { refused: made.error._tag }
}

async function makePaper(studentId: string): Promise<Made> {
  const made = await call(connection, createLearnPaper, { studentId }).attempt()
  return made.ok ? { page: `/learn/test/${made.data.id}` } : { refused: made.error._tag }
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

  const begin = async (make: () => Promise<Made>) => {
    if (isBusy.value) return
    isBusy.value = true
    const made = await make()
    isBusy.value = false
    if ('page' in made) go(made.page)
    else trouble.value = refusedWords(made.refused)
  }
  const practise = (sessionType: 'practice' | 'diagnostic', subjectIds: LearnStudent['subjectIds'] = []) =>
    void begin(() => makeSession({ studentId: student.id, sessionType, subjectIds }))

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
            onClick={() => (open ? go(`/learn/session/${open.id}`) : practise('practice'))}
          >
            {open ? 'Carry on' : 'Start'} <Icon name="next" />
          </button>
        </div>
        <Avatar id={student.avatarId} name={student.displayName} large />
      </section>
      {known.value && known.value.set.length > 0 && <SetWork {...known.value} />}
      <section class="card">
        <h2>Choose a subject</h2>
        <ul class="subjects">
          {student.subjectIds.map(subjectId => (
            <li>
              <button
                type="button"
                data-subject={subjectId}
                onClick={() => practise('practice', [subjectId])}
              >
                {subjectNames[subjectId] ?? subjectId}
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => practise('diagnostic')}>
              <Icon name="compass" /> What do I know already?
            </button>
          </li>
        </ul>
      </section>
      <section class="card">
        <h2>Mini-test</h2>
        <p>Twelve questions and a clock, like in the real test. You see how it went at the end.</p>
        <button
          type="button"
          onClick={() => {
            const openPaperId = known.value?.openPaperId
            if (openPaperId) go(`/learn/test/${openPaperId}`)
            else void begin(() => makePaper(student.id))
          }}
        >
          <Icon name="clock" />{' '}
          {known.value?.openPaperId ? 'Carry on with your mini-test' : 'Take a mini-test'}
        </button>
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
      <a class="button" href="/learn/map">
        <Icon name="book" /> Topics and lessons
      </a>
    </section>
  )
}

const order = { strong: 0, growing: 1, new: 2 }
