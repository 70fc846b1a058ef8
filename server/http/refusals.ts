import { usualBodyLimit } from '@learn/contract/operation'
import type { FastifyRequest } from 'fastify'
import { codeOf } from '../error-code.ts'
import { Fault, fault } from '../fault.ts'
import { decodeFault } from '../path/validate.ts'
import { busyFault } from '../storage/busy.ts'

export function notFoundFault({ method, url }: FastifyRequest): Fault {
  const asked = `${method} ${url.split('?', 1)[0]}`
  return fault('NotFound', `${asked.slice(0, 200)} does not exist. See /docs for every operation.`)
}

export const tooLargeCode = 'FST_ERR_CTP_BODY_TOO_LARGE'

export const bodyTooLarge = (limit: number) =>
  fault('BadRequest', `The body is larger than ${limit / 1024} KiB.`)

/** Turns what Fastify itself refuses into our errors. */
export function toFault(error: unknown, limit = usualBodyLimit): Fault {
  if (error instanceof Fault) return error
  const code = codeOf(error)
  if (code === tooLargeCode) return bodyTooLarge(limit)
  if (code === 'FST_ERR_BAD_URL') return fault('BadRequest', 'The URL is malformed.')
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') {
    return fault('BadRequest', 'The length of the body does not match its Content-Length.')
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return decodeFault([{ path: [], message: 'must have the Content-Type application/json' }])
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  // Not ECONNRESET alone: a lost connection to the database has that code too, and is not the caller's fault.
  const hungUp = error instanceof Error && error.message === 'aborted'
  if (hungUp || (status >= 400 && status < 500)) return fault('BadRequest', 'The request is malformed.')
  const busy = busyFault(error)
  if (busy) return busy
  return new Fault(
    'InternalError',
    'Something went wrong on the server. Give the operator this request id; the log has the cause.',
    {},
    error,
  )
}

/** Programs call these, and some of them ask for HTML without wanting it. */
const isForPrograms = (url: string) =>
  /^\/(v1|web|mcp|webhooks|\.well-known|auth\/student|oauth(?!\/authorize))(?![^/?])/.test(url)

/** Whether a person sees the answer in a browser. */
export const isBrowser = ({ method, url, headers: { accept = '' } }: FastifyRequest) =>
  ['GET', 'HEAD', 'POST'].includes(method) && !isForPrograms(url) && accept.startsWith('text/html')
