import type { Audience } from '../identity/authenticate.ts'

/** The resources that a token can be for (RFC 8707). The first is the default. */
export const resources = { api: '/v1', mcp: '/mcp' } as const satisfies Partial<Record<Audience, string>>

export const resourceOf = (origin: string, audience: keyof typeof resources): string =>
  origin + resources[audience]

export const resourcesOf = (origin: string): string[] => Object.values(resources).map(path => origin + path)

/** The audience that a resource stands for. */
export function audienceOf(origin: string, resource: string): string {
  const found = Object.entries(resources).find(([, path]) => origin + path === resource)
  if (!found) throw new Error(`${resource} is not a resource of this server`)
  return found[0]
}
