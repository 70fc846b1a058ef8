import { isId } from '../id.ts'
import { nounVerbOf } from '../noun-verb.ts'
import { inputFields, type Operation } from '../operation.ts'

/** The names of what a call is about, by field. Each id takes one read; without an answer there is no name. */
export async function namesIn(
  operation: Operation,
  input: object,
  operations: readonly Operation[],
  read: (operation: Operation, input: object) => Promise<unknown>,
): Promise<ReadonlyMap<string, string>> {
  const { noun } = nounVerbOf(operation)
  const list = operations.find(other => isVerb(other, 'list', noun))
  const names = new Map<string, string>()
  const findName = async (field: string, id: string) => {
    const getter = getterOf(field, noun, operations)
    const reader = getter ?? list
    if (!reader) return
    const asked = getter ? { [field]: id } : inputFields(reader).has('limit') ? { limit: '100' } : {}
    const answer = await read(reader, asked)
    const name = nameOf(getter ? answer : itemOf(answer, id))
    if (name) names.set(field, name)
  }
  const ids = Object.entries(input).filter(([, value]) => typeof value === 'string' && isId(value))
  await Promise.all(ids.map(([field, id]) => findName(field, id)))
  return names
}

/** The operation that reads one thing by its id alone. A noun that has only a list has none for its own ids. */
function getterOf(field: string, noun: string, operations: readonly Operation[]): Operation | undefined {
  const getters = operations.filter(
    other => isVerb(other, 'get') && [...inputFields(other)].join() === `${field},params`,
  )
  const hasOwn = operations.some(other => isVerb(other, 'get', noun))
  return getters.find(other => isVerb(other, 'get', noun)) ?? (hasOwn ? getters[0] : undefined)
}

const isVerb = (operation: Operation, verb: string, noun?: string): boolean => {
  const own = nounVerbOf(operation)
  return own.verb === verb && (noun === undefined || own.noun === noun)
}

const itemOf = (answer: unknown, id: string): unknown => {
  const { data } = Object(answer) as { data?: readonly { readonly id?: unknown }[] }
  return data?.find(item => item.id === id)
}

const nameFields = ['name', 'displayName', 'email', 'clientName', 'userAgent', 'topicId', 'operation']

function nameOf(item: unknown): string | undefined {
  const fields = Object(item) as Readonly<Record<string, unknown>>
  const found = nameFields
    .map(field => fields[field])
    .find(value => typeof value === 'string' && value !== '')
  return found === undefined ? undefined : String(found)
}
