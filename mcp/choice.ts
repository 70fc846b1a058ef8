import { isId } from '@learn/contract/id'
import { type CallerKind, callersOf, type Operation } from '@learn/contract/operation'
import { bindableOf } from './binding.ts'
import { didYouMean, toolsetOf } from './names.ts'

/** What the person who connects an agent allows it to use. */
export interface ChoiceOptions {
  /** Areas of the contract, such as `learn`. All of them by default. */
  readonly toolsets?: readonly string[] | undefined
  readonly readOnly?: boolean | undefined
  /** The only organization that the agent may use. */
  readonly organization?: string | undefined
  /** Who is calling, if that is known. Operations for others are left out. */
  readonly kind?: CallerKind | undefined
}

export interface Choice {
  readonly operations: readonly Operation[]
  /** Operations that have their own tool. */
  readonly direct: readonly Operation[]
  /** Whether there are more operations, which the agent finds by searching. */
  readonly searchable: boolean
  readonly organization: string | undefined
  /** Operations for other kinds of callers. */
  readonly closed: readonly Operation[]
}

/** More tools confuse a model and fill its context. */
export const mostTools = 25

/** Splits a list such as `learn, billing`. */
export const readToolsets = (text: string | undefined): string[] | undefined =>
  text?.split(',').map(name => name.trim())

/** An invalid choice. */
export class ChoiceError extends Error {}

export function choose(all: readonly Operation[], options: ChoiceOptions): Choice {
  const { toolsets, readOnly, kind } = options
  // Answers, with which it is compared, have lower-case ids.
  const organization = options.organization?.toLowerCase()
  checkToolsets(all, toolsets)
  checkOrganization(organization)
  const closed = kind ? all.filter(operation => !callersOf(operation).includes(kind)) : []
  const operations = (organization === undefined ? all : bindableOf(all)).filter(
    operation =>
      (!toolsets || toolsets.includes(toolsetOf(operation))) &&
      (!readOnly || operation.effect === 'read') &&
      !closed.includes(operation),
  )
  const featured = operations.filter(operation => operation.featured)
  // With named toolsets, their other operations fill the remaining room. So do those of a child.
  const others = toolsets || kind === 'student' ? operations.filter(operation => !operation.featured) : []
  const wanted = [...featured, ...others]
  if (wanted.length === operations.length && wanted.length <= mostTools)
    return { operations, direct: wanted, searchable: false, organization, closed }
  return { operations, direct: wanted.slice(0, mostTools - 2), searchable: true, organization, closed }
}

function checkToolsets(all: readonly Operation[], toolsets: readonly string[] | undefined) {
  const known = [...new Set(all.map(toolsetOf))]
  for (const name of toolsets ?? []) {
    if (!known.includes(name))
      throw new ChoiceError(
        `There is no toolset "${name}".${didYouMean(name, known)} The toolsets are ${known.join(', ')}.`,
      )
  }
}

function checkOrganization(organization: string | undefined) {
  if (organization !== undefined && !isId(organization))
    throw new ChoiceError(`"${organization.slice(0, 100)}" is not an organization id. It must be a UUID.`)
}
