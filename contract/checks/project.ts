import type { TSchema } from 'typebox'

interface Node {
  type?: string
  properties?: Record<string, Node>
  required?: string[]
  items?: Node
  anyOf?: Node[]
}

type Project = (value: unknown) => unknown

const compiled = new WeakMap<TSchema, Project>()

/**
 * Copies only the fields that the schema names, so that a column added to a table can't leak into a response. Compiled
 * once per schema; a call costs about as much as JSON.stringify.
 */
export function project(schema: TSchema, value: unknown): unknown {
  let run = compiled.get(schema)
  if (run === undefined) {
    // Safe: the code is built from schemas of the contract, never from input.
    run = new Function('v', `return ${expression(schema as Node, 'v', 0)}`) as Project
    compiled.set(schema, run)
  }
  return run(value)
}

/** JavaScript source that copies the expression `source` as the schema describes it. */
function expression(node: Node, source: string, depth: number): string {
  if (node.anyOf) {
    const inner = node.anyOf.find(branch => branch.type !== 'null')
    const copied = inner ? expression(inner, source, depth) : source
    return copied === source ? source : `(${source}==null?null:${copied})`
  }
  if (node.type === 'array' && node.items) {
    const item = `v${depth + 1}`
    const copied = expression(node.items, item, depth + 1)
    return copied === item ? source : `${source}.map(${item}=>(${copied}))`
  }
  if (node.type === 'object' && node.properties) {
    const fields = Object.entries(node.properties).map(([name, child]) => {
      const key = JSON.stringify(name)
      const access = `${source}[${key}]`
      const copied = expression(child, access, depth)
      if (node.required?.includes(name)) return `${key}:${copied}`
      return `...(${access}===undefined?undefined:{${key}:${copied}})`
    })
    return `({${fields.join(',')}})`
  }
  return source
}
