import type { DetailsOf, ErrorKind } from '@learn/contract/errors'

/** Whatever a call can fail with has a `_tag`, and the id under which the server's log has the request. */
export abstract class LearnError extends Error {
  abstract readonly _tag: string
  readonly requestId: string | undefined
  /** How long the server asks to be left alone. */
  declare retryAfterSeconds?: number
  /** Where a walk over pages came to its end: the same list goes on when it is asked for with this cursor. */
  declare cursor?: string
  /** Of an upload that broke off: it goes on when it is asked for with this as `resume`. */
  declare mediaItemId?: string

  constructor(message: string, requestId?: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.requestId = requestId
    // A bundler may give the classes other names.
    Object.defineProperty(this, 'name', { get: () => this._tag })
  }
}

/** What the server says about a failure, in the kinds of the contract. */
export abstract class ApiError<Kind extends ErrorKind> extends LearnError {
  abstract override readonly _tag: Kind
  override readonly requestId: string
  readonly status: number
  readonly details: DetailsOf<Kind>

  constructor(message: string, requestId: string, status: number, details: DetailsOf<Kind>) {
    super(message, requestId)
    this.requestId = requestId
    this.status = status
    this.details = details
  }
}

export class HttpApiDecodeError extends ApiError<'HttpApiDecodeError'> {
  readonly _tag = 'HttpApiDecodeError'
}
export class BadRequest extends ApiError<'BadRequest'> {
  readonly _tag = 'BadRequest'
}
export class Unauthorized extends ApiError<'Unauthorized'> {
  readonly _tag = 'Unauthorized'
}
export class PaymentRequired extends ApiError<'PaymentRequired'> {
  readonly _tag = 'PaymentRequired'
}
export class Forbidden extends ApiError<'Forbidden'> {
  readonly _tag = 'Forbidden'
}
export class NotFound extends ApiError<'NotFound'> {
  readonly _tag = 'NotFound'
}
export class Conflict extends ApiError<'Conflict'> {
  readonly _tag = 'Conflict'
}
export class TooManyRequests extends ApiError<'TooManyRequests'> {
  readonly _tag = 'TooManyRequests'
}
export class InternalError extends ApiError<'InternalError'> {
  readonly _tag = 'InternalError'
}

/** The server was not reached, or the connection broke. */
export class NetworkError extends LearnError {
  readonly _tag = 'NetworkError'
}
/** The answer took longer than the time that the call was given. */
export class TimeoutError extends LearnError {
  readonly _tag = 'TimeoutError'
}
/** The caller's own signal ended the call. */
export class Aborted extends LearnError {
  readonly _tag = 'Aborted'
}
/** What was given can't be sent, and nothing was. */
export class InvalidRequest extends LearnError {
  readonly _tag = 'InvalidRequest'
}
/** Something answered that does not speak this API: a proxy's page, an older or a newer server. */
export class UnexpectedAnswer extends LearnError {
  readonly _tag = 'UnexpectedAnswer'
  readonly status: number

  constructor(message: string, status: number, requestId?: string, cause?: unknown) {
    super(message, requestId, cause)
    this.status = status
  }
}

export const errorClasses = {
  HttpApiDecodeError,
  BadRequest,
  Unauthorized,
  PaymentRequired,
  Forbidden,
  NotFound,
  Conflict,
  TooManyRequests,
  InternalError,
} satisfies { [Kind in ErrorKind]: new (...args: never) => ApiError<Kind> }

type ErrorClasses = typeof errorClasses
/** What an operation that declares these kinds can fail with, told apart by `_tag`. */
export type ErrorOf<Kind extends ErrorKind> =
  | { [K in Kind]: InstanceType<ErrorClasses[K]> }[Kind]
  | NetworkError
  | TimeoutError
  | Aborted
  | InvalidRequest
  | UnexpectedAnswer
