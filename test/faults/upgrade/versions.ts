import { numbered } from '../../../server/storage/migrating/compatibility.ts'
import type { Version } from '../../support/operating/last-release.ts'
import { makeVersion, newestMigration } from '../../support/operating/newer-version.ts'

export const thisVersion: Version = { name: 'this version', folder: '.', remove: async () => undefined }

/** Tables that a child's practice and an administrator's work use. */
const tables = [
  'organizations',
  'learn_decisions',
  'learn_attempts',
  'audit_events',
  'learn_sessions',
  'teams',
]

/** This version with this many more migrations. Each is compatible with servers of the previous version. */
export async function makeLater(count: number): Promise<Version> {
  const newest = await newestMigration()
  const migrations = Array.from({ length: count }, (_, at) => {
    const [table, column] = [tables[at % tables.length], `later_${at + 1}`]
    const said = `-- compatible from ${numbered(newest + at)}`
    return at % 3 === 2
      ? `-- Finds teams in a later way.\n${said}\n-- outside a transaction\ncreate index concurrently if not exists teams_by_${column} on teams (name, id);`
      : `-- A later version's column.\n${said}\nalter table ${table} add column ${column} text not null default 'later';`
  })
  const { folder, remove } = await makeVersion(migrations)
  return { name: `with migration ${newest + count}`, folder, remove }
}
