import type { Issue } from '../errors.ts'
import { inputFields, type Operation } from '../operation.ts'
import { check } from './check.ts'

/** The limit that `check` has for one schema. */
const mostIssues = 1_000

/** Every problem with the flat input of an operation: unknown fields first, then params, query and body. */
export function checkInput(operation: Operation, input: Readonly<Record<string, unknown>>): Issue[] {
  const fields = inputFields(operation)
  const issues: Issue[] = Object.keys(input)
    .filter(name => !fields.has(name))
    .slice(0, mostIssues)
    .map(name => ({ path: [name], message: 'is not a known field' }))
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = operation[part]
    const own = Object.entries(input).filter(([name]) => fields.get(name) === part)
    if (schema) issues.push(...check(schema, Object.fromEntries(own)))
  }
  return issues
}
