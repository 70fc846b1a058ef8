import type { Static, TSchema } from 'typebox'
import type { ErrorKind, pathErrorKinds } from './errors.ts'
import type { Noun } from './noun-verb.ts'
import type { Listing, Schema } from './values.ts'

/** From least to most: a viewer reads, a member works, an admin manages people, keys and money. */
export const roles = ['viewer', 'member', 'admin'] as const
export type Role = (typeof roles)[number]

/** What a token or key may be allowed to do, in the words in which a person is asked. */
export const scopeMeanings = {
  'identity:read': 'see who you are, and where you are signed in',
  'identity:write': 'sign you out, and end what you have allowed others',
  'organizations:read': 'see your organizations and their settings',
  'organizations:write': 'create, change and delete organizations',
  'members:read': 'see the members of your organizations',
  'members:write': 'change roles, and remove members',
  'teams:read': 'see teams and who is in them',
  'teams:write': 'create, change and delete teams',
  'invitations:read': 'see invitations, with their secret links',
  'invitations:write': 'invite people, and accept invitations',
  'keys:read': 'see which API keys there are',
  'keys:write': 'make, rotate and revoke API keys',
  'audit:read': 'see who did what',
  'billing:read': 'see credits, prices and what was spent',
  'billing:write': 'buy credits, and set how they are bought',
  'jobs:read': 'see what is being worked on',
  'jobs:write': 'cancel what is being worked on',
  'learn:read': 'see and export students, what they learn and why',
  'learn:write':
    'bring in families, let students practise, change what they learn and their PINs, and erase them',
  'media:read': 'see and download files of the media library',
  'media:write': 'add, change and delete files of the media library',
  paid: 'spend credits of your organizations',
} as const
export type Scope = keyof typeof scopeMeanings
// Object.keys forgets the type of its keys.
export const scopes = Object.keys(scopeMeanings) as Scope[]

export const callerKinds = ['user', 'key', 'student'] as const
export type CallerKind = (typeof callerKinds)[number]

/**
 * The fields that can name what a call is about. What they name belongs to one organization. `home` is no field: it is
 * the caller's own organization, a key's or the one that a family's first onboarding made. Where there is none yet, the
 * call touches nothing that exists.
 */
export type Subject =
  | 'organizationId'
  | 'teamId'
  | 'memberId'
  | 'invitationId'
  | 'apiKeyId'
  | 'jobId'
  | 'studentId'
  | 'sessionId'
  | 'decisionId'
  | 'replayId'
  | 'assignmentId'
  | 'mediaItemId'
  | 'home'

/** The price of a paid operation. For each `call` it is known at once; any other unit is counted by a function of the server. */
export interface Cost {
  readonly credits: number
  readonly per: string
}

/** What an answer can be written as beside JSON, where the query's `format` asks for it. */
export const formats = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
} as const
export type Format = keyof typeof formats

export type TusMethod = 'POST' | 'HEAD' | 'PATCH' | 'DELETE'

/** An object schema, by what is read of it. A plain `TObject` here would blur the fields of one written in place. */
export interface ObjectSchema extends TSchema {
  readonly properties: object
  readonly required?: readonly string[] | undefined
}

interface Declaration {
  readonly id: string
  /** What people type instead of the id, where `nounVerbOf` would not find a good one. */
  readonly nounVerb?: `${Noun} ${string}`
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: ObjectSchema
  readonly response: Schema
  readonly status: 200 | 201 | 202
  /** Kinds that its function can give; those of the path itself come on top. */
  readonly errors: readonly ErrorKind[]
  /**
   * Least role, in each organization that the call touches. `any` touches all of the caller's, even where there are
   * none; `none` asks for a valid credential and touches nothing that exists already.
   */
  readonly role: Role | 'any' | 'none'
  readonly scope: Scope
  /**
   * The field that names what the call is about: the role is needed there. Without one, or where it is optional and left
   * out, the call spans organizations.
   */
  readonly about?: Subject
  /**
   * Its function finds what it is about by itself, and answers `NotFound` where there is none: for whoever has one
   * organization it is not looked up before.
   */
  readonly finds?: true
  /** Who may call it, where that is not users and keys. */
  readonly callers?: readonly CallerKind[]
  /** A `client` member is a guest: what is about money is not for it, whatever its role. */
  readonly closedToClients?: true
  /**
   * Where it does not come and go at once: `events` is a stream of server-sent events, each of which is the response
   * anew; `pieces` is JSON as ever, whose lists are sent as they are read, for they may be longer than can be held.
   * `upload` takes bytes for as long as they come, in no transaction: its function commits what they come to.
   */
  readonly transport?: 'events' | 'pieces' | 'upload'
  /** The method by which tus 1.0 asks for it at the same path, with its headers for the fields. */
  readonly tus?: TusMethod
  readonly formats?: readonly Format[]
  /** Where it answers with a job: the operation that tells what that came to, by what the job's result names. */
  readonly result?: string
  readonly listing?: Listing
  readonly invariants?: readonly string[]
  /** It takes something away that can't be brought back as it was. What is deleted is so by its method, unless this says no. */
  readonly destructive?: boolean
  /** Agents see it as a tool of its own from the first; the other operations they find by searching. */
  readonly featured?: true
  readonly example: { readonly request: object; readonly response: unknown }
}

/**
 * One thing that may be asked of the API. A paid one without a cost does not compile, nor one that is about nothing: some
 * organization must pay. It needs the scope `paid` beside its own.
 */
export type Operation = Declaration &
  (
    | { readonly effect: 'read' | 'mutate'; readonly cost?: never }
    | { readonly effect: 'paid'; readonly cost: Cost; readonly about: Subject }
  )

type Fields<S> = S extends ObjectSchema ? Static<S> : Record<never, never>

/** Params, query and body as one object, the way a function receives them. */
export type Input<Op extends Operation> = Fields<Op['params']> & Fields<Op['query']> & Fields<Op['body']>
export type Output<Op extends Operation> = Static<Op['response']>
export type Failure<Op extends Operation> = Op['errors'][number] | (typeof pathErrorKinds)[number]

/** Checks a declaration as it is written: the examples must fit the operation's own schemas. */
export function operation<const Op extends Operation>(
  declaration: Op & { example: { request: Input<Op>; response: Output<Op> } },
): Op {
  return declaration
}

export const isDestructive = ({ method, destructive }: Pick<Operation, 'method' | 'destructive'>): boolean =>
  destructive ?? method === 'DELETE'

const parts = ['params', 'query', 'body'] as const

/** Where each field of the flat input travels. Two parts with one field name would be ambiguous. */
export function inputFields(op: Operation): Map<string, (typeof parts)[number]> {
  const fields = new Map<string, (typeof parts)[number]>()
  for (const part of parts) {
    for (const name of Object.keys(op[part]?.properties ?? {})) {
      if (fields.has(name)) throw new Error(`${op.id}: "${name}" is in both ${fields.get(name)} and ${part}`)
      fields.set(name, part)
    }
  }
  return fields
}
