import type { Incoming } from '../objects/incoming.ts'
import type { KeptObjects } from '../objects/kept-objects.ts'
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
 * All of an upload has arrived: is it what was declared? Then its object is wanted from here on. Where not, its bytes are
 * removed, and what is wrong is told in a sentence. They go first: what is lost in between begins anew.
 */
export async function examine(
  { incoming, objects }: { incoming: Incoming; objects: KeptObjects },
  upload: ArrivedUpload,
  now: Date,
): Promise<string | undefined> {
  const { organizationId, mediaType, uploadedBytes, uploadedSha256: sha256 } = upload
  const key = keyOf(upload)
  const wrong =
    (await incoming.sha256(key)) === sha256
      ? await findContradiction(mediaType, () => incoming.read(key))
      : 'The bytes that came do not have the declared sha256.'
  if (wrong) await incoming.abandon(key)
  else await objects.want({ organizationId, sha256 }, uploadedBytes, now)
  return wrong
}
