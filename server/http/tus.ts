import { largestFile } from '@learn/contract/media/item'
import { appendMediaUpload, type MediaUpload } from '@learn/contract/media/uploads'
import type { Operation, TusMethod } from '@learn/contract/operation'
import { closed } from '@learn/contract/values'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Application } from '../application.ts'
import { Fault, fault } from '../fault.ts'
import type { Call } from '../path/call.ts'
import { preferenceApplied, prefersDryRun } from '../path/dry-run.ts'
import { execute, type Outcome } from '../path/execute.ts'
import { decodeFault, type RawInput } from '../path/validate.ts'
import { type Door, doors, programs } from './doors.ts'
import { commonHeaders, faultReply } from './reply.ts'
import { RequestBytes } from './request-bytes.ts'
import { readUploadMetadata } from './upload-metadata.ts'

interface TusOptions {
  readonly app: Application
  /** How long a request may send nothing. */
  readonly silentMilliseconds: number
}

const version = '1.0.0'
const bytesType = 'application/offset+octet-stream'
const lingerMilliseconds = 5_000

/** tus clients send this header with every request, so these routes come before the JSON routes of the same operations. */
const spokenByHeader = {
  name: 'tus',
  storage: () => {
    const known = new Map<unknown, unknown>()
    return {
      get: (key: unknown) => known.get(key) ?? null,
      set: (key: unknown, value: unknown) => void known.set(key, value),
    }
  },
  deriveConstraint: ({ headers }: { headers: Record<string, unknown> }) =>
    headers['tus-resumable'] === undefined ? undefined : true,
  validate: () => undefined,
}

/** Serves the contract's uploads as tus 1.0: the same operations, at the same URLs, through the same path. */
export function addTus(server: FastifyInstance, options: TusOptions): void {
  server.addConstraintStrategy(spokenByHeader as never) // Its types demand one storage for every kind of router.
  server.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null)) // The body is read while it is written to storage.
    const spoken = options.app.surface.operations.flatMap(({ tus, ...operation }) =>
      tus ? [{ tus, operation: operation as Operation }] : [],
    )
    for (const door of doors)
      for (const { tus: method, operation } of spoken)
        scope.route({
          method,
          url: `${door.prefix}${urlOf(operation)}`,
          constraints: { tus: true },
          config: { operation: operation.id, streams: true },
          handler: (request, reply) => answer({ ...options, door }, method, operation, request, reply),
        })
    for (const url of new Set(spoken.map(({ operation }) => urlOf(operation))))
      scope.options(url, async (_request, reply) => reply.code(204).headers(abilities).send())
    scope.route({
      method: 'POST', // For clients behind proxies that block other methods.
      url: urlOf(appendMediaUpload),
      constraints: { tus: true },
      config: { operation: appendMediaUpload.id, streams: true },
      handler: (request, reply) => {
        const meant = spoken.find(({ tus }) => tus === request.headers['x-http-method-override'])
        if (!meant?.operation.params) {
          const refused = fault('NotFound', 'X-HTTP-Method-Override must be HEAD, PATCH or DELETE here.')
          return refuse(options, request, reply, refused)
        }
        return answer({ ...options, door: programs }, meant.tus, meant.operation, request, reply)
      },
    })
  })
}

const urlOf = ({ path }: Operation) => path.replaceAll(/\{(\w+)\}/g, ':$1')

const abilities = {
  'Tus-Resumable': version,
  'Tus-Version': version,
  'Tus-Extension': 'creation,creation-with-upload,termination,expiration',
  'Tus-Max-Size': String(largestFile),
}

async function answer(
  options: TusOptions & { readonly door: Door },
  method: TusMethod,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const outcome = await ask(options, method, operation, request).catch(error => {
    if (error instanceof Refusal) return error
    throw error
  })
  if (outcome instanceof Refusal) return refuse(options, request, reply, outcome.fault, outcome.status)
  const { result, rateLimit, principalId } = outcome
  request.principalId = principalId
  if (result instanceof Fault) return refuse(options, request, reply, result, undefined, rateLimit)
  const { status, headers } = answers[method](result.body as MediaUpload) // The answer of every method except DELETE.
  return send(request, reply, status, { ...rateLimit, ...preferenceApplied(result), ...headers })
}

/** A refusal before the call starts. */
class Refusal extends Error {
  readonly fault: Fault
  readonly status: number | undefined

  constructor(refused: Fault, status?: number) {
    super(refused.message)
    this.fault = refused
    this.status = status
  }
}

async function ask(
  options: TusOptions & { readonly door: Door },
  method: TusMethod,
  operation: Operation,
  request: FastifyRequest,
): Promise<Outcome> {
  const { app } = options
  const { headers } = request
  if (headers['tus-resumable'] !== version)
    throw new Refusal(
      fault('BadRequest', `This server supports tus ${version}. Set Tus-Resumable to ${version}.`),
      412,
    )
  const credential = options.door.credentialOf(app, request)
  if (credential instanceof Fault) throw new Refusal(credential)
  const call = {
    operation,
    requestId: request.id,
    ...credential,
    idempotencyKey: method === 'PATCH' ? undefined : headers['idempotency-key']?.toString(),
    isDryRun: prefersDryRun(headers.prefer),
    address: request.ip,
    trace: request.trace,
  }
  const params = request.params
  if (method === 'PATCH') return await append(options, call, request, params)
  if (method === 'POST') refuseTooLarge(request)
  const body = () => (method === 'POST' ? readCreation(request) : undefined)
  const outcome = await execute(app, { ...call, input: () => ({ params, query: {}, body: body() }) })
  if (method !== 'POST' || outcome.result instanceof Fault || call.isDryRun || !hasBytes(request))
    return outcome
  const { mediaItemId } = outcome.result.body as MediaUpload
  request.headers['upload-offset'] = '0'
  const began = await append(options, { ...call, isContinued: true }, request, { mediaItemId })
  return { ...began, rateLimit: outcome.rateLimit }
}

/** The bytes arrive separately from the input. */
const appending: Operation = {
  ...appendMediaUpload,
  body: closed({ offset: appendMediaUpload.body.properties.offset }),
}

async function append(
  { app, silentMilliseconds }: TusOptions,
  call: Omit<Call, 'input'>,
  request: FastifyRequest,
  params: RawInput['params'],
): Promise<Outcome> {
  return await execute(app, {
    ...call,
    operation: appending,
    source: new RequestBytes(request.raw, silentMilliseconds),
    input: () => {
      if (!hasBytes(request))
        throw decodeFault([{ path: [], message: `must have the Content-Type ${bytesType}` }])
      return { params, query: {}, body: { offset: wholeHeader(request, 'upload-offset') } }
    },
  })
}

const hasBytes = ({ headers }: FastifyRequest) => headers['content-type'] === bytesType

/** Values that are not whole numbers are left as they are, for the contract to refuse. */
function wholeHeader({ headers }: FastifyRequest, name: string): unknown {
  const value = headers[name]
  return typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? Number(value) : value
}

function refuseTooLarge(request: FastifyRequest): void {
  const bytes = wholeHeader(request, 'upload-length')
  if (typeof bytes === 'number' && bytes > largestFile)
    throw new Refusal(
      fault('BadRequest', `Upload-Length is ${bytes}, but a file can have at most ${largestFile} bytes.`),
      413,
    )
}

/** A request with more bytes than it declares creates no upload. */
function readCreation(request: FastifyRequest): object {
  const bytes = wholeHeader(request, 'upload-length')
  const bodyBytes = hasBytes(request) ? Number(request.headers['content-length'] ?? 0) : 0
  if (typeof bytes === 'number' && bodyBytes > bytes)
    throw fault('BadRequest', `The request has ${bodyBytes} bytes, but Upload-Length declares only ${bytes}.`)
  const metadata = readUploadMetadata(request.headers['upload-metadata'])
  return { ...metadata, ...(bytes !== undefined && { bytes }) }
}

type Answer = (upload: MediaUpload) => { status: number; headers: Record<string, string> }

const expiry = ({ expiresAt }: MediaUpload): Record<string, string> =>
  expiresAt === null ? {} : { 'Upload-Expires': new Date(expiresAt).toUTCString() }

const answers: Record<TusMethod, Answer> = {
  POST: upload => ({
    status: 201,
    headers: { Location: upload.url, 'Upload-Offset': String(upload.offset), ...expiry(upload) },
  }),
  HEAD: upload => ({
    status: upload.status === 'failed' ? 410 : 200,
    headers: {
      'Upload-Offset': String(upload.offset),
      'Upload-Length': String(upload.bytes),
      ...expiry(upload),
    },
  }),
  PATCH: upload => ({ status: 204, headers: { 'Upload-Offset': String(upload.offset), ...expiry(upload) } }),
  DELETE: () => ({ status: 204, headers: {} }),
}

function refuse(
  { app }: TusOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Fault,
  status?: number,
  rateLimit: object = {},
) {
  const failed = faultReply(refused, request.id, app.publicUrl)
  const headers = { ...failed.headers, ...rateLimit, ...(status === 412 && { 'Tus-Version': version }) }
  return send(request, reply, status ?? failed.status, headers, failed.body)
}

/** A client that is still sending gets a moment to read the refusal. */
function send(
  { id, raw: request }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: object,
  body = '',
) {
  reply.hijack()
  const { 'Content-Type': type, ...common } = commonHeaders(id)
  const content = { 'Content-Length': Buffer.byteLength(body), ...(body && { 'Content-Type': type }) }
  const length = status === 204 ? {} : content
  reply.raw.writeHead(status, { ...common, 'Tus-Resumable': version, ...length, ...headers }).end(body)
  if (request.complete) return reply
  // Once the body has arrived, the connection may already carry somebody else's request.
  const timer = setTimeout(() => request.socket.destroy(), lingerMilliseconds).unref()
  request.once('end', () => clearTimeout(timer))
  return reply
}
