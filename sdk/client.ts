import type { Contract, OperationId } from '@learn/contract'
import type { Route } from '@learn/contract/documents/route'
import type { Job } from '@learn/contract/jobs'
import type { MediaItem } from '@learn/contract/media/item'
import type { Input } from '@learn/contract/operation'
import { callRoute, type Method } from './call.ts'
import { type Connection, type ConnectionOptions, connect, type RequestOptions } from './connection.ts'
import { type DownloadOptions, downloadMedia } from './download.ts'
import type { Uploadable } from './file-source.ts'
import * as routes from './operations.ts'
import { type UploadOptions, uploadMedia } from './upload.ts'
import { type WaitOptions, waitForJob } from './wait.ts'

export { type Attempt, type Call, call, callRoute, type Method } from './call.ts'
export type { Responded } from './connection.ts'
export interface LearnOptions extends ConnectionOptions {}

/** What groups have beside their operations. */
interface Extras {
  readonly jobs: {
    /** Waits until a job has succeeded; throws `JobFailed` or `JobCanceled` where it has not. */
    wait(jobId: string, options?: WaitOptions): Promise<Job>
  }
  readonly media: {
    /** Sends a file of any length to the library, with its progress; it goes on after a break, also in another program. */
    upload(file: Uploadable, options: UploadOptions): Promise<MediaItem>
    /** The bytes of a file as they come: `for await (const bytes of client.media.download({ mediaItemId }))`. */
    download(
      input: Input<Contract['media.createMediaDownload']>,
      options?: DownloadOptions,
    ): AsyncIterable<Uint8Array>
  }
}
const extrasOf = (connection: Connection): Extras => ({
  jobs: { wait: (jobId, options) => waitForJob(connection, jobId, options) },
  media: {
    upload: (file, options) => uploadMedia(connection, file, options),
    download: (input, options) => downloadMedia(connection, input, options),
  },
})

type Routes = typeof routes
type GroupOf<Id> = Id extends `${infer Group}.${string}` ? Group : never
type NamesIn<Name extends string> = {
  [Own in keyof Routes]: Routes[Own]['id'] extends `${Name}.${string}` ? Own : never
}[keyof Routes]
/** Made from the properties of the routes as they are: so an editor shows what is written there of each. */
type Group<Name extends string> = {
  readonly [Own in keyof Pick<Routes, NamesIn<Name>>]: Method<Routes[Own]['id']>
}
type Groups = {
  readonly [Name in GroupOf<OperationId>]: Group<Name> & (Name extends keyof Extras ? Extras[Name] : unknown)
}

/** Every operation of the contract, by its id: `client.organizations.listInvitations({ … })`. */
export interface Learn extends Groups {
  /** What the operations are asked through. */
  readonly connection: Connection
}
class Client {
  readonly connection: Connection

  constructor(options: LearnOptions) {
    this.connection = connect(options)
    Object.assign(this, groupsOf(this.connection))
  }
}
// The groups are made from the routes, which are made from the contract.
export const Learn = Client as unknown as new (options: LearnOptions) => Learn

function groupsOf(connection: Connection) {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const route of Object.values<Route>(routes)) {
    const [group = '', name = ''] = route.id.split('.')
    groups[group] ??= {}
    groups[group][name] = (input?: object, options?: RequestOptions) =>
      callRoute(connection, route, input, options)
  }
  for (const [group, extras] of Object.entries(extrasOf(connection)))
    Object.assign(groups[group] ?? {}, extras)
  return groups
}
