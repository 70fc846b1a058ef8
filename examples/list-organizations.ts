import { client } from './client.ts'

/** Walks a whole list, then reads it page by page. */
for await (const organization of client.organizations.list({ sortBy: 'name', sortOrder: 'asc' }))
  console.log(`${organization.id}  ${organization.name}`)

const page = await client.organizations.list({ limit: 2 })
console.log(`The newest ${page.data.length} of ${page.total}:`, page.data.map(({ name }) => name).join(', '))
if (page.nextCursor) {
  const next = await client.organizations.list({ limit: 2, cursor: page.nextCursor })
  console.log('Next:', next.data.map(({ name }) => name).join(', '))
}
