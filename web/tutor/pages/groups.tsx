import { useSignal } from '@preact/signals'
import { Icon } from '../../drawing/icons.tsx'
import type { Student } from '../group.ts'
import type { Place, Team, Tutor } from '../tutor.ts'
import { GroupDialog } from './group-dialog.tsx'

interface GroupsProps {
  readonly place: Place
  readonly team: Team | undefined
  readonly tutor: Tutor
  /** The children who are shown. */
  readonly students: readonly Student[]
}

/** Administrators make groups and add children. Without any, the page says what groups are for. */
export function Groups({ place, team, tutor, students }: GroupsProps) {
  const isOpen = useSignal(false)
  const isHere = ({ organizationId }: { organizationId: string }) => organizationId === place.organizationId
  const groups = tutor.groups.filter(isHere)
  const all = `/tutor/${place.organizationId}`
  const isAdmin = place.role === 'admin'
  const children = [...tutor.students.values()].filter(isHere)
  const inside = new Set(team && students.map(({ studentId }) => studentId))
  const offered = children
    .filter(({ id }) => !inside.has(id))
    .map(({ id, displayName }) => ({ studentId: id, displayName }))
    .sort((one, other) => one.displayName.localeCompare(other.displayName, 'en-GB'))
  return (
    <div class="group-links">
      {groups.length === 0 && children.length > 0 && place.membershipType === 'team' && (
        <p class="note">
          There are no groups yet. With groups, such as a class, you see several children together.
          {!isAdmin && ' An administrator can create them.'}
        </p>
      )}
      {groups.length > 0 && (
        <nav class="segments" aria-label="Groups">
          <a href={all} aria-current={team ? undefined : 'page'}>
            All children
          </a>
          {groups.map(({ id, name }) => (
            <a key={id} href={`${all}/${id}`} aria-current={team?.id === id ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {isAdmin && children.length > 0 && (
        <button type="button" onClick={() => (isOpen.value = true)}>
          <Icon name="plus" /> {team ? 'Add to this group' : 'New group'}
        </button>
      )}
      {isOpen.value && (
        <GroupDialog
          place={place}
          team={team}
          offered={offered}
          onClose={() => {
            isOpen.value = false
          }}
        />
      )}
    </div>
  )
}
