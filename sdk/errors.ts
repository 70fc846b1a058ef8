import type { DetailsOf, ErrorKind } from '@learn/contract/errors'

/** Whatever a call can fail with has a `_tag`, and the id of the request where the server gave it one. */
export abstract class LearnError extends Error {
  abstract readonly _tag: string
  readonly requestId: string | undefined

  constructor(message: string, requestId?: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = new.target.name
    this.requestId = requestId
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
  | UnexpectedAnswer
