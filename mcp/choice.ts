import type { Operation } from '@learn/contract/operation'
import { bindableOf } from './binding.ts'
import { didYouMean, toolsetOf } from './names.ts'

/** What whoever connects an agent wants it to have. */
export interface ChoiceOptions {
  /** Groups of operations, such as `learn`; all of them where none is named. */
  readonly toolsets?: readonly string[] | undefined
  readonly readOnly?: boolean | undefined
  /** The one organization that may be touched. */
  readonly organization?: string | undefined
}

export interface Choice {
  readonly operations: readonly Operation[]
  /** Those that are tools of their own. */
  readonly direct: readonly Operation[]
  /** Whether there are others, to be found by searching. */
  readonly searchable: boolean
  readonly organization: string | undefined
}

/** More tools than these confuse a model, and fill its context before it has begun. */
export const mostTools = 25

/** Names as they are given in one text: `learn, billing`. */
export const readToolsets = (text: string | undefined): string[] | undefined =>
  text?.split(',').map(name => name.trim())

/** A choice that can't be made, in a sentence for who made it. */
export class ChoiceError extends Error {}

export function choose(all: readonly Operation[], options: ChoiceOptions): Choice {
  const { toolsets, readOnly } = options
  // As answers write it, with which it is compared.
  const organization = options.organization?.toLowerCase()
  checkToolsets(all, toolsets)
  checkOrganization(organization)
  const operations = (organization === undefined ? all : bindableOf(all)).filter(
    operation =>
      (!toolsets || toolsets.includes(toolsetOf(operation))) && (!readOnly || operation.effect === 'read'),
  )
  const featured = operations.filter(operation => operation.featured)
  // Who names toolsets wants what is in them, as far as there is room.
  const others = toolsets ? operations.filter(operation => !operation.featured) : []
  const wanted = [...featured, ...others]
  if (wanted.length === operations.length && wanted.length <= mostTools)
    return { operations, direct: wanted, searchable: false, organization }
  return { operations, direct: wanted.slice(0, mostTools - 2), searchable: true, organization }
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
  if (organization !== undefined && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(organization))
    throw new ChoiceError(`"${organization.slice(0, 100)}" is no organization id: that is a UUID.`)
}
