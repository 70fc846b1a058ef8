import { type EntranceId, entrances } from '@learn/contract/entrances'
import { StudentSignIn } from '@learn/contract/student-sign-in'
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import type { Application } from '../application.ts'
import { validate } from '../path/validate.ts'
import { signInStudent, signOutStudent } from '../sign-in/student.ts'
import { readJson } from './json-body.ts'
import { commonHeaders } from './reply.ts'

type ProgramId = {
  [Id in EntranceId]: (typeof entrances)[Id]['speaks'] extends 'program' ? Id : never
}[EntranceId]

/** Far more than a username and a PIN need. */
const bodyLimit = 4_096

/** One for each entrance of the contract that speaks to programs; a missing one is a type error. */
const programs: {
  readonly [Id in ProgramId]: (app: Application, request: FastifyRequest) => Promise<object>
} = {
  'auth.studentSignIn': async (app, request) => {
    const raw = { params: {}, query: request.query, body: readJson(request) }
    // Validated input has the type of its schema.
    const child = validate({ body: StudentSignIn }, raw) as StudentSignIn
    const session = await signInStudent(app, child, { requestId: request.id, address: request.ip })
    request.principalId = session.studentId
    return session
  },

  'auth.studentSignOut': async (app, request) => {
    await signOutStudent(app, request.headers.authorization, request.ip)
    return { signedOut: true }
  },
}

/** They neither set nor read cookies, so a page on another site gains nothing by calling them. */
export function addPrograms(server: FastifyInstance, { app }: { app: Application }): void {
  for (const [id, run] of Object.entries(programs)) {
    const { method, path: url } = entrances[id as ProgramId] // Object.entries loses the type of the keys.
    server.route({
      method: method as HTTPMethods,
      url,
      bodyLimit,
      config: { operation: id },
      handler: async (request, reply) => {
        const answer = await run(app, request)
        return reply.headers(commonHeaders(request.id)).send(JSON.stringify(answer))
      },
    })
  }
}
