import Type, { type TSchema } from 'typebox'
import { type EntranceId, entrances } from '../entrances.ts'
import { exampleCredential } from '../learn/onboarding.ts'
import { exampleIds } from '../learn/values.ts'
import { StudentSession, StudentSignIn } from '../student-sign-in.ts'
import { closed } from '../values.ts'
import { headers } from './headers.ts'
import type { Json, JsonObject } from './json-schema.ts'

type ProgramId = {
  [Id in EntranceId]: (typeof entrances)[Id]['speaks'] extends 'program' ? Id : never
}[EntranceId]

interface Program {
  readonly description: string
  readonly body?: { readonly schema: TSchema; readonly example: Json }
  readonly response: { readonly schema: TSchema; readonly example: Json }
}

/** The entrances for programs are in the document too, so that generated clients can call them. */
const programs: Readonly<Record<ProgramId, Program>> = {
  'auth.studentSignIn': {
    description:
      'Signs a child in and returns an access token that is valid for two hours, for their own learning only. The call needs no bearer token. It fails with `Unauthorized` if the username and PIN don’t match, whether or not the username exists. Too many wrong PINs lock the username, for a minute at first and later for up to a day. Too many different usernames lock the network for up to an hour. `TooManyRequests` then says how long to wait.',
    body: { schema: StudentSignIn, example: { username: exampleCredential.username, pin: '4071' } },
    response: {
      schema: StudentSession,
      example: {
        token: 'learn_at_…',
        expiresAt: '2026-01-31T11:30:00.000Z',
        studentId: exampleIds.studentId,
      },
    },
  },
  'auth.studentSignOut': {
    description:
      'Ends the child’s access token that is sent with the request. The child’s tokens on other devices stay valid.',
    response: {
      schema: closed({ signedOut: Type.Literal(true) }, { $id: 'StudentSignOutResponse' }),
      example: { signedOut: true },
    },
  },
}

/** The error statuses that these can answer with. */
const failures = ['400', '401', '429', '500']

/** The paths of these entrances. Their errors are like those of operations. */
export function programPaths(emit: (schema: TSchema) => Json, errorResponses: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(programs).map(([id, { description, body, response }]) => {
      const { path, method, summary, credential } = entrances[id as ProgramId] // Object.entries loses the type of the keys.
      const content = ({ schema, example }: Program['response']) => ({
        'application/json': { schema: emit(schema), example },
      })
      const operation: JsonObject = {
        operationId: id,
        tags: ['auth'],
        summary,
        description,
        security: credential === 'token' ? [{ bearer: [] }] : [],
        ...(body && { requestBody: { required: true, content: content(body) } }),
        responses: {
          200: { description: summary, headers: headers('X-Request-Id'), content: content(response) },
          ...Object.fromEntries(failures.map(status => [status, errorResponses[status] ?? {}])),
        },
      }
      return [path, { [method.toLowerCase()]: operation }]
    }),
  )
}
