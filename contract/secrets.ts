import Type, { type TSchema } from 'typebox'

/** How a person gets a field that agents never see. */
export interface SecretField {
  readonly place: string
  /** Only one answer ever shows it, so the call is useless to a caller that must not see it. */
  readonly once: boolean
}

/** A text that lets anyone who has it act. Agents never get it, because their conversations are stored and passed on. */
export const Secret = (secret: SecretField, options: { readonly description: string }) =>
  Type.String({ ...options, keptFromAgents: secret })

/** A text that sounds like a secret, and why agents get it all the same. */
export const Shown = (because: string, options: { readonly description?: string; readonly format?: 'uri' }) =>
  Type.String({ ...options, shownBecause: because })

/** The parts of a schema that matter here. */
export interface SchemaNode {
  readonly type?: string
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode
  readonly anyOf?: readonly SchemaNode[]
  readonly keptFromAgents?: SecretField
  readonly shownBecause?: string
}

/** The schema behind `or null`. */
export const withoutNull = (schema: TSchema | SchemaNode): SchemaNode => {
  // Every schema of the contract consists of these keywords.
  const node = schema as SchemaNode
  return node.anyOf?.find(({ type }) => type !== 'null') ?? node
}

/** Every field of a schema, at any depth, with its name. */
export function* fieldsIn(schema: TSchema | SchemaNode): Generator<[name: string, field: SchemaNode]> {
  const { properties = {}, items } = withoutNull(schema)
  for (const [name, field] of Object.entries(properties)) {
    yield [name, withoutNull(field)]
    yield* fieldsIn(field)
  }
  if (items) yield* fieldsIn(items)
}

const known = new WeakMap<object, ReadonlyMap<string, SecretField>>()

/** The secrets in a schema, by the name of their field. */
export function secretsIn(schema: TSchema): ReadonlyMap<string, SecretField> {
  const found =
    known.get(schema) ??
    new Map(
      [...fieldsIn(schema)].flatMap(([name, { keptFromAgents }]) =>
        keptFromAgents ? [[name, keptFromAgents] as const] : [],
      ),
    )
  known.set(schema, found)
  return found
}

/** The value without its secrets, if it has any. */
export function withoutSecrets(schema: TSchema, value: unknown): unknown {
  return secretsIn(schema).size === 0 ? value : strip(withoutNull(schema), value)
}

function strip(schema: SchemaNode, value: unknown): unknown {
  const { properties, items } = schema
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return items ? value.map(item => strip(withoutNull(items), item)) : value
  if (!properties) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const declared = withoutNull(properties[name] ?? {})
      return declared.keptFromAgents ? [] : [[name, strip(declared, field)]]
    }),
  )
}
