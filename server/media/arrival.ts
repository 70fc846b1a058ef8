import type { Incoming } from '../objects/incoming.ts'
import type { StoredObjects } from '../objects/stored-objects.ts'
import { findContradiction } from './media-type.ts'

export interface ArrivedUpload {
  readonly id: string
  readonly organizationId: string
  readonly mediaType: string
  readonly uploadedBytes: number
  readonly uploadedSha256: string
}

export const keyOf = ({ organizationId, id }: Pick<ArrivedUpload, 'organizationId' | 'id'>) => ({
  organizationId,
  uploadId: id,
})

/**
 * Checks a complete upload against its declaration, and returns the problem as a sentence if there is one. In that case the
 * bytes are removed first, so that an interrupted upload starts again. Otherwise its object is wanted from now on.
 */
export async function examine(
  { incoming, objects }: { incoming: Incoming; objects: StoredObjects },
  upload: ArrivedUpload,
  now: Date,
): Promise<string | undefined> {
  const { organizationId, mediaType, uploadedBytes, uploadedSha256: sha256 } = upload
  const key = keyOf(upload)
  const wrong =
    (await incoming.sha256(key)) === sha256
      ? await findContradiction(mediaType, () => incoming.read(key))
      : 'The SHA-256 of the uploaded bytes does not match the declared one.'
  if (wrong) await incoming.abandon(key)
  else await objects.expect({ organizationId, sha256 }, uploadedBytes, now)
  return wrong
}
