import type { Place, Team } from '../tutor.ts'

interface Props {
  readonly place: Place
  readonly team: Team | undefined
  readonly hasStudents: boolean
}

/** What can be done for a whole class, for those who may. */
export const ClassLinks = ({ place, team, hasStudents }: Props) => {
  const home = `/tutor/${place.organizationId}`
  const mayAdd = place.role === 'admin' && place.membershipType === 'team'
  const mayMake = place.role !== 'viewer' && hasStudents
  if (!mayAdd && !mayMake) return null
  return (
    <p class="class-links unprinted">
      {mayMake && <a href={`${home}${team ? `/${team.id}` : ''}/cards`}>Sign-in cards</a>}
      {mayAdd && <a href={`${home}/add`}>Add children from a file</a>}
    </p>
  )
}
