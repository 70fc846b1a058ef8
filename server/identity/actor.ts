import type { CallerKind } from '@learn/contract/operation'

/** Who is calling. A key acts for the person who received its secret. */
export interface Actor {
  readonly principalId: string
  /** The key, grant or session used for the call. */
  readonly credentialId: string
  readonly kind: CallerKind
  readonly userId: string
  /** The app's access through which the credential was issued, if any. Keys that it creates end with it. */
  readonly grantId: string | null
  /** When keys created with this credential end at the latest; null for never. */
  readonly keysEndAt: Date | null
  /** Names the key's secret, the grant, the session or the child's token. Download URLs end with it. */
  readonly secretId: string
}
