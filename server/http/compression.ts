import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib'
import type { Operation } from '@learn/contract/operation'
import { fieldsIn } from '@learn/contract/secrets'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

const ways = {
  br: promisify<Buffer, BrotliOptions, Buffer>(brotliCompress),
  gzip: promisify<Buffer, ZlibOptions, Buffer>(gzip),
}
const quality = constants.BROTLI_PARAM_QUALITY
/** Documents are compressed once and well, answers each time and quickly. */
const well = { br: { params: { [quality]: 9 } }, gzip: { level: 9 } }
const quickly = { br: { params: { [quality]: 1 } }, gzip: { level: 1 } }

/** The best encoding that the client accepts (RFC 9110). Undefined if it should get the bytes as they are. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  const weights = new Map(
    accepted
      .slice(0, 256)
      .toLowerCase()
      .split(',')
      .map((part): [string, number] => {
        const [name = '', ...parameters] = part.split(';').map(text => text.trim())
        const weight = parameters.find(text => text.startsWith('q='))?.slice(2)
        return [name, weight === undefined ? 1 : Number(weight) || 0]
      }),
  )
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [br, gz] = [weightOf('br'), weightOf('gzip')]
  if (br === 0 && gz === 0) return undefined
  return br >= gz ? 'br' : 'gzip'
}

interface Representation {
  readonly bytes: Buffer
  readonly etag: string
}

/** A document that is the same for everybody: compressed once, on first use, and revalidated by its ETag. */
export class StaticDocument {
  readonly #type: string
  readonly #make: () => string | Promise<Buffer>
  readonly #made = new Map<Encoding | undefined, Promise<Representation>>()

  constructor(type: string, make: () => string | Promise<Buffer>) {
    this.#type = type
    this.#make = make
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const { bytes, etag } = await this.#representation(encoding)
    reply.header('ETag', etag).header('Vary', 'Accept-Encoding').header('Cache-Control', 'no-cache')
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding) reply.header('Content-Encoding', encoding)
    return reply.type(this.#type).send(bytes)
  }

  #representation(encoding: Encoding | undefined): Promise<Representation> {
    let made = this.#made.get(encoding)
    if (!made) {
      made = this.#compress(encoding).catch(error => {
        this.#made.delete(encoding) // Retry on the next request.
        throw error
      })
      this.#made.set(encoding, made)
    }
    return made
  }

  async #compress(encoding: Encoding | undefined): Promise<Representation> {
    const made = await this.#make()
    const source = typeof made === 'string' ? Buffer.from(made) : made
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 22)
    const bytes = encoding ? await ways[encoding](source, well[encoding]) : source
    return { bytes, etag: `"${hash}${encoding ? `-${encoding}` : ''}"` }
  }
}

/** Whether the client has this version already. Comparison is weak, because a proxy may have changed the encoding. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const known = header.split(',').map(text => text.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(etag)
}

/** Smaller answers fit into a few packets anyway. */
const smallest = 8_192
/** Compressing more at a time would keep busy the threads that hash PINs and read files. */
const mostAtOnce = 2
let running = 0

/** The answer compressed, or undefined if it should be sent as it is. */
export async function compressAnswer(
  operation: Operation,
  accepted: string | undefined,
  body: string,
): Promise<{ encoding: Encoding; bytes: Buffer } | undefined> {
  if (body.length < smallest || running >= mostAtOnce || !isCompressible(operation)) return undefined
  const encoding = chooseEncoding(accepted)
  if (!encoding) return undefined
  running++
  try {
    return { encoding, bytes: await ways[encoding](Buffer.from(body), quickly[encoding]) }
  } finally {
    running--
  }
}

const compressible = new WeakMap<Operation, boolean>()

/**
 * Compressed next to text that somebody else chose, a secret could be guessed from the length of the answer. So an answer
 * with a token, a secret or a signed address is never compressed, nor is the answer to a change.
 */
export function isCompressible(operation: Operation): boolean {
  const known = compressible.get(operation)
  if (known !== undefined) return known
  const isFree = operation.effect === 'read' && !hasSecret(operation)
  compressible.set(operation, isFree)
  return isFree
}

const hasSecret = ({ response }: Operation): boolean =>
  [...fieldsIn(response)].some(([, { keptFromAgents, shownBecause }]) => keptFromAgents || shownBecause)
