import { type Input, operation } from '@learn/contract/operation'
import {
  createOrganization as declared,
  Organization,
  updateOrganization as renamed,
} from '@learn/contract/organizations'
import { closed, Id } from '@learn/contract/values'
import type { Context, MutationContext } from '../server/context.ts'
import type { Handlers } from '../server/handlers.ts'
import { createOrganization, listOrganizations } from '../server/organizations/organizations.ts'

/**
 * Code that must not compile. `npm run check` is the test: it fails if a marked line has no type error.
 * None of this ever runs.
 */
type Create = Handlers['createOrganization']
type List = Handlers['listOrganizations']

// @ts-expect-error a function that may fail with a kind that its operation does not declare
export const kind: Create = (ctx: MutationContext<'NotFound'>, input) => createOrganization(ctx, input)

// @ts-expect-error a function whose input is not the operation's
export const input: Create = (ctx, given: { title: string }) => createOrganization(ctx, { name: given.title })

// @ts-expect-error a function whose output is not the operation's
export const output: List = async (ctx: Context<'BadRequest'>, input) => {
  const page = await listOrganizations(ctx, input)
  return { ...page, total: String(page.total) }
}

// @ts-expect-error a contract with a function missing
export const missing: Handlers = { createOrganization, listOrganizations }

// @ts-expect-error a read can't create ids, because it writes nothing
export const write: List = (ctx, input) => listOrganizations(ctx, { ...input, cursor: ctx.newId() })

export const thrown: List = async ctx => {
  // @ts-expect-error a fault of a kind that is not declared
  throw ctx.fault('NotFound', 'Nothing was found.')
}

// @ts-expect-error a paid operation without a cost
export const paid = operation({ ...renamed, effect: 'paid' })

// @ts-expect-error a paid operation about nothing: no organization would pay
export const unpaid = operation({ ...declared, effect: 'paid', cost: { credits: 1, per: 'call' } })

export const example = operation({
  ...declared,
  // @ts-expect-error an example that does not fit the schemas
  example: { request: { name: 5 }, response: declared.example.response },
})

// @ts-expect-error a response that is not a schema
export const schema = operation({ ...declared, response: 'Organization' })

// @ts-expect-error an unknown error kind
export const unknownKind = operation({ ...declared, errors: ['Teapot'] })

/** Code that must compile. */
const inPlace = operation({
  ...declared,
  body: closed({ id: Id }),
  example: { ...declared.example, request: { id: '' } },
})
export const field: string = ({ id: '' } satisfies Input<typeof inPlace>).id
// @ts-expect-error the fields of a schema written in place keep their types
export const wrongField: Input<typeof inPlace> = { id: 5 }
export const paidWithCost = operation({
  ...renamed,
  effect: 'paid',
  cost: { credits: 1, per: 'call' },
  about: 'organizationId',
})
export const nested = closed({ organization: Organization })
export const fewerKinds: Create = (ctx: MutationContext<'BadRequest' | 'Conflict'>, input) =>
  createOrganization(ctx, input)
