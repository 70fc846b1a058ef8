import type { ModelDocument } from './mastery.ts'
import mastery1 from './models/mastery-1.json' with { type: 'json' }

/** Every version that was shipped: decisions name the one they were made by. A shipped version never changes. */
export const versions = { 'mastery-1': mastery1 } as const satisfies Record<string, ModelDocument>

export const currentVersion: ModelDocument = versions['mastery-1']
