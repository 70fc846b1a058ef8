import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { HttpTimes } from './http/server.ts'
import type { ProcessingTimes } from './media/processing.ts'
import type { RotationTimes } from './operator/rotation.ts'
import type { Scanner } from './scanning/scanner.ts'
import type { PresenceTimes } from './storage/reaching/presence.ts'
import type { Surface } from './surface.ts'
import type { SweepTimes } from './sweep.ts'
import type { RunnerTimes } from './work/runner.ts'

export interface StartOptions {
  readonly config: Config
  readonly databaseUrl: string
  /** Resolves once the database accepts connections. Undefined if it does already. */
  readonly databaseStarted?: Promise<unknown> | undefined
  readonly secret: string
  /** The secret before this one, during a rotation. */
  readonly previousSecret?: string | undefined
  /** Called when the previous secret is no longer needed. */
  readonly onRotated?: () => Promise<void>
  readonly log: Logger
  /** Where the embedded database leaves finished parts of its log, if they are kept. */
  readonly logArchive?: string | undefined
  /** Which part of a server this process does, if several share the work. Undefined if it is the whole server. */
  readonly part?: Part | undefined
  /** The clock; tests replace it. */
  readonly now?: () => Date
  /** The rest is for tests: their own operations, and shorter intervals and timeouts. */
  readonly surface?: Surface
  readonly jobTimes?: Partial<RunnerTimes>
  readonly sweepTimes?: Partial<SweepTimes>
  readonly reservationMilliseconds?: number
  readonly paymentTimes?: PaymentTimes
  readonly processingTimes?: Partial<ProcessingTimes>
  readonly httpTimes?: Partial<HttpTimes>
  readonly scanner?: Scanner
  readonly databasePatience?: number
  readonly presenceTimes?: Partial<PresenceTimes>
  readonly rotationTimes?: Partial<RotationTimes>
  readonly selfCheckMilliseconds?: number
}

/** One of the processes of a server. The first of them finds out where the server answers. */
export type Part = { readonly publicUrl: string | undefined } & (FrontPart | { readonly name: 'background' })

/** Answers requests. */
export interface FrontPart {
  readonly name: 'front'
  /** Wakes the process that does the background work. */
  readonly wake: (work: BackgroundWork) => void
  /** The metrics of all processes together. */
  readonly metricsText: () => Promise<string>
}

/** Work that nobody waits for, but that should begin soon. */
export type BackgroundWork = 'jobs' | 'files' | 'mail'

/** How long to wait for the payment provider, and how often to check for recharges. */
export interface PaymentTimes {
  readonly timeoutMilliseconds?: number
  readonly pollMilliseconds?: number
}
