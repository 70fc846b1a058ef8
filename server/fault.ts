import type { DetailsOf, ErrorKind } from '@learn/contract/errors'

/**
 * A declared failure: a kind, a sentence for the caller, and what else its body carries. The cause, where
 * there is one, goes to the log and nowhere else. Functions get theirs from `ctx.fault`, which knows their kinds.
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

/** Makes faults whose kind has no details of its own. */
export const fault = <Kind extends PlainKind>(kind: Kind, message: string): Fault<Kind> =>
  // A plain kind's details are the empty object, which the conditional type can't see for a type parameter.
  new Fault(kind, message, {} as DetailsOf<Kind>)

/** The kinds whose body is a tag, a message and a request id, and no more. */
export type PlainKind = Exclude<ErrorKind, 'HttpApiDecodeError' | 'TooManyRequests'>
