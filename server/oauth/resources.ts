import type { Audience } from '../identity/authenticate.ts'

/** What a token can be good for, as its address (RFC 8707). The first is what who asks for none gets. */
export const resources = { api: '/v1', mcp: '/mcp' } as const satisfies Partial<Record<Audience, string>>

export const resourceOf = (origin: string, audience: keyof typeof resources): string =>
  origin + resources[audience]

export const resourcesOf = (origin: string): string[] => Object.values(resources).map(path => origin + path)

/** The part of the server that a resource is. */
export function audienceOf(origin: string, resource: string): string {
  const found = Object.entries(resources).find(([, path]) => origin + path === resource)
  if (!found) throw new Error(`${resource} is no resource of this server`)
  return found[0]
}
