import type { ChildProcess } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { OperatorError } from '../operator-error.ts'
import type { Beginning, FromProcess, ToProcess } from './messages.ts'
import { Questions } from './questions.ts'

export type Serving = Extract<FromProcess, { kind: 'serving' }>

/** How a process ended. */
export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** The reason it gave, if it could not start. */
  readonly reason: string | undefined
  /** How long it lived. */
  readonly milliseconds: number
}

/** Longer than a process waits for the database when it collects its metrics. */
const patienceMilliseconds = 4_000

/** By this time after it was asked to stop, a process accepts no more connections. */
const takingMilliseconds = 1_000

/** One process of the server, as its supervisor sees it. */
export class Member {
  readonly id: number
  readonly ended: Promise<Ending>
  /** Handles the other messages from the process. */
  onMessage: (message: FromProcess) => void = () => undefined
  readonly #worker: Worker
  readonly #loaded = Promise.withResolvers<void>()
  readonly #serving = Promise.withResolvers<Serving>()
  readonly #questions = new Questions<object[]>(patienceMilliseconds)
  readonly #closeForgotten: () => void
  #isServing = false
  #hasBegun = false
  #reason: string | undefined

  constructor() {
    this.#worker = cluster.fork()
    this.id = this.#worker.id
    this.#closeForgotten = forgottenConnections(this.#worker)
    this.#worker.on('message', (message: FromProcess) => this.#receive(message))
    this.ended = this.#untilEnded()
  }

  /** Whether it has started to do its part. */
  get isServing(): boolean {
    return this.#isServing
  }

  /** Lets it begin as soon as it is loaded. Rejects with a message for the operator if it ends first. */
  async begin(beginning: Beginning): Promise<Serving> {
    this.#hasBegun = true
    const endedEarly = this.ended.then(({ code, signal, reason }) => {
      const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`
      throw new OperatorError(reason ?? `The server’s process "${beginning.name}" ${how} as it started.`)
    })
    endedEarly.catch(() => undefined) // It may also end later, after serving.
    await Promise.race([this.#loaded.promise, endedEarly])
    this.send({ kind: 'begin', beginning })
    return await Promise.race([this.#serving.promise, endedEarly])
  }

  /** A message to a process that has just died is lost. */
  send(message: ToProcess): void {
    if (this.#worker.isConnected()) this.#worker.send(message, () => undefined)
  }

  /** Lets it finish what it is doing. */
  async stop(): Promise<void> {
    if (this.#hasBegun) this.send({ kind: 'stop' })
    else this.#worker.process.kill('SIGKILL')
    setTimeout(this.#closeForgotten, takingMilliseconds).unref()
    await this.ended
  }

  /** What it has measured; undefined if it does not answer. */
  async collect(): Promise<object[] | undefined> {
    return await this.#questions.ask(id => this.send({ kind: 'collect', id }))
  }

  #receive(message: FromProcess): void {
    if (message.kind === 'loaded') this.#loaded.resolve()
    else if (message.kind === 'failed') this.#reason = message.reason
    else if (message.kind === 'collected') this.#questions.answer(message.id, message.series)
    else if (message.kind === 'serving') {
      this.#isServing = true
      this.#serving.resolve(message)
    } else this.onMessage(message)
  }

  async #untilEnded(): Promise<Ending> {
    const forkedAt = performance.now()
    const { promise, resolve } = Promise.withResolvers<Pick<Ending, 'code' | 'signal'>>()
    this.#worker.once('exit', (code, signal) => {
      resolve({ code, signal: signal as NodeJS.Signals | null }) // Node's own types say string.
    })
    this.#worker.on('error', error => {
      if (this.#worker.process.pid !== undefined) return
      this.#reason = `The system refused to start another process of the server: ${error.message}.`
      resolve({ code: null, signal: null })
    })
    const ending = await promise
    this.#isServing = false
    this.#closeForgotten()
    return { ...ending, reason: this.#reason, milliseconds: performance.now() - forkedAt }
  }
}

interface Connection {
  close(): void
}

/**
 * If a process dies or stops just as Node hands it a connection, Node forgets the connection, and its client would wait until
 * it times out. The returned function closes it, and may be called twice. Node hands over one connection per listener at a time.
 */
function forgottenConnections({ process: child }: Worker): () => void {
  const latest = new Map<unknown, Connection>()
  const send = child.send
  const remember = (message: unknown, connection: unknown, ...rest: unknown[]) => {
    const isConnection = connection instanceof Object && 'close' in connection
    const listener = message instanceof Object && 'key' in message && message.key
    // Safe: it has this method.
    if (isConnection && listener) latest.set(listener, connection as Connection)
    return Reflect.apply(send, child, [message, connection, ...rest])
  }
  child.send = remember as ChildProcess['send'] // Safe: it takes the same arguments as the method that it calls.
  return () => {
    for (const connection of latest.values()) connection.close()
  }
}
