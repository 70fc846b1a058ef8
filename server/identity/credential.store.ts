import type { Role } from '@learn/contract/operation'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

export interface CredentialRow {
  readonly principalId: string
  readonly userId: string
  readonly scopes: string[]
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  readonly credentialVersion: number
  readonly membershipVersion: number
  readonly organizationIds: string[]
  readonly roles: Role[]
}

const apiKeyFind = statement<CredentialRow>(
  'api_key_find_by_hash',
  `select principal_id as "principalId", created_by_user_id as "userId", scopes, expires_at as "expiresAt",
    revoked_at as "revokedAt", credential_version as "credentialVersion",
    membership_version as "membershipVersion", organization_ids as "organizationIds", roles
  from find_api_key(decode($1, 'hex'))`,
)

export async function findApiKey(db: Queries, hash: string): Promise<CredentialRow | undefined> {
  const [row] = await db.query(apiKeyFind, [hash])
  return row
}
