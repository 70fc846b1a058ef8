/** The parts of the OpenAPI document that the Python SDK is generated from. */
export interface Document {
  readonly info: { readonly version: string; readonly summary: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  /** The nouns with their descriptions. */
  readonly 'x-nouns': Readonly<Record<string, string>>
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content: Content }>>
  readonly 'x-noun': string
  readonly 'x-verb': string
  readonly 'x-role': string
  readonly 'x-scope': string
  readonly 'x-errors': readonly string[]
  readonly 'x-cost'?: { readonly credits: number; readonly per: string }
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description?: string
  readonly schema: Schema
}

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

/** An operation with its method and path. */
export interface Located extends Operation {
  readonly method: string
  readonly path: string
  /** Its id without the area: types are named after it. */
  readonly name: string
}

/** The operations with a noun. A child's sign-in has none: the SDK has a function of its own for it. */
export const operationsOf = ({ paths }: Document): Located[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => 'x-noun' in operation)
      .map(([method, operation]) => {
        const [, name = ''] = operation.operationId.split('.')
        return { ...operation, method: method.toUpperCase(), path, name }
      }),
  )

/** The successful responses of an operation, by content type. */
export const answersOf = ({ responses }: Operation): [type: string, schema: Schema][] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content }]) => Object.entries(content))
    .map(([type, { schema }]) => [type, schema])

export const bodyOf = ({ requestBody }: Operation): Schema | undefined =>
  requestBody?.content['application/json']?.schema

export const referenceName = (schema: Schema): string | undefined => schema.$ref?.split('/').at(-1)

/** The error kinds, each with its own schema, in order of status. */
export function errorKindsOf(document: Document): string[] {
  const failures = operationsOf(document).flatMap(({ responses }) =>
    Object.entries(responses).filter(([status]) => !status.startsWith('2')),
  )
  const schemas = failures.flatMap(([, { content }]) => Object.values(content).map(({ schema }) => schema))
  return [
    ...new Set(schemas.flatMap(({ anyOf, ...schema }) => (anyOf ?? [schema]).map(referenceName))),
  ].filter(kind => kind !== undefined)
}

/** Every schema that becomes a type: the components, and the unnamed bodies and responses of operations. */
export function namedSchemas(document: Document): Map<string, Schema> {
  const named = new Map(Object.entries(document.components.schemas))
  for (const operation of operationsOf(document)) {
    const body = bodyOf(operation)
    if (body && !body.$ref) named.set(bodyName(operation), body)
    for (const [, schema] of answersOf(operation))
      if (schema.properties) named.set(answerName(operation, schema), schema)
  }
  return named
}

const capitalize = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

export const bodyName = (operation: Located): string =>
  referenceName(bodyOf(operation) ?? {}) ?? `${capitalize(operation.name)}Request`

export const answerName = ({ name }: Located, schema: Schema): string =>
  referenceName(schema) ?? `${capitalize(name)}Answer`
