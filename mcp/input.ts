import { checkInput } from '@learn/contract/checks/check-input'
import type { Issue } from '@learn/contract/errors'
import { inputFields, type Operation } from '@learn/contract/operation'
import { organizationFieldOf } from './binding.ts'
import type { Failed, Fields } from './invocation.ts'
import { argumentNameOf } from './names.ts'

/** The input, completed with the organization that the connection is bound to, or every problem with it. */
export function bindInput(
  operation: Operation,
  args: Fields,
  organization: string | undefined,
): { readonly input: Fields } | { readonly failure: Failed } {
  const field = organization === undefined ? undefined : organizationFieldOf(operation)
  const given = fieldsOf(operation, args)
  if (field && given[field] !== undefined && given[field] !== organization)
    return { failure: otherOrganizationFailure(organization) }
  const input = field ? { ...given, [field]: organization } : given
  const refusal = inputFailure(operation, input)
  return refusal ? { failure: refusal } : { input }
}

/** The arguments under their names in the contract. In a query everything is text, even if a model sends a number. */
function fieldsOf(operation: Operation, args: Fields): Fields {
  const fields = inputFields(operation)
  const known = new Map([...fields.keys()].map(name => [argumentNameOf(name), name]))
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const field = known.get(name) ?? name
      return [field, fields.get(field) === 'query' && typeof value === 'number' ? String(value) : value]
    }),
  )
}

export const otherOrganizationFailure = (organization: string | undefined): Failed => ({
  _tag: 'Forbidden',
  message: `This connection is limited to the organization ${organization}, and this call concerns another one.`,
})

function inputFailure(operation: Operation, input: Fields): Failed | undefined {
  const issues = checkInput(operation, input)
  if (issues.length === 0) return undefined
  const message = `Invalid arguments for ${operation.id}.`
  return { _tag: 'HttpApiDecodeError', message, issues: issues.map(toArgumentIssue) }
}

const toArgumentIssue = ({ path: [field = '', ...rest], message }: Issue): Issue => ({
  path: [argumentNameOf(String(field)), ...rest],
  message,
})
