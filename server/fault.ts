import type { DetailsOf, ErrorKind } from '@learn/contract/errors'

/**
 * A declared failure: a kind, a sentence for the caller and further details for the body. The cause goes only to the
 * log. Operations throw `ctx.fault`, which knows their declared kinds.
 */
export class Fault<Kind extends ErrorKind = ErrorKind> extends Error {
  readonly kind: Kind
  readonly details: DetailsOf<Kind>
  /** What the challenge to the client says. Nothing if the client sent no credential, as RFC 6750 requires. */
  bearer?: BearerError
  /** When to retry, for a kind whose body has no field for it. */
  retryAfterSeconds?: number

  constructor(kind: Kind, message: string, details: DetailsOf<Kind>, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
    this.details = details
  }
}

/** Why a bearer token was refused (RFC 6750). A client then knows whether to sign in again or to ask for another scope. */
export interface BearerError {
  readonly error: 'invalid_token' | 'insufficient_scope'
  readonly scope?: string
}

/** Adds the reason to a fault. */
export function refusing<Any extends Fault>(refused: Any, bearer: BearerError): Any {
  refused.bearer = bearer
  return refused
}

/** Creates a fault whose kind has no details. */
export const fault = <Kind extends PlainKind>(kind: Kind, message: string): Fault<Kind> =>
  // A plain kind's details are the empty object, which the conditional type can't see for a type parameter.
  new Fault(kind, message, {} as DetailsOf<Kind>)

/** The kinds whose body is only a tag, a message and a request id. */
export type PlainKind = Exclude<ErrorKind, 'HttpApiDecodeError' | 'TooManyRequests'>
