import { type ClientRequest, type IncomingMessage, request as open } from 'node:http'
import type { newUpload } from './files.ts'

export interface TusAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

interface TusRequest {
  readonly method: string
  readonly url: string
  readonly token?: string
  readonly headers?: Record<string, string | number>
}

/** Opens a tus request, whose body the test writes. `answer` resolves when the server responds. */
export function openTus({ method, url, token, headers }: TusRequest): {
  request: ClientRequest
  answer: Promise<TusAnswer>
} {
  const request = open(url, {
    method,
    headers: {
      'tus-resumable': '1.0.0',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  const answer = new Promise<TusAnswer>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', response => {
      let body = ''
      response.setEncoding('utf8').on('data', text => (body += text))
      response.on('close', () => reject(new Error('the answer was cut off'))) // After its end, this changes nothing.
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
  })
  answer.catch(() => undefined) // A test that awaits the answer still sees the error.
  return { request, answer }
}

export async function tus(asked: TusRequest, bytes?: Buffer): Promise<TusAnswer> {
  const { request, answer } = openTus(asked)
  request.end(bytes)
  return await answer
}

export const bytesAt = (offset: number, length?: number) => ({
  'content-type': 'application/offset+octet-stream',
  'upload-offset': offset,
  ...(length !== undefined && { 'content-length': length }),
})

/** The headers that declare a file in tus. */
export function creation(
  organizationId: string,
  { bytes, ...about }: ReturnType<typeof newUpload>,
  more: object = {},
): Record<string, string | number> {
  const pairs = Object.entries({ organizationId, ...about, ...more })
  const metadata = pairs.map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
  return { 'upload-length': bytes, 'upload-metadata': metadata.join(',') }
}
