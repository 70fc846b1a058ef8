import { check } from '@learn/contract/check'
import type { Issue } from '@learn/contract/errors'
import { inputFields, type Operation } from '@learn/contract/operation'
import { organizationFieldOf } from './binding.ts'
import type { Failed, Fields } from './invocation.ts'

/** The input with the organization that the connection is bound to, or why it can't be. */
export function bindInput(
  operation: Operation,
  input: Fields,
  organization: string | undefined,
): Fields | { readonly failure: Failed } {
  const field = organization === undefined ? undefined : organizationFieldOf(operation)
  if (!field) return input
  const given = input[field]
  if (given !== undefined && given !== organization) return { failure: outsideOf(organization) }
  return { ...input, [field]: organization }
}

export const outsideOf = (organization: string | undefined): Failed => ({
  _tag: 'Forbidden',
  message: `This connection is bound to the organization ${organization}, and this is about another.`,
})

/** Everything that is wrong with an input, before anybody is asked to agree to it. */
export function refusedInput(operation: Operation, input: Fields): Failed | undefined {
  const fields = inputFields(operation)
  const issues: Issue[] = Object.keys(input)
    .filter(name => !fields.has(name))
    .map(name => ({ path: [name], message: 'is not a known field' }))
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = operation[part]
    const own = Object.entries(input).filter(([name]) => fields.get(name) === part)
    if (schema) issues.push(...check(schema, Object.fromEntries(own)))
  }
  if (issues.length === 0) return undefined
  const message = `The arguments do not fit ${operation.id}.`
  return { _tag: 'HttpApiDecodeError', message, issues }
}
