import type { LearnStudent } from '@learn/sdk'
import { useSignal } from '@preact/signals'
import { render } from 'preact'
import { useEffect } from 'preact/hooks'
import { match } from '../api/match.ts'
import { go, path, watchNavigation } from '../api/router.ts'
import { Mark } from '../drawing/icons.tsx'
import { Heading } from '../parts/heading.tsx'
import { needsOwnWord } from './children.ts'
import { choices, type Family, fail, family, loadChoices, loadFamily, trouble } from './family.ts'
import { Add } from './pages/add.tsx'
import { Child } from './pages/child.tsx'
import { Children } from './pages/children.tsx'
import { Consent, putOff } from './pages/consent.tsx'
import { Emails } from './pages/emails.tsx'
import type { Settings as SettingsPart } from './settings/settings.tsx'

function App() {
  const wide = isWide(path.value) ? '' : undefined
  return (
    <>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header class="top" data-wide={wide}>
        <div>
          <a class="brand" href="/family">
            <Mark /> Learn
          </a>
          <nav aria-label="Main">
            {family.value?.teaches && <a href="/tutor">Teaching</a>}
            <a href="/family">Your family</a>
            <a href="/auth/account">Your account</a>
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} data-wide={wide}>
        {trouble.value ? <Unreachable /> : family.value ? <Page family={family.value} /> : <Loading />}
      </main>
      <footer class="foot" data-wide={wide}>
        <a href="/family/emails">Emails</a>
        <a href="/privacy">Privacy</a>
      </footer>
    </>
  )
}

/** The page about a child has two columns. */
const isWide = (at: string) => {
  const child = match('/family/:child', at)?.child
  return child !== undefined && child !== 'add' && child !== 'emails'
}

function Page({ family }: { family: Family }) {
  const at = path.value.replace(/\/$/, '')
  const { children } = family
  if (at === '/family/add' || at.startsWith('/family/add/')) return <Add email={family.email} at={at} />
  if (at === '/family/emails') return <Emails email={family.email} />
  const shown = children.find(({ id }) => id === match('/family/:child', at)?.child)
  const asked = [shown, ...(at === '/family' ? children : [])].find(
    child => child && needsOwnWord(child) && !putOff.value.has(child.id),
  )
  if (asked) return <Consent key={asked.id} child={asked} family={family} isAsked />
  const [only] = children
  if (at === '/family') {
    if (!only && family.teaches) return <ToTeaching />
    return only && children.length === 1 ? <To path={`/family/${only.id}`} /> : <Children family={family} />
  }
  if (shown) return <Child key={shown.id} child={shown} family={family} />
  const agreeing = children.find(({ id }) => id === match('/family/:child/consent', at)?.child)
  if (agreeing?.youAreGuardian) return <Consent key={agreeing.id} child={agreeing} family={family} />
  const settled = children.find(({ id }) => id === match('/family/:child/settings', at)?.child)
  if (settled) return <Settings key={settled.id} child={settled} />
  return <Missing />
}

/** Loaded when it is needed, as most visits are about progress. */
function Settings({ child }: { child: LearnStudent }) {
  const Part = useSignal<typeof SettingsPart | undefined>(undefined)
  useEffect(() => {
    import('./settings/settings.tsx').then(loaded => {
      Part.value = loaded.Settings
    }, fail)
  }, [])
  return Part.value && choices.value ? <Part.value child={child} /> : <Loading />
}

function To({ path }: { path: string }) {
  useEffect(() => go(path, { replace: true }), [path])
  return <Loading />
}

/** For those who have no child of their own here. */
function ToTeaching() {
  useEffect(() => location.replace('/tutor'), [])
  return <Loading />
}

const Loading = () => <p class="loading" aria-busy="true" />

const Missing = () => (
  <div class="card">
    <Heading title="There is nothing here" />
    <p>
      This address belongs to no child of yours. <a href="/family">Go to your family</a>
    </p>
  </div>
)

const Unreachable = () => (
  <div class="card">
    <Heading title="That didn’t work" />
    <p>{trouble}</p>
    <button type="button" class="first" onClick={load}>
      Try again
    </button>
  </div>
)

function load(): void {
  void loadFamily()
  void loadChoices()
}

watchNavigation()
load()
const root = document.getElementById('app')
if (root) render(<App />, root)
