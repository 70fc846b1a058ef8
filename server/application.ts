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
  /** For sign-in and OAuth, which come before anybody is known. */
  readonly identity: Database
  /** For money that comes in, behind requests. */
  readonly payments: Database
  readonly provider: PaymentProvider
  /** Where operations ask the provider. */
  readonly desk: PaymentDesk
  readonly secrets: Secrets
  readonly credentials: Credentials
  readonly lastUses: LastUses
  readonly rateLimits: RateLimits
  readonly turns: Turns
  /** How long credits are held for a call, or for a job that gives no sign of life. */
  readonly heldMilliseconds: number
  readonly mail: MailDelivery
  readonly jobs: JobRunner
  /** Where the bytes of files are kept. */
  readonly objects: KeptObjects
  /** Where bytes arrive that come in pieces. */
  readonly incoming: Incoming
  readonly processing: MediaProcessing
  /** Where pictures are opened. */
  readonly pictures: Pictures
  readonly surface: Surface
  /** How this server is reached, as an origin. */
  readonly publicUrl: string
  /** How long a new family tries for nothing; null for as long as it likes. */
  readonly trialDays: number | null
  readonly log: Logger
  readonly now: () => Date
}
