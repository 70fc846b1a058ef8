import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { keyFor, seedOrganizations } from '../../bench/seed.ts'
import { type TestOptions, testSecret } from '../support/world.ts'
import { Chance } from './chance.ts'
import { FaultyServer, type Losses } from './servers.ts'
import { type UploadedFile, Uploads } from './uploads.ts'

export interface MediaFaultOptions {
  /** An empty database, as its owner, and an empty folder. */
  readonly databaseUrl: string
  readonly dataDir: string
  /** The minimum number of kills, and how many files are uploaded at the same time. */
  readonly times: number
  readonly uploads: number
  readonly seed: number
  readonly say: (line: string) => void
}

export interface MediaFaultReport {
  readonly violations: readonly string[]
  readonly losses: Losses
  readonly brought: number
  /** How often an upload was resumed, and how often after some bytes had arrived. */
  readonly resumed: number
  readonly resumedWithin: number
}

const unusual: TestOptions = { sweepTimes: { everyMilliseconds: 500 } }
const longestSettlingMilliseconds = 60_000

/** Kills servers during uploads, and reports everything that is wrong afterwards. */
export async function mediaFaults(options: MediaFaultOptions): Promise<MediaFaultReport> {
  const { databaseUrl, dataDir, times, uploads, seed, say } = options
  const chance = new Chance(seed)
  const env = {
    DATABASE_URL: databaseUrl,
    LEARN_SECRET: testSecret,
    LEARN_DATA_DIR: dataDir,
    LEARN_RATE_LIMIT: '0',
    LEARN_LOG_LEVEL: 'warn',
  }
  const lines: string[] = []
  // Both keep files in the same folder, as behind a load balancer.
  const servers = [1, 2].map(() => new FaultyServer(env, unusual, lines))
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const losses: Losses = { kills: 0, killsAtStart: 0, stalls: 0 }
  try {
    for (const server of servers) await server.ready()
    const anyServer = () =>
      Promise.race((chance.happens(0.5) ? servers : servers.toReversed()).map(server => server.ready()))
    const bringing = new Uploads({ tenant: await makeTenant(owner), seed, where: anyServer })
    // On a slow machine, the first kills may come before there is anything to resume.
    const isEnough = () => losses.kills >= times && bringing.resumedWithin > 0
    while (!isEnough()) {
      const over = new AbortController()
      const striking = servers.map(server => strike(server, { chance, losses, isEnough }, over.signal))
      const telling = tell(bringing, losses, say, over.signal)
      await bringing.bring(uploads).finally(() => over.abort())
      await Promise.all([...striking, telling])
    }
    await Promise.all(servers.map(server => server.ready()))
    await settled(owner)
    const found = [
      ...(await itemViolations(owner, bringing.brought, join(dataDir, 'media'))),
      ...(await roomViolations(owner, bringing)),
      ...lines.filter(line => line.includes('"operation failed"')),
    ]
    const { resumed, resumedWithin, brought } = bringing
    return { violations: found, losses, brought: brought.length, resumed, resumedWithin }
  } finally {
    await Promise.all(servers.map(server => server.close()))
    await owner.end()
  }
}

async function tell(bringing: Uploads, losses: Losses, say: MediaFaultOptions['say'], over: AbortSignal) {
  while (!over.aborted) {
    await sleep(2_000, undefined, { signal: over }).catch(() => undefined)
    const { begun, ended, resumed, resumedWithin } = bringing
    say(
      `${losses.kills} kills; ${begun} uploads started, ${ended} ended, ${resumed} resumed, ${resumedWithin} of them after some bytes`,
    )
  }
}

interface Striking {
  readonly chance: Chance
  readonly losses: Losses
  readonly isEnough: () => boolean
}

/** Kills the server at any moment, sometimes before it is ready again. */
async function strike(server: FaultyServer, { chance, losses, isEnough }: Striking, over: AbortSignal) {
  while (!over.aborted && !isEnough()) {
    if (chance.happens(0.85)) await server.ready()
    await sleep(chance.whole(10, 2_500), undefined, { signal: over }).catch(() => undefined)
    if (!over.aborted && !isEnough()) await server.kill(losses)
  }
}

async function makeTenant(owner: pg.Client): Promise<{ organizationId: string; key: string }> {
  const { rows } = await owner.query<{ id: string; userId: string }>(
    'select id, created_by_user_id as "userId" from api_keys',
  )
  const { id: keyId, userId } = rows[0] ?? { id: '', userId: '' }
  const [organizationId = ''] = await seedOrganizations(owner, { count: 1, keyId, reached: 0 })
  const { secret } = await keyFor(owner, organizationId, userId, ['media:read', 'media:write'])
  return { organizationId, key: secret }
}

/** Waits until all uploaded files have been scanned. */
async function settled(owner: pg.Client): Promise<void> {
  for (const end = Date.now() + longestSettlingMilliseconds; Date.now() < end; await sleep(100)) {
    const { rows } = await owner.query(
      `select from media_items where status in ('uploading', 'scanning') limit 1`,
    )
    if (rows.length === 0) return
  }
}

interface ItemRow {
  readonly id: string
  readonly status: string
  readonly sha256: string | null
  readonly bytes: string
  readonly reason: string | null
}

/**
 * Each file exists once, with the bytes that were sent. A file declared with a wrong hash has failed, and nothing of it
 * is kept.
 */
export async function itemViolations(
  owner: pg.Client,
  brought: readonly UploadedFile[],
  media: string,
): Promise<string[]> {
  const { rows } = await owner.query<ItemRow>('select id, status, sha256, bytes, reason from media_items')
  const items = new Map(rows.map(row => [row.id, row]))
  const found = rows.length === brought.length ? [] : [`${rows.length} items for ${brought.length} files`]
  for (const { id, sha256, bytes, organizationId, isWrong } of brought) {
    const item = items.get(id)
    if (isWrong) {
      if (item?.status !== 'failed')
        found.push(`${id} was declared with a wrong hash, but is ${item?.status}`)
      continue
    }
    if (item?.status !== 'ready' || item.sha256 !== sha256 || Number(item.bytes) !== bytes)
      found.push(`${id} is ${JSON.stringify(item)}`)
    const path = join(media, organizationId, sha256.slice(0, 2), sha256)
    const kept = await hashOf(path).catch(error => String(error))
    if (kept !== sha256) found.push(`the bytes of ${id} have hash ${kept}`)
  }
  const [{ organizationId } = { organizationId: '' }] = brought
  const staged = await readdir(join(media, organizationId, 'uploads')).catch(() => [])
  return [...found, ...staged.map(name => `bytes of ${name} were left behind`)]
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** The used space is that of the existing files, and none is reserved any more. */
export async function roomViolations(owner: pg.Client, { brought }: Uploads): Promise<string[]> {
  const { rows } = await owner.query<{ used: string; reserved: string; counted: string; items: string }>(
    `select used, reserved, (select sum(bytes) from media_counts) as counted, (select sum(items) from media_counts) as items
      from media_usage`,
  )
  const bytes = brought.reduce((sum, file) => sum + (file.isWrong ? 0 : file.bytes), 0)
  const right = JSON.stringify(
    [{ used: bytes, reserved: 0, counted: bytes, items: brought.length }].map(asTexts),
  )
  const kept = JSON.stringify(rows.map(asTexts))
  return kept === right ? [] : [`the used space is ${kept}, but should be ${right}`]
}

const asTexts = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]))
