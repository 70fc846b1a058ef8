import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorKind, pathErrorKinds } from './errors.ts'
import type { Listing, Schema } from './values.ts'

/** From least to most: a viewer reads, a member works, an admin manages people, keys and money. */
export const roles = ['viewer', 'member', 'admin'] as const
export type Role = (typeof roles)[number]

export const scopes = ['organizations:read', 'organizations:write', 'invitations:read'] as const
export type Scope = (typeof scopes)[number]

/** The price of a paid operation, for each `per`: a call, or a unit of its input. */
export interface Cost {
  readonly credits: number
  readonly per: string
}

/** An object schema, by what is read of it. A plain `TObject` here would blur the fields of one written in place. */
interface ObjectSchema extends TSchema {
  readonly properties: object
  readonly required?: readonly string[] | undefined
}

interface Declaration {
  readonly id: string
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
  /** Least role, in each organization that the call touches. `none` asks only for a valid credential. */
  readonly role: Role | 'none'
  readonly scope: Scope
  readonly listing?: Listing
  readonly invariants?: readonly string[]
  readonly example: { readonly request: object; readonly response: unknown }
}

/** One thing that may be asked of the API. A paid one without a cost does not compile. */
export type Operation = Declaration &
  (
    | { readonly effect: 'read' | 'mutate'; readonly cost?: never }
    | { readonly effect: 'paid'; readonly cost: Cost }
  )

type Fields<S> = S extends TObject ? Static<S> : Record<never, never>

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
