import type { Operation } from '@learn/contract/operation'
import type { Surface, UnitsContext } from '../surface.ts'

export interface Quote {
  readonly units: number
  readonly credits: number
}

/** The most that a call can cost. */
export async function quote(
  { units }: Surface,
  operation: Operation,
  ctx: UnitsContext,
  input: object,
): Promise<Quote> {
  const { cost, id } = operation
  if (!cost) throw new Error(`${id} is free`)
  const count = cost.per === 'call' ? 1 : await units[id]?.(ctx, input)
  const credits = (count ?? Number.NaN) * cost.credits
  if (count === undefined || !Number.isSafeInteger(credits) || credits < 0)
    throw new Error(`${id} has an invalid cost: ${credits}`)
  return { units: count, credits }
}
