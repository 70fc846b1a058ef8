import type { LearnStudent } from '@learn/sdk'

interface Membership {
  readonly organizationId: string
  readonly organizationName: string
  readonly membershipType: string
}

/**
 * The children of a person's own family, by name. Guardians have their own. Somebody in a family's team, such as a second
 * parent, has those of this family. People who teach see many more, who are not their family.
 */
export const childrenOf = (
  students: readonly LearnStudent[],
  ownTeamIds: ReadonlySet<string>,
): LearnStudent[] =>
  students
    .filter(({ youAreGuardian, teamId }) => youAreGuardian || ownTeamIds.has(teamId))
    .sort((one, other) => one.displayName.localeCompare(other.displayName, 'en-GB'))

/** The organizations where a person is a client and sees somebody else's child: as family, or to teach them. */
export const unclearPlaces = (
  students: readonly LearnStudent[],
  memberships: readonly Membership[],
): string[] =>
  memberships
    .filter(({ membershipType }) => membershipType === 'client')
    .map(({ organizationId }) => organizationId)
    .filter(id => students.some(student => student.organizationId === id && !student.youAreGuardian))

/** Whether somebody teaches: they see children of others, or belong to a school that has none yet. */
export const teachesSomewhere = (
  students: readonly LearnStudent[],
  memberships: readonly Membership[],
): boolean =>
  students.some(({ youAreGuardian }) => !youAreGuardian) ||
  memberships.some(
    ({ membershipType, organizationId }) =>
      membershipType === 'team' && !students.some(student => student.organizationId === organizationId),
  )

/** Whether the guardian has to be asked: the consent stands on somebody else's word. */
export const needsOwnWord = ({ youAreGuardian, consent }: LearnStudent): boolean =>
  youAreGuardian && consent.given && consent.basis === 'organization'

/** Who has given their word instead of the guardian. */
export const organizationOf = (
  { organizationId }: LearnStudent,
  memberships: readonly Membership[],
): string =>
  memberships.find(membership => membership.organizationId === organizationId)?.organizationName ??
  'The organization that added your child'
