import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { GetObjectCommandInput, S3, S3ServiceException } from '@aws-sdk/client-s3'
import {
  type ByteRange,
  type DownloadAnswer,
  NoRoom,
  NoSuchObject,
  StorageFailed,
  StorageUnavailable,
} from './objects.ts'
import { runConcurrently } from './s3-parts.ts'

/** How to reach buckets, whichever they are. */
export interface S3Access {
  /** Set if they are not at AWS. */
  readonly endpoint: string | undefined
  readonly region: string
  /** Without them, those of the machine at AWS are used. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  readonly encryption: S3Encryption | undefined
}

/** A bucket, and how to reach it. */
export interface S3Config extends S3Access {
  readonly bucket: string
  /** Precedes every name: empty, or with a slash at the end. */
  readonly prefix: string
  /** Whether clients download from the bucket with signed URLs, instead of through the server. */
  readonly presigned: boolean
}

/** The encryption to ask the bucket for, as S3 spells it. */
export interface S3Encryption {
  readonly ServerSideEncryption: 'AES256' | 'aws:kms'
  readonly SSEKMSKeyId?: string
}

export interface Entry {
  readonly name: string
  readonly bytes: number
  readonly changedAt: Date
}

/** A part of an object: bytes, or the name of an object to copy. */
export type Part = { readonly copyOf: string } | { readonly bytes: Buffer }

const full = new Set(['QuotaExceeded', 'InsufficientCapacity', 'XMinioStorageFull'])

/** The requests to a bucket. Names don't include the prefix. */
export class Bucket {
  readonly #config: S3Config
  #loading: Promise<S3> | undefined

  constructor(config: S3Config) {
    this.#config = config
  }

  /** With `isNew`, an existing object of that name is not overwritten, and the request is refused. */
  async put(name: string, bytes: Buffer, { isNew = false } = {}): Promise<void> {
    const input = { ...this.#locationOf(name), ...this.#config.encryption, ...bodyWithChecksum(bytes) }
    await this.#ask(s3 => s3.putObject({ ...input, ...(isNew && { IfNoneMatch: '*' }) }))
  }

  async get(name: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.first}-${range.last}`
    const { Body } = await this.#ask(s3 =>
      s3.getObject({ ...this.#locationOf(name), ...(Range && { Range }) }),
    )
    if (!(Body instanceof Readable)) throw new Error('S3 answered without a stream')
    return Body
  }

  async size(name: string): Promise<number | undefined> {
    const found = await this.#ask(s3 => s3.headObject(this.#locationOf(name))).catch(ignoreMissing)
    return found?.ContentLength
  }

  async remove(name: string): Promise<void> {
    await this.#ask(s3 => s3.deleteObject(this.#locationOf(name)))
  }

  async removeAll(folder: string): Promise<void> {
    for await (const page of this.#pages(folder))
      await runConcurrently(8, page, async ({ name }) => await this.remove(name))
  }

  /** In the order of names. */
  async *list(folder: string): AsyncGenerator<Entry> {
    for await (const page of this.#pages(folder)) yield* page
  }

  /** The names of the top-level folders. */
  async folders(): Promise<string[]> {
    const { bucket: Bucket, prefix: Prefix } = this.#config
    const found: string[] = []
    let ContinuationToken: string | undefined
    do {
      const query = { Bucket, Prefix, Delimiter: '/', ...(ContinuationToken && { ContinuationToken }) }
      const page = await this.#ask(s3 => s3.listObjectsV2(query))
      for (const { Prefix: folder = '' } of page.CommonPrefixes ?? [])
        found.push(folder.slice(Prefix.length, -1))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    return found
  }

  /** Nothing exists under the name until all parts are there. If that fails, none of them is left. */
  async assemble(
    name: string,
    addAll: (add: (number: number, part: Part) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const place = this.#locationOf(name)
    const begun = await this.#ask(s3 => s3.createMultipartUpload({ ...place, ...this.#config.encryption }))
    const upload = { ...place, UploadId: begun.UploadId }
    const parts: { PartNumber: number; ETag: string | undefined }[] = []
    try {
      await addAll(async (number, part) => {
        const target = { ...upload, PartNumber: number }
        parts.push({ PartNumber: number, ETag: await this.#add(target, part) })
      })
      parts.sort((a, b) => a.PartNumber - b.PartNumber)
      await this.#ask(s3 => s3.completeMultipartUpload({ ...upload, MultipartUpload: { Parts: parts } }))
    } catch (error) {
      await this.#ask(s3 => s3.abortMultipartUpload(upload)).catch(() => undefined) // Otherwise it is found later by its age.
      throw error
    }
  }

  async #add(
    target: { Bucket: string; Key: string; UploadId: string | undefined; PartNumber: number },
    part: Part,
  ): Promise<string | undefined> {
    if ('bytes' in part)
      return (await this.#ask(s3 => s3.uploadPart({ ...target, ...bodyWithChecksum(part.bytes) }))).ETag
    const { Bucket, Key } = this.#locationOf(part.copyOf)
    const copied = await this.#ask(s3 => s3.uploadPartCopy({ ...target, CopySource: `${Bucket}/${Key}` }))
    return copied.CopyPartResult?.ETag
  }

  /** Aborts what is being assembled in a folder, under a name of ours, and got no part since then. */
  async removeUnfinished(folder: string, since: Date, isOurs = (_name: string) => true): Promise<void> {
    const { bucket: Bucket, prefix } = this.#config
    const found = await this.#ask(s3 => s3.listMultipartUploads({ Bucket, Prefix: prefix + folder }))
    for (const { Key = '', UploadId, Initiated } of found.Uploads ?? []) {
      if (!isOurs(Key.slice(prefix.length))) continue
      const upload = { Bucket, Key, UploadId }
      const { Parts = [] } = (await this.#ask(s3 => s3.listParts(upload)).catch(ignoreMissing)) ?? {}
      const grown = [Initiated, ...Parts.map(({ LastModified }) => LastModified)]
      if (grown.every(at => at !== undefined && at < since))
        await this.#ask(s3 => s3.abortMultipartUpload(upload)).catch(ignoreMissing)
    }
  }

  /** A URL that serves the object until then. Nothing in it can be altered. */
  async address(name: string, answer: DownloadAnswer): Promise<string> {
    const [{ getSignedUrl }, { GetObjectCommand }] = await Promise.all([
      import('@aws-sdk/s3-request-presigner'),
      import('@aws-sdk/client-s3'),
    ])
    const question: GetObjectCommandInput = {
      ...this.#locationOf(name),
      ResponseContentType: answer.contentType,
      ResponseContentDisposition: answer.contentDisposition,
      ResponseCacheControl: 'private, no-store',
    }
    const seconds = Math.floor((answer.expiresAt.getTime() - Date.now()) / 1000)
    return await getSignedUrl(await this.#client(), new GetObjectCommand(question), {
      expiresIn: Math.max(1, seconds),
    })
  }

  async *#pages(folder: string): AsyncGenerator<Entry[]> {
    const { bucket: Bucket, prefix } = this.#config
    let ContinuationToken: string | undefined
    do {
      const query = { Bucket, Prefix: prefix + folder, ...(ContinuationToken && { ContinuationToken }) }
      const page = await this.#ask(s3 => s3.listObjectsV2(query))
      yield (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified = new Date() }) => ({
        name: Key.slice(prefix.length),
        bytes: Size,
        changedAt: LastModified,
      }))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  #locationOf(name: string) {
    return { Bucket: this.#config.bucket, Key: this.#config.prefix + name }
  }

  async #ask<Answer>(question: (s3: S3) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(await this.#client())
    } catch (error) {
      throw this.#translate(error)
    }
  }

  /** Adds a sentence for the operator, because S3 servers often send only a name. */
  #translate(error: unknown): unknown {
    const name = error instanceof Error ? error.name : ''
    if (['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(name))
      return new NoSuchObject('the bucket has no object with that name', { cause: error })
    if (full.has(name)) return new NoRoom('the bucket is full', { cause: error })
    const status = statusOf(error)
    const reason = status ? `${name} (${status})` : wordsOf(error, name)
    const message = `a request to the bucket ${this.#config.bucket} failed: ${reason}`
    return isAboutUs(status)
      ? new StorageUnavailable(message, { cause: error })
      : new StorageFailed(message, { cause: error })
  }

  /** Loaded on first use: it is large, and most servers keep their files on a disk. */
  #client(): Promise<S3> {
    const { region, endpoint, credentials } = this.#config
    this.#loading ??= import('@aws-sdk/client-s3').then(
      ({ S3 }) =>
        new S3({
          region,
          ...(endpoint && { endpoint, forcePathStyle: true }),
          ...(credentials && { credentials }),
          // Every S3 server supports Content-MD5, and few support the newer checksums.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          requestHandler: {
            connectionTimeout: 5_000,
            socketTimeout: 120_000,
            httpAgent: { maxSockets: 256 },
            httpsAgent: { maxSockets: 256 },
          },
        }),
    )
    return this.#loading
  }
}

/** For errors without an answer, such as ECONNREFUSED. */
const wordsOf = (error: unknown, name: string) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : name

/** The status of the server's answer; 0 if it was not reached. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error && '$metadata' in error)) return undefined
  return (error as S3ServiceException).$metadata.httpStatusCode ?? 0 // Only S3's own errors have `$metadata`.
}

/** Whether any other request would fail now too: the server can't be reached, is in trouble, or refuses us. */
const isAboutUs = (status: number | undefined) =>
  status !== undefined && (status >= 500 || [0, 403, 404, 429].includes(status))

/** With a checksum that the server verifies. */
const bodyWithChecksum = (bytes: Buffer) => ({
  Body: bytes,
  ContentLength: bytes.length,
  ContentMD5: createHash('md5').update(bytes).digest('base64'),
})

const ignoreMissing = (error: unknown): undefined => {
  if (!(error instanceof NoSuchObject)) throw error
}
