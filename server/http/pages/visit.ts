import type { EntranceId, entrances } from '@learn/contract/entrances'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Application } from '../../application.ts'
import type { OAuth } from '../../oauth/provider.ts'
import type { SignedIn, Visitor } from '../../sign-in/sign-in.ts'
import type { Answer } from './page.ts'

/** Somebody at an entrance. */
export interface Visit {
  readonly app: Application
  readonly oauth: () => Promise<OAuth>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly query: URLSearchParams
  readonly form: URLSearchParams
  /** The body, where a page's own script sent JSON. */
  readonly json: unknown
  readonly visitor: Visitor
  /** Who is signed in in this browser, if anybody. */
  readonly signedIn: SignedIn | undefined
}

/** The visit of somebody who is signed in. */
export interface SignedInVisit extends Visit {
  readonly signedIn: SignedIn
}

type Visited<Id extends EntranceId> = (typeof entrances)[Id]['credential'] extends 'session'
  ? SignedInVisit
  : Visit

/** What is forwarded to the OAuth provider has no function of ours; what speaks to a server or a program, or is somebody's file, is no page. */
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

/** One function for each entrance, under its own id; one that asks for a session gets who is signed in. */
export type Pages = { readonly [Id in PageId]: (visit: Visited<Id>) => Promise<Answer> }
