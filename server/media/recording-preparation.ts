import { createHash } from 'node:crypto'
import type { StoredObjects } from '../objects/stored-objects.ts'
import { FileWindow } from '../recordings/file-window.ts'
import { canHaveNotes, findNotes } from '../recordings/notes.ts'
import { Unplayable } from '../recordings/unplayable.ts'
import type { Preparation } from './processing.ts'

interface PreparationParts {
  readonly objects: StoredObjects
  readonly now: () => Date
}

/** Prepares audio and video: overwrites their metadata. */
export function recordingPreparation({ objects, now }: PreparationParts): Preparation {
  return {
    takes: canHaveNotes,
    prepare: async ({ organizationId, mediaType, bytes, sha256: sent }, read, signal) => {
      const unseen = { bytes, width: null, height: null, preview: null, thumbnails: [] }
      try {
        const notes = await findNotes(mediaType, new FileWindow(read, bytes), signal)
        if (notes.size === 0) return { sha256: sent, ...unseen }
        // Read once for the hash that names it, and once to store it: it may not fit in memory.
        const hash = createHash('sha256')
        for await (const chunk of notes.applyTo(read, signal)) hash.update(chunk)
        const sha256 = hash.digest('hex')
        if (sha256 !== sent)
          await objects.putFrom({ organizationId, sha256 }, notes.applyTo(read, signal), bytes, now())
        return { sha256, ...unseen }
      } catch (error) {
        if (error instanceof Unplayable) return { refused: error.message }
        throw error
      }
    },
  }
}
