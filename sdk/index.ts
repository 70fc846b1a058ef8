export {
  type Attempt,
  type Call,
  call,
  callRoute,
  Learn,
  type LearnOptions,
  type Method,
  type Responded,
} from './client.ts'
export {
  type Connection,
  type ConnectionOptions,
  connect,
  type RequestOptions,
  type TokenProvider,
} from './connection.ts'
export { type DownloadOptions, downloadMedia } from './download.ts'
export * from './errors.ts'
export type { Uploadable } from './file-source.ts'
export { signInStudent, signOutStudent } from './student-sign-in.ts'
export { type UploadOptions, type UploadProgress, UploadRefused, uploadMedia } from './upload.ts'
export { JobCanceled, JobFailed, type WaitOptions, waitForJob } from './wait.ts'
