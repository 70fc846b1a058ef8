import type { FoundInvitation, FoundPerson } from './people.store.ts'
import { alignColumns, dayOr } from './table.ts'

/** Everything about one person on one page, with the commands that help them. */
export function personPage({
  email,
  person,
  invitations,
}: {
  email: string
  person: FoundPerson | null
  invitations: readonly FoundInvitation[]
}): string {
  const parts = [person ? accountOf(person) : `Nobody has an account with the address ${email}.`]
  if (person) parts.push(organizationsOf(person), passkeysOf(person))
  if (invitations.length > 0) parts.push(invitationsTo(invitations))
  return parts.filter(part => part !== undefined).join('\n\n')
}

const accountOf = ({ id, email, createdAt, lastSignInAt, sessions, apps }: FoundPerson) =>
  alignColumns([
    ['address', email],
    ['user id', id],
    ['account made', dayOr(createdAt, '')],
    ['last sign-in', dayOr(lastSignInAt, 'never')],
    ['open sessions', sessions === 0 ? 'none' : `${sessions}; to end them: end-sessions ${id}`],
    ['apps with access', apps === 0 ? 'none' : String(apps)],
  ])

const organizationsOf = ({ memberships }: FoundPerson) =>
  memberships.length === 0
    ? 'Organizations: none'
    : `Organizations\n${alignColumns([
        ['role', 'organization'],
        ...memberships.map(({ role, membershipType, organizationId, organizationName }) => [
          membershipType === 'client' ? `${role} (client)` : role,
          `${organizationName} (${organizationId})`,
        ]),
      ])}`

const passkeysOf = ({ passkeys }: FoundPerson) =>
  passkeys.length === 0
    ? 'Passkeys: none'
    : `Passkeys; to remove a lost one: unlink-passkey <passkey id> --proof "<sentence>"\n${alignColumns([
        ['passkey id', 'added', 'last used', 'name'],
        ...passkeys.map(({ id, createdAt, lastUsedAt, name }) => [
          id,
          createdAt.slice(0, 10),
          lastUsedAt?.slice(0, 10) ?? 'never',
          name,
        ]),
      ])}`

const invitationsTo = (invitations: readonly FoundInvitation[]) =>
  `Invitations; to send one again: resend-invitation <invitation id>\n${alignColumns([
    ['invitation id', 'status', 'until', 'role', 'organization'],
    ...invitations.map(({ id, status, expiresAt, role, organizationId, organizationName }) => [
      id,
      status,
      dayOr(expiresAt, ''),
      role,
      `${organizationName} (${organizationId})`,
    ]),
  ])}`
