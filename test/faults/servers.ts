import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestOptions } from '../support/world.ts'
import type { Chance } from './chance.ts'

/** What happened to a server's processes. */
export interface Losses {
  kills: number
  /** How many of these happened while the server was starting. */
  killsAtStart: number
  stalls: number
}

/** A server that is started again whenever its process is killed. */
export class FaultyServer {
  url: string | undefined
  #process: ChildProcess | undefined
  #isStalled = false
  #closed = false
  readonly #env: Record<string, string>
  readonly #unusual: TestOptions
  readonly #lines: string[]
  readonly #program: readonly string[]
  #starting: Promise<void> | undefined
  /** Processes that we end, or that end because of us. */
  readonly #doomed = new WeakSet<ChildProcess>()
  /** How its processes ended that nobody ended. */
  readonly ownEnds: string[] = []

  /** Appends the log lines of its processes to the given array. */
  constructor(
    env: Record<string, string>,
    unusual: TestOptions,
    lines: string[],
    program: readonly string[] = ['test/support/trial-server.ts'],
  ) {
    this.#program = program
    this.#env = env
    this.#unusual = unusual
    this.#lines = lines
    process.prependOnceListener('exit', this.#abandon) // Before the folders that it works in are removed.
  }

  /** Leaves no process behind, however we end. */
  readonly #abandon = (): void => {
    this.#process?.kill('SIGKILL')
  }

  /** The URL of a running or stalled server. If it is killed meanwhile, waits for the next one. */
  async ready(): Promise<string> {
    while (this.url === undefined) {
      this.#starting ??= this.#start().finally(() => {
        this.#starting = undefined
      })
      await this.#starting
    }
    return this.url
  }

  async #start(): Promise<void> {
    if (this.#process) return
    const child = spawn(process.execPath, [...this.#program, JSON.stringify(this.#unusual)], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    this.#remember(child)
    const exit = once(child, 'exit').then(([code, signal]) => {
      // One that can't start ends by itself too, and is started again.
      if (this.url !== undefined && !this.#doomed.has(child)) this.ownEnds.push(String(signal ?? code))
      this.url = undefined
      this.#process = undefined
    })
    const said = new Promise<void>(resolve => {
      child.stdout?.on('data', chunk => {
        this.url = /http:\S+/.exec(String(chunk))?.[0]
        resolve()
      })
    })
    exit.then(() => {
      if (!this.#closed) void this.ready()
    })
    await Promise.race([said, exit])
  }

  #remember(child: ChildProcess): void {
    let rest = ''
    child.stderr?.on('data', chunk => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      this.#lines.push(...lines)
    })
  }

  /** Kills the process without warning. Returns false if there is no process to kill right now. */
  async kill(losses: Losses): Promise<boolean> {
    const child = this.#process
    if (!child || this.#isStalled) return false
    losses.kills++
    if (this.url === undefined) losses.killsAtStart++
    await this.#end(child)
    return true
  }

  /** Stops the process gracefully, and waits until the next one is running. */
  async restart(): Promise<void> {
    await this.ready()
    const child = this.#process
    if (!child) return
    this.#doomed.add(child)
    child.kill('SIGTERM')
    await once(child, 'exit')
    await this.ready()
  }

  /** Lets the process use up its memory, upon which it ends. */
  async exhaust(losses: Losses): Promise<boolean> {
    const child = this.#process
    if (!child || this.#isStalled || this.url === undefined) return false
    losses.kills++
    this.#doomed.add(child)
    child.kill('SIGUSR2')
    await Promise.race([once(child, 'exit'), sleep(20_000, undefined, { ref: false })])
    await this.#end(child)
    return true
  }

  /** Stalls the process, as on a machine that is out of memory, then lets it continue or kills it. */
  async stall(chance: Chance, milliseconds: number, losses: Losses): Promise<boolean> {
    const child = this.#process
    if (!child || this.#isStalled || this.url === undefined) return false
    losses.stalls++
    this.#isStalled = true
    child.kill('SIGSTOP')
    await sleep(milliseconds)
    this.#isStalled = false
    if (chance.happens(0.3)) {
      losses.kills++
      await this.#end(child)
    } else child.kill('SIGCONT')
    return true
  }

  async #end(child: ChildProcess): Promise<void> {
    this.#doomed.add(child)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  async close(): Promise<void> {
    this.#closed = true
    process.off('exit', this.#abandon)
    const child = this.#process
    if (child) await this.#end(child)
  }
}
