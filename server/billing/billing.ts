import * as contract from '@learn/contract/billing'
import type { Input, Output } from '@learn/contract/operation'
import type { getStatement as statementOperation } from '@learn/contract/statements'
import { type Context, organizationIdOf } from '../context.ts'
import { throwNotFound } from '../not-found.ts'
import { validateFlat } from '../path/validate.ts'
import { day, readSpan } from '../times.ts'
import * as store from './billing.store.ts'

export async function getBalance(ctx: Context<'NotFound'>): Promise<contract.CreditBalance> {
  return (await store.findBalance(ctx.db, organizationIdOf(ctx))) ?? throwNotFound(ctx, 'organizationId')
}

export async function getUsage(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.getUsage>,
): Promise<contract.CreditUsage> {
  const span = readSpan(ctx, input, { usual: 30, most: contract.mostUsageDays })
  const organizationId = organizationIdOf(ctx)
  const lines = await store.findUsage(ctx.db, organizationId, span)
  const byDay = Map.groupBy(lines, line => line.day)
  const operations = [...Map.groupBy(lines, line => line.operation)].map(([operation, those]) => ({
    operation,
    ...sumOf(those),
  }))
  return {
    organizationId,
    ...span,
    ...sumOf(lines),
    operations: operations.sort((a, b) => b.credits - a.credits),
    days: [...byDay].map(([name, those]) => ({ day: name, operations: those })),
  }
}

const sumOf = (lines: readonly store.Usage[]) => ({
  calls: lines.reduce((sum, { calls }) => sum + calls, 0),
  credits: lines.reduce((sum, { credits }) => sum + credits, 0),
})

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export async function getStatement(
  ctx: Context<'BadRequest' | 'NotFound'>,
  { month }: Input<typeof statementOperation>,
): Promise<Output<typeof statementOperation>> {
  const from = new Date(`${month}-01T00:00:00.000Z`)
  if (from > ctx.now) throw ctx.fault('BadRequest', `${month} has not started yet.`)
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1))
  const organizationId = organizationIdOf(ctx)
  const found =
    (await store.findStatement(ctx.db, organizationId, from, to)) ?? throwNotFound(ctx, 'organizationId')
  const lastDay = dayOf(new Date(to.getTime() - day))
  const usage = await store.findUsage(ctx.db, organizationId, { from: dayOf(from), to: lastDay })
  const until = to > ctx.now ? ctx.now : to
  return { ...found, month, from: from.toISOString(), to: until.toISOString(), usage }
}

export async function listPrices(ctx: Context): Promise<Output<typeof contract.listPrices>> {
  const data = ctx.parts.operations.flatMap(({ id, summary, cost }) =>
    cost ? [{ operation: id, summary, ...cost }] : [],
  )
  return { data, total: data.length, nextCursor: null, prevCursor: null }
}

export async function createEstimate(
  ctx: Context<'BadRequest' | 'NotFound'>,
  { operation: id, input }: Input<typeof contract.createEstimate>,
): Promise<contract.Estimate> {
  const operation = ctx.parts.operations.find(known => known.id === id)
  if (!operation)
    throw ctx.fault(
      'BadRequest',
      `The operation ${id} does not exist. billing.listPrices lists the paid operations.`,
    )
  if (!operation.cost) throw ctx.fault('BadRequest', `${id} is free, so there is nothing to estimate.`)
  const valid = validateFlat(operation, 'input', input)
  const organizationId = organizationIdOf(ctx)
  const named = (valid as { organizationId?: string }).organizationId
  if (named !== undefined && named.toLowerCase() !== organizationId)
    throw ctx.fault(
      'BadRequest',
      'input.organizationId must be the same as organizationId, the organization that pays.',
    )
  const { units, credits } = await ctx.parts.quote(operation, ctx, valid)
  const balance = (await store.findBalance(ctx.db, organizationId)) ?? throwNotFound(ctx, 'organizationId')
  const shortfall = Math.max(0, credits - balance.creditsBalance)
  return {
    organizationId,
    operation: id,
    units,
    per: operation.cost.per,
    credits,
    availableCredits: balance.creditsBalance,
    reservedCredits: balance.reservedCredits,
    payable: shortfall === 0,
    shortfall,
  }
}
