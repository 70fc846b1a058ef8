import type { LearnStudent } from '@learn/sdk'
import { Heading } from '../../parts/heading.tsx'
import { dayWords, ownerOf } from '../words.ts'
import { ErasureBand, YourData } from './data.tsx'
import { About, SigningIn, Test } from './profile.tsx'
import { lostChild, Section } from './section.tsx'
import { Viewers } from './viewers.tsx'

/** Everything that a guardian can settle about a child, each part saved by itself. */
export function Settings({ child }: { child: LearnStudent }) {
  if (lostChild.value)
    return (
      <div class="card">
        <Heading title={`You no longer see ${lostChild.value}`} />
        <p>
          Somebody has ended your access since you opened this page. Nothing that you typed since then was
          saved.
        </p>
        <button type="button" class="first" onClick={() => location.assign('/family')}>
          Go to your family
        </button>
      </div>
    )
  const { id, displayName, youAreGuardian } = child
  return (
    <>
      <Heading title={`${ownerOf(displayName)} settings`} />
      <p class="links">
        <a href={`/family/${id}`}>Back to {displayName}</a>
      </p>
      <ErasureBand child={child} />
      <About child={child} />
      <SigningIn child={child} />
      <Test child={child} />
      {youAreGuardian ? (
        <>
          <Viewers child={child} />
          <Consent child={child} />
          <YourData child={child} />
        </>
      ) : (
        <p class="note">
          Only guardians can see and change the rest: who else sees {displayName}, consent, downloading and
          erasing.
        </p>
      )}
    </>
  )
}

const Consent = ({ child: { id, displayName, consent } }: { child: LearnStudent }) => (
  <Section id="consent" title="Consent">
    <p>
      {consent.given
        ? consent.basis === 'guardian'
          ? `A guardian agreed to ${ownerOf(displayName)} practice on ${dayWords(consent.givenAt)}.`
          : `So far, only the organization says that you agree to ${ownerOf(displayName)} practice.`
        : 'Consent has been withdrawn, so practice is off. What was recorded before stays until you erase it.'}
    </p>
    <a class="button" href={`/family/${id}/consent`}>
      {consent.given ? 'Read it, or withdraw it' : 'Read it again and decide'}
    </a>
  </Section>
)
