import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Settings } from 'typebox/system'
import type { Issue } from '../errors.ts'
import { nearest } from '../nearest.ts'
import { findTooMuch, pluralize } from './too-much.ts'

// By default the validator stops at eight errors, but callers should see every problem at the same time.
Settings.Set({ maxErrors: 1_000 })

type Check = (value: unknown) => Issue[]

const compiled = new WeakMap<TSchema, Check>()

/** Every problem with the value. Empty if it matches the schema. */
export function check(schema: TSchema, value: unknown): Issue[] {
  let run = compiled.get(schema)
  if (run === undefined) {
    const validator = Compile(schema)
    run = candidate => {
      const tooMuch = findTooMuch(schema, candidate)
      if (tooMuch.length > 0) return tooMuch
      return validator.Check(candidate) ? [] : describe(validator.Errors(candidate), candidate, schema)
    }
    compiled.set(schema, run)
  }
  return run(value)
}

function describe(errors: readonly TLocalizedValidationError[], value: unknown, schema: TSchema): Issue[] {
  const dropped = new Set<TLocalizedValidationError>()
  const issues: Issue[] = []
  for (const error of errors) {
    if (error.keyword === 'const') dropTypeErrorsAt(error.instancePath, errors, dropped)
    if (error.keyword === 'anyOf') issues.push(...describeUnion(error, errors, dropped, value))
  }
  const known = knownFields(value, schema)
  for (const error of errors) {
    if (!dropped.has(error)) issues.push(...describeOne(error, value, schema, known))
  }
  return issues
}

/** If only one value is allowed, naming that value is enough. */
function dropTypeErrorsAt(
  instancePath: string,
  errors: readonly TLocalizedValidationError[],
  dropped: Set<TLocalizedValidationError>,
) {
  for (const error of errors) {
    if (error.keyword === 'type' && error.instancePath === instancePath) dropped.add(error)
  }
}

/**
 * A union reports the errors of every branch. If one branch has errors other than a wrong type, the caller meant that
 * branch, and only its errors help. Otherwise one sentence names all allowed types.
 */
function describeUnion(
  union: TLocalizedValidationError,
  errors: readonly TLocalizedValidationError[],
  dropped: Set<TLocalizedValidationError>,
  value: unknown,
): Issue[] {
  const branches = errors.filter(error => error.schemaPath.startsWith(`${union.schemaPath}/anyOf/`))
  const mismatches = branches.filter(
    error => error.keyword === 'type' && error.instancePath === union.instancePath,
  )
  dropped.add(union)
  for (const error of mismatches) dropped.add(error)
  if (branches.length > mismatches.length) return []
  const types = mismatches.map(error => (error.keyword === 'type' ? String(error.params.type) : ''))
  return [{ path: pathOf(union.instancePath, value), message: `must be ${types.map(aType).join(' or ')}` }]
}

function describeOne(
  error: TLocalizedValidationError,
  value: unknown,
  schema: TSchema,
  known: readonly string[],
): Issue[] {
  const path = pathOf(error.instancePath, value)
  switch (error.keyword) {
    case 'additionalProperties':
    case 'anyOf':
      return [] // The errors of the properties or branches already say what is wrong.
    case 'boolean':
      return [{ path, message: unknownField(path, known) }]
    case 'required':
      return error.params.requiredProperties.map(name => ({ path: [...path, name], message: 'is required' }))
    case 'enum':
      return [{ path, message: `must be one of ${error.params.allowedValues.join(', ')}` }]
    case 'const':
      return [{ path, message: `must be ${JSON.stringify(error.params.allowedValue)}` }]
    case 'format':
      return [{ path, message: `must be ${formatTexts[error.params.format] ?? `a ${error.params.format}`}` }]
    case 'type':
      return [{ path, message: `must be ${[error.params.type].flat().map(aType).join(' or ')}` }]
    case 'minLength':
      return [{ path, message: `must have at least ${pluralize(error.params.limit, 'character')}` }]
    case 'maxLength':
      return [{ path, message: `must have at most ${pluralize(error.params.limit, 'character')}` }]
    case 'minItems':
      return [{ path, message: `must have at least ${pluralize(error.params.limit, 'item')}` }]
    case 'maxItems':
      return [{ path, message: `must have at most ${pluralize(error.params.limit, 'item')}` }]
    case 'minimum':
      return [{ path, message: `must be at least ${error.params.limit}` }]
    case 'maximum':
      return [{ path, message: `must be at most ${error.params.limit}` }]
    case 'pattern':
      return [{ path, message: describePattern(String(error.params.pattern), schema) }]
    default:
      return [{ path, message: error.message }]
  }
}

/** Descriptions of formats whose names do not show how to write them. */
const formatTexts: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  'date-time': 'a date and time with a time zone, for example 2026-01-31T09:30:00Z',
}

/** The fields that a typo could stand for. Empty if there are so many fields that comparing them would cost too much. */
const knownFields = (value: unknown, schema: TSchema): string[] =>
  'properties' in schema && Object.keys(value ?? {}).length <= 50
    ? Object.keys(schema.properties as object)
    : []

/** Suggests a known field for a typo at the top level. */
function unknownField(path: Issue['path'], known: readonly string[]): string {
  const meant = path.length === 1 ? nearest(String(path[0]), known) : undefined
  return `is not a known field${meant ? ` (did you mean ${meant}?)` : ''}`
}

/** An example in the schema says more than the pattern. */
function describePattern(pattern: string, schema: TSchema): string {
  const example = exampleOf(schema, pattern)
  return example === undefined ? `must match ${pattern}` : `must look like ${example}`
}

function exampleOf(node: unknown, pattern: string): unknown {
  if (node === null || typeof node !== 'object') return undefined
  if ('pattern' in node && node.pattern === pattern && 'examples' in node && Array.isArray(node.examples))
    return node.examples[0]
  for (const child of Object.values(node)) {
    const found = exampleOf(child, pattern)
    if (found !== undefined) return found
  }
  return undefined
}

const aType = (type: string) => (type === 'null' ? type : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`)

function pathOf(pointer: string, value: unknown): (string | number)[] {
  if (pointer === '') return []
  let parent = value
  return pointer
    .slice(1)
    .split('/')
    .map(part => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
      const step = Array.isArray(parent) ? Number(name) : name
      parent = (parent as Record<string, unknown> | undefined)?.[name]
      return step
    })
}
