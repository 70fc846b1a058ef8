import { randomUUID } from 'node:crypto'
import { newUpload } from './files.ts'
import { bytesAt, creation, openTus, tus } from './tus.ts'

/** The destination of an upload by a plain tus client. */
export interface Target {
  readonly url: string
  readonly key: string
  readonly organizationId: string
}

/** Any response but the expected one. */
export class UnexpectedStatus extends Error {
  readonly status: number

  constructor(status: number, said: string) {
    super(`${status}: ${said}`)
    this.status = status
  }
}

/** Starts an upload and returns its id. A retry with the same idempotency key gets the same upload. */
export async function beginUpload(
  { url, key, organizationId }: Target,
  declared: ReturnType<typeof newUpload>,
  idempotencyKey: string,
): Promise<string> {
  const { status, headers, body } = await tus({
    method: 'POST',
    url: `${url}/v1/media/uploads`,
    token: key,
    headers: { ...creation(organizationId, declared), 'idempotency-key': idempotencyKey },
  })
  const { location } = headers
  if (status !== 201 || !location) throw new UnexpectedStatus(status, body)
  return location.slice(location.lastIndexOf('/') + 1)
}

const piece = 64 * 1024

/** Sends the bytes from an offset in one request, piece by piece, with a pause after each piece. */
export async function sendBytes(
  { url, key }: Pick<Target, 'url' | 'key'>,
  id: string,
  bytes: Buffer,
  offset = 0,
  pause: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { request, answer } = openTus({
    method: 'PATCH',
    url: `${url}/v1/media/uploads/${id}`,
    token: key,
    headers: bytesAt(offset, bytes.length - offset),
  })
  for (let at = offset; at < bytes.length && !request.destroyed; at += piece) {
    request.write(bytes.subarray(at, at + piece))
    await pause()
  }
  request.end()
  const { status, body } = await answer
  if (status !== 204) throw new UnexpectedStatus(status, body)
}

/** Uploads a whole file and returns its id. */
export async function uploadFile(
  target: Target,
  name: string,
  bytes: Buffer,
  mediaType: string,
): Promise<string> {
  const id = await beginUpload(target, newUpload(name, bytes, mediaType), randomUUID())
  await sendBytes(target, id, bytes)
  return id
}
