import type { JsonObject } from './json-schema.ts'

/** The headers of responses, as components of the OpenAPI document. */
export const headerComponents: JsonObject = {
  'X-Request-Id': {
    description:
      'The ID of this request in the server log. If your request has an `X-Request-Id` of 1 to 128 letters, digits, `.`, `_`, `:` or `-`, it is used; otherwise the server makes one.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description:
      'The limits that count this request. Each has a name, the requests it allows (`q`) and its window in seconds (`w`). Missing if the server has no limits.',
    schema: { type: 'string', examples: ['"credential";q=1200;w=60, "organization";q=6000;w=60'] },
  },
  RateLimit: {
    description:
      'What is left of each limit: its name, the requests left (`r`) and the seconds until its window ends (`t`). Missing if the server has no limits.',
    schema: { type: 'string', examples: ['"credential";r=1199;t=60, "organization";r=5990;t=42'] },
  },
  'Idempotency-Replayed': {
    description:
      '`true` if a request with this `Idempotency-Key` was answered before, and this is the same answer. Otherwise missing.',
    schema: { type: 'string', const: 'true' },
  },
  'Preference-Applied': {
    description: '`dry-run` if the request asked for a dry run, so nothing was changed. Otherwise missing.',
    schema: { type: 'string', const: 'dry-run' },
  },
  'Retry-After': {
    description:
      'The whole seconds to wait before the next attempt, the same as `retryAfterSeconds`. Usually up to a minute, but hours for daily limits and locked PINs. Waiting is enough: nothing else needs to change.',
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': {
    description:
      'The Bearer challenge (RFC 6750, RFC 9728). `resource_metadata` says how to get a token. `error` is `invalid_token` if the token was refused, and `insufficient_scope` if it lacks the scopes in `scope`; it is missing if no token was sent.',
    schema: {
      type: 'string',
      examples: [
        'Bearer resource_metadata="https://learn.example/.well-known/oauth-protected-resource/v1", error="invalid_token", error_description="This access token has expired. Refresh it or sign in again."',
      ],
    },
  },
}

export const headers = (...names: string[]): JsonObject =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))

/** Every response of an operation has these. */
export const commonHeaders = headers('X-Request-Id', 'RateLimit-Policy', 'RateLimit')

export const errorHeaders: Readonly<Record<number, JsonObject>> = {
  401: headers('WWW-Authenticate'),
  403: headers('WWW-Authenticate'),
  429: headers('Retry-After'),
}
