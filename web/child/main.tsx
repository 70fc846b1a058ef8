import { call } from '@learn/sdk'
import { createLearnSession } from '@learn/sdk/operations'
import { render } from 'preact'
import { useEffect } from 'preact/hooks'
import { connection } from '../api/api.ts'
import { keepShell } from '../api/keep-shell.ts'
import { match } from '../api/match.ts'
import { go, path, watchNavigation } from '../api/router.ts'
import { Avatar } from '../drawing/animals.tsx'
import { Mark } from '../drawing/icons.tsx'
import { askToSignIn, child, findChild, goOn, isUnreachable } from './child.ts'
import { End } from './pages/end.tsx'
import { Home } from './pages/home.tsx'
import { Lesson } from './pages/lesson.tsx'
import { TopicMap } from './pages/map.tsx'
import { Paper } from './pages/paper.tsx'
import { Session } from './pages/session.tsx'
import { Settings } from './pages/settings.tsx'
import { SignIn } from './pages/sign-in.tsx'
import { Writing, WritingTasks } from './pages/writing.tsx'
import { showPreferences } from './preferences.ts'

function App() {
  const student = child.value
  const session = match('/learn/session/:id', path.value)
  const isPractising = session !== undefined || match('/learn/test/:id', path.value) !== undefined
  return (
    <>
      {!isPractising && (
        <header class="top">
          <a class="brand" href="/learn">
            <Mark /> Learn
          </a>
          {typeof student === 'object' && (
            <span class="who">
              <Avatar id={student.avatarId} name={student.displayName} />
              <span>{student.displayName}</span>
            </span>
          )}
        </header>
      )}
      <Page />
    </>
  )
}

function Page() {
  const student = child.value
  if (student === 'unknown')
    return isUnreachable.value ? <Unreachable /> : <main class="loading" aria-busy="true" />
  if (student === 'nobody') return path.value === '/learn/sign-in' ? <SignIn /> : <ToSignIn />
  const session = match('/learn/session/:id', path.value)
  if (session?.id) return <Session key={session.id} student={student} sessionId={session.id} />
  const end = match('/learn/session/:id/end', path.value)
  if (end?.id) return <End sessionId={end.id} />
  const test = match('/learn/test/:id', path.value)
  if (test?.id) return <Paper key={test.id} student={student} paperId={test.id} />
  if (match('/learn/:studentId/diagnostic', path.value)) return <FindOut studentId={student.id} />
  if (path.value === '/learn/sign-in') return <Onward />
  if (path.value === '/learn/map') return <TopicMap student={student} />
  const lesson = match('/learn/map/:topicId', path.value)
  if (lesson?.topicId) return <Lesson topicId={lesson.topicId} />
  if (path.value === '/learn/writing') return <WritingTasks />
  const writing = match('/learn/writing/:writingTaskId', path.value)
  if (writing?.writingTaskId) return <Writing writingTaskId={writing.writingTaskId} />
  if (path.value === '/learn/settings') return <Settings student={student} />
  return path.value.replace(/\/$/, '') === '/learn' ? <Home student={student} /> : <Missing />
}

function ToSignIn() {
  useEffect(askToSignIn, [])
  return <main class="loading" aria-busy="true" />
}

function Onward() {
  useEffect(goOn, [])
  return <main class="loading" aria-busy="true" />
}

/** Where a family's onboarding leads to: straight into a first session. */
function FindOut({ studentId }: { studentId: string }) {
  useEffect(() => {
    void call(connection, createLearnSession, { studentId, sessionType: 'diagnostic' })
      .attempt()
      .then(made => go(made.ok ? `/learn/session/${made.data.id}` : '/learn', { replace: true }))
  }, [studentId])
  return <main class="loading" aria-busy="true" />
}

const Missing = () => (
  <main>
    <h1>There is nothing here</h1>
    <p>
      <a href="/learn">Go to your page</a>
    </p>
  </main>
)

const Unreachable = () => (
  <main>
    <h1>No internet</h1>
    <p>We can’t reach Learn just now. Nothing is lost.</p>
    <button type="button" class="first" onClick={() => void findChild()}>
      Try again
    </button>
  </main>
)

watchNavigation()
showPreferences()
if (document.documentElement.dataset.cookie === 'no') child.value = 'nobody'
else void findChild()
const root = document.getElementById('app')
if (root) render(<App />, root)
keepShell()
