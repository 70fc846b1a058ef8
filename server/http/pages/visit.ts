import type { EntranceId, entrances } from '@learn/contract/entrances'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Application } from '../../application.ts'
import type { OAuth } from '../../oauth/provider.ts'
import type { SignedIn, Visitor } from '../../sign-in/sign-in.ts'
import type { Answer } from './page.ts'

/** One request to an entrance. */
export interface Visit {
  readonly app: Application
  readonly oauth: () => Promise<OAuth>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly query: URLSearchParams
  readonly form: URLSearchParams
  /** The JSON body, when one of our scripts sent the request. */
  readonly json: unknown
  readonly visitor: Visitor
  /** The person signed in in this browser, if any. */
  readonly signedIn: SignedIn | undefined
}

/** A visit by a signed-in person. */
export interface SignedInVisit extends Visit {
  readonly signedIn: SignedIn
}

type VisitFor<Id extends EntranceId> = (typeof entrances)[Id]['credential'] extends 'session'
  ? SignedInVisit
  : Visit

/** The entrances that are pages: not those for OAuth, webhooks, programs, MCP or downloads, which are served elsewhere. */
export type PageId = {
  [Id in EntranceId]: (typeof entrances)[Id]['speaks'] extends
    | 'oauth'
    | 'webhook'
    | 'program'
    | 'mcp'
    | 'download'
    ? never
    : Id
}[EntranceId]

/** One function for each page, by entrance id. A page that requires a session gets a `SignedInVisit`. */
export type Pages = { readonly [Id in PageId]: (visit: VisitFor<Id>) => Promise<Answer> }
