/** What one process has counted by a key, and what it knows of the others. */
export class Window {
  readonly kind: string
  readonly key: string
  readonly seconds: number
  endsAt: number
  /** By all processes, when this one last asked. */
  known = 0
  /** Counted here since. */
  unreported = 0
  /** On its way to the others. */
  reporting = 0
  answeredAt = Number.NEGATIVE_INFINITY
  /** What the next report answers: how many there were before those in it. */
  due: PromiseWithResolvers<number> | undefined
  /** Its name for all processes. */
  name: Buffer | undefined

  constructor(kind: string, key: string, seconds: number, endsAt: number) {
    this.kind = kind
    this.key = key
    this.seconds = seconds
    this.endsAt = endsAt
  }

  get count(): number {
    return this.known + this.reporting + this.unreported
  }
}
