import type { CallerKind } from '@learn/contract/operation'

/** Who is calling. A key acts on behalf of the user who created it. */
export interface Actor {
  readonly principalId: string
  /** The key, grant or session used for the call. */
  readonly credentialId: string
  readonly kind: CallerKind
  readonly userId: string
}
