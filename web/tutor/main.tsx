import { render } from 'preact'
import { useEffect } from 'preact/hooks'
import { match } from '../api/match.ts'
import { go, path, watchNavigation } from '../api/router.ts'
import { Mark } from '../drawing/icons.tsx'
import { Heading } from '../parts/heading.tsx'
import { Child } from './pages/child.tsx'
import { ClassPage } from './pages/class-pages.tsx'
import { Group } from './pages/group.tsx'
import { Chooser, Places } from './pages/places.tsx'
import { Work } from './pages/work.tsx'
import { loadTutor, lostPath, type Place, type Tutor, trouble, tutor, watchReturn } from './tutor.ts'

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
  const organizationId = at.split('/')[2]
  const place = places.find(place => place.organizationId === organizationId)
  if (!place) return <Lost />
  return (
    <>
      <Chooser places={places} chosen={place} />
      <Inside at={at} place={place} tutor={tutor} />
    </>
  )
}

interface InsideProps {
  readonly at: string
  readonly place: Place
  readonly tutor: Tutor
}

/** The pages about a group, or about all children of an organization. Groups have ids, so these can't be one. */
const isPageName = (name: string) => name === 'work' || name === 'add' || name === 'cards'

/** A page of one organization. */
function Inside({ at, place, tutor }: InsideProps) {
  const shown = match('/tutor/:organization/children/:child', at)
  if (shown) {
    const child = tutor.students.get(shown.child ?? '')
    const isHere = child?.organizationId === place.organizationId
    return isHere ? <Child key={child.id} child={child} place={place} tutor={tutor} /> : <Lost />
  }
  const last = at.slice(at.lastIndexOf('/') + 1)
  const name = isPageName(last) ? last : undefined
  const group = name ? at.slice(0, -name.length - 1) : at
  const found = match('/tutor/:organization/:team', group) ?? match('/tutor/:organization', group)
  const team = tutor.groups.find(({ id }) => id === found?.team)
  if (!found || (found.team && !team)) return <Lost />
  const of = { place, team, tutor }
  if (name === 'add' || name === 'cards') return <ClassPage key={at} name={name} {...of} />
  return name === 'work' ? <Work key={at} {...of} /> : <Group key={at} {...of} />
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
      The child or group may have been removed, or your access to it has ended. An administrator of the
      organization can restore it.
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
watchReturn()
void loadTutor()
const root = document.getElementById('app')
if (root) render(<App />, root)
