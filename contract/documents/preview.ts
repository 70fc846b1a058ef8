import type { Estimate } from '../billing.ts'
import { isDestructive, type Operation } from '../operation.ts'

/** What a call would do, shown to the person who has to confirm it. */
export interface Preview {
  readonly operation: string
  /** Such as "Create an organization". */
  readonly summary: string
  readonly destructive: boolean
  /** The input as text, with secrets masked. `called` is the name of the thing that an id stands for. */
  readonly fields: readonly { readonly name: string; readonly value: string; readonly called?: string }[]
  /** What else would happen. */
  readonly warning: string | undefined
  readonly cost: Cost | undefined
}

export interface Cost {
  readonly credits: number
  readonly balanceBefore: number
  readonly balanceAfter: number
  readonly payable: boolean
  readonly shortfall: number
}

/** The balance before and after a paid call, from the response of `billing.createEstimate`. */
export const costOf = ({ credits, availableCredits, payable, shortfall }: Estimate): Cost => ({
  credits,
  balanceBefore: availableCredits,
  balanceAfter: availableCredits - credits,
  payable,
  shortfall,
})

export const creditWords = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

export function previewOf(
  operation: Operation,
  input: object,
  cost?: Cost,
  warning?: string,
  names: ReadonlyMap<string, string> = new Map(),
): Preview {
  return {
    operation: operation.id,
    summary: operation.summary,
    destructive: isDestructive(operation),
    fields: Object.entries(input).flatMap(([name, value]) => {
      if (isSecret(operation, name)) return [{ name, value: '••••' }]
      return isBytes(operation, name)
        ? [{ name, value: bytesIn(String(value)) }]
        : fieldsOf(name, value, names.get(name))
    }),
    warning,
    cost,
  }
}

/** The operation's own warning about a call. The answers that it needs come from `read`, by operation. */
export async function warningOf(
  operation: Operation,
  input: object,
  operations: readonly Operation[],
  read: (operation: Operation, input: object) => Promise<unknown>,
): Promise<string | undefined> {
  // The input has been checked, so it is what the operation's own function takes.
  return await operation.warning?.(input as never, async (id, fields) => {
    const needed = operations.find(known => known.id === id)
    return needed && (await read(needed, fields))
  })
}

/** Whether a field must never be shown, such as a PIN. */
export const isSecret = (operation: Pick<Operation, 'body'>, name: string): boolean =>
  keywordsOf(operation, name).writeOnly === true

const isBytes = (operation: Pick<Operation, 'body'>, name: string): boolean =>
  keywordsOf(operation, name).contentEncoding === 'base64'

/** Nobody can read base64, so the preview shows its size. */
const bytesIn = (text: string): string => `${Math.floor((text.replace(/=+$/, '').length * 3) / 4)} bytes`

function keywordsOf({ body }: Pick<Operation, 'body'>, name: string) {
  // The properties of a body are schemas; only these two keywords are used.
  const fields = { ...body?.properties } as Record<string, { writeOnly?: boolean; contentEncoding?: string }>
  return fields[name] ?? {}
}

/** Shows each object in a list on its own, so that the person sees everything they confirm. */
const fieldsOf = (name: string, value: unknown, called?: string): Preview['fields'] =>
  Array.isArray(value) && value.some(item => typeof item === 'object')
    ? value.map((item, index) => ({ name: `${name}.${index}`, value: textOf(item) }))
    : [{ name, value: textOf(value), ...(called !== undefined && { called }) }]

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
