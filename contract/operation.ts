import type { Static, TSchema } from 'typebox'
import type { ErrorKind, pathErrorKinds } from './errors.ts'
import type { Noun } from './noun-verb.ts'
import type { Listing, Schema } from './values.ts'

/** From least to most powerful: viewers read, members work, admins also manage people, keys and money. */
export const roles = ['viewer', 'member', 'admin'] as const
export type Role = (typeof roles)[number]

/** What each scope allows, as the approval page says it after "It will be able to". */
export const scopeMeanings = {
  'identity:read': 'view your account and where you are signed in',
  'identity:write': 'sign you out, remove other apps’ access and ask to change your email address',
  'account:close': 'close your account and delete everything that nobody else shares',
  'organizations:read': 'view your organizations and their settings',
  'organizations:write': 'create, change and delete organizations',
  'members:read': 'view the members of your organizations',
  'members:write': 'change roles and remove members',
  'teams:read': 'view teams and their members',
  'teams:write': 'create, change and delete teams',
  'invitations:read': 'view invitations, including their secret links',
  'invitations:write': 'invite people and accept invitations',
  'keys:read': 'view the list of API keys',
  'keys:write': 'create, rotate and revoke API keys',
  'audit:read': 'view the audit log',
  'billing:read': 'view credits, prices and spending',
  'billing:write': 'buy credits and set up auto-recharge',
  'jobs:read': 'view jobs',
  'jobs:write': 'cancel jobs',
  'learn:read': 'view and export students and their progress',
  'learn:write': 'add families, run practice, change students’ settings and PINs, and erase students',
  'media:read': 'view and download files in the media library',
  'media:write': 'upload, change and delete files in the media library',
  paid: 'spend your organizations’ credits',
} as const
export type Scope = keyof typeof scopeMeanings
// Object.keys loses the type of its keys.
export const scopes = Object.keys(scopeMeanings) as Scope[]

export const callerKinds = ['user', 'key', 'student'] as const
export type CallerKind = (typeof callerKinds)[number]

/**
 * The fields that can name the resource of a call, which belongs to one organization. `home` is not a field: it is the
 * organization of the caller's key, or the one that their first onboarding created, or none yet.
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
  | 'noteId'
  | 'paperId'
  | 'mediaItemId'
  | 'home'

/** The price of a paid operation. Units other than `call` are counted by a function of the server. */
export interface Cost {
  readonly credits: number
  readonly per: string
}

/** The formats besides JSON that the query parameter `format` can ask for. */
export const formats = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
} as const
export type Format = keyof typeof formats

/** More than any valid body needs, except a few that declare their own limit. */
export const usualBodyLimit = 64 * 1024

export type TusMethod = 'POST' | 'HEAD' | 'PATCH' | 'DELETE'

/** The parts of an object schema that are used here. A plain `TObject` would lose the fields of inline schemas. */
export interface ObjectSchema extends TSchema {
  readonly properties: object
  readonly required?: readonly string[] | undefined
}

/** Reads with another operation. Undefined if the caller can't. */
export type ReadForWarning = (operationId: string, input: object) => Promise<unknown>

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
  /** The kinds that its function can fail with, besides `pathErrorKinds`. */
  readonly errors: readonly ErrorKind[]
  /**
   * The lowest role that may call it, in each organization concerned. `any` concerns all of the caller's organizations,
   * even if they have none. `none` needs only a valid token and concerns no existing organization.
   */
  readonly role: Role | 'any' | 'none'
  readonly scope: Scope
  /**
   * The field that names the resource, in whose organization the caller needs the role. Without it, the call spans all
   * organizations of the caller.
   */
  readonly about?: Subject
  /**
   * Its function looks the resource up and fails with `NotFound`. For callers with one organization, the server then
   * skips its own lookup.
   */
  readonly finds?: true
  /** Who may call it: see `callersOf`. Default: users and keys. */
  readonly callers?: readonly CallerKind[]
  /**
   * For their own children, guardians may call it whatever becomes of their membership, the family's team or the
   * organization, and even while the organization is suspended. Otherwise, the role decides as usual.
   */
  readonly forGuardians?: true
  /** Whether `client` members are refused regardless of their role, as in everything about money. */
  readonly closedToClients?: true
  /**
   * `events`: a stream of server-sent events, each a complete response. `pieces`: JSON whose long lists are sent while
   * they are read. `upload`: receives bytes outside a transaction; its function commits.
   */
  readonly transport?: 'events' | 'pieces' | 'upload'
  /** The method that tus 1.0 clients use at the same path. Their headers carry the fields. */
  readonly tus?: TusMethod
  /**
   * It reads much. Where the operator has standbys of the database, one of them may answer, with everything that was committed
   * before the call, or not at all: then the primary does. Only for reads.
   */
  readonly fromStandby?: true
  readonly formats?: readonly Format[]
  /** The largest body in bytes. Default: `usualBodyLimit`. */
  readonly bodyLimit?: number
  /** For operations that start a job: the operation that reads the result, by the id in the job's `result`. */
  readonly result?: string
  readonly listing?: Listing
  readonly invariants?: readonly string[]
  /** Whether it removes something that can't be restored. Default: true for DELETE. */
  readonly destructive?: boolean
  /** What else would happen, as a sentence for the person who has to confirm the call. */
  readonly warning?: (input: never, read: ReadForWarning) => Promise<string | undefined>
  /**
   * Whether it is a step of practice, such as an answer. An agent makes these calls without asking a person each time:
   * there are two for every question, and they only record what the child did.
   */
  readonly practises?: true
  /**
   * Records in the answer that agents get in a short form, each with the operation that returns it whole.
   */
  readonly shortForAgents?: Readonly<Record<string, string>>
  /**
   * Its answer is never stored, not even encrypted. A call that is repeated with the same idempotency key does nothing and
   * fails with `Conflict`.
   */
  readonly answeredOnce?: true
  /** Whether agents see it as a tool from the start. They find the other operations by searching. */
  readonly featured?: true
  readonly example: { readonly request: object; readonly response: unknown }
}

/**
 * One call of the API. A paid operation needs a cost, an organization that pays and, besides its own scope, the scope
 * `paid`.
 */
export type Operation = Declaration &
  (
    | { readonly effect: 'read' | 'mutate'; readonly cost?: never }
    | { readonly effect: 'paid'; readonly cost: Cost; readonly about: Subject; readonly practises?: never }
  )

type Fields<S> = S extends ObjectSchema ? Static<S> : Record<never, never>

/** Params, query and body as one object, as the operation's function receives them. */
export type Input<Op extends Operation> = Fields<Op['params']> & Fields<Op['query']> & Fields<Op['body']>
export type Output<Op extends Operation> = Static<Op['response']>
export type Failure<Op extends Operation> = Op['errors'][number] | (typeof pathErrorKinds)[number]

/** Type-checks a declaration: the examples must match the operation's own schemas. */
export function operation<const Op extends Operation>(
  declaration: Op & { example: { request: Input<Op>; response: Output<Op> } },
): Op {
  return declaration
}

export const isDestructive = ({ method, destructive }: Pick<Operation, 'method' | 'destructive'>): boolean =>
  destructive ?? method === 'DELETE'

/** Whether a call by an agent must be confirmed first. */
export const asksFirst = ({ effect, practises }: Pick<Operation, 'effect' | 'practises'>): boolean =>
  effect !== 'read' && !practises

/** Whether `Prefer: dry-run` works: not for bytes, and not for steps of practice, which would reveal questions and answers. */
export const canDryRun = ({
  effect,
  practises,
  transport,
}: Pick<Operation, 'effect' | 'practises' | 'transport'>): boolean =>
  effect !== 'read' && !practises && transport !== 'upload'

/** Whether its answer comes in pages. */
export const isPaged = ({ query }: Pick<Operation, 'query'>): boolean => 'cursor' in (query?.properties ?? {})

const usualCallers: readonly CallerKind[] = ['user', 'key']

export const callersOf = ({ callers = usualCallers }: Pick<Operation, 'callers'>): readonly CallerKind[] =>
  callers

const parts = ['params', 'query', 'body'] as const

/** The part of the request that each input field belongs to. A name must not occur in two parts. */
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
