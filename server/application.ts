import type { Logger } from 'pino'
import type { MediaProcessing } from './context.ts'
import type { Credentials } from './identity/authenticate.ts'
import type { LastUses } from './identity/last-use.ts'
import type { RateLimits } from './identity/rate-limit.ts'
import type { MailDelivery } from './mail/queue.ts'
import type { Incoming } from './objects/incoming.ts'
import type { KeptObjects } from './objects/kept-objects.ts'
import type { Turns } from './path/turns.ts'
import type { PaymentDesk } from './payments/desk.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Secrets } from './secrets.ts'
import type { Database } from './storage/database.ts'
import type { Surface } from './surface.ts'
import type { JobRunner } from './work/runner.ts'

/** The parts of a running server. */
export interface Application {
  readonly database: Database
  /** For sign-in and OAuth, before the caller is known. */
  readonly identity: Database
  /** For incoming payments, outside requests. */
  readonly payments: Database
  readonly provider: PaymentProvider
  /** How operations reach the payment provider. */
  readonly desk: PaymentDesk
  readonly secrets: Secrets
  readonly credentials: Credentials
  readonly lastUses: LastUses
  readonly rateLimits: RateLimits
  readonly turns: Turns
  /** How long credits stay reserved for a call, or for a job without a heartbeat. */
  readonly heldMilliseconds: number
  readonly mail: MailDelivery
  readonly jobs: JobRunner
  /** Stores the bytes of files. */
  readonly objects: KeptObjects
  /** Receives uploads in pieces. */
  readonly incoming: Incoming
  readonly processing: MediaProcessing
  /** Decodes images. */
  readonly pictures: Pictures
  readonly surface: Surface
  /** This server's origin. */
  readonly publicUrl: string
  /** The length of a new family's free trial; null for no limit. */
  readonly trialDays: number | null
  readonly log: Logger
  readonly now: () => Date
}
