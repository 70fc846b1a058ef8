import type { Logger } from 'pino'
import type { OutsideParts } from './context.ts'
import type { Credentials } from './identity/authenticate.ts'
import type { LastUses } from './identity/last-use.ts'
import type { RateLimits } from './identity/rate-limit.ts'
import type { MailDelivery } from './mail/queue.ts'
import type { FairQueue } from './path/fair-queue.ts'
import type { StreamLimit } from './path/stream-limit.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { Secrets } from './secrets.ts'
import type { Database } from './storage/database.ts'
import type { Standbys } from './storage/standbys/standbys.ts'
import type { Surface } from './surface.ts'
import type { Turns } from './turns.ts'
import type { JobRunner } from './work/runner.ts'

/** The parts of a running server. */
export interface Application {
  readonly database: Database
  /** For long reads. Without standbys, they read from `database`. */
  readonly standbys: Standbys
  /** For sign-in and OAuth, before the caller is known. */
  readonly identity: Database
  /** For incoming payments, outside requests. */
  readonly payments: Database
  readonly provider: PaymentProvider
  readonly secrets: Secrets
  readonly credentials: Credentials
  readonly lastUses: LastUses
  readonly rateLimits: RateLimits
  /** Lets each person and organization watch only so many jobs and files at a time. */
  readonly streams: StreamLimit
  /** Lets each person and organization make only a few calls at a time. */
  readonly calls: Turns
  /** Lets each organization make only a few changes at a time. */
  readonly fairQueue: FairQueue
  /** How long credits stay reserved for a call, or for a job without a heartbeat. */
  readonly reservationMilliseconds: number
  readonly mail: MailDelivery
  readonly jobs: JobRunner
  readonly parts: OutsideParts
  readonly surface: Surface
  /** This server's origin. */
  readonly publicUrl: string
  /** Who runs the server, as people should read it. */
  readonly operator: string | undefined
  readonly log: Logger
  readonly now: () => Date
}
