import { check } from '@learn/contract/checks/check'
import type { DetailsOf, Issue } from '@learn/contract/errors'
import { inputFields, type Operation } from '@learn/contract/operation'
import { Fault } from '../fault.ts'

/** The parts of a request before validation. */
export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const parts = ['params', 'query', 'body'] as const

/** Returns the flat input of the operation's function, or throws with every issue. */
export function validate(operation: Pick<Operation, (typeof parts)[number]>, raw: RawInput): object {
  const issues: Issue[] = []
  const input = {}
  for (const part of parts) {
    const schema = operation[part]
    const value = raw[part] ?? (part === 'body' ? undefined : {})
    if (schema === undefined) {
      if (part === 'query') issues.push(...unknownFields(value))
      continue
    }
    const found = check(schema, value)
    issues.push(...(found.length > 0 ? found : unstorableText(value, [])))
    if (found.length === 0) Object.assign(input, value)
  }
  if (issues.length > 0) throw decodeFault(issues)
  return input
}

/** The same limit as in the contract's checks. */
const mostUnknown = 1_000

/** The same for an input that is already flat and nested under a name in the request. */
export function validateFlat(operation: Operation, name: string, input: object): object {
  const fields = inputFields(operation)
  const raw: Record<(typeof parts)[number], Record<string, unknown>> = { params: {}, query: {}, body: {} }
  const unknown: Issue[] = []
  for (const [field, value] of Object.entries(input)) {
    const part = fields.get(field)
    if (part) raw[part][field] = value
    else if (unknown.length < mostUnknown)
      unknown.push({ path: [name, field], message: 'is not a known field' })
  }
  try {
    const valid = validate(operation, raw)
    if (unknown.length === 0) return valid
    throw decodeFault(unknown)
  } catch (error) {
    if (!(error instanceof Fault) || !('issues' in error.details)) throw error
    const { issues } = error.details as DetailsOf<'HttpApiDecodeError'>
    if (issues === unknown) throw error
    throw decodeFault([...unknown, ...issues.map(issue => ({ ...issue, path: [name, ...issue.path] }))])
  }
}

export const decodeFault = (issues: Issue[]): Fault<'HttpApiDecodeError'> =>
  new Fault('HttpApiDecodeError', sentence(issues), { issues })

function sentence(issues: readonly Issue[]): string {
  const problems = issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'the request'} ${message}`)
  const more = issues.length > problems.length ? `, and ${issues.length - problems.length} more` : ''
  const text = `The request is not valid: ${problems.join('; ')}${more}`
  return text.endsWith('?') ? text : `${text}.`
}

const unknownFields = (value: unknown): Issue[] =>
  Object.keys(value ?? {}).map(name => ({ path: [name], message: 'is not a known field' }))

/** Deeper than any operation's input. Without a limit, deep nesting would overflow the stack. */
const deepest = 50

/** PostgreSQL can't store NUL, and half a surrogate pair is not valid text. */
function unstorableText(value: unknown, path: Issue['path']): Issue[] {
  if (path.length > deepest) return [{ path: path.slice(0, 2), message: 'is nested too deeply' }]
  if (typeof value === 'string') {
    if (value.includes('\0')) return [{ path, message: 'must not contain the NUL character' }]
    return value.isWellFormed() ? [] : [{ path, message: 'must be well-formed Unicode' }]
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorableText(item, [...path, index]))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, item]) => unstorableText(item, [...path, name]))
}
