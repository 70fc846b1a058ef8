import Type, { type Static } from 'typebox'

/** Every way an operation can fail. Only the HTTP layer uses `status`; all other code uses kinds. */
export const errorKinds = {
  HttpApiDecodeError: {
    status: 400,
    retryable: false,
    meaning: 'The request does not match the operation’s schema. `issues` lists every problem with its path.',
  },
  BadRequest: {
    status: 400,
    retryable: false,
    meaning: 'The request matches the schema, but a value in it is not valid, such as an altered cursor.',
  },
  Unauthorized: {
    status: 401,
    retryable: false,
    meaning: 'The bearer token is missing, malformed, unknown, expired or revoked.',
  },
  PaymentRequired: {
    status: 402,
    retryable: false,
    meaning: 'The organization does not have enough credits, or the student has no active entitlement.',
  },
  Forbidden: {
    status: 403,
    retryable: false,
    meaning: 'The token is valid, but its role or scopes do not allow the operation.',
  },
  NotFound: {
    status: 404,
    retryable: false,
    meaning: 'The resource does not exist, or you are not allowed to see it.',
  },
  Conflict: {
    status: 409,
    retryable: false,
    meaning:
      'The request conflicts with the current state, such as a name that is taken or an idempotency key used for another request.',
  },
  TooManyRequests: {
    status: 429,
    retryable: true,
    meaning: 'You have reached a limit, or the server is busy. Wait `retryAfterSeconds`, then try again.',
  },
  InternalError: {
    status: 500,
    retryable: true,
    meaning:
      'Something went wrong on the server. Give the operator the request ID to find the cause in the log.',
  },
} as const

export type ErrorKind = keyof typeof errorKinds

/** Kinds that any operation can fail with before its function runs. */
export const pathErrorKinds = [
  'HttpApiDecodeError',
  'Unauthorized',
  'Forbidden',
  'TooManyRequests',
  'InternalError',
] as const satisfies readonly ErrorKind[]

const Issue = Type.Object(
  {
    path: Type.Array(Type.Union([Type.String(), Type.Number()]), {
      description: 'The field names and array indexes that lead to the problem.',
    }),
    message: Type.String({ description: 'The problem, such as "is required".' }),
  },
  { additionalProperties: false },
)
export interface Issue extends Static<typeof Issue> {}

/** The fields of a kind's body besides `_tag`, `message` and `requestId`. */
const details = {
  HttpApiDecodeError: { issues: Type.Array(Issue) },
  PaymentRequired: {
    requiredCredits: Type.Optional(Type.Number({ description: 'The credits that the call costs.' })),
    availableCredits: Type.Optional(
      Type.Number({ description: 'The credits that the organization can spend.' }),
    ),
    reservedCredits: Type.Optional(Type.Number({ description: 'The credits reserved by other calls.' })),
    shortfall: Type.Optional(Type.Number({ description: 'The credits that are missing.' })),
  },
  TooManyRequests: {
    retryAfterSeconds: Type.Number({ description: 'How long to wait before trying again.' }),
  },
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

/** The JSON body of each kind, as a named component of the OpenAPI document. */
export const errorSchemas = Object.fromEntries(
  Object.entries(errorKinds).map(([kind, { meaning }]) => [
    kind,
    Type.Object(
      {
        _tag: Type.Literal(kind),
        message: Type.String({ description: 'What went wrong, and what to do next.' }),
        requestId: Type.String({ description: 'The ID of this request, also in the X-Request-Id header.' }),
        ...(details as Partial<Record<string, object>>)[kind],
      },
      { $id: kind, description: meaning, additionalProperties: false },
    ),
  ]),
  // Object.fromEntries loses the type of its keys, which are those of errorKinds.
) as unknown as Record<ErrorKind, Type.TObject>
