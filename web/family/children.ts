import type { LearnStudent } from '@learn/sdk'

interface Membership {
  readonly organizationId: string
  readonly organizationName: string
  readonly membershipType: string
}

/**
 * The children of a person's own family, by name. Guardians have their own. A client, such as a second parent, has those of
 * their families. Members of a school or a tutor's organization see many more, who are not their family.
 */
export function childrenOf(
  students: readonly LearnStudent[],
  memberships: readonly Membership[],
): LearnStudent[] {
  const asClient = new Set(
    memberships
      .filter(({ membershipType }) => membershipType === 'client')
      .map(({ organizationId }) => organizationId),
  )
  return students
    .filter(({ youAreGuardian, organizationId }) => youAreGuardian || asClient.has(organizationId))
    .sort((one, other) => one.displayName.localeCompare(other.displayName, 'en-GB'))
}

/** Whether somebody teaches: they see children who are not their family, or belong to a school that has none yet. */
export const teachesSomewhere = (
  students: readonly LearnStudent[],
  children: readonly LearnStudent[],
  memberships: readonly Membership[],
): boolean =>
  students.some(student => !children.includes(student)) ||
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
