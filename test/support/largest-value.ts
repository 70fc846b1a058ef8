import type { SchemaNode } from '@learn/contract/secrets'
import type { TSchema } from 'typebox'

interface Node extends SchemaNode {
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly string[]
  readonly maxLength?: number
  readonly maxItems?: number
  readonly anyOf?: readonly Node[]
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
}

/** Quotation marks count twice in JSON, and emoji must not be cut in half. */
const unit = 'Long “text” with "quotes", 🙂 and\nlines. '

/** A value as large as the schema allows, within reason: with many items in each list, and long texts. */
export function largestValue(schema: TSchema, items = 100, characters = 1_000): unknown {
  return largest(schema as Node, items, characters, '0')
}

function largest(node: Node, items: number, characters: number, path: string): unknown {
  const { type, format, anyOf, properties, maxLength = characters, maxItems = items } = node
  if (anyOf) return largest(anyOf.find(one => one.type !== 'null') ?? node, items, characters, path)
  if (node.const !== undefined) return node.const
  if (node.enum) return node.enum.toSorted((a, b) => b.length - a.length)[0]
  if (type === 'array') {
    const { items: item = {} } = node
    if (item.enum) return item.enum.slice(0, maxItems)
    const count = Math.min(items, maxItems)
    const inner = Math.ceil(items / 20)
    return Array.from({ length: count }, (_, index) => largest(item, inner, characters, `${path}.${index}`))
  }
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, largest(field, items, characters, path)]),
    )
  if (type === 'string') return format === 'uuid' ? uuidOf(path) : textOf(path, maxLength)
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'number' || type === 'integer') return 1_234_567
  return { anything: textOf(path, 10 * characters) }
}

const uuidOf = (path: string) =>
  `00000000-0000-4000-8000-${path.replaceAll(/\D/g, '').padStart(12, '0').slice(-12)}`
const textOf = (path: string, length: number) =>
  `${path} ${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length)
