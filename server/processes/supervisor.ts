import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { cached } from '../monitoring/cached.ts'
import { count } from '../monitoring/count.ts'
import { OperatorError } from '../operator-error.ts'
import { Member, type Serving } from './member.ts'
import type { Beginning, FromProcess, PartName } from './messages.ts'
import type { MetricsPort } from './metrics-port.ts'
import { Restarts } from './restarts.ts'
import type { Totals } from './totals.ts'

/** A part of the server, which one process after another fills. */
interface Place {
  readonly name: string
  readonly part: PartName
  readonly restarts: Restarts
  /** None before it begins. */
  member: Member | undefined
}

interface Task {
  /** What every process gets. */
  readonly common: Omit<Beginning, 'name' | 'part' | 'publicUrl'>
  readonly log: Logger
  readonly onRotated: () => Promise<void>
}

/**
 * Runs a server as several processes: some answer requests, all on one port, and one does the background work. Replaces those
 * that end. It does nothing else itself, so that little can bring it down.
 */
export class Supervisor {
  /** Resolves when no process answers requests and restarting them has failed again and again. */
  readonly givenUp: Promise<OperatorError>
  readonly #giveUp: (error: OperatorError) => void
  readonly #config: Config
  readonly #places: readonly Place[]
  readonly #preloaded: Member
  readonly #stopping = new AbortController()
  readonly #keeping: Promise<void>[] = []
  #previousSecret: string | undefined
  #publicUrl: string | undefined
  #totals: Promise<Totals> | undefined
  #metricsPort: MetricsPort | undefined

  /** Each process runs this file. The first one loads at once, but begins later. */
  constructor(config: Config, file: string) {
    const { promise, resolve } = Promise.withResolvers<OperatorError>()
    this.givenUp = promise
    this.#giveUp = resolve
    this.#config = config
    const fronts = Array.from({ length: config.processes }, (_, index) => `front ${index + 1}`)
    this.#places = [...fronts.map(name => newPlace(name, 'front')), newPlace('background', 'background')]
    cluster.schedulingPolicy = cluster.SCHED_RR // If the system chose, a few processes would get most connections.
    cluster.setupPrimary({ exec: file, execArgv: ownOptions(), args: [] })
    this.#preloaded = new Member()
  }

  /** Resolves when all processes work. The first one prepares the database and finds out where the server answers. */
  async begin(task: Task): Promise<Serving & { readonly metricsUrl: string | undefined }> {
    this.#previousSecret = task.common.previousSecret
    const [first, ...others] = this.#places as [Place, ...Place[]] // There is at least one front.
    try {
      this.#metricsPort = await this.#openMetricsPort()
      const serving = await this.#start(task, first, this.#preloaded)
      this.#publicUrl = serving.publicUrl
      await Promise.all(others.map(place => this.#start(task, place)))
      this.#keeping.push(...this.#places.map(place => this.#keep(task, place)))
      return { ...serving, metricsUrl: this.#metricsPort?.url }
    } catch (error) {
      await this.stop()
      throw error
    }
  }

  /** Lets the fronts finish their requests, then the background process its work. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    const stopAll = (part: PartName) =>
      Promise.all(this.#places.filter(place => place.part === part).map(({ member }) => member?.stop()))
    await stopAll('front')
    await stopAll('background')
    await Promise.all(this.#keeping)
    this.#metricsPort?.close()
  }

  async #start(task: Task, place: Place, member = new Member()): Promise<Serving> {
    const { name, part } = place
    place.member = member
    member.onMessage = message => this.#receive(task, member, message)
    const own = { name, part, previousSecret: this.#previousSecret, publicUrl: this.#publicUrl }
    return await member.begin({ ...task.common, ...own })
  }

  /** Replaces the process each time it ends. */
  async #keep(task: Task, place: Place): Promise<void> {
    const { log } = task
    const { name, part, restarts } = place
    const { signal: stopping } = this.#stopping
    let former: Member | undefined
    while (place.member) {
      const { id, ended } = place.member
      const { milliseconds, ...how } = await ended
      if (stopping.aborted) return
      count('learn_processes_lost_total', { part })
      await (await this.#totals)?.end(id)
      // If it is the same one again, the system would not even try to start another.
      const pause = restarts.pauseAfter(place.member === former ? 0 : milliseconds)
      former = place.member
      const when = pause === 0 ? 'now' : `in ${pause / 1_000} seconds`
      log.error({ ended: name, ...how }, `a process of the server ended; another takes its place ${when}`)
      if (restarts.isHopeless && !this.#answers) return this.#giveUp(givenUp(name))
      await sleep(pause, undefined, { signal: stopping }).catch(() => undefined)
      if (stopping.aborted) return
      await this.#start(task, place).then(
        () => log.info({ began: name }, 'another process has taken the place of the one that ended'),
        error => {
          // Otherwise the next round says why it ended.
          if (place.member === former)
            log.error({ err: error }, 'the system refused to start another process')
        },
      )
    }
  }

  get #answers(): boolean {
    return this.#places.some(({ part, member }) => part === 'front' && member?.isServing)
  }

  #receive({ log, onRotated }: Task, member: Member, message: FromProcess): void {
    if (message.kind === 'wake') this.#places.find(({ part }) => part === 'background')?.member?.send(message)
    if (message.kind === 'rotated') {
      this.#previousSecret = undefined
      onRotated().catch(error => log.warn({ err: error }, 'could not remove the previous secret'))
    }
    if (message.kind === 'askMetrics')
      void this.#metricsText()
        .catch(() => undefined)
        .then(text => member.send({ kind: 'metrics', id: message.id, text }))
  }

  async #openMetricsPort(): Promise<MetricsPort | undefined> {
    if (this.#config.metricsPort === undefined) return undefined
    const { metricsAnswerer } = await import('../monitoring/metrics-server.ts')
    const { openMetricsPort } = await import('./metrics-port.ts')
    return await openMetricsPort(metricsAnswerer(this.#metricsText, this.#config.metricsToken), this.#config)
  }

  /** Cached for all fronts together: if another front served an older, smaller sum, it would look like a restart. */
  readonly #metricsText = cached(() => this.#collectMetrics())

  /** For a process that does not answer in time, its last values count. */
  async #collectMetrics(): Promise<string> {
    this.#totals ??= import('./totals.ts').then(({ Totals }) => new Totals())
    const totals = await this.#totals
    await Promise.all(
      this.#places.map(async ({ member }) => {
        const series = member?.isServing ? await member.collect() : undefined
        if (member?.isServing && series) totals.note(member.id, series)
      }),
    )
    return await totals.text()
  }
}

const newPlace = (name: string, part: PartName): Place => ({
  name,
  part,
  restarts: new Restarts(),
  member: undefined,
})

/** Node's options without the hook that finds the bundle: each process runs the same file as this one. */
function ownOptions(): string[] {
  const { execArgv } = process
  const isHook = (word: string | undefined) => word?.endsWith('/use-bundle.ts') === true
  return execArgv.filter((word, at) => !isHook(word) && !(word === '--import' && isHook(execArgv[at + 1])))
}

const givenUp = (name: string) =>
  new OperatorError(
    `The server stops: its process "${name}" kept ending, and no other process answers requests. The log says how each one ended.`,
  )
