import type { DetailsOf, ErrorKind } from '@learn/contract/errors'

/**
 * A declared failure: a kind, a sentence for the caller and further details for the body. The cause goes only to the
 * log. Operations throw `ctx.fault`, which knows their declared kinds.
 */
export class Fault<Kind extends ErrorKind = ErrorKind> extends Error {
  readonly kind: Kind
  readonly details: DetailsOf<Kind>

  constructor(kind: Kind, message: string, details: DetailsOf<Kind>, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
    this.details = details
  }
}

/** Creates a fault whose kind has no details. */
export const fault = <Kind extends PlainKind>(kind: Kind, message: string): Fault<Kind> =>
  // A plain kind's details are the empty object, which the conditional type can't see for a type parameter.
  new Fault(kind, message, {} as DetailsOf<Kind>)

/** The kinds whose body is only a tag, a message and a request id. */
export type PlainKind = Exclude<ErrorKind, 'HttpApiDecodeError' | 'TooManyRequests'>
