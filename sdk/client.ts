import type { Contract } from '@learn/contract'
import type { Route } from '@learn/contract/documents/route'
import type { Job } from '@learn/contract/jobs'
import type { MediaItem } from '@learn/contract/media/item'
import type { Input } from '@learn/contract/operation'
import { callRoute } from './call.ts'
import { type Connection, connect } from './connection.ts'
import { type DownloadOptions, downloadMedia } from './download.ts'
import type { Uploadable } from './file-source.ts'
import { type Nouns, nouns } from './nouns.ts'
import type { ConnectionOptions, RequestOptions } from './options.ts'
import { uploadMedia } from './upload.ts'
import type { UploadOptions } from './upload-options.ts'
import { type WaitOptions, waitForJob } from './wait.ts'

export interface LearnOptions extends ConnectionOptions {}

/** Methods that are not operations themselves, but built from them. */
interface Extras {
  readonly jobs: {
    /** Waits until a job has succeeded. Throws `JobFailed` or `JobCanceled` otherwise. */
    wait(jobId: string, options?: WaitOptions): Promise<Job>
  }
  readonly media: {
    /** Uploads a file of any size, with progress. An interrupted upload can be resumed, even by another program. */
    upload(file: Uploadable, options: UploadOptions): Promise<MediaItem>
    /** The bytes of a file as they arrive: `for await (const bytes of client.media.download({ mediaItemId }))`. */
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

/** Every operation by noun and verb: `client.teams.list()`, `client.students.progress(studentId)`. */
export interface Learn extends Nouns {
  readonly connection: Connection
  readonly jobs: Nouns['jobs'] & Extras['jobs']
  readonly media: Nouns['media'] & Extras['media']
}
class Client {
  readonly connection: Connection

  constructor(options: LearnOptions) {
    this.connection = connect(options)
    Object.assign(this, groupsOf(this.connection))
  }
}
// The constructor adds the groups, which are built from the same table as their types.
export const Learn = Client as unknown as new (options: LearnOptions) => Learn

function groupsOf(connection: Connection) {
  const extras: Readonly<Record<string, object>> = { ...extrasOf(connection) }
  const verbsOf = (routes: Readonly<Record<string, Route>>) =>
    mapValues(
      routes,
      route => (input?: object | string, options?: RequestOptions) =>
        callRoute(connection, route, input, options),
    )
  return Object.fromEntries(
    Object.entries(nouns).map(([noun, routes]) => [noun, { ...verbsOf(routes), ...extras[noun] }]),
  )
}

const mapValues = <From, To>(object: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))
