import type { ErrorKind } from '@learn/contract/errors'
import type { Logger } from 'pino'
import type { Context, OutsideParts } from '../context.ts'
import { type Fault, fault } from '../fault.ts'
import { count } from '../monitoring/count.ts'
import { writeAuditEvents } from '../path/audit.ts'
import { mutationContext } from '../path/mutation-context.ts'
import type { Secrets } from '../secrets.ts'
import { extendReservation, postReservation, voidReservation } from '../storage/credits.store.ts'
import type { Database, Queries, Transaction } from '../storage/database.ts'
import { uuidArray } from '../storage/parameter.ts'
import { notCompared, organizationsLiteral, type Scope } from '../storage/scope.ts'
import type { Standbys } from '../storage/standbys/standbys.ts'
import type { Surface, Work, WorkResult } from '../surface.ts'
import * as store from './job.store.ts'

/** Progress is not written more often than anybody could notice. */
const progressMilliseconds = 250

/** This attempt no longer counts: the job was canceled or taken over. */
export class Superseded extends Error {}

/** The parts of the server that jobs use. */
export interface JobHost {
  readonly database: Database
  readonly standbys: Standbys
  readonly surface: Surface
  readonly mail: { readonly kick: () => void }
  /** How long the credits of a job stay reserved without a heartbeat. */
  readonly reservationMilliseconds: number
  readonly secrets: Secrets
  readonly publicUrl: string
  readonly parts: OutsideParts
  readonly log: Logger
  readonly now: () => Date
}

/** One attempt at one job. */
export class Attempt {
  readonly #host: JobHost
  readonly #job: store.TakenJob
  readonly #scope: Scope
  readonly #ended = new AbortController()
  readonly #signal: AbortSignal
  readonly #beatMilliseconds: number
  #progress = 0
  #message: string | null = null
  #beating: Promise<void> | undefined
  #soon: NodeJS.Timeout | undefined

  constructor(host: JobHost, job: store.TakenJob, signals: AbortSignal[], beatMilliseconds: number) {
    this.#host = host
    this.#job = job
    const { principalId, organizationId, userId } = job
    this.#scope = {
      principalId,
      versions: notCompared,
      organizations: organizationsLiteral([organizationId]),
      share: { person: userId, organization: organizationId },
    }
    this.#signal = AbortSignal.any([this.#ended.signal, ...signals])
    this.#beatMilliseconds = beatMilliseconds
  }

  async run(): Promise<void> {
    const { surface, database } = this.#host
    const { operation, data } = this.#job
    const work = surface.works[operation]
    if (!work) throw fault('Conflict', 'This server no longer runs this kind of job. Nothing was charged.')
    await this.#sendHeartbeat() // Notices an expired reservation before any work is done.
    const heart = setInterval(() => void this.#sendHeartbeat(), this.#beatMilliseconds)
    try {
      const done = await this.#waitUntilEnded(work, data)
      clearInterval(heart)
      clearTimeout(this.#soon)
      await this.#beating
      await database.transaction(this.#scope, db => this.#commit(db, done))
      this.#countCredits(this.#creditsUsed(done))
      this.#host.mail.kick()
    } catch (error) {
      if (this.#ended.signal.aborted) throw this.#ended.signal.reason
      throw error
    } finally {
      clearInterval(heart)
      clearTimeout(this.#soon)
    }
  }

  /** Stops waiting when the signal is aborted. Work that ignores the signal continues, but its commit is refused. */
  async #waitUntilEnded(work: Work, data: object): Promise<WorkResult> {
    const signal = this.#signal
    return await new Promise<WorkResult>((resolve, reject) => {
      const onAbort = () => reject(signal.reason)
      if (signal.aborted) return onAbort()
      signal.addEventListener('abort', onAbort, { once: true })
      const ctx = {
        ...this.#context(),
        db: {
          query: this.#host.database.scoped(this.#scope, 'long').query,
          // Most of what jobs read.
          copy: this.#host.standbys.scoped(this.#scope, 'long').copy,
        },
        job: this.#job,
        signal,
        progress: (done: number, message?: string) => this.#moveOn(done, message),
      }
      work(ctx, data)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', onAbort))
    })
  }

  #moveOn(done: number, message: string | undefined): void {
    this.#progress = Math.min(1, Math.max(0, done || 0))
    this.#message = message?.replaceAll('\0', '').slice(0, 500) ?? this.#message // PostgreSQL can't store NUL.
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined
      void this.#sendHeartbeat()
    }, progressMilliseconds)
  }

  /** Writes a heartbeat, which also extends the reservation of the job's credits. */
  #sendHeartbeat(): Promise<void> {
    this.#beating ??= this.#writeBeat()
      .catch(error => this.#host.log.warn({ job: this.#job.id, err: error }, "a job's heartbeat failed"))
      .finally(() => {
        this.#beating = undefined
      })
    return this.#beating
  }

  async #writeBeat(): Promise<void> {
    const { database, now, reservationMilliseconds } = this.#host
    const { reservationId } = this.#job
    const moment = now()
    const alive = await database.transaction(this.#scope, async db => {
      const state = { progress: this.#progress, message: this.#message, now: moment }
      if (!(await store.recordHeartbeat(db, this.#job, state))) return 'superseded'
      if (reservationId === null) return 'alive'
      const until = new Date(moment.getTime() + reservationMilliseconds)
      return (await extendReservation(db, reservationId, moment, until)) ? 'alive' : 'unpaid'
    })
    if (alive === 'superseded') this.#ended.abort(new Superseded())
    if (alive === 'unpaid') this.#ended.abort(tooLateFault())
  }

  /** The effect, its audit event, its charge and the end of the job are one transaction. */
  async #commit(db: Transaction, done: WorkResult): Promise<void> {
    const { id, organizationId, operation, address, requestId, reservationId } = this.#job
    if (!(await store.lockJob(db, this.#job))) throw new Superseded()
    const base = this.#context()
    const { now, actor } = base
    const occasion = { actor, operation, address, requestId, now }
    const { ctx, deeds } = mutationContext(base, db, { ...occasion, requestName: () => id })
    const result = await done.commit(ctx)
    const credits = this.#creditsUsed(done)
    if (!(await store.succeed(db, this.#job, { result: result ?? null, credits, now })))
      throw new Superseded()
    if (reservationId !== null) await this.#post(db, reservationId, credits, now)
    ctx.audit(organizationId, id)
    await writeAuditEvents(db, occasion, deeds)
  }

  async #post(db: Queries, reservationId: string, credits: number, now: Date): Promise<void> {
    const posted = await postReservation(db, reservationId, credits, now)
    if (posted?.status !== 'posted') throw tooLateFault()
  }

  /** The rest of the reservation is released. */
  #countCredits(charged: number): void {
    count('learn_credits_total', { step: 'charged' }, charged)
    count('learn_credits_total', { step: 'released' }, this.#job.reservedCredits - charged)
  }

  /** Never more than is reserved. */
  #creditsUsed({ units }: WorkResult): number {
    const { operation, reservedCredits } = this.#job
    const cost = this.#host.surface.operations.find(({ id }) => id === operation)?.cost
    return units === undefined || !cost ? reservedCredits : Math.min(units * cost.credits, reservedCredits)
  }

  /** Marks the job as failed for good and releases its credits. */
  async fail({ kind, message }: Fault): Promise<void> {
    await this.#end(async db => {
      const now = this.#host.now()
      const failed = await store.fail(db, this.#job, { kind, message, now })
      if (failed && this.#job.reservationId !== null) await voidReservation(db, this.#job.reservationId, now)
    })
    this.#countCredits(0)
  }

  async putBack(): Promise<void> {
    const { reservationId } = this.#job
    await this.#end(async db => {
      const now = this.#host.now()
      if ((await store.putBack(db, this.#job, now)) && reservationId !== null)
        await extendReservation(db, reservationId, now, store.waitLimit(now))
    })
  }

  async #end(work: (db: Queries) => Promise<void>): Promise<void> {
    await this.#host.database.transaction(this.#scope, work)
  }

  #context(): Omit<Context<ErrorKind>, 'db'> & { readonly parts: OutsideParts } {
    const { secrets, publicUrl, parts, now } = this.#host
    const { operation, organizationId, principalId, kind, userId, id } = this.#job
    return {
      operationId: operation,
      actor: { principalId, credentialId: id, kind, userId, grantId: null, keysEndAt: null, secretId: id },
      scopes: new Set(),
      expiresAt: null,
      clientOf: new Set(),
      organizations: [organizationId],
      reach: uuidArray([organizationId]),
      now: now(),
      secrets,
      publicUrl,
      parts,
      fault,
    }
  }
}

const tooLateFault = () =>
  fault(
    'Conflict',
    'The job took longer than its credits were reserved for. Nothing was charged. Start it again.',
  )
