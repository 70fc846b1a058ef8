import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { makeApiKey } from '../../server/identity/api-key.ts'
import { hurry } from '../../test/faults/credits.ts'
import { FaultyServer } from '../../test/faults/servers.ts'
import { jobTimes } from '../../test/support/trial.ts'
import { bar } from '../bars.ts'
import { benchSecret, startDatabase } from '../processes.ts'
import { askForReplay, makeAsker, type ReplayCaller } from './client.ts'
import { seedLog } from './seed.ts'

const children = 60
const decisionsOfEach = 1_000
const credits = (children * decisionsOfEach) / 10_000
const kills = 16

/** Kills servers between the first batch of a replay and its commit. Each replay must end once, with the same result. */
export async function measureKills(): Promise<void> {
  const database = await startDatabase()
  const { owner, url } = database
  const env = { DATABASE_URL: url, LEARN_SECRET: benchSecret, LEARN_BOOTSTRAP_API_KEY: makeApiKey() }
  const server = new FaultyServer(env, { jobTimes }, [])
  const losses = { kills: 0, killsAtStart: 0, stalls: 0 }
  try {
    await server.ready()
    await owner.query(hurry)
    const asker = await makeAsker(owner, credits * (kills + 2))
    await seedLog(owner, asker.organizationId, Array<number>(children).fill(decisionsOfEach))
    await runReplay(owner, server, asker) // Warm-up.
    const began = performance.now()
    const undisturbed = await runReplay(owner, server, asker)
    const usual = performance.now() - began
    const found: EndedReplay[] = []
    for (let kill = 0; kill < kills; kill++) {
      const moment = usual * (0.1 + (0.95 * kill) / (kills - 1))
      found.push(
        await runReplay(owner, server, asker, async () => {
          await sleep(moment)
          await server.kill(losses)
        }),
      )
    }
    report(found, undisturbed, usual)
    const { rows } = await owner.query<{ credits: number }>(
      `select sum(credits)::integer as credits from credit_usage where organization_id = $1`,
      [asker.organizationId],
    )
    const expected = credits * (kills + 2)
    bar('error in the credits charged for all replays', Math.abs((rows[0]?.credits ?? 0) - expected), {
      most: 0,
    })
  } finally {
    await server.close()
    await database.stop()
  }
}

/** Everything a replay left in the database, and how often it was started. */
interface EndedReplay {
  readonly attempts: number
  readonly left: string
}

async function runReplay(
  owner: pg.Client,
  server: FaultyServer,
  asker: ReplayCaller,
  disturb: () => Promise<void> = async () => undefined,
): Promise<EndedReplay> {
  const { id } = await askForReplay(await server.ready(), asker)
  await disturb()
  for (;;) {
    const { rows } = await owner.query<EndedReplay>(leftBehind, [id])
    if (rows[0]) return rows[0]
    await sleep(20)
  }
}

const leftBehind = `
  select j.attempts, json_build_object('status', j.status, 'charged', j.charged_credits, 'error', j.error_message,
    'posted', (select json_agg(posted_credits) from credit_reservations where id = j.reservation_id and status = 'posted'),
    'outcome', (select json_agg(outcome) from policy_replays where id = j.id),
    'audited', (select count(*) from audit_events where subject_id = j.id),
    'replayed', (select json_agg(json_build_array(decision_id, logged_candidate_id, logged_propensity, weight, reward)
      order by decision_id) from replayed_decisions where replay_id = j.id))::text as left
  from jobs j where j.id = $1 and j.finished_at is not null`

function report(found: readonly EndedReplay[], undisturbed: EndedReplay, usual: number): void {
  const restarted = found.filter(({ attempts }) => attempts > 1).length
  console.log(
    `  ${kills} servers killed ${(0.1 * usual).toFixed(0)} to ${(1.05 * usual).toFixed(0)} ms after a replay was requested, which takes ${usual.toFixed(0)} ms: ${restarted} replays restarted`,
  )
  const others = found.filter(({ left }) => left !== undisturbed.left)
  for (const { left } of others.slice(0, 3)) console.log(left.slice(0, 300))
  bar(`replays with a different result after their server was killed, of ${kills}`, others.length, {
    most: 0,
  })
  bar('replays restarted by the next server', restarted, { least: kills / 4 })
}
