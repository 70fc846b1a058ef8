import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../../server/storage/embedded/postgres.ts'
import { family } from '../../support/learning/family.ts'
import type { StripeSimulator } from '../../support/stripe-simulator.ts'
import { trialTable } from '../../support/trial.ts'
import { type Tenant, testSecret, World } from '../../support/world.ts'
import { hurry, makePayers } from '../credits.ts'
import type { Payer } from '../load.ts'
import type { Pupil } from './school.ts'

/** The start of every day: a cluster to copy, and the people in it. */
export interface Morning {
  readonly cluster: string
  readonly databaseUrl: string
  readonly tenant: Tenant
  readonly library: Tenant
  readonly pupils: readonly Pupil[]
  readonly payers: readonly [Payer, ...Payer[]]
  end(): Promise<void>
}

const pupilCount = 4

/** Creates families, payers and a library, with a server that has no faults. */
export async function makeMorning(): Promise<Morning> {
  const folder = await mkdtemp(join(tmpdir(), 'learn-morning-'))
  await chmod(folder, 0o711)
  const database = await startEmbedded(folder)
  process.env.LEARN_TEST_DATABASE_URL = database.url
  const world = await World.create({ dataDir: join(folder, 'files') })
  const children = await Promise.all(Array.from({ length: pupilCount }, () => family(world)))
  const tenant = await world.tenant('Ashgrove')
  const library = await world.tenant('Library')
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  await owner.query(trialTable + hurry)
  // Entitlements began yesterday, so that a clock that jumps back does not go back before their start.
  await owner.query(`update entitlements set starts_at = starts_at - interval '1 day'`)
  const payers = await makePayers(owner)
  await owner.end()
  await world.server.close()
  await world.owner.end()
  await database.stop()
  return {
    cluster: database.data,
    databaseUrl: world.databaseUrl,
    tenant,
    library,
    pupils: children.map(child => ({ ...child, pin: '4071' })),
    payers,
    end: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The URL of a day's copy of the database. */
export function urlOf({ databaseUrl }: Morning, port: number): string {
  const from = new URL(databaseUrl)
  const { username, password, pathname } = from
  return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`
}

interface Surroundings {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly mailPort: number
  readonly stripe: StripeSimulator
}

export const settingsOf = ({ databaseUrl, dataDir, mailPort, stripe }: Surroundings) => ({
  DATABASE_URL: databaseUrl,
  LEARN_SECRET: testSecret,
  LEARN_PUBLIC_URL: 'http://127.0.0.1:3000',
  LEARN_RATE_LIMIT: '0',
  LEARN_DATA_DIR: dataDir,
  LEARN_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  LEARN_MAIL_FROM: 'learn@example.org',
  STRIPE_SECRET_KEY: stripe.apiKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_BASE: stripe.url,
})
