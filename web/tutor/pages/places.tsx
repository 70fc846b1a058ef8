import { search } from '../../api/router.ts'
import { Heading } from '../../parts/heading.tsx'
import type { Place } from '../tutor.ts'

/** The organizations where somebody teaches, if there is not exactly one. */
export const Places = ({ places }: { places: readonly Place[] }) =>
  places.length === 0 ? (
    <div class="card start">
      <Heading title="You don’t teach anybody here yet" />
      <p>
        When a school, a tutor’s organization or a family invites you, open the invitation in the email. The
        children you teach then appear here.
      </p>
      <p>
        <a class="button first" href="/family">
          Go to your family
        </a>
      </p>
    </div>
  ) : (
    <>
      <Heading title="Where you teach" />
      <ul class="children">
        {places.map(({ organizationId, organizationName, suspendedReason }) => (
          <li key={organizationId}>
            <a class="card child-card" href={`/tutor/${organizationId}`}>
              <span>
                <strong>{organizationName}</strong>
                {suspendedReason !== null && <span class="badge">Suspended</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )

interface ChooserProps {
  readonly places: readonly Place[]
  readonly chosen: Place
}

/** For those who teach in several organizations. The choice is in the address, and filters stay as they are. */
export const Chooser = ({ places, chosen }: ChooserProps) =>
  places.length > 1 ? (
    <nav class="chooser" aria-label="Where you teach">
      {places.map(({ organizationId, organizationName }) => (
        <a
          key={organizationId}
          href={`/tutor/${organizationId}${search.value}`}
          aria-current={organizationId === chosen.organizationId ? 'true' : undefined}
        >
          {organizationName}
        </a>
      ))}
    </nav>
  ) : null
