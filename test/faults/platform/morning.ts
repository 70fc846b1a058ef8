import { rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { bundle } from '../../../scripts/bundle.ts'
import { startEmbedded } from '../../../server/storage/embedded/postgres.ts'
import { family } from '../../support/learning/family.ts'
import { trialTable } from '../../support/trial.ts'
import { type Tenant, World } from '../../support/world.ts'
import { hurry, makePayers } from '../credits.ts'
import type { Payer } from '../load.ts'
import type { Pupil } from './school.ts'

/** The start of every day: a cluster to copy, and the people in it. */
export interface Morning {
  /** For whatever a day needs. */
  readonly folder: string
  readonly cluster: string
  /** The file of a server's program. A bundle starts in a third of the time, so servers are up for more of the day. */
  readonly program: string
  readonly databaseUrl: string
  readonly tenant: Tenant
  readonly library: Tenant
  readonly office: Tenant
  readonly pupils: readonly Pupil[]
  readonly payers: readonly [Payer, ...Payer[]]
  end(): Promise<void>
}

const pupilCount = 4

/** Creates families, payers and a library, with a server that has no faults. */
export async function makeMorning(): Promise<Morning> {
  const folder = await mkdtemp(join(tmpdir(), 'learn-morning-'))
  await mkdir('node_modules/.cache', { recursive: true })
  const programs = await mkdtemp('node_modules/.cache/learn-morning-') // Where it finds its packages.
  const abandon = () => {
    for (const made of [folder, programs]) rmSync(made, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', abandon)
  const end = async () => {
    process.off('exit', abandon)
    abandon()
  }
  try {
    await bundle({ server: 'test/support/trial-server.ts' }, programs)
    await chmod(folder, 0o711)
    const database = await startEmbedded(folder)
    const filled = await inWorldOf(database.url, join(folder, 'files')).finally(() => database.stop())
    return { ...filled, folder, cluster: database.data, program: join(programs, 'server.mjs'), end }
  } catch (error) {
    await end()
    throw error
  }
}

/** The people of a day, in a new database of this PostgreSQL. If the template is already migrated, the database is a copy of it. */
export async function inWorldOf(databaseUrl: string, dataDir: string, migrated?: string): Promise<Filled> {
  const { LEARN_TEST_DATABASE_URL: usual, LEARN_TEST_TEMPLATE: template } = process.env
  process.env.LEARN_TEST_DATABASE_URL = databaseUrl
  delete process.env.LEARN_TEST_TEMPLATE
  if (migrated) process.env.LEARN_TEST_TEMPLATE = migrated
  try {
    const world = await World.create({ dataDir })
    return await fill(world).finally(async () => {
      await world.server.close()
      await world.owner.end()
    })
  } finally {
    if (usual) process.env.LEARN_TEST_DATABASE_URL = usual
    delete process.env.LEARN_TEST_TEMPLATE
    if (template) process.env.LEARN_TEST_TEMPLATE = template
  }
}

export type Filled = Omit<Morning, 'folder' | 'cluster' | 'program' | 'end'>

async function fill(world: World): Promise<Filled> {
  const children = await Promise.all(Array.from({ length: pupilCount }, () => family(world)))
  const tenant = await world.tenant('Ashgrove')
  const library = await world.tenant('Library')
  const office = await world.tenant('Office')
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  await owner.query(trialTable + hurry)
  // Entitlements began yesterday, so that a clock that jumps back does not go back before their start.
  await owner.query(`update entitlements set starts_at = starts_at - interval '1 day'`)
  const payers = await makePayers(owner)
  await owner.end()
  const pupils = children.map(child => ({ ...child, pin: '4071' }))
  return { databaseUrl: world.databaseUrl, tenant, library, office, pupils, payers }
}

/** The URL of a day's copy of the database. */
export function urlOf({ databaseUrl }: Morning, port: number): string {
  const from = new URL(databaseUrl)
  const { username, password, pathname } = from
  return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`
}
