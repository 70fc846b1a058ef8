import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  createReplicatedWorld,
  type Outcome,
  type ReplicatedWorld,
  standbyReads,
} from '../support/clusters/replicated-world.ts'
import { Chance } from './chance.ts'
import { type AccessCase, accessCases } from './standby-access.ts'

/** Which comparison is switched off, to show that the trial would notice. */
export type Control = 'positions' | 'versions'

export interface StandbyTrial {
  readonly reads: number
  readonly seed: number
  readonly control?: Control | undefined
  readonly say: (line: string) => void
}

export interface StandbyReport {
  readonly reads: number
  /** Those that began after a revocation had been acknowledged. */
  readonly afterRevocations: number
  /** Answered although the access had ended, by what ended it. */
  readonly answered: Readonly<Record<string, number>>
  /** Not answered although the access had been given, by what gave it. */
  readonly refused: Readonly<Record<string, number>>
  readonly outcomes: Readonly<Record<Outcome, number>>
}

const readsAtOnce = 5
const readsAfterEach = 10
/** With many reads, several of each kind go on at the same time. */
const manyReads = 5_000
const mostActors = 4

/**
 * Gives and ends access on one server, again and again, while another reads from a standby whose replay stops and continues. Each
 * read begins after the change was acknowledged, so each answer is known.
 */
export async function standbyFaults(trial: StandbyTrial): Promise<StandbyReport> {
  const replicated = await createReplicatedWorld()
  try {
    return await tryStandby(replicated, trial)
  } finally {
    await replicated.close()
  }
}

export async function tryStandby(
  replicated: ReplicatedWorld,
  { reads, seed, control, say }: StandbyTrial,
): Promise<StandbyReport> {
  const actors = reads < manyReads ? 1 : mostActors
  const cases: [string, AccessCase][] = []
  for (let actor = 0; actor < actors; actor++) cases.push(...Object.entries(await accessCases(replicated)))
  const restore = control === undefined ? async () => undefined : await switchOff(replicated, control)
  const shares = cases.reduce((sum, [, { share }]) => sum + share, 0)
  const before = standbyReads()
  const tally = { reads: 0, afterRevocations: 0 }
  const answered: Record<string, number> = {}
  const refused: Record<string, number> = {}
  const lag = makeLag(replicated, seed)
  for (const [name] of cases) answered[name] = refused[name] = 0
  const run = async (name: string, { share, give, end, read }: AccessCase) => {
    const readAll = async (expected: boolean, wrong: Record<string, number>) => {
      for (let done = 0; done < readsAfterEach; done += readsAtOnce) {
        const seen = await Promise.all(Array.from({ length: readsAtOnce }, read))
        wrong[name] = (wrong[name] ?? 0) + seen.filter(one => one !== expected).length
        tally.reads += readsAtOnce
        if (!expected) tally.afterRevocations += readsAtOnce
        if (tally.reads % 5_000 < readsAtOnce) say(`${tally.reads} of ${reads} reads`)
      }
    }
    const flips = Math.ceil((reads * share) / shares / (2 * readsAfterEach))
    for (let flip = 0; flip < flips; flip++) {
      await give()
      await readAll(true, refused)
      await end()
      await readAll(false, answered)
    }
  }
  try {
    await Promise.all(cases.map(([name, one]) => run(name, one)))
  } finally {
    await lag.stop()
    await restore()
  }
  const outcomes = standbyReads()
  for (const [outcome, count] of Object.entries(before)) outcomes[outcome as Outcome] -= count // Its own keys.
  return { ...tally, answered, refused, outcomes }
}

/** Stops the replay for up to 150 ms at a time, and now and then for longer than anybody waits. */
function makeLag({ standby }: ReplicatedWorld, seed: number): { stop(): Promise<void> } {
  const chance = new Chance(seed)
  let isStopping = false
  const loop = async () => {
    const client = await standby.connect()
    try {
      while (!isStopping) {
        await client.query('select pg_wal_replay_pause()')
        await sleep(chance.happens(1 / 40) ? 400 : chance.whole(0, 150))
        await client.query('select pg_wal_replay_resume()')
        await sleep(chance.whole(0, 100))
      }
    } finally {
      await client.end()
    }
  }
  const running = loop()
  running.catch(() => undefined) // Thrown when it is stopped.
  return {
    stop: async () => {
      isStopping = true
      await running
    },
  }
}

/** Returns how to switch it on again. */
async function switchOff({ world }: ReplicatedWorld, control: Control): Promise<() => Promise<void>> {
  if (control === 'versions') {
    await world.owner.query(`create function keep_versions() returns trigger language plpgsql as $$ begin
      new.credential_version := old.credential_version; new.membership_version := old.membership_version; return new; end $$;
      create trigger keep_versions before update on principals for each row execute function keep_versions()`)
    return async () => void (await world.owner.query('drop function keep_versions() cascade'))
  }
  const { rows } = await world.owner.query<{ text: string }>(
    `select pg_get_functiondef('await_replay'::regproc) as text`,
  )
  await world.owner.query(`create or replace function await_replay(needed pg_lsn, needed_era uuid, milliseconds integer) returns boolean
    language sql strict security definer set search_path = public, pg_temp as 'select true'`)
  return async () => void (await world.owner.query(rows[0]?.text ?? assert.fail()))
}
