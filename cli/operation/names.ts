import { routeOf } from '@learn/contract/documents/route'
import { inputFields, type Operation } from '@learn/contract/operation'
import type { Context, Session } from '../context.ts'
import { isId } from '../flags/match-name.ts'
import { commandsOf, type OperationCommand } from './command.ts'

/** The names of what a call is about, by field. One request is made for each id; without an answer there is no name. */
export async function namesIn(
  context: Context,
  { connection }: Session,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, string>> {
  const commands = await commandsOf(context)
  const noun = commands.find(command => command.operation === operation)?.noun
  const names = new Map<string, string>()
  const findName = async (field: string, id: string) => {
    const getter = getterOf(field, noun, commands)
    const list = commands.find(command => command.noun === noun && command.verb === 'list')
    const { operation: read } = getter ?? list ?? {}
    if (!read) return
    const asked = getter ? { [field]: id } : inputFields(read).has('limit') ? { limit: '100' } : {}
    const { data } = await connection.call(routeOf(read), asked)
    const name = nameOf(getter ? data : itemOf(data, id))
    if (name) names.set(field, name)
  }
  const ids = Object.entries(input).filter(([, value]) => typeof value === 'string' && isId(value))
  await Promise.all(ids.map(([field, id]) => findName(field, String(id)).catch(() => undefined)))
  return names
}

/** The command that reads one thing by its id alone. A noun that has only a list has no such command for its own ids. */
function getterOf(
  field: string,
  noun: string | undefined,
  commands: readonly OperationCommand[],
): OperationCommand | undefined {
  const getters = commands.filter(
    ({ verb, operation }) => verb === 'get' && [...inputFields(operation)].join() === `${field},params`,
  )
  const own = commands.some(command => command.noun === noun && command.verb === 'get')
  return getters.find(command => command.noun === noun) ?? (own ? getters[0] : undefined)
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
