import Type, { type Static } from 'typebox'

/** Every way an operation can fail. Only the HTTP layer reads `status`; everyone else speaks of kinds. */
export const errorKinds = {
  HttpApiDecodeError: {
    status: 400,
    retryable: false,
    meaning: 'The request does not match the schema of the operation; `issues` lists every place.',
  },
  BadRequest: {
    status: 400,
    retryable: false,
    meaning: 'The request matches the schema and still makes no sense, such as a tampered cursor.',
  },
  Unauthorized: {
    status: 401,
    retryable: false,
    meaning: 'The bearer token is missing, malformed, unknown, expired or revoked.',
  },
  PaymentRequired: {
    status: 402,
    retryable: false,
    meaning:
      'The organization lacks the credits that the operation costs, or the student has no entitlement that runs.',
  },
  Forbidden: {
    status: 403,
    retryable: false,
    meaning: 'The caller is known, but its role or its scopes do not allow the operation.',
  },
  NotFound: {
    status: 404,
    retryable: false,
    meaning: 'There is no such thing, or it belongs to an organization that the caller cannot see.',
  },
  Conflict: {
    status: 409,
    retryable: false,
    meaning: 'The request contradicts the present state, such as a reused idempotency key.',
  },
  TooManyRequests: {
    status: 429,
    retryable: true,
    meaning: 'The rate limit is reached; wait `retryAfterSeconds` and try again.',
  },
  InternalError: {
    status: 500,
    retryable: true,
    meaning: 'The server failed. The request id finds the cause in its log.',
  },
} as const

export type ErrorKind = keyof typeof errorKinds

/** Kinds that the path itself can give for any operation, whatever its function does. */
export const pathErrorKinds = [
  'HttpApiDecodeError',
  'Unauthorized',
  'Forbidden',
  'TooManyRequests',
  'InternalError',
] as const satisfies readonly ErrorKind[]

const Issue = Type.Object(
  {
    path: Type.Array(Type.Union([Type.String(), Type.Number()])),
    message: Type.String(),
  },
  { additionalProperties: false },
)
export interface Issue extends Static<typeof Issue> {}

/** What a kind's body carries beside `_tag`, `message` and `requestId`. */
const details = {
  HttpApiDecodeError: { issues: Type.Array(Issue) },
  PaymentRequired: {
    requiredCredits: Type.Optional(Type.Number()),
    availableCredits: Type.Optional(Type.Number()),
    reservedCredits: Type.Optional(Type.Number()),
    shortfall: Type.Optional(Type.Number()),
  },
  TooManyRequests: { retryAfterSeconds: Type.Number() },
} as const

export interface ErrorDetails {
  HttpApiDecodeError: { issues: Issue[] }
  PaymentRequired: {
    requiredCredits?: number
    availableCredits?: number
    reservedCredits?: number
    shortfall?: number
  }
  TooManyRequests: { retryAfterSeconds: number }
}
export type DetailsOf<Kind extends ErrorKind> = Kind extends keyof ErrorDetails
  ? ErrorDetails[Kind]
  : Record<never, never>

export type ErrorBody = {
  [Kind in ErrorKind]: { _tag: Kind; message: string; requestId: string } & DetailsOf<Kind>
}[ErrorKind]

/** The JSON body of each kind, as a named component of the document. */
export const errorSchemas = Object.fromEntries(
  Object.entries(errorKinds).map(([kind, { meaning }]) => [
    kind,
    Type.Object(
      {
        _tag: Type.Literal(kind),
        message: Type.String({ description: 'A sentence for a person.' }),
        requestId: Type.String({ description: 'The X-Request-Id of this request.' }),
        ...(details as Partial<Record<string, object>>)[kind],
      },
      { $id: kind, description: meaning, additionalProperties: false },
    ),
  ]),
  // Object.fromEntries forgets its keys; they are the keys of errorKinds by construction.
) as unknown as Record<ErrorKind, Type.TObject>
