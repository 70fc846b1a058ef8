import { Avatar } from '../../drawing/animals.tsx'
import { Icon } from '../../drawing/icons.tsx'
import { Heading } from '../../parts/heading.tsx'
import type { Family } from '../family.ts'

/** All children of the family, or the way to add the first one. */
export const Children = ({ family: { children } }: { family: Family }) =>
  children.length === 0 ? (
    <div class="card start">
      <Heading title="Welcome to Learn" />
      <p>
        Add your child, and they can start practising for the 11+ in about two minutes. All you need is a
        first name or a nickname, their year and the test.
      </p>
      <p>
        <a class="button first" href="/family/add">
          Add your child <Icon name="next" />
        </a>
      </p>
      <p class="note">
        Has a school or a tutor added your child? Then open the invitation in their email first. Are you a
        tutor? <a href="/auth/account">Go to your account</a>
      </p>
    </div>
  ) : (
    <>
      <Heading title="Your family" />
      <ul class="children">
        {children.map(child => (
          <li key={child.id}>
            <a class="card child-card" href={`/family/${child.id}`}>
              <Avatar id={child.avatarId} name={child.displayName} large />
              <span>
                <strong>{child.displayName}</strong>
                <span class="soft">{child.yearGroup}</span>
                {!child.consent.given && <span class="badge">Practice is off</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a class="button" href="/family/add">
          <Icon name="plus" /> Add a child
        </a>
      </p>
    </>
  )
