import type { MediaItem } from '@learn/contract/media/item'
import { openSource } from '@learn/sdk/file-source'
import { hashOf } from '@learn/sdk/hashing'
import type { Context, Session } from '../context.ts'
import { failureOf } from '../failure.ts'
import type { LocalFile } from './files.ts'
import { type Report, UploadStopped } from './report.ts'

/** The settings for all files, or for a single one. */
export interface SendSettings {
  readonly organizationId: string
  readonly teamId: string | null
  readonly folder: string
  readonly tags: string[] | undefined
  readonly name: string | undefined
  readonly altText: string | undefined
  readonly mediaType: string | undefined
}

/** Errors about one file. Any other error would stop the next file too. */
const ofOneFile = new Set(['BadRequest', 'HttpApiDecodeError', 'InvalidRequest', 'Conflict', 'UploadRefused'])

/** Sends one file after the other, skipping those in the library. */
export class Sender {
  readonly #context: Context
  readonly #session: Session
  readonly #report: Report
  readonly #wanted: SendSettings
  /** The files of this run by checksum: duplicates are sent once. */
  readonly #sent = new Map<string, string>()

  constructor(context: Context, session: Session, report: Report, wanted: SendSettings) {
    this.#context = context
    this.#session = session
    this.#report = report
    this.#wanted = wanted
  }

  /** Returns the item if the file was sent. */
  async send(file: LocalFile): Promise<MediaItem | undefined> {
    try {
      return await this.#send(file)
    } catch (thrown) {
      const { _tag, message } = failureOf(thrown)
      if (!ofOneFile.has(_tag)) throw new UploadStopped(thrown, file)
      await this.#report.add({ path: file.path, outcome: 'failed', message })
      return undefined
    } finally {
      this.#report.finishFile(file)
    }
  }

  async #send(file: LocalFile): Promise<MediaItem | undefined> {
    const { path, bytes } = file
    const sha256 = await this.#hash(file)
    const existing = await this.#findExisting(file, sha256)
    const skip = (message: string, mediaItemId?: string) =>
      this.#report.add({
        path,
        outcome: 'skipped',
        bytes,
        sha256,
        ...(mediaItemId && { mediaItemId }),
        message,
      })
    const same = this.#sent.get(sha256)
    if (existing.item) await skip(`already in the library as ${placeOf(existing.item)}`, existing.item.id)
    else if (same !== undefined) await skip(`same content as ${same}`)
    else if (this.#context.flags.dryRun) await this.#report.add({ path, outcome: 'toUpload', bytes, sha256 })
    else return await this.#upload(file, sha256, existing.broken?.id)
    this.#sent.set(sha256, path)
    return undefined
  }

  async #hash(file: LocalFile): Promise<string> {
    const source = await openSource(file.path)
    const onRead = (bytes: number) => this.#report.showProgress(file, 'reading', bytes)
    return await hashOf(source, { onRead }).finally(() => source.close())
  }

  /** An item with the same bytes for the same team, and an interrupted upload of this file. */
  async #findExisting(file: LocalFile, sha256: string) {
    const { organizationId, teamId } = this.#wanted
    const asked = { 'filter[organizationId]': organizationId, 'filter[uploadedSha256]': sha256, limit: 100 }
    const own: MediaItem[] = []
    for await (const item of this.#session.client.media.list(asked))
      if (item.teamId === teamId) own.push(item)
    const name = (this.#wanted.name ?? file.name).trim().normalize('NFC')
    const folder = file.folder.trim().normalize('NFC')
    return {
      item: own.find(({ status }) => status === 'ready' || status === 'scanning'),
      broken: own.find(item => item.status === 'uploading' && item.name === name && item.folder === folder),
    }
  }

  async #upload(file: LocalFile, sha256: string, resume: string | undefined): Promise<MediaItem> {
    const { path, folder, bytes, name, mediaType } = file
    const { altText, tags, ...wanted } = this.#wanted
    const item = await this.#session.client.media.upload(path, {
      ...wanted,
      ...(altText !== undefined && { altText }),
      ...(tags && { tags }),
      name: wanted.name ?? name,
      folder,
      mediaType,
      sha256,
      resume,
      onProgress: now => this.#report.showProgress(file, 'sending', bytes + now.bytes),
    })
    this.#sent.set(sha256, path)
    await this.#report.add({ path, outcome: 'uploaded', bytes, sha256, mediaItemId: item.id })
    return item
  }
}

const placeOf = ({ folder, name }: MediaItem) => (folder ? `${folder}/${name}` : name)
