import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { connectTo } from '../reaching/connecting.ts'

/** Who follows a migration while it is applied. */
export interface Watcher {
  /** Tells the operator something. */
  readonly say: (text: string) => void
  /** The database. A second connection sees what the migration waits for. */
  readonly url?: string
}

export const nobody: Watcher = { say: () => undefined }

interface Obstacle {
  readonly pid: number
  readonly name: string
  /** Null if we may not see it. */
  readonly seconds: number | null
}

const pollMilliseconds = 150

const obstaclesText = `select a.pid, a.application_name as name, extract(epoch from now() - a.xact_start)::integer as seconds
  from pg_stat_activity a where a.pid = any ((select pg_blocking_pids($1))::integer[]) order by a.xact_start limit 3`

/** Sees through a second connection which transactions a migration waits for, and tells about each long one once. */
export class Waits {
  readonly #watcher: Watcher
  readonly #name: string
  readonly #pid: number
  readonly #told = new Set<number>()
  #saidAgain = false
  #observer: pg.Client | undefined
  /** The last that were in the way. */
  obstacles: readonly Obstacle[] = []

  constructor(name: string, pid: number, watcher: Watcher) {
    this.#name = name
    this.#pid = pid
    this.#watcher = watcher
  }

  /** Such as ours or `pg_dump`. It ends by itself, but can take hours. */
  get isForBackup(): boolean {
    return this.obstacles.some(({ name }) => /backup|dump/.test(name))
  }

  /** Does the work, and watches meanwhile. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const ended = new AbortController()
    this.obstacles = []
    const watching = this.#watch(ended.signal).catch(() => this.close()) // Only the report is lost.
    try {
      return await work()
    } finally {
      ended.abort()
      await watching
    }
  }

  async #watch(ended: AbortSignal) {
    const { url } = this.#watcher
    while (url && !ended.aborted) {
      await sleep(pollMilliseconds, undefined, { signal: ended }).catch(() => undefined)
      if (ended.aborted) return
      this.#observer ??= await connect(url)
      const { rows } = await this.#observer.query<Obstacle>(obstaclesText, [this.#pid])
      if (rows.length > 0) this.obstacles = rows
      this.#tell(rows.filter(({ pid, seconds }) => !this.#told.has(pid) && (seconds ?? 1) > 0))
    }
  }

  sayThatItTriesAgain(): void {
    if (this.#saidAgain) return
    this.#saidAgain = true
    this.#watcher.say(
      `the migration ${this.#name} gives way to requests, and tries again for up to 15 minutes, or until a backup ends`,
    )
  }

  #tell(obstacles: readonly Obstacle[]) {
    if (obstacles.length === 0) return
    for (const { pid } of obstacles) this.#told.add(pid)
    this.#watcher.say(`the migration ${this.#name} waits for ${describe(obstacles)}`)
  }

  async close(): Promise<void> {
    await this.#observer?.end().catch(() => undefined)
    this.#observer = undefined
  }
}

export const describe = (obstacles: readonly Obstacle[]): string =>
  obstacles
    .map(({ pid, name, seconds }) => {
      const age = seconds === null ? '' : `, which began a transaction ${ageOf(seconds)} ago`
      return `${name ? `"${name}"` : 'a program without a name'} (process ${pid} of PostgreSQL${age})`
    })
    .join(' and ')

const ageOf = (seconds: number) =>
  seconds < 120 ? `${seconds} seconds` : `${Math.floor(seconds / 60)} minutes`

async function connect(url: string): Promise<pg.Client> {
  return await connectTo(url, { application_name: 'learn migrations' })
}
