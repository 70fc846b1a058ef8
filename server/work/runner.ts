import { setTimeout as sleep } from 'node:timers/promises'
import type { Job as Delivered, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Application } from '../application.ts'
import { Fault, fault } from '../fault.ts'
import type { Database } from '../storage/database.ts'
import { queueName } from '../storage/job-queue.ts'
import { notCompared, organizationsLiteral } from '../storage/scope.ts'
import { Attempt, Superseded } from './attempt.ts'
import * as store from './job.store.ts'

export interface RunnerTimes {
  /** How often a job under way gives a sign of life. */
  readonly beatMilliseconds: number
  /** How often jobs of lost servers are looked for. */
  readonly superviseMilliseconds: number
  readonly pollSeconds: number
}

const usualTimes: RunnerTimes = { beatMilliseconds: 10_000, superviseMilliseconds: 15_000, pollSeconds: 2 }

const atOnce = 4
/** So that one tenant's thousand jobs leave room for another's one. */
const atOnceOfOneOrganization = 2
const mostAttempts = 5
const longestStopMilliseconds = 10_000

/**
 * Works off jobs, on any number of servers. pg-boss delivers; what counts is in our own table, where every attempt writes
 * under its number: one that was taken for lost and comes back finds the door closed.
 */
export class JobRunner {
  readonly #times: RunnerTimes
  readonly #worker: Database
  #boss: PgBoss | undefined
  #starting: Promise<void> | undefined
  /** Of the application, once it has started. */
  #log: Logger | undefined
  readonly #stopping = new AbortController()
  #supervising: Promise<void> | undefined
  readonly #underWay = new Set<Promise<void>>()

  constructor(worker: Database, times: Partial<RunnerTimes> = {}) {
    this.#worker = worker
    this.#times = { ...usualTimes, ...times }
  }

  /** Returns at once: nobody waits for jobs to be worked off. Where the database is away, it is tried again. */
  start(app: Application): void {
    this.#log = app.log
    const begin = async () => {
      while (!this.#stopping.signal.aborted) {
        try {
          return await this.#begin(app)
        } catch (error) {
          app.log.warn({ err: error }, 'jobs can’t be worked off yet; it is tried again')
          await this.#pause(5_000)
        }
      }
    }
    this.#starting = begin()
  }

  async #begin(app: Application): Promise<void> {
    const { PgBoss } = await import('pg-boss') // After the first requests are answered: it takes its time to load.
    const boss = new PgBoss({
      // Not our own prepared statements: pg-boss sends several in one go, and only the pool throws a connection away
      // on which that has failed.
      db: { executeSql: (text, values) => this.#worker.pool.query(text, values) },
      migrate: false,
      supervise: false,
      schedule: false,
      reindex: false,
      monitorVacuum: false,
      monitorIntervalSeconds: 1,
      maintenanceIntervalSeconds: 600,
    })
    // What it reports is no Error, only looks like one.
    boss.on('error', ({ message }) =>
      app.log.warn({ err: new Error(message) }, 'jobs could not be fetched; the next round goes on'),
    )
    boss.on('warning', warning => app.log.debug({ warning }, 'jobs are slow'))
    await boss.start()
    await boss.work<{ organizationId: string }, void>(
      queueName,
      {
        batchSize: 1,
        pollingIntervalSeconds: this.#times.pollSeconds,
        localConcurrency: atOnce,
        localGroupConcurrency: atOnceOfOneOrganization,
      },
      async ([delivered]) => {
        if (!delivered || this.#stopping.signal.aborted) throw new Error('the server is stopping')
        const attempt = this.#attempt(app, delivered).finally(() => this.#underWay.delete(attempt))
        this.#underWay.add(attempt)
        await attempt
        this.kick()
      },
    )
    this.#boss = boss
    this.#supervising = this.#supervise(app, boss)
  }

  /** There is something to do: it need not wait for the next round. */
  kick(): void {
    const boss = this.#boss
    for (const { id } of boss?.getWipData() ?? []) boss?.notifyWorker(id)
  }

  /** What is under way is told to stop, and goes on elsewhere. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#starting
    const boss = this.#boss
    if (!boss) return
    await Promise.all([this.#supervising, boss.offWork(queueName, { wait: false })])
    const waited = sleep(longestStopMilliseconds, undefined, { ref: false })
    await Promise.race([Promise.allSettled(this.#underWay), waited])
    // Its own way of waiting takes half a second even where there is nothing to wait for. What it has not been told of,
    // or can't write down because the database is away, is delivered again.
    await boss
      .stop({ graceful: false })
      .catch(error =>
        this.#log?.warn({ err: error }, 'jobs under way were not handed on; others take them over'),
      )
  }

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#stopping
    await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  }

  async #supervise({ log }: Application, boss: PgBoss): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await boss
        .supervise(queueName)
        .catch(error => log.warn({ err: error }, 'lost jobs were not looked for; the next round goes on'))
      await this.#pause(this.#times.superviseMilliseconds)
    }
  }

  async #attempt(
    app: Application,
    { id, data: { organizationId }, signal }: Delivered<{ organizationId: string }>,
  ): Promise<void> {
    const { database, log } = app
    const scope = {
      principalId: id,
      versions: notCompared,
      organizations: organizationsLiteral([organizationId]),
    }
    const job = await database.transaction(scope, db => store.takeJob(db, id, app.now()))
    if (!job) return
    const attempt = new Attempt(app, job, [signal, this.#stopping.signal], this.#times.beatMilliseconds)
    try {
      await attempt.run()
      log.info({ job: id, operation: job.operation, attempts: job.attempts }, 'job done')
    } catch (error) {
      if (error instanceof Superseded) return
      if (error instanceof Fault) return await attempt.fail(error)
      if (this.#stopping.signal.aborted) await attempt.putBack()
      else {
        log.error({ job: id, operation: job.operation, err: error }, 'job failed')
        if (job.attempts >= mostAttempts) return await attempt.fail(brokenDown)
        await attempt.putBack()
      }
      throw new Error('to be tried again') // The cause is in our log; pg-boss keeps what it is told.
    }
  }
}

const brokenDown = fault(
  'InternalError',
  'The job failed several times on the server. Nothing was charged. Give the operator the job id; the log has the cause.',
)
