import type { Estimate } from '../billing.ts'
import { isDestructive, type Operation } from '../operation.ts'

/** What a call would do, for whoever has to agree to it before it is made. */
export interface Preview {
  readonly operation: string
  /** Such as "Create an organization". */
  readonly summary: string
  readonly destructive: boolean
  /** What was given, by name, in words; secrets are covered. */
  readonly fields: readonly { readonly name: string; readonly value: string }[]
  readonly cost: Cost | undefined
}

export interface Cost {
  readonly credits: number
  readonly balanceBefore: number
  readonly balanceAfter: number
  readonly payable: boolean
  readonly shortfall: number
}

/** What a paid call would leave, by what `billing.createEstimate` says of it. */
export const costOf = ({ credits, availableCredits, payable, shortfall }: Estimate): Cost => ({
  credits,
  balanceBefore: availableCredits,
  balanceAfter: availableCredits - credits,
  payable,
  shortfall,
})

export const creditWords = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

export function previewOf(operation: Operation, input: object, cost?: Cost): Preview {
  return {
    operation: operation.id,
    summary: operation.summary,
    destructive: isDestructive(operation),
    fields: Object.entries(input).flatMap(([name, value]) => {
      if (isSecret(operation, name)) return [{ name, value: '••••' }]
      return isBytes(operation, name) ? [{ name, value: bytesIn(String(value)) }] : fieldsOf(name, value)
    }),
    cost,
  }
}

/** Whether a field is given and never shown, such as a PIN. */
export const isSecret = (operation: Pick<Operation, 'body'>, name: string): boolean =>
  keywordsOf(operation, name).writeOnly === true

const isBytes = (operation: Pick<Operation, 'body'>, name: string): boolean =>
  keywordsOf(operation, name).contentEncoding === 'base64'

/** Nobody reads base64. */
const bytesIn = (text: string): string => `${Math.floor((text.replace(/=+$/, '').length * 3) / 4)} bytes`

function keywordsOf({ body }: Pick<Operation, 'body'>, name: string) {
  // The properties of a body are schemas, of which two keywords are read.
  const fields = { ...body?.properties } as Record<string, { writeOnly?: boolean; contentEncoding?: string }>
  return fields[name] ?? {}
}

/** A list of objects is told item by item: each is something of its own to agree to, and none hides behind the others. */
const fieldsOf = (name: string, value: unknown): Preview['fields'] =>
  Array.isArray(value) && value.some(item => typeof item === 'object')
    ? value.map((item, index) => ({ name: `${name}.${index}`, value: inWords(item) }))
    : [{ name, value: inWords(value) }]

const inWords = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
