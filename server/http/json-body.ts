import { isUtf8 } from 'node:buffer'
import type { FastifyRequest } from 'fastify'
import { decodeFault } from '../path/validate.ts'
import { isTooDeep } from './json-depth.ts'

/** The JSON body of a request. Throws a fault if it is not valid. */
export function readJson({ headers, body }: FastifyRequest): unknown {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw decodeFault([{ path: [], message: 'must have the Content-Type application/json' }])
  }
  if (!Buffer.isBuffer(body) || !isUtf8(body))
    throw decodeFault([{ path: [], message: 'must be JSON in UTF-8' }])
  if (isTooDeep(body)) throw decodeFault([{ path: [], message: 'is nested too deeply' }])
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw decodeFault([{ path: [], message: 'must be valid JSON' }])
  }
}
