import { render } from 'preact'
import { useEffect } from 'preact/hooks'
import { match } from '../api/match.ts'
import { go, path, watchNavigation } from '../api/router.ts'
import { Mark } from '../drawing/icons.tsx'
import { Heading } from '../parts/heading.tsx'
import { Child } from './pages/child.tsx'
import { ClassPage } from './pages/class-pages.tsx'
import { Group } from './pages/group.tsx'
import { Places } from './pages/places.tsx'
import { loadTutor, lostPath, type Team, type Tutor, trouble, tutor } from './tutor.ts'

function App() {
  const isParent = [...(tutor.value?.students.values() ?? [])].some(({ youAreGuardian }) => youAreGuardian)
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header class="top" data-wide>
        <div>
          <a class="brand" href="/tutor">
            <Mark /> Learn
          </a>
          <nav aria-label="Main">
            <a href="/tutor">Teaching</a>
            {isParent && <a href="/family">Your family</a>}
            <a href="/auth/account">Your account</a>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} data-wide>
        {trouble.value ? <Unreachable /> : tutor.value ? <Page tutor={tutor.value} /> : <Loading />}
      </main>
      <footer class="foot" data-wide>
        {!isParent && tutor.value && <a href="/family/add">Add your own child</a>}
        <a href="/privacy">Privacy</a>
      </footer>
    </>
  )
}

function Page({ tutor }: { tutor: Tutor }) {
  const at = path.value.replace(/\/$/, '')
  const { places } = tutor
  if (lostPath.value === path.value) return <Lost />
  const [only] = places
  if (at === '/tutor')
    return only && places.length === 1 ? (
      <To path={`/tutor/${only.organizationId}`} />
    ) : (
      <Places places={places} />
    )
  const found =
    match('/tutor/:organization/children/:child', at) ??
    match('/tutor/:organization/:team/cards', at) ??
    match('/tutor/:organization/:team', at) ??
    match('/tutor/:organization', at)
  const place = places.find(({ organizationId }) => organizationId === found?.organization)
  if (!found || !place) return <Lost />
  if (found.child) {
    const child = tutor.students.get(found.child)
    return child ? <Child key={child.id} child={child} place={place} tutor={tutor} /> : <Lost />
  }
  const pageOf = (name: 'add' | 'cards', team: Team | undefined) => (
    <ClassPage key={at} name={name} place={place} team={team} tutor={tutor} />
  )
  if (found.team === 'add' || found.team === 'cards') return pageOf(found.team, undefined)
  const team = tutor.groups.find(({ id }) => id === found.team)
  if (found.team && !team) return <Lost />
  if (at.endsWith('/cards')) return pageOf('cards', team)
  return <Group key={at} place={place} team={team} tutor={tutor} />
}

function To({ path }: { path: string }) {
  useEffect(() => go(path, { replace: true }), [path])
  return <Loading />
}

const Loading = () => <p class="loading" aria-busy="true" />

const Lost = () => (
  <div class="card start">
    <Heading title="You can’t see this page" />
    <p>
      The child or group may have been removed, or your access to it has ended. The people who run the
      organization can give it back.
    </p>
    <p>
      <a class="button first" href="/tutor">
        See who you teach
      </a>
    </p>
  </div>
)

const Unreachable = () => (
  <div class="card">
    <Heading title="That didn’t work" />
    <p>{trouble}</p>
    <button type="button" class="first" onClick={() => void loadTutor()}>
      Try again
    </button>
  </div>
)

watchNavigation()
void loadTutor()
const root = document.getElementById('app')
if (root) render(<App />, root)
