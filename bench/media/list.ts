import { bar } from '../bars.ts'
import { measure } from '../growth.ts'
import { get } from '../load.ts'
import { backends, startDatabase, startServer } from '../processes.ts'
import { keyFor, seedOrganizations, settle } from '../seed.ts'
import { seedItems } from './seed.ts'

const sizes = [1_000, 1_000_000]

/** Compares the CPU for a page in a large library with that in a small one, counting the server and PostgreSQL. */
export async function run(): Promise<void> {
  const database = await startDatabase()
  const server = await startServer(database.url)
  try {
    const { rows } = await database.owner.query<{ id: string; created_by_user_id: string }>(
      'select id, created_by_user_id from api_keys',
    )
    const first = rows[0] ?? { id: '', created_by_user_id: '' }
    const wanted = { count: sizes.length, keyId: first.id, reached: 0 }
    const organizations = await seedOrganizations(database.owner, wanted)
    const requests: Record<string, string> = {}
    for (const [index, size] of sizes.entries()) {
      console.log(`Seeding an organization with ${size.toLocaleString('en')} files …`)
      const organization = organizations[index] ?? ''
      await seedItems(database.owner, organization, size)
      const { secret } = await keyFor(database.owner, organization, first.created_by_user_id, ['media:read'])
      requests[`files, page 1 of ${size}`] = get('/v1/media/items', secret)
      requests[`files by name, page 1 of ${size}`] = get('/v1/media/items?sortBy=name&sortOrder=asc', secret)
    }
    await settle(database.owner)
    const cost = await measure(requests, server.port, server.process.pid ?? 0, () =>
      backends(database.owner, 'learn'),
    )
    for (const what of ['files', 'files by name']) {
      const [small, large] = sizes.map(size => cost[`${what}, page 1 of ${size}`] ?? Number.NaN)
      const ratio = (large ?? Number.NaN) / (small ?? Number.NaN)
      bar(`CPU to list ${what}, 1,000,000 against 1,000`, ratio, { most: 1.3 })
    }
  } finally {
    await server.stop()
    await database.stop()
  }
}
