import {
  extendReservation,
  type GrantKind,
  grantCredits,
  postReservation,
  reserveCredits,
  settleDueCredits,
  voidReservation,
} from '../../server/storage/credits.store.ts'
import { Lost } from './actor.ts'
import { call } from './calls.ts'
import { attempt, canceling, reservationMilliseconds, scopeOf } from './jobs.ts'
import { act, begin, type Request } from './operations.ts'
import type { Part, Work } from './part.ts'
import type { ProviderEvent } from './provider.ts'
import type { RunState } from './run-state.ts'
import { webhook } from './webhook.ts'

const weights = { call: 30, job: 26, cancel: 1, webhook: 34, sweep: 6, grant: 4, beat: 7, again: 5 }

/** Chooses who comes next. Returns undefined if the chosen one has nothing to do. */
export function choosePart(run: RunState): Part | undefined {
  // There is little to test while nobody has credits.
  const isPoor = [...run.books.ledgers.values()].every(({ grants }) => grants.size === 0)
  return parts[isPoor ? 'grant' : run.random.weighted(weights)](run)
}

const parts: Record<keyof typeof weights, (run: RunState) => Part | undefined> = {
  call: run => callPart(repeatedRequest(run) ?? newRequest(run)),
  job: run => {
    const job = run.random.chance(0.9) ? someJob(run, true) : someJob(run, false)
    return job && part('job', job.id, attempt(job.id, job.organizationId))
  },
  cancel: run => {
    const job = someJob(run, true)
    return job && part('cancel', job.id, canceling(job.id, job.organizationId))
  },
  webhook: run => {
    const { events, unacknowledged } = run.provider
    const from = unacknowledged.length > 0 && run.random.chance(0.85) ? unacknowledged : events
    // The events of one occasion arrive together.
    const event = run.random.chance(0.5) ? from.at(-1) : from[run.random.whole(0, from.length - 1)]
    return event && webhookPart(run, event)
  },
  sweep: run => ({ ...part('sweep', 'time', sweep(run.random.chance(0.3))), role: 'learn_worker' }),
  grant: run => ({ ...part('grant', 'operator', grant(run)), role: 'owner' }),
  beat: run => {
    const held = someReservation(run, true)
    return held && part('beat', 'a heartbeat', beat(held))
  },
  again: run => {
    const ended = someReservation(run, false)
    return ended && part('again', 'again', again(ended))
  },
}

const part = (name: string, purpose: string, work: Work): Part => ({
  name,
  role: 'learn_app',
  purpose,
  work,
})

export const callPart = (request: Request): Part => part('call', request.input.purpose, call(request))

export function webhookPart(run: RunState, event: ProviderEvent): Part {
  return { ...part('webhook', event.id, webhook(event, run.wrongWebhook)), role: 'learn_worker' }
}

function newRequest(run: RunState): Request {
  const { random } = run
  const purpose = `${run.name} request ${run.requests.length + 1}`
  const request: Request = {
    operation: random.chance(0.6) ? act : begin,
    input: {
      organizationId: random.pick(run.organizations),
      purpose,
      units: random.pick([0, 1, 5, 20, random.whole(1, 40)]),
      fails: random.chance(0.08),
    },
    key: random.chance(0.85) ? purpose : undefined,
    answers: [],
  }
  run.requests.push(request)
  return request
}

/** Repeats a request: after a crash, while the first call is in progress, or although it was answered. */
function repeatedRequest({ requests, random }: RunState): Request | undefined {
  const keyed = requests.filter(({ key }) => key !== undefined)
  const open = keyed.filter(({ answers }) => answers.length === 0)
  if (open.length > 0 && random.chance(0.4)) return random.pick(open)
  return keyed.length > 0 && random.chance(0.1) ? random.pick(keyed) : undefined
}

function someJob({ books, random }: RunState, isOpen: boolean) {
  const jobs = [...books.jobs].filter(([, { status }]) => (status !== 'ended') === isOpen)
  if (jobs.length === 0) return undefined
  const [id, { organizationId }] = random.pick(jobs)
  return { id, organizationId }
}

interface Some {
  readonly id: string
  readonly organizationId: string
  readonly credits: number
}

function someReservation({ books, random }: RunState, isPending: boolean): Some | undefined {
  const found = [...books.ledgers].flatMap(([organizationId, { reservations }]) =>
    [...reservations.values()]
      .filter(({ status }) => (status === 'pending') === isPending)
      .map(({ id, credits }) => ({ id, organizationId, credits })),
  )
  return found.length === 0 ? undefined : random.pick(found)
}

/** Sweeps like server/sweep.ts, or in a transaction that others must wait for. */
const sweep =
  (inTransaction: boolean): Work =>
  async ({ db, now }) => {
    if (inTransaction) await db.systemTransaction(tx => settleDueCredits(tx, now(), 1_000))
    else await settleDueCredits(db.system, now(), 1_000)
  }

const kinds: readonly GrantKind[] = ['purchase', 'plan', 'promotion', 'operator']

/** The operator grants credits, and grants them again if the response was lost. */
function grant({ random, organizations }: RunState): Work {
  const id = random.id()
  const organizationId = random.pick(organizations)
  const kind = random.pick(kinds)
  const credits = random.whole(1, 60)
  const lasts = random.chance(0.5) ? random.whole(1_000, 1_800_000) : null
  const repeats = random.chance(0.1) ? 2 : 1
  return async ({ db, now }) => {
    const given = now()
    const expiresAt = lasts === null ? null : new Date(given.getTime() + lasts)
    for (let times = 0; times < repeats; times++) {
      const wanted = { id, organizationId, kind, credits, expiresAt, now: given }
      await grantCredits(db.system, wanted).catch(async error => {
        if (!(error instanceof Lost)) throw error
        await grantCredits(db.system, wanted)
      })
    }
  }
}

/** A heartbeat, from a process whose clock may be behind, or too late. */
function beat({ id, organizationId }: Some): Work {
  return async ({ run, db, now }) => {
    const until = new Date(now().getTime() + reservationMilliseconds)
    await extendReservation(db.scoped(scopeOf(run.principalId, organizationId)), id, now(), until)
  }
}

/** Ends something a second time in another way: the first end counts. */
function again({ id, organizationId, credits }: Some): Work {
  return async ({ run, db, now }) => {
    const scope = scopeOf(run.principalId, organizationId)
    const scoped = db.scoped(scope)
    const later = new Date(now().getTime() + 60_000)
    const ways = {
      post: () => postReservation(scoped, id, credits, now()),
      void: () => voidReservation(scoped, id, now()),
      extend: () => extendReservation(scoped, id, now(), later),
      reserve: () => {
        const operation = 'simulated.act'
        const wanted = { id, organizationId, operation, request: null, credits, now: now(), expiresAt: later }
        return reserveCredits(scoped, scope, wanted)
      },
    }
    await ways[run.random.weighted({ post: 3, void: 1, extend: 1, reserve: 1 })]()
  }
}
