import { type Connection, call, type LearnPaper } from '@learn/sdk'
import { getLearnPaper, saveLearnPaperAnswer, submitLearnPaper } from '@learn/sdk/operations'
import { signal } from '@preact/signals'
import type { Store } from '../api/outbox.ts'
import { type Closed, closedBecause, type Patience, persist } from '../api/persist.ts'

/** What a child has put down for a question. */
export interface Note {
  readonly answer: string | null
  readonly flagged: boolean
}

export type SittingShows =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly paper: LearnPaper }
  | { readonly kind: 'done'; readonly paper: LearnPaper }
  | { readonly kind: 'closed'; readonly why: Closed }

interface SittingOptions {
  readonly connection: Connection
  readonly store: Store
  readonly studentId: string
  readonly paperId: string
  readonly pause: Patience['pause']
  /** Milliseconds on a clock that nobody sets. */
  readonly now: () => number
}

/** One child writing one paper. Each answer is kept here until the server has it. */
export class Sitting {
  readonly showing = signal<SittingShows>({ kind: 'loading' })
  readonly notes = signal<ReadonlyMap<number, Note>>(new Map())
  readonly isWaiting = signal(false)
  readonly secondsLeft = signal(Number.POSITIVE_INFINITY)
  readonly #options: SittingOptions
  readonly #patience: Patience
  /** What the server does not have yet, by position. */
  #unsent = new Map<number, Note>()
  #sending: Promise<void> | undefined
  #endsAt = Number.POSITIVE_INFINITY
  readonly #name: string

  constructor(options: SittingOptions) {
    this.#options = options
    this.#patience = { pause: options.pause, isWaiting: this.isWaiting }
    this.#name = `learn.paper.${options.studentId}.${options.paperId}`
  }

  /** Shows the paper as it was left, on this device or another. */
  async start(): Promise<void> {
    const { connection, paperId } = this.#options
    const read = await persist(this.#patience, () =>
      call(connection, getLearnPaper, paperId, { retries: 0 }).attempt(),
    )
    if (!read.ok) return this.#close(read.error._tag)
    this.#show(read.data)
    if (read.data.submittedAt === null && this.#unsent.size > 0) await this.#send()
  }

  /** Puts down an answer. Nothing waits for it to arrive. */
  note(position: number, note: Note): void {
    const { answer, flagged } = this.notes.value.get(position) ?? { answer: null, flagged: false }
    if (this.showing.value.kind !== 'open' || (answer === note.answer && flagged === note.flagged)) return
    this.notes.value = new Map(this.notes.value).set(position, note)
    this.#unsent.set(position, note)
    this.#keep()
    void this.#send()
  }

  async handIn(): Promise<void> {
    const { connection, paperId } = this.#options
    await this.#send()
    if (this.showing.value.kind !== 'open') return // It was handed in meanwhile, or can't be.
    const done = await persist(this.#patience, () =>
      call(connection, submitLearnPaper, paperId, { retries: 0 }).attempt(),
    )
    if (done.ok) this.#show(done.data)
    else this.#close(done.error._tag)
  }

  /** Moves the clock on. When the time is up, the server has handed the paper in. */
  tick(): void {
    if (this.showing.value.kind !== 'open') return
    const left = Math.ceil((this.#endsAt - this.#options.now()) / 1_000)
    this.secondsLeft.value = Math.max(0, left)
    if (left > 0) return
    this.#endsAt = Number.POSITIVE_INFINITY
    void this.start()
  }

  #show(paper: LearnPaper): void {
    if (paper.submittedAt !== null) {
      this.#unsent.clear()
      this.#keep()
      this.showing.value = { kind: 'done', paper }
      return
    }
    if (this.#unsent.size === 0) this.#unsent = this.#read()
    const saved = paper.questions.map(
      ({ position, answer, flagged }) => [position, { answer, flagged }] as const,
    )
    this.notes.value = new Map([...saved, ...this.#unsent])
    this.#endsAt = this.#options.now() + Date.parse(paper.endsAt) - Date.parse(paper.serverTime)
    this.showing.value = { kind: 'open', paper }
    this.tick()
  }

  /** Sends what the server does not have, one after the other. */
  #send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  async #sendAll(): Promise<void> {
    const { connection, paperId } = this.#options
    for (;;) {
      const [next] = this.#unsent
      if (!next) return
      const [position, note] = next
      const saved = await persist(this.#patience, () =>
        call(connection, saveLearnPaperAnswer, { paperId, position, ...note }, { retries: 0 }).attempt(),
      )
      if (!saved.ok && saved.error._tag === 'Unauthorized') return this.#close('Unauthorized') // Kept until the child is back.
      if (this.#unsent.get(position) === note) this.#unsent.delete(position)
      this.#keep()
      if (saved.ok) continue
      // The time was up, or another tab has handed it in.
      if (saved.error._tag === 'Conflict') return void this.start()
      if (saved.error._tag !== 'HttpApiDecodeError' && saved.error._tag !== 'BadRequest')
        return this.#close(saved.error._tag)
    }
  }

  #close(kind: string): void {
    this.showing.value = { kind: 'closed', why: closedBecause(kind) }
  }

  #keep(): void {
    const { store } = this.#options
    try {
      if (this.#unsent.size === 0) store.removeItem(this.#name)
      else store.setItem(this.#name, JSON.stringify([...this.#unsent]))
    } catch {} // Storage may be full or forbidden.
  }

  #read(): Map<number, Note> {
    try {
      const kept: unknown = JSON.parse(this.#options.store.getItem(this.#name) ?? '[]')
      return new Map(Array.isArray(kept) ? kept.filter(isKept) : [])
    } catch {
      return new Map()
    }
  }
}

function isKept(value: unknown): value is [number, Note] {
  if (!Array.isArray(value) || typeof value[0] !== 'number' || typeof value[1] !== 'object') return false
  const note = value[1] as Record<string, unknown> | null
  return (note?.answer === null || typeof note?.answer === 'string') && typeof note.flagged === 'boolean'
}
