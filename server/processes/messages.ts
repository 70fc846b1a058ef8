import type { FirstRun } from '../operator/operator.ts'
import type { BackgroundWork, Part, StartOptions } from '../start-options.ts'

export type PartName = Part['name']

/** What a process needs to start, apart from its settings. Sent as a message, so that no other program sees it. */
export interface Beginning
  extends Pick<StartOptions, 'databaseUrl' | 'secret' | 'previousSecret' | 'rotationTimes' | 'logArchive'> {
  /** Its name in the log, such as `front 2`. */
  readonly name: string
  readonly part: PartName
  readonly dataDir: string
  /** Where the server answers. The first process finds out. */
  readonly publicUrl: string | undefined
}

/** From the supervisor to a process. */
export type ToProcess =
  | { readonly kind: 'begin'; readonly beginning: Beginning }
  | { readonly kind: 'wake'; readonly work: BackgroundWork }
  | { readonly kind: 'collect'; readonly id: number }
  | { readonly kind: 'metrics'; readonly id: number; readonly text: string | undefined }
  | { readonly kind: 'stop' }

/** From a process to the supervisor. */
export type FromProcess =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'serving'; readonly publicUrl: string; readonly firstRun: FirstRun | undefined }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'rotated' }
  | { readonly kind: 'wake'; readonly work: BackgroundWork }
  | { readonly kind: 'collected'; readonly id: number; readonly series: object[] }
  | { readonly kind: 'askMetrics'; readonly id: number }
