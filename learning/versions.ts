import type { ModelDocument } from './mastery.ts'
import mastery1 from './models/mastery-1.json' with { type: 'json' }
import mastery2 from './models/mastery-2.json' with { type: 'json' }

/** Every version ever shipped. Decisions name the version that made them, so a shipped version never changes. */
export const versions = { 'mastery-1': mastery1, 'mastery-2': mastery2 } as const satisfies Record<
  string,
  ModelDocument
>

export const currentVersion: ModelDocument = versions['mastery-2']
