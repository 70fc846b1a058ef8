import { Avatar } from '../../drawing/animals.tsx'
import { Icon } from '../../drawing/icons.tsx'
import { Heading } from '../../parts/heading.tsx'
import type { Family } from '../family.ts'

/** All children of the family, or the way to add the first one. */
export const Children = ({ family: { children } }: { family: Family }) =>
  children.length === 0 ? (
    <div class="card start">
      <Heading title="Welcome to Learn" />
      <p>Add your child, and they can start practising in about two minutes.</p>
      <p>
        <a class="button first" href="/family/add">
          Add your child <Icon name="next" />
        </a>
      </p>
      <p class="note">
        Has a school or tutor added your child? Then open the invitation in their email first.
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
