import { get, pageTo } from '../load.ts'
import {
  type BenchDatabase,
  type ServerProcess,
  startDatabase,
  startScript,
  startServer,
} from '../processes.ts'
import { keyFor, seedInvitations, seedOrganizations, settle } from '../seed.ts'
import { makeBareTables } from './bare-tables.ts'
import type { Listener, Pair } from './compare.ts'

/** A server with a million invitations in its database, and bare servers that send the same responses. */
export interface Site {
  readonly database: BenchDatabase
  readonly server: ServerProcess
  /** The bare server for requests about all organizations of the server's first key. */
  readonly limit: Listener
  readonly pages: Readonly<Record<string, Pair>>
  readonly keyId: string
  readonly userId: string
  readonly organizationId: string
  close(): Promise<void>
}

/** The server may belong to another checkout. */
export async function openSite({
  invitations = 1_000_000,
  folder,
}: {
  invitations?: number
  folder?: string
} = {}): Promise<Site> {
  const database = await startDatabase()
  const server = await startServer(database.url, {}, folder)
  const opened: Listener[] = [server]
  const close = async () => {
    await Promise.all(opened.map(listener => listener.stop()))
    await database.stop()
  }
  try {
    console.log(`Seeding ${invitations.toLocaleString('en')} invitations in 500 organizations …`)
    return { database, server, ...(await fill(database, server, invitations, opened)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function fill(
  { owner, url }: BenchDatabase,
  server: ServerProcess,
  invitations: number,
  opened: Listener[],
) {
  const { rows } = await owner.query<{ id: string; created_by_user_id: string }>(
    'select id, created_by_user_id from api_keys',
  )
  const key = rows[0]
  if (!key) throw new Error('The server did not create its first key')
  const userId = key.created_by_user_id
  const organizations = await seedOrganizations(owner, { count: 500, keyId: key.id, reached: 100 })
  await seedInvitations(owner, organizations, invitations)
  await makeBareTables(owner)
  await settle(owner)
  const organizationId = organizations[250] ?? ''
  const { id: oneId, secret } = await keyFor(owner, organizationId, userId)
  const { rows: reach } = await owner.query<{ organization_id: string }>(
    'select organization_id from memberships where principal_id = $1',
    [key.id],
  )
  const startLimit = async (principal: string) => {
    const limit = await startScript(['--max-semi-space-size=16', 'bench/http/limit-server.ts'], {
      DATABASE_URL: url,
      PRINCIPAL: principal,
      USER_ID: userId,
      ORGANIZATION: organizationId,
      REACH: reach.map(row => row.organization_id).join(','),
    })
    opened.push(limit)
    return limit
  }
  const limit = await startLimit(key.id)
  const limitOfOne = await startLimit(oneId)
  const middle = await pageTo(server.port, secret, 1_000)
  const pair = (other: Listener, ours: string, theirs: string): Pair => ({
    ours: { listener: server, application: 'learn', request: () => ours },
    theirs: { listener: other, application: 'limit', request: () => theirs },
  })
  const organizationsPage = get('/v1/organizations', server.apiKey)
  const pages = {
    'page of 25 organizations': pair(limit, organizationsPage, organizationsPage),
    'page of 25 invitations': pair(
      limitOfOne,
      get(`/v1/invitations?cursor=${middle.cursor}`, secret),
      get(`/v1/invitations?key=${encodeURIComponent(middle.createdAt)}&id=${middle.id}`, secret),
    ),
  }
  return { limit, pages, keyId: key.id, userId, organizationId }
}
