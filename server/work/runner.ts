import { setTimeout as sleep } from 'node:timers/promises'
import type { Job as Delivered, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { Fault, fault } from '../fault.ts'
import { count } from '../monitoring/count.ts'
import { counters } from '../monitoring/declarations.ts'
import type { Database } from '../storage/database.ts'
import { queueName } from '../storage/job-queue.ts'
import { notCompared, organizationsLiteral } from '../storage/scope.ts'
import { Attempt, type JobHost, Superseded } from './attempt.ts'
import * as store from './job.store.ts'

export interface RunnerTimes {
  /** How often a running job writes a heartbeat. */
  readonly beatMilliseconds: number
  /** How often to look for jobs of lost servers. */
  readonly superviseMilliseconds: number
  readonly pollSeconds: number
}

const usualTimes: RunnerTimes = { beatMilliseconds: 10_000, superviseMilliseconds: 15_000, pollSeconds: 2 }

const outcomes = counters.learn_jobs_ended_total.labels.outcome

const atOnce = 6
/**
 * So that a person with a thousand jobs does not block another with one, and neither do the people of an organization: their
 * jobs form two groups at most, the person who came first and the organization (deliver_job).
 */
const atOnceOfOneGroup = 2
const mostAttempts = 5
const longestStopMilliseconds = 10_000

/**
 * Runs jobs on any number of servers. pg-boss delivers them, but our own table is authoritative: attempts are numbered,
 * so an attempt that was presumed lost can no longer write.
 */
export class JobRunner {
  readonly #times: RunnerTimes
  readonly #worker: Database
  readonly #wakeOther: (() => void) | undefined
  #boss: PgBoss | undefined
  #starting: Promise<void> | undefined
  /** Set by `start`. */
  #log: Logger | undefined
  readonly #stopping = new AbortController()
  #supervising: Promise<void> | undefined
  readonly #underWay = new Set<Promise<void>>()

  /** If another process runs the jobs, `wakeOther` makes it check for new ones. */
  constructor(worker: Database, times: Partial<RunnerTimes> = {}, wakeOther?: () => void) {
    this.#worker = worker
    this.#wakeOther = wakeOther
    this.#times = { ...usualTimes, ...times }
  }

  /** Returns immediately and retries in the background until the database is available. */
  start(host: JobHost): void {
    this.#log = host.log
    // So that the first failure is an increase from 0.
    for (const operation of Object.keys(host.surface.works))
      for (const outcome of outcomes) count('learn_jobs_ended_total', { operation, outcome }, 0)
    const begin = async () => {
      while (!this.#stopping.signal.aborted) {
        try {
          return await this.#begin(host)
        } catch (error) {
          host.log.warn({ err: error }, 'the job runner could not start; will retry')
          await this.#pause(5_000)
        }
      }
    }
    this.#starting = begin()
  }

  async #begin(host: JobHost): Promise<void> {
    const { PgBoss } = await import('pg-boss') // Loaded late, because it is slow to load.
    const boss = new PgBoss({
      db: { executeSql: (text, values) => this.#worker.runText(text, values) },
      migrate: false,
      supervise: false,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      monitorIntervalSeconds: 1,
      maintenanceIntervalSeconds: 600,
    })
    // What pg-boss reports looks like an Error but is not an instance of it.
    boss.on('error', ({ message }) => {
      if (!this.#worker.isAway) host.log.warn({ err: new Error(message) }, 'could not fetch jobs; will retry')
    })
    boss.on('warning', warning => host.log.debug({ warning }, 'jobs are slow'))
    await boss.start()
    await boss.work<{ organizationId: string }, void>(
      queueName,
      {
        batchSize: 1,
        pollingIntervalSeconds: this.#times.pollSeconds,
        localConcurrency: atOnce,
        localGroupConcurrency: atOnceOfOneGroup,
      },
      async ([delivered]) => {
        if (!delivered || this.#stopping.signal.aborted) throw new Error('the server is stopping')
        const attempt = this.#attempt(host, delivered).finally(() => this.#underWay.delete(attempt))
        this.#underWay.add(attempt)
        await attempt
        this.kick()
      },
    )
    this.#boss = boss
    this.#supervising = this.#supervise(host, boss)
  }

  /** Looks for jobs now instead of at the next poll. */
  kick(): void {
    this.#wakeOther?.()
    const boss = this.#boss
    for (const { id } of boss?.getWipData() ?? []) boss?.notifyWorker(id)
  }

  /** Aborts running jobs, so that other servers can take them over. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#starting
    const boss = this.#boss
    if (!boss) return
    await Promise.all([this.#supervising, boss.offWork(queueName, { wait: false })])
    const waited = sleep(longestStopMilliseconds, undefined, { ref: false })
    await Promise.race([Promise.allSettled(this.#underWay), waited])
    // A graceful stop takes half a second even with nothing to wait for. Jobs that pg-boss does not know to have ended
    // are delivered again.
    await boss
      .stop({ graceful: false })
      .catch(error =>
        this.#log?.warn({ err: error }, 'running jobs were not handed over; they will be delivered again'),
      )
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#stopping
    await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  }

  async #supervise({ log }: JobHost, boss: PgBoss): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await boss.supervise(queueName).catch(error => {
        if (!this.#worker.isAway) log.warn({ err: error }, 'could not look for lost jobs; will retry')
      })
      await this.#pause(this.#times.superviseMilliseconds)
    }
  }

  async #attempt(
    host: JobHost,
    { id, data: { organizationId }, signal }: Delivered<{ organizationId: string }>,
  ): Promise<void> {
    const { database, log } = host
    const scope = {
      principalId: id,
      versions: notCompared,
      organizations: organizationsLiteral([organizationId]),
      share: { organization: organizationId },
    }
    const job = await database.transaction(scope, db => store.takeJob(db, id, host.now()))
    if (!job) return
    const countEnd = (outcome: (typeof outcomes)[number]) =>
      count('learn_jobs_ended_total', { operation: job.operation, outcome })
    const attempt = new Attempt(host, job, [signal, this.#stopping.signal], this.#times.beatMilliseconds)
    try {
      await attempt.run()
      countEnd('succeeded')
      log.info({ job: id, operation: job.operation, attempts: job.attempts }, 'job done')
    } catch (error) {
      if (error instanceof Superseded) return
      if (error instanceof Fault) {
        countEnd('failed')
        return await attempt.fail(error)
      }
      if (this.#stopping.signal.aborted) await attempt.putBack()
      else {
        log.error({ job: id, operation: job.operation, err: error }, 'job failed')
        const isLast = job.attempts >= mostAttempts
        countEnd(isLast ? 'failed' : 'retried')
        if (isLast) return await attempt.fail(brokenDown)
        await attempt.putBack()
      }
      throw new Error('to be retried') // The cause goes to our log only, because pg-boss stores the message.
    }
  }
}

const brokenDown = fault(
  'InternalError',
  'The job failed several times on the server. Nothing was charged. Give the operator the job id; the log has the cause.',
)
