import { inputFields, type Operation, type Subject } from '@learn/contract/operation'
import type { Failed, Fields, Invoke } from './invocation.ts'

const organizationFields = ['organizationId', 'filter[organizationId]'] as const

/** The input field that names an organization, if the operation has one. */
export const organizationFieldOf = (operation: Operation): string | undefined =>
  organizationFields.find(name => inputFields(operation).has(name))

const bindable = new WeakMap<readonly Operation[], readonly Operation[]>()

/**
 * The operations that can be limited to one organization: their input names it, their subject belongs to one, or they
 * concern none, such as the list of topics. All others span every organization of the caller.
 */
export function bindableOf(all: readonly Operation[]): readonly Operation[] {
  const found = bindable.get(all) ?? all.filter(operation => isBindable(operation, all))
  bindable.set(all, found)
  return found
}

const isBindable = (operation: Operation, all: readonly Operation[]): boolean =>
  organizationFieldOf(operation) !== undefined ||
  finderOf(operation.about, all) !== undefined ||
  concernsNoOrganization(operation)

const concernsNoOrganization = ({ effect, about, role, response }: Operation): boolean =>
  effect === 'read' &&
  about === undefined &&
  (role === 'any' || role === 'none') &&
  !JSON.stringify(response).includes('"organizationId"')

/** The read that finds the organization of a subject, and the field of its answer that names it or another subject. */
interface Finder {
  readonly operation: Operation
  readonly subject: Subject
  readonly leadsTo: 'organizationId' | Subject
}

/** Found in the contract: a read whose only input is the subject and whose answer names its organization, or leads to it. */
function finderOf(
  subject: Subject | undefined,
  all: readonly Operation[],
  past: readonly Subject[] = [],
): Finder | undefined {
  if (subject === undefined || subject === 'home' || subject === 'organizationId') return undefined
  for (const operation of all) {
    const fields = [...inputFields(operation).keys()]
    if (operation.effect !== 'read' || operation.about !== subject || fields.join() !== subject) continue
    const answered =
      'properties' in operation.response ? Object.keys(operation.response.properties as object) : []
    if (answered.includes('organizationId')) return { operation, subject, leadsTo: 'organizationId' }
    // A decision, for example, leads to its student. A field that is not a subject has no finder.
    const next = answered.find(
      (name): name is Subject =>
        name !== subject &&
        !past.includes(name as Subject) &&
        isSubject(name as Subject, all, [...past, subject]),
    )
    if (next) return { operation, subject, leadsTo: next }
  }
  return undefined
}

const isSubject = (name: Subject, all: readonly Operation[], past: readonly Subject[]): boolean =>
  finderOf(name, all, past)?.leadsTo === 'organizationId'

/** The organization that a call concerns, looked up if the input does not name it; undefined if that is impossible. */
export async function organizationOf(
  operation: Operation,
  input: Fields,
  all: readonly Operation[],
  invoke: Invoke,
): Promise<{ readonly organization: string | undefined } | { readonly failure: Failed }> {
  const field = organizationFieldOf(operation)
  if (field) return { organization: textAt(input, field) }
  let finder = finderOf(operation.about, all)
  let id = finder && textAt(input, finder.subject)
  while (finder && id !== undefined) {
    const answer = await invoke(finder.operation, { [finder.subject]: id })
    if ('failure' in answer) return answer
    // finderOf has checked that this read answers with an object.
    id = textAt(answer.body as Fields, finder.leadsTo)
    if (finder.leadsTo === 'organizationId') return { organization: id }
    finder = finderOf(finder.leadsTo, all)
  }
  return { organization: undefined }
}

const textAt = (fields: Fields, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}
